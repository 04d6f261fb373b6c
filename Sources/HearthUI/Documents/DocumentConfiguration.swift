import Foundation
import HearthCore

/// A document that is a value, for the content of a `DocumentGroup`.
nonisolated public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Writing to it changes the document, which is saved when changes have come to rest.
  @Binding public var document: Document
  /// Where the document's file is; nil while it has none.
  public var fileURL: URL?
  /// Whether the document can be changed: not in a group that only views.
  public var isEditable: Bool
  /// By which button the document was made; nil where none has said so.
  public let creationSource: DocumentCreationSource?
  init(_ document: Binding<Document>, fileURL: URL?, isEditable: Bool, creationSource: DocumentCreationSource?) {
    _document = document
    (self.fileURL, self.isEditable, self.creationSource) = (fileURL, isEditable, creationSource)
  }
}

/// A document that is an object, for the content of a `DocumentGroup`.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; `$document` has bindings to its properties.
  @ObservedObject public var document: Document
  /// Where the document's file is; nil while it has none.
  public var fileURL: URL?
  /// Whether the document can be changed: not in a group that only views.
  public var isEditable: Bool
  /// By which button the document was made; nil where none has said so.
  public let creationSource: DocumentCreationSource?
  init(_ document: Document, fileURL: URL?, isEditable: Bool, creationSource: DocumentCreationSource?) {
    _document = ObservedObject(wrappedValue: document)
    (self.fileURL, self.isEditable, self.creationSource) = (fileURL, isEditable, creationSource)
  }
}

/// The facts that views know about the document around them.
///
///     @Environment(\.documentConfiguration) private var configuration
///     Text(configuration?.fileURL?.path ?? "Not saved yet")
nonisolated public struct DocumentConfiguration: Equatable, Sendable {
  /// Where the document's file is; nil while it has none.
  public internal(set) var fileURL: URL?
  /// Whether the document can be changed.
  public internal(set) var isEditable: Bool
}

struct DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }
extension EnvironmentValues {
  /// The document around the view; nil outside of the windows of a `DocumentGroup`.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

/// A type that holds a document on behalf of a window.
///
/// The windows of a `DocumentGroup` have one; apps do not need it.
public protocol DocumentBaseBox<Document>: AnyObject {
  /// What is held.
  associatedtype Document
  /// The document; nil when it has gone.
  var base: Document? { get set }
}
