import HearthCore

/// What a press anywhere in a row means: a button or a menu, as long as it is there.
@MainActor struct RowTarget {
  private weak var node: BehaviorNode?
  fileprivate init(_ node: BehaviorNode) { self.node = node }

  var isEnabled: Bool { node.map { !$0.isUnmounted && $0.isEnabled } ?? false }
  func press() {
    switch node?.behavior {
    case let button as ButtonControl: button.activate()
    case let menu as MenuBehavior: menu.act(highlightsFirst: false)
    default: break
    }
  }
}

extension ListRow {
  /// Whether the content is where a press may mean a button or menu in it. While the list is edited the row is what is
  /// pressed.
  var mayHaveTarget: Bool {
    place.kind == .row && node.isEnabled && edit.lead == nil && !edit.confirms
      && node.scope.value(IdiomKey.self).isTouched
  }
  /// The only button or menu of the automatic style in the row, where fingers press. A press looks for it once, as it begins.
  ///
  /// Source: seen, lists and forms on iOS, where a picker that opens a menu is such a row, too; on a Mac a button is pressed
  /// where it is. Of several in a row each is pressed where it is: our choice, as iOS performs all of them.
  func findTarget() -> RowTarget? {
    guard mayHaveTarget else { return nil }
    var targets: [RowTarget] = []
    Self.collectTargets(below: node.child, &targets)
    return targets.count == 1 && targets[0].isEnabled ? targets[0] : nil
  }
  /// What the press began with, where it counts now.
  var heldTarget: RowTarget? {
    guard let target = press?.target, mayHaveTarget, target.isEnabled else { return nil }
    return target
  }

  /// What other controls are made of is theirs.
  private static func collectTargets(below node: LayoutNode, _ found: inout [RowTarget]) {
    if found.count > 1 || node is LazyNode { return }
    switch (node as? BehaviorNode)?.behavior {
    case let button as ButtonControl:
      if button.ownLook == .automatic { found.append(RowTarget(button.node)) }
    case let menu as MenuBehavior:
      if menu.isPlain { found.append(RowTarget(menu.node)) }
    case is Control: break
    default: node.visitLayoutChildren { collectTargets(below: $0, &found) }
    }
  }
}

extension MenuBehavior {
  /// Whether its button is one of ours without a border.
  fileprivate var isPlain: Bool {
    var button: ButtonControl?
    func find(_ node: LayoutNode) {
      if button == nil, let control = (node as? BehaviorNode)?.behavior as? ButtonControl { button = control }
      if button == nil { node.visitLayoutChildren(find) }
    }
    find(node.child)
    return button?.ownLook.map { $0 != .bordered && $0 != .borderedProminent } ?? false
  }
}
