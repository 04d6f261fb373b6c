import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

@MainActor private final class Model: ObservableObject {
  @Published var trigger = 0
  @Published var isShown = true
  var phases: [Int] = []
  nonisolated deinit {}
}

/// A phase animator.
struct PhaseAnimatorTests {}

extension PhaseAnimatorTests {
  private struct Round: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.isShown {
        PhaseAnimator([1, 2, 3]) { phase in
          let _ = model.phases.append(phase)
          Color.red.frame(width: 10, height: 10).offset(x: CGFloat(phase) * 100)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
  }
  @Test func `goes round its phases, each when the one before is come to`() {
    let model = Model()
    let window = TestWindow { Round(model: model) }
    expect(model.phases, equals: [1, 2])
    window.advance(by: .milliseconds(900))
    expect(model.phases, equals: [1, 2])
    window.advance(by: .milliseconds(200))
    expect(model.phases, equals: [1, 2, 3])
    window.advance(by: .milliseconds(1000))
    expect(model.phases, equals: [1, 2, 3, 1])
  }
  @Test func `stops when its view goes`() {
    let model = Model()
    let window = TestWindow { Round(model: model) }
    window.advance(by: .milliseconds(500))
    model.isShown = false
    window.settle()
    let count = model.phases.count
    window.advance(by: .seconds(3))
    expect(model.phases.count, equals: count)
    expect(!window.isAnimating)
    expect(!window.content.needsFrame)
  }
  @Test func `evaluates its content once for each phase and nothing in between`() {
    let model = Model()
    let window = TestWindow { Round(model: model) }
    window.advance(by: .milliseconds(500))
    window.resetCounters()
    window.advance(by: .milliseconds(300))
    expect(window.counters.bodies, equals: 0)
  }

  private struct Triggered: View {
    @ObservedObject var model: Model
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator(["a", "b", "c"], trigger: model.trigger) { content, phase in
          let _ = model.phases.append(phase == "a" ? 1 : phase == "b" ? 2 : 3)
          content.offset(x: phase == "a" ? 0 : phase == "b" ? 100 : 200)
        } animation: { _ in
          .linear(duration: 1)
        }
    }
  }
  @Test func `with a trigger goes through once and back to the first`() {
    let model = Model()
    let window = TestWindow { Triggered(model: model) }
    window.advance(by: .seconds(2))
    expect(model.phases, equals: [1])
    model.phases = []
    model.trigger = 1
    window.settle()
    expect(model.phases.last, equals: 2)
    window.advance(by: .seconds(5))
    expect(Array(model.phases.suffix(3)), equals: [2, 3, 1])
    expect(!window.isAnimating)
  }
  @Test func `with a trigger that changes on the way goes on to the next phase at once`() {
    let model = Model()
    let window = TestWindow { Triggered(model: model) }
    model.trigger = 1
    window.settle()
    window.advance(by: .milliseconds(300))
    model.trigger = 2
    window.settle()
    expect(model.phases.last, equals: 3)
    window.advance(by: .milliseconds(900))
    expect(model.phases.last, equals: 3)
    window.advance(by: .milliseconds(200))
    expect(model.phases.last, equals: 1)
    window.advance(by: .seconds(2))
    expect(!window.isAnimating)
  }
  @Test func `without phases is reported and shows nothing`() {
    let window = TestWindow { PhaseAnimator([Int]()) { Text("phase \($0)") } }
    expect(window.reports.contains { $0.contains("no phases") })
    expect(!window.displayList.contains("phase"))
  }
  @Test func `whose phases look the same changes them with the frames and not all at once`() {
    let model = Model()
    let window = TestWindow {
      PhaseAnimator([1, 2]) { phase in
        let _ = model.phases.append(phase)
        Color.red
      }
    }
    expect(model.phases.count, equals: 2)
    window.advance(by: .milliseconds(100))
    expect((3...9).contains(model.phases.count))
  }
}
