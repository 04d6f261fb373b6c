import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

@testable import HearthCore

@MainActor private final class Model: ObservableObject {
  @Published var rows: [Int]
  var gone: [Int] = []
  init(_ rows: [Int]) { self.rows = rows }
  nonisolated deinit {}
}

/// A row of a lazy container.
struct LazyMotionTests {}

extension LazyMotionTests {
  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            Text("row\(row).").frame(height: 20).accessibilityIdentifier("row \(row)").onDisappear {
              model.gone.append(row)
            }
          }
        }
      }
    }
  }
  private func window(_ model: Model) -> TestWindow {
    TestWindow(size: CGSize(width: 200, height: 200)) { Rows(model: model) }
  }

  @QuickTesting.Test func `that is removed fades out where it was, and the rows below move up`() throws {
    let model = Model(Array(0..<5))
    let window = window(model)
    let nodes = window.liveNodes
    withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: 1) }
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(window.displayList.contains("row1."))
    expect(window.displayList.contains("0.75"))
    expect(abs(try window.element("row 2").frame.minY - (40 - 5)) < 0.01)
    expect(model.gone.isEmpty)
    window.advance(by: .milliseconds(800))
    expect(!window.displayList.contains("row1."))
    try expect(window.element("row 2").frame.minY, equals: 20)
    expect(model.gone, equals: [1])
    // Of the 25 nodes the row had four.
    expect(window.liveNodes, equals: nodes - 4)
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `of a plain choice between others comes and goes with a fade, and scrolling brings none`() {
    struct Choice: View {
      @ObservedObject var model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Text("first.").frame(height: 20)
            if model.rows.count > 1 { Text("second.").frame(height: 20) }
            Text("third.").frame(height: 20)
          }
        }
      }
    }
    let model = Model([1])
    let window = TestWindow(size: CGSize(width: 200, height: 200)) { Choice(model: model) }
    withAnimation(.linear(duration: 1)) { model.rows = [1, 2] }
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(
      window.displayList.contains("second.") && window.displayList.contains("opacity 0.25"), "\(window.displayList)")
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("opacity"))
    withAnimation(.linear(duration: 1)) { model.rows = [1] }
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(window.displayList.contains("opacity 0.75"))
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("second."))
  }
  @QuickTesting.Test func `that is inserted fades in, and those that it pushes move`() throws {
    let model = Model(Array(0..<5))
    let window = window(model)
    withAnimation(.linear(duration: 1)) { model.rows.insert(9, at: 1) }
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(window.displayList.contains("row9."))
    expect(window.displayList.contains("0.25"))
    expect(window.displayList.components(separatedBy: "opacity").count - 1, equals: 1)
    expect(abs(try window.element("row 1").frame.minY - 25) < 0.01)
    window.advance(by: .milliseconds(800))
    expect(!window.displayList.contains("opacity"))
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `that comes into view by a removal does not fade`() {
    let model = Model(Array(0..<100))
    let window = window(model)
    withAnimation(.linear(duration: 1)) { model.rows.removeFirst(3) }
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(window.displayList.components(separatedBy: "opacity").count - 1, equals: 3)
  }
  @QuickTesting.Test func `that comes back on its way out is the same and turns round`() {
    let model = Model(Array(0..<5))
    let window = window(model)
    let nodes = window.liveNodes
    withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: 1) }
    window.settle()
    window.advance(by: .milliseconds(250))
    withAnimation(.linear(duration: 1)) { model.rows.insert(1, at: 1) }
    window.settle()
    window.advance(by: .seconds(2))
    expect(model.gone.isEmpty)
    expect(window.liveNodes, equals: nodes)
    expect(!window.displayList.contains("opacity"))
  }
  @QuickTesting.Test func `comes and goes at once without an animation`() {
    let model = Model(Array(0..<5))
    let window = window(model)
    model.rows = [0, 2, 3, 7]
    window.settle()
    expect(!window.displayList.contains("opacity"))
    expect(model.gone.sorted(), equals: [1, 4])
  }
  @QuickTesting.Test func `among ten thousand moves without work for those out of view`() {
    let model = Model(Array(0..<10_000))
    let window = window(model)
    window.resetCounters()
    withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: 1) }
    window.settle()
    expect(window.counters.nodesVisited < 500)
    window.resetCounters()
    window.advance(by: .milliseconds(500))
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.measures, equals: 0)
  }
  @Test(arguments: Seeds.first(of: 10)) func `leaves nothing behind in random schedules`(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let model = Model(Array(0..<30))
    let window = window(model)
    for _ in 0..<40 {
      withAnimation(random(3) == 0 ? nil : .linear(duration: 0.3)) {
        if random(2) == 0, !model.rows.isEmpty {
          model.rows.remove(at: random(model.rows.count))
        } else {
          let new = random(60)
          if !model.rows.contains(new) { model.rows.insert(new, at: random(model.rows.count + 1)) }
        }
      }
      window.settle()
      if random(3) == 0 {
        window.scroll(by: CGSize(width: 0, height: Double(random(200)) - 100), at: CGPoint(x: 100, y: 100))
      }
      window.advance(by: .milliseconds(random(200)))
    }
    window.advance(by: .seconds(2))
    expect(!window.displayList.contains("opacity"))
    expect(window.content.engine.departures.isEmpty)
    expect(window.content.engine.fades.isEmpty)
    model.rows = []
    window.settle()
    expect(!window.displayList.contains("row"))
  }
}
