import Foundation
import HearthCore
import HearthUI

/// The word on the return key of a software keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// A line break or the end of editing.
  case `default` = 0
  /// What Return does, as keyboards show it.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  var label: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    default: .return
    }
  }
}
/// Whether words are corrected while one types.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the field would, not at all, or always.
  case `default` = 0, no, yes
}

/// What a text is for: hints to keyboards.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
  /// The keys that are offered.
  var keyboardType: UIKeyboardType { get set }
  /// What Return does.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters are capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// What the text is.
  var textContentType: UITextContentType! { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether the end of a word is offered.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether words are checked; `no` has them not corrected either.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become curly: a hint.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes: a hint.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with words: a hint.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The look of a keyboard on the screen: a hint.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// What a password that a keyboard makes has to have: a hint.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// Whether words are suggested behind the caret while one types.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// Whether words are checked while one types.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the field would, not at all, or always.
  case `default` = 0, no, yes
}
/// Whether quotation marks become curly while one types. Keyboards here type what their keys say: a hint.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether two hyphens become a dash while one types. Keyboards here type what their keys say: a hint.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether a space is added or taken away where words are pasted or deleted. Nothing is added here: a hint.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// The look of a keyboard on the screen. Keyboards here look as the desktop does: a hint.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0, dark, light
  /// The same as `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What a password that is made for the user has to have.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in words, as in `"required: upper; required: digit; minlength: 12;"`.
  public let passwordRulesDescriptor: String
  /// Creates rules.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}
