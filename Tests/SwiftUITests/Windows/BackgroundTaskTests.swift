import HearthTesting
import QuickTesting
import SwiftUI

private struct FeedApp: App {
  @State private var log = ""
  var body: some Scene {
    let log = $log
    WindowGroup { Text(self.log).accessibilityIdentifier("log") }
      .backgroundTask(.appRefresh("feed")) { await Self.add("feed", to: log) }
      .backgroundTask(.appRefresh) { identifier in await Self.add("any \(identifier ?? "none")", to: log) }
      .backgroundTask(.intentDidRun) { await Self.add("intent", to: log) }
      .backgroundTask(.urlSession("films")) { await Self.add("films", to: log) }
  }
  @MainActor private static func add(_ text: String, to log: Binding<String>) { log.wrappedValue += text + "." }
}

/// A task in the background.
@MainActor struct BackgroundTaskTests {}

extension BackgroundTaskTests {
  private func log(_ window: TestWindow) throws -> String { try window.element("log").label }

  @Test func `is reported once by its name, as nothing on Linux wakes an app`() {
    let window = TestWindow(FeedApp.self)
    window.settle()
    expect(window.appReports.count, equals: 4, "\(window.appReports)")
    for name in [".appRefresh(\"feed\")", "(.appRefresh)", ".intentDidRun", ".urlSession(\"films\")"] {
      expect(window.appReports.filter { $0.contains(name) }.count, equals: 1, "\(name)")
    }
  }
  @Test func `runs the actions that fit, in the app's state, when a test wakes the app`() async throws {
    let window = TestWindow(FeedApp.self)
    await expect(window.runBackgroundTask(.appRefresh("feed")))
    try expect(log(window).split(separator: ".").sorted(), equals: ["any feed", "feed"])
    await expect(window.runBackgroundTask(.intentDidRun))
    try expect(log(window).hasSuffix("intent."))
    await expect(window.runBackgroundTask(.urlSession("films")))
    try expect(log(window).hasSuffix("films."))
    await expect(window.runBackgroundTask(.urlSession("songs")), equals: false)
    await expect(window.runBackgroundTask(.relevantShortcut), equals: false)
    await expect(window.runBackgroundTask(.watchConnectivity), equals: false)
  }
  @Test func `of a refresh gets the identifier`() async throws {
    let window = TestWindow(FeedApp.self)
    await expect(window.runBackgroundTask(.appRefresh, nil))
    try expect(log(window), equals: "any none.")
    await expect(window.runBackgroundTask(.appRefresh, "feed"))
    try expect(log(window).contains("feed.") && log(window).contains("any feed."))
    await expect(window.runBackgroundTask(.appRefresh("other")))
    try expect(log(window).hasSuffix("any other."))
  }
}
