/// A key with modifiers that performs the action of a control.
///
///     Button("Find") { isShown = true }.keyboardShortcut(KeyboardShortcut("f", modifiers: .command))
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed last.
  public var key: KeyEquivalent
  /// The modifiers that are held down meanwhile.
  public var modifiers: EventModifiers
  /// How the shortcut follows the user's language.
  public var localization: KeyboardShortcut.Localization

  /// How a shortcut follows the user's language.
  public struct Localization: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, withoutMirroring, custom }
    private let kind: Kind
    /// Found on every keyboard layout; in right-to-left layouts arrows and brackets
    /// are exchanged for their mirror images.
    public static let automatic = Localization(kind: .automatic)
    /// Found on every keyboard layout, never mirrored.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// As it is given.
    public static let custom = Localization(kind: .custom)
  }

  /// Creates a shortcut that follows the user's language. `command`, the default,
  /// is the Control key of a Linux keyboard.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  /// Creates a shortcut that follows the user's language in some way.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Return: what most people want.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: away without a change.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// Source: Apple, documentation of NSMenuItem.allowsAutomaticKeyEquivalentMirroring, which lists
  /// brackets, braces, parentheses and arrows.
  private static let mirrored: [KeyEquivalent: KeyEquivalent] = [
    .leftArrow: .rightArrow, .rightArrow: .leftArrow, "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(",
    "<": ">", ">": "<",
  ]
  /// What has to be pressed. A capital letter is the key of that letter: Shift is a modifier of its own.
  package func chord(isRightToLeft: Bool) -> ShortcutChord {
    var key = KeyEquivalent(Character(key.character.lowercased()))
    if isRightToLeft && localization == .automatic, let mirror = Self.mirrored[key] { key = mirror }
    return ShortcutChord(key: key, modifiers: modifiers.subtracting([.capsLock, .numericPad]))
  }
}

package struct KeyboardShortcutKey: EnvironmentKey { package static var defaultValue: KeyboardShortcut? { nil } }
extension EnvironmentValues {
  /// The shortcut that performs the action of controls here, for styles that show it.
  public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }
}

extension View {
  /// Gives the control, or each control inside, a shortcut: pressing it anywhere in
  /// the window performs the control's action.
  ///
  /// Of several controls with one shortcut the first in the order of the views answers. A control that is disabled,
  /// hidden, or behind a modal view does not.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_EnvironmentModifier { $0[KeyboardShortcutKey.self] = shortcut })
  }
  /// The same; nil takes a shortcut that was set further out away.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_EnvironmentModifier { $0[KeyboardShortcutKey.self] = shortcut })
  }
  /// Gives the control a shortcut. On a Linux keyboard `command`, the default, is the Control key.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Gives the control a shortcut that follows the user's language in some way.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
