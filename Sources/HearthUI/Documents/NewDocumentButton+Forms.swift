import Foundation
import HearthCore
import UniformTypeIdentifiers

extension NewDocumentButton where Label == Text {
  /// A button that makes an empty document.
  ///
  /// - Parameters:
  ///   - label: Nil for "New Document".
  ///   - contentType: The type of the file; nil for that of the app's first group.
  public nonisolated init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label ?? Text("New Document")) { $0.make(contentType) }
  }
  /// A button with a title from the app's tables that makes an empty document.
  public nonisolated init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
    self.init(Text(titleKey), contentType: contentType)
  }
  /// A button with a title from a resource that makes an empty document.
  @_disfavoredOverload public nonisolated init(_ title: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(Text(title), contentType: contentType)
  }
  /// A button that makes a document with the contents of a file; an empty one where `prepareDocumentURL` returns nil.
  /// The file
  /// itself stays as it is; only in a `DocumentLaunchView` it is the document.
  public nonisolated init(
    _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    let prepare = UncheckedSendable(prepareDocumentURL)
    self.init(label ?? Text("New Document")) { target in
      if let url = try await prepare.value() {
        try await target.open(url, contentType)
      } else {
        target.make(contentType)
      }
    }
  }
  /// A button with a title from the app's tables that makes a document with the contents of a file.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }
  /// A button with a title from a resource that makes a document with the contents of a file.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }
  /// A button that opens a document which the app makes; an empty one where `prepareDocument` returns nil.
  public nonisolated init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    let prepare = UncheckedSendable(prepareDocument)
    self.init(label ?? Text("New Document")) { target in
      let type = contentType ?? D.writableContentTypes.first
      if let document = try await prepare.value() { target.show(document, type) } else { target.make(type) }
    }
  }
  /// A button with a title from the app's tables that opens a document which the app makes.
  public nonisolated init<D: FileDocument>(
    _ titleKey: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(Text(titleKey), for: documentType, contentType: contentType, prepareDocument: prepareDocument)
  }
  /// A button with a title from a resource that opens a document which the app makes.
  @_disfavoredOverload public nonisolated init<D: FileDocument>(
    _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(Text(title), for: documentType, contentType: contentType, prepareDocument: prepareDocument)
  }
  /// A button that opens a document, an object, which the app makes; an empty one where `prepareDocument` returns nil.
  public nonisolated init<D: ReferenceFileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    let prepare = UncheckedSendable(prepareDocument)
    self.init(label ?? Text("New Document")) { target in
      let type = contentType ?? D.writableContentTypes.first
      if let document = try await prepare.value() { target.show(document, type) } else { target.make(type) }
    }
  }
}
