// Keys and text that reach the window go from the focused view outwards.

extension FocusController {
  func handle(_ event: KeyEvent) -> Bool {
    if event.phase != .up, event.key == .tab { userPressedKey() }
    var node: LayoutNode? = focused
    // What a key types belongs to the text that is edited, and comes back through the input method.
    let typed = event.modifiers.isDisjoint(with: [.command, .control, .option]) && event.phase != .up
    if typed, let first = event.characters.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F, focused?.textInput != nil {
      return false
    }
    if let focused, focused.handleFocusedKey(event) {
      updateTextInput()
      return true
    }
    if node == nil { node = engine.root }
    while let current = node {
      if current.flags.contains(.handlesKeys), let handler = current as? any KeyHandler, handler.handleKey(event) { return true }
      node = current.layoutParent
    }
    if unhandledKey?(event) == true { return true }
    guard event.phase != .up else { return false }
    if event.key == .tab, event.modifiers.subtracting([.shift, .capsLock, .numericPad]).isEmpty {
      return moveSequentially(forward: !event.modifiers.contains(.shift))
    }
    return false
  }
  func handle(_ event: TextInputEvent) -> Bool {
    let isHandled = focused?.handleText(event) ?? false
    updateTextInput()
    return isHandled
  }
}
