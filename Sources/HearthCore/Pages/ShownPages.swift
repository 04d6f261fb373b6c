/// What of a window's pages is shown.
@MainActor private final class ShownPages: LayoutGate {
  static let slot = EngineSlot { _ in ShownPages() }
  @exclusivity(unchecked) var covered = 0
  init() {}
  nonisolated deinit {}

  func keepsBackMeasuring(_ node: LayoutNode) -> Bool {
    guard let page = node.coveredPage else { return false }
    page.waitForLayout(node)
    return true
  }
  func keepsBackPlacing(_ node: LayoutNode) -> Bool {
    guard let page = node.coveredPage else { return false }
    page.waitForPlacement(node)
    return true
  }
}

extension Engine {
  /// Pages that are not on top of theirs: nothing in them is laid out.
  final var coveredPages: Int {
    get { self[ShownPages.slot].covered }
    set {
      let pages = self[ShownPages.slot]
      pages.covered = newValue
      frameActions.layoutGate = newValue > 0 ? pages : nil
    }
  }
}
