import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

struct CounterApp: App {
  @State private var count = 0
  var body: some Scene {
    WindowGroup("Counter") {
      Text("Count \(count)").onTapGesture { count += 1 }.accessibilityIdentifier("count")
    }
  }
}

@MainActor struct AppTests {
  @QuickTesting.Test func `state of an app is kept and shown by its window`() throws {
    let window = TestWindow(CounterApp.self)
    try expect(window.element("count").label, equals: "Count 0")
    window.click("count")
    window.click("count")
    try expect(window.element("count").label, equals: "Count 2")
  }

  #if GTK
    @Test func `a picture shows the text of the window`() throws {
      let window = TestWindow(text: .real, size: CGSize(width: 120, height: 40)) { Text("Hearth") }
      let picture = try window.picture(scale: 2)
      expect(picture.width == 2 * 120 && picture.height == 2 * 40)
      let dark = (0..<picture.width).flatMap { x in (0..<picture.height).map { (x, $0) } }.filter {
        picture.color(x: $0.0, y: $0.1).red < 100
      }
      expect(dark.count > 200)
    }
  #endif
}
