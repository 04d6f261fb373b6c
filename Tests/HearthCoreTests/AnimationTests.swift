import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

@testable import HearthCore

/// A view with a model that the test holds, so that it can change it as an action of the app would.
@MainActor private final class Model: ObservableObject {
  @Published var isOn = false
  @Published var number = 0.0
  var log: [String] = []
  nonisolated deinit {}
}

@MainActor private func x(_ window: TestWindow, _ identifier: String) throws -> CGFloat {
  try window.element(identifier).frame.minX
}

/// An animation.
struct AnimationTests {}

extension AnimationTests {
  private struct Sliding: View {
    @ObservedObject var model: Model
    var body: some View {
      HStack(spacing: 0) {
        if model.isOn { Color.clear.frame(width: 0) }
        Text("ball").accessibilityIdentifier("ball").offset(x: 0).padding(.leading, model.isOn ? 100 : 0)
        Spacer(minLength: 0)
      }.frame(width: 400)
    }
  }
  @QuickTesting.Test func `moves a view from where it was to where layout puts it`() throws {
    let model = Model()
    let window = TestWindow { Sliding(model: model) }
    let start = try x(window, "ball")
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.settle()
    try expect(x(window, "ball"), equals: start)
    window.advance(by: .milliseconds(250))
    expect(abs(try x(window, "ball") - (start + 25)) < 0.01)
    window.advance(by: .milliseconds(500))
    expect(abs(try x(window, "ball") - (start + 75)) < 0.01)
    window.advance(by: .milliseconds(300))
    try expect(x(window, "ball"), equals: start + 100)
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `that is the default equals only itself`() {
    expect(Animation.default, equals: .default)
    expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    expect(Set([Animation.default, .default, .spring(response: 0.55, dampingFraction: 1)]).count, equals: 2)
    expect(Animation.default.delay(1), equals: .default.delay(1))
    expect(Animation.default.delay(1) != .spring(response: 0.55, dampingFraction: 1).delay(1))
  }
  @QuickTesting.Test func `that is the default is taken over by a spring with its speed`() throws {
    func positions(_ animation: Animation) throws -> [CGFloat] {
      let model = Model()
      let window = TestWindow { Sliding(model: model) }
      withAnimation(animation) { model.isOn = true }
      window.settle()
      window.advance(by: .milliseconds(150))
      withAnimation(.spring(duration: 0.5)) { model.isOn = false }
      window.settle()
      return try (0..<10).map { _ in
        window.advance(by: .milliseconds(32))
        return try x(window, "ball")
      }
    }
    try expect(positions(.default), equals: positions(.spring(response: 0.55, dampingFraction: 1)))
  }
  @QuickTesting.Test func `is not there without withAnimation`() throws {
    let model = Model()
    let window = TestWindow { Sliding(model: model) }
    let start = try x(window, "ball")
    model.isOn = true
    window.settle()
    try expect(x(window, "ball"), equals: start + 100)
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `of a curve that is interrupted keeps its speed`() throws {
    let model = Model()
    let window = TestWindow { Sliding(model: model) }
    let start = try x(window, "ball")
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.settle()
    window.advance(by: .milliseconds(500))
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    window.settle()
    // Both go on: forwards 100 a second to its end, backwards 100 a second.
    expect(abs(try x(window, "ball") - (start + 50)) < 0.01)
    window.advance(by: .milliseconds(250))
    expect(abs(try x(window, "ball") - (start + 50)) < 0.01)
    window.advance(by: .milliseconds(500))
    expect(abs(try x(window, "ball") - (start + 25)) < 0.01)
    window.advance(by: .milliseconds(300))
    try expect(x(window, "ball"), equals: start)
  }
  @QuickTesting.Test func `of a spring is taken over by the next with its speed`() throws {
    let model = Model()
    let window = TestWindow { Sliding(model: model) }
    let start = try x(window, "ball")
    let spring = Spring(duration: 0.5, bounce: 0.2)
    withAnimation(.spring(spring)) { model.isOn = true }
    window.settle()
    window.advance(by: .milliseconds(150))
    withAnimation(.spring(spring)) { model.isOn = false }
    window.settle()
    window.advance(by: .milliseconds(100))
    let turned = spring.value(target: 100.0, time: 0.15), speed = spring.velocity(target: 100.0, time: 0.15)
    let expected = turned + spring.value(target: -turned, initialVelocity: speed, time: 0.1)
    expect(abs(try x(window, "ball") - start - expected) < 0.05)
  }

  private struct Plain: View {
    @ObservedObject var model: Model
    var body: some View {
      Rectangle().fill(model.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        .frame(width: 10, height: 10).opacity(model.isOn ? 0.2 : 1)
    }
  }
  private struct Fading: View {
    @ObservedObject var model: Model
    var body: some View { Plain(model: model).animation(.linear(duration: 1), value: model.isOn) }
  }
  @QuickTesting.Test func `with a value begins when the value changes, and moves opacity and colour`() {
    let model = Model()
    let window = TestWindow { Fading(model: model) }
    model.isOn = true
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("opacity 0.6"), "\(window.displayList)")
    expect(window.displayList.contains("#800080"), "\(window.displayList)")
    window.advance(by: .milliseconds(600))
    expect(window.displayList.contains("opacity 0.2"))
    expect(window.displayList.contains("#ff0000"))
  }
  private struct Counting: View, Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("\(Int(number.rounded()))").accessibilityIdentifier("number") }
  }
  private struct CountingPage: View {
    @ObservedObject var model: Model
    var body: some View { Counting(number: model.number) }
  }
  @QuickTesting.Test func `of an animatable view evaluates its body with the values between`() throws {
    let model = Model()
    let window = TestWindow { CountingPage(model: model) }
    withAnimation(.linear(duration: 1)) { model.number = 100 }
    window.settle()
    try expect(window.element("number").label, equals: "0")
    window.advance(by: .milliseconds(400))
    try expect(window.element("number").label, equals: "40")
    window.advance(by: .seconds(1))
    try expect(window.element("number").label, equals: "100")
  }
  @QuickTesting.Test func `that a modifier takes away is not there`() {
    let model = Model()
    let window = TestWindow { Plain(model: model).animation(nil, value: model.isOn) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.settle()
    expect(window.isAnimating)
    let quiet = TestWindow { Plain(model: model).transaction { $0.animation = nil } }
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    quiet.settle()
    expect(!quiet.content.isAnimating)
  }
  @QuickTesting.Test func `without end stops when the value changes without one`() {
    let model = Model()
    let window = TestWindow { Plain(model: model) }
    withAnimation(.linear(duration: 1).repeatForever()) { model.isOn = true }
    window.settle()
    window.advance(by: .milliseconds(1500))
    expect(window.displayList.contains("opacity 0.6"), "\(window.displayList)")
    expect(window.isAnimating)
    model.isOn = false
    window.settle()
    expect(!window.displayList.contains("opacity"))
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `touches only the nodes of the view that moves`() {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 400, height: 300)) {
      ScrollView {
        VStack {
          Fading(model: model)
          ForEach(0..<2000) { Text("row \($0)") }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.settle()
    window.advance(by: .milliseconds(100))
    window.resetCounters()
    window.advance(by: .milliseconds(16))
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.placements, equals: 0)
    expect(window.counters.itemsRecorded < 20, "\(window.counters.itemsRecorded)")
  }
  @QuickTesting.Test func `that is over draws no more frames`() {
    let model = Model()
    let window = TestWindow { Fading(model: model) }
    model.isOn = true
    window.settle()
    window.advance(by: .seconds(2))
    window.resetCounters()
    window.advance(by: .seconds(1))
    expect(window.counters.rounds, equals: 0)
    expect(window.counters.itemsRecorded, equals: 0)
  }

  // MARK: - Completions

  @QuickTesting.Test func `calls its completion when it is over`() {
    let model = Model()
    let window = TestWindow { Plain(model: model) }
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
    } completion: {
      model.log.append("done")
    }
    window.settle()
    window.advance(by: .milliseconds(900))
    expect(model.log.isEmpty)
    window.advance(by: .milliseconds(200))
    expect(model.log, equals: ["done"])
  }
  @QuickTesting.Test func `of a spring is logically complete before it is removed`() {
    let model = Model()
    let window = TestWindow { Plain(model: model) }
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
      model.isOn = true
    } completion: {
      model.log.append("logically")
    }
    window.settle()
    model.isOn = false
    window.settle()
    model.log = []
    withAnimation(.spring(duration: 0.5, bounce: 0.3), completionCriteria: .removed) {
      model.isOn = true
    } completion: {
      model.log.append("removed")
    }
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
      model.number = 1
    } completion: {
      model.log.append("nothing moved")
    }
    window.settle()
    window.advance(by: .milliseconds(600))
    expect(!model.log.contains("removed"))
    window.advance(by: .seconds(3))
    expect(model.log.filter { $0 == "removed" }.count, equals: 1)
    expect(model.log.filter { $0 == "nothing moved" }.count, equals: 1)
  }
  @QuickTesting.Test func `that moves nothing completes after its update`() {
    let model = Model()
    let window = TestWindow { Text("still") }
    withAnimation {
      model.isOn = true
    } completion: {
      model.log.append("done")
    }
    window.settle()
    window.advance(by: .milliseconds(20))
    expect(model.log, equals: ["done"])
  }
  private struct Removable: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.number < 100 {
        Rectangle().frame(width: 10, height: 10).opacity(model.isOn ? 0 : 1).offset(x: model.number)
      }
    }
  }
  @Test(arguments: Seeds.first(of: 20)) func `completes exactly once in random schedules`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let window = TestWindow { Removable(model: model) }
    var expected = 0
    var counts: [Int: Int] = [:]
    for _ in 0..<500 {
      switch random.next() % 6 {
      case 0, 1, 2:
        let id = expected
        expected += 1
        let animations: [Animation] = [
          .linear(duration: 0.3), .spring, .bouncy, .easeInOut.delay(0.1), .linear(duration: 0.1).repeatCount(3),
          .interpolatingSpring,
        ]
        let animation = animations[Int(random.next() % UInt64(animations.count))]
        let criteria: AnimationCompletionCriteria = random.next() % 2 == 0 ? .removed : .logicallyComplete
        let change = random.next() % 3
        withAnimation(animation, completionCriteria: criteria) {
          if change == 0 { model.isOn.toggle() } else { model.number = Double(random.next() % 120) }
        } completion: {
          counts[id, default: 0] += 1
        }
      case 3: model.number = Double(random.next() % 120)
      default: window.advance(by: .milliseconds(Int(random.next() % 200)))
      }
      window.settle()
    }
    model.number = 5
    window.settle()
    window.advance(by: .seconds(8))
    expect(counts.count, equals: expected)
    expect(counts.values.allSatisfy { $0 == 1 })
    expect(!window.isAnimating)
  }
}

/// With reduced motion.
struct ReducedMotionTests {}

extension ReducedMotionTests {
  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Text("moves").accessibilityIdentifier("moves").padding(.leading, model.isOn ? 100 : 0)
        Rectangle().frame(width: 10, height: 10).rotationEffect(.degrees(model.isOn ? 90 : 0))
        Rectangle().frame(width: 10, height: 10).opacity(model.isOn ? 0 : 1)
      }.frame(width: 300, alignment: .leading)
    }
  }
  @QuickTesting.Test func `nothing travels, and what fades goes on fading`() throws {
    let model = Model()
    let window = TestWindow { Page(model: model) }
    var settings = window.host.settings
    settings.reducesMotion = true
    window.host.settings = settings
    window.content.handle(.settings(settings))
    window.settle()
    let start = try x(window, "moves")
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.settle()
    try expect(x(window, "moves") != start)
    expect(window.displayList.contains("transform 0 1 -1 0"), "\(window.displayList)")
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("opacity 0.5"), "\(window.displayList)")
  }
}
