import Foundation
import HearthCore

// Windows and extras of the menu bar that an app makes by objects, and not by scenes of its body.

extension AppScenes {
  /// How a window is to be that no scene declares.
  package struct UndeclaredWindow {
    package var title = ""
    /// Points, of the content; nil for what the content asks for.
    package var size: CGSize?
    package var chrome = WindowRequest.Chrome.titleBar
    /// Whether it stays above the app's other windows.
    package var isFloating = false
    /// Whether it is about another window, and keeps no app running.
    package var isUtility = false
    package var canResize = true
    package var isDraggedByBackground = false
    package var content: @MainActor () -> AnyView
    package init(content: @escaping @MainActor () -> AnyView) { self.content = content }
  }
  /// Opens a window soon, and tells `didOpen` of it. It does not come back when the app starts again.
  package func open(_ window: UndeclaredWindow, didOpen: @escaping (WindowSession) -> Void) {
    var scene = SceneDescription(
      window.isUtility ? .utility : .single, id: nil, title: Text(verbatim: window.title)
    ) { _ in window.content() }
    scene.index = -1
    scene.restorationBehavior = .disabled
    scene.defaultSize = window.size
    scene.chrome = window.chrome
    scene.level = window.isFloating ? .floating : .normal
    scene.resizability = window.canResize ? nil : .contentSize
    scene.isDraggedByBackground = window.isDraggedByBackground
    ask(.undeclared(scene, didOpen))
  }

  /// What an extra that no scene declares is to show.
  package struct UndeclaredExtra {
    package var title = ""
    package var label = AnyView(EmptyView())
    /// The items of the menu; nil where a press does something else.
    package var menu: AnyView?
    /// What a window below the extra shows; see `showWindow(of:)`.
    package var window: AnyView?
    package var action: (() -> Void)?
    package init() {}

    @MainActor fileprivate func scene(_ index: Int) -> SceneDescription {
      let content = menu ?? window ?? AnyView(Button(title) { action?() })
      var scene = SceneDescription(.menuBarExtra, id: nil, title: Text(verbatim: title)) { _ in content }
      scene.index = index
      scene.extra = MenuBarExtraDeclaration(label: label, isInserted: nil)
      scene.extra?.opensWindow = menu == nil
      scene.extra?.action = menu == nil ? action : nil
      return scene
    }
  }
  /// Shows an extra.
  package func add(_ extra: UndeclaredExtra) -> MenuBarExtraItem {
    let index = (extras.map(\.scene.index).min() ?? 0)
    let number = 1_000 - min(index, 0)
    let item = MenuBarExtraItem(self, extra.scene(min(index, 0) - 2), number: number)
    extras.append(item)
    platform.showStatusItem(item)
    platform.requestUpdate()
    return item
  }
  package func change(_ item: MenuBarExtraItem, to extra: UndeclaredExtra) {
    let scene = extra.scene(item.scene.index)
    item.sceneDidChange(scene)
    for session in sessions where session.scene.index == scene.index { session.sceneDidChange(scene) }
    platform.requestUpdate()
  }
  /// Takes an extra away.
  package func remove(_ item: MenuBarExtraItem) {
    guard extras.contains(where: { $0 === item }) else { return }
    extras.removeAll { $0 === item }
    item.close()
    for session in sessions where session.scene.index == item.scene.index { close(session) }
    platform.requestUpdate()
  }
  /// Shows the window of an extra, where the user has pressed it.
  package func showWindow(of item: MenuBarExtraItem) { ask(.extraWindow(item.scene.index, at: item.lastPoint)) }
  package func hideWindow(of item: MenuBarExtraItem) {
    if let session = windowSession(of: item), !session.isHidden { close(session) }
  }
  /// Whether the window of an extra is on the screen.
  package func showsWindow(of item: MenuBarExtraItem) -> Bool { windowSession(of: item)?.isHidden == false }
  private func windowSession(of item: MenuBarExtraItem) -> WindowSession? {
    sessions.first { $0.scene.index == item.scene.index && !$0.isClosed }
  }
}

extension WindowSession {
  /// Takes the window off the screen. `AppScenes.raise(_:)` brings it back.
  package func setHiddenByApp() {
    if isHidden || isClosed { return }
    setHidden(true)
    scenes?.activityDidChange()
  }
}
