/// Parts a text into the words that a model knows.
package enum WordReader {
  package enum Part: Equatable, Sendable {
    case word(String)
    /// A comma, after which a sentence goes on.
    case comma
    /// The end of a sentence, a line, or what is no text: a number, an address.
    case boundary
  }
  /// The text's words in order. Apostrophes inside of words are part of them, as ASCII has them.
  package static func parts(of text: some StringProtocol) -> [Part] {
    var parts: [Part] = [], word = ""
    func end() {
      while word.last == "'" { word.removeLast() }
      if !word.isEmpty { parts.append(.word(word)) }
      word = ""
    }
    for character in text {
      if character.isLetter {
        word.append(character)
      } else if character == "'" || character == "\u{2019}" {
        if !word.isEmpty { word.append("'") }
      } else {
        end()
        switch character {
        case " ", "\"", "“", "”", "(", ")", "*", "_", "\t", "-", "–", "\u{A0}": break
        case ",": parts.append(.comma)
        default: if parts.last != .boundary { parts.append(.boundary) }
        }
      }
    }
    end()
    return parts
  }
  /// The word that is being typed at the end of a text; empty after a space.
  package static func unfinished(_ text: String) -> String {
    var letters: [Character] = []
    for character in text.reversed() {
      if character.isLetter {
        letters.append(character)
      } else if character == "'" || character == "\u{2019}" {
        letters.append("'")
      } else {
        break
      }
    }
    while letters.last == "'" { letters.removeLast() }
    return String(letters.reversed())
  }
}
