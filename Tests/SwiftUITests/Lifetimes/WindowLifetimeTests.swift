import HearthTesting
import LifetimeCases
import QuickTesting
import SwiftUI
import Testing

private struct Page: View {
  @State private var model = LifetimeModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack { Button("close \(model.number)") { dismiss() }.accessibilityIdentifier("close") }
  }
}
private struct Shelf: View { var body: some View { Page() } }
private struct Opener: View {
  @Environment(\.openWindow) private var open
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var number = 0
  var body: some View {
    Button("open") {
      number += 1
      open(id: "extra", value: number)
    }
    .accessibilityIdentifier("open")
    Button("close all") { dismissWindow(id: "extra") }.accessibilityIdentifier("close all")
  }
}
private struct WindowsApp: App {
  var body: some Scene {
    WindowGroup(id: "main") { Opener() }
    WindowGroup(id: "extra", for: Int.self) { _ in Page() }
  }
}

@Suite(.serialized) @MainActor struct WindowLifetimeTests {}

extension WindowLifetimeTests {
  private func rounds(_ close: (TestWindow, TestWindow) -> Void) throws {
    let models = LifetimeCount()
    let window = TestWindow(WindowsApp.self)
    for _ in 0..<5 {
      LifetimeCount.using(models) { window.click("open") }
      window.advance(by: .milliseconds(300))
      let extra = try require(window.windows.first { $0 !== window })
      expect(models.living, equals: 1)
      close(window, extra)
      window.activate()
      window.advance(by: .milliseconds(300))
      // The test still has the window that has gone.
      expect(!extra.isOpen)
      expect(models.living, equals: 0)
      expect(window.windows.count, equals: 1)
    }
  }
  @QuickTesting.Test func `a window that its user closes lets go of its models`() throws { try rounds { $1.close() } }
  @QuickTesting.Test func `a window that closes itself lets go of its models`() throws {
    try rounds { $1.click("close") }
  }
  @QuickTesting.Test func `a window that the app closes lets go of its models`() throws {
    try rounds { main, _ in main.click("close all") }
  }

  @QuickTesting.Test func `a window of views alone lets go of its models when it closes`() {
    let models = LifetimeCount()
    // Within another view: the first value of a root's state is the test's own, which may start the app again.
    let window = LifetimeCount.using(models) { TestWindow { Shelf() } }
    expect(models.living, equals: 1)
    window.close()
    expect(models.living, equals: 0)
  }
  @QuickTesting.Test func `an app that has ended lets go of its models`() {
    let models = LifetimeCount()
    let window = TestWindow(WindowsApp.self)
    LifetimeCount.using(models) { window.click("open") }
    expect(models.living, equals: 1)
    window.quit()
    expect(models.living, equals: 0)
  }
}
