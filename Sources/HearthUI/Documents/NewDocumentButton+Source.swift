import Foundation
import HearthCore
import UniformTypeIdentifiers

// Buttons that say by which of them a document was made, and those that make one of what is on the clipboard.

extension NewDocumentButton where Label == Text {
  /// A button that makes an empty document, and a name for it: the document can find out that it was made so.
  ///
  /// - Parameters:
  ///   - label: Nil for "New Document".
  ///   - contentType: The type of the file; nil for that of the app's first group.
  public nonisolated init(_ label: Text? = nil, contentType: UTType? = nil, source: DocumentCreationSource) {
    self.init(label ?? Text("New Document"), source: source) { $0.make(contentType) }
  }
  /// A button with a title from the app's tables that makes an empty document, and a name for it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init(Text(titleKey), contentType: contentType, source: source)
  }
  /// A button with a title from a resource that makes an empty document, and a name for it.
  @_disfavoredOverload public nonisolated init(
    _ title: LocalizedStringResource, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init(Text(title), contentType: contentType, source: source)
  }
  /// A button with a title as it is that makes an empty document, and a name for it.
  @_disfavoredOverload public nonisolated init(
    _ title: some StringProtocol, contentType: UTType? = nil, source: DocumentCreationSource
  ) {
    self.init(Text(title), contentType: contentType, source: source)
  }
  /// A button that makes a document with the contents of a file; an empty one where `prepareDocumentURL` returns nil.
  public nonisolated init(
    _ label: Text? = nil, contentType: UTType, source: DocumentCreationSource,
    _ prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    let prepare = UncheckedSendable(prepareDocumentURL)
    self.init(label ?? Text("New Document"), source: source) { target in
      if let url = try await prepare.value() {
        try await target.open(url, contentType)
      } else {
        target.make(contentType)
      }
    }
  }
  /// A button with a title from the app's tables that makes a document with the contents of a file.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, contentType: UTType, source: DocumentCreationSource,
    prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(Text(titleKey), contentType: contentType, source: source, prepareDocumentURL)
  }
  /// A button that opens a document which the app makes; an empty one where `prepareDocument` returns nil.
  public nonisolated init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    source: DocumentCreationSource, _ prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    let prepare = UncheckedSendable(prepareDocument)
    self.init(label ?? Text("New Document"), source: source) { target in
      let type = contentType ?? D.writableContentTypes.first
      if let document = try await prepare.value() { target.show(document, type) } else { target.make(type) }
    }
  }
}

/// Where a new document has its contents from.
///
///     NewDocumentButton(source: .pasteboard)
nonisolated public struct NewDocumentButtonDataSource: Hashable, Sendable {
  private init() {}
  /// The contents of the clipboard.
  public static let pasteboard = NewDocumentButtonDataSource()
}

/// The label of a button that makes a document of what is on the clipboard.
nonisolated public struct DefaultNewDocumentButtonLabel: View {
  /// Creates the label.
  public nonisolated init() {}
  @MainActor public var body: some View { Label("New from Clipboard", systemImage: "doc.on.clipboard") }
}

extension NewDocumentButton where Label == DefaultNewDocumentButtonLabel {
  /// A button that makes a document of what is on the clipboard. It is off while there is nothing that the app's groups
  /// write documents of.
  public nonisolated init(source: NewDocumentButtonDataSource) {
    self.init(DefaultNewDocumentButtonLabel(), pasting: { $0.controller?.makableTypes ?? [] })
  }
  /// A button that makes a document of a type of what is on the clipboard. It is off while there is nothing that such
  /// documents are read from.
  public nonisolated init<D: FileDocument>(for type: D.Type, source: NewDocumentButtonDataSource) {
    self.init(DefaultNewDocumentButtonLabel(), pasting: { _ in D.readableContentTypes })
  }
}
