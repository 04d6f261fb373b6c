import HearthTesting
import QuickTesting
import SwiftUI

/// Content that is pulled beyond its end, and what a pull refreshes.
@MainActor struct ScrollBounceTests {
  struct Page: View {
    var rows = 50
    var behavior: ScrollBounceBehavior?
    var axes = Axis.Set.vertical
    @State var offset: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        if let behavior {
          scroll.scrollBounceBehavior(behavior, axes: [.vertical, .horizontal])
        } else {
          scroll
        }
        Text(verbatim: "\(offset)").accessibilityIdentifier("offset")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    private var scroll: some View {
      ScrollView(axes) {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(width: 200, height: 40) }
        }
      }
      .frame(width: 300, height: 400)
      .onScrollGeometryChange(for: CGFloat.self) {
        axes == .vertical ? $0.contentOffset.y : $0.contentOffset.x
      } action: {
        offset = $1
      }
    }
  }
  private func window(_ page: Page, _ idiom: Idiom = .phone) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 500), idiom: idiom) { page }
  }
  /// Moves a finger and leaves it down.
  private func pull(_ window: TestWindow, _ way: CGSize) {
    let start = CGPoint(x: 150, y: 200)
    window.touchDown(at: start)
    for step in 1...20 {
      let part = CGFloat(step) / 20
      window.advance(by: .milliseconds(16))
      window.touchMove(to: CGPoint(x: start.x + way.width * part, y: start.y + way.height * part))
    }
  }
  private func lift(_ window: TestWindow, _ way: CGSize) {
    window.touchUp(at: CGPoint(x: 150 + way.width, y: 200 + way.height))
  }
  private func offset(_ window: TestWindow) throws -> CGFloat {
    CGFloat(Double(try window.element("offset").label) ?? .nan)
  }
  private func top(_ window: TestWindow) throws -> CGFloat {
    try require(window.find { $0.label == "Row 0" }).frame.midY - 20
  }

  @Test func `content gives way, less the further it is pulled, and goes back`() throws {
    let window = window(Page()), way = CGSize(width: 0, height: 180)
    pull(window, way)
    let top = try top(window)
    expect(top > 40 && top < 100)
    try expect(abs(offset(window) + top) < 0.01)
    lift(window, way)
    window.advance(by: .milliseconds(300))
    try expect(self.top(window) < top)
    window.advance(by: .seconds(3))
    try expect(self.top(window), equals: 0)
    try expect(offset(window), equals: 0)
    expect(!window.isAnimating)
  }
  @Test func `a flick goes beyond the end and comes back`() throws {
    let window = window(Page(rows: 20))
    window.touchDrag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
    var most: CGFloat = 0
    for _ in 0..<120 {
      window.advance(by: .milliseconds(16))
      most = max(most, try offset(window))
    }
    expect(most > 405)
    try expect(offset(window), equals: 400)
  }
  @Test func `a finger holds what goes back, where it is`() throws {
    let window = window(Page()), way = CGSize(width: 0, height: 180)
    pull(window, way)
    lift(window, way)
    window.advance(by: .milliseconds(50))
    window.touchDown(at: CGPoint(x: 150, y: 250))
    let held = try top(window)
    expect(held > 5)
    window.advance(by: .seconds(1))
    try expect(top(window), equals: held)
    window.touchUp(at: CGPoint(x: 150, y: 250))
    window.advance(by: .seconds(2))
    try expect(top(window), equals: 0)
  }
  @Test func `short content gives way vertically, and where that is asked for`() throws {
    let way = CGSize(width: 0, height: 150)
    for (behavior, gives) in [(nil, true), (ScrollBounceBehavior.always, true), (.basedOnSize, false)] {
      let window = window(Page(rows: 3, behavior: behavior))
      let rest = try top(window)
      pull(window, way)
      try expect((top(window) > rest + 20) == gives)
    }
    let across = CGSize(width: 150, height: 0)
    for (behavior, gives) in [(nil, false), (ScrollBounceBehavior.always, true)] {
      let window = window(Page(rows: 3, behavior: behavior, axes: .horizontal))
      pull(window, across)
      try expect((offset(window) < -20) == gives)
    }
  }
  @Test func `a desktop has no such thing, nor have wheels and keys`() throws {
    let desktop = window(Page(), .desktop)
    pull(desktop, CGSize(width: 0, height: 150))
    try expect(top(desktop), equals: 0)
    let phone = window(Page())
    phone.scroll(by: CGSize(width: 0, height: 150), at: CGPoint(x: 150, y: 200))
    try expect(top(phone), equals: 0)
  }
  @Test func `pulling is one placement a step, and measures nothing`() {
    let window = TestWindow(size: CGSize(width: 300, height: 500), idiom: .phone) {
      ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("Row \($0)") } } }
    }
    pull(window, CGSize(width: 0, height: 100))
    window.touchMove(to: CGPoint(x: 150, y: 310))
    expect(window.counters.measures, equals: 0)
    expect(window.counters.nodesCreated, equals: 0)
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.placements <= 2)
  }

  // MARK: - Refreshing

  @MainActor @Observable final class Mailbox {
    var count = 0
    var waiting: CheckedContinuation<Void, Never>?
    func fetch() async {
      count += 1
      await withCheckedContinuation { waiting = $0 }
    }
    func finish() {
      waiting?.resume()
      waiting = nil
    }
  }
  struct Mails: View {
    let mailbox: Mailbox
    var body: some View {
      List(0..<20, id: \.self) { Text("Mail \($0)") }
        .listStyle(.plain)
        .refreshable { await mailbox.fetch() }
    }
  }
  struct Asking: View {
    @Environment(\.refresh) var refresh
    var body: some View {
      Button(refresh == nil ? "Nothing" : "Try Again") { Task { await refresh?() } }.accessibilityIdentifier("again")
    }
  }
  private func isTurning(_ window: TestWindow) -> Bool { window.find { $0.identifier == "refreshing" } != nil }
  private func first(_ window: TestWindow) throws -> CGFloat {
    try require(window.find { $0.label == "Mail 0" }).frame.midY
  }

  @Test func `a pull refreshes once, and the content rests below a spinner until that is done`() async throws {
    let mailbox = Mailbox()
    let window = TestWindow(size: CGSize(width: 300, height: 500), idiom: .phone) { Mails(mailbox: mailbox) }
    let rest = try first(window), way = CGSize(width: 0, height: 250)
    pull(window, way)
    await window.settleTasks()
    expect(mailbox.count, equals: 1)
    expect(isTurning(window))
    lift(window, way)
    window.advance(by: .seconds(2))
    try expect(first(window), equals: rest + 60)
    expect(isTurning(window))
    mailbox.finish()
    await window.settleTasks()
    window.advance(by: .seconds(2))
    try expect(first(window), equals: rest)
    expect(!isTurning(window))
    expect(mailbox.count, equals: 1)
  }
  @Test func `a short pull refreshes nothing`() async throws {
    let mailbox = Mailbox()
    let window = TestWindow(size: CGSize(width: 300, height: 500), idiom: .phone) { Mails(mailbox: mailbox) }
    pull(window, CGSize(width: 0, height: 80))
    await window.settleTasks()
    expect(mailbox.count, equals: 0)
  }
  @Test func `on a desktop a key refreshes`() async {
    let mailbox = Mailbox()
    let window = TestWindow { Mails(mailbox: mailbox) }
    window.press("r", modifiers: .command)
    await window.settleTasks()
    expect(mailbox.count, equals: 1)
    mailbox.finish()
  }
  @Test func `views inside ask for it`() async throws {
    let mailbox = Mailbox()
    let window = TestWindow { Asking().refreshable { await mailbox.fetch() } }
    window.click("again")
    await window.settleTasks()
    expect(mailbox.count, equals: 1)
    mailbox.finish()
    let plain = TestWindow { Asking() }
    try expect(plain.element("again").label, equals: "Nothing")
  }
}
