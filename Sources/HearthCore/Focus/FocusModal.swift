import HearthFocus

/// Keeps focus inside its content while it is active: the mechanism of sheets, alerts, menus and popovers.
///
/// While one is shown, focus cannot be anywhere else in the window; it begins at the content's default, else at its first view, and
/// goes back to where it was when the presentation goes. Of several the one in front, which is the last in the tree, keeps focus.
package struct ModalFocusModifier: _ElementModifier {
  package var isActive: Bool
  package nonisolated init(isActive: Bool = true) { self.isActive = isActive }
  package typealias Body = Never
  @MainActor package static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = FocusModalNode(inputs)
    node.isActive = modifier.isActive
    return _ViewNode(node)
  }
  @MainActor package static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: FocusModalNode.self).isActive = modifier.isActive
  }
}

extension View {
  /// Keeps focus inside this view while `isActive`.
  package nonisolated func modalFocus(_ isActive: Bool = true) -> some View { modifier(ModalFocusModifier(isActive: isActive)) }
}

package final class FocusModalNode: UnaryNode, FocusGroupProvider {
  package let focusMemory = FocusMemory()
  /// What had focus when it appeared.
  var opener: (target: LayoutNode?, hadFocus: Bool) = (nil, false)
  /// Whether focus was looked for since it appeared.
  var hasBegun = false
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
