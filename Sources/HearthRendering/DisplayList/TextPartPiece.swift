import Foundation

/// Letters of one line of a text, where they are in it: the text's top left corner is at the origin.
package final class TextPartPiece: DisplayPiece {
  package let layout: TextLayout
  package let line: Int
  /// The run by its number in the line, and which of its letters, counted from the left; nil for the whole line.
  package let part: (run: Int, letters: Range<Int>)?
  /// What is painted of the run's style.
  package let paint: Paint
  /// From the ascent to the descent, from the first letter to the last.
  package let frame: CGRect
  private let area: CGRect

  package init(
    _ layout: TextLayout, line: Int, _ part: (run: Int, letters: Range<Int>)?, frame: CGRect, _ paint: Paint
  ) {
    (self.layout, self.line, self.part, self.frame, self.paint) = (layout, line, part, frame, paint)
    // Glyphs may reach beyond their advance (italics, accents).
    area = frame.insetBy(dx: -frame.height / 2, dy: -frame.height / 4)
  }
  package override var bounds: CGRect { area }

  /// The characters of the letters, as one reads them.
  @MainActor package var string: String {
    let parts = layout.parts
    guard parts.lines.indices.contains(line) else { return "" }
    let bytes = Array(layout.text.plainText.utf8)
    let letters = parts.runs[parts.lines[line].runs].flatMap { run -> ArraySlice<TextParts.Cluster> in
      guard let part else { return parts.clusters[run.clusters] }
      if run.number != part.run { return [] }
      let first = run.clusters.lowerBound
      return parts.clusters[(first + part.letters.lowerBound)..<(first + part.letters.upperBound)]
    }
    return letters.sorted { $0.start < $1.start }.map {
      String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }.joined()
  }
}
