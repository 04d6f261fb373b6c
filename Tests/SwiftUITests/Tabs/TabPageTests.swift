import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Pages, one at a time.
@MainActor struct TabPageTests {
  private struct Pages: View {
    @Bindable var log: TabLog
    var reduces = false
    var mirrored = false
    var body: some View {
      TabView(selection: $log.choice) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          VStack {
            Text(verbatim: "page \(name)").accessibilityIdentifier("page \(name)")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onAppear { log.log.append("+\(name)") }
          .onDisappear { log.log.append("-\(name)") }
          .tag(name)
        }
      }
      .tabViewStyle(.page)
      .environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight)
    }
  }
  private func window(_ log: TabLog, idiom: Idiom = .phone, mirrored: Bool = false) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 600), idiom: idiom) { Pages(log: log, mirrored: mirrored) }
  }
  private func x(_ window: TestWindow, _ name: String) -> CGFloat? {
    window.find { $0.identifier == "page \(name)" }?.frame.midX
  }

  @Test func `a finger past half of a page brings the next one`() {
    let log = TabLog(), window = window(log)
    window.touchDrag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 50, y: 300))
    expect(log.choice, equals: "b")
    window.advance(by: .seconds(1))
    expect(x(window, "b") == 200 && x(window, "a") == nil)
    expect(log.log, equals: ["+a", "+b", "-a"])
    window.touchDrag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300))
    window.advance(by: .seconds(1))
    expect(log.choice == "a" && x(window, "a") == 200)
  }
  @Test func `a slow finger before half of a page lets it go back`() {
    let log = TabLog(), window = window(log)
    window.touchDown(at: CGPoint(x: 300, y: 300))
    for step in 1...30 {
      window.advance(by: .milliseconds(30))
      window.touchMove(to: CGPoint(x: 300 - CGFloat(step) * 4, y: 300))
    }
    expect(x(window, "a")! < 110 && x(window, "b")! > 480)
    window.advance(by: .milliseconds(500))
    window.touchUp(at: CGPoint(x: 180, y: 300))
    window.advance(by: .seconds(1))
    expect(log.choice == "a" && x(window, "a") == 200 && x(window, "b") == nil)
  }
  @Test func `a short flick brings the next page`() {
    let log = TabLog(), window = window(log)
    window.touchDrag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 220, y: 300))
    window.advance(by: .seconds(1))
    expect(log.choice == "b" && x(window, "b") == 200)
  }
  @Test func `the page does not jump when the finger lets go`() {
    let log = TabLog(), window = window(log)
    window.touchDown(at: CGPoint(x: 350, y: 300))
    for step in 1...10 {
      window.advance(by: .milliseconds(16))
      window.touchMove(to: CGPoint(x: 350 - CGFloat(step) * 25, y: 300))
    }
    let before = x(window, "b")!
    window.touchUp(at: CGPoint(x: 100, y: 300))
    let after = x(window, "b")!
    expect(abs(after - before) < 30)
    var last = after
    for _ in 0..<30 {
      window.advance(by: .milliseconds(16))
      let now = x(window, "b")!
      expect(now <= last + 0.5 && now > 195)
      last = now
    }
    expect(abs(last - 200) < 2)
  }
  @Test func `at the ends the page follows a finger a little, and goes back`() {
    let log = TabLog(), window = window(log)
    window.touchDown(at: CGPoint(x: 100, y: 300))
    for step in 1...10 {
      window.advance(by: .milliseconds(16))
      window.touchMove(to: CGPoint(x: 100 + CGFloat(step) * 20, y: 300))
    }
    // 0.3 of what is left of 200 once the page follows.
    expect(x(window, "a")! > 230 && x(window, "a")! < 262)
    window.touchUp(at: CGPoint(x: 300, y: 300))
    window.advance(by: .seconds(1))
    expect(log.choice == "a" && x(window, "a") == 200)
  }
  @Test func `from right to left the next page comes from the left`() {
    let log = TabLog(), window = window(log, mirrored: true)
    window.touchDrag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300))
    window.advance(by: .seconds(1))
    expect(log.choice == "b" && x(window, "b") == 200)
    window.press(.tab)
    window.press(.leftArrow)
    window.advance(by: .seconds(1))
    expect(log.choice, equals: "c")
  }
  @Test func `a mouse on a desktop selects in a page, a finger turns it`() {
    let log = TabLog(), window = window(log, idiom: .desktop)
    window.drag(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 50, y: 200))
    expect(log.choice, equals: "a")
    window.touchDrag(from: CGPoint(x: 350, y: 200), to: CGPoint(x: 50, y: 200))
    expect(log.choice, equals: "b")
  }
  @Test func `a touch pad turns a page once for each move to the side`() {
    let log = TabLog(), window = window(log, idiom: .desktop)
    for _ in 0..<10 { window.scroll(by: CGSize(width: -20, height: 0), at: CGPoint(x: 200, y: 200)) }
    window.advance(by: .seconds(1))
    expect(log.choice, equals: "b")
    window.scroll(by: CGSize(width: 0, height: -80), at: CGPoint(x: 200, y: 200))
    expect(log.choice, equals: "b")
  }
  @Test func `with reduced motion pages fade in their place`() {
    let log = TabLog(), window = window(log)
    window.setReducesMotion(true)
    window.press(.tab)
    window.press(.rightArrow)
    window.advance(by: .milliseconds(100))
    expect(log.choice == "b" && x(window, "b") == 200)
    expect(window.displayList.contains("opacity"))
    window.advance(by: .seconds(1))
    expect(!window.displayList.contains("opacity") && x(window, "a") == nil)
  }
  @Test func `pages that the app changes come at once, or with its animation`() {
    let log = TabLog(), window = window(log)
    window.change { log.choice = "b" }
    expect(x(window, "b") == 200 && x(window, "a") == nil)
    window.change { withAnimation(.linear(duration: 1)) { log.choice = "c" } }
    window.advance(by: .milliseconds(500))
    expect(abs(x(window, "c")! - 400) < 15 && abs(x(window, "b")! - 0) < 15)
    window.advance(by: .seconds(1))
    expect(x(window, "c") == 200 && x(window, "b") == nil)
  }
  @Test func `a page that turns back in mid-air goes on from where it is`() {
    let log = TabLog(), window = window(log)
    window.change { withAnimation(.linear(duration: 1)) { log.choice = "b" } }
    window.advance(by: .milliseconds(400))
    let before = x(window, "a")!
    window.change { withAnimation(.linear(duration: 1)) { log.choice = "a" } }
    expect(abs(x(window, "a")! - before) < 15)
    window.advance(by: .seconds(2))
    expect(x(window, "a") == 200 && x(window, "b") == nil && log.log.last == "-b")
  }
  @Test func `the dots say which page is shown, and a click on one shows its page`() throws {
    let log = TabLog(), window = window(log)
    let dots = try window.element("page-dots")
    expect(dots.value == "page 1 of 3" && dots.frame.maxY <= 600)
    // The middle of the third of three dots, 17 points apart.
    window.click(at: CGPoint(x: dots.frame.midX + 17, y: dots.frame.midY))
    expect(log.choice, equals: "c")
    try expect(window.element("page-dots").value, equals: "page 3 of 3")
    window.press(.tab)
    window.press(.leftArrow)
    expect(log.choice, equals: "b")
  }
  @Test func `an arrow that no view takes turns the page`() {
    let log = TabLog()
    let window = TestWindow(size: CGSize(width: 400, height: 600), idiom: .phone) {
      TabView(selection: Bindable(log).choice) {
        ForEach(["a", "b"], id: \.self) { name in
          VStack {
            HStack {
              Button("left") {}.accessibilityIdentifier("left \(name)");
              Button("right") {}.accessibilityIdentifier("right \(name)")
            }
          }.tag(name)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    window.press(.tab)
    expect(window.focused, equals: "left a")
    window.press(.rightArrow)
    expect(window.focused == "right a" && log.choice == "a")
    window.press(.rightArrow)
    expect(log.choice, equals: "b")
  }
  @Test func `dots are shown as the style says`() {
    func hasDots(_ mode: PageTabViewStyle.IndexDisplayMode, _ count: Int) -> Bool {
      let window = TestWindow(idiom: .phone) {
        TabView { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }.tabViewStyle(
          .page(indexDisplayMode: mode))
      }
      return window.find { $0.identifier == "page-dots" } != nil
    }
    expect(hasDots(.automatic, 2) && !hasDots(.automatic, 1) && hasDots(.always, 1) && !hasDots(.never, 3))
  }
}
