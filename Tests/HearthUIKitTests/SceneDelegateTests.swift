import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

/// What the delegates have heard, in order.
@MainActor private final class Log {
  static var lines: [String] = []
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Log.lines.append("configure, \(connectingSceneSession.scene == nil ? "no scene" : "a scene")")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WindowDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("app active") }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    Log.lines.append("discard \(sceneSessions.count)")
  }
}
private final class WindowDelegate: UIResponder, UIWindowSceneDelegate, ObservableObject {
  @Published var title = "not connected"
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    title = "connected to \(scene.windows.count) window"
    Log.lines.append("connect\(scene.session === session && scene.delegate === self ? "" : " to another scene")")
  }
  func sceneDidDisconnect(_ scene: UIScene) {
    Log.lines.append("disconnect, \(scene.activationState == .unattached ? "unattached" : "attached")")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { Log.lines.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { Log.lines.append("not active") }
  func sceneWillEnterForeground(_ scene: UIScene) { Log.lines.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { Log.lines.append("background") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Log.lines += URLContexts.map { "open \($0.url.absoluteString)" }
  }
}
private struct Notes: App {
  @UIApplicationDelegateAdaptor private var delegate: Delegate
  var body: some Scene { WindowGroup { Content() } }
}
private struct Content: View {
  @EnvironmentObject private var sceneDelegate: WindowDelegate
  @State private var firstTitle = ""
  @State private var kept = ""
  @State private var identity = ""
  private var session: UISceneSession? {
    UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }?.session
  }
  var body: some View {
    VStack {
      Text(firstTitle).accessibilityIdentifier("title")
      Text(kept).accessibilityIdentifier("kept")
      Text(identity).accessibilityIdentifier("identity")
      Button("Read") {
        kept = session?.userInfo?["note"] as? String ?? "nothing"
        identity = session?.persistentIdentifier ?? ""
      }
      .accessibilityIdentifier("read")
      Button("Write") { session?.userInfo = ["note": "milk"] }.accessibilityIdentifier("write")
      Button("Write a view") { session?.userInfo = ["note": UIView()] }.accessibilityIdentifier("write a view")
    }
    .onAppear { firstTitle = sceneDelegate.title }
  }
}

@Suite(.serialized) @MainActor struct SceneDelegateTests {
  init() { Log.lines = [] }
}

extension SceneDelegateTests {
  @QuickTesting.Test func `A scene's delegate hears of its window from before the first body`() throws {
    let window = TestWindow(Notes.self)
    expect(Log.take(), equals: ["configure, no scene", "connect", "foreground", "active", "app active"])
    try expect(window.element("title").label, equals: "connected to 1 window")
    window.deactivate()
    expect(Log.take(), equals: ["not active"])
    window.activate()
    expect(Log.take().first, equals: "active")
    window.minimize()
    expect(Log.take(), equals: ["not active", "background"])
    window.unminimize()
    expect(Log.take().filter { $0 != "app active" }, equals: ["foreground", "active"])
  }
  @QuickTesting.Test func `A window that the user closes is disconnected and discarded`() {
    let window = TestWindow(Notes.self)
    _ = Log.take()
    window.close()
    expect(Log.take(), equals: ["not active", "background", "disconnect, unattached", "discard 1"])
  }
  @QuickTesting.Test func `An app that ends disconnects its windows, which come back`() {
    let window = TestWindow(Notes.self)
    _ = Log.take()
    _ = window.quit()
    expect(Log.take(), equals: ["not active", "background", "disconnect, unattached"])
  }
  @QuickTesting.Test func `What a session keeps comes back with its window`() throws {
    let window = TestWindow(Notes.self)
    window.click("read")
    try expect(window.element("kept").label, equals: "nothing")
    window.click("write")
    window.click("read")
    let identity = try window.element("identity").label
    let next = window.quit().relaunch()
    next.click("read")
    try expect(next.element("kept").label, equals: "milk")
    try expect(next.element("identity").label == identity && !identity.isEmpty)
  }
  @QuickTesting.Test func `What no property list holds is reported`() throws {
    let window = TestWindow(Notes.self)
    window.click("write a view")
    expect(window.reports.contains { $0.contains("UISceneSession.userInfo") })
  }
  @QuickTesting.Test func `A URL reaches the scene's delegate`() throws {
    let window = TestWindow(Notes.self)
    _ = Log.take()
    try window.openURL(require(URL(string: "notes://1")))
    expect(Log.take(), equals: ["open notes://1"])
    expect(window.reports.isEmpty)
  }
}

private final class NoDelegate: NSObject {}
private final class WrongDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    configuration.delegateClass = NoDelegate.self
    return configuration
  }
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}
private struct Wrong: App {
  @UIApplicationDelegateAdaptor private var delegate: WrongDelegate
  var body: some Scene { WindowGroup { Text("Wrong") } }
}

extension SceneDelegateTests {
  @QuickTesting.Test func `A class that is no delegate of scenes is reported`() {
    var window: TestWindow?
    let reports = TestWindow.reports { window = TestWindow(Wrong.self) }
    expect(reports.contains { $0.contains("delegateClass") && $0.contains("NoDelegate") })
    expect(window?.isOpen, equals: true)
  }
  @QuickTesting.Test func `A phone that opens on its side is reported where the app is for upright ones`() {
    var window: TestWindow?
    let reports = TestWindow.reports {
      window = TestWindow(Wrong.self, size: CGSize(width: 844, height: 390), idiom: .phone)
    }
    let all = reports + (window?.reports ?? [])
    expect(all.contains { $0.contains("supportedInterfaceOrientations") })
    let upright = TestWindow.reports {
      window = TestWindow(Wrong.self, size: CGSize(width: 390, height: 844), idiom: .phone)
    }
    let others = upright + (window?.reports ?? [])
    expect(window?.isOpen == true && !others.contains { $0.contains("supportedInterfaceOrientations") })
  }
}
