import HearthCore
import HearthEditing

/// The keys that move the caret and delete while a text is edited, in the convention that the user has chosen.
///
/// Those of the Edit menu are in `ViewCommand.editKeys`; they reach the text as commands. The Command key of Apple's
/// conventions is Control here, their Control is Super, and their Option is Alt.
enum EditingKeys {
  /// - Parameter killed: What is yanked.
  static func command(
    for event: KeyEvent, _ convention: EditingKeyConvention, killed: String
  ) -> EditingCommand? {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    let extends = modifiers.contains(.shift), held = modifiers.subtracting(.shift)
    switch convention {
    case .gtk: return gtk(event.key, held, extends)
    case .mac: return mac(event.key, held, extends, killed) ?? plain(event.key, held, extends)
    case .emacs: return emacs(event.key, held, extends, killed) ?? gtk(event.key, held, extends)
    }
  }
  /// Whether a key is one of the text's, though the Edit menu has it too: Control-A and Control-Y of Emacs.
  static func overridesEditMenu(_ event: KeyEvent, _ convention: EditingKeyConvention) -> Bool {
    guard convention == .emacs, ViewCommand(editing: event) != nil else { return false }
    let held = event.modifiers.subtracting([.capsLock, .numericPad, .shift])
    return emacs(event.key, held, event.modifiers.contains(.shift), "") != nil
  }

  /// Without Control, Alt and Super.
  private static func plain(_ key: KeyEquivalent, _ held: EventModifiers, _ extends: Bool) -> EditingCommand? {
    guard held.isEmpty else { return nil }
    switch key {
    case .leftArrow: return .move(.left, extending: extends)
    case .rightArrow: return .move(.right, extending: extends)
    case .upArrow: return .move(.up, extending: extends)
    case .downArrow: return .move(.down, extending: extends)
    case .home: return .move(.lineStart, extending: extends)
    case .end: return .move(.lineEnd, extending: extends)
    case .pageUp: return .move(.pageUp, extending: extends)
    case .pageDown: return .move(.pageDown, extending: extends)
    case .delete: return .delete(.backward, by: .grapheme)
    case .deleteForward: return .delete(.forward, by: .grapheme)
    default: return nil
    }
  }

  /// Source: GtkText and GtkTextView. Alt and Super belong to menus and the desktop.
  private static func gtk(_ key: KeyEquivalent, _ held: EventModifiers, _ shift: Bool) -> EditingCommand? {
    guard held == .command else { return plain(key, held, shift) }
    switch key {
    case .leftArrow: return .move(.wordLeft, extending: shift)
    case .rightArrow: return .move(.wordRight, extending: shift)
    case .upArrow: return .move(.paragraphUp, extending: shift)
    case .downArrow: return .move(.paragraphDown, extending: shift)
    case .home: return .move(.documentStart, extending: shift)
    case .end: return .move(.documentEnd, extending: shift)
    case .delete: return .delete(.backward, by: shift ? .line : .word)
    case .deleteForward: return .delete(.forward, by: shift ? .line : .word)
    default: return nil
    }
  }

  /// Source: Apple, "Mac keyboard shortcuts", document shortcuts.
  private static func mac(
    _ key: KeyEquivalent, _ held: EventModifiers, _ shift: Bool, _ killed: String
  ) -> EditingCommand? {
    switch held {
    case .command:
      switch key {
      case .leftArrow: return .move(.lineLeft, extending: shift)
      case .rightArrow: return .move(.lineRight, extending: shift)
      case .upArrow, .home: return .move(.documentStart, extending: shift)
      case .downArrow, .end: return .move(.documentEnd, extending: shift)
      case .delete: return .delete(.backward, by: .line)
      case .deleteForward: return .delete(.forward, by: .line)
      default: return nil
      }
    case .option:
      switch key {
      case .leftArrow: return .move(.wordLeft, extending: shift)
      case .rightArrow: return .move(.wordRight, extending: shift)
      case .upArrow: return .move(.paragraphUp, extending: shift)
      case .downArrow: return .move(.paragraphDown, extending: shift)
      case .delete: return .delete(.backward, by: .word)
      case .deleteForward: return .delete(.forward, by: .word)
      default: return nil
      }
    case .control: return letters(key, shift, killed)
    default: return nil
    }
  }

  /// Source: GNU Emacs, "Moving Point", "Deletion and Killing" and "Yanking", as far as a text field needs them; GTK 3's
  /// key theme of that name for Control-W and Alt-W.
  private static func emacs(
    _ key: KeyEquivalent, _ held: EventModifiers, _ shift: Bool, _ killed: String
  ) -> EditingCommand? {
    switch held {
    case .command:
      switch key {
      case "w": return .kill(.selection)
      case "/", "_": return .undo
      default: return letters(key, shift, killed)
      }
    case .option:
      switch key {
      case "f": return .move(.wordForward, extending: shift)
      case "b": return .move(.wordBackward, extending: shift)
      case "d": return .kill(.forward(.word))
      case .delete: return .kill(.backward(.word))
      case "w": return .copy
      case "v": return .move(.pageUp, extending: shift)
      case "<": return .move(.documentStart)
      case ">": return .move(.documentEnd)
      default: return nil
      }
    default: return nil
    }
  }
  /// What Emacs and Cocoa share.
  private static func letters(_ key: KeyEquivalent, _ shift: Bool, _ killed: String) -> EditingCommand? {
    switch key {
    case "a": .move(.paragraphStart, extending: shift)
    case "e": .move(.paragraphEnd, extending: shift)
    case "f": .move(.forward, extending: shift)
    case "b": .move(.backward, extending: shift)
    case "n": .move(.down, extending: shift)
    case "p": .move(.up, extending: shift)
    case "v": .move(.pageDown, extending: shift)
    case "d": .delete(.forward, by: .grapheme)
    case "h": .delete(.backward, by: .grapheme)
    case "k": .kill(.forward(.paragraph))
    case "y": .paste(killed)
    case "t": .transpose
    default: nil
    }
  }
}
