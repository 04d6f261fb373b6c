import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct HelpTests {
  private func window() -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 200)) {
      Button("Add") {}.help("Adds a row").accessibilityIdentifier("add")
    }
  }
  private func middle(_ window: TestWindow) throws -> CGPoint {
    let frame = try window.element("add").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  @Test func `a pointer that rests shows help, and moving away takes it back`() throws {
    let window = window(), point = try middle(window)
    window.hover(at: point)
    window.advance(by: .milliseconds(500))
    expect(!window.displayList.contains("Adds a row"))
    window.advance(by: .milliseconds(200))
    expect(window.displayList.contains("\"Adds a row\""))
    window.hover(at: CGPoint(x: 1, y: 1))
    expect(!window.displayList.contains("Adds a row"))
  }
  @Test func `a press takes help away and keeps it away`() throws {
    let window = window(), point = try middle(window)
    window.hover(at: point)
    window.advance(by: .seconds(1))
    window.click(at: point)
    expect(!window.displayList.contains("Adds a row"))
    window.advance(by: .seconds(2))
    expect(!window.displayList.contains("Adds a row"))
  }
  @Test func `help stays inside the window`() throws {
    let window = TestWindow(size: CGSize(width: 80, height: 40)) {
      Button("Add") {}.help("Adds a row to the list").accessibilityIdentifier("add")
    }
    window.hover(at: try middle(window))
    window.advance(by: .seconds(1))
    let overlay = try require(window.content.overlays.first)
    expect(overlay.origin.x >= 0 && overlay.origin.y >= 0)
    expect(window.reports.isEmpty)
  }
  @Test func `help is a hint for assistive technology`() throws {
    let window = window()
    try expect(window.element("add").hint, equals: "Adds a row")
    try expect(window.element("add").label, equals: "Add")
  }
  @Test func `showing help costs its own picture only`() throws {
    let window = window()
    window.hover(at: try middle(window))
    window.advance(by: .milliseconds(700))
    expect(window.counters.bodies, equals: 0)
    expect(window.counters.rounds, equals: 0)
    // The bubble, and the picture of the window with it.
    expect(window.counters.itemsRecorded, equals: 2)
  }
}
