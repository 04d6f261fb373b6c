import HearthTesting
import SwiftUI
import Testing

// As apps have them from before iOS 15.
extension View {
  fileprivate func overlay<Over: View>(alignment: Alignment = .center, @ViewBuilder _ over: () -> Over) -> some View {
    overlay(over(), alignment: alignment).accessibilityIdentifier("own overlay")
  }
  fileprivate func background<Under: View>(
    alignment: Alignment = .center, @ViewBuilder _ under: () -> Under
  ) -> some View {
    background(under(), alignment: alignment).accessibilityIdentifier("own background")
  }
}

@MainActor struct OwnOverlayTests {
  @Test func `an app's own function with another label is taken for a closure behind it`() {
    let window = TestWindow {
      VStack {
        Text("a").overlay(alignment: .top) { Color.red }
        Text("b").background { Color.red }
      }
    }
    #expect(window.find { $0.identifier == "own overlay" } != nil)
    #expect(window.find { $0.identifier == "own background" } != nil)
  }
}
