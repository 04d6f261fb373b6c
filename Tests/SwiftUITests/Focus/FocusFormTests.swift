import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Forms, under Tab.
@MainActor struct FocusFormTests {
  nonisolated enum Style: String, CaseIterable { case grouped, columns }
  private struct Everything: View {
    let style: Style
    @State private var name = "Fig"
    @State private var isOn = true
    @State private var value = 0.5
    @State private var count = 1
    @State private var choice = 1
    var body: some View {
      switch style {
      case .grouped: form.formStyle(.grouped)
      case .columns: form.formStyle(.columns)
      }
    }
    private var form: some View {
      Form {
        Section("Text") {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          SecureField("Password", text: $name).accessibilityIdentifier("password")
        }
        Section("Choices") {
          Toggle("Loud", isOn: $isOn).accessibilityIdentifier("loud")
          Slider(value: $value) { Text("Volume") }.accessibilityIdentifier("volume")
          Stepper("Count", value: $count).accessibilityIdentifier("count")
          Picker("Size", selection: $choice) {
            Text("Small").tag(1); Text("Large").tag(2)
          }.accessibilityIdentifier("size")
        }
        Section {
          Button("Reset") {}.accessibilityIdentifier("reset")
          Menu("More") { Button("One") {} }.accessibilityIdentifier("more")
          DisclosureGroup("Details") { Text("None") }.accessibilityIdentifier("details")
        }
      }
    }
  }
  private let controls = ["name", "password", "loud", "volume", "count", "size", "reset", "more", "details"]

  @Test(arguments: Style.allCases) func `Tab reaches every control of a form, there and back, and shows where it is`(
    style: Style
  ) {
    let window = TestWindow(size: CGSize(width: 500, height: 700)) { Everything(style: style) }
    let rest = window.displayList
    var met: [String] = []
    for _ in controls {
      window.press(.tab)
      met.append(window.focused ?? "nothing")
      expect(window.displayList != rest, "\(met.last!) does not look focused")
    }
    expect(met, equals: controls)
    window.press(.tab)
    expect(window.focused, equals: "name")
    var back: [String] = []
    for _ in controls {
      window.press(.tab, modifiers: .shift)
      back.append(window.focused ?? "nothing")
    }
    expect(back, equals: controls.reversed())
    expect(window.reports, equals: [])
  }
  @QuickTesting.Test func `in a form that scrolls Tab shows the control that it reaches`() throws {
    let window = TestWindow(size: CGSize(width: 500, height: 240)) { Everything(style: .grouped) }
    for name in controls {
      window.press(.tab)
      expect(window.focused, equals: name)
      let frame = try window.element(name).frame
      expect(frame.minY >= 0 && frame.maxY <= 240, "\(name) is at \(frame)")
    }
  }
  @QuickTesting.Test
  func `arrows that move the selection of a list move no focus, and the trace of keys says who took them`() throws {
    struct Fruit: View {
      @State private var choice: String? = "Apple"
      var body: some View {
        List(["Apple", "Fig", "Pear"], id: \.self, selection: $choice) { Text($0).accessibilityIdentifier($0) }
          .accessibilityIdentifier("list")
      }
    }
    let window = TestWindow(size: CGSize(width: 300, height: 300)) { Fruit() }
    window.press(.tab)
    let changes = window.focusTrace.count
    window.press(.downArrow)
    try expect(window.element("Fig").isSelected)
    expect(window.focusTrace.count, equals: changes)
    expect(window.keyTrace.suffix(2).contains { $0.contains("key of the view") })
  }
}
