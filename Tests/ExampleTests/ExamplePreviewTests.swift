import HearthTesting
import SwiftUI
import Testing

@Suite("The previews of the examples") struct ExamplePreviewTests {}

extension ExamplePreviewTests {
  @Test(arguments: ["Rating", "Cards", "Groceries", "Landscape_Previews"]) func `open, and report nothing`(
    name: String
  ) async throws {
    let window = try await TestWindow(preview: name)
    #expect(window.reports == [])
    #expect(!window.elements.isEmpty)
  }
  @Test func `have state of their own`() async throws {
    let window = try await TestWindow(preview: "Rating")
    let stars = try #require(window.find { $0.label == "Rating" }).frame
    window.click(at: CGPoint(x: stars.maxX - 6, y: stars.midY))
    #expect(window.elements.contains { $0.label == "5 of 5" })
  }
  @Test func `have what their modifiers share`() async throws {
    let window = try await TestWindow(preview: "Groceries")
    #expect(window.find { $0.identifier == "line 1" } != nil)
  }
}
