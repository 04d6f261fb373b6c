/// What a scalar is to the rules of word boundaries.
///
/// Source: Unicode Standard Annex 29, table 3 (values of Word_Break). They are derived from the general properties that
/// Swift's standard library knows, as the table defines them, so that no data file has to be kept up to date; scripts,
/// which it does not know, are short lists of blocks here. The last three cases are `Other` in the table; they let
/// scripts without spaces be kept together (see ``WordBoundaries``).
enum WordBreakProperty: Equatable {
  case carriageReturn, lineFeed, newline
  case extend, format, zeroWidthJoiner
  case letter, hebrewLetter, katakana, numeric, extendNumLet
  case midLetter, midNumber, midNumLet, singleQuote, doubleQuote
  case regionalIndicator, segmentSpace
  case ideograph, hiragana, complexContext
  case other

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    self = value < 0x80 ? Self(ascii: value) : Self.punctuation(value) ?? Self(properties: scalar)
  }

  private init(ascii value: UInt32) {
    self =
      switch value {
      case 0x41...0x5A, 0x61...0x7A: .letter
      case 0x30...0x39: .numeric
      case 0x20: .segmentSpace
      case 0x0A: .lineFeed
      case 0x0D: .carriageReturn
      case 0x0B, 0x0C: .newline
      case 0x5F: .extendNumLet
      case 0x22: .doubleQuote
      case 0x27: .singleQuote
      case 0x2C, 0x3B: .midNumber
      case 0x2E: .midNumLet
      case 0x3A: .midLetter
      default: .other
      }
  }

  /// The values that the table gives scalar by scalar.
  private static func punctuation(_ value: UInt32) -> Self? {
    switch value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0x200D: .zeroWidthJoiner
    case 0x200B: .other
    case 0x202F: .extendNumLet
    case 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: .midNumLet
    case 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: .midLetter
    case 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE10, 0xFE14, 0xFE50, 0xFE54, 0xFF0C, 0xFF1B: .midNumber
    case 0x66B: .numeric
    case 0x1F1E6...0x1F1FF: .regionalIndicator
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .segmentSpace
    case 0x3031...0x3035, 0x309B, 0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x32D0...0x32FE,
      0x3300...0x3357, 0xFF66...0xFF9D, 0x1AFF0...0x1AFFE, 0x1B000, 0x1B120...0x1B122, 0x1B164...0x1B167:
      .katakana
    case 0x3041...0x3096, 0x309D...0x309F, 0x1B001...0x1B11F, 0x1B150...0x1B152, 0x1F200: .hiragana
    case 0x2C2...0x2C5, 0x2D2...0x2D7, 0x2DE...0x2DF, 0x2E5...0x2EB, 0x2ED, 0x2EF...0x2FF, 0x55A...0x55C, 0x55E,
      0x58A, 0x5F3, 0x70F, 0xA708...0xA716, 0xA720...0xA721, 0xA789...0xA78A, 0xAB5B:
      .letter
    case 0x5D0...0x5EA, 0x5EF...0x5F2, 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFB4F: .hebrewLetter
    default: nil
    }
  }

  private init(properties scalar: Unicode.Scalar) {
    let properties = scalar.properties
    let category = properties.generalCategory
    if properties.isGraphemeExtend || category == .spacingMark || properties.isEmojiModifier {
      self = .extend
    } else if category == .format {
      self = .format
    } else if category == .decimalNumber {
      self = .numeric
    } else if category == .connectorPunctuation {
      self = .extendNumLet
    } else if properties.isIdeographic {
      self = .ideograph
    } else if properties.isAlphabetic {
      self = Self.isComplexContext(scalar.value) ? .complexContext : .letter
    } else {
      self = .other
    }
  }

  /// Whether a letter is of a script written without spaces that needs a dictionary to find its words.
  ///
  /// Source: Unicode Standard Annex 14, class SA: Thai, Lao, Myanmar, Khmer, Tai Le, New Tai Lue, Tai Tham, Tai Viet.
  private static func isComplexContext(_ value: UInt32) -> Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
      0xAA60...0xAADF:
      true
    default: false
    }
  }

  /// Whether rule WB4 looks through this scalar to the one it is attached to.
  var isIgnorable: Bool { self == .extend || self == .format || self == .zeroWidthJoiner }

  /// Whether words of this script have no spaces between them, so that a ``WordDictionary`` finds them.
  var needsDictionary: Bool {
    self == .ideograph || self == .hiragana || self == .katakana || self == .complexContext
  }

  var endsLine: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }

  var isLetter: Bool { self == .letter || self == .hebrewLetter }
}
