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
}

/// What an input method says.
package enum TextInputEvent {
  /// The unfinished text, shown underlined, with the caret at a UTF-8 offset inside it. Empty: it is withdrawn.
  case compose(String, caret: Int)
  case commit(String)
  /// Characters around the caret to be deleted.
  case deleteSurrounding(before: Int, after: Int)
}
