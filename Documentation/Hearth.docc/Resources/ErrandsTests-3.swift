import HearthTesting
import SwiftUI
import Testing

@testable import Errands

@MainActor struct ErrandsTests {
  @Test func `an errand is added by Return`() throws {
    let window = TestWindow { ContentView() }
    window.type("Post the letter\n")
    #expect(window.find { $0.label == "Post the letter" } != nil)
    #expect(try window.element("draft").value == "")
    #expect(window.focused == "draft")
  }

  @Test func `the selected errand is removed by Delete`() throws {
    let window = TestWindow { ContentView() }
    window.press(.tab, modifiers: .shift)
    window.press(.downArrow)
    window.press(.delete)
    #expect(window.find { $0.label == "Buy bread" } == nil)
    #expect(window.find { $0.label == "Call the plumber" } != nil)
  }

  @Test func `a draft survives the end of the process`() throws {
    let window = TestWindow { ContentView() }
    window.type("Water the")
    window.advance(by: .seconds(1))
    let next = window.kill().relaunch()
    #expect(try next.element("draft").value == "Water the")
  }
}
