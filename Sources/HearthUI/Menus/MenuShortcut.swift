import HearthCore

/// The keys that do what an item of a menu does, and how the menu writes them.
package struct MenuShortcut: Equatable {
  package var key: KeyEquivalent
  package var modifiers: EventModifiers
  package init(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  /// The shortcut that the views around a control give it.
  @MainActor static func of(_ node: Node) -> MenuShortcut? {
    guard let shortcut = node.scope.value(KeyboardShortcutKey.self) else { return nil }
    let chord = shortcut.chord(isRightToLeft: node.scope.isRightToLeft)
    return MenuShortcut(chord.key, chord.modifiers)
  }

  package func matches(_ event: KeyEvent) -> Bool {
    event.key == key && event.modifiers.subtracting([.capsLock, .numericPad]) == modifiers
  }

  /// As Linux desktops write it: Ctrl+Shift+Z. Source: KDE's and GNOME's guidelines
  /// name keys so; the order is that of KDE.
  package var text: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Super") }
    if modifiers.contains(.command) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    parts.append(Self.name(of: key))
    return parts.joined(separator: "+")
  }
  private static func name(of key: KeyEquivalent) -> String {
    switch key {
    case .return: return "Enter"
    case .escape: return "Esc"
    case .tab: return "Tab"
    case .space: return "Space"
    case .delete: return "Backspace"
    case .deleteForward: return "Del"
    case .home: return "Home"
    case .end: return "End"
    case .pageUp: return "PgUp"
    case .pageDown: return "PgDown"
    case .clear: return "Clear"
    case .upArrow: return "↑"
    case .downArrow: return "↓"
    case .leftArrow: return "←"
    case .rightArrow: return "→"
    default:
      if let code = key.character.unicodeScalars.first?.value, (0xF704...0xF726).contains(code) {
        return "F\(code - 0xF703)"
      }
      return key.character.uppercased()
    }
  }
}
