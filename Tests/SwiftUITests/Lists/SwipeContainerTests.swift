import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Rows in a scroll view, with actions at both edges.
private struct Mail: View {
  var isContainer = true
  @State private var names = ["Ada", "Ben", "Cleo"] + (4...30).map { "Row \($0)" }
  @State private var log = ""
  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: log).accessibilityIdentifier("log").frame(height: 40)
      if isContainer { rows.swipeActionsContainer() } else { rows }
    }
  }
  private var rows: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          Text(verbatim: name).frame(maxWidth: .infinity, minHeight: 44)
            .swipeActions {
              Button("Bin", role: .destructive) {
                names.removeAll { $0 == name }
                log += "bin "
              }
            } onPresentationChanged: {
              log += $0 ? "+" : "-"
            }
            .swipeActions(edge: .leading) { Button("Read") { log += "read \(name) " } }
        }
      }
    }
    .accessibilityIdentifier("scroll")
  }
}
extension TestWindow {
  fileprivate static func mail(_ idiom: Idiom = .phone, isContainer: Bool = true) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 600), idiom: idiom) { Mail(isContainer: isContainer) }
  }
  fileprivate func swipe(_ name: String, by way: CGFloat) throws {
    let frame = try require(find { $0.label == name }, "\(tree)").frame
    let start = CGPoint(x: 200, y: frame.midY)
    touchDrag(from: start, to: CGPoint(x: start.x + way, y: start.y))
    advance(by: .seconds(1))
  }
  fileprivate func button(_ label: String) -> Element? {
    find { $0.label == label && $0.traitNames.contains("button") }
  }
  fileprivate var log: String { (try? element("log").label) ?? "" }
}

@MainActor struct SwipeContainerTests {
  @Test func `a swipe opens a row outside of a list, and its button acts`() throws {
    let window = TestWindow.mail()
    let before = try require(window.place(ofDrawn: "Ben")).x
    try window.swipe("Ben", by: -150)
    let bin = try require(window.button("Bin"), "\(window.tree)").frame
    try expect(require(window.place(ofDrawn: "Ben")).x < before - 50)
    expect(bin.maxX, equals: 400)
    expect(window.log, equals: "+")
    window.tap(at: CGPoint(x: bin.midX, y: bin.midY))
    window.advance(by: .seconds(1))
    expect(window.log, equals: "+-bin ")
    expect(window.find { $0.label == "Ben" } == nil && window.button("Bin") == nil)
    // What a row had goes with it.
    let nodes = window.liveNodes
    try window.swipe("Cleo", by: -150)
    let next = try require(window.button("Bin")).frame
    window.tap(at: CGPoint(x: next.midX, y: next.midY))
    window.advance(by: .seconds(1))
    expect(window.liveNodes <= nodes, "\(window.liveNodes) after \(nodes)")
  }
  @Test func `the other edge has its own actions, and a full swipe performs the first`() throws {
    let window = TestWindow.mail()
    try window.swipe("Ada", by: 120)
    expect(window.button("Read") != nil && window.button("Bin") == nil)
    try window.swipe("Ada", by: -150)
    try window.swipe("Cleo", by: 395)
    expect(window.log.hasSuffix("read Cleo "), "\(window.log)")
  }
  @Test func `one row at a time is open, and a press elsewhere or scrolling closes it`() throws {
    let window = TestWindow.mail()
    try window.swipe("Ben", by: -150)
    window.tap(at: CGPoint(x: 200, y: 300))
    window.advance(by: .seconds(1))
    expect(window.button("Bin") == nil)
    expect(window.log, equals: "+-")
    try window.swipe("Ben", by: -150)
    window.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 200, y: 400))
    window.advance(by: .seconds(1))
    expect(window.button("Bin") == nil)
    expect(window.log, equals: "+-+-")
  }
  @Test func `without a container nothing happens`() throws {
    let window = TestWindow.mail(isContainer: false)
    try window.swipe("Ben", by: -150)
    expect(window.button("Bin") == nil)
    expect(window.log, equals: "")
  }
  @Test func `up and down the container scrolls as before`() throws {
    let window = TestWindow.mail()
    let before = try require(window.place(ofDrawn: "Ben")).y
    window.touchDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 205, y: 300))
    expect((window.place(ofDrawn: "Ben")?.y ?? -100) < before - 50)
  }
  @Test func `assistive technology has the actions, and a desktop has them in the row's menu`() throws {
    let window = TestWindow.mail(.desktop)
    let frame = try require(window.find { $0.label == "Ben" }).frame
    window.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.menuItem("Read") != nil && window.menuItem("Bin") != nil, "\(window.tree)")
    window.press(.escape)
    let reader = window.startReader()
    while let spoken = reader.next(), !spoken.contains("Cleo") {}
    reader.perform(named: "Read")
    expect(window.log, equals: "read Cleo ")
  }
  @Test func `a list needs no container, and tells of its rows as well`() throws {
    struct Plain: View {
      @State private var log = ""
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: log).accessibilityIdentifier("log").frame(height: 40)
          List {
            Text("Ben").swipeActions {
              Button("Bin") {}
            } onPresentationChanged: {
              log += $0 ? "+" : "-"
            }
          }
          .listStyle(.plain)
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 400, height: 600), idiom: .phone) { Plain() }
    try window.swipe("Ben", by: -150)
    expect(window.log, equals: "+")
    window.tap(at: CGPoint(x: 200, y: 500))
    window.advance(by: .seconds(1))
    expect(window.log, equals: "+-")
  }
}
