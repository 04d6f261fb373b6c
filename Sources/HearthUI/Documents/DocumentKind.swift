import Foundation
import HearthCore
import UniformTypeIdentifiers

/// How the documents of one scene are made and read.
struct DocumentKind: DocumentScene {
  /// What is told when a document is there, or why there is none.
  typealias Then = @MainActor (Result<any DocumentContents, any Error>) -> Void
  let type: Any.Type
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Whether documents are changed, and not only viewed.
  let isEditor: Bool
  /// Makes an empty document; nil where the user makes none.
  let make: (@MainActor (DocumentOrigin, @escaping Then) -> Void)?
  /// Makes ready for a file of a type.
  let prepare:
    @MainActor (
      UTType, DocumentOrigin, ProgressManager,
      @escaping @MainActor (Result<DocumentPreparation, any Error>) -> Void
    ) -> Void
  /// Takes a document that the app has made; nil where it is of another type.
  let adopt: @MainActor (Any) -> (any DocumentContents)?
  var desktopTypes: (mimeTypes: [String], others: [UTType]) {
    (
      readableTypes.flatMap { DocumentTypes.mimeTypes(of: $0) },
      readableTypes.filter { DocumentTypes.mimeTypes(of: $0).isEmpty }
    )
  }

  static func values<D: FileDocument>(_: D.Type, make: (@MainActor () -> D)?) -> DocumentKind {
    var empty: (@MainActor () -> any DocumentContents)?
    if let make { empty = { ValueContents<D>(make()) } }
    return simple(
      D.self, D.readableContentTypes, D.writableContentTypes, empty, { ValueContents<D>.reading(of: $0) },
      adopt: { value in
        guard let document = value as? D else { return nil }
        return ValueContents<D>(document)
      })
  }
  static func objects<D: ReferenceFileDocument>(_: D.Type, make: (@MainActor () -> D)?) -> DocumentKind {
    var empty: (@MainActor () -> any DocumentContents)?
    if let make { empty = { ReferenceContents<D>(make()) } }
    return simple(
      D.self, D.readableContentTypes, D.writableContentTypes, empty, { ReferenceContents<D>.reading(of: $0) },
      adopt: { value in
        guard let document = value as? D else { return nil }
        return ReferenceContents<D>(document)
      })
  }
  /// Documents that are made of files, without the app having made one before.
  private static func simple(
    _ type: Any.Type, _ readableTypes: [UTType], _ writableTypes: [UTType],
    _ make: (@MainActor () -> any DocumentContents)?,
    _ reading: @escaping @MainActor (UTType) -> @Sendable (URL) throws -> DecodedDocument,
    adopt: @escaping @MainActor (Any) -> (any DocumentContents)?
  ) -> DocumentKind {
    var empty: (@MainActor (DocumentOrigin, @escaping Then) -> Void)?
    if let make { empty = { _, then in then(.success(make())) } }
    return DocumentKind(
      type: type, readableTypes: readableTypes, writableTypes: writableTypes, isEditor: make != nil, make: empty,
      prepare: { fileType, _, _, then in
        then(
          .success(
            DocumentPreparation(read: reading(fileType)) { document, then in
              guard let contents = adopt(document) else {
                preconditionFailure("a \(type) was read, and not one was taken")
              }
              then(.success(contents))
            }))
      }, adopt: adopt)
  }

  /// The type as which a document reads a file; nil where it does not.
  func readableType(of url: URL) -> UTType? {
    let types = DocumentTypes.types(of: url)
    for type in types { if readableTypes.contains(type) { return type } }
    for type in types { if readableTypes.contains(where: { type.conforms(to: $0) }) { return type } }
    return readableTypes.first { DocumentTypes.extensions(of: $0).contains(url.pathExtension.lowercased()) }
  }
  /// The type as which a document is written under a name.
  func writableType(of url: URL) -> UTType {
    let suffix = url.pathExtension.lowercased()
    return writableTypes.first { DocumentTypes.extensions(of: $0).contains(suffix) } ?? writableTypes.first ?? .data
  }
}

/// What is needed to read a file.
struct DocumentPreparation {
  /// Reads it, on any thread.
  let read: @Sendable (URL) throws -> DecodedDocument
  /// Makes the document of what was read.
  let finish: @MainActor (any Sendable, @escaping DocumentKind.Then) -> Void
}

/// A document that was read, with what is known of its file.
struct LoadedDocument {
  let contents: any DocumentContents
  let file: DocumentReading.Outcome
  let origin: DocumentOrigin
}
extension DocumentReading.Outcome {
  /// Of a document that was not read from a file of its own.
  static var none: Self { Self(document: (), mark: nil, data: nil, versions: []) }
}
