import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// The collected rules of the keyboard in composite controls, in `Tests/Facts`: what is done is here, what
/// is expected comes from there, in words.
@MainActor struct TabRuleFactTests {
  nonisolated private static let file: URL = {
    var tests = URL(filePath: #filePath)
    while tests.lastPathComponent != "Tests" && tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
    return tests.appending(path: "Facts/tab_order.json")
  }()
  private struct Facts: Decodable {
    struct Case: Decodable {
      var id: String
      var kind: String
      var given: String?
      var when: String?
      var then: String?
    }
    var cases: [Case]
  }
  private struct Radios: View {
    @State var choice: Int?
    var body: some View {
      Button("before") {}.accessibilityIdentifier("before")
      Picker("", selection: $choice) {
        ForEach(1..<4) { Text("\($0)").tag(Optional($0)).accessibilityIdentifier("radio \($0)") }
      }
      .pickerStyle(.radioGroup).labelsHidden()
      Button("after") {}.accessibilityIdentifier("after")
    }
  }
  private struct Rows: View {
    @State private var selection: Int? = 7
    var body: some View {
      List(1..<21, id: \.self, selection: $selection) { Text("row \($0)").accessibilityIdentifier("row \($0)") }
    }
  }
  private struct Level: View {
    @State private var level = 5.0
    var body: some View {
      Slider(value: $level, in: 0...10, step: 1).accessibilityIdentifier("slider")
      Text("\(Int(level))").accessibilityIdentifier("level")
    }
  }

  @QuickTesting.Test func `composite controls do what the rules say`() throws {
    let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: Self.file)).cases.filter {
      $0.kind == "rule"
    }
    try require(!facts.isEmpty)
    for fact in facts {
      let comment = "\(fact.id): \(fact.given ?? ""); \(fact.when ?? ""): \(fact.then ?? "")"
      switch fact.id {
      case "radio-one-stop", "radio-none-checked":
        let isChecked = fact.id == "radio-one-stop"
        let window = TestWindow { Radios(choice: isChecked ? 2 : nil) }
        window.press(.tab)
        expect(window.focused == "before", comment)
        window.press(.tab)
        expect(window.focusedElement?.label == (isChecked ? "2" : "1"), comment)
        window.press(.tab)
        expect(window.focused == "after", comment)
      case "list-arrows":
        let window = TestWindow(size: CGSize(width: 300, height: 800)) { Rows() }
        window.click("row 7")
        window.press(.downArrow)
        try expect(window.element("row 8").isSelected, comment)
      case "menu-closes":
        let window = TestWindow { Menu("Drinks") { Button("Tea") {} }.accessibilityIdentifier("drinks") }
        window.press(.tab)
        window.press(.space)
        expect(window.find { $0.label == "Tea" } != nil, comment)
        window.press(.escape)
        expect(window.find { $0.label == "Tea" } == nil && window.focused == "drinks", comment)
      case "slider-arrows":
        let window = TestWindow { Level() }
        window.press(.tab)
        for (key, value) in [(KeyEquivalent.rightArrow, "6"), (.leftArrow, "5"), (.leftArrow, "4")] {
          window.press(key)
          try expect(window.element("level").label == value && window.focused == "slider", comment)
        }
      default: fail("The rule \(fact.id) has no check here.")
      }
    }
  }
}
