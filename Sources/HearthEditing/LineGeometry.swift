/// A type that knows where the lines of a laid-out text are: what moves by line need to know.
///
/// The layout that draws the text conforms. Coordinates are points in the layout's own space, y downwards. Offsets are
/// those of the text given to ``EditableText/perform(_:geometry:)`` at that moment, marked text included; what a stale
/// geometry answers is moved to the nearest grapheme boundary, so that it costs at most a wrong place.
package protocol LineGeometry {
  /// The caret at a position.
  func caret(at position: TextPosition) -> CaretRectangle
  /// The position nearest to a point, which may lie outside the text.
  func position(nearestToX x: Double, y: Double) -> TextPosition
  /// The offsets on the line of a position: from its first caret to its last, without the line break that ends it.
  /// Where a line is wrapped, its upper bound is the lower bound of the next one.
  func line(at position: TextPosition) -> Range<Int>
  /// The height of what is visible, in points: how far a page goes.
  var pageHeight: Double { get }
}

/// Where a caret is drawn: its left edge, its top and its height, in points.
package struct CaretRectangle: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var height: Double

  package init(x: Double, y: Double, height: Double) {
    self.x = x
    self.y = y
    self.height = height
  }

  package var middle: Double { y + height / 2 }
}

/// The geometry of a text in which every character is 1 wide and every paragraph is one line, 1 high.
///
/// It stands in where no layout exists.
///
/// - Complexity: O(length of the text) for each question.
package struct UnwrappedLineGeometry: LineGeometry {
  package var text: String
  /// The number of lines of a page. Source: our choice, the rows of a terminal.
  package var pageHeight: Double = 24

  package init(_ text: String) {
    self.text = text
  }

  package func caret(at position: TextPosition) -> CaretRectangle {
    let line = line(at: position)
    let row = paragraphs().firstIndex { $0.upperBound >= line.lowerBound } ?? 0
    let column = text.slice(line.lowerBound..<max(line.lowerBound, position.offset)).count
    return CaretRectangle(x: Double(column), y: Double(row), height: 1)
  }

  package func position(nearestToX x: Double, y: Double) -> TextPosition {
    let paragraphs = paragraphs()
    let line = paragraphs[Int(min(max(y.rounded(.down), 0), Double(paragraphs.count - 1)))]
    let column = Int(min(max(x.rounded(), 0), Double(text.utf8.count)))
    let content = text.slice(line)
    return TextPosition(line.lowerBound + content.offset(ofCharacter: column))
  }

  package func line(at position: TextPosition) -> Range<Int> {
    text.paragraph(at: position.offset)
  }

  private func paragraphs() -> [Range<Int>] {
    var result = [text.paragraph(at: 0)]
    while let last = result.last, last.upperBound < text.utf8.count {
      result.append(text.paragraph(at: text.graphemeBoundary(after: last.upperBound)))
    }
    return result
  }
}
