import Foundation

/// How likely words follow one another: a model of up to four words, mapped into memory from a file.
///
/// The file is made by ``LanguageModelBuilder``; its parts are described there. It may come from anywhere: a file that is
/// no model is refused when it is opened, and numbers in it that lead nowhere find no word.
///
/// Source: S. F. Chen and J. Goodman, An Empirical Study of Smoothing Techniques for Language Modeling (1998), modified
/// Kneser-Ney smoothing.
package final class LanguageModel {
  /// Words have numbers in order of their small letters, so that all that begin alike are next to each other.
  package typealias Word = UInt16
  /// The begin of a sentence; a word that is not known; a comma.
  package static let boundary: Word = 0, unknown: Word = 1, comma: Word = 2
  package static let firstWord = 3
  /// Words that are looked at before the next one.
  package static let order = 4
  static let magic: UInt32 = 0x314D_4C48, headerLength = 64

  enum Failure: Error, CustomStringConvertible {
    case unreadable(String), invalid(String)
    var description: String {
      switch self {
      case .unreadable(let path): "The model \(path) cannot be read."
      case .invalid(let reason): "This is no model of words: \(reason)."
      }
    }
  }

  private let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool
  /// How many words there are, the three first ones included, and runs of two, three and four.
  package let counts: [Int]
  /// Where the parts begin. Words: offsets of their text, and the text; then for each number of words: the last word, the
  /// probability, what is left for shorter runs, and where the longer runs begin.
  private let textOffsets: Int, text: Int, textLength: Int
  private let words: [Int], probabilities: [Int], backoffs: [Int], starts: [Int]
  package var byteCount: Int { bytes.count }

  /// Maps a file: pages of it are read when they are looked at.
  package convenience init(path: String) throws {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure.unreadable(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0,
      let address = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), address != MAP_FAILED
    else { throw Failure.unreadable(path) }
    try self.init(UnsafeRawBufferPointer(start: address, count: Int(status.st_size)), isMapped: true)
  }
  package convenience init(_ data: [UInt8]) throws {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 16)
    copy.copyBytes(from: data)
    try self.init(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(copy)[..<data.count]), isMapped: false)
  }
  private init(_ bytes: UnsafeRawBufferPointer, isMapped: Bool) throws {
    (self.bytes, self.isMapped) = (bytes, isMapped)
    func number(_ offset: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    var problem: String?
    if bytes.count < Self.headerLength {
      problem = "it has \(bytes.count) bytes"
    } else if number(0) != Self.magic {
      problem = "it does not begin as one"
    }
    let counts = problem == nil ? (0..<Self.order).map { number(8 + 4 * $0) } : []
    let textLength = problem == nil ? number(24) : 0
    var at = Self.headerLength
    func part(_ count: Int, _ size: Int) -> Int {
      defer { at = (at + count * size + 7) & ~7 }
      return at
    }
    var textOffsets = 0, text = 0
    var words: [Int] = [], probabilities: [Int] = [], backoffs: [Int] = [], starts: [Int] = []
    if problem == nil {
      if counts[0] <= Self.firstWord || counts[0] > Int(UInt16.max) { problem = "it has \(counts[0]) words" }
      if counts.contains(where: { $0 > 1 << 28 }) || textLength > 1 << 28 { problem = "it says that it is too large" }
    }
    if problem == nil {
      textOffsets = part(counts[0] + 1, 4)
      text = part(textLength, 1)
      for level in 0..<Self.order {
        words.append(level == 0 ? 0 : part(counts[level], 2))
        probabilities.append(part(counts[level], 1))
        let isLast = level == Self.order - 1
        backoffs.append(isLast ? 0 : part(counts[level], 1))
        starts.append(isLast ? 0 : part(counts[level] + 1, 4))
      }
      if at > bytes.count { problem = "it has \(bytes.count) bytes and needs \(at)" }
    }
    (self.counts, self.textLength, self.textOffsets, self.text) = (counts, textLength, textOffsets, text)
    (self.words, self.probabilities, self.backoffs, self.starts) = (words, probabilities, backoffs, starts)
    if let problem { throw Failure.invalid(problem) }
  }
  deinit {
    guard let start = bytes.baseAddress else { return }
    if isMapped { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) } else { start.deallocate() }
  }

  // MARK: - Parts

  @inline(__always) private func load<T>(_ offset: Int, _ type: T.Type) -> T {
    bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }
  /// The text of a word; empty for the three first ones and for a number without a word.
  package func text(of word: Word) -> String {
    guard word >= Self.firstWord, Int(word) < counts[0] else { return "" }
    return String(decoding: utf8(of: Int(word)), as: UTF8.self)
  }
  private func utf8(of word: Int) -> UnsafeRawBufferPointer.SubSequence {
    let from = min(Int(load(textOffsets + 4 * word, UInt32.self)), textLength)
    let to = min(max(Int(load(textOffsets + 4 * word + 4, UInt32.self)), from), textLength)
    return bytes[(text + from)..<(text + to)]
  }
  /// The words that begin with a text, whatever its case. An empty text: all.
  package func words(beginningWith prefix: String) -> Range<Int> {
    let key = Array(prefix.lowercased().utf8)
    if key.isEmpty { return Self.firstWord..<counts[0] }
    /// The first word that is not before the key, or not before all that begin with it.
    func bound(_ isUpper: Bool) -> Int {
      var low = Self.firstWord, high = counts[0]
      while low < high {
        let middle = (low + high) / 2
        let word = Array(String(decoding: utf8(of: middle), as: UTF8.self).lowercased().utf8)
        let isBefore = isUpper && word.starts(with: key) ? true : word.lexicographicallyPrecedes(key)
        if isBefore { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let low = bound(false)
    return low..<max(low, bound(true))
  }
  /// The number of a word, whatever its case.
  package func word(_ text: String) -> Word {
    let key = text.lowercased()
    for number in words(beginningWith: text) {
      let found = String(decoding: utf8(of: number), as: UTF8.self).lowercased()
      if found == key { return Word(number) }
      if found.utf8.count > key.utf8.count { break }
    }
    return Self.unknown
  }

  // MARK: - Runs of words

  /// Where the runs one word longer are, in the part of the next level.
  private func children(_ level: Int, _ index: Int) -> Range<Int> {
    let from = min(Int(load(starts[level] + 4 * index, UInt32.self)), counts[level + 1])
    let to = min(max(Int(load(starts[level] + 4 * index + 4, UInt32.self)), from), counts[level + 1])
    return from..<to
  }
  /// The first entry of a range whose word is not less.
  private func bound(_ level: Int, _ range: Range<Int>, _ word: Int) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if Int(load(words[level] + 2 * middle, UInt16.self)) < word { low = middle + 1 } else { high = middle }
    }
    return low
  }
  /// The entry for a run of words, and its level; nil where it is not there.
  private func entry(_ run: ArraySlice<Word>) -> Int? {
    guard let first = run.first, Int(first) < counts[0] else { return nil }
    var index = Int(first), level = 0
    for word in run.dropFirst() {
      let range = children(level, index)
      level += 1
      let found = bound(level, range, Int(word))
      guard found < range.upperBound, load(words[level] + 2 * found, UInt16.self) == word else { return nil }
      index = found
    }
    return index
  }
  /// Base 2 logarithms: one part in eight of a bit; see the builder.
  static func probability(_ byte: UInt8) -> Float { -Float(byte) / 8 }
  static func backoff(_ byte: UInt8) -> Float { 2 - Float(byte) / 16 }

  package struct Candidate: Equatable, Sendable {
    package var word: Word
    /// Base 2 logarithm of the probability after the context.
    package var score: Float
  }
  /// The likeliest words of a range after a context, the first one first.
  ///
  /// - Parameter context: The words before, the last one last; `order - 1` of them count.
  /// - Complexity: O(runs that go on from the context within the range).
  package func candidates(after context: [Word], in range: Range<Int>, limit: Int) -> [Candidate] {
    guard limit > 0, !range.isEmpty else { return [] }
    let context = context.suffix(Self.order - 1)
    var best: [Candidate] = [], weight: Float = 0
    best.reserveCapacity(limit + 1)
    var least = -Float.infinity
    func offer(_ word: Int, _ score: Float) {
      if score <= least && best.count >= limit { return }
      if best.contains(where: { $0.word == Word(word) }) { return }
      let place = best.firstIndex { $0.score < score } ?? best.count
      best.insert(Candidate(word: Word(word), score: score), at: place)
      if best.count > limit { best.removeLast() }
      if best.count == limit { least = best[limit - 1].score }
    }
    // From the longest context to the shortest. What a shorter one gives to a word that a longer one knows is less, as
    // probabilities are interpolated.
    for length in (1...max(1, context.count)).reversed() where length <= context.count {
      let run = context.suffix(length)
      guard let entry = entry(run) else { continue }
      let level = length - 1, all = children(level, entry)
      let from = bound(level + 1, all, range.lowerBound), to = bound(level + 1, all, range.upperBound)
      if from < to {
        for index in from..<to {
          let score = weight + Self.probability(load(probabilities[level + 1] + index, UInt8.self))
          if score > least || best.count < limit {
            let word = Int(load(words[level + 1] + 2 * index, UInt16.self))
            if word >= Self.firstWord, word < counts[0] { offer(word, score) }
          }
        }
      }
      weight += Self.backoff(load(backoffs[level] + entry, UInt8.self))
    }
    // Nothing among all words is likelier than the most frequent one.
    if best.count == limit, weight + Self.probability(1) <= least { return best }
    for word in max(range.lowerBound, Self.firstWord)..<min(range.upperBound, counts[0]) {
      let score = weight + Self.probability(load(probabilities[0] + word, UInt8.self))
      if score > least || best.count < limit { offer(word, score) }
    }
    return best
  }
  /// Base 2 logarithm of the probability of a word after a context.
  package func score(of word: Word, after context: [Word]) -> Float {
    let context = context.suffix(Self.order - 1)
    var weight: Float = 0
    for length in (1...max(1, context.count)).reversed() where length <= context.count {
      let run = context.suffix(length)
      guard let entry = entry(run) else { continue }
      let level = length - 1, all = children(level, entry)
      let index = bound(level + 1, all, Int(word))
      if index < all.upperBound, load(words[level + 1] + 2 * index, UInt16.self) == word {
        return weight + Self.probability(load(probabilities[level + 1] + index, UInt8.self))
      }
      weight += Self.backoff(load(backoffs[level] + entry, UInt8.self))
    }
    guard Int(word) < counts[0] else { return -32 }
    return weight + Self.probability(load(probabilities[0] + Int(word), UInt8.self))
  }
}
