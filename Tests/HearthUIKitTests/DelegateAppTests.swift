import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// What an app shows: a text, a button that counts, and a field.
private struct Counter: View {
  let title: String
  var action: @MainActor () -> Void = {}
  @State private var count = 0
  @State private var note = ""
  var body: some View {
    VStack {
      Text(verbatim: title).accessibilityIdentifier("title")
      Text(verbatim: "\(count)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }.accessibilityIdentifier("add")
      Button("Act", action: action).accessibilityIdentifier("act")
      TextField("Note", text: $note).accessibilityIdentifier("note")
    }
  }
}

// MARK: - Xcode's template with scenes

private final class TemplateDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

/// Found by its name.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// What it does with a scene; nil for nothing.
  static var connect: ((SceneDelegate, UIWindowScene) -> Void)?
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let connect = Self.connect, let windowScene = scene as? UIWindowScene else { return }
    connect(self, windowScene)
  }
}

// MARK: - Before scenes

/// Makes its window itself.
private final class WindowedDelegate: UIResponder, UIApplicationDelegate {
  static var makeRoot: () -> UIViewController = { UIViewController() }
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Self.makeRoot()
    window?.makeKeyAndVisible()
    return true
  }
}
private final class IdleDelegate: NSObject, UIApplicationDelegate {}

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct DelegateAppTests {
    init() {
      SceneDelegate.connect = nil
      WindowedDelegate.makeRoot = { UIHostingController(rootView: Counter(title: "Old")) }
    }

    @Test func `Xcode's template shows its content, in a scene whose delegate is found by its name`() throws {
      SceneDelegate.connect = { delegate, scene in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Counter(title: "Hello"))
        delegate.window = window
        window.makeKeyAndVisible()
      }
      let window = TestWindow(TemplateDelegate.self)
      try expect(window.element("title").label, equals: "Hello")
      window.click("add")
      try expect(window.element("count").label, equals: "1")
      let scene = try require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let delegate = try require(scene.delegate as? SceneDelegate)
      let shown = try require(delegate.window)
      expect(scene.windows.map(ObjectIdentifier.init), equals: [ObjectIdentifier(shown)])
      expect(shown.isKeyWindow && shown.windowScene === scene && UIApplication.shared.keyWindow === shown)
      expect(shown.bounds.size, equals: window.size)
      expect(shown.rootViewController?.view.window === shown)
      expect((scene.delegate as? any UIWindowSceneDelegate)?.window??.rootViewController === shown.rootViewController)
      expect(window.reports.isEmpty)
    }
    @Test func `a window of the scene's bounds may get its scene afterwards`() throws {
      SceneDelegate.connect = { delegate, scene in
        delegate.window = UIWindow(frame: scene.coordinateSpace.bounds)
        delegate.window?.windowScene = scene
        delegate.window?.rootViewController = UIHostingController(rootView: Counter(title: "Later"))
        delegate.window?.makeKeyAndVisible()
      }
      let window = TestWindow(TemplateDelegate.self)
      try expect(window.element("title").label, equals: "Later")
      expect(UIApplication.shared.windows.first?.frame, equals: CGRect(origin: .zero, size: window.size))
    }
    @Test func `a delegate without scenes shows the window that it makes at the start`() throws {
      let window = TestWindow(WindowedDelegate.self)
      try expect(window.element("title").label, equals: "Old")
      let title = try window.element("title").frame
      expect(abs(title.midX - window.size.width / 2) < 1)
      window.click("add")
      try expect(window.element("count").label, equals: "1")
      let delegate = try require(UIApplication.shared.delegate as? WindowedDelegate)
      expect(UIApplication.shared.delegate?.window??.rootViewController === delegate.window?.rootViewController)
      expect(delegate.window?.windowScene?.windows.count, equals: 1)
      // It is the content of its scene already.
      delegate.window?.makeKeyAndVisible()
      window.settle()
      try expect(window.element("count").label, equals: "1")
    }
    @Test func `another root view controller takes the place of the one before`() throws {
      WindowedDelegate.makeRoot = {
        UIHostingController(
          rootView: Counter(title: "Log in") {
            let window = UIApplication.shared.windows.first
            window?.rootViewController = UIHostingController(rootView: Counter(title: "Home"))
          })
      }
      let window = TestWindow(WindowedDelegate.self)
      window.click("add")
      window.click("act")
      try expect(window.element("title").label, equals: "Home")
      try expect(window.element("count").label, equals: "0")
      let shown = try require(UIApplication.shared.keyWindow)
      UIView.transition(with: shown, duration: 0.3, options: .transitionCrossDissolve) {
        shown.rootViewController = UIHostingController(rootView: Counter(title: "Log in again"))
      }
      window.settle()
      window.advance(by: .seconds(1))
      try expect(window.element("title").label, equals: "Log in again")
      shown.rootViewController = nil
      window.settle()
      expect(window.find { $0.identifier == "title" } == nil)
    }
    @Test func `controllers with bars may be roots`() throws {
      WindowedDelegate.makeRoot = {
        let page = UIHostingController(rootView: Counter(title: "Page"))
        page.title = "Pages"
        return UINavigationController(rootViewController: page)
      }
      let stack = TestWindow(WindowedDelegate.self)
      try expect(stack.element("title").label, equals: "Page")
      expect(stack.displayList.contains("\"Pages\""), "\(stack.displayList)")
      stack.click("add")
      try expect(stack.element("count").label, equals: "1")
      WindowedDelegate.makeRoot = {
        let tabs = UITabBarController()
        let first = UIHostingController(rootView: Counter(title: "First"))
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let second = UIHostingController(rootView: Counter(title: "Second"))
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tabs.viewControllers = [first, second]
        return tabs
      }
      let tabs = TestWindow(WindowedDelegate.self)
      try expect(tabs.element("title").label, equals: "First")
      expect(tabs.displayList.contains("Two"))
    }
    @Test func `a window that is hidden, or that nobody keeps, is not there`() throws {
      let window = TestWindow(WindowedDelegate.self)
      let delegate = try require(UIApplication.shared.delegate as? WindowedDelegate)
      delegate.window?.isHidden = true
      window.settle()
      expect(window.find { $0.identifier == "title" } == nil)
      delegate.window?.isHidden = false
      window.settle()
      try expect(window.element("title").label, equals: "Old")
      delegate.window = nil
      window.settle()
      expect(window.find { $0.identifier == "title" } == nil && UIApplication.shared.windows.isEmpty)
    }
    @Test func `view controllers present from a window of the app`() throws {
      let window = TestWindow(WindowedDelegate.self)
      let root = try require(UIApplication.shared.keyWindow?.rootViewController)
      var isDone = false
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDone = true })
      root.present(alert, animated: false)
      window.settle()
      let delete = try require(window.find { $0.label == "Delete" })
      window.click(at: CGPoint(x: delete.frame.midX, y: delete.frame.midY))
      expect(isDone && root.presentedViewController == nil)
    }
    @Test func `the keyboard leaves the field of a window that ends editing`() throws {
      let window = TestWindow(WindowedDelegate.self)
      window.click("note")
      window.type("a")
      expect(window.focused, equals: "note")
      expect(UIApplication.shared.windows.first?.endEditing(true), equals: true)
      window.settle()
      expect(window.focused != "note")
      expect(UIApplication.shared.windows.first?.endEditing(true), equals: false)
    }
    @Test func `the keyboard leaves the field that has it by the selector of responders`() throws {
      let window = TestWindow(WindowedDelegate.self)
      window.click("note")
      expect(window.focused, equals: "note")
      let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
      expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
      window.settle()
      expect(window.focused != "note")
      expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    }
    @Test func `an app without a window is told how to make one`() {
      var window: TestWindow?
      let reports = TestWindow.reports { window = TestWindow(IdleDelegate.self) }
      expect(window?.isOpen, equals: true)
      expect((reports + (window?.reports ?? [])).contains { $0.contains("storyboards cannot be read") })
    }
    @Test func `the class of a scene's delegate is the one that Info plist names`() {
      func manifest(_ configurations: [[String: Any]]) -> SceneManifest {
        let scenes: [String: Any] = ["UIWindowSceneSessionRoleApplication": configurations]
        let values: [String: Any] = ["UISceneConfigurations": scenes, "UIApplicationSupportsMultipleScenes": true]
        return SceneManifest(module: "Shop", ["UIApplicationSceneManifest": values])
      }
      let template = manifest([
        [
          "UISceneConfigurationName": "Default Configuration",
          "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
        ], ["UISceneConfigurationName": "Second", "UISceneDelegateClassName": "Other.WindowKeeper"],
      ])
      expect(template.allowsSeveralScenes)
      expect(template.className(named: "Default Configuration"), equals: "Shop.SceneDelegate")
      expect(template.className(named: "Second"), equals: "Other.WindowKeeper")
      expect(template.className(named: nil), equals: "Shop.SceneDelegate")
      expect(manifest([]).className(named: "Any"), equals: "Shop.SceneDelegate")
      expect(template.delegateClass(named: nil) == nil)
      let own = SceneManifest(module: "HearthUIKitTests", [:])
      expect(own.delegateClass(named: nil) == SceneDelegate.self && !own.allowsSeveralScenes)
    }
    @Test func `a delegate that makes its window itself hears of its scene's life`() {
      let window = TestWindow(WindowedDelegate.self)
      expect(UIApplication.shared.applicationState, equals: .active)
      window.close()
      expect(window.hasAppEnded)
    }
  }
}
