import Foundation
import HearthMotion
import Testing

private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

@Suite("Keyframes") struct KeyframeTests {}

extension KeyframeTests {
  private struct Values: Equatable {
    var x = 0.0
    var y = 1.0
  }

  @Test func `that are linear go evenly, or by their curve`() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20, duration: 2)
      LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(near(timeline.value(time: 0.5), 12.5))
    #expect(near(timeline.value(time: 2), 20))
    #expect(near(timeline.value(time: 2.3), 20 - 20 * UnitCurve.easeIn.value(at: 0.3)))
    #expect(near(timeline.value(progress: 0.5), 17.5))
    #expect(timeline.value(time: -1) == 10)
    #expect(timeline.value(time: 9) == 0)
  }
  @Test func `that are cubic follow the Hermite curve of the velocities given`() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      CubicKeyframe(5.0, duration: 2, startVelocity: 3, endVelocity: -2)
    }
    for time in stride(from: 0.0, through: 2, by: 0.125) {
      let s = time / 2
      let expected =
        (2 * s * s * s - 3 * s * s + 1) * 1 + (s * s * s - 2 * s * s + s) * 2 * 3 + (3 * s * s - 2 * s * s * s) * 5
        + (s * s * s - s * s) * 2 * -2
      #expect(near(timeline.value(time: time), expected))
    }
  }
  @Test func `that are cubic make a Catmull-Rom spline`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4.0, duration: 1)
      CubicKeyframe(6.0, duration: 3)
      CubicKeyframe(0.0, duration: 2)
    }
    // (6 - 0) / (1 + 3) at the first inner end, (0 - 4) / (3 + 2) at the second.
    let first = 6.0 / 4, second = -4.0 / 5
    for step in 0...30 {
      let s = Double(step) / 30, h1 = 2 * s * s * s - 3 * s * s + 1, h2 = s * s * s - 2 * s * s + s,
        h3 = 3 * s * s - 2 * s * s * s, h4 = s * s * s - s * s
      #expect(near(timeline.value(time: s), h3 * 4 + h4 * first))
      #expect(near(timeline.value(time: 1 + 3 * s), h1 * 4 + h2 * 3 * first + h3 * 6 + h4 * 3 * second))
      #expect(near(timeline.value(time: 4 + 2 * s), h1 * 6 + h2 * 2 * second))
    }
  }
  @Test func `that are springs follow the spring's closed form and carry its speed on`() {
    let spring = Spring(duration: 0.6, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 2.0) {
      LinearKeyframe(4.0, duration: 0.5)
      SpringKeyframe(10.0, duration: 0.2, spring: spring)
      SpringKeyframe(0.0, spring: spring)
    }
    #expect(near(timeline.duration, 0.7 + spring.settlingDuration))
    // The line ends with 4 a second.
    for time in [0.0, 0.05, 0.1, 0.199] {
      #expect(near(timeline.value(time: 0.5 + time), 4 + spring.value(target: 6.0, initialVelocity: 4, time: time)))
    }
    let place = 4 + spring.value(target: 6.0, initialVelocity: 4, time: 0.2)
    let speed = spring.velocity(target: 6.0, initialVelocity: 4, time: 0.2)
    for time in [0.0, 0.1, 0.3] {
      #expect(
        near(timeline.value(time: 0.7 + time), place + spring.value(target: -place, initialVelocity: speed, time: time))
      )
    }
    #expect(timeline.value(time: 100) == 0)
  }
  @Test func `that move are there at once`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1.0, duration: 1)
      MoveKeyframe(5.0)
      LinearKeyframe(6.0, duration: 1)
    }
    #expect(near(timeline.value(time: 0.999), 0.999))
    #expect(near(timeline.value(time: 1), 5))
    #expect(near(timeline.value(time: 1.5), 5.5))
  }
  @Test(arguments: [true, false]) func `have tracks for parts of a value, with conditions and loops`(isOn: Bool) {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        if isOn { LinearKeyframe(1.0, duration: 1) } else { LinearKeyframe(-1.0, duration: 1) }
        for index in 1...3 { LinearKeyframe(Double(index) * 10, duration: 1) }
      }
      KeyframeTrack(\.y) { LinearKeyframe(3.0, duration: 2) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 1) == Values(x: isOn ? 1 : -1, y: 2))
    #expect(timeline.value(time: 4) == Values(x: 30, y: 3))
  }
  private struct Bounce: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0.0, duration: 1)
    }
  }
  private struct Dance: Keyframes {
    var body: some Keyframes<Values> { KeyframeTrack(\.x) { Bounce(height: 8) } }
  }
  @Test func `are made of an app's own parts`() {
    let timeline = KeyframeTimeline(initialValue: Values()) { Dance() }
    #expect(timeline.duration == 2)
    #expect(near(timeline.value(time: 0.5).x, 4))
    #expect(near(timeline.value(time: 1.5).x, 4))
  }
}
