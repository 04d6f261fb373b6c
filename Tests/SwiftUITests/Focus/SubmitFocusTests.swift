import HearthTesting
import QuickTesting
import SwiftUI

/// Where focus is after Return in a field of a phone.
@MainActor struct SubmitFocusTests {}

extension SubmitFocusTests {
  private enum Kind: Hashable { case nothing, again, away }
  private struct Flag: View {
    let kind: Kind
    @State private var text = ""
    @State private var sent: [String] = []
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        ForEach(sent, id: \.self) { Text($0) }
        TextField("Message", text: $text)
          .focused($isFocused)
          .onSubmit {
            sent.append(text)
            text = ""
            if kind == .again { isFocused = true }
            if kind == .away { isFocused = false }
          }
          .accessibilityIdentifier("field")
      }
    }
  }
  private struct Fields: View {
    enum Field { case name, town }
    let next: Field?
    @State private var name = ""
    @State private var town = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).accessibilityIdentifier("name")
        TextField("Town", text: $town).focused($field, equals: .town).accessibilityIdentifier("town")
      }
      .onSubmit { field = next }
    }
  }
  private func window(_ view: some View) -> TestWindow {
    TestWindow(size: CGSize(width: 390, height: 600), idiom: .phone) { view }
  }

  @Test func `Return ends editing where the action asks for nothing`() {
    let window = self.window(Flag(kind: .nothing))
    window.click("field")
    window.type("Hello")
    window.press(.return)
    expect(window.focused, equals: nil)
  }
  @Test func `a field that asks for the focus it has goes on`() throws {
    let window = self.window(Flag(kind: .again))
    window.click("field")
    for word in ["One", "Two", "Three"] {
      window.type(word)
      window.press(.return)
      expect(window.focused, equals: "field")
    }
    expect(window.elements.contains { $0.label == "Three" })
    try expect(window.element("field").value?.isEmpty ?? true)
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @Test func `a field that gives focus up has none`() {
    let window = self.window(Flag(kind: .away))
    window.click("field")
    window.press(.return)
    expect(window.focused, equals: nil)
  }
  @Test func `one action for all fields asks for the same field or the next`() {
    for (next, expected) in [(Fields.Field.name, "name"), (.town, "town")] {
      let window = self.window(Fields(next: next))
      window.click("name")
      window.press(.return)
      expect(window.focused, equals: expected)
      window.press(.return)
      expect(window.focused, equals: expected)
    }
    let window = self.window(Fields(next: nil))
    window.click("name")
    window.press(.return)
    expect(window.focused, equals: nil)
  }
}
