import HearthTesting
import SwiftUI
import Testing

@testable import Components

@MainActor struct RadioGroupTests {
  let window = TestWindow(ComponentsApp.self)

  @Test func `one choice at a time, and the tap tells old and new`() throws {
    #expect(try window.element("radio Medium").isSelected)
    window.click("radio Large")
    #expect(try window.element("radio Large").isSelected)
    #expect(try !window.element("radio Medium").isSelected)
    #expect(try window.element("choice").label == "The choice is Large.")
    #expect(try window.element("last").label == "Last tap: Medium to Large")
  }
  @Test func `nothing may be chosen`() throws {
    window.click("clear")
    #expect(try window.element("choice").label == "Nothing is chosen.")
    window.click("radio Small")
    #expect(try window.element("last").label == "Last tap: none to Small")
  }
  @Test func `another layout keeps the choice`() throws {
    window.click("radio Small")
    window.click("layout")
    #expect(try window.element("radio Small").isSelected)
    let small = try window.element("radio Small").frame, large = try window.element("radio Large").frame
    #expect(small.minY == large.minY && small.maxX < large.minX)
  }
}
