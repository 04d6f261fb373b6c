import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthCore

@MainActor private final class Model: ObservableObject {
  @Published var count = 0
  @Published var isActive = false
  @Published var isShown = true
  @Published var name = "play"
  nonisolated deinit {}
}

/// An effect of symbols.
struct SymbolEffectTests {}

extension SymbolEffectTests {
  private struct Page<Effects: ViewModifier>: View {
    @ObservedObject var model: Model
    let effects: (Model) -> Effects
    var body: some View { Image(systemName: "bell").modifier(effects(model)) }
  }
  private struct Bounce<E: DiscreteSymbolEffect & SymbolEffect & Sendable>: ViewModifier {
    let effect: E
    var options = SymbolEffectOptions.default
    let value: Int
    func body(content: Content) -> some View { content.symbolEffect(effect, options: options, value: value) }
  }
  private struct Active<E: IndefiniteSymbolEffect & SymbolEffect & Sendable>: ViewModifier {
    let effect: E
    var options = SymbolEffectOptions.default
    let isActive: Bool
    func body(content: Content) -> some View { content.symbolEffect(effect, options: options, isActive: isActive) }
  }
  private func isStill(_ window: TestWindow) -> Bool {
    let list = window.displayList
    return list.contains("image") && !list.contains("transform") && !list.contains("opacity") && !list.contains("mask")
  }

