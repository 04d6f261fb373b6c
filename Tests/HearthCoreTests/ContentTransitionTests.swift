import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthCore

@MainActor private final class Model: ObservableObject {
  @Published var number = 19
  @Published var isOn = false
  nonisolated deinit {}
}

/// A content transition.
struct ContentTransitionTests {}

extension ContentTransitionTests {
  private struct Score: View {
    @ObservedObject var model: Model
    var transition: ContentTransition?
    var body: some View {
      if let transition { Text("\(model.number)").contentTransition(transition) } else { Text("\(model.number)") }
    }
  }
  private func change(_ transition: ContentTransition?, to number: Int = 20) -> (Model, TestWindow) {
    let model = Model()
    let window = TestWindow { Score(model: model, transition: transition) }
    withAnimation(.linear(duration: 1)) { model.number = number }
    window.settle()
    window.advance(by: .milliseconds(250))
    return (model, window)
  }
  @Test(arguments: [nil, ContentTransition.opacity, .interpolate]) func `fades from one text to another`(
    transition: ContentTransition?
  ) {
    let (_, window) = change(transition)
    expect(window.displayList.contains("19"))
    expect(window.displayList.contains("20"))
    expect(window.displayList.contains("0.75"))
    expect(window.displayList.contains("0.25"))
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("19"))
    expect(!window.displayList.contains("opacity"))
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `of identity shows the new text at once`() {
    let (_, window) = change(.identity)
    expect(!window.displayList.contains("19"))
    expect(!window.displayList.contains("opacity"))
  }
  @QuickTesting.Test func `is not there without an animation`() {
    let model = Model()
    let window = TestWindow { Score(model: model, transition: .opacity) }
    model.number = 20
    window.settle()
    expect(!window.displayList.contains("19"))
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `of numbers rolls the characters that change, and the others stay`() {
    let (_, window) = change(.numericText(), to: 29)
    // The 9 stays, without a fade; the 1 leaves upwards, the 2 comes from below.
    let list = window.displayList
    expect(list.contains("0.75"))
    expect(list.contains("0.25"))
    expect(list.components(separatedBy: "clip").count - 1, equals: 3)
    expect(list.components(separatedBy: "opacity").count - 1, equals: 2)
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("clip"))
  }
  @QuickTesting.Test func `of a value rolls down when the value falls`() {
    struct Value: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.number)").contentTransition(.numericText(value: Double(model.number))) }
    }
    func listAfter(_ number: Int) -> String {
      let model = Model()
      let window = TestWindow { Value(model: model) }
      withAnimation(.linear(duration: 1)) { model.number = number }
      window.settle()
      window.advance(by: .milliseconds(250))
      return window.displayList
    }
    let (_, up) = change(.numericText(countsDown: false), to: 39)
    let (_, down) = change(.numericText(countsDown: true), to: 39)
    expect(up.displayList != down.displayList)
    expect(listAfter(39), equals: up.displayList)
    expect(listAfter(18), equals: change(.numericText(countsDown: true), to: 18).1.displayList)
  }
  @QuickTesting.Test func `in progress evaluates no body`() {
    let (_, window) = change(.numericText())
    window.resetCounters()
    window.advance(by: .milliseconds(200))
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.measures, equals: 0)
  }

  private struct Colored: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("word").foregroundStyle(model.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0))
    }
  }
  @QuickTesting.Test func `is not needed for colours, which go through those in between`() {
    let model = Model()
    let window = TestWindow { Colored(model: model) }
    let before = window.displayList
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.settle()
    expect(window.displayList, equals: before)
    window.advance(by: .milliseconds(500))
    let between = window.displayList
    window.advance(by: .milliseconds(600))
    let after = window.displayList
    expect(between != before && between != after && before != after)
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `is painted into one picture where the environment says so`() {
    let model = Model()
    let window = TestWindow {
      Score(model: model, transition: .opacity).environment(\.contentTransitionAddsDrawingGroup, true)
    }
    expect(!window.displayList.contains("isolate"))
    withAnimation(.linear(duration: 1)) { model.number = 20 }
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(window.displayList.contains("isolate"), "\(window.displayList)")
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("isolate"))
    let (_, plain) = change(.opacity)
    expect(!plain.displayList.contains("isolate"))
  }
  @QuickTesting.Test func `of images is painted into one picture where the environment says so`() {
    let model = Model()
    let window = TestWindow {
      Pictured(model: model).contentTransition(.symbolEffect).environment(\.contentTransitionAddsDrawingGroup, true)
    }
    model.isOn = true
    window.settle()
    window.advance(by: .milliseconds(100))
    expect(window.displayList.contains("isolate"), "\(window.displayList)")
    window.advance(by: .seconds(2))
    expect(!window.displayList.contains("isolate"))
  }
  private struct Pictured: View {
    @ObservedObject var model: Model
    var body: some View { Image(systemName: model.isOn ? "star" : "moon") }
  }
  private struct Sized: View {
    @ObservedObject var model: Model
    var body: some View { Text("word").font(.system(size: model.isOn ? 32 : 16)) }
  }
  @QuickTesting.Test func `shows the sizes in between of a text whose font grows`() {
    let model = Model()
    let window = TestWindow { Sized(model: model) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    window.settle()
    window.advance(by: .milliseconds(500))
    // Both layouts at the size 24: 1.5 and 0.75 times their own.
    expect(window.displayList.contains("1.5"))
    expect(window.displayList.contains("0.75"))
    window.advance(by: .milliseconds(600))
    expect(!window.displayList.contains("opacity"))
    expect(!window.isAnimating)
  }
}
