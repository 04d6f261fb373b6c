import HearthTesting
import QuickTesting
import SwiftUI

// As apps have them from before iOS 15.
extension View {
  fileprivate func overlay<Over: View>(alignment: Alignment = .center, @ViewBuilder _ over: () -> Over) -> some View {
    overlay(alignment: alignment, content: over).accessibilityIdentifier("own overlay")
  }
  fileprivate func background<Under: View>(
    alignment: Alignment = .center, @ViewBuilder _ under: () -> Under
  ) -> some View {
    background(alignment: alignment, content: under).accessibilityIdentifier("own background")
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
    expect(window.find { $0.identifier == "own overlay" } != nil)
    expect(window.find { $0.identifier == "own background" } != nil)
  }
}
