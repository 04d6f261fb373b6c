import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What the trace calls views, and what keyboard navigation has to do with requests.
struct FocusNameTests {
  private struct Deep<Content: View>: View {
    var levels: Int
    @ViewBuilder var content: Content
    var body: some View {
      if levels > 0 {
        AnyView(Deep<AnyView>(levels: levels - 1) { AnyView(content.padding(1).background(.gray)) })
      } else {
        AnyView(content)
      }
    }
  }

  @QuickTesting.Test func `an identifier far around a view is its own where nothing is beside it`() {
    let window = TestWindow { Deep(levels: 12) { Button("Play") {} }.accessibilityIdentifier("play") }
    window.press(.tab)
    expect(window.focused, equals: "play")
    expect(window.focusTrace.map(\.to), equals: ["play"])
  }
  @QuickTesting.Test func `an identifier deep inside a view goes before one around several`() {
    let window = TestWindow {
      VStack {
        Deep(levels: 12) { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("inner") }.focusable()
        Text("Other")
      }
      .accessibilityIdentifier("page")
    }
    window.press(.tab)
    expect(window.focused, equals: "inner")
  }
  @QuickTesting.Test func `a view without an identifier is called by its label, else by what is around`() {
    let window = TestWindow {
      VStack {
        Button("Play") {}
        Color.red.frame(width: 20, height: 20).focusable()
      }
      .accessibilityIdentifier("page")
    }
    window.press(.tab)
    window.press(.tab)
    expect(window.focusTrace.map(\.to), equals: ["Play", "page"])
    expect(window.focused, equals: "page")
  }

  private struct Form: View {
    @FocusState private var field: String?
    var interactions: FocusInteractions
    var hasDefault = false
    var body: some View {
      VStack {
        Button("Go") { field = "pad" }.accessibilityIdentifier("go")
        Color.red.frame(width: 20, height: 20).focusable(interactions: interactions).focused($field, equals: "pad")
          .accessibilityIdentifier("pad")
        Text(field ?? "none").accessibilityIdentifier("state")
      }
      .modifier(Default(isOn: hasDefault, binding: $field))
    }
    struct Default: ViewModifier {
      var isOn: Bool
      var binding: FocusState<String?>.Binding
      func body(content: Content) -> some View { if isOn { content.defaultFocus(binding, "pad") } else { content } }
    }
  }
  @Test(arguments: [(FocusInteractions.activate, nil), (.edit, "pad"), (.automatic, "pad")])
  func `a focus state focuses no view that is only activated while keyboard navigation is off`(
    interactions: FocusInteractions, focused: String?
  ) throws {
    let window = TestWindow { Form(interactions: interactions) }
    window.hasKeyboardNavigation = false
    window.click("go")
    expect(window.focused, equals: focused)
    try expect(window.element("state").label == focused ?? "none", "the state says where focus is")
    expect(window.reports.isEmpty, "the setting is the user's, and no mistake of the app")
    window.hasKeyboardNavigation = true
    window.click("go")
    expect(window.focused, equals: "pad")
  }
  @QuickTesting.Test func `a default that is only activated begins nothing while keyboard navigation is off`() {
    struct Late: View {
      @State private var isShown = false
      var body: some View {
        Toggle("Show", isOn: $isShown).accessibilityIdentifier("show")
        if isShown { Form(interactions: .activate, hasDefault: true) }
      }
    }
    for isOn in [true, false] {
      let window = TestWindow { Late() }
      window.hasKeyboardNavigation = isOn
      window.click("show")
      expect(window.focused, equals: (isOn ? "pad" : nil))
    }
  }

  @QuickTesting.Test func `a list that has focus itself comes before the controls in its rows, also scrolled`() {
    struct Rows: View {
      @State private var selection: Int?
      var body: some View {
        VStack {
          Button("Before") {}.accessibilityIdentifier("before")
          List(0..<50, id: \.self, selection: $selection) { row in
            HStack {
              Text("Row \(row)")
              Button("Open") {}.accessibilityIdentifier("open \(row)")
            }
          }
          .accessibilityIdentifier("list")
          Button("After") {}.accessibilityIdentifier("after")
        }
      }
    }
    for isScrolled in [false, true] {
      let window = TestWindow(size: CGSize(width: 400, height: 300)) { Rows() }
      if isScrolled { window.scroll(by: CGSize(width: 0, height: 300), at: CGPoint(x: 200, y: 150)) }
      window.press(.tab)
      window.press(.tab)
      expect(window.focused, equals: "list", "scrolled: \(isScrolled)")
    }
  }
}
