import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

@testable import HearthUI

/// What the delegates have heard, in order.
@MainActor private final class ShortcutLog {
  static var lines: [String] = []
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
private let information: [String: Any] = [
  "UIApplicationShortcutItems": [
    [
      "UIApplicationShortcutItemType": "org.example.add", "UIApplicationShortcutItemTitle": "Add",
      "UIApplicationShortcutItemSubtitle": "A note", "UIApplicationShortcutItemIconSymbolName": "plus",
      "UIApplicationShortcutItemUserInfo": ["kind": "note"],
    ],
    ["UIApplicationShortcutItemType": "org.example.find", "UIApplicationShortcutItemTitle": "Find"],
    ["UIApplicationShortcutItemType": "org.example.untitled"],
  ]
]

// MARK: - A delegate of the app

private final class AppShortcutDelegate: NSObject, UIApplicationDelegate {
  static var isOpenAfterLaunch = true
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    ShortcutLog.lines.append("launched for \(item?.type ?? "nothing")")
    return Self.isOpenAfterLaunch
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let kind = shortcutItem.userInfo?["kind"] as? String
    ShortcutLog.lines.append("app performs \(shortcutItem.localizedTitle)\(kind.map { " of \($0)" } ?? "")")
    completionHandler(true)
  }
}
private struct AppShortcuts: App {
  @UIApplicationDelegateAdaptor private var delegate: AppShortcutDelegate
  var body: some Scene { WindowGroup { Text("App") } }
}

// MARK: - A delegate of scenes

