import HearthTesting
import QuickTesting
import SwiftUI

private struct Page: View {
  @Binding var number: Int
  @Binding var saved: [Int]
  @State private var hasField = true
  var body: some View {
    VStack {
      if hasField { TextField("number", value: $number, format: .number).accessibilityIdentifier("field") }
      Button("Save") { saved.append(number) }.keyboardShortcut("s").accessibilityIdentifier("save")
      Button("Reset") { number = 1 }.accessibilityIdentifier("reset")
      Button("Remove") { hasField = false }.keyboardShortcut("r")
      Menu("More") { Button("Save") { saved.append(number) } }.accessibilityIdentifier("more")
      Color.clear.accessibilityElement().accessibilityIdentifier("empty")
    }
  }
}

/// What was typed into a field of a value.
@MainActor struct FieldValueTests {
  private let number = BoundValue(1), saved = BoundValue<[Int]>([])
}

extension FieldValueTests {
  private func window(typing text: String) -> TestWindow {
    let window = TestWindow { [number, saved] in Page(number: number.binding, saved: saved.binding) }
    window.click("field")
    window.press("a", modifiers: .command)
    window.type(text)
    expect(number.value, equals: 1)
    return window
  }

  @Test func `is there for a button beside the field`() throws {
    let window = window(typing: "1234")
    window.click("save")
    expect(saved.value, equals: [1234])
    try expect(window.element("field").value, equals: "1,234")
  }
  @Test func `is there for a shortcut, and is typed on`() throws {
    let window = window(typing: "1234")
    window.press("s", modifiers: .command)
    expect(saved.value, equals: [1234])
    try expect(window.element("field").value, equals: "1234")
    window.type("5")
    window.press("s", modifiers: .command)
    expect(saved.value, equals: [1234, 12345])
  }
  @Test func `is there for assistive technology and for a menu`() throws {
    let window = window(typing: "77")
    window.press(named: "Save")
    expect(saved.value, equals: [77])
    window.click("field")
    window.press(.end)
    window.type("8")
    window.click("more")
    window.advance(by: .seconds(1))
    expect(number.value, equals: 778)
  }
  @Test func `is set by a click on nothing`() {
    let window = window(typing: "77")
    window.click("empty")
    expect(number.value, equals: 77)
  }
  @Test func `is set when the field goes`() {
    let window = window(typing: "77")
    window.press("r", modifiers: .command)
    expect(number.value, equals: 77)
  }
  @Test func `is set when the app takes the field away`() {
    struct Page: View {
      let number: Binding<Int>, isShown: BoundValue<Bool>
      var body: some View {
        if isShown.value { TextField("number", value: number, format: .number).accessibilityIdentifier("field") }
      }
    }
    let isShown = BoundValue(true)
    let window = TestWindow { [number] in Page(number: number.binding, isShown: isShown) }
    window.click("field")
    window.press("a", modifiers: .command)
    window.type("77")
    isShown.value = false
    window.advance(by: .seconds(0.1))
    expect(number.value, equals: 77)
  }
  @Test func `is set when the window closes`() {
    let window = window(typing: "77")
    window.close()
    expect(number.value, equals: 77)
  }
  @Test func `does not come back over what the app has set`() throws {
    let window = window(typing: "77")
    window.click("reset")
    expect(number.value, equals: 1)
    try expect(window.element("field").value, equals: "1")
    window.press("r", modifiers: .command)
    expect(number.value, equals: 1)
  }
  @Test func `stays as it is where it cannot be read, until the field is left`() throws {
    let window = window(typing: "seven")
    window.click("save")
    expect(saved.value, equals: [1])
    try expect(window.element("field").value, equals: "seven")
    window.press(.return)
    try expect(window.element("field").value, equals: "1")
  }
  @Test func `is read by a formatter, too`() {
    struct Page: View {
      @Binding var price: Double
      var body: some View {
        VStack {
          TextField("price", value: $price, formatter: NumberFormatter()).accessibilityIdentifier("field")
          Text("beside").accessibilityIdentifier("beside")
        }
      }
    }
    let price = BoundValue(1.0)
    let window = TestWindow { Page(price: price.binding) }
    window.click("field")
    window.press("a", modifiers: .command)
    window.type("25")
    window.click("beside")
    expect(price.value, equals: 25)
  }
}
