import Foundation
import UniformTypeIdentifiers

/// A document that is an observable object, which is read from a file and written to one while the app goes on.
///
/// ```swift
/// @Observable final class Note: Document {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///   func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
///     FileWrapperDocumentReader(configuration) { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
///   }
///   func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
///     FileWrapperDocumentWriter(configuration) { text, _ in FileWrapper(regularFileWithContents: Data(text.utf8)) }
///   }
///   @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
///   @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
/// }
/// ```
///
/// A `DocumentGroup` notices changes of it by what is registered with the undo manager of its window, and by nothing
/// else. Source: Apple, documentation of Document and WritableDocument.
nonisolated public protocol Document: ReadableDocument, WritableDocument {}

/// A document that is read from a file.
///
/// The file is read in three steps: `reader(configuration:)` is asked for a reader, that reads in the background, and
/// `apply(snapshot:previous:)` takes what was read over on the main actor.
nonisolated public protocol ReadableDocument: AnyObject {
  /// What a file is read with.
  typealias ReadConfiguration = DocumentReadConfiguration
  /// What reads files.
  associatedtype Reader: DocumentReader
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What reads a file.
  func reader(configuration: sending Self.ReadConfiguration) -> sending Self.Reader
  /// Takes what was read in the place of what the document was.
  ///
  /// - Parameter previous: What was taken the last time; nil for the first.
  /// - Throws: Whatever makes the file of no use.
  @MainActor func apply(
    snapshot: sending Self.Reader.Snapshot, previous: sending Self.Reader.Snapshot?
  ) async throws
}

/// A document that is written to a file.
///
/// The file is written in three steps: `snapshot(contentType:)` takes on the main actor what is to be written,
/// `writer(configuration:)` is asked for a writer, and that writes in the background.
nonisolated public protocol WritableDocument: AnyObject {
  /// What a file is written with.
  typealias WriteConfiguration = DocumentWriteConfiguration
  /// What writes files.
  associatedtype Writer: DocumentWriter
  /// The types that the document can be written as; of one that is read, too, those that it is read from.
  static var writableContentTypes: [UTType] { get }
  /// What writes a file.
  func writer(configuration: sending Self.WriteConfiguration) -> sending Self.Writer
  /// The document as it is now: what no longer changes with it.
  /// - Throws: Whatever keeps the document from being written.
  @MainActor func snapshot(contentType: UTType) async throws -> sending Self.Writer.Snapshot
}

extension ReadableDocument where Self: WritableDocument {
  /// The types that the document can be read from, unless the app says otherwise.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A type that reads what documents are made of, in the background.
nonisolated public protocol DocumentReader<Snapshot>: SendableMetatype {
  /// What is read.
  associatedtype Snapshot
  /// What it is read from.
  associatedtype Source = URL
  /// Reads a document.
  ///
  /// - Parameter progress: Told how far that has come: `progress.start(totalCount:)`, once.
  /// - Throws: Whatever makes it unreadable, such as `CocoaError(.fileReadCorruptFile)`.
  @concurrent func read(
    from source: sending Self.Source, progress: consuming Subprogress
  ) async throws -> sending Self.Snapshot
}

/// A type that writes what documents are made of, in the background.
nonisolated public protocol DocumentWriter<Snapshot>: SendableMetatype {
  /// What is written.
  associatedtype Snapshot
  /// What it is written to.
  associatedtype Destination = URL
  /// Writes a document.
  ///
  /// - Parameters:
  ///   - destination: Where nothing is yet: it is put in the place of the document's file afterwards. Where `previous` is
  ///     not nil, and the document is a package, the package as it was written last.
  ///   - previous: What was written last; nil where that is not what `destination` holds.
  ///   - progress: Told how far that has come: `progress.start(totalCount:)`, once.
  /// - Throws: Whatever keeps the document from being written.
  @concurrent func write(
    snapshot: sending Self.Snapshot, to destination: sending Self.Destination, previous: sending Self.Snapshot?,
    progress: consuming Subprogress
  ) async throws
}

/// The context in which a file is read.
nonisolated public struct DocumentReadConfiguration: Sendable {
  /// The type of the file.
  public let contentType: UTType
}
/// The context in which a file is written.
nonisolated public struct DocumentWriteConfiguration: Sendable {
  /// The type that the document is to be written as.
  public let contentType: UTType
  /// The file that the new one takes the place of; nil for none.
  let existing: URL?
}
