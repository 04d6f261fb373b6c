import Foundation
import HearthFocus
import HearthRendering

package struct KeyEvent {
  package enum Phase: Hashable, Sendable { case down, `repeat`, up }
  package var phase: Phase
  /// The key by what it means without modifiers (a letter is lower case). On a keyboard layout without Latin letters:
  /// the character of the first Latin layout on that key, so that Control-C works everywhere.
  package var key: KeyEquivalent
  /// What the key types with its modifiers, empty for keys that type nothing.
  package var characters: String
  package var modifiers: EventModifiers
  package var time: Double
  package init(_ phase: Phase, _ key: KeyEquivalent, characters: String, modifiers: EventModifiers, time: Double) {
    (self.phase, self.key, self.characters, self.modifiers, self.time) = (phase, key, characters, modifiers, time)
  }
  /// The same key for a trace, which does not say what is typed where it is a secret.
  package var hidingText: KeyEvent {
    guard typesText else { return self }
    return KeyEvent(phase, KeyEquivalent("•"), characters: "•", modifiers: [], time: time)
  }
}

/// What an input method says.
package enum TextInputEvent {
  /// The unfinished text, instead of what was shown of it before.
  case compose(Preedit)
  /// The finished text, instead of the unfinished one.
  case commit(String)
  /// Finished text that comes after the text of a session was left, since the input method lives in another process.
  case commitLate(String, session: Int)
  /// Text next to the caret is to be deleted: so many Unicode scalars, the first of them at an offset from the caret,
  /// negative before it. The unfinished text is not counted. Source: GTK, `GtkIMContext::delete-surrounding`.
  case deleteSurrounding(offset: Int, count: Int)
}
