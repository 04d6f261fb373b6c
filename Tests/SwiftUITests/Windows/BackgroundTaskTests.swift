import HearthTesting
import SwiftUI
import Testing

private struct FeedApp: App {
  @State private var log = ""
  var body: some Scene {
    let log = $log
    WindowGroup { Text(self.log).accessibilityIdentifier("log") }
      .backgroundTask(.appRefresh("feed")) { await Self.add("feed", to: log) }
      .backgroundTask(.appRefresh) { identifier in await Self.add("any \(identifier ?? "none")", to: log) }
      .backgroundTask(.intentDidRun) { await Self.add("intent", to: log) }
  }
  @MainActor private static func add(_ text: String, to log: Binding<String>) { log.wrappedValue += text + "." }
}

@Suite("A task in the background") @MainActor struct BackgroundTaskTests {}

extension BackgroundTaskTests {
  private func log(_ window: TestWindow) throws -> String { try window.element("log").label }

  @Test func `is reported once by its name, as nothing on Linux wakes an app`() {
    let window = TestWindow(FeedApp.self)
    window.settle()
    #expect(window.appReports.count == 3, "\(window.appReports)")
    for name in [".appRefresh(\"feed\")", "(.appRefresh)", ".intentDidRun"] {
      #expect(window.appReports.filter { $0.contains(name) }.count == 1, "\(name)")
    }
  }
  @Test func `runs the actions that fit, in the app's state, when a test wakes the app`() async throws {
    let window = TestWindow(FeedApp.self)
    #expect(await window.runBackgroundTask(.appRefresh("feed")))
    #expect(try log(window).split(separator: ".").sorted() == ["any feed", "feed"])
    #expect(await window.runBackgroundTask(.intentDidRun))
    #expect(try log(window).hasSuffix("intent."))
    #expect(await window.runBackgroundTask(.relevantShortcut) == false)
    #expect(await window.runBackgroundTask(.watchConnectivity) == false)
  }
  @Test func `of a refresh gets the identifier`() async throws {
    let window = TestWindow(FeedApp.self)
    #expect(await window.runBackgroundTask(.appRefresh, nil))
    #expect(try log(window) == "any none.")
    #expect(await window.runBackgroundTask(.appRefresh, "feed"))
    #expect(try log(window).contains("feed.") && log(window).contains("any feed."))
    #expect(await window.runBackgroundTask(.appRefresh("other")))
    #expect(try log(window).hasSuffix("any other."))
  }
}
