import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// Focus that comes back to a field of UIKit.
@MainActor struct FieldFocusTests {}

extension FieldFocusTests {
  private struct Page: View {
    let view: UIView
    @State private var isAsked = false
    var body: some View {
      VStack {
        Holder(view: view).frame(height: 60)
        Button("ask") { isAsked = true }.keyboardShortcut("o")
          .alert("Question", isPresented: $isAsked) { Button("inside", role: .cancel) {} }
      }
    }
  }
  private func window(_ view: UIView) -> TestWindow {
    view.accessibilityIdentifier = "text"
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Page(view: view) }
    window.click("text")
    window.type("ab")
    window.press(.leftArrow)
    return window
  }
  private func ask(_ window: TestWindow) {
    window.press("o", modifiers: .command)
    window.advance(by: .seconds(1))
    window.press(.escape)
    window.advance(by: .seconds(1))
  }

  @Test func `finds the caret of a field where it was`() {
    let field = UITextField()
    let window = window(field)
    ask(window)
    window.type("X")
    expect(field.text, equals: "aXb")
  }
  @Test func `finds the caret of a text view where it was`() {
    let text = UITextView()
    let window = window(text)
    ask(window)
    window.type("X")
    expect(text.text, equals: "aXb")
  }
  @Test func `finds it, too, where the app has taken focus away and given it back`() {
    let field = UITextField()
    let window = window(field)
    field.resignFirstResponder()
    window.settle()
    field.becomeFirstResponder()
    window.settle()
    window.type("X")
    expect(field.text, equals: "aXb")
  }
}
