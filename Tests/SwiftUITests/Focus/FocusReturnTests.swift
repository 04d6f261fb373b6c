import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// A text with something that opens above it.
private struct Page: View {
  enum Kind: CaseIterable { case field, secure, value, vertical, editor }
  enum Cover: CaseIterable { case popover, sheet, alert, dialog, menu, focusState }
  let kind: Kind, cover: Cover
  @Binding var text: String
  @State private var number = 12
  @State private var isShown = false
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      Group {
        switch kind {
        case .field: TextField("text", text: $text)
        case .secure: SecureField("text", text: $text)
        case .value: TextField("text", value: $number, format: .number)
        case .vertical: TextField("text", text: $text, axis: .vertical)
        case .editor: TextEditor(text: $text).frame(height: 60)
        }
      }
      .focused($isFocused).accessibilityIdentifier("text")
      opener
      Button("back") { isFocused = true }.keyboardShortcut("b")
    }
  }
  @ViewBuilder private var opener: some View {
    switch cover {
    case .popover: button.popover(isPresented: $isShown) { Button("inside") {} }
    case .sheet: button.sheet(isPresented: $isShown) { Button("inside") {} }
    case .alert: button.alert("Question", isPresented: $isShown) { Button("inside", role: .cancel) {} }
    case .dialog: button.confirmationDialog("Question", isPresented: $isShown) { Button("inside") {} }
    case .menu: Menu("open") { Button("inside") {} }.accessibilityIdentifier("menu")
    case .focusState: Button("open") { isFocused = false }.keyboardShortcut("o")
    }
  }
  private var button: some View { Button("open") { isShown = true }.keyboardShortcut("o") }
}

/// Focus that comes back to a text.
@MainActor struct FocusReturnTests {}

extension FocusReturnTests {
  @Test(arguments: Page.Kind.allCases, Page.Cover.allCases)
  fileprivate func `the caret is where it was`(kind: Page.Kind, cover: Page.Cover) throws {
    let text = BoundValue("")
    let window = TestWindow { Page(kind: kind, cover: cover, text: text.binding) }
    window.click("text")
    if kind == .value { window.press(.end) } else { window.type("12") }
    window.press(.leftArrow)
    if cover == .menu { window.click("menu") } else { window.press("o", modifiers: .command) }
    window.advance(by: .seconds(1))
    if cover == .focusState { window.press("b", modifiers: .command) } else { window.press(.escape) }
    window.advance(by: .seconds(1))
    window.type("7")
    window.press(.end)
    try expect(kind == .value ? window.element("text").value == "172" : text.value == "172")
  }
  @QuickTesting.Test func `a selection comes back with focus`() throws {
    let text = BoundValue("")
    let window = TestWindow { Page(kind: .field, cover: .alert, text: text.binding) }
    window.click("text")
    window.type("one two")
    for _ in 0..<3 { window.press(.leftArrow, modifiers: .shift) }
    window.press("o", modifiers: .command)
    window.advance(by: .seconds(1))
    window.press(.escape)
    window.advance(by: .seconds(1))
    window.type("X")
    expect(text.value, equals: "one X")
  }
  @QuickTesting.Test func `a page that is left again finds the search where it was`() throws {
    struct List: View {
      @Binding var text: String
      @State private var isAsked = false
      var body: some View {
        NavigationStack {
          VStack { Button("ask") { isAsked = true }.keyboardShortcut("o") }
            .searchable(text: $text)
            .alert("Question", isPresented: $isAsked) { Button("inside", role: .cancel) {} }
        }
      }
    }
    let text = BoundValue("")
    let window = TestWindow { List(text: text.binding) }
    let field = try require(
      window.find { $0.traitNames.contains("text field") || $0.traitNames.contains("search field") })
    window.click(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
    window.type("ab")
    window.press(.leftArrow)
    window.press("o", modifiers: .command)
    window.advance(by: .seconds(1))
    window.press(.escape)
    window.advance(by: .seconds(1))
    window.type("X")
    expect(text.value, equals: "aXb")
  }
  @QuickTesting.Test func `focus that comes as a default selects nothing`() {
    struct Page: View {
      @Binding var text: String
      @FocusState private var isFocused: Bool
      var body: some View { TextField("text", text: $text).focused($isFocused).defaultFocus($isFocused, true) }
    }
    let text = BoundValue("ab")
    let window = TestWindow { Page(text: text.binding) }
    window.type("X")
    expect(text.value, equals: "abX")
  }
  @QuickTesting.Test func `Tab and an app that asks for it the first time select everything`() {
    struct Page: View {
      @Binding var text: String
      @State private var other = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("other", text: $other).accessibilityIdentifier("other")
          TextField("text", text: $text).focused($isFocused)
          Button("rename") { isFocused = true }.keyboardShortcut("o")
        }
      }
    }
    let text = BoundValue("ab")
    let window = TestWindow { Page(text: text.binding) }
    window.press("o", modifiers: .command)
    window.type("X")
    expect(text.value, equals: "X")
    window.click("other")
    window.press(.tab)
    window.type("Y")
    expect(text.value, equals: "Y")
  }
}
