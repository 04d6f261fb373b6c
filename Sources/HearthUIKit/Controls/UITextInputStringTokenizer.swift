import Foundation

/// The parts of which texts are made.
public enum UITextGranularity: Int, Sendable {
  /// From what a user takes for a letter to all of the text. Lines are those that are seen.
  case character = 0, word, sentence, paragraph, line, document
}

/// A direction in a text: in which it is stored, or in which it is seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in which the text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction in which the text is seen. To the right and downwards is on in it.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  var isForward: Bool {
    self == .storage(.forward) || self == .layout(.right) || self == .layout(.down)
  }
}

/// Says where the parts of a text begin and end.
@MainActor @preconcurrency public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The part around a place. Where two of them meet it is the one that follows in a direction. Nil where there is none, as between words.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a part ends at a place, in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next place in a direction where a part ends; nil where none does.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a part; at one of its ends the direction decides.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Says where the parts of a text begin and end by what is written there.
///
///     let word = textView.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
///
/// Words are runs of letters, digits and what connects them; sentences end with a full stop, or a sign like it, and a space. Source: the defaults of
/// Unicode's annex 29, without its lists of exceptions and without dictionaries: Chinese and Japanese without spaces are one word.
@MainActor @preconcurrency open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?
  /// Creates a tokenizer of a text. The text is not kept.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }
  nonisolated deinit {}

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    unit(at: position.offset, granularity, direction.isForward).map { UITextRange($0) }
  }
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let place = position.offset
    return units(granularity, around: place).contains {
      direction.isForward ? NSMaxRange($0) == place : $0.location == place
    }
  }
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = position.offset, all = units(granularity, around: place)
    let found =
      direction.isForward
      ? all.map { NSMaxRange($0) }.filter { $0 > place }.min() : all.map(\.location).filter { $0 < place }.max()
    return found.map { UITextPosition($0) }
  }
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { unit(at: position.offset, granularity, direction.isForward) != nil }

  private func unit(at place: Int, _ granularity: UITextGranularity, _ isForward: Bool) -> NSRange? {
    units(granularity, around: place).first { range in
      isForward
        ? range.location <= place && place < NSMaxRange(range) : range.location < place && place <= NSMaxRange(range)
    }
  }
  private var text: String { (input as? any EditedText)?.editedText ?? "" }
  /// The parts, in UTF-16: all of them, or those in the paragraphs at a place and beside it where they lie within such.
  private func units(_ granularity: UITextGranularity, around place: Int) -> [NSRange] {
    let text = text, length = text.utf16.count
    if granularity == .document { return [NSRange(location: 0, length: length)] }
    let paragraphs = Self.paragraphs(of: text)
    if granularity == .paragraph { return paragraphs }
    let here = paragraphs.firstIndex { NSMaxRange($0) >= place } ?? max(0, paragraphs.count - 1)
    let near = paragraphs[max(0, here - 1)..<min(paragraphs.count, here + 2)]
    return near.flatMap { paragraph -> [NSRange] in
      guard let range = Range(paragraph, in: text) else { return [] }
      switch granularity {
      case .character: return text[range].indices.map { NSRange($0..<text.index(after: $0), in: text) }
      case .word: return Self.words(in: text, range)
      case .sentence: return Self.sentences(in: text, range)
      default: return lines(in: paragraph)
      }
    }
  }
  private static func paragraphs(of text: String) -> [NSRange] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      NSRange($0.startIndex..<$0.endIndex, in: text)
    }
  }
  private static func words(in text: String, _ range: Range<String.Index>) -> [NSRange] {
    var words: [NSRange] = [], start: String.Index?, index = range.lowerBound
    func isLetter(_ index: String.Index) -> Bool {
      let character = text[index]
      return character.isLetter || character.isNumber || character == "_"
    }
    while index < range.upperBound {
      let next = text.index(after: index)
      // An apostrophe or a point between letters does not end a word.
      let connects =
        ["'", "’", "."].contains(text[index]) && start != nil && next < range.upperBound && isLetter(next)
      if isLetter(index) || connects {
        start = start ?? index
      } else if let begun = start {
        words.append(NSRange(begun..<index, in: text))
        start = nil
      }
      index = next
    }
    if let start { words.append(NSRange(start..<range.upperBound, in: text)) }
    return words
  }
  private static func sentences(in text: String, _ range: Range<String.Index>) -> [NSRange] {
    var sentences: [NSRange] = [], start = range.lowerBound, index = range.lowerBound
    while index < range.upperBound {
      let sign = text[index]
      var next = text.index(after: index)
      if "。！？".contains(sign) || ".!?…".contains(sign) && (next == range.upperBound || text[next].isWhitespace) {
        while next < range.upperBound, text[next].isWhitespace { next = text.index(after: next) }
        sentences.append(NSRange(start..<next, in: text))
        start = next
      }
      index = next
    }
    if start < range.upperBound { sentences.append(NSRange(start..<range.upperBound, in: text)) }
    return sentences
  }
  /// The lines of a paragraph as they are seen; the paragraph itself where the text is not shown.
  private func lines(in paragraph: NSRange) -> [NSRange] {
    guard let input else { return [] }
    var lines: [NSRange] = [], place = paragraph.location
    while place < NSMaxRange(paragraph) {
      guard let line = input.shownLine(at: place), NSMaxRange(line) > place else { break }
      let end = min(NSMaxRange(line), NSMaxRange(paragraph))
      lines.append(NSRange(location: place, length: end - place))
      place = end
    }
    return lines.isEmpty ? [paragraph] : lines
  }
}

extension UITextInput where Self: UIResponder {
  /// Says where the words, sentences and other parts of the text begin and end.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
