import Foundation

/// The pieces of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Divides a text into words, sentences or paragraphs.
///
/// Words begin and end where Unicode says (UAX 29): text without spaces, as in Chinese and Thai, is divided by its characters.
open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }
  public final let unit: NLTokenUnit
  open var string: String? { didSet { known = nil } }
  private var known: [Range<String.Index>]?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}

  private var ranges: [Range<String.Index>] {
    if let known { return known }
    let found = TextPieces.ranges(of: unit, in: string ?? "")
    known = found
    return found
  }
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    ranges.filter { $0.overlaps(range) }
  }
  /// The piece at a place; what lies between two pieces for a place between them.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    if let found = ranges.first(where: { $0.contains(index) }) { return found }
    let text = string ?? ""
    let before = ranges.last { $0.upperBound <= index }?.upperBound ?? text.startIndex
    return before..<(ranges.first { $0.lowerBound > index }?.lowerBound ?? text.endIndex)
  }
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let found = tokens(for: range)
    guard let first = found.first, let last = found.last else { return range }
    return first.lowerBound..<last.upperBound
  }
  open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    let text = string ?? ""
    for token in tokens(for: range) { if !block(token, Self.attributes(text[token])) { return } }
  }
  private static func attributes(_ token: Substring) -> Attributes {
    var result: Attributes = []
    if token.contains(where: \.isNumber) { result.insert(.numeric) }
    if token.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { result.insert(.emoji) }
    return result
  }
}

enum TextPieces {
  static func ranges(of unit: NLTokenUnit, in text: String) -> [Range<String.Index>] {
    switch unit {
    case .word: words(text).filter { isWord(text[$0]) }
    case .sentence: sentences(text)
    case .paragraph: paragraphs(text)
    case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    }
  }
  static func isWord(_ text: Substring) -> Bool {
    text.contains { $0.isLetter || $0.isNumber } || text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }
  /// Everything between two boundaries of words, spaces and marks, too.
  static func words(_ text: String) -> [Range<String.Index>] {
    // Swift's regular expressions have the boundaries of UAX 29.
    let boundaries = text.matches(of: #/\b/#.wordBoundaryKind(.default)).map(\.range.lowerBound)
    let all = [text.startIndex] + boundaries.filter { $0 > text.startIndex && $0 < text.endIndex } + [text.endIndex]
    return zip(all, all.dropFirst()).filter { $0 < $1 }.map { $0..<$1 }
  }
  /// A sentence ends with a mark and the space behind it, and at the end of a line.
  static func sentences(_ text: String) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = text.startIndex, index = text.startIndex
    func end(_ place: String.Index) {
      if text[start..<place].contains(where: { !$0.isWhitespace }) { result.append(start..<place) }
      start = place
    }
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character.isNewline {
        end(index)
      } else if "。！？".contains(character) {
        end(index)
      } else if ".!?…".contains(character) {
        var next = index
        while next < text.endIndex, ".!?…\"'”’)»".contains(text[next]) { next = text.index(after: next) }
        guard next == text.endIndex || text[next].isWhitespace else { continue }
        while next < text.endIndex, text[next].isWhitespace, !text[next].isNewline { next = text.index(after: next) }
        // What goes on with a small letter was an abbreviation.
        if character == ".", next < text.endIndex, text[next].isLowercase { continue }
        index = next
        end(next)
      }
    }
    end(text.endIndex)
    return result
  }
  static func paragraphs(_ text: String) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    for index in text.indices where text[index].isNewline {
      let next = text.index(after: index)
      result.append(start..<next)
      start = next
    }
    if start < text.endIndex { result.append(start..<text.endIndex) }
    return result
  }
}
