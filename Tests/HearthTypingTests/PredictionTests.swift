import Foundation
import HearthKeyboard
import QuickTesting
import Testing

@testable import HearthTyping

struct PredictionTests {
  private static let story = """
    The cat sat on the mat. The cat sat on the chair. A dog barked at the cat, and the cat ran away. My friend lives in \
    Paris. We went to Paris in spring, and my friend showed us the river. The dog sat on the mat. The dog barked again.
    """
  private func model(_ text: String = PredictionTests.story, leastWords: Int = 1) throws -> LanguageModel {
    var builder = LanguageModelBuilder()
    (builder.leastWords, builder.leastRuns) = (leastWords, [1, 1, 1, 1])
    builder.add(text)
    return try LanguageModel(builder.build())
  }

  @QuickTesting.Test func `a text is parted into words, commas and boundaries`() {
    expect(
      WordReader.parts(of: "It’s 5 o'clock, she said. \"No!\""),
      equals: [
        .word("It's"), .boundary, .word("o'clock"), .comma, .word("she"), .word("said"), .boundary, .word("No"),
        .boundary,
      ])
    expect(WordReader.unfinished("It is rai"), equals: "rai")
    expect(WordReader.unfinished("don’") == "don'" && WordReader.unfinished("end. ") == "")
  }
  @QuickTesting.Test func `words are found by their begin, whatever its case, and names keep their capital`() throws {
    let model = try model()
    let words = model.words(beginningWith: "PA").map { model.text(of: LanguageModel.Word($0)) }
    expect(words, equals: ["Paris"])
    expect(model.text(of: model.word("cat")) == "cat" && model.word("xyz") == LanguageModel.unknown)
    expect(model.words(beginningWith: "").count, equals: model.counts[0] - LanguageModel.firstWord)
  }
  @QuickTesting.Test func `probabilities after a context come to one`() throws {
    let model = try model()
    for context in [["the"], ["the", "cat"], ["cat", "sat", "on"], ["barked"], [], ["nothing"]] as [[String]] {
      let numbers = context.map(model.word)
      let sum = (2..<model.counts[0]).reduce(0.0) {
        $0 + exp2(Double(model.score(of: LanguageModel.Word($1), after: numbers)))
      }
      // Bytes have steps of 9 %, which cancel out but for a little.
      expect(abs(sum - 1) < 0.12, "\(context): \(sum)")
    }
  }
  @QuickTesting.Test
  func `what came after the same words is the likeliest, and shorter contexts help where longer ones are new`()
    throws
  {
    let predictor = WordPredictor(try model())
    expect(predictor.words(after: "The cat sat on ", limit: 1), equals: ["the"])
    expect(predictor.words(after: "The cat b", limit: 1), equals: ["barked"])
    expect(predictor.words(after: "an elephant sat o", limit: 1), equals: ["on"])
    expect(predictor.words(after: "we live in P", limit: 1), equals: ["Paris"])
  }
  @QuickTesting.Test func `a capital that was typed stays, and a name is not put behind a small letter`() throws {
    let predictor = WordPredictor(try model())
    expect(predictor.words(after: "Ba", limit: 1), equals: ["Barked"])
    expect(predictor.words(after: "in pa", limit: 3).isEmpty)
    expect(predictor.completion(after: "The cat s")?.text.hasPrefix("at"), equals: true)
  }
  @QuickTesting.Test func `candidates are the same as a look at each word`() throws {
    let model = try model()
    for context in [["the"], ["the", "cat"], ["on", "the"], ["my"]] as [[String]] {
      let numbers = context.map(model.word), range = model.words(beginningWith: "")
      let found = model.candidates(after: numbers, in: range, limit: 4)
      let all = range.map { model.score(of: LanguageModel.Word($0), after: numbers) }.sorted(by: >)
      expect(found.map(\.score), equals: Array(all.prefix(4)), "\(context)")
    }
  }
  @QuickTesting.Test func `the text itself is a source of words that the model does not know`() throws {
    let predictor = WordPredictor(try model())
    expect(predictor.words(after: "Ask Zebulon. He knows. I saw Zeb", limit: 1), equals: ["Zebulon"])
  }
  @QuickTesting.Test func `what is no model is refused, and what is damaged stops nothing`() throws {
    var builder = LanguageModelBuilder()
    (builder.leastWords, builder.leastRuns) = (1, [1, 1, 1, 1])
    builder.add(Self.story)
    let data = builder.build()
    for length in [0, 3, 20, 64, data.count / 2, data.count - 9] {
      #expect(throws: (any Error).self, "\(length)") { try LanguageModel(Array(data.prefix(length))) }
    }
    expect(throws: (any Error).self) { try LanguageModel(path: "/nowhere/en.model") }
    var seed = UInt64(3)
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var read = 0
    for _ in 0..<2_000 {
      var damaged = data
      for _ in 0...next(8) { damaged[next(data.count)] = UInt8(next(256)) }
      guard let model = try? LanguageModel(damaged) else { continue }
      read += 1
      let predictor = WordPredictor(model)
      for text in ["The cat s", "the ", "", "My friend lives in P"] {
        expect(predictor.words(after: text, limit: 3).count <= 3)
        _ = predictor.completion(after: text)
      }
    }
    // Some are refused, and of some the damage shows only when words are looked for.
    expect(read > 0 && read < 2_000, "\(read)")
  }

