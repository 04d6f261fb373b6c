import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What scrolling with a finger does to a text that is edited.
@MainActor struct ScrollDismissesKeyboardTests {
  struct Page: View {
    var mode: ScrollDismissesKeyboardMode?
    @State var text = ""
    @FocusState var isFocused: Bool
    var body: some View {
      if let mode { rows.scrollDismissesKeyboard(mode) } else { rows }
    }
    private var rows: some View {
      ScrollView {
        TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("field")
        ForEach(0..<50) { Text("Row \($0)") }
        Text(isFocused ? "edits" : "rests").accessibilityIdentifier("state")
      }
    }
  }
  private func window(_ mode: ScrollDismissesKeyboardMode?, _ idiom: Idiom = .phone) -> TestWindow {
    let window = TestWindow(size: CGSize(width: 300, height: 400), idiom: idiom) { Page(mode: mode) }
    window.click("field")
    expect(isEditing(window))
    return window
  }
  private func isEditing(_ window: TestWindow) -> Bool { window.focusedElement?.identifier == "field" }
  private func swipe(_ window: TestWindow, to y: CGFloat) {
    window.touchDrag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: y))
  }

  @Test(arguments: [nil, ScrollDismissesKeyboardMode.automatic, .immediately])
  func `editing ends as soon as a finger scrolls`(mode: ScrollDismissesKeyboardMode?) {
    let window = window(mode)
    swipe(window, to: 150)
    expect(!isEditing(window))
  }
  @QuickTesting.Test func `a tap beside the field is no scroll`() {
    let window = window(.immediately)
    window.tap(at: CGPoint(x: 150, y: 200))
    expect(isEditing(window))
  }
  @QuickTesting.Test func `never leaves it alone`() {
    let window = window(.never)
    swipe(window, to: 150)
    expect(isEditing(window))
  }
  @QuickTesting.Test func `interactively it ends when the finger goes down into the keyboard`() {
    let window = window(.interactively)
    swipe(window, to: 100)
    expect(isEditing(window))
    swipe(window, to: 390)
    expect(isEditing(window))
    swipe(window, to: 100)
    swipe(window, to: 410)
    expect(!isEditing(window))
  }
  @QuickTesting.Test func `wheels, and fingers on a desktop, leave it alone`() {
    let phone = window(.immediately)
    phone.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 150, y: 200))
    expect(isEditing(phone))
    let desktop = window(.immediately, .desktop)
    swipe(desktop, to: 150)
    expect(isEditing(desktop))
  }
  @QuickTesting.Test func `the environment says what holds`() {
    struct Reader: View {
      @Environment(\.scrollDismissesKeyboardMode) var mode
      var body: some View { Text(mode == .interactively ? "interactively" : "else").accessibilityIdentifier("mode") }
    }
    let window = TestWindow { Reader().scrollDismissesKeyboard(.interactively) }
    expect(window.find { $0.label == "interactively" } != nil)
  }
}
