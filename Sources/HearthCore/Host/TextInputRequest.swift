import Foundation
import HearthRendering

package struct TextInputRequest: Equatable {
  package enum Purpose: Hashable, Sendable { case text, password, email, url, phone, number, decimal, search, name }
  package var purpose: Purpose
  /// Which letters a keyboard on the screen makes capital by itself; `automatic` for what it does unasked.
  package enum Capitalization: Hashable, Sendable { case automatic, never, words, sentences, characters }
  package var capitalization = Capitalization.automatic
  /// Whether words may be corrected and completed.
  package var allowsCorrection = true
  /// Points in the window.
  package var caret: CGRect
  /// The text around the caret, for input methods that look at it, and the caret's UTF-8 offset in it.
  package var surroundingText: String
  package var surroundingCaret: Int
  package init(purpose: Purpose, caret: CGRect, surroundingText: String, surroundingCaret: Int) {
    (self.purpose, self.caret) = (purpose, caret)
    (self.surroundingText, self.surroundingCaret) = (surroundingText, surroundingCaret)
  }
}
