import HearthTesting
import QuickTesting
import SwiftUI
import Testing

struct FocusLossTests {
  private struct Rows: View {
    @State var items = Array(0..<6)
    @State var disabled: Set<Int> = []
    var isLazy = true
    @ViewBuilder var rows: some View {
      ForEach(items, id: \.self) { item in
        HStack {
          Button("open \(item)") {}.accessibilityIdentifier("open \(item)")
          Button("delete \(item)") { items.removeAll { $0 == item } }.accessibilityIdentifier("delete \(item)")
          Button("off \(item)") { disabled.insert(item) }.accessibilityIdentifier("off \(item)")
        }.disabled(disabled.contains(item))
      }
    }
    var body: some View {
      VStack {
        if isLazy { ScrollView { LazyVStack { rows } }.frame(height: 300) } else { VStack { rows } }
        Button("clear") { items = [] }.accessibilityIdentifier("clear")
      }
    }
  }
  private func focus(_ window: TestWindow, _ name: String) {
    for _ in 0..<50 where window.focused != name { window.press(.tab) }
    expect(window.focused, equals: name)
  }
  @Test(arguments: [true, false]) func `a deleted row hands focus to the row that takes its place`(isLazy: Bool) {
    let window = TestWindow { Rows(isLazy: isLazy) }
    focus(window, "delete 2")
    window.press(.return)
    expect(window.focused, equals: "delete 3")
    expect(window.focusTrace.last?.cause, equals: "removal")
    window.press(.return)
    expect(window.focused, equals: "delete 4")
    window.press(.return)
    expect(window.focused, equals: "delete 5")
    // The last one hands it to the one before.
    window.press(.return)
    expect(window.focused, equals: "delete 1")
  }
  @QuickTesting.Test func `what is disabled hands focus on in the same frame`() {
    let window = TestWindow { Rows() }
    focus(window, "off 2")
    window.press(.return)
    expect(window.focused != "off 2")
    expect(window.focusTrace.last?.cause, equals: "removal")
    expect(window.focusTrace.last?.rule.contains("disabled"), equals: true)
    // The nearest: one row up or down, the same column.
    expect(["off 1", "off 3"].contains(window.focused ?? ""))
  }
  @QuickTesting.Test func `with the last focusable view focus goes`() {
    struct One: View {
      @State var isShown = true
      var body: some View {
        VStack { if isShown { Button("only") { isShown = false }.accessibilityIdentifier("only") } }
      }
    }
    let window = TestWindow { One() }
    focus(window, "only")
    window.press(.return)
    expect(window.focused == nil)
    expect(window.focusTrace.count, equals: 2)
  }
  @QuickTesting.Test func `what is hidden hands focus on`() {
    struct Two: View {
      @State var isHidden = false
      var body: some View {
        HStack {
          Button("a") { isHidden = true }.accessibilityIdentifier("a").opacity(isHidden ? 0 : 1)
          Button("b") {}.accessibilityIdentifier("b")
        }
      }
    }
    let window = TestWindow { Two() }
    focus(window, "a")
    window.press(.return)
    expect(window.focused, equals: "b")
    expect(window.focusTrace.last?.rule.contains("hidden"), equals: true)
  }
  @QuickTesting.Test func `what others cover hands focus on`() {
    struct Two: View {
      @State var isCovered = false
      var body: some View {
        HStack(spacing: 40) {
          ZStack {
            Button("a") { isCovered = true }.accessibilityIdentifier("a")
            if isCovered { Color.blue.frame(width: 200, height: 100) }
          }
          Button("b") {}.accessibilityIdentifier("b")
        }
      }
    }
    let window = TestWindow { Two() }
    focus(window, "a")
    window.press(.return)
    expect(window.focused, equals: "b")
    expect(window.focusTrace.last?.rule.contains("covered"), equals: true)
  }

  // MARK: - Modal scopes

