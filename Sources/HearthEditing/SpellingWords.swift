/// Words that can be looked up in a dictionary.
///
/// Left out are parts of addresses and file names, words with digits or underscores, words in capitals, which are
/// mostly names, single letters, words of more than 40 characters, and words of scripts other than the language's:
/// a dictionary of English knows nothing of Russian. Source: our choice after what hunspell's own program and
/// LibreOffice leave out.
package enum SpellingWords {
  package static let longest = 40

  /// The words that begin in a range.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets in the text, which are moved to the ends of what stands between spaces.
  ///   - language: Named as in `en_US`.
  /// - Complexity: O(length of the range); what stands between spaces counts as far as 400 bytes.
  package static func words(of text: String, in range: Range<Int>, language: String) -> [Range<Int>] {
    guard let script = Script(language: language) else { return [] }
    let scalars = text.unicodeScalars
    var index = text.utf8Index(text.roundedDown(range.lowerBound))
    let end = text.utf8Index(range.upperBound)
    var steps = 0
    while index > scalars.startIndex, steps < 400 {
      let before = scalars.index(before: index)
      if scalars[before].properties.isWhitespace { break }
      index = before
      steps += 1
    }
    var result: [Range<Int>] = []
    while index < end {
      if scalars[index].properties.isWhitespace {
        index = scalars.index(after: index)
        continue
      }
      let start = index
      while index < scalars.endIndex, !scalars[index].properties.isWhitespace, index < end || steps < 800 {
        if index >= end { steps += 1 }
        index = scalars.index(after: index)
      }
      append(of: text, start..<index, script, to: &result)
    }
    return result
  }

  /// The words of what stands between two spaces.
  private static func append(
    of text: String, _ range: Range<String.Index>, _ script: Script, to result: inout [Range<Int>]
  ) {
    let part = text.unicodeScalars[range]
    if part.contains(where: { $0 == "@" || $0 == "/" || $0 == "\\" || $0 == "_" }) { return }
    var index = part.startIndex
    while index < part.endIndex {
      guard isLetter(part[index]) else {
        index = part.index(after: index)
        continue
      }
      let start = index
      var last = index, count = 0, isOfScript = true, hasLower = false
      while index < part.endIndex {
        let scalar = part[index]
        if isLetter(scalar) {
          if scalar.properties.isAlphabetic, !script.contains(scalar) { isOfScript = false }
          if scalar.properties.isLowercase || !scalar.properties.changesWhenLowercased { hasLower = true }
          last = index
          count += 1
        } else if scalar != "'", scalar != "\u{2019}" {
          break
        }
        index = part.index(after: index)
      }
      let end = part.index(after: last)
      // An apostrophe behind the last letter is a quotation mark.
      let hasNumber = touchesNumber(part, start, end)
      // A point between letters is that of an address or a file.
      let isName =
        (end < part.endIndex && part[end] == "." && part.index(after: end) < part.endIndex
          && isLetter(part[part.index(after: end)]))
        || (start > part.startIndex && part[part.index(before: start)] == ".")
      if isOfScript, hasLower, !hasNumber, !isName, count > 1, count <= longest {
        result.append(text.utf8Offset(start)..<text.utf8Offset(end))
      }
    }
  }
  private static func touchesNumber(
    _ part: Substring.UnicodeScalarView, _ start: String.Index, _ end: String.Index
  ) -> Bool {
    if end < part.endIndex, part[end].properties.numericType != nil { return true }
    return start > part.startIndex && part[part.index(before: start)].properties.numericType != nil
  }
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (scalar.value | 0x20) >= 0x61 && (scalar.value | 0x20) <= 0x7A }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark:
      return true
    default: return false
    }
  }

  /// Scripts whose words have spaces between them.
  private enum Script {
    case latin, greek, cyrillic, hebrew, arabic, armenian
    /// Nil for languages whose words only a dictionary tells apart, and for those that have other scripts.
    init?(language: String) {
      switch language.prefix(while: { $0 != "_" && $0 != "-" }) {
      case "el": self = .greek
      case "ru", "uk", "bg", "be", "mk", "sr", "kk", "mn": self = .cyrillic
      case "he", "yi": self = .hebrew
      case "ar", "fa", "ur": self = .arabic
      case "hy": self = .armenian
      case "zh", "ja", "ko", "th", "lo", "km", "my", "hi", "bn", "ta", "te", "ka", "am": return nil
      default: self = .latin
      }
    }
    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .latin: scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
      case .greek: (0x370...0x3FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
      case .cyrillic: (0x400...0x52F).contains(scalar.value)
      case .hebrew: (0x590...0x5FF).contains(scalar.value)
      case .arabic: (0x600...0x77F).contains(scalar.value)
      case .armenian: (0x530...0x58F).contains(scalar.value)
      }
    }
  }
}
