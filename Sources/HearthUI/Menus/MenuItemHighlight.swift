import HearthCore

extension View {
  /// Runs `action` with true when this item of a menu is highlighted, and with false when it is not any more.
  ///
  ///     Menu("Theme") {
  ///       ForEach(themes) { theme in
  ///         Button(theme.name) { choose(theme) }.onMenuItemHighlight { isOn in preview = isOn ? theme : nil }
  ///       }
  ///     }
  ///
  /// An item is highlighted by the pointer, by keys, by a finger that rests on it, and as long as its submenu is open. When
  /// its menu closes it is told false before what was chosen acts. Outside of menus nothing happens. Source: Apple,
  /// documentation of onMenuItemHighlight(perform:); the order at the end is our choice.
  public nonisolated func onMenuItemHighlight(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(MenuItemHighlightModifier(action: action))
  }
}

nonisolated private struct MenuItemHighlightModifier: _ElementModifier {
  let action: (Bool) -> Void
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = MenuItemHighlight(node, modifier.action)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: BehaviorNode.self)
    (node.behavior as! MenuItemHighlight).action = modifier.action
  }
}

/// Hears of the highlight of the item that it is around.
@MainActor final class MenuItemHighlight: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  fileprivate(set) var action: (Bool) -> Void
  fileprivate init(_ node: BehaviorNode, _ action: @escaping (Bool) -> Void) {
    (self.node, self.action) = (node, action)
  }
  nonisolated deinit {}
}

/// Which items of open menus have been told that they are highlighted.
@MainActor final class MenuHighlights {
  private var told: [MenuItemHighlight] = []
  init() {}
  nonisolated deinit {}
  /// Tells what has changed: first what is not highlighted any more.
  func tell(_ now: [MenuItemHighlight]) {
    let old = told
    told = now
    for item in old where !now.contains(where: { $0 === item }) { item.action(false) }
    for item in now where !old.contains(where: { $0 === item }) { item.action(true) }
  }
}
