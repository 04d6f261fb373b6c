import HearthCore

// What a text field tells input methods and keyboards on the screen of what is entered, and what is changed of it on
// phones and tablets: see `TextCorrection`.

struct TextInputHints: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization = TextInputRequest.Capitalization.automatic
  var isCorrectionDisabled = false
  /// Whether what may come next is shown behind the caret; nil: where the kind of text and the device ask for it.
  var inlinePrediction: Bool?

  /// Whether what is entered is neither stored, nor learnt, nor told to anyone, though it may be seen.
  var isSecret: Bool {
    switch content {
    case .password?, .newPassword?, .oneTimeCode?, .creditCardNumber?: true
    default: false
    }
  }
  /// The keyboard that was asked for takes precedence over what its text is.
  var purpose: TextInputRequest.Purpose? {
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
  /// Whether what is entered is made of words, which can be misspelt: not names of accounts, addresses, numbers and
  /// secrets. Source: UIKit turns correction off for these kinds of content; for the keyboards it is our choice.
  var isProse: Bool {
    switch keyboard {
    case .emailAddress, .URL, .webSearch, .phonePad, .namePhonePad, .numberPad, .asciiCapableNumberPad, .decimalPad,
      .asciiCapable, .numbersAndPunctuation:
      return false
    case .default, .twitter: break
    }
    switch content {
    case nil, .jobTitle, .organizationName, .location: return true
    default: return false
    }
  }
  func apply(to request: inout TextInputRequest) {
    // What is secret stays so.
    if content?.purpose == .password { request.purpose = .password }
    if request.purpose != .password, let purpose { request.purpose = purpose }
    request.isPrivate = request.purpose == .password || isSecret
    request.capitalization = request.purpose == .password ? .never : capitalization
    request.allowsCorrection = !isCorrectionDisabled
    request.checksSpelling = checksSpelling && request.purpose != .password
    request.contentType = request.isPrivate ? "" : content?.rawValue ?? ""
  }
}
struct TextInputHintsKey: EnvironmentKey { static var defaultValue: TextInputHints { TextInputHints() } }

/// Which letters become capitals while they are typed on a phone or a tablet. Elsewhere a keyboard on the screen is told.
public struct TextInputAutocapitalization: Sendable {
  let kind: TextInputRequest.Capitalization
  /// No letter is changed.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
  init(kind: TextInputRequest.Capitalization) { self.kind = kind }
  /// The same choice by UIKit's name; nil for `none`.
  public init?(_ type: UITextAutocapitalizationType) { self.init(kind: type.capitalization) }
}

/// Which letters are made capital, by UIKit's names.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter, the first of each word, the first of each sentence, or all.
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
  /// What the keys are for; a hint to the keyboard on the screen, which does not stop other characters from another
  /// keyboard.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch
  /// Digits only, those of ASCII.
  case asciiCapableNumberPad
}

/// The kind of text that is entered, by UIKit's names.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, “Dr.” for example.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A second first name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The part that follows a name, “Jr.” for example.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title of a person's job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, with or without an address.
  public static let location = UITextContentType(rawValue: "location")
  /// All lines of an address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city of an address with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country of an address, by its name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The location of a page or file.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent for one sign-in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

  fileprivate var purpose: TextInputRequest.Purpose? {
    switch self {
    case .emailAddress: .email
    case .URL: .url
    case .telephoneNumber: .phone
    case .creditCardNumber, .oneTimeCode: .number
    case .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: .name
    // It may be shown, and is a secret all the same.
    case .password, .newPassword: .password
    default: nil
    }
  }
}

extension EnvironmentValues {
  fileprivate var textInputHints: TextInputHints {
    get { self[TextInputHintsKey.self] }
    set { self[TextInputHintsKey.self] = newValue }
  }
  /// Whether what may come next is shown behind the caret; nil: where the kind of text and the device ask for it.
  package var inlinePrediction: Bool? {
    get { textInputHints.inlinePrediction }
    set { textInputHints.inlinePrediction = newValue }
  }
  /// Whether words that are entered are neither corrected nor completed.
  public var autocorrectionDisabled: Bool {
    get { textInputHints.isCorrectionDisabled }
    set { textInputHints.isCorrectionDisabled = newValue }
  }
  /// Whether text is taken as it is typed, under its earlier name; nil for the system's choice.
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
  /// Takes text as it is typed, under its earlier name; nil for the system's choice.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
  /// Sets which letters of what is entered a keyboard on the screen makes capital by itself; nil for what it does
  /// unasked.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInputHints.capitalization, autocapitalization?.kind ?? .automatic)
  }
  /// Sets which letters become capital, under its earlier name.
  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInputHints.capitalization, style.capitalization)
  }
  /// Sets the keys that a keyboard on the screen has for text fields in this view. A keyboard of keys has all
  /// of them: what is entered is not checked.
  ///
  /// Source: Apple, documentation of keyboardType(_:); GTK, `GtkInputPurpose`.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInputHints.keyboard, type)
  }
  /// Sets what is entered into text fields in this view: input methods and keyboards on the screen offer what
  /// fits. `keyboardType(_:)` takes precedence over it.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInputHints.content, textContentType)
  }
}
