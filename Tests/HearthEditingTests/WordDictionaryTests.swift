import Foundation
import QuickTesting

@testable import HearthEditing

struct WordDictionaryTests {
  @Test func `moves by word stop where the dictionary ends a word`() {
    var text = EditableText("ภาษาไทย", words: ["ภาษา", "ไทย"])
    text.perform(.move(.documentStart))
    text.perform(.move(.wordRight))
    expect(text.selection.head, equals: "ภาษา".utf8.count)
    text.perform(.move(.wordRight))
    expect(text.selection.head, equals: "ภาษาไทย".utf8.count)
    text.perform(.move(.wordLeft))
    expect(text.selection.head, equals: "ภาษา".utf8.count)
  }
  @Test func `deleting by word takes one word of the dictionary`() {
    var text = EditableText("東京都に住む", words: ["東京", "都", "に", "住む"])
    text.perform(.delete(.backward, by: .word))
    expect(text.text, equals: "東京都に")
    text.perform(.delete(.backward, by: .word))
    expect(text.text, equals: "東京都")
    text.perform(.delete(.backward, by: .word))
    expect(text.text, equals: "東京")
  }
  @Test func `a double click selects one word of the dictionary`() {
    var text = EditableText("看中文分词。", words: ["看", "中文", "分词"])
    text.perform(.selectWord(at: 6))
    expect(text.selectedText, equals: "中文")
    text.perform(.selectWord(at: 15))
    expect(text.selectedText, equals: "。")
  }
  @Test func `without a dictionary runs stay together`() {
    var text = EditableText("東京都に住む")
    text.perform(.delete(.backward, by: .word))
    expect(text.text, equals: "東京都に住")
    for _ in 0..<3 { text.perform(.delete(.backward, by: .word)) }
    expect(text.text, equals: "")
    var thai = EditableText("ภาษาไทย")
    thai.dictionary = MissingDictionary()
    thai.perform(.delete(.backward, by: .word))
    expect(thai.text, equals: "")
  }
  @Test func `text without such characters never reaches the dictionary`() {
    let dictionary = KnownWords(["red"])
    var text = EditableText("The red fox, κόκκινη лиса, אדום ثعلب, 빨간 여우 👨‍👩‍👧 ๑๒๓")
    text.dictionary = dictionary
    for _ in 0..<12 { text.perform(.move(.wordLeft)) }
    for _ in 0..<12 { text.perform(.move(.wordRight)) }
    text.perform(.selectWord(at: 5))
    expect(dictionary.asked.isEmpty)
  }
  @Test func `only the run of such characters is asked about`() {
    let dictionary = KnownWords(["中文", "分词"])
    var text = EditableText("Chinese 中文分词, segmented")
    text.dictionary = dictionary
    text.perform(.move(.documentStart))
    for _ in 0..<4 { text.perform(.move(.wordRight)) }
    expect(Set(dictionary.asked), equals: ["中文分词"])
  }
  @Test func `a secret is one word and never reaches the dictionary`() {
    let dictionary = KnownWords(["中文", "分词"])
    var text = EditableText("中文分词", traits: .init(isSingleLine: true, isSecure: true))
    text.dictionary = dictionary
    text.perform(.delete(.backward, by: .word))
    expect(text.text == "" && dictionary.asked.isEmpty)
  }
  @Test func `a break inside a letter does not count`() {
    // The dictionary divides between the consonant and its vowel sign.
    var text = EditableText("ที่นี่", words: ["ท", "ี่นี่"])
    text.perform(.move(.documentStart))
    text.perform(.move(.wordRight))
    expect(text.selection.head, equals: text.text.utf8.count)
  }

  @Test func `a move in a long paragraph asks about a short stretch, and once`() {
    let word = "ภาษา", other = "ไทย"
    let count = 100_000 / (word + other).utf8.count
    let dictionary = KnownWords([word, other])
    var text = EditableText(String(repeating: word + other, count: count))
    text.dictionary = dictionary
    text.perform(.move(.to(50_001, affinity: .downstream)))
    dictionary.forget()
    text.perform(.move(.wordRight))
    expect(dictionary.asked.count, equals: 1)
    expect(dictionary.asked.allSatisfy { $0.utf8.count <= 512 + 2 * 256 })
  }
  @Test func `the words of a long paragraph are the same from both sides`() {
    let word = "ภาษา", other = "ไทย"
    let dictionary = KnownWords([word, other])
    var text = EditableText(String(repeating: word + other, count: 200))
    text.dictionary = dictionary
    var ends: [Int] = [], starts: [Int] = []
    text.perform(.move(.documentStart))
    while text.selection.head < text.text.utf8.count {
      text.perform(.move(.wordRight))
      ends.append(text.selection.head)
    }
    while text.selection.head > 0 {
      starts.append(text.selection.head)
      text.perform(.move(.wordLeft))
    }
    expect(ends, equals: starts.reversed())
  }
}

extension EditableText {
  fileprivate init(_ text: String, words: [String]) {
    self.init(text)
    dictionary = KnownWords(words)
  }
}

/// Knows a few words, looks for one of them at each place, and remembers what it was asked.
private final class KnownWords: WordDictionary, @unchecked Sendable {
  // Unchecked: a test asks on one thread.
  private let words: [String]
  private(set) var asked: [String] = []
  init(_ words: [String]) { self.words = words }
  func forget() { asked = [] }
  func wordBreaks(in text: String) -> [Int]? {
    asked.append(text)
    var rest = text.unicodeScalars[...], result: [Int] = [], offset = 0
    while let first = rest.first {
      if let word = words.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        rest = rest.dropFirst(word.unicodeScalars.count)
        if offset > 0, result.last != offset { result.append(offset) }
        offset += word.utf8.count
        if !rest.isEmpty { result.append(offset) }
      } else {
        rest = rest.dropFirst()
        offset += UTF8.width(first)
      }
    }
    return result
  }
}

private struct MissingDictionary: WordDictionary {
  func wordBreaks(in text: String) -> [Int]? { nil }
}
