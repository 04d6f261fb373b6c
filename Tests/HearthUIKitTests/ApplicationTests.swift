import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// What a delegate has heard, in order.
@MainActor private final class Log {
  static var lines: [String] = []
}

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var launches = 0
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    Log.lines.append("launched with \(application.delegate === self ? "this delegate" : "another one")")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { Log.lines.append("not active") }
  func applicationWillTerminate(_ application: UIApplication) { Log.lines.append("end") }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    Log.lines.append("open \(url.absoluteString)")
    return url.scheme == "recipes"
  }
}

private struct Recipes: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  var body: some Scene {
    WindowGroup { Content() }
  }
}
private struct Content: View {
  @EnvironmentObject private var delegate: Delegate
  @State private var opened = ""
  @State private var notes: [String] = []
  var body: some View {
    VStack {
      Text("launches: \(delegate.launches)").accessibilityIdentifier("launches")
      Text("opened: \(opened)").accessibilityIdentifier("opened")
      Text(notes.joined(separator: " ")).accessibilityIdentifier("notes")
    }
    .onOpenURL { opened = $0.absoluteString }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
      notes.append("resign")
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
      notes.append("active")
    }
  }
}

@Suite(.serialized) @MainActor struct ApplicationTests {}

extension ApplicationTests {
  @QuickTesting.Test func `A delegate hears of the life of its app, and is in the environment`() throws {
    Log.lines = []
    let window = TestWindow(Recipes.self)
    expect(Log.lines, equals: ["launched with this delegate", "active"])
    try expect(window.element("launches").label, equals: "launches: 1")
    // Notifications are of the process, in which other apps are tested.
    let before = try window.element("notes").label
    window.deactivate()
    window.activate()
    expect(Log.lines.suffix(2), equals: ["not active", "active"])
    try expect(window.element("notes").label, equals: before + " resign active")
    window.close()
    expect(Log.lines.suffix(2), equals: ["not active", "end"])
  }
  @QuickTesting.Test func `A URL that the delegate takes reaches no window`() throws {
    let window = TestWindow(Recipes.self)
    try window.openURL(require(URL(string: "recipes://1")))
    try expect(window.element("opened").label, equals: "opened: ")
    try window.openURL(require(URL(string: "other://2")))
    try expect(window.element("opened").label, equals: "opened: other://2")
    expect(Log.lines.suffix(2), equals: ["open recipes://1", "open other://2"])
  }
}

private struct Report: View {
  var body: some View {
    VStack {
      Text(verbatim: "\(Int(UIScreen.main.bounds.width))×\(Int(UIScreen.main.bounds.height))").accessibilityIdentifier(
        "screen")
      Text("\(UIDevice.current.userInterfaceIdiom)").accessibilityIdentifier("idiom")
      Text(UIDevice.current.orientation.isLandscape ? "landscape" : "portrait").accessibilityIdentifier("orientation")
      Button("Open") { UIApplication.shared.open(URL(string: "https://example.org/a")!) }
        .accessibilityIdentifier("open")
      Button("Unknown") { UIApplication.shared.open(URL(string: "no-such-scheme://b")!) { found = $0 } }
        .accessibilityIdentifier("unknown")
      Text(found.map { "\($0)" } ?? "-").accessibilityIdentifier("found")
      Button("Done") {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
      }
      .accessibilityIdentifier("done")
    }
  }
  @State private var found: Bool?
}
private struct ReportApp: App {
  var body: some Scene { WindowGroup { Report() } }
}

@MainActor struct DeviceTests {
  @QuickTesting.Test func `The screen of a phone is its window, also on its side`() throws {
    let window = TestWindow(ReportApp.self, size: CGSize(width: 390, height: 844), idiom: .phone)
    try expect(window.element("screen").label, equals: "390×844")
    try expect(window.element("idiom").label, equals: "phone")
    try expect(window.element("orientation").label, equals: "portrait")
    let wide = TestWindow(ReportApp.self, size: CGSize(width: 1024, height: 768), idiom: .pad)
    let shown = try wide.element("screen").label
    expect(shown, equals: "1024×768")
    try expect(wide.element("orientation").label, equals: "landscape")
  }
  @QuickTesting.Test func `The screen of a desktop is the display, and its interface that of a tablet`() throws {
    let window = TestWindow(ReportApp.self)
    let shown = try window.element("screen").label
    expect(shown, equals: "1920×1080")
    try expect(window.element("idiom").label, equals: "pad")
  }
  @QuickTesting.Test func `URLs are opened with the desktop where it has a program for them`() async throws {
    let window = TestWindow(ReportApp.self)
    window.click("open")
    expect(window.openedURLs.map(\.absoluteString), equals: ["https://example.org/a"])
    window.click("unknown")
    await window.settleTasks()
    try expect(window.element("found").label, equals: "false")
    expect(window.openedURLs.count, equals: 1)
  }
  @QuickTesting.Test func `Generators play what the modifiers of views play`() throws {
    let window = TestWindow(ReportApp.self)
    window.click("done")
    expect(
      window.playedFeedback, equals: [.success, .impact(weight: .heavy, intensity: 0.5), .selection])
  }
  @QuickTesting.Test func `A machine has one number for each app`() throws {
    let number = UIDevice.current.identifierForVendor
    expect(number, equals: UIDevice.current.identifierForVendor)
    if FileManager.default.fileExists(atPath: "/etc/machine-id") { expect(number != nil) }
    expect(UIDevice.current.systemName == "Linux" && !UIDevice.current.systemVersion.isEmpty)
  }
}

struct BatteryTests {
  private func read(_ files: [String: String]) throws -> Battery? {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("battery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (name, text) in files {
      let file = directory.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: file)
    }
    return Battery.read(directory.path)
  }
  @QuickTesting.Test func `The battery of the machine is read, and not that of a mouse`() throws {
    let mouse = ["A/type": "Battery", "A/scope": "Device", "A/capacity": "10", "A/status": "Discharging"]
    let own = ["B/type": "Battery", "B/capacity": "87", "B/status": "Charging", "C/type": "Mains"]
    let battery = try require(try read(mouse.merging(own) { $1 }))
    expect(battery.level == 0.87 && battery.state == .charging)
    try expect(read(mouse) == nil)
    try expect(read(["B/type": "Battery", "B/capacity": "many"]) == nil)
    try expect(read(["B/type": "Battery", "B/capacity": "100", "B/status": "Full"])?.state, equals: .full)
  }
  @QuickTesting.Test func `Nothing is told unless an app asks`() {
    UIDevice.current.isBatteryMonitoringEnabled = false
    expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
  }
}
