import HearthCore

/// What a press anywhere in a row means.
@MainActor enum RowTarget {
  case button(ButtonControl)
  case menu(MenuBehavior)

  var isEnabled: Bool {
    switch self {
    case .button(let button): button.node.isEnabled
    case .menu(let menu): menu.node.isEnabled
    }
  }
  func press() {
    switch self {
    case .button(let button): button.activate()
    case .menu(let menu): menu.press()
    }
  }
}

extension ListRow {
  /// The only button or menu of the automatic style in the row, where fingers press.
  ///
  /// Source: seen, lists and forms on iOS, where a picker that opens a menu is such a row, too; on a Mac a button is pressed
  /// where it is. Of several in a row each is pressed where it is: our choice, as iOS performs all of them.
  var pressTarget: RowTarget? {
    guard place.kind == .row, node.isEnabled, node.scope.value(IdiomKey.self).isTouched else { return nil }
    // While the list is edited the row is what is pressed.
    if edit.lead != nil || edit.confirms { return nil }
    var targets: [RowTarget] = []
    Self.collectTargets(below: node.child, &targets)
    return targets.count == 1 && targets[0].isEnabled ? targets[0] : nil
  }

  /// What other controls are made of is theirs.
  private static func collectTargets(below node: LayoutNode, _ found: inout [RowTarget]) {
    if found.count > 1 || node is LazyNode { return }
    switch (node as? BehaviorNode)?.behavior {
    case let button as ButtonControl:
      if button.ownLook == .automatic { found.append(.button(button)) }
    case let menu as MenuBehavior:
      if menu.isPlain { found.append(.menu(menu)) }
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
