import HearthTesting
import QuickTesting
import SwiftUI

@Observable private final class Edits { var list: [Bool] = [] }
private struct Volume: View {
  var step: Double?
  var edits = Edits()
  @State var volume = 0.0
  var body: some View {
    VStack {
      Group {
        if let step {
          Slider(value: $volume, in: 0...10, step: step) {
            Text("Volume")
          } onEditingChanged: {
            edits.list.append($0)
          }
        } else {
          Slider(value: $volume, in: 0...10) {
            Text("Volume")
          } onEditingChanged: {
            edits.list.append($0)
          }
        }
      }
      .accessibilityIdentifier("slider")
      Text("\(volume)").accessibilityIdentifier("value")
    }
  }
}

@MainActor struct SliderTests {
  private func value(_ window: TestWindow) throws -> Double { try require(Double(window.element("value").label)) }

  @Test func `a drag of the knob brings the value along and tells when it begins and ends`() throws {
    let edits = Edits()
    let window = TestWindow { Volume(edits: edits) }
    let frame = try window.element("slider").frame
    let start = CGPoint(x: frame.minX + 9, y: frame.midY)
    window.drag(from: start, to: CGPoint(x: start.x + (frame.width - 18) / 2, y: frame.midY))
    expect(abs(try value(window) - 5) < 0.01)
    expect(edits.list, equals: [true, false])
    window.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 200, y: frame.midY))
    try expect(value(window), equals: 10)
  }
  @Test func `a click on the track brings the knob there`() throws {
    let window = TestWindow { Volume() }
    let frame = try window.element("slider").frame
    window.click(at: CGPoint(x: frame.minX + 9 + (frame.width - 18) * 0.75, y: frame.midY))
    expect(abs(try value(window) - 7.5) < 0.01)
    try expect(window.element("slider").value, equals: "75%")
  }
  @Test func `keys move the value by steps, pages and to the ends`() throws {
    let window = TestWindow { Volume(step: 2) }
    window.press(.tab)
    window.press(.rightArrow)
    try expect(value(window), equals: 2)
    window.press(.upArrow)
    window.press(.leftArrow)
    try expect(value(window), equals: 2)
    window.press(.end)
    try expect(value(window), equals: 10)
    window.press(.pageDown)
    try expect(value(window), equals: 8)
    window.press(.home)
    try expect(value(window), equals: 0)
    window.press(.downArrow)
    try expect(value(window), equals: 0)
  }
  @Test func `steps are kept by the pointer`() throws {
    let window = TestWindow { Volume(step: 3) }
    let frame = try window.element("slider").frame
    window.click(at: CGPoint(x: frame.minX + 9 + (frame.width - 18) * 0.5, y: frame.midY))
    try expect(value(window), equals: 6)
    window.click(at: CGPoint(x: frame.maxX - 2, y: frame.midY))
    try expect(value(window), equals: 9)
  }
  @Test func `where text is read from right to left the low end is on the right`() throws {
    let window = TestWindow { Volume().environment(\.layoutDirection, .rightToLeft) }
    let frame = try window.element("slider").frame
    window.click(at: CGPoint(x: frame.minX + 9, y: frame.midY))
    try expect(value(window), equals: 10)
    window.press(.rightArrow)
    try expect(value(window), equals: 9.5)
  }
  @Test func `the wheel turns a slider with focus, and scrolls past one without`() throws {
    let window = TestWindow { Volume(step: 1) }
    let frame = try window.element("slider").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.scroll(by: CGSize(width: 0, height: 10), at: middle)
    try expect(value(window), equals: 0)
    window.press(.tab)
    window.scroll(by: CGSize(width: 0, height: 10), at: middle)
    try expect(value(window), equals: 1)
  }
  @Test func `a disabled slider stays where it is`() throws {
    let window = TestWindow { Volume().disabled(true) }
    window.click("slider")
    window.press(.tab)
    window.press(.end)
    try expect(value(window), equals: 0)
    expect(window.displayList.contains("opacity 0.5"))
  }
  @Test func `a finger that moves up and down scrolls, and one that moves sideways slides`() throws {
    let window = TestWindow { Volume() }
    let frame = try window.element("slider").frame, middle = CGPoint(x: frame.midX, y: frame.midY)
    window.touchDrag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 80))
    try expect(value(window), equals: 0)
    window.touchDrag(from: CGPoint(x: frame.minX + 9, y: frame.midY), to: CGPoint(x: middle.x, y: middle.y))
    try expect(value(window) > 4)
  }
  @Test func `a value that is no number counts as the lowest`() throws {
    let window = TestWindow {
      Slider(value: .constant(Double.nan), in: 0...1, step: -.infinity).accessibilityIdentifier("slider")
    }
    try expect(window.element("slider").value, equals: "0%")
  }
}
@Observable private final class Steps { var list: [String] = [] }
@MainActor struct StepperTests {
  private struct Count: View {
    @State var count = 1
    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...3, step: 2).accessibilityIdentifier("stepper")
        Text("\(count)").accessibilityIdentifier("value")
      }
    }
  }
  private func value(_ window: TestWindow) throws -> String { try window.element("value").label }
  private func press(_ window: TestWindow, _ part: CGFloat) throws {
    let frame = try window.element("stepper").frame
    window.click(at: CGPoint(x: frame.minX + frame.width * part, y: frame.midY))
  }

  @Test func `the two halves step, and a step beyond a bound goes to the bound`() throws {
    let window = TestWindow { Count() }
    try expect(window.element("stepper").label, equals: "Count")
    try expect(window.element("stepper").value, equals: "1")
    try press(window, 0.75)
    try expect(value(window), equals: "3")
    try press(window, 0.75)
    try expect(value(window), equals: "3")
    try press(window, 0.25)
    try press(window, 0.25)
    try expect(value(window), equals: "0")
  }
  @Test func `arrows step up and down`() throws {
    let window = TestWindow { Count() }
    window.press(.tab)
    window.press(.upArrow)
    try expect(value(window), equals: "3")
    window.press(.downArrow)
    try expect(value(window), equals: "1")
  }
  @Test func `a button that is held goes on stepping until it is let go`() throws {
    struct Page: View {
      @State var count = 0
      var body: some View {
        VStack {
          Stepper("Count", value: $count).accessibilityIdentifier("stepper")
          Text("\(count)").accessibilityIdentifier("value")
        }
      }
    }
    let window = TestWindow { Page() }
    let frame = try window.element("stepper").frame, plus = CGPoint(x: frame.maxX - 4, y: frame.midY)
    window.pointerDown(at: plus)
    try expect(value(window), equals: "1")
    window.advance(by: .seconds(1))
    let held = try require(Int(value(window)))
    expect(held > 4)
    window.pointerUp(at: plus)
    window.advance(by: .seconds(1))
    try expect(value(window), equals: "\(held)")
  }
  @Test func `actions are called with the edits around them, and a nil action does nothing`() throws {
    let steps = Steps()
    let window = TestWindow {
      Stepper("Page", onIncrement: { steps.list.append("up") }, onDecrement: nil) {
        steps.list.append($0 ? "begin" : "end")
      }
      .accessibilityIdentifier("stepper")
    }
    try press(window, 0.75)
    expect(steps.list, equals: ["begin", "up", "end"])
    steps.list = []
    try press(window, 0.25)
    expect(steps.list, equals: ["begin", "end"])
  }
  @Test func `where text is read from right to left the halves change places`() throws {
    let window = TestWindow { Count().environment(\.layoutDirection, .rightToLeft) }
    try press(window, 0.25)
    try expect(value(window), equals: "3")
  }
  @Test func `a disabled stepper does nothing`() throws {
    let window = TestWindow { Count().disabled(true) }
    try press(window, 0.75)
    try expect(value(window), equals: "1")
  }
}
