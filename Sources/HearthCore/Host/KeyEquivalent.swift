/// A key by the character that it types without modifiers, or by a code of its own for keys such as the arrows.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types without modifiers, or the code of a key that types nothing.
  public var character: Character
  /// Creates a key from the character that it types without modifiers.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  // Source: the values of AppKit's function key characters, which SwiftUI's KeyEquivalent has too.
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Delete: takes away what follows the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear, on the number pad of Apple's keyboards.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace: takes away what is before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Source: AppKit's NSInsertFunctionKey.
  package static let insert = KeyEquivalent("\u{F727}")
  /// The key, or the button of a remote or game controller, that plays and pauses.
  /// Source: our choice, behind AppKit's codes.
  package static let mediaPlayPause = KeyEquivalent("\u{F8B0}")
}

/// Modifier keys that are held down. On a Linux keyboard `command` is Control, `control` is Super and `option` is Alt,
/// so that a shortcut is found where the desktop's users look for it.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Super key of a Linux keyboard, which is Control on Apple's.
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key of a Linux keyboard, which is Option on Apple's.
  public static let option = EventModifiers(rawValue: 8)
  /// The Control key of a Linux keyboard, which is Command on Apple's.
  public static let command = EventModifiers(rawValue: 16)
  /// The key belongs to the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The Function key.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 64)
  /// All modifiers but `function`.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
