import HearthCore

/// Which of the editors below a `findNavigator` has the bar.
@MainActor final class FindNavigator {
  private var editors: [FindEditorReference] = []
  private var presenter: FindEditorReference?
  nonisolated init() {}
  nonisolated deinit {}

  func add(_ editor: any SearchedEditor) {
    editors.removeAll { $0.editor == nil || $0.editor?.node.isUnmounted == true }
    if !editors.contains(where: { $0.editor === editor }) { editors.append(FindEditorReference(editor: editor)) }
  }
  func remove(_ editor: any SearchedEditor) {
    end(in: editor)
    editors.removeAll { $0.editor == nil || $0.editor === editor }
  }
  /// Whether this is the editor that has the bar while it is shown.
  func isPresenter(_ editor: any SearchedEditor) -> Bool {
    if let known = presenter?.editor, !known.node.isUnmounted { return known === editor }
    presenter = editors.first { $0.editor?.isFocused == true } ?? editors.first
    return presenter?.editor === editor
  }
  func begin(in editor: any SearchedEditor) { presenter = FindEditorReference(editor: editor) }
  func end(in editor: any SearchedEditor) { if presenter?.editor === editor { presenter = nil } }
}

private struct FindEditorReference { weak var editor: (any SearchedEditor)? }

struct FindNavigatorModifier: ViewModifier {
  let isPresented: Binding<Bool>
  @State private var navigator = FindNavigator()
  nonisolated init(isPresented: Binding<Bool>) { self.isPresented = isPresented }
  func body(content: Content) -> some View {
    let isPresented = isPresented, navigator = navigator
    content.transformEnvironment(\.findSettings) {
      $0.isPresented = isPresented
      $0.navigator = navigator
    }
  }
}
