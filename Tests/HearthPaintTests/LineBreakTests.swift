#if GTK
  import CGTK
  import Foundation
  import HearthRendering
  import Testing

  @testable import HearthPaint

  /// Unicode's own test of the places where lines may be broken, where it is installed (Debian: unicode-data), on the
  /// layouts that texts are shown with.
  struct LineBreaks {
    private nonisolated static let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
    nonisolated static var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

    private struct Case {
      var line: Int
      var source: Substring
      var text = ""
      /// Whether a line may be broken before each character but the first; what is after the last is none.
      var breaks: [Bool] = []
    }
    private static func cases() throws -> [Case] {
      let content = try String(contentsOfFile: path, encoding: .utf8)
      return content.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
        let marks = line.prefix { $0 != "#" }
        if marks.isEmpty { return nil }
        var result = Case(line: number + 1, source: marks)
        for word in marks.split(whereSeparator: \.isWhitespace) {
          if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
            result.text.unicodeScalars.append(scalar)
          } else {
            result.breaks.append(word == "÷")
          }
        }
        result.breaks = Array(result.breaks.dropFirst().dropLast())
        return result
      }
    }
    /// Whether the lines of a layout may be broken, or are, before each character but the first.
    private static func breaks(of text: String) -> [Bool] {
      let attributes = TextAttributes(font: FontDescription(size: 16))
      let layout = PangoShaper(.pinned).layout(StyledText(text, attributes), width: nil, height: nil)
      guard let block = (layout as? PangoTextLayout)?.lines.first?.block else { return [] }
      var count: Int32 = 0
      guard let found = pango_layout_get_log_attrs_readonly(block.layout, &count) else { return [] }
      return (1..<max(1, Int(count) - 1)).map { found[$0].is_line_break != 0 || found[$0].is_mandatory_break != 0 }
    }

    @Test(.enabled(if: LineBreaks.isInstalled)) func `lines are broken where Unicode's test says`() throws {
      let cases = try Self.cases()
      #expect(cases.count > 7_000)
      var dictionary = 0
      for one in cases {
        let found = Self.breaks(of: one.text)
        if found == one.breaks { continue }
        // Thai has no spaces: where its words end a dictionary says, which the test leaves to who has one.
        if one.text.unicodeScalars.contains("\u{E01}") {
          dictionary += 1
        } else {
          Issue.record("line \(one.line): \(one.source), found \(found)")
        }
      }
      #expect(dictionary < 60)
    }
  }
#endif
