import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Where the letters of fields and text views are. Source: Apple, `UITextInput`, "Geometry and hit-testing".
@MainActor struct TextGeometryTests {
  private func show(_ text: UIView) -> TestWindow {
    text.accessibilityIdentifier = "text"
    return TestWindow(size: CGSize(width: 200, height: 200), idiom: .phone) { Holder(view: text) }
  }
  private func place(_ text: any UITextInput, _ offset: Int) throws -> UITextPosition {
    try require(text.position(from: text.beginningOfDocument, offset: offset))
  }

  @Test func `a caret stands between letters, and a point leads back to it`() throws {
    let text = UITextView()
    text.text = "one two"
    let window = show(text)
    window.click("text")
    let third = text.caretRect(for: try place(text, 3)), fifth = text.caretRect(for: try place(text, 5))
    expect(third.height > 8 && third.minX < fifth.minX && third.minY == fifth.minY, "\(third) \(fifth)")
    let found = try require(text.closestPosition(to: CGPoint(x: fifth.minX, y: fifth.midY)))
    expect(text.offset(from: text.beginningOfDocument, to: found), equals: 5)
    let letter = try require(text.characterRange(at: CGPoint(x: fifth.minX + 1, y: fifth.midY)))
    expect(text.text(in: letter), equals: "w")
    let part = try require(text.textRange(from: try place(text, 0), to: try place(text, 2)))
    expect(
      text.closestPosition(to: CGPoint(x: 190, y: 190), within: part).map { text.offset(from: part.end, to: $0) } == 0)
    expect(text.markedTextRange == nil)
  }
  @Test func `a part of several lines has a rectangle for each`() throws {
    let text = UITextView()
    text.text = "first line\nsecond 🙂 line"
    let window = show(text)
    window.click("text")
    let all = try require(text.textRange(from: text.beginningOfDocument, to: text.endOfDocument))
    let first = text.firstRect(for: all), rects = text.selectionRects(for: all)
    expect(rects.count == 2 && rects[0].rect == first, "\(rects.map(\.rect))")
    expect(rects[0].containsStart && !rects[0].containsEnd && rects[1].containsEnd)
    expect(rects[1].rect.minY >= rects[0].rect.midY)
    let below = try require(text.position(from: try place(text, 2), in: .down, offset: 1))
    expect(text.offset(from: text.beginningOfDocument, to: below) > 10)
    expect(
      text.position(from: try place(text, 2), in: .right, offset: 2).map {
        text.offset(from: text.beginningOfDocument, to: $0)
      } == 4)
  }
  @Test func `a field says where its caret is, that of a secret among dots`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abc"
    let window = show(field)
    window.click("text")
    let start = field.caretRect(for: field.beginningOfDocument), end = field.caretRect(for: field.endOfDocument)
    expect(end.minX > start.minX)
    field.isSecureTextEntry = true
    window.settle()
    let dots = field.caretRect(for: field.endOfDocument)
    expect(!dots.isNull && dots.minX > start.minX)
    expect(UITextField().caretRect(for: field.endOfDocument).isNull)
  }
  @Test func `a field takes the look of a text with attributes`() {
    let field = UITextField()
    let reports = TestWindow.reports {
      field.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    }
    expect(field.text == "Red" && field.textColor == .red && reports == [])
    expect(field.attributedText?.string, equals: "Red")
  }
}
