import HearthCore

/// Which of the editors below a `findNavigator` has the bar.
@MainActor final class FindNavigator {
  /// As long as they have editors.
  private static var all: [Namespace.ID: FindNavigator] = [:]
  /// That of a modifier; made for the first editor.
  static func of(_ id: Namespace.ID) -> FindNavigator {
    if let known = all[id] { return known }
    let new = FindNavigator(id)
    all[id] = new
    return new
  }
  private let id: Namespace.ID
  private var editors: [FindEditorReference] = []
  private var presenter: FindEditorReference?
  private init(_ id: Namespace.ID) { self.id = id }
  nonisolated deinit {}

  func add(_ editor: TextFieldControl) {
    editors.removeAll { $0.editor == nil || $0.editor?.node.isUnmounted == true }
    if !editors.contains(where: { $0.editor === editor }) { editors.append(FindEditorReference(editor: editor)) }
  }
  func remove(_ editor: TextFieldControl) {
    end(in: editor)
    editors.removeAll { $0.editor == nil || $0.editor === editor }
    if editors.isEmpty { Self.all[id] = nil }
  }
  /// Whether this is the editor that has the bar while it is shown.
  func isPresenter(_ editor: TextFieldControl) -> Bool {
    if let known = presenter?.editor, !known.node.isUnmounted { return known === editor }
    presenter = editors.first { $0.editor?.isFocused == true } ?? editors.first
    return presenter?.editor === editor
  }
  func begin(in editor: TextFieldControl) { presenter = FindEditorReference(editor: editor) }
  func end(in editor: TextFieldControl) { if presenter?.editor === editor { presenter = nil } }
}

private struct FindEditorReference { weak var editor: TextFieldControl? }

nonisolated struct FindNavigatorModifier: ViewModifier {
  let isPresented: Binding<Bool>
  @Namespace private var namespace
  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented, id = namespace
    content.transformEnvironment(\.findSettings) {
      $0.isPresented = isPresented
      $0.navigator = id
    }
  }
}
