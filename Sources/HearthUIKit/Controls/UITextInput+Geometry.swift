import Foundation
import HearthCore
import HearthUI

/// A part of what is selected that lies in one line.
@MainActor @preconcurrency open class UITextSelectionRect: NSObject {
  /// Points of the text's view.
  open private(set) var rect: CGRect
  /// Whether the selection begins here.
  open private(set) var containsStart: Bool
  /// Whether the selection ends here.
  open private(set) var containsEnd: Bool
  /// Whether the line runs downwards. No line does.
  open var isVertical: Bool { false }
  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    (self.rect, containsStart, containsEnd) = (rect, isFirst, isLast)
  }
  nonisolated deinit {}
}

/// In which direction one goes through a text as it is seen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

// Where letters are. All are points of the view, and those of a view that is not shown are null.

extension UITextInput {
  private var view: UIView? { self as? UIView }
  private var string: String { (self as? any EditedText)?.editedText ?? "" }
  private var isSecret: Bool { (self as? UITextField)?.isSecureTextEntry == true }
  /// The text as it is shown; nil where it is not.
  private var shownText: (any AccessibleText)? {
    guard let node = view?.behavior?.node else { return nil }
    var found: (any AccessibleText)?
    func look(_ node: Node) {
      let text = (node as? BehaviorNode)?.behavior as? any AccessibleText ?? node as? any AccessibleText
      if let text, found == nil || (found?.accessibleSelection == nil && text.accessibleSelection != nil) {
        found = text
      }
      node.visitChildren(look)
    }
    look(node)
    return found
  }
  /// From UTF-16 units to what is counted of a text that is shown, and back.
  private func shown(_ offset: Int) -> Int {
    let string = string
    let end = EditedSelection.indices(NSRange(location: max(0, offset), length: 0), in: string).lowerBound
    return isSecret ? string[..<end].count : string.unicodeScalars[..<end].count
  }
  private func offset(_ shown: Int) -> Int {
    let string = string
    if isSecret { return String(string.prefix(shown)).utf16.count }
    return String(String.UnicodeScalarView(string.unicodeScalars.prefix(shown))).utf16.count
  }
  private func frame(_ range: Range<Int>) -> CGRect {
    guard let view, let text = shownText else { return .null }
    let inWindow = text.accessibleFrame(of: range)
    return UIView.around(inWindow) { view.convertFromWindow($0) }
  }
  /// The parts of a range, each in a line as it is shown.
  private func lines(_ range: UITextRange) -> [Range<Int>] {
    guard let text = shownText else { return [] }
    var start = shown(range.range.location)
    let end = shown(NSMaxRange(range.range))
    if start >= end { return [start..<start] }
    let scalars = Array(text.accessibleString.unicodeScalars)
    var lines: [Range<Int>] = []
    while start < end {
      let next = max(start, min(end, text.accessibleLine(at: start).upperBound))
      lines.append(start..<next)
      // What ends a line lies in none.
      let isEnd = next < scalars.count && CharacterSet.newlines.contains(scalars[next])
      start = isEnd || next == start ? next + 1 : next
    }
    return lines
  }
  /// The line that is seen around a place, in UTF-16; nil where the text is not shown.
  func shownLine(at place: Int) -> NSRange? {
    guard let text = shownText else { return nil }
    let line = text.accessibleLine(at: shown(place)), start = offset(line.lowerBound)
    return NSRange(location: start, length: offset(line.upperBound) - start)
  }
  /// Where a caret is, or would be.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let place = shown(position.offset)
    return frame(place..<place)
  }
  /// Where the first line of a part is, as far as it belongs to that.
  public func firstRect(for range: UITextRange) -> CGRect { lines(range).first.map { frame($0) } ?? .null }
  /// Where a part is: a rectangle for each line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let lines = lines(range)
    return lines.indices.map {
      UITextSelectionRect(frame(lines[$0]), isFirst: $0 == 0, isLast: $0 == lines.count - 1)
    }
  }
  /// The place next to a point; nil where the view is not shown.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    guard let view, let text = shownText else { return nil }
    if let found = text.accessibleOffset(at: view.convertToWindow(point)) {
      // The letter's nearer side.
      let letter = frame(found..<found + 1)
      let isBehind = !letter.isNull && point.x > letter.midX && shown(offset(found + 1)) > found
      return UITextPosition(offset(isBehind ? found + 1 : found))
    }
    return point.y < 0 ? beginningOfDocument : endOfDocument
  }
  /// The place in a part next to a point; nil where the view is not shown.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map {
      UITextPosition(min(max($0.offset, range.range.location), NSMaxRange(range.range)))
    }
  }
  /// The letter at a point; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let view, let found = shownText?.accessibleOffset(at: view.convertToWindow(point)) else { return nil }
    let start = offset(found), string = string
    guard start < string.utf16.count else { return nil }
    let index = String.Index(utf16Offset: start, in: string)
    return UITextRange(NSRange(string.rangeOfComposedCharacterSequence(at: index), in: string))
  }
  /// The place some letters to the left or the right, or lines up or down; nil outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      if caret.isNull { return nil }
      let y = caret.midY + caret.height * CGFloat(direction == .up ? -offset : offset)
      let next = closestPosition(to: CGPoint(x: caret.minX, y: y))
      return next.flatMap { abs(caretRect(for: $0).midY - y) <= caret.height / 2 ? $0 : nil }
    }
  }
  /// What an input method composes: nil, as that is no part of the text until it is entered.
  public var markedTextRange: UITextRange? { nil }
}
