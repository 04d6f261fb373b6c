import Combine
import Foundation
import HearthCore
import UniformTypeIdentifiers

/// A document that is an object, which is read from a file, and of which snapshots are written to one.
///
/// ```swift
/// final class Sketch: ReferenceFileDocument {
///   static var readableContentTypes: [UTType] { [.json] }
///   @Published var lines: [String] = []
///   init() {}
///   init(configuration: ReadConfiguration) throws {
///     lines = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
///   }
///   func snapshot(contentType: UTType) throws -> [String] { lines }
///   func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
///   }
/// }
/// ```
///
/// A `DocumentGroup` notices changes of it by what is registered with the undo manager of its window. Source: Apple,
/// ReferenceFileDocument: "SwiftUI … only if you register each change with an undo manager".
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is written: a value, which no longer changes with the document.
  associatedtype Snapshot
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as: by itself those that it is read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  /// - Throws: Whatever makes the file unreadable, such as `CocoaError(.fileReadCorruptFile)`.
  init(configuration: Self.ReadConfiguration) throws
  /// The document as it is now.
  /// - Throws: Whatever keeps the document from being written.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// A snapshot as a file.
  /// - Throws: Whatever keeps the document from being written.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
  /// The types that the document can be read from, unless the app says otherwise.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// Shows a dialog in which the user says where a document goes, and writes it there.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown. False again before `onCompletion` is called, and when the user
  /// cancels.
  ///   - document: The document. While it is nil no dialog is shown.
  ///   - defaultFilename: The name that is there already; the type's extension is added.
  ///   - onCompletion: Gets where the file is, or why it could not be written.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }
  /// Shows a dialog in which the user says where a document goes, and writes it there.
  ///
  /// - Parameters:
  ///   - contentTypes: The types that it can have; empty for all that it can write.
  ///   - onCancellation: Called when the user cancels.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document.map { ExportedDocument($0) },
      contentTypes: contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: onCancellation)
  }
  /// Shows a dialog in which the user chooses a directory, and writes the documents into it.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
  }
  /// Shows a dialog in which the user chooses a directory, and writes the documents into it: under the names that their
  /// file wrappers prefer, with a number where there is such a file.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    fileExporter(
      isPresented: isPresented, documents: documents.map { ExportedDocument($0) },
      contentTypes: contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes, onCompletion: onCompletion,
      onCancellation: onCancellation)
  }
}

/// A document that is an object, as one that is written only.
nonisolated private struct ExportedDocument: FileDocument {
  static var readableContentTypes: [UTType] { [] }
  private let write: UncheckedSendable<(FileDocumentWriteConfiguration) throws -> FileWrapper>
  init<D: ReferenceFileDocument>(_ document: D) {
    write = UncheckedSendable { configuration in
      try document.fileWrapper(
        snapshot: try document.snapshot(contentType: configuration.contentType), configuration: configuration)
    }
  }
  init(configuration: ReadConfiguration) throws { throw CocoaError(.featureUnsupported) }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { try write.value(configuration) }
}
