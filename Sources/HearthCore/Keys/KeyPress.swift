/// A press, repeat or release of a key on a keyboard.
///
///     Rectangle().focusable().onKeyPress { press in
///       guard press.modifiers.isEmpty, press.characters == "r" else { return .ignored }
///       count = 0
///       return .handled
///     }
public struct KeyPress: Sendable {
  /// Which part of a press happens; as an option set, which parts an action is for.
  public let phase: KeyPress.Phases
  /// The key by what it means without modifiers: a letter is lower case.
  public let key: KeyEquivalent
  /// The characters that the key types, with Shift but without Control, Super and Alt. Empty for keys
  /// that type nothing, such as the arrows.
  public let characters: String
  /// The modifiers that are held down.
  public let modifiers: EventModifiers

  init(_ event: KeyEvent) {
    phase =
      switch event.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    (key, characters, modifiers) = (event.key, event.characters, event.modifiers)
  }

  /// The parts of a press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down, and its time to repeat has come.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is let go.
    public static let up = Phases(rawValue: 4)
    /// All parts of a press.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has handled a key.
  public enum Result: Sendable {
    /// The key is used up.
    case handled
    /// The next handler outwards is asked.
    case ignored
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    var text = "KeyPress(\(phase.debugDescription), key: \(key.name)"
    if !characters.isEmpty { text += ", characters: \(characters.debugDescription)" }
    if !modifiers.isEmpty { text += ", modifiers: \(modifiers.names)" }
    return text + ")"
  }
}
extension KeyPress.Phases: CustomDebugStringConvertible {
  public var debugDescription: String {
    if self == .all { return "all" }
    var names: [String] = []
    if contains(.down) { names.append("down") }
    if contains(.repeat) { names.append("repeat") }
    if contains(.up) { names.append("up") }
    return names.joined(separator: "+")
  }
}

// MARK: - Names of keys, for traces

extension KeyEquivalent {
  private static let names: [KeyEquivalent: String] = [
    .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .deleteForward: "Delete",
    .home: "Home", .end: "End",
    .pageUp: "Page Up", .pageDown: "Page Down", .clear: "Clear", .escape: "Escape", .delete: "Backspace", .tab: "Tab",
    .space: "Space",
    .return: "Return", .insert: "Insert", .mediaPlayPause: "Play/Pause",
  ]
  /// The name on a PC keyboard.
  package var name: String { Self.names[self] ?? String(character).uppercased() }
}
extension EventModifiers {
  /// Names of PC keys, joined by "+".
  package var names: String {
    var names: [String] = []
    if contains(.command) { names.append("Control") }
    if contains(.control) { names.append("Super") }
    if contains(.option) { names.append("Alt") }
    if contains(.shift) { names.append("Shift") }
    if contains(.capsLock) { names.append("Caps Lock") }
    if contains(.numericPad) { names.append("Keypad") }
    return names.joined(separator: "+")
  }
}
