import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// A box of a code of which each has one digit: Backspace in an empty one goes back to the one before.
private final class DigitField: UITextField {
  var presses = 0
  override func deleteBackward() {
    presses += 1
    super.deleteBackward()
  }
}

private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
}

private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var log: [String] = []
  var mayBegin = true
  var mayClear = true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    log.append("end \(reason.rawValue)")
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    log.append("\(textView.selectedRange.location)+\(textView.selectedRange.length)")
  }
}

@MainActor struct TextInputTests {
  private func window(_ views: UIView..., idiom: Idiom = .desktop) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 300), idiom: idiom) {
      NavigationStack { VStack { ForEach(views, id: \.self) { Holder(view: $0).frame(height: 60) } } }
    }
  }

  @Test func `the selection of a text is read and written in UTF-16`() {
    let text = UITextView(), delegate = Delegate()
    text.delegate = delegate
    text.text = "one 🙂 two"
    text.accessibilityIdentifier = "text"
    let window = window(text)
    expect(text.selectedRange, equals: NSRange(location: 10, length: 0))
    window.click("text")
    text.selectedRange = NSRange(location: 4, length: 2)
    window.settle()
    window.type("X")
    expect(text.text == "one X two" && text.selectedRange == NSRange(location: 5, length: 0))
    window.press(.leftArrow, modifiers: .shift)
    expect(text.selectedRange == NSRange(location: 4, length: 1) && delegate.log.last == "4+1")
    // Half of a character is none, and what is outside ends at the text's end.
    text.text = "🙂"
    text.selectedRange = NSRange(location: 1, length: 40)
    expect(text.selectedRange, equals: NSRange(location: 0, length: 2))
    text.selectedRange = NSRange(location: 1, length: .max)
    expect(text.selectedRange, equals: NSRange(location: 0, length: 2))
    text.selectedRange = NSRange(location: NSNotFound, length: 0)
    expect(text.selectedRange, equals: NSRange(location: 2, length: 0))
    expect(window.reports, equals: [])
  }
  @Test func `places in the text of a field lead to parts of it`() throws {
    let field = UITextField()
    field.text = "café au lait"
    field.accessibilityIdentifier = "field"
    let window = window(field)
    expect(field.selectedTextRange == nil)
    window.click("field")
    let start = try require(field.position(from: field.beginningOfDocument, offset: 5))
    let end = try require(field.position(from: start, offset: 2))
    let range = try require(field.textRange(from: end, to: start))
    expect(field.text(in: range) == "au" && !range.isEmpty)
    expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), equals: 12)
    expect(field.position(from: end, offset: 40) == nil && field.position(from: start, offset: .max) == nil)
    expect(field.compare(start, to: end), equals: .orderedAscending)
    field.selectedTextRange = range
    window.settle()
    field.insertText("sans")
    window.settle()
    expect(field.text, equals: "café sans lait")
    window.type("!")
    expect(field.text, equals: "café sans! lait")
    field.deleteBackward()
    field.replace(range, withText: "SA")
    expect(field.text, equals: "café SAns lait")
  }
  @Test func `a class that overrides deleteBackward hears of Backspace, also where there is nothing to delete`() {
    let field = DigitField()
    field.accessibilityIdentifier = "digit"
    let window = window(field)
    window.click("digit")
    window.press(.delete)
    expect(field.presses, equals: 1)
    window.type("7")
    window.press(.delete)
    expect(field.presses == 2 && field.text == "")
  }
  @Test func `a delegate says whether a field may be edited and emptied`() throws {
    let field = UITextField(), delegate = Delegate()
    field.delegate = delegate
    field.text = "kept"
    field.accessibilityIdentifier = "field"
    field.clearButtonMode = .always
    field.clearsOnBeginEditing = true
    let window = window(field)
    delegate.mayBegin = false
    window.click("field")
    expect(!field.isEditing && !delegate.log.contains("begin"))
    (delegate.mayBegin, delegate.mayClear) = (true, false)
    window.click("field")
    expect(field.isEditing && field.text == "kept" && delegate.log.contains("begin"))
    field.resignFirstResponder()
    window.settle()
    expect(delegate.log.last, equals: "end 0")
    delegate.mayClear = true
    window.click("field")
    expect(field.text, equals: "")
  }
  @Test func `views stand beside the text, and a class keeps room around it`() throws {
    let plain = UITextField(), padded = PaddedField(), sided = UITextField(), mark = UIView()
    for field in [plain, padded, sided] { field.text = "Text" }
    mark.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    sided.leftView = mark
    sided.leftViewMode = .unlessEditing
    sided.accessibilityIdentifier = "sided"
    let window = window(plain, padded, sided)
    func x(_ index: Int) throws -> CGFloat {
      let all = window.elements.filter { $0.value == "Text" }
      return try require(all.indices.contains(index) ? all[index] : nil).frame.minX
    }
    let left = try x(0)
    try expect(x(1), equals: left + 20)
    try expect(x(2), equals: left + 44)
    window.click("sided")
    try expect(x(2), equals: left)
  }
  @Test func `what stands above the keyboard is there while the field is edited`() throws {
    let field = UITextField(), other = UITextField(), bar = UIToolbar()
    field.accessibilityIdentifier = "field"
    other.accessibilityIdentifier = "other"
    let done = UIAction(title: "Done") { [weak field] _ in field?.resignFirstResponder() }
    bar.items = [.flexibleSpace(), UIBarButtonItem(title: "Done", primaryAction: done)]
    bar.sizeToFit()
    field.inputAccessoryView = bar
    let window = window(field, other, idiom: .phone)
    expect(window.find { $0.label == "Done" } == nil)
    window.click("field")
    let place = try require(window.find { $0.label == "Done" }, "\(window.tree)").frame
    expect(place.minY > 200 && place.minX > 200)
    window.click("other")
    expect(window.find { $0.label == "Done" } == nil)
    window.click("field")
    window.click(at: CGPoint(x: place.midX, y: place.midY))
    expect(!field.isEditing && window.find { $0.label == "Done" } == nil)
    // A view in place of a keyboard stands there too.
    let picker = UIDatePicker()
    picker.frame.size.height = 120
    other.inputView = picker
    window.settle()
    window.click("other")
    expect(picker.frame.height == 120 && picker.window != nil)
  }
  @Test func `Return does nothing in an empty field that asks for text`() {
    let field = UITextField()
    field.accessibilityIdentifier = "field"
    field.enablesReturnKeyAutomatically = true
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
    let window = window(field)
    window.click("field")
    window.type("\n")
    expect(returns, equals: 0)
    window.type("a\n")
    expect(returns, equals: 1)
  }
}
