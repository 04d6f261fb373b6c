import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

private struct Themes: View {
  @State private var log = ""
  var body: some View {
    VStack {
      Text(verbatim: log).accessibilityIdentifier("log")
      Menu("Theme") {
        ForEach(["Dark", "Light"], id: \.self) { name in
          Button(name) { log += "!\(name) " }.onMenuItemHighlight { log += $0 ? "+\(name) " : "-\(name) " }
        }
        Menu("More") { Button("Sepia") {} }.onMenuItemHighlight { log += $0 ? "+More " : "-More " }
      }
      .accessibilityIdentifier("menu")
      Button("Outside") {}.onMenuItemHighlight { _ in log += "?" }.accessibilityIdentifier("outside")
    }
  }
}

@MainActor struct MenuHighlightTests {
  private func log(_ window: TestWindow) throws -> String { try window.element("log").label }

  @Test func `keys highlight one item after the other, and the end of the menu none`() throws {
    let window = TestWindow(size: CGSize(width: 500, height: 400)) { Themes() }
    window.click("menu")
    window.press(.downArrow)
    window.press(.downArrow)
    window.press(.escape)
    try expect(log(window), equals: "+Dark -Dark +Light -Light ")
  }
  @Test func `what was highlighted hears of the end before it acts`() throws {
    let window = TestWindow(size: CGSize(width: 500, height: 400)) { Themes() }
    window.click("menu")
    window.press(.downArrow)
    window.press(.return)
    try expect(log(window), equals: "+Dark -Dark !Dark ")
  }
  @Test func `the pointer highlights, and an item stays so while its submenu is open`() throws {
    let window = TestWindow(size: CGSize(width: 500, height: 400)) { Themes() }
    window.click("menu")
    let light = try require(window.menuItem("Light")).frame
    window.hover(at: CGPoint(x: light.midX, y: light.midY))
    try expect(log(window), equals: "+Light ")
    window.press(.downArrow)
    window.press(.rightArrow)
    try expect(log(window), equals: "+Light -Light +More ")
    window.press(.escape)
    window.press(.escape)
    try expect(log(window), equals: "+Light -Light +More -More ")
  }
  @Test func `outside of a menu nothing is highlighted`() throws {
    let window = TestWindow(size: CGSize(width: 500, height: 400)) { Themes() }
    window.click("outside")
    try expect(log(window), equals: "")
  }
}
