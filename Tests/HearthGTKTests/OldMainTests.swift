#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    @Test func `an app with the attribute UIApplicationMain starts with its delegate and its window`() async throws {
      try await Desktop.run("OldMainProbe", isForgetful: false) { desktop in
        try await desktop.app.until("the view controller") { desktop.app.lines.contains("shown") }
        #expect(desktop.app.lines.contains("launched AppDelegate, its application's delegate: true"))
      }
    }
  }
#endif
