import Foundation
import HearthTesting
import Testing

@testable import SwiftUI

@MainActor struct NavigationColumnsTests {
  private func name(_ name: String) -> some View { Text(name).accessibilityIdentifier(name) }

  @Test func `views one after the other are columns`() throws {
    let two = TestWindow(size: CGSize(width: 1200, height: 700)) { NavigationColumns(content: TupleView((name("sidebar"), name("detail")))) }
    #expect(two.shown() == ["sidebar", "detail"])
    let three = TestWindow(size: CGSize(width: 1200, height: 700)) {
      NavigationColumns(content: TupleView((name("sidebar"), name("content"), name("detail"))))
    }
    #expect(three.shown() == ["sidebar", "content", "detail"])
    #expect(try three.element("content").frame.midX < three.element("detail").frame.midX)
  }
  @Test func `a view alone is the sidebar`() {
    let window = TestWindow(size: CGSize(width: 1200, height: 700)) { NavigationColumns(content: name("sidebar")) }
    #expect(window.shown() == ["sidebar"])
  }
}
