import HearthCore

// What a row's swipe actions are, beside its swipes: items of its context menu, actions for
// assistive technology and for the key that deletes.

extension SwipeActionsBehavior {
  /// The behaviors in the chain of wrappers from a node inwards, the innermost first.
  static func all(from node: LayoutNode) -> [SwipeActionsBehavior] {
    var found: [SwipeActionsBehavior] = []
    var current = node
    while true {
      if let actions = (current as? BehaviorNode)?.behavior as? SwipeActionsBehavior { found.insert(actions, at: 0) }
      guard let wrapper = current as? UnaryNode, wrapper.hasContent else { return found }
      wrapper.resolveChild()
      current = wrapper.child
    }
  }
  /// The first of the actions that delete, of the view of a row.
  static func destructive(from element: LayoutNode) -> MenuEntry? {
    guard element.isEnabled else { return nil }
    let all = all(from: element)
    for edge in [HorizontalEdge.trailing, .leading] {
      let entries = all.filter { $0.edge == edge }.flatMap(\.entries)
      if let found = entries.first(where: { $0.isDestructive && $0.isEnabled }) { return found }
    }
    return nil
  }
}

extension ListRow {
  /// The row that a view is, and not only a part of.
  static func around(_ node: LayoutNode) -> ListRow? {
    var current = node.layoutParent
    while let wrapper = current as? UnaryNode {
      if let row = (wrapper as? BehaviorNode)?.behavior as? ListRow { return row }
      current = wrapper.layoutParent
    }
    return nil
  }

  /// The menu of the view that the row shows.
  var ownMenu: ContextMenuBehavior? {
    var node: LayoutNode? = self.node
    while let wrapper = node as? UnaryNode, wrapper.hasContent {
      wrapper.resolveChild()
      if let menu = (wrapper.child as? BehaviorNode)?.behavior as? ContextMenuBehavior,
        !(menu is SwipeActionsBehavior), menu.hasContextMenu
      {
        return menu
      }
      node = wrapper.child
    }
    return nil
  }
  /// Whether the row has its actions in its menu as well: where people do without fingers.
  private var hasActionsInMenu: Bool {
    let idiom = node.scope.value(IdiomKey.self)
    return idiom == .desktop || idiom == .tv
  }
  var swipeActions: [SwipeActionsBehavior] {
    place.kind == .row && node.isEnabled ? SwipeActionsBehavior.all(from: node) : []
  }
  /// The swipe actions of the row as items of a menu: those at the leading edge, then the others.
  var menuActions: [MenuEntry] {
    guard hasActionsInMenu else { return [] }
    let all = swipeActions
    return all.filter { $0.edge == .leading }.flatMap(\.entries)
      + all.filter { $0.edge == .trailing }.flatMap(\.entries)
  }
  /// Opens the menu of a row that has no other.
  var swipeMenu: SwipeActionsBehavior? {
    guard hasActionsInMenu, list.selectionMenu == nil, ownMenu == nil else { return nil }
    return swipeActions.first
  }

  /// The actions at an edge, and whether a full swipe performs the first. Without any, the trailing edge has the
  /// "Delete" of `onDelete(perform:)`.
  func actions(at edge: HorizontalEdge) -> (entries: [MenuEntry], allowsFullSwipe: Bool) {
    let all = swipeActions.filter { $0.edge == edge }
    if !all.isEmpty { return (all.flatMap(\.entries), all.allSatisfy(\.allowsFullSwipe)) }
    guard edge == .trailing, node.isEnabled, !traits.isDeleteDisabled, rowEditing?.editing.delete != nil else {
      return ([], false)
    }
    var entry = MenuEntry(.action, node: node)
    entry.title = Text("Delete").string(at: node)
    entry.isDestructive = true
    entry.perform = { [weak self] in self?.deleteRow() }
    return ([entry], true)
  }
  /// Whether there may be actions at an edge, without looking at them.
  func mayHaveActions(at edge: HorizontalEdge) -> Bool {
    if list.isEditing || place.kind != .row || !node.isEnabled { return false }
    if swipeActions.contains(where: { $0.edge == edge }) { return true }
    return edge == .trailing && !traits.isDeleteDisabled && rowEditing?.editing.delete != nil
  }

  /// What assistive technology can do with the row besides a press.
  var accessibilityActions: [AccessibilityActionKind: () -> Void] {
    let idiom = node.scope.value(IdiomKey.self), isTouched = idiom.isTouched
    guard !list.isEditing, place.kind == .row, isTouched || !swipeActions.isEmpty else { return [:] }
    var result: [AccessibilityActionKind: () -> Void] = [:]
    for entry in actions(at: .leading).entries + actions(at: .trailing).entries where entry.isEnabled {
      result[AccessibilityActionKind(name: entry.title)] = entry.perform
    }
    return result
  }
}
