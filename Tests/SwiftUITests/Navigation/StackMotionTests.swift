import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@Observable @MainActor private final class Route {
  var path: [Int] = []
  var log: [String] = []
  nonisolated deinit {}
}

@MainActor private struct Stack: View {
  @Bindable var route: Route
  var body: some View {
    NavigationStack(path: $route.path) {
      Button("root.") { route.log.append("root") }.accessibilityIdentifier("root").onAppear {
        route.log.append("root appears")
      }
      .navigationDestination(for: Int.self) { number in
        Button("page\(String(number)).") { route.log.append("page \(String(number))") }.accessibilityIdentifier(
          "page \(String(number))")
      }
    }
  }
}

/// The motion of a stack.
@MainActor struct StackMotionTests {}

extension StackMotionTests {
  private func window(_ route: Route, _ idiom: Idiom = .phone, reducesMotion: Bool = false) -> TestWindow {
    let window = TestWindow(size: CGSize(width: 400, height: 600), idiom: idiom) { Stack(route: route) }
    if reducesMotion { window.reduceMotion() }
    return window
  }

  @Test func `pushes by sliding over the page below, which gives way`() throws {
    let route = Route()
    let window = window(route)
    let root = try require(window.place(ofDrawn: "root.")?.x)
    route.path = [1]
    window.settle()
    expect(window.isAnimating)
    var last = CGFloat.infinity
    for _ in 0..<5 {
      window.advance(by: .milliseconds(50))
      let page = try require(window.place(ofDrawn: "page1.")?.x),
        below = try require(window.place(ofDrawn: "root.")?.x)
      expect(page < last && below < root)
      last = page
    }
    window.advance(by: .seconds(1))
    expect(!window.isAnimating)
    expect(window.place(ofDrawn: "root.")?.x == nil)
    expect((window.place(ofDrawn: "page1.")?.x).map { abs($0 - 200) < 60 } == true)
  }
  @Test func `is for the eye alone: the page that arrives has input and focus at once, the one that leaves nothing`()
    throws
  {
    let route = Route()
    let window = window(route)
    route.path = [1]
    window.settle()
    expect(throws: (any Error).self) { try window.element("root") }
    window.click("page 1")
    expect(route.log.last, equals: "page 1")
    window.advance(by: .milliseconds(50))
    route.path = []
    window.settle()
    expect(throws: (any Error).self) { try window.element("page 1") }
    window.click("root")
    expect(route.log.last, equals: "root")
    expect(route.log.filter { $0 == "root appears" }.count, equals: 2)
  }
  @Test func `turns round where it is`() throws {
    let route = Route()
    let window = window(route)
    route.path = [1]
    window.settle()
    window.advance(by: .milliseconds(120))
    let before = try require(window.place(ofDrawn: "page1.")?.x)
    route.path = []
    window.settle()
    let after = try require(window.place(ofDrawn: "page1.")?.x)
    expect(abs(after - before) < 1)
    // And again.
    window.advance(by: .milliseconds(50))
    let second = try require(window.place(ofDrawn: "page1.")?.x)
    route.path = [1]
    window.settle()
    expect(abs(try require(window.place(ofDrawn: "page1.")?.x) - second) < 1)
    window.advance(by: .seconds(1))
    expect(!window.isAnimating && window.place(ofDrawn: "root.")?.x == nil)
  }
  @Test func `does not come about where the change says so`() {
    let route = Route()
    let window = window(route)
    withAnimation(nil) { route.path = [1] }
    window.settle()
    expect(!window.isAnimating && window.place(ofDrawn: "root.")?.x == nil)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { route.path = [] }
    window.settle()
    expect(!window.isAnimating && window.place(ofDrawn: "page1.")?.x == nil)
  }
  @Test func `is a fade where motion is reduced, and on televisions`() throws {
    for (idiom, reduces) in [(Idiom.phone, true), (.desktop, true), (.tv, false)] {
      let route = Route()
      let window = window(route, idiom, reducesMotion: reduces)
      let root = try require(window.place(ofDrawn: "root.")?.x)
      route.path = [1]
      window.settle()
      window.advance(by: .milliseconds(120))
      let page = try require(window.place(ofDrawn: "page1.")?.x)
      // What has focus on a television is drawn larger.
      if idiom != .tv { expect(window.place(ofDrawn: "root.")?.x, equals: root) }
      expect(window.displayList.contains("opacity"))
      window.advance(by: .seconds(1))
      if idiom != .tv { expect(window.place(ofDrawn: "page1.")?.x, equals: page) }
      expect(window.place(ofDrawn: "page1.")?.x != nil && window.place(ofDrawn: "root.")?.x == nil)
    }
  }
  @Test func `is a short way with a fade on desktops`() throws {
    let route = Route()
    let window = window(route, .desktop)
    route.path = [1]
    window.settle()
    window.advance(by: .milliseconds(60))
    let page = try require(window.place(ofDrawn: "page1.")?.x)
    expect(window.displayList.contains("opacity"))
    window.advance(by: .seconds(1))
    let end = try require(window.place(ofDrawn: "page1.")?.x)
    expect(page > end && page - end < 64)
  }
  @Test func `follows a finger from the edge, back or not`() throws {
    let route = Route()
    let window = window(route)
    route.path = [1]
    window.settle()
    window.advance(by: .seconds(1))
    let start = try require(window.place(ofDrawn: "page1.")?.x)
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 400) }
    func drag(to end: CGFloat) {
      window.touchDown(at: point(5))
      for x in stride(from: 10, through: end, by: 10) {
        window.advance(by: .milliseconds(16))
        window.touchMove(to: point(x))
      }
    }
    drag(to: 65)
    expect(abs(try require(window.place(ofDrawn: "page1.")?.x) - start - 55) < 1, "\(window.displayList)")
    expect(window.place(ofDrawn: "root.")?.x != nil)
    window.touchUp(at: point(60))
    window.advance(by: .seconds(1))
    expect(
      route.path == [1] && window.place(ofDrawn: "page1.")?.x == start && window.place(ofDrawn: "root.")?.x == nil)
    expect(!window.isAnimating)
    drag(to: 205)
    window.touchUp(at: point(205))
    expect(route.path.isEmpty)
    let released = try require(window.place(ofDrawn: "page1.")?.x)
    expect(released >= start + 190)
    window.advance(by: .milliseconds(50))
    try expect(require(window.place(ofDrawn: "page1.")?.x) > released)
    window.advance(by: .seconds(1))
    expect(window.place(ofDrawn: "page1.")?.x == nil && !window.isAnimating)
  }
  @Test func `zooms out of the view that is named, and back into it`() throws {
    struct Zooming: View {
      @Bindable var route: Route
      @Namespace private var icons
      var body: some View {
        NavigationStack(path: $route.path) {
          Text("source.").frame(width: 80, height: 40).matchedTransitionSource(id: 1, in: icons) {
            $0.clipShape(RoundedRectangle(cornerRadius: 12)).background(.red).shadow(radius: 4)
          }
          .accessibilityIdentifier("source")
          .navigationDestination(for: Int.self) { number in
            Text("page\(String(number)).").navigationTransition(.zoom(sourceID: number, in: icons))
          }
        }
      }
    }
    let route = Route()
    let window = TestWindow(size: CGSize(width: 400, height: 600), idiom: .phone) { Zooming(route: route) }
    let text = try window.element("source").frame
    let frame = CGRect(x: text.midX - 40, y: text.midY - 20, width: 80, height: 40)
    route.path = [1]
    window.settle()
    let first = window.displayList
    expect(first.contains("clip \(Int(frame.minX)),"), "\(frame) \(first)")
    window.advance(by: .milliseconds(100))
    expect(window.displayList.contains("clip ") && window.displayList.contains("page1."))
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("source.") && !window.isAnimating)
    route.path = []
    window.settle()
    window.advance(by: .milliseconds(100))
    expect(window.displayList.contains("page1.") && window.displayList.contains("transform 0."))
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("page1.") && !window.isAnimating)
    // Where the view is not there, the page comes as its like do.
    route.path = [2]
    window.settle()
    window.advance(by: .milliseconds(100))
    expect(!window.displayList.contains("transform"))
    try expect(require(window.place(ofDrawn: "page2.")?.x) > 200)
  }
}