  private struct Dialog: View {
    @State var isShown = false
    @State var second = false
    var hasDefault = false
    @FocusState var field: Int?
    var body: some View {
      ZStack {
        VStack {
          Button("a") {}.accessibilityIdentifier("a")
          Button("show") { isShown = true }.accessibilityIdentifier("show")
          Button("c") {}.accessibilityIdentifier("c")
        }
        if isShown {
          HStack {
            Button("no") { isShown = false }.focused($field, equals: 1).accessibilityIdentifier("no")
            Button("yes") { second = true }.focused($field, equals: 2).accessibilityIdentifier("yes")
          }
          .defaultFocus($field, hasDefault ? 2 : nil)
          .padding(100).background(.background).modalFocus()
        }
        if second {
          Button("ok") { second = false }.accessibilityIdentifier("ok").padding(50).background(.background).modalFocus()
        }
      }
    }
  }
  @QuickTesting.Test func `a modal scope takes focus, keeps it inside, and gives it back`() {
    let window = TestWindow { Dialog() }
    focus(window, "show")
    window.press(.return)
    expect(window.focused, equals: "no")
    expect(window.focusTrace.last?.cause, equals: "activation")
    window.press(.tab)
    expect(window.focused, equals: "yes")
    window.press(.tab)
    expect(window.focused, equals: "no")
    for direction in [MoveCommandDirection.up, .down, .left] {
      window.move(direction)
      expect(window.focused, equals: "no")
    }
    window.press(.return)
    expect(window.focused, equals: "show")
  }
  @QuickTesting.Test func `a modal scope begins at its default`() {
    let window = TestWindow { Dialog(hasDefault: true) }
    focus(window, "show")
    window.press(.return)
    expect(window.focused, equals: "yes")
    // One on top of the other, and back.
    window.press(.return)
    expect(window.focused, equals: "ok")
    window.press(.tab)
    expect(window.focused, equals: "ok")
    window.press(.return)
    expect(window.focused, equals: "yes")
  }
  @QuickTesting.Test func `where nothing had focus before, nothing has it afterwards`() {
    let window = TestWindow { Dialog() }
    window.click("show")
    expect(window.focused, equals: "no")
    window.click("no")
    expect(window.focused == nil)
  }
  @QuickTesting.Test func `focus asked for behind a modal scope is there when it goes`() {
    struct Behind: View {
      @State var isShown = false
      @FocusState var field: Int?
      @State var text = ""
      var body: some View {
        ZStack {
          VStack {
            TextField("T", text: $text).focused($field, equals: 1).accessibilityIdentifier("field")
            Button("show") { isShown = true }.accessibilityIdentifier("show")
          }
          if isShown {
            VStack {
              Button("ask") { field = 1 }.accessibilityIdentifier("ask")
              Button("close") { isShown = false }.accessibilityIdentifier("close")
            }.padding(50).background(.background).modalFocus()
          }
        }
      }
    }
    let window = TestWindow { Behind() }
    focus(window, "show")
    window.press(.return)
    window.press(.return)
    expect(window.focused, equals: "ask")
    window.click("close")
    expect(window.focused, equals: "field")
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `a window that is not active keeps its focus`() {
    let window = TestWindow { Dialog() }
    focus(window, "c")
    let active = window.displayList
    window.deactivate()
    expect(window.focused, equals: "c")
    expect(window.displayList != active)
    window.activate()
    expect(window.displayList, equals: active)
  }
  @QuickTesting.Test func `section and scope remember where focus was in them`() {
    let window = TestWindow {
      HStack {
        VStack { ForEach(0..<3, id: \.self) { Button("l\($0)") {}.accessibilityIdentifier("l\($0)") } }.focusSection()
        VStack { ForEach(0..<3, id: \.self) { Button("r\($0)") {}.accessibilityIdentifier("r\($0)") } }.focusSection()
      }
    }
    focus(window, "l2")
    window.move(.right)
    expect(window.focused, equals: "r2")
    window.move(.up)
    window.move(.up)
    window.move(.left)
    expect(window.focused, equals: "l2")
    window.move(.right)
    expect(window.focused, equals: "r0")
  }
  @QuickTesting.Test func `keys behind a presentation do not go back`() {
    let trail = Trail([1])
    let window = TestWindow {
      ZStack {
        NumberStack(trail: trail)
        Button("modal") {}.accessibilityIdentifier("modal").modalFocus(true)
      }
    }
    window.press(.escape)
    window.press(.leftArrow, modifiers: .option)
    expect(trail.path, equals: [1])
  }
}
