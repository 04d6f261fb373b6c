import HearthCore

/// What the bars of a page show. Belongs to a `BarHost`; written in the state phase.
@MainActor package final class BarModel {
  var content = BarContent()
  var title = NavigationTitle()
  /// Set once the bar has a node.
  weak var engine: Engine?
  /// Evaluates the bars anew.
  var redraw: [() -> Void] = []
  nonisolated init() {}
  nonisolated deinit {}

  func set(_ content: BarContent) {
    self.content = content
    for toolbar in content.toolbars { toolbar.bar = self }
    update()
  }
  func set(_ title: NavigationTitle) {
    self.title = title
    update()
  }
  func setNeedsUpdate() {
    guard let engine else { return update() }
    engine.afterBodies[ObjectIdentifier(self)] = (engine.root, { [weak self] in self?.update() })
    engine.requestFrame()
  }
  private func update() { for redraw in redraw { redraw() } }

  /// All items, in the order in which they were written.
  var items: [ToolbarEntry] { content.toolbars.flatMap(\.items) }
}
