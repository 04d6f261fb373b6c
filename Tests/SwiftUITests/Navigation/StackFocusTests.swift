import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct StackFocusTests {
  private struct Stack: View {
    var names = false
    var body: some View {
      NavigationStack {
        List(0..<5) { NavigationLink("row \($0)", value: $0).accessibilityIdentifier("row \($0)") }
          .navigationDestination(for: Int.self) { Detail(number: $0, names: names) }
      }
    }
  }
  private struct Detail: View {
    let number: Int
    let names: Bool
    @Namespace private var namespace
    var body: some View {
      VStack {
        Button("first") {}.accessibilityIdentifier("first")
        Button("second") {}.accessibilityIdentifier("second").prefersDefaultFocus(names, in: namespace)
      }
      .focusScope(namespace)
    }
  }
  private func window(_ idiom: Idiom, names: Bool = false) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 400), idiom: idiom) { Stack(names: names) }
  }

  @Test func `focus goes to the default of a new page, and back to the link`() {
    let window = window(.desktop, names: true)
    window.press(.tab)
    window.press(.downArrow)
    window.press(.downArrow)
    expect(window.focused, equals: "row 2")
    window.press(.return)
    expect(window.focused, equals: "second")
    window.press(.leftArrow, modifiers: .option)
    expect(window.focused, equals: "row 2")
    expect(window.focusTrace.last?.rule.contains("gives focus back"), equals: true)
  }

  @Test func `a page without a default has no focus on the desktop, and Tab begins in it`() {
    let window = window(.desktop)
    window.press(.tab)
    window.press(.space)
    expect(window.find { $0.identifier == "first" } != nil)
    expect(window.focused == nil)
    window.press(.leftArrow, modifiers: .option)
    expect(window.focused, equals: "row 0")
  }

  @Test func `a television focuses the first view of a new page, and Menu goes back to the link`() {
    let window = window(.tv)
    window.move(.down)
    expect(window.focused, equals: "row 1")
    window.press(.return)
    expect(window.focused, equals: "first")
    window.press(.escape)
    expect(window.focused, equals: "row 1")
  }

  @Test func `a click on a link moves no focus there and back`() {
    let window = window(.desktop)
    window.click("row 1")
    expect(window.find { $0.identifier == "first" } != nil)
    window.press(.escape)
    expect(window.focused == nil)
    expect(window.find { $0.identifier == "row 1" } != nil)
  }

  @Test func `focus beside the stack stays where it is`() {
    struct Beside: View {
      @Bindable var trail: Trail
      var body: some View {
        VStack {
          Button("beside") { trail.path.append(1) }.accessibilityIdentifier("beside")
          NumberStack(trail: trail)
        }
      }
    }
    let trail = Trail()
    let window = TestWindow { Beside(trail: trail) }
    window.press(.tab)
    expect(window.focused, equals: "beside")
    window.press(.return)
    expect(window.page == "page 1" && window.focused == "beside")
  }

  @Test func `text that was being typed is still there, with focus, when its page comes back`() {
    struct Form: View {
      @Bindable var trail: Trail
      @State private var text = ""
      var body: some View {
        NavigationStack(path: $trail.path) {
          TextField("name", text: $text).accessibilityIdentifier("field")
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    let trail = Trail()
    let window = TestWindow { Form(trail: trail) }
    window.click("field")
    window.type("Fig")
    window.change { trail.path = [1] }
    expect(window.focused == nil)
    window.type("x")
    window.press(.leftArrow, modifiers: .option)
    expect(window.focused, equals: "field")
    window.type("s")
    expect(window.find { $0.identifier == "field" }?.value, equals: "Figs")
  }
}
