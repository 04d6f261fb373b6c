import HearthPersistence

/// The activities of a window's views, and which of them is the window's.
///
/// It is that of the innermost view: one with another inside does not count. Of several the one counts whose view
/// contains the focus, else the one that came last. It is chosen at the end of a frame in which one came, went or was
/// brought up to date, or focus moved, and kept with the window.
///
/// Source: Apple, documentation of `userActivity(_:isActive:_:)`: "the scope of the activity applies only to the scene or
/// window the view is in"; which one of several it is, is our choice: what is shown last and deepest is what the user
/// came to see.
@MainActor final class UserActivities {
  static let slot = EngineSlot { UserActivities($0) }
  static let key = "scene.activity"
  private unowned let engine: Engine
  /// In the order in which they came.
  private var nodes: [UserActivityNode] = []
  private weak var chosen: UserActivityNode?
  private var isChoiceDue = false
  /// Whether the window's activity is not kept as it is now.
  private var isUnsaved = false

  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  /// The activity of the window; nil where none of its views has one.
  var current: NSUserActivity? { chosen?.activity }

  func noteUpdate(of node: UserActivityNode) {
    if nodes.isEmpty { followFocus() }
    if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    if node === chosen { isUnsaved = true }
    chooseLater()
  }
  func remove(_ node: UserActivityNode) {
    guard let index = nodes.firstIndex(where: { $0 === node }) else { return }
    nodes.remove(at: index)
    chooseLater()
  }
  private func followFocus() {
    engine.content?.input.focus.observers[ObjectIdentifier(self)] = { [weak self] _ in
      if let self, self.nodes.count > 1 { self.chooseLater() }
    }
  }
  func chooseLater() {
    if isChoiceDue { return }
    isChoiceDue = true
    engine.performAtEndOfFrame { [self] in
      isChoiceDue = false
      choose()
    }
  }
  private func choose() {
    let new = best
    if new !== chosen {
      chosen?.activity?.resignCurrent()
      chosen = new
      isUnsaved = true
    }
    if let activity = new?.activity, !activity.isCurrent { activity.makeCurrent() }
    guard engine.scene.restoration.isEnabled else { return }
    if let activity = new?.activity {
      if isUnsaved { engine.scene[Self.key] = activity.savedState }
    } else if engine.activityReceivers.waiting == nil {
      engine.scene[Self.key] = nil
    }
    isUnsaved = false
  }
  private var best: UserActivityNode? {
    let around = nodes.map { Self.chain(from: $0.layoutParent) }
    let innermost = nodes.filter { node in !around.contains { $0.contains { $0 === node } } }
    if innermost.count > 1, let focused = engine.content?.input.focus.focused as? LayoutNode {
      let chain = Self.chain(from: focused)
      if let found = innermost.last(where: { node in chain.contains { $0 === node } }) { return found }
    }
    return innermost.last
  }
  private static func chain(from node: LayoutNode?) -> [LayoutNode] {
    var result: [LayoutNode] = []
    var current = node
    while let next = current {
      result.append(next)
      current = next.layoutParent
    }
    return result
  }
}

extension Engine {
  var userActivities: UserActivities { self[UserActivities.slot] }
}
