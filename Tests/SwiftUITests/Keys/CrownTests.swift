import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct CrownTests {
  @Observable final class Dial {
    var value = 0.0
    var log: [String] = []
    var isOn = true
  }
  let dial = Dial()
  var value: Binding<Double> { Binding(get: { dial.value }, set: { dial.value = $0 }) }

  @Test func `the crown turns the value of the focused view by one a notch`() {
    let window = TestWindow { Pad().digitalCrownRotation(value) }
    window.rotateCrown(by: 2)
    expect(dial.value, equals: 0)
    window.press(.tab)
    window.rotateCrown(by: 2)
    window.rotateCrown(by: -0.5)
    expect(dial.value, equals: 1.5)
    window.advance(by: .seconds(1))
    expect(dial.value, equals: 1.5)
  }
  @Test func `a value with bounds stops there, and twenty notches lead from one to the other`() {
    let window = TestWindow {
      Pad().digitalCrownRotation(value, from: 0, through: 10, isHapticFeedbackEnabled: true, onIdle: {})
    }
    window.press(.tab)
    window.rotateCrown(by: 1)
    expect(dial.value, equals: 10.0 / 20)
    window.rotateCrown(by: 100)
    expect(dial.value, equals: 10)
    window.rotateCrown(by: -19)
    expect(abs(dial.value - 10.0 / 20) < 1e-9)
    window.rotateCrown(by: -100)
    expect(dial.value, equals: 0)
  }
  @Test func `with a stride the value settles at a detent when the crown stands still`() {
    let window = TestWindow { Pad().digitalCrownRotation(value, from: 0, through: 4, by: 1) }
    window.press(.tab)
    window.rotateCrown(by: 1.4)
    expect(dial.value, equals: 1.4)
    window.advance(by: .milliseconds(300))
    expect(dial.value, equals: 1.4)
    window.advance(by: .milliseconds(200))
    expect(dial.value, equals: 1)
    window.rotateCrown(by: 1)
    expect(dial.value, equals: 2)
  }
  @Test func `low sensitivity needs four notches for a detent, medium two`() {
    let window = TestWindow {
      Pad(name: "low").digitalCrownRotation(value, from: 0, through: 4, by: 1, sensitivity: .low)
      Pad(name: "medium").digitalCrownRotation(value, from: 0, through: 4, by: 1, sensitivity: .medium)
    }
    window.press(.tab)
    for _ in 0..<4 { window.rotateCrown(by: 1) }
    expect(dial.value, equals: 1)
    window.advance(by: .seconds(1))
    window.press(.tab)
    for _ in 0..<2 { window.rotateCrown(by: 1) }
    expect(dial.value, equals: 2)
  }
  @Test func `a continuous value goes on at the other bound`() {
    let window = TestWindow { Pad().digitalCrownRotation(value, from: 0, through: 3, by: 1, isContinuous: true) }
    window.press(.tab)
    var seen: [Double] = []
    for _ in 0..<5 {
      window.rotateCrown(by: 1)
      seen.append(dial.value)
    }
    expect(seen, equals: [1, 2, 3, 0, 1])
    window.rotateCrown(by: -2)
    expect(dial.value, equals: 3)
  }
  @Test func `the form with detents writes detents only, and events tell what is between`() {
    let window = TestWindow {
      Pad().digitalCrownRotation(
        detent: value, from: 0, through: 10, by: 5, onChange: { dial.log.append("\($0.offset)") },
        onIdle: { dial.log.append("idle") })
    }
    window.press(.tab)
    window.rotateCrown(by: 0.25)
    expect(dial.value, equals: 0)
    window.rotateCrown(by: 0.5)
    expect(dial.value, equals: 5)
    window.advance(by: .seconds(1))
    expect(dial.value, equals: 5)
    expect(dial.log, equals: ["1.25", "3.75", "idle"])
  }
  @Test func `events have a velocity, and standing still is told once`() {
    let window = TestWindow {
      Pad().digitalCrownRotation(
        value, onChange: { dial.log.append("\(($0.velocity * 100).rounded() / 100)") },
        onIdle: { dial.log.append("idle") })
    }
    window.press(.tab)
    window.rotateCrown(by: 1)
    window.advance(by: .milliseconds(50))
    window.rotateCrown(by: -1)
    window.advance(by: .seconds(5))
    expect(dial.log, equals: ["10.0", "-20.0", "idle"])
  }
  @Test func `a value that is set elsewhere counts`() {
    let window = TestWindow { Pad().digitalCrownRotation(value, from: 0, through: 100, by: 1) }
    window.press(.tab)
    window.rotateCrown(by: 1)
    dial.value = 50
    window.rotateCrown(by: 1)
    expect(dial.value, equals: 51)
  }
  @Test func `the crown goes from the focused view outwards, past disabled ones`() {
    var outer = 0.0
    let window = TestWindow {
      VStack {
        Pad(name: "inner").digitalCrownRotation(value)
        Pad(name: "plain")
      }
      .digitalCrownRotation(Binding(get: { outer }, set: { outer = $0 }))
    }
    window.press(.tab)
    window.rotateCrown(by: 1)
    window.press(.tab)
    window.rotateCrown(by: 1)
    expect(dial.value, equals: 1)
    expect(outer, equals: 1)
  }
  @Test func `bounds that make no sense do no harm`() {
    let window = TestWindow {
      Pad(name: "a").digitalCrownRotation(value, from: 5, through: 1, by: -1)
      Pad(name: "b").digitalCrownRotation(value, from: .nan, through: .infinity, by: 0)
      Pad(name: "c").digitalCrownRotation(value, from: 3, through: 3, by: 1, isContinuous: true)
    }
    window.press(.tab)
    window.rotateCrown(by: 1)
    expect(dial.value, equals: 1)
    window.rotateCrown(by: .nan)
    window.rotateCrown(by: 100)
    expect(dial.value, equals: 5)
    window.press(.tab)
    window.rotateCrown(by: 1)
    expect(dial.value, equals: 6)
    window.press(.tab)
    window.rotateCrown(by: 1)
    expect(dial.value, equals: 3)
  }

  // MARK: - Wheels and scroll views

  @Test func `a wheel over the focused view of a watch turns the crown`() throws {
    let window = TestWindow(idiom: .watch) {
      VStack {
        Pad().digitalCrownRotation(value)
        Pad(name: "other")
      }
    }
    // Focus is there from the start.
    expect(window.focused, equals: "pad")
    let place = try window.element("pad").frame, other = try window.element("other").frame
    window.scroll(by: CGSize(width: 0, height: 40), at: CGPoint(x: place.midX, y: place.midY))
    expect(dial.value, equals: 40.0 / 20)
    window.scroll(by: CGSize(width: 0, height: 40), at: CGPoint(x: other.midX, y: other.midY))
    expect(dial.value, equals: 40.0 / 20)
  }
  @Test func `a wheel on a desktop turns no crown`() throws {
    let window = TestWindow { Pad().digitalCrownRotation(value) }
    window.press(.tab)
    let place = try window.element("pad").frame
    window.scroll(by: CGSize(width: 0, height: 40), at: CGPoint(x: place.midX, y: place.midY))
    expect(dial.value, equals: 0)
  }
  @Test func `a crown that turns no value scrolls`() throws {
    let window = TestWindow(size: CGSize(width: 100, height: 100), idiom: .watch) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").accessibilityIdentifier("row \($0)") } }
      }
    }
    let before = try window.element("row 5").frame.minY
    window.rotateCrown(by: -2)
    try expect(window.element("row 5").frame.minY, equals: before - 2 * 20)
  }
}
