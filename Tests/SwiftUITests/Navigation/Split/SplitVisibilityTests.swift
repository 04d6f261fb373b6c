import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct SplitVisibilityTests {
  @Test(arguments: [
    (NavigationSplitViewVisibility.all, ["sidebar", "content", "detail"]), (.doubleColumn, ["content", "detail"]),
    (.detailOnly, ["detail"]),
    (.automatic, ["sidebar", "content", "detail"]),
  ])
  func `three columns show what the visibility says`(visibility: NavigationSplitViewVisibility, columns: [String]) {
    let model = SplitModel()
    model.visibility = visibility
    let window = TestWindow(size: wide) { SplitTriple(model: model) }
    expect(window.shown(), equals: columns)
    expect(window.reports.isEmpty)
  }
  @Test(arguments: [
    (NavigationSplitViewVisibility.all, ["sidebar", "detail"]), (.doubleColumn, ["sidebar", "detail"]),
    (.detailOnly, ["detail"]),
    (.automatic, ["sidebar", "detail"]),
  ])
  func `two columns show what the visibility says`(visibility: NavigationSplitViewVisibility, columns: [String]) {
    let model = SplitModel()
    model.visibility = visibility
    let window = TestWindow(size: wide) { SplitPair(model: model) }
    expect(window.shown(), equals: columns)
  }
  @QuickTesting.Test func `a change of the visibility shows in the same frame`() {
    let model = SplitModel()
    let window = TestWindow(size: wide) { SplitTriple(model: model) }
    model.visibility = .detailOnly
    window.settle()
    expect(window.shown(), equals: ["detail"])
    model.visibility = .all
    window.settle()
    expect(window.shown(), equals: ["sidebar", "content", "detail"])
  }
  @QuickTesting.Test func `the visibility can be saved and read back`() throws {
    for value in [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly] {
      let data = try JSONEncoder().encode(value)
      try expect(JSONDecoder().decode(NavigationSplitViewVisibility.self, from: data), equals: value)
    }
  }
  @QuickTesting.Test func `three columns that have no room side by side leave the sidebar out by themselves`() {
    let window = TestWindow(size: middling) { SplitTriple(model: SplitModel()) }
    expect(window.shown(), equals: ["content", "detail"])
  }
  @QuickTesting.Test func `a sidebar that is asked for and has no room lies above the others`() throws {
    let model = SplitModel()
    model.visibility = .all
    let window = TestWindow(size: middling) { SplitTriple(model: model) }
    expect(window.shown(), equals: ["sidebar", "content", "detail"])
    try expect(window.element("sidebar").frame.minX, equals: 0)
    try expect(window.element("content").frame.minX, equals: 0)
    // Outside of it a press takes it away.
    window.click(at: CGPoint(x: 500, y: 600))
    expect(model.visibility, equals: .doubleColumn)
    expect(window.shown(), equals: ["content", "detail"])
  }
  @QuickTesting.Test func `a pad held upright shows the detail, and other columns above it`() throws {
    let model = SplitModel()
    let window = TestWindow(size: CGSize(width: 820, height: 1180), idiom: .pad) { SplitPair(model: model) }
    expect(window.shown(), equals: ["detail"])
    let middle = try window.element("detail").frame.midX
    model.visibility = .all
    window.settle()
    expect(window.shown(), equals: ["sidebar", "detail"])
    try expect(window.element("detail").frame.midX, equals: middle)
    window.press(.escape)
    expect(model.visibility, equals: .detailOnly)
    expect(window.shown(), equals: ["detail"])
  }
  @QuickTesting.Test func `a pad on its side shows two columns side by side`() throws {
    let window = TestWindow(size: CGSize(width: 1180, height: 820), idiom: .pad) { SplitPair(model: SplitModel()) }
    expect(window.shown(), equals: ["sidebar", "detail"])
    let three = TestWindow(size: CGSize(width: 1180, height: 820), idiom: .pad) { SplitTriple(model: SplitModel()) }
    expect(three.shown(), equals: ["content", "detail"])
  }
  @QuickTesting.Test func `the shortcut of the sidebar hides and shows it`() {
    let model = SplitModel()
    let window = TestWindow(size: wide) { SplitTriple(model: model) }
    window.press("s", modifiers: [.command, .control])
    expect(model.visibility, equals: .doubleColumn)
    expect(window.shown(), equals: ["content", "detail"])
    window.press("s", modifiers: [.command, .control])
    expect(model.visibility, equals: .all)
  }
  @QuickTesting.Test func `the button of the sidebar is in the bar of the first column`() throws {
    let model = SplitModel()
    let window = TestWindow(size: wide) { SplitPair(model: model) }
    try expect(window.element("sidebar toggle").label, equals: "Hide Sidebar")
    window.click("sidebar toggle")
    expect(model.visibility, equals: .detailOnly)
    expect(window.shown(), equals: ["detail"])
    try expect(window.element("sidebar toggle").label, equals: "Show Sidebar")
    window.click("sidebar toggle")
    expect(window.shown(), equals: ["sidebar", "detail"])
    window.resize(to: narrow)
    expect(window.shown(["sidebar toggle"]), equals: [])
  }
  @QuickTesting.Test func `columns have bars with their titles, and the window is named after what is seen`() throws {
    let model = SplitModel()
    let window = TestWindow(size: wide) {
      NavigationSplitView {
        Words(words: ["one"], selection: Bindable(model).sidebar).navigationTitle("Boxes")
      } detail: {
        Text("d").accessibilityIdentifier("detail").navigationTitle("Letter")
      }
    }
    expect(window.find { $0.label == "Boxes" && $0.traits.contains(.isHeader) } != nil)
    expect(window.find { $0.label == "Letter" && $0.traits.contains(.isHeader) } != nil)
    window.resize(to: narrow)
    expect(window.find { $0.label == "Letter" } == nil)
    window.click("one")
    expect(window.find { $0.label == "Letter" } != nil)
    try expect(window.element("back").label, equals: "Boxes")
    window.click("back")
    expect(window.find { $0.label == "Boxes" && $0.traits.contains(.isHeader) } != nil)
  }
  @QuickTesting.Test func `without a binding the split view keeps the visibility itself`() {
    let window = TestWindow(size: wide) {
      NavigationSplitView {
        Text("s").accessibilityIdentifier("sidebar")
      } detail: {
        Text("d").accessibilityIdentifier("detail")
      }
    }
    window.press("s", modifiers: [.command, .control])
    expect(window.shown(), equals: ["detail"])
    window.press("s", modifiers: [.command, .control])
    expect(window.shown(), equals: ["sidebar", "detail"])
  }
  @QuickTesting.Test func `the sidebar commands hide and show the sidebar`() {
    struct Sample: App {
      var body: some Scene {
        WindowGroup {
          NavigationSplitView {
            Text("s").accessibilityIdentifier("sidebar")
          } detail: {
            Text("d").accessibilityIdentifier("detail")
          }
        }.commands { SidebarCommands() }
      }
    }
    let window = TestWindow(Sample.self, size: wide)
    expect(window.shown(), equals: ["sidebar", "detail"])
    window.press("\u{F70C}")
    expect(window.shown(), equals: ["detail"])
    window.press("\u{F70C}")
    expect(window.shown(), equals: ["sidebar", "detail"])
  }
  @QuickTesting.Test func `columns know whether they are wide or narrow`() throws {
    let window = TestWindow(size: CGSize(width: 1180, height: 820), idiom: .pad) {
      NavigationSplitView {
        ClassName(name: "sidebar")
      } detail: {
        ClassName(name: "detail")
      }
    }
    try expect(window.element("sidebar").label, equals: "sidebar compact")
    try expect(window.element("detail").label, equals: "detail regular")
    let desktop = TestWindow(size: wide) {
      NavigationSplitView {
        ClassName(name: "sidebar")
      } detail: {
        ClassName(name: "detail")
      }
    }
    try expect(desktop.element("sidebar").label, equals: "sidebar regular")
    desktop.resize(to: narrow)
    try expect(desktop.element("sidebar").label, equals: "sidebar compact")
  }
  @QuickTesting.Test func `the balanced style puts columns beside the detail of a pad held upright`() throws {
    let window = TestWindow(size: CGSize(width: 820, height: 1180), idiom: .pad) {
      SplitPair(model: SplitModel()).navigationSplitViewStyle(.balanced)
    }
    expect(window.shown(), equals: ["sidebar", "detail"])
    try expect(window.element("sidebar").frame.maxX <= window.element("counter").frame.minX)
  }
  @QuickTesting.Test func `the prominent detail keeps its size on a desktop too`() throws {
    let model = SplitModel()
    let window = TestWindow(size: wide) { SplitPair(model: model).navigationSplitViewStyle(.prominentDetail) }
    expect(window.shown(), equals: ["detail"])
    model.visibility = .all
    window.settle()
    expect(window.shown(), equals: ["sidebar", "detail"])
    try expect(window.element("detail").frame.midX, equals: wide.width / 2)
  }
  @QuickTesting.Test func `a style of an app builds on one of ours`() throws {
    struct Framed: NavigationSplitViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Text("above").frame(height: 50).accessibilityIdentifier("above")
          BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
        }
      }
    }
    let window = TestWindow(size: wide) { SplitPair(model: SplitModel()).navigationSplitViewStyle(Framed()) }
    expect(window.shown(), equals: ["sidebar", "detail"])
    let bar: CGFloat = 47
    try expect(window.element("sidebar").frame.minY, equals: 50 + bar)
    window.click("two")
    try expect(window.element("detail").label, equals: "two")
  }
}
