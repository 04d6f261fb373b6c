import Foundation

/// What is asked of a piece of text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  public static let nameType = NLTagScheme(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  public static let language = NLTagScheme(rawValue: "Language")
  public static let script = NLTagScheme(rawValue: "Script")
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = NLTag("Word")
  public static let punctuation = NLTag("Punctuation")
  public static let whitespace = NLTag("Whitespace")
  public static let other = NLTag("Other")
  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb")
  public static let pronoun = NLTag("Pronoun")
  public static let determiner = NLTag("Determiner")
  public static let preposition = NLTag("Preposition")
  public static let conjunction = NLTag("Conjunction")
  public static let number = NLTag("Number")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

/// Says of the pieces of a text what they are. It knows the kind of a piece and its language; what needs a model of a language, as classes
/// of words, names, stems and moods, is reported, and has no tag.
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)
  }
  public final let tagSchemes: [NLTagScheme]
  open var string: String?
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType, .language] : [.language]
  }

  private func pieces(_ unit: NLTokenUnit) -> [Range<String.Index>] {
    let text = string ?? ""
    return unit == .word ? TextPieces.words(text) : TextPieces.ranges(of: unit, in: text)
  }
  private static func kind(_ piece: Substring) -> NLTag {
    if TextPieces.isWord(piece) { return .word }
    if piece.allSatisfy(\.isWhitespace) { return .whitespace }
    return piece.contains(where: \.isPunctuation) ? .punctuation : .other
  }
  private func tag(_ piece: Substring, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: return Self.kind(piece)
    case .language: return dominantLanguage.map { NLTag($0.rawValue) }
    default:
      reportLanguage(
        "NLTagger",
        "nothing knows the \(scheme.rawValue) of words, which have no tag. See availableTagSchemes(for:language:).")
      return nil
    }
  }
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let text = string ?? ""
    guard let range = pieces(unit).first(where: { $0.contains(index) }) else { return (nil, index..<index) }
    return (tag(text[range], scheme), range)
  }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    let text = string ?? ""
    for piece in pieces(unit) where piece.overlaps(range) {
      if unit == .word {
        switch Self.kind(text[piece]) {
        case .word where options.contains(.omitWords): continue
        case .punctuation where options.contains(.omitPunctuation): continue
        case .whitespace where options.contains(.omitWhitespace): continue
        case .other where options.contains(.omitOther): continue
        default: break
        }
      }
      if !block(tag(text[piece], scheme), piece) { return }
    }
  }
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var result: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range in
      result.append((tag, range))
      return true
    }
    return result
  }
}
public enum NLDistanceType: Int, Sendable { case cosine }
/// Where words lie by their meaning. Nothing knows that here: there is nil, which is reported.
open class NLEmbedding: NSObject {
  private override init() {}
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { absent() }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { absent() }
  private class func absent() -> NLEmbedding? {
    reportLanguage("NLEmbedding", "nothing knows what words mean, so that it is nil.")
    return nil
  }
  open func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> Double {
    2
  }
  open func neighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, Double)] { [] }
  open func enumerateNeighbors(
    for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine, using block: (String, Double) -> Bool
  ) {}
  open func contains(_ string: String) -> Bool { false }
  open var dimension: Int { 0 }
  open var vocabularySize: Int { 0 }
  open var language: NLLanguage? { nil }
  open func vector(for string: String) -> [Double]? { nil }
}
