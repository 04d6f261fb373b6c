import HearthTesting
import QuickTesting
import SwiftUI

/// A style of an app that has the name of one of ours.
private struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(7) }
}
extension ButtonStyle where Self == CardButtonStyle {
  fileprivate static var card: Self { Self() }
}
extension View {
  fileprivate func overlay<Content: View>(alignment: Alignment = .center, _ content: Content) -> some View {
    overlay(alignment: alignment) { content }
  }
  fileprivate func overlay<Content: View>(alignment: Alignment, _ isShown: Bool, _ content: () -> Content) -> some View
  {
    overlay(alignment: alignment) { if isShown { content() } }
  }
}

@MainActor struct OwnNameTests {
  @Test func `a style of an app with the name of one of ours, and functions named like ours, are the app's`() throws {
    let window = TestWindow {
      VStack {
        Button("card") {}.buttonStyle(.card).accessibilityIdentifier("card")
        Button("card") {}.buttonStyle(CardButtonStyle()).accessibilityIdentifier("same")
        Text("card").accessibilityIdentifier("text")
        Text("below").overlay(alignment: .top, Text("above")).overlay(alignment: .bottom, true) { Text("beside") }
          .overlay(Text("over"))
      }
    }
    let text = try window.element("text").frame.size
    try expect(
      window.element("card").frame.size, equals: CGSize(width: text.width + 2 * 7, height: text.height + 2 * 7))
    try expect(window.element("same").frame.size, equals: window.element("card").frame.size)
    for name in ["below", "above", "beside", "over"] { expect(window.displayList.contains("\"\(name)\""), "\(name)") }
  }
}
