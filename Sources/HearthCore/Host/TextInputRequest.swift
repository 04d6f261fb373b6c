import Foundation
import HearthKeyboard
import HearthRendering

/// What a focused text tells the input method of its host.
package struct TextInputRequest: Equatable {
  package enum Purpose: Hashable, Sendable { case text, password, email, url, phone, number, decimal, search, name }
  /// The text that is edited: another number is another text, where nothing of a composition goes on.
  package var session: Int
  package var purpose: Purpose
  /// Which letters a keyboard on the screen makes capital by itself; `automatic` for what it does unasked.
  package enum Capitalization: Hashable, Sendable { case automatic, never, words, sentences, characters }
  package var capitalization = Capitalization.automatic
  /// Whether words may be corrected and completed.
  package var allowsCorrection = true
  /// Whether the text is shown to check its spelling. The host may check it, too.
  package var checksSpelling = false
  /// Whether what is entered must not be learnt or stored: passwords, codes that are sent once.
  package var isPrivate = false
  /// What the return key of a keyboard on the screen says.
  package var returnKey = KeyboardRequest.ReturnKey.return
  /// Whether Return makes a new line.
  package var isMultiline = false
  /// The kind of text by the name of `UITextContentType`; empty for none.
  package var contentType = ""
  /// Points in the window.
  package var caret: CGRect
  /// The text around the caret, for input methods that look at it, without what is composed; empty for a password.
  package var surroundingText: String
  /// The caret's UTF-8 offset in it, and that of the other end of the selection.
  package var surroundingCaret: Int
  package var surroundingAnchor: Int
  /// - Parameter surroundingAnchor: Nil where nothing is selected.
  package init(
    session: Int, purpose: Purpose, caret: CGRect, surroundingText: String, surroundingCaret: Int,
    surroundingAnchor: Int? = nil
  ) {
    (self.session, self.purpose, self.caret) = (session, purpose, caret)
    (self.surroundingText, self.surroundingCaret) = (surroundingText, surroundingCaret)
    self.surroundingAnchor = surroundingAnchor ?? surroundingCaret
  }

  @MainActor private static var sessions = 0
  /// A number that no text had before.
  @MainActor package static func nextSession() -> Int {
    sessions += 1
    return sessions
  }
}
