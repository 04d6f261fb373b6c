import Foundation
import HearthCore
import HearthUI

/// The modifier keys that are held down. `.command` is the Control key, `.control` is Super, as with SwiftUI.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Super.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Control.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is one of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  init(_ modifiers: EventModifiers) {
    let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
      (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
      (.numericPad, .numericPad),
    ]
    self.init(pairs.filter { modifiers.contains($0.0) }.map(\.1))
  }
}

/// A key of a keyboard.
@MainActor @preconcurrency public final class UIKey: NSObject {
  /// What the key types with its modifiers; of keys that type nothing a name, as `UIKeyCommand.inputUpArrow`.
  public let characters: String
  /// The same without modifiers: letters are lower case.
  public let charactersIgnoringModifiers: String
  /// The modifiers that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// The place of the key on a keyboard of the layout of the United States, by what the key means: desktops tell what it means.
  public let keyCode: UIKeyboardHIDUsage
  init(_ event: KeyEvent) {
    let name = KeyNames.input(of: event.key)
    charactersIgnoringModifiers = name
    characters = event.characters.isEmpty ? name : event.characters
    modifierFlags = UIKeyModifierFlags(event.modifiers)
    keyCode = UIKeyboardHIDUsage(event.key)
  }
  nonisolated deinit {}
}

/// A key, or a button of a remote, that is held down.
@MainActor @preconcurrency public class UIPress: NSObject {
  /// How far a press has come.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// The kinds of keys: an arrow, Return (`select`), Escape (`menu`), the key that plays and pauses, a page key, or another
  /// key, whose number is that of its place.
  public enum PressType: Int, Sendable {
    case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown = 31, tvRemoteOneTwoThree = 32, tvRemoteFourColors = 33
    /// A key that is none of the others. UIKit has the number of its place here.
    case other = 2040
  }
  /// How far this press has come.
  public internal(set) var phase: Phase
  /// The key that was pressed.
  public let type: PressType
  /// The key.
  public let key: UIKey?
  /// Who hears of it first.
  public let responder: UIResponder?
  /// Seconds on a clock that is never set.
  public let timestamp: TimeInterval
  /// How hard it is pressed: 1 while it is held down, else 0.
  public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The window with the keyboard.
  public let window: UIWindow?
  init(_ event: KeyEvent, _ responder: UIResponder, in window: UIWindow) {
    (phase, timestamp) = (event.phase == .up ? .ended : event.phase == .repeat ? .changed : .began, event.time)
    (key, self.responder, self.window) = (UIKey(event), responder, window)
    type =
      switch event.key {
      case .upArrow: .upArrow
      case .downArrow: .downArrow
      case .leftArrow: .leftArrow
      case .rightArrow: .rightArrow
      case .return: .select
      case .escape: .menu
      case .mediaPlayPause: .playPause
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      default: .other
      }
  }
  nonisolated deinit {}
}

/// What happened to keys.
@MainActor @preconcurrency public final class UIPressesEvent: UIEvent {
  /// All keys of the event.
  public private(set) var allPresses: Set<UIPress> = []
  init(_ press: UIPress) {
    super.init(.presses)
    (allPresses, timestamp) = ([press], press.timestamp)
  }
  nonisolated deinit {}
}

/// Places of keys on a keyboard. Source: USB HID Usage Tables 1.4, page 7, "Keyboard/Keypad"; those that desktops tell apart.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key that has no place here.
  case keyboardErrorUndefined = 0x03
  /// The letters, by what they are on a keyboard of the United States.
  case keyboardA = 0x04
  /// See `keyboardA`.
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK,
    keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU,
    keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  /// The digits above the letters.
  case keyboard1 = 0x1E
  /// See `keyboard1`.
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  /// Return; that of the number pad counts as the same.
  case keyboardReturnOrEnter = 0x28
  /// Escape, Backspace, Tab, the space bar and the signs around the letters.
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign,
    keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  /// The signs at the right of the letters.
  case keyboardSemicolon = 0x33
  /// See `keyboardSemicolon`.
  case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  /// The keys above the digits.
  case keyboardF1 = 0x3A
  /// See `keyboardF1`.
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10,
    keyboardF11, keyboardF12
  /// Insert.
  case keyboardInsert = 0x49
  /// The keys that move the caret or the page, Delete, and the arrows.
  case keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow,
    keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

  /// `keyboardErrorUndefined` for a key that has no place here.
  init(_ key: KeyEquivalent) {
    if let named = Self.named[key] {
      self = named
      return
    }
    let scalar = key.character.unicodeScalars.first?.value ?? 0
    let usage: Int? =
      switch scalar {
      case 0x61...0x7A: Int(scalar) - 0x61 + 0x04
      case 0x41...0x5A: Int(scalar) - 0x41 + 0x04
      case 0x31...0x39: Int(scalar) - 0x31 + 0x1E
      case 0x30: 0x27
      // Source: the private letters that AppKit and UIKit have for function keys.
      case 0xF704...0xF70F: Int(scalar) - 0xF704 + 0x3A
      default: nil
      }
    self = usage.flatMap { UIKeyboardHIDUsage(rawValue: $0) } ?? .keyboardErrorUndefined
  }
  private static let named: [KeyEquivalent: UIKeyboardHIDUsage] = [
    .return: .keyboardReturnOrEnter, .escape: .keyboardEscape, .delete: .keyboardDeleteOrBackspace, .tab: .keyboardTab,
    .space: .keyboardSpacebar, .insert: .keyboardInsert, .home: .keyboardHome, .pageUp: .keyboardPageUp,
    .deleteForward: .keyboardDeleteForward, .end: .keyboardEnd, .pageDown: .keyboardPageDown,
    .rightArrow: .keyboardRightArrow, .leftArrow: .keyboardLeftArrow, .downArrow: .keyboardDownArrow,
    .upArrow: .keyboardUpArrow, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
    "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
    "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
  ]
}

/// What keys are called that type nothing. Source: UIKit, the constants of `UIKeyCommand`.
enum KeyNames {
  static let all: [KeyEquivalent: String] = [
    .upArrow: "UIKeyInputUpArrow", .downArrow: "UIKeyInputDownArrow", .leftArrow: "UIKeyInputLeftArrow",
    .rightArrow: "UIKeyInputRightArrow", .escape: "UIKeyInputEscape", .pageUp: "UIKeyInputPageUp",
    .pageDown: "UIKeyInputPageDown", .home: "UIKeyInputHome", .end: "UIKeyInputEnd",
    .deleteForward: "UIKeyInputDelete", .delete: "\u{8}", .return: "\r", .tab: "\t",
  ]
  static func input(of key: KeyEquivalent) -> String { all[key] ?? String(key.character) }
}
