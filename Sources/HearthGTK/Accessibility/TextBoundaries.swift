import Foundation

/// Where the parts of a text begin and end, as assistive technology asks for them: in Unicode scalars.
///
/// A part goes on to where the next one begins, as AT-SPI has it: a word has the space behind it. Source: at-spi2-core,
/// documentation of `AtspiTextGranularity`.
nonisolated struct TextBoundaries {
  enum Unit: UInt32 { case character, word, sentence, line, paragraph }

  let scalars: [Unicode.Scalar]
  private let text: String
  init(_ text: String) { (self.text, scalars) = (text, Array(text.unicodeScalars)) }
  var count: Int { scalars.count }
  func clamped(_ offset: Int) -> Int { min(max(0, offset), count) }
  /// - Parameter end: -1 for the end of the text.
  func slice(_ start: Int, _ end: Int) -> String {
    let first = clamped(start), last = end < 0 ? count : clamped(end)
    guard first < last else { return "" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[first..<last])
    return String(view)
  }

  /// The part that an offset is in; empty at the end of the text.
  func range(of unit: Unit, at offset: Int, line: (Int) -> Range<Int>) -> Range<Int> {
    let place = clamped(offset)
    switch unit {
    case .character:
      if place == count { return place..<place }
      return grapheme(at: place)
    case .line:
      let found = line(place)
      let start = clamped(found.lowerBound)
      var end = max(start, clamped(found.upperBound))
      // With the line break that ends it.
      if end < count, Self.isBreak(scalars[end]) { end += end + 1 < count && isPair(end) ? 2 : 1 }
      return start..<end
    case .paragraph: return paragraph(at: place)
    case .word, .sentence:
      if place == count { return place..<place }
      let starts = self.starts(of: unit)
      let next = starts.firstIndex { $0 > place } ?? starts.count
      let start = next > 0 ? starts[next - 1] : 0
      return start..<(next < starts.count ? starts[next] : count)
    }
  }
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2029}"
  }
  private func isPair(_ index: Int) -> Bool { scalars[index] == "\r" && scalars[index + 1] == "\n" }
  private func paragraph(at place: Int) -> Range<Int> {
    var start = place, end = place
    while start > 0, !Self.isBreak(scalars[start - 1]) { start -= 1 }
    while end < count, !Self.isBreak(scalars[end]) { end += 1 }
    if end < count { end += end + 1 < count && isPair(end) ? 2 : 1 }
    return start..<end
  }
  private func grapheme(at place: Int) -> Range<Int> {
    var start = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      if place < end { return start..<end }
      start = end
    }
    return count..<count
  }
  /// Where words or sentences begin, the first one with what is before it. Source: our choice: a word is of letters,
  /// digits and what joins them; a sentence ends with its mark and the space behind it, or with its paragraph.
  private func starts(of unit: Unit) -> [Int] {
    var result = [0]
    if unit == .word {
      for index in scalars.indices.dropFirst() where isWord(index) && !isWord(index - 1) { result.append(index) }
      return result
    }
    var hasEnded = false
    for index in scalars.indices {
      let scalar = scalars[index]
      if Self.isBreak(scalar) {
        hasEnded = true
      } else if Self.ends.contains(scalar) {
        // A point inside of a number or a name ends nothing.
        hasEnded = index + 1 == count || !isWord(index + 1)
      } else if hasEnded, !scalar.properties.isWhitespace, !Self.closing.contains(scalar) {
        result.append(index)
        hasEnded = false
      }
    }
    if result.count > 1, result[1] == 0 { result.removeFirst() }
    return result
  }
  private static let ends: Set<Unicode.Scalar> = [".", "!", "?", "\u{2026}", "\u{3002}", "\u{FF01}", "\u{FF1F}"]
  private static let closing: Set<Unicode.Scalar> = ["\"", "'", ")", "]", "\u{201D}", "\u{2019}", "\u{00BB}"]
  private func isWord(_ index: Int) -> Bool {
    let scalar = scalars[index], properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil || scalar == "_" { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: break
    }
    guard scalar == "'" || scalar == "\u{2019}", index > 0, index + 1 < count else { return false }
    return scalars[index - 1].properties.isAlphabetic && scalars[index + 1].properties.isAlphabetic
  }
}
