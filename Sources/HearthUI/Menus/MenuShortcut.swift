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

  /// As Linux desktops write it: Ctrl+Shift+Z.
  package var text: String { ShortcutChord(key: key, modifiers: modifiers).text }
}