  // MARK: - The model that comes along

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/HearthTyping/Prediction/Models/en.model").path

  @QuickTesting.Test func `the model of the repository knows English, and is small`() throws {
    let model = try LanguageModel(path: Self.file)
    expect(model.byteCount <= 6_000_000)
    let predictor = WordPredictor(model)
    expect(predictor.words(after: "Thank y", limit: 1), equals: ["you"])
    expect(predictor.words(after: "thank y", limit: 1), equals: ["you"])
    expect(predictor.words(after: "I don't kn", limit: 1), equals: ["know"])
    expect(predictor.words(after: "in front ", limit: 1), equals: ["of"])
  }
  /// Lines that are in no text of the model; a fifth of the keys is the floor that tells a broken model from a good one.
  /// The measurement is `Scripts/prediction-model measure`.
  @QuickTesting.Test func `keys are saved on lines that the model has not seen`() throws {
    let predictor = WordPredictor(try LanguageModel(path: Self.file))
    let lines = [
      "Are you coming to dinner tonight? I thought we could try the new place near the station.",
      "Sorry, I was not able to answer the phone because I was in a meeting with my manager.",
      "Could you please send me the address of the house again? I seem to have lost it.",
      "We should have left earlier, but the children wanted to see the end of the film.",
    ]
    var keys = 0, characters = 0
    for line in lines {
      let letters = Array(line)
      var at = 0
      while at < letters.count {
        keys += 1
        if let completion = predictor.completion(after: String(letters[..<at])) {
          let end = at + completion.text.count
          if end < letters.count, Array(completion.text) == Array(letters[at..<end]), !letters[end].isLetter {
            at = letters[end] == " " ? end + 1 : end
            continue
          }
        }
        at += 1
      }
      characters += letters.count
    }
    expect(Double(characters - keys) / Double(characters) > 0.2, "\(keys) keys for \(characters) characters")
  }

  // MARK: - What is kept

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("prediction-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
  @QuickTesting.Test func `the model is opened with the first text that asks, in a language that it has`() {
    let service = PredictionService(modelPaths: [Self.file], statePath: nil) { fail("\($0)") }
    expect(!service.isLoaded)
    expect(service.completion(after: "Guten M", language: "de_DE") == nil && !service.isLoaded)
    _ = service.completion(after: "Good m", language: "en_GB")
    expect(service.isLoaded)
  }
  @QuickTesting.Test
  func `words of the user come back in the next process, can be read by the user only, and can be forgotten`()
    throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("state/words.json").path
    func service() -> PredictionService {
      PredictionService(modelPaths: [Self.file], statePath: path) { fail("\($0)") }
    }
    let first = service()
    for _ in 0..<5 { first.learn(lastWordOf: "Greetings from Zanzibaria", language: "en_US") }
    expect(!FileManager.default.fileExists(atPath: path))
    first.save()
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    expect(rights, equals: 0o600)
    let second = service()
    expect(second.words(after: "I love Zanz", limit: 1, language: "en"), equals: ["Zanzibaria"])
    second.forget()
    expect(!FileManager.default.fileExists(atPath: path))
    expect(second.words(after: "I love Zanz", limit: 1, language: "en").isEmpty)
  }
  @QuickTesting.Test func `a damaged file of words is told and left out`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("words.json").path
    try Data("{ not".utf8).write(to: URL(fileURLWithPath: path))
    var told: [String] = []
    let service = PredictionService(modelPaths: ["/nowhere", Self.file], statePath: path) { told.append($0) }
    expect(service.completion(after: "I don't kn", language: "en") != nil && told.count == 1)
  }
  @QuickTesting.Test func `few words are kept, the frequent ones`() {
    var words = PersonalWords()
    for _ in 0..<5 { words.learn("hearth", after: nil) }
    for number in 0..<3_000 {
      words.learn(
        "w"
          + String(number, radix: 26).map {
            String(UnicodeScalar(UInt8($0.isNumber ? 97 + $0.wholeNumberValue! : 107))) + "\($0)"
          }.joined(), after: nil)
    }
    expect(words.count <= PersonalWords.most && words.probability(of: "hearth", after: nil) > 0)
  }
}
