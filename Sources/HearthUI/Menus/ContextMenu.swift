import HearthCore

/// The items of a context menu, as a value.
@available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
nonisolated public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems
  /// A context menu with the items that the builder makes.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

extension View {
  /// Adds a menu that opens by a click of the secondary button, by a long press of a finger, and by the Menu key or
  /// Shift-F10 while focus is in this view. Without items nothing opens.
  ///
  /// On phones and tablets, and wherever a finger opens it, the view stands out above
  /// the dimmed window while the menu is open.
  ///
  ///     Text("Note").contextMenu {
  ///       Button("Copy") { count += 1 }
  ///       Button("Delete", role: .destructive) { count = 0 }
  ///     }
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(content: menuItems(), preview: nil))
  }

  /// Adds a menu as `contextMenu(menuItems:)` does. Where the view would stand out, `preview` is shown in its place.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(content: menuItems(), preview: AnyView(preview())))
  }

  /// Adds a menu, or none where there is nil.
  @available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(content: contextMenu?.menuItems, preview: nil))
  }

  /// Adds a menu to the rows of the lists in this view, for what is selected.
  ///
  /// A menu that opens at a selected row is for the whole selection, at another row for that one alone, and beside the
  /// rows for nothing: an empty set. Source: Apple, documentation of contextMenu(forSelectionType:menu:primaryAction:).
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' identities, as that of the selection.
  ///   - menu: The items for a set of rows. Without items nothing opens.
  ///   - primaryAction: What a double click on a row and Return do; on phones and tablets a tap on it.
  // Disfavoured: with a mistake in a view that has a menu of its own, the compiler would look at the view twice.
  @_disfavoredOverload
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func values(_ ids: [AnyHashable]) -> Set<I> { Set(ids.compactMap { $0.base as? I }) }
    return modifier(
      SelectionMenuModifier(
        menu: { AnyView(menu(values($0))) }, primaryAction: primaryAction.map { action in { action(values($0)) } }))
  }
}

/// Adds a menu to every element of its content.
nonisolated struct ContextMenuModifier<MenuContent: View>: _ElementModifier {
  let content: MenuContent
  let preview: AnyView?
  /// Whether the menu opens anywhere in the bounds, and not only on what the views there cover.
  var coversBounds = false
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    let behavior = ContextMenuBehavior(node)
    node.behavior = behavior
    behavior.coversBounds = modifier.coversBounds
    behavior.preview = modifier.preview
    let content = DetachedContent(content: modifier.content)
    behavior.items = unsafeDowncast(
      DetachedContent._makeNode(content, behavior.contentInputs).node, to: DetachedNode.self)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! ContextMenuBehavior
    behavior.preview = modifier.preview
    DetachedContent._update(_ViewNode(behavior.items!), DetachedContent(content: modifier.content))
  }
}

/// Adds a menu to the rows of the lists in its content.
nonisolated struct SelectionMenuModifier: _ElementModifier {
  let menu: ([AnyHashable]) -> AnyView
  let primaryAction: (([AnyHashable]) -> Void)?
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    let behavior = ContextMenuBehavior(node)
    node.behavior = behavior
    behavior.coversBounds = true
    (behavior.makeItems, behavior.primaryAction) = (modifier.menu, modifier.primaryAction)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! ContextMenuBehavior
    (behavior.makeItems, behavior.primaryAction) = (modifier.menu, modifier.primaryAction)
    behavior.updateItems()
  }
}

extension ContextMenuBehavior {
  /// The menu of rows of the nearest modifier around a list: in the tree of places, and not in the environment, which
  /// several views have in common, each with a menu of its own, and a view whose type is not known (`AnyView`).
  static func ofRows(in list: BehaviorNode) -> ContextMenuBehavior? {
    var parent = list.layoutParent
    while let node = parent {
      if let menu = (node as? BehaviorNode)?.behavior as? ContextMenuBehavior, menu.makeItems != nil { return menu }
      parent = node.layoutParent
    }
    return nil
  }
}
