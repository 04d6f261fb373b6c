import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUI

@MainActor struct NavigationColumnsTests {
  private func name(_ name: String) -> some View { Text(name).accessibilityIdentifier(name) }

  @QuickTesting.Test func `views one after the other are columns`() throws {
    let two = TestWindow(size: CGSize(width: 1200, height: 700)) {
      NavigationColumns(content: TupleView((name("sidebar"), name("detail"))))
    }
    expect(two.shown(), equals: ["sidebar", "detail"])
    let three = TestWindow(size: CGSize(width: 1200, height: 700)) {
      NavigationColumns(content: TupleView((name("sidebar"), name("content"), name("detail"))))
    }
    expect(three.shown(), equals: ["sidebar", "content", "detail"])
    try expect(three.element("content").frame.midX < three.element("detail").frame.midX)
  }
  @QuickTesting.Test func `a view alone is the sidebar`() {
    let window = TestWindow(size: CGSize(width: 1200, height: 700)) { NavigationColumns(content: name("sidebar")) }
    expect(window.shown(), equals: ["sidebar"])
  }
  @available(*, deprecated) @Test func `a navigation view whose list has a selection begins at the list on a phone`() {
    struct Messages: View {
      @State private var selection: Set<Int> = [0]
      var body: some View {
        NavigationView {
          List(selection: $selection) {
            NavigationLink(destination: Text("first").accessibilityIdentifier("detail")) { Text("row 0") }.tag(0)
              .accessibilityIdentifier("row 0")
            NavigationLink(destination: Text("second").accessibilityIdentifier("detail")) { Text("row 1") }
              .accessibilityIdentifier("row 1")
          }
          .navigationTitle("Messages").accessibilityIdentifier("sidebar")
          Text("none").accessibilityIdentifier("detail")
        }
      }
    }
    let window = TestWindow(size: narrow, idiom: .phone) { Messages() }
    expect(window.shown(), equals: ["sidebar"])
    window.click("row 1")
    expect(window.label("detail"), equals: "second")
    window.press(.escape)
    expect(window.shown() == ["sidebar"] && window.reports == [])
  }
}
