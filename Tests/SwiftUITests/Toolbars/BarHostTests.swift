import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUI

@MainActor private final class Pages: BackProvider {
  var titlesBehind: [String]
  var wentBack: [Int] = []
  init(_ titles: [String]) { titlesBehind = titles }
  func goBack(by count: Int) { wentBack.append(count) }
}

private struct Renamed: View {
  @State private var name = "Apples"
  var body: some View {
    Button("rename") { name = "Pears" }.accessibilityIdentifier("rename").navigationTitle(name)
  }
}

private struct TwoWindowsApp: App {
  var body: some Scene { WindowGroup("Fruit") { Renamed() } }
}

@MainActor struct BarHostTests {
  @Test func `content that asks for nothing has no bar`() throws {
    let window = TestWindow { BarHost { Color.red.accessibilityElement().accessibilityIdentifier("page") } }
    try expect(window.element("page").frame, equals: CGRect(x: 0, y: 0, width: 800, height: 600))
  }

  @Test func `a title makes a bar above the content`() throws {
    let window = TestWindow {
      BarHost { Color.red.accessibilityElement().accessibilityIdentifier("page").navigationTitle("Fruit") }
    }
    let title = try require(window.find { $0.label == "Fruit" })
    expect(title.traits.contains(.isHeader))
    let page = try window.element("page").frame
    expect(page.minY > title.frame.maxY && page.maxY == 600)
  }

  @Test func `an inner host keeps its title to itself`() {
    let window = TestWindow { BarHost { BarHost { Text("page").navigationTitle("Fruit") } } }
    let titles = window.tree.components(separatedBy: "Fruit").count - 1
    expect(titles, equals: 1)
  }

  @Test func `the back button goes back by one page`() throws {
    let pages = Pages(["Trees", "Plants"])
    let window = TestWindow { BarHost { Text("page") }.environment(\.backProvider, ObjectReference(pages)) }
    try expect(window.element("back").label, equals: "Trees")
    window.click("back")
    expect(pages.wentBack, equals: [1])
  }

  @Test func `the menu of the back button leads to every page behind`() throws {
    let pages = Pages(["Trees", "Plants"])
    let window = TestWindow { BarHost { Text("page") }.environment(\.backProvider, ObjectReference(pages)) }
    let frame = try window.element("back").frame
    window.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
    window.advance(by: .seconds(1))
    window.pointerUp(at: CGPoint(x: frame.midX, y: frame.midY))
    window.press(.downArrow)
    window.press(.downArrow)
    window.press(.return)
    expect(pages.wentBack, equals: [2])
  }

  @Test func `the secondary button opens the menu of the back button at once, and that of the bar beside it`() throws {
    let pages = Pages(["Trees", "Plants"])
    let window = TestWindow { BarHost { Text("page") }.environment(\.backProvider, ObjectReference(pages)) }
    let frame = try window.element("back").frame
    window.press(secondary: CGPoint(x: frame.midX, y: frame.midY))
    expect(window.find { $0.label == "Plants" } != nil && window.find { $0.label == "Text Only" } == nil)
    window.press(.escape)
    window.press(secondary: CGPoint(x: 400, y: frame.midY))
    expect(window.find { $0.label == "Text Only" } != nil)
  }

  @Test func `the window has the title of its page`() {
    let window = TestWindow(TwoWindowsApp.self)
    expect(window.host.title, equals: "Apples")
    window.click("rename")
    expect(window.host.title, equals: "Pears")
  }
}

extension TestWindow {
  fileprivate func press(secondary point: CGPoint) {
    content.handle(.pointer(PointerEvent(.moved, at: point, time: host.time)))
    content.handle(.pointer(PointerEvent(.down, at: point, button: .secondary, time: host.time)))
    settle()
    content.handle(.pointer(PointerEvent(.up, at: point, button: .secondary, time: host.time)))
    settle()
  }
}
