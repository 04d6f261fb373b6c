import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UserNotifications

@testable import HearthUIKit

/// What the delegate has heard.
@MainActor private final class Heard {
  static var lines: [String] = []
}

private final class Delegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Heard.lines.append("will present \(notification.request.identifier)")
    completionHandler(notification.request.identifier == "quiet" ? [] : [.banner, .sound, .badge])
  }
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    let action =
      response.actionIdentifier == UNNotificationDefaultActionIdentifier
      ? "opened"
      : response.actionIdentifier == UNNotificationDismissActionIdentifier ? "dismissed" : response.actionIdentifier
    let id = response.notification.request.content.userInfo["id"] as? Int
    let text = (response as? UNTextInputNotificationResponse).map { " “\($0.userText)”" } ?? ""
    Heard.lines.append("\(action) \(response.notification.request.identifier) \(id ?? 0)\(text)")
  }
}

private struct TeaApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  var body: some Scene { WindowGroup { Text("Tea") } }
}
/// An app without a delegate.
private struct PlainApp: App {
  var body: some Scene { WindowGroup { PlainView() } }
}
private struct PlainView: View {
  @State private var isAllowed: Bool?
  @State private var status: UNAuthorizationStatus?
  var body: some View {
    VStack {
      Text(isAllowed.map { "\($0)" } ?? "-").accessibilityIdentifier("allowed")
      Text(status.map { "\($0)" } ?? "-").accessibilityIdentifier("status")
      Button("Ask") {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { granted, error in
          if error == nil { DispatchQueue.main.async { isAllowed = granted } }
        }
      }
      .accessibilityIdentifier("ask")
    }
    .task { status = await UNUserNotificationCenter.current().notificationSettings().authorizationStatus }
  }
}

@MainActor private func content(_ title: String, id: Int = 0) -> UNMutableNotificationContent {
  let content = UNMutableNotificationContent()
  (content.title, content.body, content.sound) = (title, "It is ready", .default)
  content.userInfo = ["id": id]
  return content
}

/// Tests that wait while an app runs: one after the other, as the app that was started last is the current one.
@Suite(.serialized) @MainActor enum WaitingAppTests {}