  @Test func `follows a value without an animation, once, and leaves nothing running`() {
    let model = Model()
    let window = TestWindow { Page(model: model) { Bounce(effect: .bounce, value: $0.count) } }
    expect(isStill(window) && !window.isAnimating)
    model.count += 1
    window.settle()
    window.advance(by: .milliseconds(100))
    expect(window.displayList.contains("transform 1."), "\(window.displayList)")
    window.advance(by: .milliseconds(600))
    expect(isStill(window), "\(window.displayList)")
    expect(!window.isAnimating)
  }
  @Test func `begins by growing or by shrinking`() {
    let model = Model()
    let window = TestWindow { Page(model: model) { Bounce(effect: .bounce.down, value: $0.count) } }
    model.count += 1
    window.settle()
    window.advance(by: .milliseconds(100))
    expect(window.displayList.contains("transform 0."), "\(window.displayList)")
  }
  @Test func `plays as often and as fast as its options say`() {
    let model = Model()
    let window = TestWindow {
      Page(model: model) { Bounce(effect: .pulse, options: .repeat(2).speed(2), value: $0.count) }
    }
    model.count += 1
    window.settle()
    // A pulse has 1.2 seconds, here 0.6, and comes twice.
    window.advance(by: .milliseconds(300))
    expect(window.displayList.contains("opacity 0.3"), "\(window.displayList)")
    window.advance(by: .milliseconds(600))
    expect(window.displayList.contains("opacity 0.3"), "\(window.displayList)")
    window.advance(by: .milliseconds(400))
    expect(isStill(window) && !window.isAnimating)
  }
  @Test func `waits between two turns as long as it is told`() {
    let model = Model()
    let window = TestWindow {
      Page(model: model) { Bounce(effect: .pulse, options: .repeat(.periodic(2, delay: 1)), value: $0.count) }
    }
    model.count += 1
    window.settle()
    window.advance(by: .milliseconds(1700))
    expect(isStill(window) && window.isAnimating)
    window.advance(by: .milliseconds(1100))
    expect(window.displayList.contains("opacity"))
    window.advance(by: .milliseconds(800))
    expect(isStill(window) && !window.isAnimating)
  }
  @Test func `that is active goes on until it is not, and ends with its turn`() {
    let model = Model()
    let window = TestWindow { Page(model: model) { Active(effect: .pulse, isActive: $0.isActive) } }
    expect(!window.isAnimating)
    model.isActive = true
    window.settle()
    window.advance(by: .seconds(60))
    expect(window.isAnimating)
    window.advance(by: .milliseconds(300))
    model.isActive = false
    window.settle()
    expect(window.displayList.contains("opacity"))
    window.advance(by: .milliseconds(1200))
    expect(isStill(window) && !window.isAnimating)
  }
  @Test func `of scale is held while it is active`() {
    let model = Model()
    let window = TestWindow { Page(model: model) { Active(effect: .scale.up, isActive: $0.isActive) } }
    model.isActive = true
    window.settle()
    window.advance(by: .seconds(2))
    expect(window.displayList.contains("transform 1.2 "), "\(window.displayList)")
    expect(!window.isAnimating)
    model.isActive = false
    window.settle()
    window.advance(by: .seconds(2))
    expect(isStill(window))
  }
  @Test func `that disappears leaves its place in layout, and comes back`() throws {
    let model = Model()
    let window = TestWindow {
      VStack {
        Page(model: model) { Active(effect: .disappear, isActive: $0.isActive) }
        Text("below").accessibilityIdentifier("below")
      }
    }
    let place = try window.element("below").frame
    model.isActive = true
    window.settle()
    window.advance(by: .milliseconds(100))
    expect(window.displayList.contains("opacity"))
    window.advance(by: .seconds(2))
    expect(!window.displayList.contains("image"))
    try expect(window.element("below").frame, equals: place)
    model.isActive = false
    window.settle()
    window.advance(by: .seconds(2))
    expect(isStill(window))
  }
  @Test func `that appears comes in when it becomes active`() {
    let model = Model()
    let window = TestWindow { Page(model: model) { Active(effect: .appear, isActive: $0.isActive) } }
    expect(isStill(window))
    model.isActive = true
    window.settle()
    window.advance(by: .milliseconds(50))
    expect(window.displayList.contains("opacity"), "\(window.displayList)")
    window.advance(by: .seconds(2))
    expect(isStill(window))
  }
  @Test func `turns, shakes, breathes and lights up`() {
    func sample<E: DiscreteSymbolEffect & SymbolEffect & Sendable>(_ effect: E, at milliseconds: Int = 130) -> String {
      let model = Model()
      let window = TestWindow { Page(model: model) { Bounce(effect: effect, value: $0.count) } }
      model.count += 1
      window.settle()
      window.advance(by: .milliseconds(milliseconds))
      return window.displayList
    }
    // The first numbers of the transformation: a turn clockwise has a positive second one.
    func numbers(_ list: String) -> [Double] {
      guard let line = list.split(separator: "\n").first(where: { $0.contains("transform ") }) else { return [] }
      return line.split(separator: " ").compactMap { Double($0) }
    }
    let right = numbers(sample(.rotate, at: 250)), left = numbers(sample(.rotate.counterClockwise, at: 250))
    expect(right.count == 6 && right[1] > 0.5 && left[1] < -0.5, "\(right) \(left)")
    expect(numbers(sample(.breathe, at: 1000))[0] > 1.1)
    expect(sample(.breathe.pulse, at: 1000).contains("opacity 0.5"))
    expect(numbers(sample(.wiggle.left, at: 50))[4] < -0.5)
    expect(numbers(sample(.wiggle.right, at: 50))[4] > 0.5)
    expect(numbers(sample(.wiggle.up, at: 50))[5] < -0.5)
    expect(numbers(sample(.wiggle.custom(angle: 90), at: 50))[5] > 0.5)
    expect(numbers(sample(.wiggle.custom(angle: Angle.degrees(180)), at: 50))[4] < -0.5)
    expect(numbers(sample(.wiggle, at: 50))[1] > 0.1)
    expect(sample(.variableColor.iterative, at: 400).contains("mask"))
    expect(sample(.variableColor.cumulative.reversing.hideInactiveLayers, at: 400).contains("mask"))
  }
  @Test func `reaches all symbols below, until it is taken away from them`() {
    let model = Model()
    struct Both: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Image(systemName: "wifi")
          VStack { Image(systemName: "bell") }.symbolEffectsRemoved()
        }
        .symbolEffect(.pulse, isActive: model.isActive)
      }
    }
    let window = TestWindow { Both(model: model) }
    model.isActive = true
    window.settle()
    window.advance(by: .milliseconds(300))
    expect(window.displayList.components(separatedBy: "opacity").count - 1, equals: 1, "\(window.displayList)")
  }
  @Test func `replaces one symbol by another without an animation of the change`() {
    struct Button: View {
      @ObservedObject var model: Model
      let transition: ContentTransition
      var body: some View { Image(systemName: model.name).contentTransition(transition) }
    }
    for (transition, isUp) in [(ContentTransition.symbolEffect, false), (.symbolEffect(.replace.upUp), true)] {
      let model = Model()
      let window = TestWindow { Button(model: model, transition: transition) }
      model.name = "pause"
      window.settle()
      expect(window.displayList.contains("play"))
      window.advance(by: .milliseconds(60))
      expect(window.displayList.contains(isUp ? "transform 1." : "transform 0."), "\(window.displayList)")
      window.advance(by: .seconds(2))
      expect(isStill(window) && window.displayList.contains("pause") && !window.displayList.contains("play"))
      expect(!window.isAnimating)
      // A change that refuses animations is there at once.
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.name = "stop" }
      window.settle()
      expect(isStill(window) && window.displayList.contains("stop"))
    }
  }
  @Test func `as a transition lets a view come and go`() {
    struct Toggled: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack { if model.isShown { Image(systemName: "bell").transition(.symbolEffect(.disappear.up)) } }
      }
    }
    let model = Model()
    let window = TestWindow { Toggled(model: model) }
    model.isShown = false
    window.settle()
    window.advance(by: .milliseconds(100))
    expect(window.displayList.contains("transform 1."), "\(window.displayList)")
    window.advance(by: .seconds(2))
    expect(!window.displayList.contains("image"))
  }
  @Test func `fades where motion is reduced`() {
    let model = Model()
    let window = TestWindow { Page(model: model) { Bounce(effect: .wiggle, value: $0.count) } }
    var settings = window.host.settings
    settings.reducesMotion = true
    window.host.settings = settings
    window.content.handle(.settings(settings))
    window.settle()
    model.count += 1
    window.settle()
    window.advance(by: .milliseconds(300))
    expect(
      window.displayList.contains("opacity") && !window.displayList.contains("transform"), "\(window.displayList)")
  }
}
