import HearthFocus

/// A node that is a group to focus: a section, a scope, a scroll container, a list, a modal presentation. It has the
/// flag `isFocusGroup`, and was made known with `joinFocusTree()`.
@MainActor package protocol FocusGroupProvider: LayoutNode {
  var focusRoles: FocusGroup.Roles { get }
  /// Where focus was last among the members.
  var focusMemory: FocusMemory { get }
  /// The member named as default, as far as it is there.
  var defaultFocusTarget: (any FocusTarget)? { get }
  /// Whether the default also comes first when the user moves in.
  var prefersDefaultForUser: Bool { get }
  /// The row of a list with focus whose members Tab goes to; nil for other groups.
  var currentFocusRow: LayoutNode? { get }
}

extension FocusGroupProvider {
  package var defaultFocusTarget: (any FocusTarget)? { nil }
  package var prefersDefaultForUser: Bool { false }
  package var currentFocusRow: LayoutNode? { nil }
}

/// Where focus was last in a group.
@MainActor package final class FocusMemory {
  package weak var last: LayoutNode?
  package init() {}
  nonisolated deinit {}
}

extension Node {
  /// Makes a target or group known: the search for targets finds the way here. Called once the node has its flags.
  package final func joinFocusTree() {
    engine.focusVersion &+= 1
    var node: Node? = self
    while let current = node, !current.flags.contains(.subtreeHasFocus) {
      current.flags.insert(.subtreeHasFocus)
      node = current.parent
    }
  }
  /// Something that decides whether and how this node takes focus has changed.
  package final func focusMayHaveChanged() {
    engine.focusVersion &+= 1
    engine.requestFrame()
  }
}
