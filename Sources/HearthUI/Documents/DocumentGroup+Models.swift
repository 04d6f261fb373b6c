import Foundation
import HearthCore
import Observation
import UniformTypeIdentifiers

// Windows with documents that are observable objects.

extension DocumentGroup {
  /// Windows that edit documents which are observable objects.
  ///
  ///     DocumentGroup { note in NoteView(note: note) } makeDocument: { configuration, context in Note() }
  ///
  /// - Parameters:
  ///   - allowCreating: Whether the user can make documents, and not only open them.
  ///   - editor: The content of a window.
  ///   - makeDocument: Makes a document, an empty one or one for a file that is read then. It may take its time, as for a
  ///     choice of templates; with `CancellationError` nothing is made, and nothing is told.
  public nonisolated init(
    allowCreating: Bool = true, @ContentBuilder editor: @escaping (Document) -> Content,
    makeDocument: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
  )
  where
    Document: HearthUI.Document, Document: Observable, Document.Reader.Source == URL,
    Document.Writer.Destination == URL
  {
    let editor = UncheckedSendable(editor), make = UncheckedSendable(makeDocument)
    self.init(.models(Document.self, canMake: allowCreating) { try await make.value($0, $1) }) { document in
      (document.contents as? ModelContents<Document>).map { contents in
        AnyView(ModelDocumentView(model: contents.model, editor: editor.value))
      }
    }
  }
  /// Windows that show documents which are observable objects, and do not save them.
  ///
  /// - Parameter makeReadableDocument: Makes a document for a file that is read then.
  public nonisolated init(
    @ContentBuilder viewer: @escaping (Document) -> Content,
    makeReadableDocument:
      @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws ->
      Document
  ) where Document: ReadableDocument, Document: Observable, Document.Reader.Source == URL {
    let viewer = UncheckedSendable(viewer), make = UncheckedSendable(makeReadableDocument)
    self.init(.viewedModels(Document.self) { try await make.value($0, $1) }) { document in
      (document.contents as? ModelContents<Document>).map { contents in
        AnyView(ModelDocumentView(model: contents.model, editor: viewer.value))
      }
    }
  }
}

/// The app's view of a document that is an observable object.
nonisolated private struct ModelDocumentView<D: ReadableDocument, Content: View>: View {
  let model: D
  let editor: (D) -> Content
  @MainActor var body: some View {
    if let giving = model as? any _DocumentEnvironment {
      editor(model).transformEnvironment(\.self) { giving._setEnvironment(&$0) }
    } else {
      editor(model)
    }
  }
}

extension DocumentKind {
  typealias Make<D> = @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> D

  static func models<D: Document>(_: D.Type, canMake: Bool, _ make: @escaping Make<D>) -> DocumentKind
  where D.Reader.Source == URL, D.Writer.Destination == URL {
    models(
      D.self, D.writableContentTypes, isEditor: true, canMake: canMake, make, { ModelContents<D>(editing: $0) })
  }
  static func viewedModels<D: ReadableDocument>(_: D.Type, _ make: @escaping Make<D>) -> DocumentKind
  where D.Reader.Source == URL {
    models(D.self, [], isEditor: false, canMake: false, make, { ModelContents<D>(viewing: $0) })
  }
  private static func models<D: ReadableDocument>(
    _: D.Type, _ writableTypes: [UTType], isEditor: Bool, canMake: Bool, _ make: @escaping Make<D>,
    _ wrap: @escaping @MainActor (D) -> ModelContents<D>
  ) -> DocumentKind where D.Reader.Source == URL {
    /// At once, unless the app takes its time.
    @MainActor func made(
      _ origin: DocumentOrigin, _ then: @escaping @MainActor (Result<ModelContents<D>, any Error>) -> Void
    ) {
      Task.immediate { @MainActor in
        let result: Result<ModelContents<D>, any Error>
        do { result = .success(wrap(try await make(origin.configuration, origin.context))) } catch {
          result = .failure(error)
        }
        then(result)
      }
    }
    var empty: (@MainActor (DocumentOrigin, @escaping Then) -> Void)?
    if canMake { empty = { origin, then in made(origin) { then($0.map { $0 as any DocumentContents }) } } }
    return DocumentKind(
      type: D.self, readableTypes: D.readableContentTypes, writableTypes: writableTypes, isEditor: isEditor,
      make: empty,
      prepare: { type, origin, progress, then in
        made(origin) { result in
          then(
            result.map { contents in
              DocumentPreparation(read: contents.makeReading(of: type, progress)) { document, then in
                contents.take(document) { then($0.map { contents as any DocumentContents }) }
              }
            })
        }
      }, adopt: { ($0 as? D).map { wrap($0) } })
  }
}
