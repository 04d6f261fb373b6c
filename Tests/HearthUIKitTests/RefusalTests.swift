import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

private final class Delegate: NSObject, UIApplicationDelegate {
  static var failures: [CocoaError.Code] = []
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    if let error = error as? CocoaError { Self.failures.append(error.code) }
  }
}
private struct Mail: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate
  var body: some Scene { WindowGroup { Content() } }
}
private struct MailWithoutDelegate: App {
  var body: some Scene { WindowGroup { Content() } }
}
private struct Content: View {
  @State private var icon = "-"
  var body: some View {
    VStack {
      Text(icon).accessibilityIdentifier("icon")
      Button("Dark") {
        UIApplication.shared.setAlternateIconName("Dark") { error in
          icon = (error as? CocoaError)?.code == .featureUnsupported ? "unsupported" : "set"
        }
      }
      .accessibilityIdentifier("dark")
      Button("First") {
        UIApplication.shared.setAlternateIconName(nil) { error in icon = error == nil ? "first" : "error" }
      }
      .accessibilityIdentifier("first")
      Button("Silent") { UIApplication.shared.setAlternateIconName("Dark") }.accessibilityIdentifier("silent")
      Button("Register") { UIApplication.shared.registerForRemoteNotifications() }
        .accessibilityIdentifier("register")
      Button("Light") { UIScreen.main.brightness = 0.2 }.accessibilityIdentifier("light")
    }
  }
}

@Suite(.serialized) @MainActor struct RefusalTests {}

extension RefusalTests {
  @QuickTesting.Test func `Another icon is an error, and the first one is there already`() async throws {
    let window = TestWindow(MailWithoutDelegate.self)
    expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
    window.click("dark")
    await window.settleTasks()
    try expect(window.element("icon").label, equals: "unsupported")
    window.click("first")
    await window.settleTasks()
    try expect(window.element("icon").label, equals: "first")
    expect(window.reports.isEmpty)
    window.click("silent")
    expect(window.reports.contains { $0.contains("setAlternateIconName") })
  }
  @QuickTesting.Test func `The delegate hears that messages of a server do not come`() async {
    Delegate.failures = []
    let window = TestWindow(Mail.self)
    window.click("register")
    expect(Delegate.failures.isEmpty)
    await window.settleTasks()
    expect(Delegate.failures, equals: [.featureUnsupported])
    expect(!UIApplication.shared.isRegisteredForRemoteNotifications && window.reports.isEmpty)
  }
  @QuickTesting.Test func `Without a delegate that is reported`() {
    let window = TestWindow(MailWithoutDelegate.self)
    window.click("register")
    expect(window.reports.contains { $0.contains("registerForRemoteNotifications") })
  }
  @QuickTesting.Test func `The light of the display is the user's`() {
    let window = TestWindow(MailWithoutDelegate.self)
    let before = UIScreen.main.brightness
    window.click("light")
    expect(UIScreen.main.brightness, equals: before)
    expect(window.reports.contains { $0.contains("UIScreen.brightness") })
  }
  @QuickTesting.Test func `The light of the machine's display is read`() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("backlight-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    func write(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = directory.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((text + "\n").utf8).write(to: file)
      }
    }
    expect(Backlight.read(directory.path) == nil)
    try write(["a/brightness": "dark", "a/max_brightness": "100"])
    expect(Backlight.read(directory.path) == nil)
    try write(["b/brightness": "300", "b/max_brightness": "1200"])
    expect(Backlight.read(directory.path), equals: 0.25)
  }
}
