import SwiftUI

@main struct TrioMacApp: App {
  @NSApplicationDelegateAdaptor(Delegate.self) var delegate
  var body: some Scene {
    WindowGroup { ContentView().environment(Model.shared) }.commands { CommandGroup(replacing: .newItem) {} }
    Settings { Text(verbatim: "S") }
  }
}
final class Delegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ n: Notification) {
    NSApp.setActivationPolicy(.regular); NSApp.activate(ignoringOtherApps: true)
  }
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}
