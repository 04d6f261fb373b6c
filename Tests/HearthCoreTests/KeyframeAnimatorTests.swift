import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

@MainActor private final class Model: ObservableObject {
  @Published var trigger = 0
  @Published var repeats = true
  var values: [Double] = []
  var bodies = 0
  nonisolated deinit {}
}

/// A keyframe animator.
struct KeyframeAnimatorTests {}

extension KeyframeAnimatorTests {
  private struct Triggered: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("content").keyframeAnimator(initialValue: 0.0, trigger: model.trigger) { content, value in
        let _ = model.values.append(value)
        content.offset(x: value)
      } keyframes: { start in
        KeyframeTrack { LinearKeyframe(start + 100, duration: 1) }
      }
    }
  }
  @Test func `with a trigger plays once, from where the last run ended`() {
    let model = Model()
    let window = TestWindow { Triggered(model: model) }
    window.advance(by: .seconds(2))
    expect(model.values, equals: [0])
    model.trigger = 1
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(near(model.values.last!, 50))
    window.advance(by: .seconds(1))
    expect(model.values.last, equals: 100)
    expect(!window.isAnimating)
    model.trigger = 2
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(near(model.values.last!, 150))
  }
  @Test func `evaluates one body a frame`() {
    let model = Model()
    let window = TestWindow { Triggered(model: model) }
    model.trigger = 1
    window.settle()
    window.resetCounters()
    window.advance(by: .milliseconds(500))
    expect((29...32).contains(window.counters.bodies))
    expect(window.counters.rounds, equals: window.counters.bodies)
  }
  private struct Repeating: View {
    @ObservedObject var model: Model
    var body: some View {
      KeyframeAnimator(initialValue: 5.0, repeating: model.repeats) { value in
        let _ = model.values.append(value)
        Color.red.opacity(value / 100)
      } keyframes: { _ in
        MoveKeyframe(0.0)
        LinearKeyframe(100.0, duration: 1)
      }
    }
  }
  @Test func `repeats, and shows the first value when it does not`() {
    let model = Model()
    let window = TestWindow { Repeating(model: model) }
    window.advance(by: .milliseconds(250))
    expect(near(model.values.last!, 25))
    window.advance(by: .seconds(1))
    expect(near(model.values.last!, 25))
    model.repeats = false
    window.settle()
    expect(model.values.last, equals: 5)
    window.advance(by: .milliseconds(50))
    expect(!window.isAnimating)
  }
}
