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
    window.advance(by: .seconds(2))
    #expect(try window.element("radio Small").isSelected)
    let small = try window.element("radio Small").frame, large = try window.element("radio Large").frame
    #expect(small.minY == large.minY && small.maxX < large.minX)
  }
  @Test func `items travel between the layouts, and come to rest where the layout has them`() throws {
    let start = try window.element("radio Large").frame
    window.click("layout")
    var places: [CGPoint] = []
    for _ in 0..<60 {
      window.advance(by: .milliseconds(16))
      places.append(try window.element("radio Large").frame.origin)
    }
    window.advance(by: .seconds(2))
    let end = try window.element("radio Large").frame.origin
    #expect(places[3].x > start.minX && places[3].x < end.x && places[3].y < start.minY && places[3].y > end.y)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.x <= $1.x + 0.01 })
    #expect(abs(places[59].x - end.x) < 1 && abs(places[59].y - end.y) < 1)
  }
  @Test func `the picture of the choice travels from its item into the summary`() throws {
    let start = try window.element("radio Large").frame
    window.click("radio Large")
    var places: [CGPoint] = []
    for _ in 0..<60 {
      window.advance(by: .milliseconds(16))
      let frame = try window.element("picture in the summary").frame
      places.append(CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(abs(places[0].y - start.midY) < 40)
    #expect(places[59].y > places[0].y + 60)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.y <= $1.y + 2 })
  }
}
