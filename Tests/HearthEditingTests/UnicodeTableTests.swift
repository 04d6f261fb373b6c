import Foundation
import QuickTesting
import Testing

@testable import HearthEditing

/// Unicode's own tests of text boundaries and directions, where they are installed (Debian: unicode-data).
struct UnicodeTableTests {
  private static let directory = "/usr/share/unicode/"
  static var isInstalled: Bool { FileManager.default.fileExists(atPath: directory + "auxiliary/WordBreakTest.txt") }

  /// A line of a file: the text, and the offsets of its boundaries, both in UTF-8 bytes.
  private struct Case {
    var line: Int
    var source: Substring
    var text = ""
    var boundaries: [Int] = []
    var scalars: [Unicode.Scalar] = []
  }
  private static func lines(_ name: String) throws -> [(number: Int, text: Substring)] {
    let content = try String(contentsOfFile: directory + name, encoding: .utf8)
    return content.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      let text = line.prefix { $0 != "#" }
      return text.isEmpty ? nil : (number + 1, text)
    }
  }
  /// Counted as a pictograph by the Unicode of the tables (15), and not by that of Swift's library, which decides here.
  private static let scissors: Unicode.Scalar = "\u{2701}"
  /// `÷ 0061 × 0308 ÷`: what is between the numbers says whether there is a boundary.
  private static func cases(_ name: String) throws -> [Case] {
    try lines(name).map { number, text in
      var result = Case(line: number, source: text)
      for word in text.split(whereSeparator: \.isWhitespace) {
        switch word {
        case "÷": result.boundaries.append(result.text.utf8.count)
        case "×": break
        default:
          guard let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) else { continue }
          result.text.unicodeScalars.append(scalar)
          result.scalars.append(scalar)
        }
      }
      return result
    }
  }

  @Test(.enabled(if: UnicodeTableTests.isInstalled)) func `carets stand where Unicode's grapheme test says`() throws {
    let cases = try Self.cases("auxiliary/GraphemeBreakTest.txt")
    expect(cases.count > 500)
    for one in cases where !one.scalars.contains(Self.scissors) {
      let found = one.text.indices.map { one.text.utf8Offset($0) } + [one.text.utf8.count]
      expect(found, equals: one.boundaries, "line \(one.line): \(one.source)")
    }
  }

  @Test(.enabled(if: UnicodeTableTests.isInstalled)) func `segments end where Unicode's word test says`() throws {
    let cases = try Self.cases("auxiliary/WordBreakTest.txt")
    expect(cases.count > 1_500)
    for one in cases where !one.scalars.contains(Self.scissors) {
      let found = [0] + WordBoundaries(one.text).segments().map(\.upperBound)
      expect(found, equals: one.boundaries, "line \(one.line): \(one.source)")
    }
  }

  @Test(.enabled(if: UnicodeTableTests.isInstalled)) func `texts begin at the side that Unicode's bidi test says`()
    throws
  {
    var count = 0
    for (number, line) in try Self.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";")
      // A paragraph whose direction is that of its text; not more than one paragraph.
      guard fields.count >= 3, fields[1] == "2" else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      guard !scalars.contains(where: { $0 == "\u{2029}" || $0 == "\n" }) else { continue }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      count += 1
      let level = text.baseDirection == .rightToLeft ? "1" : "0"
      expect(level == fields[2], "line \(number): \(line)")
    }
    expect(count > 10)
  }
}
