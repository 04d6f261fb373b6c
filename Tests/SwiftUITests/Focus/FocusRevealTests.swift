import HearthTesting
import QuickTesting
import SwiftUI

/// What comes into view with focus. The window is 300 high; the title takes 100 of it.
struct FocusRevealTests {
  private struct Page: View {
    var height: CGFloat
    var hasDefault = true
    @FocusState var isFocused: Bool
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("Title") {}.frame(height: 100).accessibilityIdentifier("title")
          Color.blue.frame(height: height).focusable().focused($isFocused).accessibilityIdentifier("grid")
          Color.gray.frame(height: 500)
        }
      }
      .modifier(Default(isOn: hasDefault, binding: $isFocused))
    }
    struct Default: ViewModifier {
      var isOn: Bool
      var binding: FocusState<Bool>.Binding
      func body(content: Content) -> some View { if isOn { content.defaultFocus(binding, true) } else { content } }
    }
  }
  /// How far the page is scrolled with focus on the grid.
  private func offset(height: CGFloat, byKey: Bool) throws -> CGFloat {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Page(height: height, hasDefault: !byKey) }
    if byKey {
      window.press(.tab)
      window.press(.tab)
    }
    expect(window.focused, equals: "grid")
    return try 100 - window.element("grid").frame.minY
  }

  @Test func `a default that is half seen does not scroll`() throws {
    try expect(offset(height: 290, byKey: false), equals: 0)
    // 200 of 400 are seen, which is more than half of the window; 200 of 900 too.
    try expect(offset(height: 400, byKey: false), equals: 0)
    try expect(offset(height: 900, byKey: false), equals: 0)
  }
  @Test func `a key that the focused view takes shows the ring`() {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) {
      Color.blue.frame(width: 100, height: 100).focusable().onMoveCommand { _ in }.accessibilityIdentifier("pad")
    }
    func hasRing() -> Bool { window.displayList.contains("stroke") }
    window.click("pad")
    expect(window.focused == "pad" && !hasRing())
    window.press(.rightArrow)
    expect(hasRing())
    window.click("pad")
    expect(!hasRing())
  }
  @Test func `a move by keys shows all of what fits, and leaves what fills the view`() throws {
    try expect(offset(height: 290, byKey: true), equals: 100 + 290 - 300)
    try expect(offset(height: 900, byKey: true), equals: 0)
  }
}
