import Foundation

// Builds a model out of texts, and measures it: see Scripts/prediction-model.

/// The same number for the same text on each machine.
func hash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
/// One document in twelve of each package is kept apart.
func isHeldOut(_ name: String) -> Bool { hash(name) % 12 == 0 }

/// Text as it is typed: spaces between words, one line.
func typed(_ text: String) -> [String] {
  text.split(separator: "\n").map {
    $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacingOccurrences(of: "\u{2019}", with: "'")
  }.filter {
    $0.count >= 20 && $0.count < 2000 && !$0.contains("$") && !$0.contains("%") && !$0.contains("=")
      && !$0.contains("<")
  }
}

/// Milliseconds that this thread has had a core: others on the machine are no matter.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

struct Result {
  var characters = 0, keys = 0, shown = 0, taken = 0
  var times: [Double] = []
  var saved: Double { 100 * Double(characters - keys) / Double(max(1, characters)) }
}
/// Types lines as somebody does who takes each suggestion that is right: a key for each letter, and one for a suggestion,
/// which enters a space behind it where one follows.
func typeThrough(_ predictor: WordPredictor, _ lines: [String], leastSure: Double?) -> Result {
  var result = Result(), before = ""
  for line in lines {
    let letters = Array(line)
    var at = 0
    var lineText = ""
    while at < letters.count {
      let start = threadTime()
      let completion = predictor.completion(after: before + lineText, leastSure: leastSure)
      result.times.append(threadTime() - start)
      if let completion {
        result.shown += 1
        let rest = Array(completion.text), end = at + rest.count
        let isRight =
          end <= letters.count && Array(letters[at..<end]) == rest
          && (end == letters.count || !(letters[end].isLetter || letters[end] == "'"))
        if isRight, rest.count > 1 || (end < letters.count && letters[end] == " ") {
          result.taken += 1
          result.keys += 1
          lineText += completion.text
          at = end
          if at < letters.count, letters[at] == " " {
            lineText += " "
            at += 1
          }
          continue
        }
      }
      lineText.append(letters[at])
      at += 1
      result.keys += 1
    }
    result.characters += letters.count
    before = String((before + lineText + "\n").suffix(1000))
  }
  return result
}

@main enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      print("usage: prediction-model build|measure|held-out FOLDER MODEL [free] [lines]")
      exit(2)
    }
    let (command, folder, file) = (arguments[1], URL(fileURLWithPath: arguments[2]), arguments[3])
    let onlyFree = arguments.contains("free")
    switch command {
    case "build": try build(folder, file, onlyFree)
    case "measure": try measure(folder, file, arguments)
    case "held-out":
      for (name, lines) in sample(folder, arguments) {
        try lines.joined(separator: "\n").write(toFile: file + "-" + name + ".txt", atomically: true, encoding: .utf8)
      }
    default: exit(2)
    }
  }
  static func build(_ folder: URL, _ file: String, _ onlyFree: Bool) throws {
    var builder = LanguageModelBuilder()
    for source in allSources where !onlyFree || source.isFree {
      let texts = documents(of: source, in: folder)
      if keptApart[source.package] != nil { continue }
      let kept = texts.filter { !isHeldOut($0.name) }
      for text in kept { builder.add(text.text) }
      let size = kept.reduce(0) { $0 + $1.text.utf8.count }
      print("\(source.package) (\(source.licence)): \(kept.count) of \(texts.count) documents, \(size / 1000) kB")
    }
    print("\(builder.wordCount) words")
    if let value = ProcessInfo.processInfo.environment["LEAST"] {
      let numbers = value.split(separator: ",").compactMap { Int($0) }
      guard numbers.count == 1 + LanguageModel.order else { fatalError("LEAST has five numbers, not \(numbers.count)") }
      builder.leastWords = numbers[0]
      builder.leastRuns = Array(numbers[1...])
    }
    let data = builder.build()
    try Data(data).write(to: URL(fileURLWithPath: file))
    let model = try LanguageModel(data)
    print("\(file): \(data.count / 1000) kB, words and runs of two, three and four: \(model.counts)")
  }
  static func heldOut(_ folder: URL) -> [(String, [String])] {
    var own: [String] = [], others: [(String, [String])] = []
    for source in allSources where source.isDialogue {
      let texts = documents(of: source, in: folder)
      if let name = keptApart[source.package] {
        others.append((name, texts.flatMap { typed($0.text) }))
      } else {
        own += texts.filter { isHeldOut($0.name) }.flatMap { typed($0.text) }
      }
    }
    return [("same-games", own)] + others
  }
  /// Lines evenly out of all.
  static func sample(_ folder: URL, _ arguments: [String]) -> [(String, [String])] {
    let lines = arguments.compactMap { Int($0) }.first ?? 200
    return heldOut(folder).map { name, all in
      (name, stride(from: 0, to: all.count, by: max(1, all.count / lines)).map { all[$0] })
    }
  }
  static func measure(_ folder: URL, _ file: String, _ arguments: [String]) throws {
    for (name, some) in sample(folder, arguments) {
      for (label, least) in [("every guess", 0.0 as Double?), ("sure ones", nil)] {
        let result = typeThrough(WordPredictor(try LanguageModel(path: file)), some, leastSure: least)
        let times = result.times.sorted()
        print(
          "\(name), \(label): \(some.count) lines, \(result.characters) characters, \(result.keys) keys: "
            + String(
              format: "%.1f %% saved; shown %d, taken %d; %.3f ms median, %.3f ms 99th percentile", result.saved,
              result.shown, result.taken, times[times.count / 2], times[times.count * 99 / 100]))
      }
    }
  }
}
