import HearthPersistence

// The view that had focus when the window was left has it again, in the place of a default. Views that come a little
// later, as pages and rows do, are waited for until the user does something or the app asks for focus.

extension FocusController {
  /// The view that stands where the one that had focus in the last process stood.
  func restoredTarget() -> (any FocusTarget)? {
    let restoration = engine.scene.restoration
    guard let key = restoration.waitingFocus else { return nil }
    if let content = engine.content, content.actionCount > 0 {
      restoration.endFocus()
      return nil
    }
    guard let found = target(withKey: key), isReachable(found), !isHidden(found) else { return nil }
    restoration.endFocus()
    return found
  }
  /// The view that can take focus with a key; see `Node.restorationKey`.
  func target(withKey key: String) -> (any FocusTarget)? {
    var found: (any FocusTarget)?
    func search(_ node: Node) {
      if found != nil || !node.flags.contains(.subtreeHasFocus) && !node.flags.contains(.isFocusTarget) { return }
      if node.flags.contains(.isFocusTarget), let target = node as? any FocusTarget, target.canBecomeFocused,
        target.restorationKey == key
      {
        found = target
        return
      }
      node.visitChildren(search)
    }
    search(engine.root)
    return found
  }
}
