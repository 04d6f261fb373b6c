import Cocoa
import SwiftUI

final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NotificationCenter.default.addObserver(
      self, selector: #selector(saved(_:)), name: Notification.Name("saved"), object: nil)
  }
  @objc private func saved(_ notification: Notification) {}
}

@main struct LedgerApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  var body: some Scene {
    WindowGroup { ContentView() }
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}
