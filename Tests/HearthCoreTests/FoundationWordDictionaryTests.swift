import Foundation
import HearthEditing
import QuickTesting
import Testing

@testable import HearthCore

struct FoundationWordDictionaryTests {
  @Test(arguments: ["ภาษา|ไทย", "東京|都|に|住む", "中文|分词", "ພາສາ|ລາວ", "今天|天气|很好", "コンピューター|サイエンス"])
  func `words that nobody doubts are told apart`(drawn: String) {
    let words = drawn.split(separator: "|").map(String.init)
    var text = EditableText(words.joined())
    text.dictionary = FoundationWordDictionary.shared
    for word in words.reversed() {
      let before = text.text
      text.perform(.delete(.backward, by: .word))
      expect(text.text + word, equals: before)
    }
  }
  @Test(arguments: ["ខ្ញុំស្រឡាញ់ភាសាខ្មែរ", "မြန်မာဘာသာစကားကိုလေ့လာသည်"])
  func `Khmer and Burmese have words`(sentence: String) throws {
    let breaks = try require(FoundationWordDictionary.shared.wordBreaks(in: sentence))
    expect(!breaks.isEmpty)
  }
  @QuickTesting.Test func `offsets count bytes and leave out the ends`() {
    expect(FoundationWordDictionary.shared.wordBreaks(in: "ภาษาไทย"), equals: ["ภาษา".utf8.count])
    let breaks = FoundationWordDictionary.shared.wordBreaks(in: "𠮷𠮷𠮷は東京")
    expect(breaks?.contains("𠮷𠮷𠮷は".utf8.count), equals: true)
    expect(FoundationWordDictionary.shared.wordBreaks(in: ""), equals: [])
  }
  @QuickTesting.Test func `a library that is missing is no dictionary`() {
    let dictionary = FoundationWordDictionary(library: "lib_thatNobodyHas.so")
    expect(dictionary.wordBreaks(in: "ภาษาไทย") == nil)
    var text = EditableText("ภาษาไทย")
    text.dictionary = dictionary
    text.perform(.delete(.backward, by: .word))
    expect(text.text, equals: "")
  }
  @QuickTesting.Test func `a move in a long Thai paragraph is one short question`() {
    let sentence = "ภาษาไทยเป็นภาษาที่ใช้ในประเทศไทย"
    var text = EditableText(String(repeating: sentence, count: 100_000 / sentence.utf8.count))
    let dictionary = FoundationWordDictionary(library: "lib_FoundationICU.so")
    text.dictionary = dictionary
    text.perform(.move(.to(50_001, affinity: .downstream)))
    for _ in 0..<4 { text.perform(.move(.wordRight)) }
    // One, or two where a boundary between stretches is crossed.
    expect((4...8).contains(dictionary.lookups))
    let head = text.selection.head
    text.perform(.move(.wordLeft))
    text.perform(.move(.wordRight))
    expect(text.selection.head, equals: head)
  }
}
