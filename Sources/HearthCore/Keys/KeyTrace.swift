/// Which step of the order that keys go through took one. See `Documentation/Keys.md`.
package enum KeyRule: String, Sendable {
  case shortcut = "shortcut of the window"
  case commandShortcut = "shortcut of the commands"
  case editCommand = "command of the Edit menu"
  case keyPress = "onKeyPress"
  case typed = "typed into the text"
  case text = "key of the text"
  case view = "key of the view"
  case command = "command"
  case focusMove = "moves focus"
  case typeSelect = "type-to-select"
  case scroll = "scrolls"
  case fallback = "fallback of the window"
  case release = "released"
  case nobody = "used by nobody"
}

/// A key, and what handled it.
package struct KeyTraceEntry {
  package var event: KeyEvent
  package var rule: KeyRule
  /// The path of the view; empty where no view took the key.
  package var path: String
  /// As in `Control+S down: shortcut of the window, ContentView/Button`.
  package var description: String {
    var text = event.modifiers.isEmpty ? event.key.name : "\(event.modifiers.names)+\(event.key.name)"
    text += " \(event.phase): \(rule.rawValue)"
    return path.isEmpty ? text : "\(text), \(path)"
  }
}
