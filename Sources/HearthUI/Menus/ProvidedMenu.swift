import HearthCore

/// A menu that is made when it opens.
package struct ProvidedMenu {
  package var items: AnyView
  /// Shown above the dimmed window where a finger opened the menu; nil for the subject.
  package var preview: AnyView?
  /// What stands out there; nil for the view that has the menu.
  package var subject: BehaviorNode?
  /// Behind the subject; nil for the card on which it stands.
  package var ground: Color?
  /// What of the subject is seen, in its coordinate space; nil for all of it.
  package var outline: Path?
  /// A click or a tap on what stands out closes the menu and does this.
  package var previewAction: (() -> Void)?
  /// Called once the menu has opened, with what closes it.
  package var didOpen: (@escaping () -> Void) -> Void = { _ in }
  package var didClose: () -> Void = {}
  package init(items: AnyView) { self.items = items }
}

/// Adds a menu to every element of its content that is asked for when it is to open.
nonisolated package struct ProvidedMenuModifier: _ElementModifier {
  let provider: ((CGPoint) -> ProvidedMenu?)?
  /// - Parameter provider: Gets the place in the window; nil leaves it to views around. Nil: there is no menu.
  package init(_ provider: ((CGPoint) -> ProvidedMenu?)?) { self.provider = provider }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    let behavior = ContextMenuBehavior(node)
    node.behavior = behavior
    behavior.coversBounds = true
    behavior.provider = modifier.provider
    return _ViewNode(node)
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! ContextMenuBehavior
    behavior.provider = modifier.provider
  }
}

/// Opens menus at a view when the app says so.
@MainActor package final class ProvidedMenuOpener {
  fileprivate weak var behavior: ContextMenuBehavior?
  package init() {}
  nonisolated deinit {}
  /// Opens a menu at a point of the window. False where it has no items, and where the view is not shown.
  @discardableResult package func open(_ menu: ProvidedMenu, at point: CGPoint) -> Bool {
    guard let behavior, !behavior.node.isUnmounted else { return false }
    return behavior.open(menu, at: point)
  }
}

/// Lets menus be opened at every element of its content by the app alone.
nonisolated package struct ProvidedMenuOpenerModifier: _ElementModifier {
  let opener: ProvidedMenuOpener
  package init(_ opener: ProvidedMenuOpener) { self.opener = opener }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    let behavior = ContextMenuBehavior(node)
    node.behavior = behavior
    modifier.opener.behavior = behavior
    return _ViewNode(node)
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    modifier.opener.behavior = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as? ContextMenuBehavior
  }
}

extension ContextMenuBehavior {
  /// Opens the menu of the nearest view around that has one.
  func openOuter(at point: CGPoint, _ cause: Cause) -> Bool {
    var parent = node.layoutParent
    while let node = parent {
      if let menu = (node as? BehaviorNode)?.behavior as? ContextMenuBehavior, menu.hasContextMenu {
        return menu.open(at: point, cause)
      }
      parent = node.layoutParent
    }
    return false
  }
  /// The menu around a list that is made when it opens.
  static func provided(around list: BehaviorNode) -> ContextMenuBehavior? {
    var parent = list.layoutParent
    while let node = parent {
      if let menu = (node as? BehaviorNode)?.behavior as? ContextMenuBehavior, menu.provider != nil { return menu }
      parent = node.layoutParent
    }
    return nil
  }
}
