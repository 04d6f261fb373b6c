import AppKit
import SwiftUI

@main struct BarApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
  @State private var count = 1
  var body: some Scene {
    MenuBarExtra("Bar", systemImage: "\(count).circle") {
      Button("One") { count = 1 }.keyboardShortcut("1")
      Divider()
      SettingsLink { Text("Settings…") }
      Button("Old") { NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil) }
      Button("Quit") { NSApplication.shared.terminate(nil) }.keyboardShortcut("q")
    }
    .menuBarExtraStyle(.menu)
    Settings { Form { Toggle("Launch", isOn: .constant(true)) }.frame(width: 300) }
  }
}
class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.setActivationPolicy(.accessory)
    NotificationCenter.default.addObserver(
      self, selector: #selector(woke(_:)), name: NSApplication.didBecomeActiveNotification, object: nil)
  }
  @objc func woke(_ note: Notification) {}
  func copy(_ s: String) { NSPasteboard.general.clearContents(); NSPasteboard.general.setString(s, forType: .string) }
}