private final class SceneShortcutApp: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneShortcutDelegate.self
    return configuration
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { ShortcutLog.lines.append("app performs \(shortcutItem.type)") }
}
private final class SceneShortcutDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ShortcutLog.lines.append("connected for \(options.shortcutItem?.type ?? "nothing")")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    ShortcutLog.lines.append("scene performs \(shortcutItem.type)")
    completionHandler(true)
  }
}
private struct SceneShortcuts: App {
  @UIApplicationDelegateAdaptor private var delegate: SceneShortcutApp
  var body: some Scene { WindowGroup { Text("Scenes") } }
}
private final class WaitingSceneApp: NSObject, UIApplicationDelegate {
  static var delegateClass: AnyClass = WaitingSceneDelegate.self
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Self.delegateClass
    return configuration
  }
}
private final class WaitingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    await Task.yield()
    ShortcutLog.lines.append("scene performs \(shortcutItem.type)")
    return true
  }
}
private final class DeafSceneDelegate: UIResponder, UIWindowSceneDelegate {}
private struct WaitingShortcuts: App {
  @UIApplicationDelegateAdaptor private var delegate: WaitingSceneApp
  var body: some Scene { WindowGroup { Text("Waiting") } }
}
private struct NoShortcuts: App {
  var body: some Scene { WindowGroup { Text("None") } }
}

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct ShortcutItemTests {
    init() {
      ShortcutLog.lines = []
      ShortcutEntry.information = information
      AppShortcutDelegate.isOpenAfterLaunch = true
    }

    @Test func `an app that runs performs an action by its delegate`() {
      let window = TestWindow(AppShortcuts.self)
      expect(ShortcutLog.take(), equals: ["launched for nothing"])
      window.performAction("org.example.add")
      expect(ShortcutLog.take(), equals: ["app performs Add of note"])
      expect(window.appReports.isEmpty)
      window.performAction("org.example.unknown")
      expect(ShortcutLog.take().isEmpty)
      expect(window.appReports.contains { $0.contains("org.example.unknown") })
    }
    @Test func `an app that is started for an action performs it, unless it has done so already`() {
      let window = TestWindow(AppShortcuts.self, performing: "org.example.find")
      expect(ShortcutLog.take(), equals: ["launched for org.example.find", "app performs Find"])
      AppShortcutDelegate.isOpenAfterLaunch = false
      _ = window.quit().relaunch()
      expect(ShortcutLog.take(), equals: ["launched for nothing"])
      _ = TestWindow(AppShortcuts.self, performing: "org.example.find")
      expect(ShortcutLog.take(), equals: ["launched for org.example.find"])
    }
    @Test func `a scene's delegate goes before the app's, and has the action of the start in its options`() {
      let window = TestWindow(SceneShortcuts.self, performing: "org.example.add")
      expect(ShortcutLog.take(), equals: ["connected for org.example.add"])
      window.performAction("org.example.find")
      expect(ShortcutLog.take(), equals: ["scene performs org.example.find"])
      expect(window.appReports.isEmpty)
    }
    @Test func `a delegate may wait while it performs an action, and where none performs it that is reported`() async {
      WaitingSceneApp.delegateClass = WaitingSceneDelegate.self
      let window = TestWindow(WaitingShortcuts.self)
      window.performAction("org.example.add")
      for _ in 0..<1_000 where ShortcutLog.lines.isEmpty { await Task.yield() }
      expect(ShortcutLog.take(), equals: ["scene performs org.example.add"])
      expect(window.appReports.isEmpty)
      WaitingSceneApp.delegateClass = DeafSceneDelegate.self
      let deaf = TestWindow(WaitingShortcuts.self)
      deaf.performAction("org.example.add")
      for _ in 0..<1_000 where deaf.appReports.isEmpty { await Task.yield() }
      expect(deaf.appReports.contains { $0.contains("org.example.add") })
    }
    @Test func `actions that an app sets are found while it runs, and reported, as no desktop shows them`() {
      let window = TestWindow(AppShortcuts.self)
      _ = ShortcutLog.take()
      let item = UIMutableApplicationShortcutItem(type: "recent", localizedTitle: "Recent")
      let reports = TestWindow.reports { UIApplication.shared.shortcutItems = [item] }
      expect(reports.contains { $0.contains("UIApplication.shortcutItems") })
      item.localizedTitle = "Changed"
      expect(UIApplication.shared.shortcutItems?.map(\.localizedTitle), equals: ["Recent"])
      window.performAction("recent")
      expect(ShortcutLog.take(), equals: ["app performs Recent"])
      UIApplication.shared.shortcutItems = nil
      expect(UIApplication.shared.shortcutItems == nil)
    }
    @Test func `an action that nobody performs is reported`() {
      let window = TestWindow(NoShortcuts.self)
      window.performAction("org.example.add")
      expect(window.appReports.contains { $0.contains("org.example.add") })
    }
    @Test func `what Info.plist says of an action is in its item`() throws {
      let entries = ShortcutEntry.all
      expect(entries.map(\.type), equals: ["org.example.add", "org.example.find"])
      let first = try require(entries.first)
      expect(first.title == "Add" && first.subtitle == "A note" && first.symbolName == "plus")
      expect(first.userInfo["kind"] as? String == "note")
    }
    @Test func `a copy of an item has what it has, and can be changed`() throws {
      let item = UIApplicationShortcutItem(
        type: "a", localizedTitle: "A", localizedSubtitle: "B", icon: UIApplicationShortcutIcon(type: .add),
        userInfo: ["n": NSNumber(value: 3)])
      let copy = try require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
      copy.localizedTitle = "C"
      expect(copy.type == "a" && copy.localizedTitle == "C" && item.localizedTitle == "A")
      expect(copy.localizedSubtitle == "B" && copy.icon == UIApplicationShortcutIcon(type: .add))
      expect(copy.userInfo?["n"] as? Int == 3)
    }
    @Test func `a desktop file has the actions of Info.plist`() {
      let lines = NoShortcuts.desktopEntry(program: "/opt/notes").split(separator: "\n")
      expect(
        lines.suffix(7),
        equals: [
          "Actions=org-example-add;org-example-find;", "[Desktop Action org-example-add]", "Name=Add",
          #"Exec="/opt/notes" --action "org.example.add""#, "[Desktop Action org-example-find]", "Name=Find",
          #"Exec="/opt/notes" --action "org.example.find""#,
        ])
      ShortcutEntry.information = [:]
      expect(!NoShortcuts.desktopEntry(program: "/opt/notes").contains("Action"))
    }
    @Test func `the command line asks for an action`() {
      var complaints: [String] = []
      let options = LaunchOptions(["/bin/App", "--action", "org.example.add"]) { complaints.append($0) }
      expect(options.action == "org.example.add" && complaints.isEmpty)
    }
  }
}
