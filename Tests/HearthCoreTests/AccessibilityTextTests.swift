import HearthTesting
import QuickTesting
import SwiftUI
import Testing

struct AccessibilityTextTests {
  @QuickTesting.Test func `labels, values and hints are texts, keys and strings`() throws {
    let name = "Ada", key: LocalizedStringKey = "Meh"
    let window = TestWindow {
      VStack {
        Color.red.accessibilityLabel(key).accessibilityIdentifier("key")
        Color.red.accessibilityLabel(Text(verbatim: "**plain**")).accessibilityIdentifier("text")
        Color.red.accessibilityLabel(name).accessibilityIdentifier("string")
        Color.red.accessibilityLabel("\(3) stars").accessibilityValue("\(0.5)").accessibilityIdentifier("literal")
      }
    }
    try expect(window.element("key").label, equals: "Meh")
    try expect(window.element("text").label, equals: "**plain**")
    try expect(window.element("string").label, equals: "Ada")
    try expect(window.element("literal").label, equals: "3 stars")
    try expect(window.element("literal").value?.hasPrefix("0.5"), equals: true)
  }
  @QuickTesting.Test func `a text follows its state`() throws {
    struct Counter: View {
      @State var count = 1
      var body: some View {
        Button("+") { count += 1 }.accessibilityLabel("Count \(count)").accessibilityIdentifier("counter")
      }
    }
    let window = TestWindow { Counter() }
    try expect(window.element("counter").label, equals: "Count 1")
    window.click("counter")
    try expect(window.element("counter").label, equals: "Count 2")
  }
  /// The names before `accessibilityLabel(_:)` and its like, in a place that is deprecated as they are.
  @available(*, deprecated) @ViewBuilder private var oldNames: some View {
    Color.red.accessibility(label: Text("Stars")).accessibility(value: Text("\(3) of 5")).accessibility(
      hint: Text("Rates the recipe")
    )
    .accessibility(addTraits: .isButton).accessibility(identifier: "stars")
    Button("Plain") {}.accessibility(removeTraits: .isButton).accessibility(identifier: "plain")
    Color.red.accessibility(label: Text("Gone")).accessibility(identifier: "gone").accessibility(hidden: true)
  }
  @available(*, deprecated) @Test func `the names that SwiftUI had first say the same`() throws {
    let window = TestWindow { VStack { oldNames } }
    let stars = try window.element("stars")
    expect(stars.label, equals: "Stars")
    expect(stars.value, equals: "3 of 5")
    expect(stars.hint, equals: "Rates the recipe")
    expect(stars.traits.contains(.isButton))
    try expect(!window.element("plain").traits.contains(.isButton))
    expect(throws: (any Error).self) { try window.element("gone") }
  }
  @QuickTesting.Test func `a part of a text is read in other words, and shown in its own`() throws {
    let window = TestWindow {
      VStack {
        (Text("4.5 ").accessibilityLabel("four and a half ").bold() + Text("stars")).accessibilityIdentifier("sum")
        Text("ä").accessibilityLabel(Text("whole")).italic().accessibilityIdentifier("whole")
        Text(verbatim: "x").accessibilityLabel(String("a string")).accessibilityIdentifier("string")
      }
    }
    try expect(window.element("sum").label, equals: "four and a half stars")
    try expect(window.element("whole").label, equals: "whole")
    try expect(window.element("string").label, equals: "a string")
    expect(window.displayList.contains("4.5 "))
  }
}
