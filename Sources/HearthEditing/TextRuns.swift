/// What stretches of a text have besides their letters, such as a look.
///
/// A **style** is a number to which the caller gives a meaning. Lengths and offsets count UTF-8 bytes. Runs cover the
/// whole text, none is empty, and neighbours differ: equal texts with equal styles have equal runs.
///
/// ```swift
/// var runs = TextRuns(style: 0, length: 7)
/// runs.replace(4..<7, with: TextRuns(style: 1, length: 3))   // 4 bytes of 0, 3 of 1
/// ```
package struct TextRuns: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var style: Int
    package var length: Int
  }
  package private(set) var runs: [Run] = []
  package private(set) var length = 0

  package init() {}
  package init(style: Int, length: Int) { append(style, length) }

  package mutating func append(_ style: Int, _ count: Int) {
    if count <= 0 { return }
    length += count
    if runs.last?.style == style {
      runs[runs.count - 1].length += count
    } else {
      runs.append(Run(style: style, length: count))
    }
  }
  package mutating func append(_ other: TextRuns) {
    for run in other.runs { append(run.style, run.length) }
  }

  /// The style of the byte at an offset; nil outside of the text.
  ///
  /// - Complexity: O(number of runs).
  package func style(at offset: Int) -> Int? {
    if offset < 0 || offset >= length { return nil }
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.style }
    }
    return nil
  }
  /// Calls `body` with each stretch of one style in a range, as far as the text reaches.
  package func forEach(in range: Range<Int>, _ body: (_ range: Range<Int>, _ style: Int) -> Void) {
    var start = 0
    for run in runs {
      let end = start + run.length
      if start >= range.upperBound { return }
      let from = max(start, range.lowerBound), to = min(end, range.upperBound)
      if from < to { body(from..<to, run.style) }
      start = end
    }
  }
  /// The runs of a part.
  package func slice(_ range: Range<Int>) -> TextRuns {
    var result = TextRuns()
    forEach(in: range) { result.append($1, $0.count) }
    return result
  }
  /// Puts runs in the place of a range.
  ///
  /// - Complexity: O(number of runs).
  package mutating func replace(_ range: Range<Int>, with new: TextRuns) {
    var result = slice(0..<range.lowerBound)
    result.append(new)
    result.append(slice(range.upperBound..<max(range.upperBound, length)))
    self = result
  }
  /// The same stretches with other styles.
  package func mapped(_ transform: (Int) -> Int) -> TextRuns {
    var result = TextRuns()
    for run in runs { result.append(transform(run.style), run.length) }
    return result
  }
  /// How many bytes these and other runs have in common at the start, and how many of the rest at the end.
  package func commonEnds(with other: TextRuns) -> (prefix: Int, suffix: Int) {
    let shorter = min(length, other.length)
    var prefix = 0, index = 0
    while index < runs.count, index < other.runs.count, runs[index].style == other.runs[index].style {
      let common = min(runs[index].length, other.runs[index].length)
      prefix += common
      if runs[index].length != other.runs[index].length { break }
      index += 1
    }
    prefix = min(prefix, shorter)
    var suffix = 0
    index = 1
    while index <= runs.count, index <= other.runs.count {
      let a = runs[runs.count - index], b = other.runs[other.runs.count - index]
      if a.style != b.style { break }
      suffix += min(a.length, b.length)
      if a.length != b.length { break }
      index += 1
    }
    return (prefix, min(suffix, shorter - prefix))
  }
}
