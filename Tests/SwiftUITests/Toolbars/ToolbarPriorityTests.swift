import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct Many: View {
  @State private var log = ""
  var body: some View {
    Text(verbatim: log).accessibilityIdentifier("log").navigationTitle("Many").toolbar {
      ToolbarItem { Button("First Item") { log += "1 " }.accessibilityIdentifier("low") }.visibilityPriority(.low)
      ToolbarItem { Button("Second Item") { log += "2 " }.accessibilityIdentifier("usual") }
      ToolbarItem { Button("Third Item") { log += "3 " }.accessibilityIdentifier("high") }.visibilityPriority(.high)
      ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pin") { log += "p " }.accessibilityIdentifier("pin") }
      ToolbarOverflowMenu { Button("Archive") { log += "a " } }
    }
  }
}

@MainActor struct ToolbarPriorityTests {
  private func shown(_ width: CGFloat, _ idiom: Idiom = .desktop) -> [String] {
    let window = TestWindow(size: CGSize(width: width, height: 400), idiom: idiom) { NavigationStack { Many() } }
    return ["low", "usual", "high", "pin"].filter { (try? window.element($0)) != nil }
  }

  @Test func `items go in the order of their priorities while the window gets narrower`() {
    var steps: [[String]] = []
    for width in stride(from: CGFloat(900), to: 150, by: -20) {
      let now = shown(width)
      if steps.last != now { steps.append(now) }
    }
    expect(
      steps,
      equals: [["low", "usual", "high", "pin"], ["usual", "high", "pin"], ["high", "pin"], ["pin"]])
  }
  @Test func `the menu has what has no room, then what is always in it`() throws {
    let wide = TestWindow(size: CGSize(width: 900, height: 400)) { NavigationStack { Many() } }
    wide.click("more")
    expect(wide.menuItem("Archive") != nil && wide.menuItem("First Item") == nil)
    let window = TestWindow(size: CGSize(width: 260, height: 400)) { NavigationStack { Many() } }
    window.click("more")
    let first = try require(window.menuItem("First Item"), "\(window.tree)").frame
    try expect(first.minY < require(window.menuItem("Archive")).frame.minY)
    window.click(at: CGPoint(x: first.midX, y: first.midY))
    try expect(window.element("log").label, equals: "1 ")
  }
  @Test func `a pinned item stands at the very end`() throws {
    let window = TestWindow(size: CGSize(width: 900, height: 400)) {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pin") {}.accessibilityIdentifier("pin") }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {}.accessibilityIdentifier("done") }
          ToolbarItem(placement: .primaryAction) { Button("Add") {}.accessibilityIdentifier("add") }
          ToolbarItem { Button("Share") {}.accessibilityIdentifier("share") }
        }
      }
    }
    let order = try ["share", "add", "done", "pin"].map { try window.element($0).frame.minX }
    expect(order, equals: order.sorted())
  }
  @Test func `priorities lie between those that they are made from`() {
    typealias Priority = ToolbarItemVisibilityPriority
    expect(Priority.low < .automatic && Priority.automatic < .high)
    expect(Priority(higherThan: .high) > .high && Priority(lowerThan: .low) < .low)
    expect(Priority(higherThan: .low) > .low && Priority(higherThan: .low) < .automatic)
    expect(Priority(lowerThan: .high) > Priority(higherThan: .automatic))
    expect(Priority(higherThan: .high), equals: Priority(higherThan: .high))
  }
  @Test func `the modifier of a page fills the menu as well`() throws {
    let window = TestWindow(size: CGSize(width: 500, height: 400), idiom: .phone) {
      NavigationStack { Text("Page").navigationTitle("Page").toolbarOverflowMenu { Button("Duplicate") {} } }
    }
    window.click("more")
    expect(window.menuItem("Duplicate") != nil, "\(window.tree)")
  }
  @Test func `an item without margins touches its neighbour`() throws {
    func distance(_ removes: Bool) throws -> CGFloat {
      let window = TestWindow(size: CGSize(width: 900, height: 400)) {
        NavigationStack {
          Text("Page").toolbar {
            ToolbarItem { Color.red.frame(width: 30, height: 20).accessibilityElement().accessibilityIdentifier("a") }
              .contentMarginsRemoved(removes)
            ToolbarItem { Color.red.frame(width: 30, height: 20).accessibilityElement().accessibilityIdentifier("b") }
          }
        }
      }
      return try window.element("b").frame.minX - window.element("a").frame.maxX
    }
    try expect(distance(false) > 0)
    try expect(distance(true), equals: 0)
  }
}
