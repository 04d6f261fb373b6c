import NaturalLanguage
import QuickTesting
import SwiftUI

/// Languages and words as apps ask for them.
@MainActor struct LanguageTests {
  @Test func `a sentence tells its language`() {
    let sentences: [(NLLanguage, String)] = [
      (.english, "The weather is nice and I would like to go for a walk."),
      (.german, "Das Wetter ist schön und ich möchte einen Spaziergang machen."),
      (.french, "Le temps est beau et je voudrais faire une promenade avec vous."),
      (.spanish, "El tiempo es bueno y me gustaría dar un paseo por la ciudad."),
      (.italian, "Il tempo è bello e vorrei fare una passeggiata con te."),
      (.portuguese, "O tempo está bom e eu gostaria de dar um passeio com você."),
      (.dutch, "Het weer is mooi en ik wil graag een wandeling maken."),
      (.swedish, "Vädret är fint och jag vill ta en promenad."),
      (.polish, "Pogoda jest ładna i chciałbym się przejść."),
      (.turkish, "Hava çok güzel ve ben bir yürüyüş yapmak istiyorum."),
      (.russian, "Погода хорошая, и я хотел бы прогуляться."),
      (.ukrainian, "Погода гарна, і я хотів би прогулятися з тобою."),
      (.greek, "Ο καιρός είναι καλός."), (.japanese, "今日は天気がいいです。"), (.korean, "오늘은 날씨가 좋습니다."),
      (.simplifiedChinese, "今天天气很好，我们去散步。"), (.traditionalChinese, "今天天氣很好，我們來散步。"), (.thai, "วันนี้อากาศดี"),
      (.hebrew, "מזג האוויר יפה היום"), (.arabic, "الطقس جميل اليوم"), (.hindi, "आज मौसम अच्छा है"),
    ]
    for (language, text) in sentences {
      expect(NLLanguageRecognizer.dominantLanguage(for: text), equals: language)
    }
    expect(NLLanguageRecognizer.dominantLanguage(for: "123 …") == nil)
  }
  @Test func `hints and limits decide`() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("en de")
    let all = recognizer.languageHypotheses(withMaximum: 100)
    expect(all.count > 1 && abs(all.values.reduce(0, +) - 1) < 1e-9)
    expect(recognizer.languageHypotheses(withMaximum: 2).count, equals: 2)
    recognizer.languageConstraints = [.spanish, .german]
    expect(recognizer.dominantLanguage, equals: .spanish)
    recognizer.reset()
    expect(recognizer.dominantLanguage == nil)
  }
  @Test func `a text is divided into words`() {
    let text = "Don't panic: it's 3.14, isn't it? Très bien!"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var words: [String] = [], numbers: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      words.append(String(text[range]))
      if attributes.contains(.numeric) { numbers.append(String(text[range])) }
      return true
    }
    expect(words, equals: ["Don't", "panic", "it's", "3.14", "isn't", "it", "Très", "bien"])
    expect(numbers, equals: ["3.14"])
    let place = text.range(of: "anic")!.lowerBound
    expect(String(text[tokenizer.tokenRange(at: place)]), equals: "panic")
    var first: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
      first.append(String(text[range]))
      return first.count < 2
    }
    expect(first, equals: ["Don't", "panic"])
  }
  @Test func `a text is divided into sentences and paragraphs`() {
    let text = "It rains. \"Really?\" he said, e.g. to me. Yes!\nA new line。二つ。"
    func pieces(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map {
        text[$0].trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    expect(
      pieces(.sentence),
      equals: ["It rains.", "\"Really?\"", "he said, e.g. to me.", "Yes!", "A new line。", "二つ。"])
    expect(pieces(.paragraph).count, equals: 2)
    expect(pieces(.document), equals: [text])
  }
  @Test func `a tagger knows words and languages, and reports what it does not know`() {
    let text = "Hello, you and me"
    let tagger = NLTagger(tagSchemes: [.tokenType, .sentimentScore])
    tagger.string = text
    let whole = text.startIndex..<text.endIndex
    let tags = tagger.tags(in: whole, unit: .word, scheme: .tokenType, options: [.omitWhitespace])
    expect(tags.map { $0.0 }, equals: [.word, .punctuation, .word, .word, .word])
    expect(tagger.dominantLanguage, equals: .english)
    let said = reports(of: "NLTagger") {
      let (sentiment, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
      expect(sentiment == nil)
    }
    expect(said.count, equals: 1)
    expect(reports(of: "NLEmbedding") { expect(NLEmbedding.wordEmbedding(for: .english) == nil) }.count, equals: 1)
  }
}
