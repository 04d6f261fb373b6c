import Foundation
import HearthCore
import UniformTypeIdentifiers

/// Windows that show documents: each a file that is made, opened, saved and closed with the commands of the menu File.
///
///     @main struct LetterApp: App {
///       var body: some Scene {
///         DocumentGroup(newDocument: Letter()) { file in
///           TextEditor(text: file.$document.text)
///         }
///       }
///     }
///
/// What has changed is saved when changes have come to rest, when the window loses the keyboard, when it closes and
/// when the
/// app ends; older states of the file are kept and can be returned to. Documentation/Documents.md has the rules.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  // Two boxes: the optimiser of Swift 6.3 fails where a tuple comes out of one.
  private let kind: UncheckedSendable<DocumentKind>
  private let editor: UncheckedSendable<@MainActor (OpenDocument) -> AnyView?>

  public typealias Body = Never
  @MainActor public static func _makeScene(_ scene: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let controller = DocumentController.of(inputs.scope.value(WindowContextKey.self).scenes)
    return SceneLeaf._makeNode(SceneLeaf(declaration: scene.declaration(controller)), inputs)
  }
  @MainActor public static func _updateScene(_ node: _ViewNode, _ scene: Self) {
    let controller = DocumentController.of(node.node.scope.value(WindowContextKey.self).scenes)
    SceneLeaf._update(node, SceneLeaf(declaration: scene.declaration(controller)))
  }

  init(_ kind: DocumentKind, _ editor: @escaping @MainActor (OpenDocument) -> AnyView?) {
    self.kind = UncheckedSendable(kind)
    self.editor = UncheckedSendable(editor)
  }
  @MainActor private func declaration(_ controller: DocumentController?) -> SceneDescription {
    let kind = kind.value, editor = editor.value
    var description = SceneDescription.documents(.group, title: nil, kind, controller) { place in
      AnyView(DocumentWindow(place: place, editor: editor))
    }
    description.documents = kind
    if let controller {
      description.commands = [AnyView(CommandsView(commands: DocumentCommands(controller: controller, kind: kind)))]
    }
    return description
  }
}

extension SceneDescription {
  /// Windows with a `DocumentPlace`.
  @MainActor static func documents(
    _ sort: Kind, title: Text?, _ kind: DocumentKind?, _ controller: DocumentController?,
    content: @escaping @MainActor (DocumentPlace) -> AnyView
  ) -> SceneDescription {
    let presented = controller.map { controller in
      PresentedType(
        type: DocumentReference.self, hasDefault: false, make: { controller.makePlace($0, kind) },
        decode: { controller.decode($0) })
    }
    return SceneDescription(sort, id: nil, title: title, presented: presented) { value in
      // A scene of another type may have come in its place.
      (value as? DocumentPlace).map(content) ?? AnyView(EmptyView())
    }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows that edit documents which are values.
  ///
  /// - Parameters:
  ///   - newDocument: An empty document, made anew for each.
  ///   - editor: The content of a window: it gets a binding to the document.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let new = UncheckedSendable(newDocument), editor = UncheckedSendable(editor)
    self.init(.values(Document.self) { new.value() }) { document in
      (document.contents as? ValueContents<Document>).map {
        AnyView(ValueDocumentView(document: document, contents: $0, editor: editor.value))
      }
    }
  }
  /// Windows that show documents which are values, and do not change them.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let viewer = UncheckedSendable(viewer)
    self.init(.values(Document.self, make: nil)) { document in
      (document.contents as? ValueContents<Document>).map {
        AnyView(ValueDocumentView(document: document, contents: $0, editor: viewer.value))
      }
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows that edit documents which are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes an empty document.
  ///   - editor: The content of a window: it gets the document.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let new = UncheckedSendable(newDocument), editor = UncheckedSendable(editor)
    self.init(.objects(Document.self) { new.value() }) { document in
      (document.contents as? ReferenceContents<Document>).map {
        AnyView(ObjectDocumentView(document: document, contents: $0, editor: editor.value))
      }
    }
  }
  /// Windows that show documents which are objects, and do not save them.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let viewer = UncheckedSendable(viewer)
    self.init(.objects(Document.self, make: nil)) { document in
      (document.contents as? ReferenceContents<Document>).map {
        AnyView(ObjectDocumentView(document: document, contents: $0, editor: viewer.value))
      }
    }
  }
}

/// The app's view of a document that is a value.
nonisolated private struct ValueDocumentView<D: FileDocument, Content: View>: View {
  let document: OpenDocument
  let contents: ValueContents<D>
  let editor: (FileDocumentConfiguration<D>) -> Content
  @MainActor var body: some View {
    editor(
      FileDocumentConfiguration(
        contents.binding(isEditable: document.isEditable), fileURL: document.fileURL, isEditable: document.isEditable,
        creationSource: document.origin.configuration.creationSource))
  }
}
/// The app's view of a document that is an object.
nonisolated private struct ObjectDocumentView<D: ReferenceFileDocument, Content: View>: View {
  let document: OpenDocument
  let contents: ReferenceContents<D>
  let editor: (ReferenceFileDocumentConfiguration<D>) -> Content
  @MainActor var body: some View {
    ObservedDocumentView(object: contents.object, document: document, editor: editor)
  }
}
/// The closure of the app may read the object itself.
private struct ObservedDocumentView<D: ReferenceFileDocument, Content: View>: View {
  @ObservedObject var object: D
  let document: OpenDocument
  let editor: (ReferenceFileDocumentConfiguration<D>) -> Content
  @MainActor init(
    object: D, document: OpenDocument, editor: @escaping (ReferenceFileDocumentConfiguration<D>) -> Content
  ) {
    _object = ObservedObject(wrappedValue: object)
    (self.document, self.editor) = (document, editor)
  }
  @MainActor var body: some View {
    editor(
      ReferenceFileDocumentConfiguration(
        object, fileURL: document.fileURL, isEditable: document.isEditable,
        creationSource: document.origin.configuration.creationSource))
  }
}
