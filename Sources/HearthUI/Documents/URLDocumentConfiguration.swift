import Foundation
import HearthCore
import Observation
import Synchronization

/// The file of a document, for an app's `makeDocument`, while the document is open.
///
///     DocumentGroup { NoteView(note: $0) } makeDocument: { configuration, context in
///       Note(configuration: configuration)
///     }
@MainActor @Observable public final class URLDocumentConfiguration: CustomStringConvertible {
  /// Where the document's file is; nil while it has none.
  public internal(set) final var fileURL: URL? {
    didSet { descriptionState.value.withLock { $0 = fileURL?.path } }
  }
  /// When the file was changed the last time, as the document was read from it or written to it; nil while it has none.
  public internal(set) final var lastContentModificationDate: Date?
  /// By which button or action the document was made; nil where none has said so.
  public final let creationSource: DocumentCreationSource?
  @ObservationIgnored private let descriptionState = LockedText()

  init(fileURL: URL? = nil, creationSource: DocumentCreationSource? = nil) {
    (self.fileURL, self.creationSource) = (fileURL, creationSource)
    descriptionState.value.withLock { $0 = fileURL?.path }
  }
  nonisolated deinit {}
  /// A coordinator for reading and writing the file besides what the document does: parts of a package, say.
  public final func makeFileCoordinator() -> sending NSFileCoordinator { NSFileCoordinator() }
  /// The path of the file.
  public nonisolated final var description: String {
    "URLDocumentConfiguration(\(descriptionState.value.withLock { $0 } ?? "no file"))"
  }
}

/// How a document came to be made.
nonisolated public struct DocumentCreationContext: Sendable {
  /// By which button or action; nil where none has said so, and for a file that is opened.
  public let creationSource: DocumentCreationSource?
}

/// A button or action by which documents are made, named by the app.
///
///     extension DocumentCreationSource { static let template = DocumentCreationSource(id: "template") }
///     NewDocumentButton("New from Template", source: .template)
nonisolated public struct DocumentCreationSource: Hashable, Identifiable, Sendable {
  /// What it is called.
  public let id: String
  /// Creates a source of a name.
  public init(id: String) { self.id = id }
}

/// The app's `makeDocument` is called with this.
struct DocumentOrigin {
  let configuration: URLDocumentConfiguration
  var context: DocumentCreationContext { DocumentCreationContext(creationSource: configuration.creationSource) }
  @MainActor init(_ url: URL? = nil, source: DocumentCreationSource? = nil) {
    configuration = URLDocumentConfiguration(fileURL: url, creationSource: source)
  }
}

/// A text that any thread may read.
nonisolated private final class LockedText: Sendable {
  let value = Mutex<String?>(nil)
  init() {}
}
