import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

/// What the delegates have heard, in order.
@MainActor private final class ActivityLog {
  static var lines: [String] = []
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

// MARK: - A delegate of scenes

private final class ScenesDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ActivitySceneDelegate.self
    return configuration
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    ActivityLog.lines.append("the app continues")
    return true
  }
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    ActivityLog.lines.append("did update \(userActivity.userInfo?.count ?? 0)")
  }
}
private final class ActivitySceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// What the scene keeps.
  static var kept: NSUserActivity?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ActivityLog.lines.append("connect with \(options.userActivities.first?.activityType ?? "nothing")")
    if let activity = session.stateRestorationActivity {
      ActivityLog.lines.append("kept \(activity.activityType) \(activity.userInfo?["recipe"] as? Int ?? 0)")
      scene.userActivity = activity
    }
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    ActivityLog.lines.append("restore \(scene.userActivity === stateRestorationActivity)")
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    ActivityLog.lines.append("will continue \(userActivityType)")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    ActivityLog.lines.append("continue \(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)")
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    ActivityLog.lines += URLContexts.map { "open \($0.url.absoluteString)" }
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity ?? Self.kept }
}
private struct ScenesApp: App {
  @UIApplicationDelegateAdaptor private var delegate: ScenesDelegate
  var body: some Scene { WindowGroup { ContinuingView() } }
}
private struct ContinuingView: View {
  @State private var last = "nothing"
  var body: some View {
    VStack {
      Text(last).accessibilityIdentifier("last")
      Button("Ask") {
        let activity = NSUserActivity(activityType: "detail")
        activity.title = "Soup"
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
      }
      .accessibilityIdentifier("ask")
    }
    .onContinueUserActivity("detail") { last = $0.title ?? "-" }
  }
}

// MARK: - A delegate of the app alone

private final class RestoringController: UIViewController {
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    ActivityLog.lines.append("restore \(activity.activityType)")
  }
}
private final class PlainDelegate: NSObject, UIApplicationDelegate {
  static var takes = true
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    ActivityLog.lines.append("will continue \(userActivityType)")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    ActivityLog.lines.append("continue \(userActivity.webpageURL?.absoluteString ?? userActivity.activityType)")
    if Self.takes { restorationHandler([RestoringController()]) }
    return Self.takes
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    ActivityLog.lines.append("open \(url.absoluteString)")
    return false
  }
}
private struct PlainApp: App {
  @UIApplicationDelegateAdaptor private var delegate: PlainDelegate
  var body: some Scene { WindowGroup { Text("Plain").onOpenURL { ActivityLog.lines.append("view \($0)") } } }
}
private final class MacDelegate: NSObject, NSApplicationDelegate {
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool {
    ActivityLog.lines.append("continue \(userActivity.activityType)")
    restorationHandler([RestoringController()])
    return true
  }
}
private struct MacApp: App {
  @NSApplicationDelegateAdaptor private var delegate: MacDelegate
  var body: some Scene { WindowGroup { Text("Mac") } }
}

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct UserActivityDelegateTests {
    init() {
      ActivityLog.lines = []
      ActivitySceneDelegate.kept = nil
      PlainDelegate.takes = true
    }

    @Test func `a scene's delegate goes on with activities and web addresses, and opens other URLs`() throws {
      let window = TestWindow(ScenesApp.self)
      expect(ActivityLog.take(), equals: ["connect with nothing"])
      let detail = NSUserActivity(activityType: "detail")
      detail.title = "Cake"
      window.continueActivity(detail)
      expect(ActivityLog.take(), equals: ["will continue detail", "continue detail"])
      try expect(window.element("last").label, equals: "Cake")
      try window.openURL(require(URL(string: "https://example.org/soup")))
      expect(
        ActivityLog.take(),
        equals: ["will continue NSUserActivityTypeBrowsingWeb", "continue https://example.org/soup"])
      try window.openURL(require(URL(string: "recipes://soup")))
      expect(ActivityLog.take(), equals: ["open recipes://soup"])
      expect(window.reports.isEmpty)
    }
    @Test func `what a scene's delegate keeps is there when its window comes back`() {
      let window = TestWindow(ScenesApp.self)
      let activity = NSUserActivity(activityType: "recipe")
      activity.userInfo = ["recipe": 12]
      ActivitySceneDelegate.kept = activity
      _ = ActivityLog.take()
      let ended = window.quit()
      ActivitySceneDelegate.kept = nil
      _ = ActivityLog.take()
      let again = ended.relaunch()
      expect(ActivityLog.take(), equals: ["connect with nothing", "kept recipe 12", "restore true"])
      _ = again.quit().relaunch()
      expect(ActivityLog.take(), equals: ["connect with nothing", "kept recipe 12", "restore true"])
    }
    @Test func `a new window is asked for with an activity, which its delegate and its views get`() throws {
      let window = TestWindow(ScenesApp.self)
      _ = ActivityLog.take()
      window.click("ask")
      expect(window.windows.count, equals: 2)
      expect(ActivityLog.take(), equals: ["connect with detail"])
      try expect(window.windows[1].element("last").label, equals: "Soup")
      try expect(window.element("last").label, equals: "nothing")
    }
    @Test
    func `a delegate of the app goes on with activities where scenes have none, and hands on what it does not take`()
      throws
    {
      let window = TestWindow(PlainApp.self)
      let page = try require(URL(string: "https://example.org/soup"))
      window.openURL(page)
      let type = NSUserActivityTypeBrowsingWeb
      expect(
        ActivityLog.take(), equals: ["will continue \(type)", "continue https://example.org/soup", "restore \(type)"])
      PlainDelegate.takes = false
      window.openURL(page)
      expect(
        ActivityLog.take(),
        equals: [
          "will continue \(type)", "continue https://example.org/soup", "open https://example.org/soup",
          "view https://example.org/soup",
        ])
      try window.openURL(require(URL(string: "recipes://soup")))
      expect(ActivityLog.take(), equals: ["open recipes://soup", "view recipes://soup"])
    }
    @Test func `a delegate of a Mac goes on with activities`() {
      let window = TestWindow(MacApp.self)
      window.continueActivity(NSUserActivity(activityType: "view"))
      expect(ActivityLog.take(), equals: ["continue view", "restore view"])
      expect(window.reports.isEmpty)
    }
    @Test func `a responder brings its activity up to date when it is to be saved`() {
      final class Controller: UIViewController {
        override func updateUserActivityState(_ activity: NSUserActivity) {
          super.updateUserActivityState(activity)
          activity.addUserInfoEntries(from: ["recipe": 12])
        }
      }
      let window = TestWindow(ScenesApp.self)
      _ = ActivityLog.take()
      let controller = Controller(), activity = NSUserActivity(activityType: "recipe")
      controller.userActivity = activity
      window.settle()
      expect(activity.userInfo == nil)
      activity.needsSave = true
      window.settle()
      expect(activity.userInfo?["recipe"] as? Int == 12)
      expect(!activity.needsSave)
      expect(ActivityLog.take(), equals: ["did update 1"])
      controller.userActivity = nil
      activity.userInfo = nil
      activity.needsSave = true
      window.settle()
      expect(activity.userInfo == nil)
    }
  }
}
