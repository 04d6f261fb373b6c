import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct Views: View {
  @State private var choice = "Events"
  var isTabs = true
  var body: some View {
    VStack {
      if isTabs { picker.pickerStyle(.tabs) } else { picker.pickerStyle(.segmented) }
      Text(verbatim: choice).accessibilityIdentifier("choice")
    }
  }
  private var picker: some View {
    Picker("View", selection: $choice) {
      Text("Events").tag("Events")
      Text("Reminders").tag("Reminders")
    }
  }
}

@MainActor struct TabsPickerTests {
  @Test func `its choices are tabs to assistive technology, and no radio buttons`() throws {
    let window = TestWindow { Views() }
    let bar = try require(window.find { $0.traitNames.contains("tab bar") }, "\(window.tree)")
    expect(bar.label, equals: "View")
    let tab = try require(window.find { $0.label == "Events" && $0.traitNames.contains("selected") })
    expect(!tab.traitNames.contains("radio") && tab.traitNames.contains("button"))
  }
  @Test func `a press, arrows and the screen reader choose`() throws {
    let window = TestWindow { Views() }
    let frame = try require(window.find { $0.label == "Reminders" && $0.traitNames.contains("button") }).frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
    try expect(window.element("choice").label, equals: "Reminders")
    window.press(.tab)
    window.press(.leftArrow)
    try expect(window.element("choice").label, equals: "Events")
  }
  @Test func `a phone shows it as segments, a desktop without their ground`() {
    func text(_ idiom: Idiom, _ isTabs: Bool) -> String {
      TestWindow(size: CGSize(width: 300, height: 200), idiom: idiom) { Views(isTabs: isTabs) }.displayList
    }
    expect(text(.phone, true), equals: text(.phone, false))
    expect(text(.desktop, true) != text(.desktop, false))
  }
}
