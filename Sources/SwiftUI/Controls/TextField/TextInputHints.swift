import HearthCore

// What a text field tells input methods and keyboards on the screen of what is
// entered. A keyboard of keys does not change.

struct TextInputHints: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization = TextInputRequest.Capitalization.automatic
  var isCorrectionDisabled = false

  /// The keyboard that was asked for goes before what its text is.
  private var purpose: TextInputRequest.Purpose? {
    switch keyboard {
    case .emailAddress: .email
    case .URL: .url
    case .webSearch: .search
    case .phonePad: .phone
    case .namePhonePad: .name
    case .numberPad, .asciiCapableNumberPad: .number
    case .decimalPad: .decimal
    case .default, .asciiCapable, .numbersAndPunctuation, .twitter: content?.purpose
    }
  }
  func apply(to request: inout TextInputRequest) {
    // What is secret stays so.
    if request.purpose != .password, let purpose { request.purpose = purpose }
    request.capitalization = capitalization
    request.allowsCorrection = !isCorrectionDisabled
  }
}
struct TextInputHintsKey: EnvironmentKey { static var defaultValue: TextInputHints { TextInputHints() } }

/// Which letters of what is entered a keyboard on the screen makes capital by itself.
public struct TextInputAutocapitalization: Sendable {
  let kind: TextInputRequest.Capitalization
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
  init(kind: TextInputRequest.Capitalization) { self.kind = kind }
  public init?(_ type: UITextAutocapitalizationType) { self.init(kind: type.capitalization) }
}

/// Which letters of what is entered are made capital, by UIKit's names.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
  fileprivate var capitalization: TextInputRequest.Capitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// The keys that a keyboard on the screen has, by UIKit's names.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch
  case asciiCapableNumberPad
}

/// What is entered, by UIKit's names.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

  fileprivate var purpose: TextInputRequest.Purpose? {
    switch self {
    case .emailAddress: .email
    case .URL: .url
    case .telephoneNumber: .phone
    case .creditCardNumber, .oneTimeCode: .number
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: .name
    default: nil
    }
  }
}

extension EnvironmentValues {
  fileprivate var textInputHints: TextInputHints {
    get { self[TextInputHintsKey.self] }
    set { self[TextInputHintsKey.self] = newValue }
  }
  /// Whether words that are entered are neither corrected nor completed.
  public var autocorrectionDisabled: Bool {
    get { textInputHints.isCorrectionDisabled }
    set { textInputHints.isCorrectionDisabled = newValue }
  }
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { textInputHints.isCorrectionDisabled }
    set { textInputHints.isCorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// Keeps input methods and keyboards on the screen from correcting and completing words.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
  /// Which letters of what is entered a keyboard on the screen makes capital by itself; nil for what it does unasked.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInputHints.capitalization, autocapitalization?.kind ?? .automatic)
  }
  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInputHints.capitalization, style.capitalization)
  }
  /// The keys that a keyboard on the screen has for text fields in this view. A keyboard of keys has all
  /// of them: what is entered is not checked.
  ///
  /// Source: Apple, documentation of keyboardType(_:); GTK, `GtkInputPurpose`.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInputHints.keyboard, type)
  }
  /// What is entered into text fields in this view: input methods and keyboards on the screen offer what
  /// fits. `keyboardType(_:)` goes before it.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInputHints.content, textContentType)
  }
}
