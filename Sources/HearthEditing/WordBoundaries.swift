/// Where words begin and end in a string.
///
/// There are two kinds of boundary:
///
/// - **segments**: Unicode's default word boundaries, rule by rule. Source: Unicode Standard Annex 29, WB1 to WB999.
/// - **words**: segments, tailored for carets and selections. A boundary inside a grapheme cluster does not count. A
///   run of Chinese and Japanese characters, or of a script that needs a dictionary (Thai, Khmer, …), has the words
///   that a ``WordDictionary`` finds. Without one, a run of ideographs, of Hiragana or of such a script stays together.
///   The annex asks for such a tailoring. Source: for dictionaries the annex; without one our choice after Pango, which
///   ends Japanese words where the script changes, because whole runs cost fewer key presses than single characters.
///
/// A segment counts as a word where it holds a letter, a digit, an underscore, an ideograph or an emoji; spaces and
/// punctuation are passed over. Source for emoji: our choice, because deleting a word must not take a picture along
/// unseen.
///
/// A value is asked for one move: it keeps what the dictionary said last.
struct WordBoundaries {
  let text: String
  private var dictionary: (any WordDictionary)?
  /// What the dictionary said last: the span for which it counts, and the breaks inside, in offsets of the text.
  private var known: (span: Range<Int>, breaks: [Int])?
  private var scalars: String.UnicodeScalarView { text.unicodeScalars }

  init(_ text: String, dictionary: (any WordDictionary)? = nil) {
    self.text = text
    self.dictionary = dictionary
  }

  // MARK: - What callers ask

  /// The end of the word that an offset is in or before; the end of the text if there is no word.
  ///
  /// - Complexity: O(distance moved), for ordinary text.
  mutating func wordEnd(after offset: Int) -> Int {
    var index = text.utf8Index(offset)
    while index < text.endIndex {
      var passesWord = false
      repeat {
        passesWord = passesWord || Self.isPartOfWord(scalars[index])
        index = scalars.index(after: index)
      } while !isWordBoundary(index)
      if passesWord { break }
    }
    return text.utf8Offset(index)
  }

  /// The start of the word that an offset is in or after; the start of the text if there is no word.
  mutating func wordStart(before offset: Int) -> Int {
    var index = text.utf8Index(offset)
    while index > text.startIndex {
      var passesWord = false
      repeat {
        index = scalars.index(before: index)
        passesWord = passesWord || Self.isPartOfWord(scalars[index])
      } while !isWordBoundary(index)
      if passesWord { break }
    }
    return text.utf8Offset(index)
  }

  /// What a double click selects: the word, or run of spaces, or sign that follows the offset; at the end of a
  /// paragraph the one before it. Empty only in an empty paragraph.
  mutating func word(at offset: Int) -> Range<Int> {
    let paragraph = text.paragraph(at: offset)
    var start = text.utf8Index(text.roundedDown(offset))
    if text.utf8Offset(start) >= paragraph.upperBound, !paragraph.isEmpty {
      start = scalars.index(before: text.utf8Index(paragraph.upperBound))
    } else if paragraph.isEmpty {
      return paragraph
    }
    var end = scalars.index(after: start)
    while !isWordBoundary(start) { start = scalars.index(before: start) }
    while !isWordBoundary(end) { end = scalars.index(after: end) }
    return text.utf8Offset(start)..<text.utf8Offset(end)
  }

