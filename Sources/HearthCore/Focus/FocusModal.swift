import HearthFocus

/// Keeps focus inside its content while it is active: the mechanism of sheets, alerts, menus and popovers.
///
/// While one is shown, focus cannot be anywhere else in the window; it begins at the content's default, else
/// at its first view, and goes back to where it was when the presentation goes. Of several the one in front,
/// which is the last in the tree, keeps focus.
package struct ModalFocusModifier: _ElementModifier {
  /// Nil: the receiver of the node in `whenMade` decides.
  package var isActive: Bool?
  package var defaultTarget: (@MainActor (LayoutNode) -> (any FocusTarget)?)?
  package var whenMade: (@MainActor (FocusModalNode) -> Void)?
  /// - Parameter defaultTarget: Finds where focus begins, where nothing inside names a default; nil
  ///   from it is the first in reading order.
  package nonisolated init(
    isActive: Bool? = true, defaultTarget: (@MainActor (LayoutNode) -> (any FocusTarget)?)? = nil,
    whenMade: (@MainActor (FocusModalNode) -> Void)? = nil
  ) {
    (self.isActive, self.defaultTarget, self.whenMade) = (isActive, defaultTarget, whenMade)
  }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FocusModalNode(inputs)
    modifier.whenMade?(node)
    if let isActive = modifier.isActive { node.isActive = isActive }
    if let find = modifier.defaultTarget { node.defaultTarget = { [unowned node] in find(node) } }
    return _ViewNode(node)
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    if let isActive = modifier.isActive { unsafeDowncast(node.node, to: FocusModalNode.self).isActive = isActive }
  }
}

extension View {
  /// Keeps focus inside this view while `isActive`.
  package nonisolated func modalFocus(_ isActive: Bool = true) -> ModifiedContent<Self, ModalFocusModifier> {
    modifier(ModalFocusModifier(isActive: isActive))
  }
}

package final class FocusModalNode: UnaryNode, FocusGroupProvider {
  package let focusMemory = FocusMemory()
  /// What had focus when it appeared.
  var opener: (target: LayoutNode?, hadFocus: Bool) = (nil, false)
  /// Whether focus was looked for since it appeared.
  var hasBegun = false
  /// Where focus begins, where nothing inside says so.
  package var defaultTarget: (() -> (any FocusTarget)?)?
  package var defaultFocusTarget: (any FocusTarget)? { hasOwnDefault ? nil : defaultTarget?() }
  /// Whether a view inside names a default.
  private var hasOwnDefault: Bool {
    guard let focus = engine.content?.input.focus, defaultTarget != nil else { return false }
    if focus.defaults.preferred.values.contains(where: { $0.prefers && contains($0) }) { return true }
    func search(_ node: LayoutNode) -> Bool {
      if let region = node as? DefaultFocusNode { return region.defaultFocusTarget != nil }
      if !node.flags.contains(.subtreeHasFocus) && !node.flags.contains(.isElementWrapper) { return false }
      var found = false
      node.visitLayoutChildren { if !found { found = search($0) } }
      return found
    }
    return search(self)
  }
  package var isActive = false {
    didSet {
      if isActive == oldValue { return }
      hasBegun = false
      focusMayHaveChanged()
      if isActive { engine.content?.input.focus.modalDidAppear(self) }
    }
  }
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.isFocusGroup)
    joinFocusTree()
  }
  nonisolated deinit {}
  package var focusRoles: FocusGroup.Roles { isActive ? .modal : [] }
}