extension WaitingAppTests {}

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct NotificationTests {
    private let center = UNUserNotificationCenter.current()
    private func add(_ identifier: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger? = nil) {
      center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    @Test func `an app may show notifications where the desktop does`() async throws {
      let window = TestWindow(PlainApp.self)
      await window.settleTasks()
      try expect(window.element("status").label, equals: "authorized")
      window.click("ask")
      await window.settleTasks()
      try expect(window.element("allowed").label, equals: "true")
      window.showsNotifications = false
      await expect(center.notificationSettings().authorizationStatus, equals: .denied)
      try await expect(!center.requestAuthorization(options: .alert))
      await #expect(throws: UNError(.notificationsNotAllowed)) {
        try await center.add(UNNotificationRequest(identifier: "a", content: content("A"), trigger: nil))
      }
    }
    @Test func `a notification comes when its time has come, and again if it repeats`() async throws {
      let window = TestWindow(TeaApp.self)
      window.deactivate()
      add("tea", content("Tea"), UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false))
      add("rest", content("Rest"), UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: true))
      await window.settleTasks()
      await expect(center.pendingNotificationRequests().map(\.identifier), equals: ["tea", "rest"])
      window.advance(by: .seconds(179))
      expect(window.notifications.isEmpty)
      window.advance(by: .seconds(1))
      expect(window.notifications.map(\.title), equals: ["Tea"])
      expect(window.notifications.map(\.body), equals: ["It is ready"])
      window.advance(by: .seconds(420))
      expect(window.notifications.map(\.title), equals: ["Tea", "Rest"])
      window.notifications[1].dismiss()
      window.advance(by: .seconds(600))
      expect(window.notifications.map(\.title), equals: ["Tea", "Rest"])
      await expect(center.deliveredNotifications().map(\.request.identifier), equals: ["tea", "rest"])
      center.removeAllPendingNotificationRequests()
      center.removeDeliveredNotifications(withIdentifiers: ["tea"])
      expect(window.notifications.map(\.title), equals: ["Rest"])
      center.removeAllDeliveredNotifications()
      window.advance(by: .seconds(1200))
      expect(window.notifications.isEmpty)
    }
    @Test func `a notification comes at a time of the calendar`() async throws {
      let window = TestWindow(TeaApp.self)
      window.deactivate()
      // It is noon in Greenwich.
      var time = DateComponents()
      (time.hour, time.minute, time.timeZone) = (12, 30, .gmt)
      add("lunch", content("Lunch"), UNCalendarNotificationTrigger(dateMatching: time, repeats: true))
      await window.settleTasks()
      window.advance(by: .seconds(1798))
      expect(window.notifications.isEmpty)
      window.advance(by: .seconds(2))
      expect(window.notifications.map(\.title), equals: ["Lunch"])
      await expect(center.pendingNotificationRequests().count, equals: 1)
      center.removePendingNotificationRequests(withIdentifiers: ["lunch"])
      await expect(center.pendingNotificationRequests().isEmpty)
      // The first of January of that year has passed.
      var past = DateComponents()
      (past.year, past.month, past.day) = (2020, 1, 1)
      await #expect(throws: UNError(.notificationInvalidNoDate)) {
        try await center.add(
          UNNotificationRequest(
            identifier: "past", content: content("Past"),
            trigger: UNCalendarNotificationTrigger(dateMatching: past, repeats: false)))
      }
    }
    @Test func `in front the delegate decides`() async throws {
      Heard.lines = []
      let window = TestWindow(TeaApp.self)
      let shown = content("Shown")
      shown.badge = 3
      add("shown", shown)
      add("quiet", content("Quiet"))
      await window.settleTasks()
      expect(Heard.lines, equals: ["will present shown", "will present quiet"])
      expect(window.notifications.map(\.title), equals: ["Shown"])
      expect(window.badge, equals: 3)
      try await center.setBadgeCount(0)
      expect(window.badge, equals: 0)
      // Without a delegate nothing is shown in front.
      let plain = TestWindow(PlainApp.self)
      add("plain", content("Plain"))
      await plain.settleTasks()
      expect(plain.notifications.isEmpty)
    }
    @Test func `the delegate hears what the user does`() async throws {
      Heard.lines = []
      let window = TestWindow(TeaApp.self)
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "tea",
          actions: [
            UNNotificationAction(identifier: "again", title: "Once more", options: [.foreground]),
            UNNotificationAction(identifier: "stop", title: "Stop", options: [.destructive]),
          ], intentIdentifiers: [], options: .customDismissAction)
      ])
      await expect(center.notificationCategories().map(\.identifier), equals: ["tea"])
      window.deactivate()
      let tea = content("Tea", id: 7)
      tea.categoryIdentifier = "tea"
      func show() async throws -> NotificationElement {
        add("tea", tea)
        await window.settleTasks()
        return try require(window.notifications.first)
      }
      try await expect(show().buttons, equals: ["Once more", "Stop"])
      try await show().press("Once more")
      await window.settleTasks()
      try await show().press()
      await window.settleTasks()
      window.deactivate()
      try await show().dismiss()
      await window.settleTasks()
      expect(Heard.lines.filter { !$0.hasPrefix("will") }, equals: ["again tea 7", "opened tea 7", "dismissed tea 7"])
      expect(window.notifications.isEmpty)
    }
    @Test func `what a notification looks like`() async throws {
      let window = TestWindow(TeaApp.self)
      window.deactivate()
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-attachment.png")
      try Data().write(to: file)
      let tea = content("Tea")
      (tea.subtitle, tea.sound, tea.interruptionLevel) = ("Green", nil, .timeSensitive)
      tea.attachments = [try UNNotificationAttachment(identifier: "", url: file, options: nil)]
      add("tea", tea)
      // What changes afterwards does not concern it.
      tea.title = "Coffee"
      await window.settleTasks()
      let shown = try require(window.notifications.first)
      expect(shown.title, equals: "Tea")
      expect(shown.body, equals: "Green\nIt is ready")
      expect(shown.isSilent && shown.isUrgent && shown.picture == file)
      #expect(throws: UNError(.attachmentInvalidURL)) {
        try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/no/such/file"), options: nil)
      }
      let copy = try require(tea.mutableCopy() as? UNMutableNotificationContent)
      copy.body = "other"
      expect(tea.body == "It is ready" && copy.title == "Coffee")
    }
    @Test func `an answer that the user writes comes with the text`() async throws {
      Heard.lines = []
      let window = TestWindow(TeaApp.self)
      let reply = UNTextInputNotificationAction(
        identifier: "answer", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Text")
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "talk", actions: [UNNotificationAction(identifier: "later", title: "Later"), reply],
          intentIdentifiers: [])
      ])
      window.deactivate()
      let message = content("Message", id: 3)
      message.categoryIdentifier = "talk"
      add("message", message)
      await window.settleTasks()
      let shown = try require(window.notifications.first)
      expect(shown.buttons, equals: ["Later"])
      expect(shown.reply, equals: "Reply")
      shown.reply("Yes")
      await window.settleTasks()
      expect(Heard.lines.filter { !$0.hasPrefix("will") }, equals: ["answer message 3 “Yes”"])
    }
    @Test func `a notification has a sound of the app's, and icons of buttons are reported`() async throws {
      let window = TestWindow(TeaApp.self)
      window.deactivate()
      let file = try require(Bundle.main.resourceURL).appendingPathComponent("hearth-test-ding.wav")
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let tea = content("Tea")
      tea.sound = UNNotificationSound(named: UNNotificationSoundName(file.lastPathComponent))
      (tea.relevanceScore, tea.filterCriteria) = (0.5, "work")
      add("tea", tea)
      await window.settleTasks()
      expect(window.notifications.first?.sound?.lastPathComponent, equals: file.lastPathComponent)
      let delivered = await center.deliveredNotifications().first?.request.content
      expect(delivered?.relevanceScore, equals: 0.5)
      expect(delivered?.filterCriteria, equals: "work")
      let reports = TestWindow.reports {
        _ = UNNotificationSound(named: UNNotificationSoundName("no-such-sound"))
        _ = UNNotificationAction(
          identifier: "a", title: "A", icon: UNNotificationActionIcon(systemImageName: "checkmark"))
        _ = UNNotificationSound.defaultCriticalSound(withAudioVolume: 0.5)
      }
      expect(reports.count, equals: 3)
    }
    @Test func `one with the same identifier takes the place of the one before`() async throws {
      let window = TestWindow(TeaApp.self)
      window.deactivate()
      add("tea", content("First"))
      add("tea", content("Second"))
      add("later", content("A"), UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false))
      add("later", content("B"), UNTimeIntervalNotificationTrigger(timeInterval: 20, repeats: false))
      await window.settleTasks()
      expect(window.notifications.map(\.title), equals: ["Second"])
      window.advance(by: .seconds(30))
      expect(window.notifications.map(\.title), equals: ["Second", "B"])
    }
  }
}