  /// All segments of the text, in order and without gaps. Their ends need not be grapheme boundaries.
  func segments() -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = text.startIndex
    while start < text.endIndex {
      var end = scalars.index(after: start)
      while !isSegmentBoundary(end) { end = scalars.index(after: end) }
      result.append(text.utf8Offset(start)..<text.utf8Offset(end))
      start = end
    }
    return result
  }

  // MARK: - The tailored boundary

  private mutating func isWordBoundary(_ index: String.Index) -> Bool {
    let isBoundary = isDictionaryBoundary(index) ?? isSegmentBoundary(index, keepsScriptsTogether: true)
    return isBoundary && String.Index(index, within: text) != nil
  }

  // MARK: - Dictionaries

  /// Bytes that are asked about at once. A power of two, about as much as two lines of text.
  private static let cell = 512
  /// Bytes before and behind these that the dictionary sees, because words that begin earlier decide where later ones do.
  private static let context = 256

  /// Whether the dictionary has a boundary before the scalar at an index; nil where it has no say.
  ///
  /// Only the run of such characters that the index stands in is given to it, and of that what is near: the text is
  /// divided into cells of a fixed length, so that the answer for a place does not depend on where one came from.
  private mutating func isDictionaryBoundary(_ index: String.Index) -> Bool? {
    guard dictionary != nil, index > text.startIndex, index < text.endIndex,
      // Neither ASCII nor Latin: most text ends here.
      text.utf8[index] >= 0xE0, needsDictionary(index), let before = significant(before: index), needsDictionary(before)
    else { return nil }
    let offset = text.utf8Offset(index)
    if known?.span.contains(offset) != true { askDictionary(at: index, offset) }
    return known.map { $0.breaks.contains(offset) }
  }
  private func needsDictionary(_ index: String.Index) -> Bool { WordBreakProperty(scalars[index]).needsDictionary }

  private mutating func askDictionary(at index: String.Index, _ offset: Int) {
    known = nil
    let cell = offset / Self.cell * Self.cell
    let least = cell - Self.context, most = cell + Self.cell + Self.context
    func isOfRun(_ index: String.Index) -> Bool {
      let property = WordBreakProperty(scalars[index])
      return property.needsDictionary || property.isIgnorable
    }
    var start = index, end = index
    while start > text.startIndex {
      let previous = scalars.index(before: start)
      if text.utf8Offset(previous) < least || !isOfRun(previous) { break }
      start = previous
    }
    while end < text.endIndex, text.utf8Offset(end) < most, isOfRun(end) { end = scalars.index(after: end) }
    guard let breaks = dictionary?.wordBreaks(in: String(scalars[start..<end])) else {
      dictionary = nil
      return
    }
    let first = text.utf8Offset(start)
    known = (max(first, cell)..<min(text.utf8Offset(end), cell + Self.cell), breaks.map { $0 + first })
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch WordBreakProperty(scalar) {
    case .letter, .hebrewLetter, .katakana, .numeric, .extendNumLet, .ideograph, .hiragana, .complexContext,
      .regionalIndicator:
      return true
    case .other:
      if scalar.isASCII { return false }
      switch scalar.properties.generalCategory {
      case .otherNumber, .letterNumber, .otherLetter: return true
      default: return scalar.properties.isEmoji
      }
    default: return false
    }
  }

  // MARK: - The rules of Annex 29

  /// Whether there is a boundary before the scalar at an index.
  private func isSegmentBoundary(_ index: String.Index, keepsScriptsTogether: Bool = false) -> Bool {
    if index == text.startIndex || index == text.endIndex { return true }  // WB1, WB2
    let previous = WordBreakProperty(scalars[scalars.index(before: index)])
    let right = WordBreakProperty(scalars[index])
    if previous == .carriageReturn, right == .lineFeed { return false }  // WB3
    if previous.endsLine || right.endsLine { return true }  // WB3a, WB3b
    if previous == .zeroWidthJoiner, scalars[index].isPictograph { return false }  // WB3c
    if previous == .segmentSpace, right == .segmentSpace { return false }  // WB3d
    if right.isIgnorable { return false }  // WB4

    let leftIndex = significant(before: index)
    let left = leftIndex.map { WordBreakProperty(scalars[$0]) } ?? .other
    if joins(left, right) { return false }
    switch (left, right) {
    case (.letter, .midLetter), (.hebrewLetter, .midLetter), (.letter, .midNumLet), (.hebrewLetter, .midNumLet),
      (.letter, .singleQuote):
      return !property(after: index).isLetter  // WB6
    case (.hebrewLetter, .singleQuote): return false  // WB7a
    case (.midLetter, .letter), (.midLetter, .hebrewLetter): return !property(before: leftIndex).isLetter  // WB7
    case (.midNumLet, .letter), (.midNumLet, .hebrewLetter), (.singleQuote, .letter), (.singleQuote, .hebrewLetter):
      return !property(before: leftIndex).isLetter  // WB7
    case (.hebrewLetter, .doubleQuote): return property(after: index) != .hebrewLetter  // WB7b
    case (.doubleQuote, .hebrewLetter): return property(before: leftIndex) != .hebrewLetter  // WB7c
    case (.midNumber, .numeric), (.midNumLet, .numeric), (.singleQuote, .numeric):
      return property(before: leftIndex) != .numeric  // WB11
    case (.numeric, .midNumber), (.numeric, .midNumLet), (.numeric, .singleQuote):
      return property(after: index) != .numeric  // WB12
    case (.regionalIndicator, .regionalIndicator):
      return regionalIndicators(endingAt: leftIndex).isMultiple(of: 2)  // WB15, WB16
    case (.ideograph, .ideograph), (.hiragana, .hiragana), (.complexContext, .complexContext):
      return !keepsScriptsTogether
    default: return true  // WB999
    }
  }

  /// The rules that look at two neighbours only: WB5, WB8 to WB10, WB13 to WB13b.
  private func joins(_ left: WordBreakProperty, _ right: WordBreakProperty) -> Bool {
    switch (left, right) {
    case (.letter, .letter), (.letter, .hebrewLetter), (.hebrewLetter, .letter), (.hebrewLetter, .hebrewLetter): true
    case (.numeric, .numeric), (.letter, .numeric), (.hebrewLetter, .numeric): true
    case (.numeric, .letter), (.numeric, .hebrewLetter): true
    case (.katakana, .katakana): true
    case (.letter, .extendNumLet), (.hebrewLetter, .extendNumLet), (.numeric, .extendNumLet): true
    case (.katakana, .extendNumLet), (.extendNumLet, .extendNumLet): true
    case (.extendNumLet, .letter), (.extendNumLet, .hebrewLetter), (.extendNumLet, .numeric): true
    case (.extendNumLet, .katakana): true
    default: false
    }
  }

  /// The scalar before an index to which WB4 attaches all ignorable ones between; `nil` if there are only such, back to
  /// the start of the text or line.
  private func significant(before index: String.Index) -> String.Index? {
    var index = index
    while index > text.startIndex {
      index = scalars.index(before: index)
      let property = WordBreakProperty(scalars[index])
      if property.endsLine { return nil }
      if !property.isIgnorable { return index }
    }
    return nil
  }

  private func property(before index: String.Index?) -> WordBreakProperty {
    guard let index, let before = significant(before: index) else { return .other }
    return WordBreakProperty(scalars[before])
  }

  private func property(after index: String.Index) -> WordBreakProperty {
    var index = scalars.index(after: index)
    while index < text.endIndex {
      let property = WordBreakProperty(scalars[index])
      if !property.isIgnorable { return property }
      index = scalars.index(after: index)
    }
    return .other
  }

  private func regionalIndicators(endingAt index: String.Index?) -> Int {
    var count = 0
    var next = index
    while let index = next, WordBreakProperty(scalars[index]) == .regionalIndicator {
      count += 1
      next = significant(before: index)
    }
    return count
  }
}

extension Unicode.Scalar {
  /// Nearly Extended_Pictographic, which the standard library keeps to itself: the emoji without digits and modifiers.
  fileprivate var isPictograph: Bool {
    !isASCII && properties.isEmoji && !properties.isEmojiModifier && !(0x1F1E6...0x1F1FF).contains(value)
  }
}
