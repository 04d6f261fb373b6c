import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Levels of the background.
@MainActor struct BackgroundLevelTests {
  @QuickTesting.Test func `the second level of the background is seen upon a page, and the third upon that`() throws {
    let window = TestWindow(size: CGSize(width: 60, height: 60), idiom: .phone) {
      ZStack {
        Rectangle().fill(.background)
        Rectangle().fill(.background.secondary).frame(width: 40, height: 40)
        Rectangle().fill(.background.tertiary).frame(width: 20, height: 20)
      }
      .ignoresSafeArea()
    }
    let picture = try window.picture()
    // Source: UIKit, `systemBackground` and `secondarySystemBackground` in light.
    expect(picture.color(x: 2, y: 2).red == 0xFF && picture.color(x: 14, y: 14).red == 0xF2)
    expect(picture.color(x: 14, y: 14).blue == 0xF7 && picture.color(x: 30, y: 30).red == 0xFF)
  }
}
