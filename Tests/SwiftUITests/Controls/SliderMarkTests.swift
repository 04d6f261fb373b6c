import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct SliderMarkTests {
  @Test func `marks stand at their values, with their labels below`() throws {
    let window = TestWindow {
      Slider(value: .constant(5.0), in: 0...10, label: { Text("Speed") }) {
        SliderTick("Slow", 0)
        SliderTick(5)
        SliderTick("Fast", 10)
      }
      .frame(width: 400)
    }
    let slow = try require(window.find { $0.label == "Slow" }).frame,
      fast = try require(window.find { $0.label == "Fast" }).frame
    expect(slow.midX < fast.midX && slow.minY == fast.minY)
    // Three marks, 1.5 points wide.
    expect(window.displayList.components(separatedBy: "1.5x4").count - 1, equals: 3)
  }
  @Test func `only a part of the range can be chosen, and a step has the marks that are asked for`() throws {
    struct Page: View {
      @State var value = 4.0
      var body: some View {
        VStack {
          Slider(
            value: $value, in: 0...10, step: 1, neutralValue: 5, enabledBounds: 2...8, label: { Text("Speed") },
            tick: { $0 == 5 ? SliderTick($0) : nil }
          )
          .accessibilityIdentifier("slider")
          Text(String(value)).accessibilityIdentifier("value")
        }
      }
    }
    let window = TestWindow { Page() }
    expect(window.displayList.components(separatedBy: "1.5x4").count - 1, equals: 1)
    window.press(.tab)
    window.press(.end)
    try expect(window.element("value").label, equals: "8.0")
    window.press(.home)
    try expect(window.element("value").label, equals: "2.0")
  }
  @Test func `a slider without a knob moves all the same`() throws {
    let shown = TestWindow { Slider(value: .constant(0.5)) },
      hidden = TestWindow { Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden) }
    expect(shown.displayList.contains("18x18"))
    expect(!hidden.displayList.contains("18x18"))
  }
  @Test func `a flexible button is as wide as there is room, and a button with a role alone is called after it`() throws
  {
    let window = TestWindow(size: CGSize(width: 400, height: 200)) {
      VStack {
        Button("Go") {}.buttonSizing(.flexible).accessibilityIdentifier("flexible")
        Button(role: .cancel) {}.accessibilityIdentifier("cancel")
      }
    }
    try expect(window.element("flexible").frame.width, equals: 400)
    try expect(window.element("cancel").label, equals: "Cancel")
  }
}
