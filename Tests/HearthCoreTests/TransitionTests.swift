import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import TestSupport
import Testing

@testable import HearthCore

@MainActor private final class Model: ObservableObject {
  @Published var isShown = true
  @Published var items = [1, 2, 3]
  var log: [String] = []
  nonisolated deinit {}
}

private struct Swinging: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: 40 * phase.value).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

/// A transition.
struct TransitionTests {}

extension TransitionTests {
  private struct Page: View {
    @ObservedObject var model: Model
    var transition: AnyTransition?
    @ViewBuilder private var box: some View {
      let square = Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 50).accessibilityElement()
        .accessibilityIdentifier("box")
        .onAppear { model.log.append("appear") }.onDisappear { model.log.append("disappear") }
      if let transition { square.transition(transition) } else { square }
    }
    var body: some View {
      VStack(spacing: 0) {
        if model.isShown { box }
        Text("below")
      }
    }
  }

  @QuickTesting.Test func `of a view without one is a fade`() {
    let model = Model()
    let window = TestWindow { Page(model: model) }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("opacity 0.5"), "\(window.displayList)")
    window.advance(by: .milliseconds(600))
    expect(!window.displayList.contains("opacity"))
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(window.displayList.contains("opacity 0.25"), "\(window.displayList)")
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("opacity"))
  }
  @QuickTesting.Test func `that differs on the way out has the animation of its side`() {
    let model = Model()
    let fades = AnyTransition.asymmetric(
      insertion: .opacity.animation(.linear(duration: 1)), removal: .opacity.animation(.linear(duration: 2)))
    let window = TestWindow { Page(model: model, transition: fades) }
    model.isShown = false
    window.settle()
    window.advance(by: .seconds(1))
    expect(window.displayList.contains("opacity 0.5"), "\(window.displayList)")
    window.advance(by: .milliseconds(1_100))
    expect(model.log, equals: ["appear", "disappear"])
    model.isShown = true
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("opacity 0.5"), "\(window.displayList)")
    window.advance(by: .milliseconds(600))
    expect(!window.displayList.contains("opacity"))
  }
  @QuickTesting.Test func `with nil for an animation is over at once`() {
    let model = Model()
    let window = TestWindow { Page(model: model, transition: .opacity.animation(nil)) }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    window.settle()
    expect(model.log, equals: ["appear", "disappear"])
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    window.settle()
    expect(!window.displayList.contains("opacity"), "\(window.displayList)")
  }
  @QuickTesting.Test func `keeps a removed view until it is over, then the view disappears`() throws {
    let model = Model()
    let window = TestWindow { Page(model: model, transition: .move(edge: .leading)) }
    expect(model.log, equals: ["appear"])
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(model.log, equals: ["appear"])
    expect(window.displayList.contains("transform"), "\(window.displayList)")
    // Out of the tree for everybody but the eye.
    expect(throws: (any Error).self) { try window.element("box") }
    window.advance(by: .milliseconds(600))
    expect(model.log, equals: ["appear", "disappear"])
    expect(!window.displayList.contains("transform"))
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `is not there without an animation`() {
    let model = Model()
    let window = TestWindow { Page(model: model, transition: .slide) }
    model.isShown = false
    window.settle()
    expect(model.log, equals: ["appear", "disappear"])
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `brings its own animation along`() {
    let model = Model()
    let window = TestWindow { Page(model: model, transition: .opacity.animation(.linear(duration: 1))) }
    model.isShown = false
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(window.displayList.contains("opacity 0.5"), "\(window.displayList)")
    window.advance(by: .seconds(1))
    expect(model.log, equals: ["appear", "disappear"])
  }
  @QuickTesting.Test func `of a view that comes back on its way out turns round and keeps the view`() {
    let model = Model()
    let window = TestWindow { Page(model: model, transition: .opacity) }
    let nodes = window.liveNodes
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    window.settle()
    window.advance(by: .milliseconds(500))
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    window.settle()
    window.advance(by: .seconds(2))
    expect(model.log, equals: ["appear"])
    expect(window.liveNodes, equals: nodes)
    expect(!window.displayList.contains("opacity"))
  }
  @QuickTesting.Test func `that moves a view by an offset moves it on its way in and out, and turns round`() {
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        ZStack {
          Color.clear
          if model.isShown { Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 50).transition(Swinging()) }
        }
      }
    }
    let model = Model()
    let window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(model: model) }
    /// Points from the left edge of the window: what an effect holds stands in the space of the effect.
    func place() -> Double? {
      var sum = 0.0
      for line in window.displayList.split(separator: "\n") {
        guard let origin = line.split(separator: " ").first(where: { $0.contains(",") })?.split(separator: ",").first
        else { continue }
        sum += Double(origin) ?? 0
        if line.contains("#ff0000") { return sum }
      }
      return nil
    }
    expect(place(), equals: 100, "\(window.displayList)")
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    window.settle()
    window.advance(by: .milliseconds(500))
    expect(place(), equals: 120, "\(window.displayList)")
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    window.settle()
    window.advance(by: .seconds(3))
    expect(place(), equals: 100)
    model.isShown = false
    window.settle()
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    window.settle()
    window.advance(by: .milliseconds(250))
    expect(place(), equals: 70, "\(window.displayList)")
    window.advance(by: .seconds(2))
    expect(place(), equals: 100)
    expect(!window.isAnimating)
  }
  @QuickTesting.Test func `of an app goes through its phases`() {
    let model = Model()
    let window = TestWindow {
      VStack { if model.isShown { Color.red.frame(width: 100, height: 50).transition(Swinging()) } }
    }
    _ = window
    let page = TestWindow { SwingPage(model: model) }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    page.settle()
    page.advance(by: .milliseconds(500))
    expect(page.displayList.contains("opacity 0.75"), "\(page.displayList)")
  }
  private struct SwingPage: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack { if model.isShown { Color.red.frame(width: 100, height: 50).transition(Swinging()) } }
    }
  }
  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 0) { ForEach(model.items, id: \.self) { Text("row \($0)").accessibilityIdentifier("row \($0)") } }
    }
  }
  @QuickTesting.Test func `of a row lets the rows below move up`() throws {
    let model = Model()
    let window = TestWindow { Rows(model: model) }
    let start = try window.element("row 3").frame.minY
    withAnimation(.linear(duration: 1)) { model.items = [1, 3] }
    window.settle()
    try expect(window.element("row 3").frame.minY, equals: start)
    window.advance(by: .seconds(2))
    // The column is centred: what is below moves up by half a row, as the top moves down.
    try expect(window.element("row 3").frame.minY, equals: start - 10)
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `ends with the view around it`() {
    let model = Model()
    let window = TestWindow { Nest(model: model) }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    window.settle()
    window.advance(by: .milliseconds(200))
    model.items = []
    window.settle()
    window.advance(by: .seconds(2))
    expect(!window.isAnimating)
    expect(window.liveNodes < 12)
  }
  private struct Nest: View {
    @ObservedObject var model: Model
    var body: some View { VStack { if !model.items.isEmpty { Page(model: model, transition: .slide) } } }
  }
  @Test(arguments: Seeds.first(of: 10)) func `in random schedules leaves nothing behind`(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func random(_ n: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % n)
    }
    let model = Model()
    let window = TestWindow {
      VStack {
        Rows(model: model); Page(model: model, transition: .slide.combined(with: .opacity))
      }
    }
    let nodes = window.liveNodes
    for _ in 0..<300 {
      let animation: Animation? = [nil, .linear(duration: 0.2), .spring, .bouncy][random(4)]
      withAnimation(animation) {
        if random(2) == 0 { model.isShown.toggle() } else { model.items = (1...6).filter { _ in random(2) == 0 } }
      }
      window.settle()
      window.advance(by: .milliseconds(random(300)))
    }
    model.items = [1, 2, 3]
    model.isShown = true
    window.settle()
    window.advance(by: .seconds(5))
    expect(window.liveNodes, equals: nodes)
    expect(!window.isAnimating)
    expect(!window.displayList.contains("opacity"))
    expect(model.log.filter { $0 == "appear" }.count, equals: model.log.filter { $0 == "disappear" }.count + 1)
  }

  // MARK: - Matched geometry

  private struct Travelling: View {
    @ObservedObject var model: Model
    @Namespace private var space
    private var icon: some View {
      Color(red: 1, green: 0, blue: 0).accessibilityElement().accessibilityIdentifier("icon")
    }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isShown {
          icon.matchedGeometryEffect(id: "icon", in: space).frame(width: 100, height: 100)
        } else {
          icon.matchedGeometryEffect(id: "icon", in: space).frame(width: 20, height: 20).padding(.leading, 200)
        }
      }
    }
  }
  @QuickTesting.Test func `between matched views travels from the one's frame to the other's`() throws {
    let model = Model()
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Travelling(model: model) }
    try expect(window.element("icon").frame, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    window.settle()
    try expect(window.element("icon").frame, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.advance(by: .milliseconds(500))
    let middle = try window.element("icon").frame
    expect(abs(middle.minX - 100) < 0.1 && abs(middle.width - 60) < 0.1, "\(middle)")
    window.advance(by: .seconds(1))
    try expect(window.element("icon").frame, equals: CGRect(x: 200, y: 0, width: 20, height: 20))
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  private struct Following: View {
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 50, height: 30).matchedGeometryEffect(id: 1, in: space).padding(.leading, 70)
        Color.blue.accessibilityElement().accessibilityIdentifier("follower").matchedGeometryEffect(
          id: 1, in: space, isSource: false)
      }
    }
  }
  @QuickTesting.Test func `of a view that is no source takes the source's frame`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Following() }
    try expect(window.element("follower").frame, equals: CGRect(x: 70, y: 0, width: 50, height: 30))
  }
}
