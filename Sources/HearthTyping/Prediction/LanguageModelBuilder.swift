import Foundation

/// Makes a model out of texts.
///
/// The file, in little endian, each part at a multiple of eight bytes:
///
/// | part | bytes |
/// |---|---|
/// | `HLM1`, 0, four counts, length of the text, zeros | 64 |
/// | where each word's text begins | 4 × (words + 1) |
/// | the text of all words | |
/// | for runs of one, two, three and four words, in order of their words: the last word (not for one) | 2 each |
/// | the probability: −8 times its base 2 logarithm, at most 255 | 1 each |
/// | what is left for shorter runs: 32 − 16 times its base 2 logarithm (not for four) | 1 each |
/// | where the runs begin that are longer by a word (not for four) | 4 × (runs + 1) |
package struct LanguageModelBuilder {
  /// A word that is rarer is unknown; runs that are rarer are left out, by their length.
  package var leastWords = 3, leastRuns = [1, 1, 2, 2]
  /// Words at most.
  package var mostWords = 60_000
  private var documents: [[WordReader.Part]] = []

  package init() {}
  /// Adds a text. It is read when the model is made.
  package mutating func add(_ text: String) { documents.append(WordReader.parts(of: text)) }
  package var wordCount: Int {
    documents.reduce(0) { $0 + $1.count { if case .word = $0 { true } else { false } } }
  }

  package func build() -> [UInt8] {
    let (texts, numbers) = vocabulary()
    // Sentences, parted by boundaries.
    var stream: [UInt16] = []
    for document in documents {
      stream.append(LanguageModel.boundary)
      for part in document {
        switch part {
        case .word(let word): stream.append(numbers[word.lowercased()] ?? LanguageModel.unknown)
        case .comma: stream.append(LanguageModel.comma)
        case .boundary: if stream.last != LanguageModel.boundary { stream.append(LanguageModel.boundary) }
        }
      }
    }
    stream.append(LanguageModel.boundary)
    return write(texts, levels(stream, words: texts.count))
  }

  /// Each word in the form that is most frequent inside of sentences; in order of small letters.
  private func vocabulary() -> (texts: [String], numbers: [String: UInt16]) {
    var counts: [String: (all: Int, forms: [String: Int])] = [:]
    for document in documents {
      var isFirst = true
      for part in document {
        if case .word(let word) = part {
          // At the begin of a sentence a capital says nothing.
          let form = word.lowercased()
          counts[form, default: (0, [:])].all += 1
          if !isFirst { counts[form]!.forms[word, default: 0] += 1 }
          isFirst = false
        } else {
          isFirst = part == .boundary
        }
      }
    }
    let kept = counts.filter { $0.value.all >= leastWords && $0.key.utf8.count <= 24 }
      .sorted { $0.value.all == $1.value.all ? $0.key < $1.key : $0.value.all > $1.value.all }.prefix(mostWords)
    let sorted = kept.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
    var texts = ["", "", ""], numbers: [String: UInt16] = [:]
    for (form, count) in sorted {
      numbers[form] = UInt16(texts.count)
      let best = count.forms.max { $0.value == $1.value ? $0.key > $1.key : $0.value < $1.value }
      // What is nowhere but in headings is no name.
      let isShouted = best.map { $0.key.count > 1 && $0.key == $0.key.uppercased() && $0.key.count != 2 } ?? true
      texts.append(isShouted ? form : best!.key)
    }
    return (texts, numbers)
  }

  // MARK: - Counting

  private struct Level {
    /// Runs as numbers of sixteen bits each, the first word highest; in order.
    var runs: [UInt64] = []
    var probabilities: [Double] = []
    var backoffs: [Double] = []
  }

  private func levels(_ stream: [UInt16], words: Int) -> [Level] {
    let order = LanguageModel.order
    // How often each run is there.
    var counts: [[(run: UInt64, count: Int)]] = []
    for length in 1...order {
      var runs: [UInt64] = []
      runs.reserveCapacity(stream.count)
      for end in stream.indices where end + 1 >= length {
        let run = stream[(end + 1 - length)...end]
        // A sentence ends a run; what is unknown is nothing to be learnt from, but as a context.
        if run.dropFirst().contains(LanguageModel.boundary) || run.last == LanguageModel.unknown { continue }
        if length > 1, run.dropFirst().dropLast().contains(LanguageModel.unknown) { continue }
        runs.append(run.reduce(0) { $0 << 16 | UInt64($1) })
      }
      runs.sort()
      var counted: [(UInt64, Int)] = []
      for run in runs {
        if let last = counted.last, last.0 == run {
          counted[counted.count - 1].1 += 1
        } else {
          counted.append((run, 1))
        }
      }
      counts.append(counted)
    }
    // Shorter runs count what they follow: in how many different ways they go on to the left.
    var continued = counts
    for length in 1..<order {
      let mask = (UInt64(1) << UInt64(16 * length)) - 1
      var left: [UInt64: Int] = [:]
      for (run, _) in counts[length] { left[run & mask, default: 0] += 1 }
      continued[length - 1] = counts[length - 1].map { run, count in
        // Nothing is before the begin of a sentence.
        let first = run >> UInt64(16 * (length - 1)) & 0xFFFF
        return (run, first == UInt64(LanguageModel.boundary) ? count : max(1, left[run] ?? 1))
      }
    }
    var result: [Level] = []
    for length in 1...order { result.append(level(length, continued[length - 1], counts[length - 1], result, words)) }
    return result
  }
  /// Discounts for runs that are there once, twice, and more often.
  private static func discounts(_ counts: [(run: UInt64, count: Int)]) -> [Double] {
    var number = [0.0, 0, 0, 0, 0]
    for (_, count) in counts where count <= 4 { number[count] += 1 }
    guard number[1] > 0, number[2] > 0 else { return [0, 0.5, 0.75, 0.9] }
    let y = number[1] / (number[1] + 2 * number[2])
    func discount(_ count: Int) -> Double {
      let value = Double(count) - Double(count + 1) * y * number[count + 1] / max(1, number[count])
      return min(max(value, 0.1), Double(count) - 0.05)
    }
    return [0, discount(1), discount(2), number[3] > 0 ? discount(3) : 0.9]
  }
  private func level(
    _ length: Int, _ counts: [(run: UInt64, count: Int)], _ seen: [(run: UInt64, count: Int)], _ lower: [Level],
    _ words: Int
  ) -> Level {
    let discounts = Self.discounts(counts)
    var level = Level()
    if length == 1 {
      // Every word, in order; those that are context only get next to nothing.
      let known = counts.filter { $0.run >= UInt64(LanguageModel.comma) }
      let total = Double(known.reduce(0) { $0 + $1.count })
      var left = 0.0
      for (_, count) in known { left += discounts[min(count, 3)] }
      let uniform = left / total / Double(words)
      level.runs = (0..<words).map(UInt64.init)
      level.probabilities = Array(repeating: uniform, count: words)
      for (run, count) in known {
        level.probabilities[Int(run)] = (Double(count) - discounts[min(count, 3)]) / total + uniform
      }
      level.backoffs = Array(repeating: 1, count: words)
      return level
    }
    // Runs with the same context are next to each other.
    var at = 0
    let least = leastRuns[length - 1]
    while at < counts.count {
      let context = counts[at].run >> 16
      var end = at, total = 0.0, left = 0.0
      while end < counts.count, counts[end].run >> 16 == context {
        total += Double(counts[end].count)
        left += discounts[min(counts[end].count, 3)]
        end += 1
      }
      // Runs that are kept have kept contexts.
      if Self.index(of: context, in: lower[length - 2]) != nil {
        let gamma = left / total
        for index in at..<end where seen[index].count >= least {
          let (run, count) = counts[index]
          let shorter = Self.probability(of: run, length - 1, lower)
          level.runs.append(run)
          level.probabilities.append(
            min(1, (Double(count) - discounts[min(count, 3)]) / total + gamma * shorter))
        }
      }
      at = end
    }
    level.backoffs = Array(repeating: 1, count: level.runs.count)
    return level
  }
  private static func index(of run: UInt64, in level: Level) -> Int? {
    var low = 0, high = level.runs.count
    while low < high {
      let middle = (low + high) / 2
      if level.runs[middle] < run { low = middle + 1 } else { high = middle }
    }
    return low < level.runs.count && level.runs[low] == run ? low : nil
  }
  /// The probability of the last word of a run after `length - 1` words before it.
  private static func probability(of run: UInt64, _ length: Int, _ levels: [Level]) -> Double {
    if length == 1 { return levels[0].probabilities[Int(run & 0xFFFF)] }
    let part = length == 4 ? run : run & ((UInt64(1) << UInt64(16 * length)) - 1)
    if let index = index(of: part, in: levels[length - 1]) { return levels[length - 1].probabilities[index] }
    return probability(of: run, length - 1, levels)
  }

  // MARK: - Writing

  private func write(_ texts: [String], _ unfinished: [Level]) -> [UInt8] {
    var levels = unfinished
    // What runs that are kept leave to shorter ones: probabilities after each context come to one.
    for length in 1..<LanguageModel.order {
      let longer = levels[length]
      var at = 0
      while at < longer.runs.count {
        let context = longer.runs[at] >> 16
        var own = 0.0, shorter = 0.0
        while at < longer.runs.count, longer.runs[at] >> 16 == context {
          own += longer.probabilities[at]
          shorter += Self.probability(of: longer.runs[at], length, levels)
          at += 1
        }
        if let index = Self.index(of: context, in: levels[length - 1]) {
          levels[length - 1].backoffs[index] = max(1e-4, 1 - own) / max(1e-4, 1 - shorter)
        }
      }
    }
    var data: [UInt8] = []
    func put(_ value: Int) { for shift in [0, 8, 16, 24] { data.append(UInt8(truncatingIfNeeded: value >> shift)) } }
    func align() { while data.count % 8 != 0 { data.append(0) } }
    put(Int(LanguageModel.magic))
    put(0)
    for level in levels { put(level.runs.count) }
    let utf8 = texts.map { Array($0.utf8) }
    put(utf8.reduce(0) { $0 + $1.count })
    while data.count < LanguageModel.headerLength { data.append(0) }
    var offset = 0
    for text in utf8 {
      put(offset)
      offset += text.count
    }
    put(offset)
    align()
    for text in utf8 { data += text }
    align()
    for (number, level) in levels.enumerated() {
      if number > 0 {
        for run in level.runs { data += [UInt8(run & 0xFF), UInt8(run >> 8 & 0xFF)] }
        align()
      }
      for value in level.probabilities {
        data.append(UInt8(min(255, max(0, (-8 * log2(max(value, 1e-12))).rounded()))))
      }
      align()
      if number == levels.count - 1 { break }
      for value in level.backoffs { data.append(UInt8(min(255, max(0, (32 - 16 * log2(value)).rounded())))) }
      align()
      let next = levels[number + 1].runs
      var at = 0
      for run in level.runs {
        put(at)
        while at < next.count, next[at] >> 16 == run { at += 1 }
      }
      put(at)
      align()
    }
    return data
  }
}
