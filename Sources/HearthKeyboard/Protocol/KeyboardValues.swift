import Foundation

// What an app asks of the software keyboard, and what its keys mean for the app: values that both processes know. How
// they travel is in `KeyboardMessage`.

/// What a field of an app asks of the software keyboard: which keys it shows, and how it looks.
///
/// ```swift
/// var request = KeyboardRequest()
/// request.purpose = .email
/// request.returnKey = .next
/// ```
package struct KeyboardRequest: Hashable, Sendable {
  /// What is entered. Source: GTK, `GtkInputPurpose`; Apple, UIKeyboardType.
  package enum Purpose: UInt8, CaseIterable, Sendable {
    case text, password, email, url, phone, number, decimal, search, name
    /// Letters of ASCII only; digits and signs first; digits of ASCII only.
    case ascii, numbersAndPunctuation, asciiNumber
  }
  /// Which letters the keyboard makes capital by itself; `automatic` for the first of each sentence in ordinary text,
  /// and for none in addresses, numbers and secrets.
  package enum Capitalization: UInt8, CaseIterable, Sendable { case automatic, never, words, sentences, characters }
  /// What the return key says.
  package enum ReturnKey: UInt8, CaseIterable, Sendable {
    case `return`, done, go, send, join, route, search, next, `continue`
  }
  /// Whether the next words are offered: as the kind of text asks for it, never, or in any case. Source: Apple,
  /// UITextInlinePredictionType.
  package enum Prediction: UInt8, CaseIterable, Sendable { case automatic, no, yes }
  /// The device that the app is made for, which says how large keys are.
  package enum Device: UInt8, CaseIterable, Sendable { case phone, pad, desktop, tv, watch }

  /// The field: another number is another field, where nothing of a composition goes on. 0 for none.
  package var field: UInt32 = 0
  package var purpose = Purpose.text
  /// The kind of text by the name that the web's forms and `UITextContentType` have for it, as "given-name"; empty for
  /// none. At most 64 bytes.
  package var contentType = ""
  package var capitalization = Capitalization.automatic
  package var returnKey = ReturnKey.return
  /// Whether the text is a secret. A request that is secure has no text of the field and no content type.
  package var isSecure = false
  /// Whether words may be corrected and completed.
  package var allowsCorrection = true
  package var prediction = Prediction.automatic
  /// Whether the return key makes a new line.
  package var isMultiline = false
  /// Whether there is a field before and one after this one, to which the keyboard may go.
  package var hasPreviousField = false
  package var hasNextField = false
  /// The languages that the user writes, the preferred one first, as "en-GB"; empty for that of the session. At most 16
  /// of 35 bytes.
  package var languages: [String] = []
  /// Text before the caret, the part that is next to it; empty where it is secret. At most 1,024 bytes.
  package var textBefore = ""
  /// Text behind the caret or the selection. At most 1,024 bytes.
  package var textAfter = ""
  package var hasSelection = false
  package var device = Device.phone
  /// How the keyboard is to be shown: what the app would like, and in the keyboard's own views what it is.
  package var mode = KeyboardMode.docked
  package var appearance = KeyboardAppearance()
  package init() {}

  /// The request without anything that a secret would show in: purpose, return key and look only.
  package var hidingText: KeyboardRequest {
    var result = self
    (result.contentType, result.textBefore, result.textAfter) = ("", "", "")
    (result.hasSelection, result.allowsCorrection, result.prediction) = (false, false, .no)
    result.capitalization = .never
    return result
  }
}

/// How the keyboard looks: as the app's window does.
package struct KeyboardAppearance: Hashable, Sendable {
  package var isDark = false
  package var hasHighContrast = false
  package var reducesMotion = false
  /// The factor by which the user enlarges text; 1 is normal. From 0.5 to 4.
  package var textScale = 1.0
  package init() {}
}

/// How the keyboard is shown on the screen.
package enum KeyboardMode: UInt8, CaseIterable, Sendable {
  /// Over the full width at the bottom of the screen.
  case docked
  /// As wide as the screen, and moved up from its bottom.
  case undocked
  /// Small, for one hand, and anywhere.
  case floating
  /// A half at either side, moved up from the bottom.
  case split
  /// A toolbar in the middle of the bottom, while a hardware keyboard is used.
  case toolbar
  /// The same, minimised by a flick to a small one at one side.
  case miniToolbar
  /// Not on the screen.
  case hidden
}

/// What a press on the keyboard means.
package enum KeyboardAction: Hashable, Sendable {
  /// A text instead of what is selected and of the marked text, with the caret behind it. At most 4,096 bytes.
  case insert(String)
  /// The marked text, the selection, or the character before the caret goes.
  case deleteBackward
  /// The word before the caret goes.
  case deleteWord
  /// The caret goes so many characters on in the text, or back where the number is negative.
  case moveCaret(by: Int)
  /// The return key: submits a field, and is a new line in a text of several.
  case submit
  /// The keyboard is to go: the field loses focus.
  case dismiss
  case nextField
  case previousField
  /// A text that is not finished, instead of the one before; empty: it is withdrawn. `insert` takes its place.
  case setMarkedText(String)

  // What the keyboard's own process does; none of these goes to the app.

  /// The globe key.
  case nextLayout
  case setMode(KeyboardMode)
  /// The keys need another height in the mode in which they are shown: points.
  case setHeight(Double)
  /// The keyboard is dragged by so many points, where it is not docked.
  case move(x: Double, y: Double)

  /// Whether the app has to hear of it.
  package var isForApp: Bool {
    switch self {
    case .nextLayout, .setMode, .setHeight, .move: false
    default: true
    }
  }
}
