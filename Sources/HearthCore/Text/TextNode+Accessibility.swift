import Foundation
import HearthRendering

extension TextNode: AccessibleText {
  package var accessibleString: String { plainText }
  private func offset(_ scalar: Int, in text: String) -> Int {
    let index = text.unicodeScalars.index(text.startIndex, offsetBy: max(0, scalar), limitedBy: text.endIndex)
    return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
  }
  private func scalar(_ offset: Int, in text: String) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex) ?? text.endIndex
    return text.unicodeScalars.distance(from: text.startIndex, to: index)
  }
  package func accessibleFrame(of range: Range<Int>) -> CGRect {
    let layout = layout(proposal), text = plainText
    let start = offset(range.lowerBound, in: text), end = offset(range.upperBound, in: text)
    if start >= end { return convertToWindow(layout.caret(at: start)) }
    var frame = CGRect.null
    for rectangle in layout.rectangles(of: start..<end) { frame = frame.union(rectangle) }
    return convertToWindow(frame.isNull ? layout.caret(at: start) : frame)
  }
  package func accessibleOffset(at point: CGPoint) -> Int? {
    let place = convertFromWindow(point), text = plainText
    guard bounds.contains(place) else { return nil }
    let layout = layout(proposal), nearest = layout.offset(nearest: place)
    // The caret place nearest to the right half of a letter is behind it.
    let found = scalar(nearest, in: text)
    if found > 0, place.x < layout.caret(at: nearest).minX || nearest >= text.utf8.count { return found - 1 }
    return found
  }
  package func accessibleRun(at offset: Int) -> AccessibleTextRun? {
    let builder = build()
    let paint = (builder.paint ?? style.foreground).paint(in: bounds, isRightToLeft: scope.isRightToLeft)
    var start = 0
    for run in builder.styled.runs {
      let end = start + run.text.unicodeScalars.count
      if offset < end {
        var color = run.attributes.color
        if color == nil, case .color(let shown) = paint { color = shown }
        return AccessibleTextRun(range: start..<end, attributes: run.attributes, color: color)
      }
      start = end
    }
    return nil
  }
  /// - Parameter links: With UTF-8 offsets.
  func accessibilityLinks(_ links: [TextLink]) -> [AccessibilityLink] {
    let text = plainText
    return links.map { link in
      AccessibilityLink(
        range: scalar(link.range.lowerBound, in: text)..<scalar(link.range.upperBound, in: text), url: link.url,
        open: { [weak self] in self?.open(link.url) })
    }
  }
  package func accessibleLine(at offset: Int) -> Range<Int> {
    let layout = layout(proposal), text = plainText
    let y = layout.caret(at: self.offset(offset, in: text)).midY
    let left = layout.offset(nearest: CGPoint(x: -1e6, y: y)), right = layout.offset(nearest: CGPoint(x: 1e6, y: y))
    let start = scalar(min(left, right), in: text), end = scalar(max(left, right), in: text)
    return start..<max(start, end)
  }
}
