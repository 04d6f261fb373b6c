import HearthTesting
import SwiftUI
import Testing

@testable import Errands

@MainActor struct ErrandsTests {
  @Test func `an errand is added by Return`() throws {
    let window = TestWindow { ContentView() }
    window.type("Post the letter\n")
    #expect(window.find { $0.label == "Post the letter" } != nil)
  }
}
