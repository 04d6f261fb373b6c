/// Which letters are made capital while they are typed.
package enum AutomaticCapitals: Hashable, Sendable {
  /// The first letter of each sentence, of each word, or all.
  case sentences, words, characters

  /// Whether a letter that is typed at an offset is to be a capital.
  ///
  /// - A sentence begins with the text and with each paragraph, and behind white space that follows `.`, `!`, `?` or `…`.
  ///   A point that belongs to a word with another point in it (e.g.) ends none.
  /// - A word begins where no letter, digit or apostrophe is before.
  /// - Quotation marks and brackets are looked through.
  ///
  /// Source: UIKit, `UITextAutocapitalizationType`, which does not say what a sentence is; the rest is our choice.
  ///
  /// - Parameter offset: In UTF-8.
  /// - Complexity: O(length of the word before the offset, with what is around it), at most 200 characters.
  package func begins(at offset: Int, in text: String) -> Bool {
    var before = text.unicodeScalars[..<text.utf8Index(offset)].suffix(200)
    switch self {
    case .characters: return true
    case .words:
      guard let last = before.last else { return true }
      return !last.properties.isAlphabetic && last.properties.numericType == nil && !Self.isApostrophe(last)
    case .sentences:
      while let last = before.last, Self.isQuotation(last) { before.removeLast() }
      guard let space = before.last, !space.isLineBreak else { return true }
      if !space.properties.isWhitespace { return false }
      while let last = before.last, last.properties.isWhitespace {
        if last.isLineBreak { return true }
        before.removeLast()
      }
      while let last = before.last, Self.isQuotation(last) { before.removeLast() }
      guard let end = before.popLast() else { return true }
      return end == "." ? !Self.isAbbreviated(before) : Self.ends.contains(end)
    }
  }

  private static let ends: Set<Unicode.Scalar> = ["!", "?", "…", "‽", "。", "！", "？", "؟", "।"]

  /// Whether the word at the end of a text has a point in it.
  private static func isAbbreviated(_ text: Substring.UnicodeScalarView) -> Bool {
    var hasLetter = false
    for scalar in text.reversed() {
      if scalar.properties.isWhitespace { return false }
      if scalar == "." {
        if hasLetter { return true }
      } else {
        hasLetter = true
      }
    }
    return false
  }
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }
  private static func isQuotation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\"" || scalar == "'" { return true }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return true
    default: return false
    }
  }
}
