import Foundation
import HearthCore
import HearthEditing

// What assistive technology reads and edits letter by letter.

extension TextFieldControl: AccessibleText {
  private var isSecret: Bool { model.configuration.isSecure }
  package var accessibleString: String { isSecret ? ShownText.bullets(editor.text) : editor.text }
  package var accessibleSelection: (anchor: Int, caret: Int)? {
    (shownOffset(editor.selection.anchor), shownOffset(editor.selection.head))
  }
  package var isAccessibleTextEditable: Bool { node.isEnabled && editor.traits.isEditable }
  package var hasAccessibleLines: Bool { !editor.traits.isSingleLine }

  /// From an offset of the editor to the number of Unicode scalars before it that are shown.
  private func shownOffset(_ offset: Int) -> Int {
    isSecret ? editor.text.characterOffset(at: offset) : editor.text.scalarOffset(at: offset)
  }
  private func offset(_ shown: Int) -> Int {
    isSecret ? editor.text.offset(ofCharacter: shown) : editor.text.offset(ofScalar: shown)
  }

  package func accessibleFrame(of range: Range<Int>) -> CGRect {
    let start = offset(range.lowerBound), end = offset(range.upperBound)
    if start >= end { return node.convertToWindow(caretRect(at: TextPosition(start))) }
    let origin = textOrigin
    var frame = CGRect.null
    for rectangle in placedText.rectangles(of: start..<end) { frame = frame.union(rectangle) }
    if frame.isNull { return node.convertToWindow(caretRect(at: TextPosition(start))) }
    return node.convertToWindow(frame.offsetBy(dx: origin.x, dy: origin.y))
  }
  package func accessibleOffset(at point: CGPoint) -> Int? {
    let place = node.convertFromWindow(point)
    guard node.bounds.contains(place) else { return nil }
    let origin = textOrigin
    return shownOffset(
      placedText.character(at: CGPoint(x: place.x - origin.x, y: place.y - origin.y), in: editor.text))
  }
  package func accessibleLine(at offset: Int) -> Range<Int> {
    let line = geometry.line(at: TextPosition(self.offset(offset)))
    let start = shownOffset(line.lowerBound), end = shownOffset(line.upperBound)
    return start..<max(start, end)
  }
  package func accessibleRun(at shown: Int) -> AccessibleTextRun? {
    let text = editor.text, place = offset(shown)
    guard shown >= 0, place < text.utf8.count else { return nil }
    let attributes = ControlFonts.attributes(of: node)
    var color = attributes.color
    if color == nil, case .color(let paint) = node.style.foreground.paint(in: node.bounds, isRightToLeft: false) {
      color = paint
    }
    if isSecret {
      return AccessibleTextRun(range: 0..<shownOffset(text.utf8.count), attributes: attributes, color: color)
    }
    var run = AccessibleTextRun(range: 0..<0, attributes: attributes, color: color)
    var range = 0..<text.utf8.count
    if let runs = editor.runs, let rich {
      runs.forEach(in: range) { part, style in
        guard part.contains(place) else { return }
        range = part
        run.attributes = rich.attributes(style)
        run.color = run.attributes.color ?? color
      }
    }
    // Words are looked up in the line alone.
    if spelling.isActive {
      let line = geometry.line(at: TextPosition(place))
      range = range.clamped(to: line.isEmpty ? place..<place + 1 : line)
      for word in spelling.misspellings(in: line) {
        if word.contains(place) {
          range = range.clamped(to: word)
          run.isMisspelt = true
        } else if word.upperBound <= place {
          range = max(range.lowerBound, word.upperBound)..<range.upperBound
        } else {
          range = range.lowerBound..<min(range.upperBound, max(range.lowerBound, word.lowerBound))
        }
      }
    }
    let start = shownOffset(range.lowerBound)
    run.range = start..<max(start + 1, shownOffset(range.upperBound))
    return run
  }
  package func selectAccessibleText(anchor: Int, caret: Int) -> Bool {
    perform(.select(anchor: offset(anchor), head: offset(caret)))
  }
  package func replaceAccessibleText(_ range: Range<Int>, with text: String) -> Bool {
    guard isAccessibleTextEditable else { return false }
    let start = offset(range.lowerBound), end = offset(range.upperBound)
    if start >= end, text.isEmpty { return true }
    perform(.select(anchor: start, head: max(start, end)))
    return perform(text.isEmpty ? .delete(.backward, by: .grapheme) : .insert(text))
  }
}
