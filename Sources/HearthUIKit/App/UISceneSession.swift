import Foundation
import HearthCore
import HearthUI

/// What lasts of a scene: as long as its window is open, and when the app is started again with its windows.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app on the screen, as all are here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// What the scene is for.
  public let role = Role.windowApplication
  /// Another text for each window, the same when the window comes back after the app has been started again.
  public let persistentIdentifier: String
  /// What the app's delegate has said about the scene.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene; nil until its window is there, and when it is gone.
  public internal(set) weak var scene: UIScene?
  private weak var window: WindowSession?
  /// The window of the session while it is open.
  var openWindow: WindowSession? { window.flatMap { $0.isClosed ? nil : $0 } }
  private static let infoKey = "scene.userInfo"
  private static let activityKey = "scene.restorationActivity"

  /// - Parameter window: The window; nil for a scene that has none.
  init(_ window: WindowSession?) {
    self.window = window
    persistentIdentifier = window?.identifier ?? UUID().uuidString
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
  nonisolated deinit {}

  /// What the app keeps with the window: it comes back with it. Values of property lists alone; others are reported, and
  /// nothing is kept.
  public var userInfo: [String: Any]? {
    get {
      let data = window?[kept: Self.infoKey]
      return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    }
    set {
      let data = newValue.flatMap {
        try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
      }
      if newValue != nil && data == nil {
        Report(
          kind: .storedValue, path: "UISceneSession.userInfo",
          message: "cannot be kept: values may be texts, numbers, dates, data, and arrays and dictionaries of these."
        ).tell()
      }
      window?[kept: Self.infoKey] = data
    }
  }

  /// What the scene's delegate has returned from `stateRestorationActivity(for:)`, now or before the app was started
  /// again.
  public private(set) lazy var stateRestorationActivity: NSUserActivity? =
    window?[kept: Self.activityKey].flatMap { NSUserActivity(savedState: $0) }
  /// Keeps an activity with the window.
  func keep(_ activity: NSUserActivity?) {
    stateRestorationActivity = activity
    window?[kept: Self.activityKey] = activity?.savedState
  }

  private static var known: [ObjectIdentifier: Entry] = [:]
  private struct Entry {
    weak var window: WindowSession?
    let session: UISceneSession
  }
  static func of(_ window: WindowSession) -> UISceneSession {
    if let entry = known[ObjectIdentifier(window)], entry.window === window { return entry.session }
    known = known.filter { $0.value.window != nil }
    let session = UISceneSession(window)
    known[ObjectIdentifier(window)] = Entry(window: window, session: session)
    return session
  }
}

/// What an app's delegate says about a scene before its window is made.
@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
  /// The name that the app gave; there is no list of configurations that it is looked up in.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
  nonisolated deinit {}
  /// The class, one of `NSObject` and of `UISceneDelegate`, of which each window gets an instance, made by its `init()`.
  public var delegateClass: AnyClass?
  /// The class of the scene: nil or `UIWindowScene`, which has no others below it.
  public var sceneClass: AnyClass? {
    didSet {
      guard let sceneClass, sceneClass != UIWindowScene.self else { return }
      Report(
        kind: .notOnLinux, path: "UISceneConfiguration.sceneClass",
        message: "\(sceneClass) is no class of scenes here: all of them are of UIWindowScene. Leave it nil."
      ).tell()
    }
  }
}

extension UIScene {
  /// Why a scene connects: on Linux because its window opens, mostly by itself. URLs come afterwards, to
  /// `scene(_:openURLContexts:)`, or web addresses to `scene(_:continue:)`, also that for which the app was started.
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {
    init(_ window: WindowSession?) {
      userActivities = window?.continuing.map { [$0] } ?? []
      shortcutItem = window?.scenes.flatMap { scenes in
        scenes.launchShortcut.flatMap { UIApplication.shared.shortcutItem(ofType: $0, in: scenes) }
      }
      super.init()
    }
    nonisolated deinit {}
    /// The activity with which the app has asked for the scene: see
    /// `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`. What a scene that comes back
    /// has kept is in `UISceneSession.stateRestorationActivity`.
    public let userActivities: Set<NSUserActivity>
    /// The action for which the app was started: for the first scene.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The URLs to open: none.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that asked for the scene: desktops do not say.
    public var sourceApplication: String? { nil }
  }
  /// What is said about a URL that a scene is to open.
  @MainActor @preconcurrency public final class OpenURLOptions: NSObject {
    override init() { super.init() }
    nonisolated deinit {}
    /// The app that asked for it: desktops do not say.
    public var sourceApplication: String? { nil }
    /// Whether a file is to be used where it is, and not to be copied first: always.
    public var openInPlace: Bool { true }
  }
}

/// A URL that a scene is to open.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// What is said about it.
  public let options = UIScene.OpenURLOptions()
  init(_ url: URL) {
    self.url = url
    super.init()
  }
  nonisolated deinit {}
}

/// A type that hears of a scene's life.
///
/// All of it may be left out. The order: `willConnectTo` before the first body of the window, `sceneWillEnterForeground`
/// and `sceneDidBecomeActive` when it is on the screen and has the keyboard, the contrary when it loses it and is minimised
/// or closed, and `sceneDidDisconnect` when the window is gone.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject, NSObjectProtocol {
  /// The window is made; nothing of it has been seen yet.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The window is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The window has the keyboard now.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// It has it no longer.
  func sceneWillResignActive(_ scene: UIScene)
  /// The window is put on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The window is minimised, or about to close.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The window is to open URLs, one at a time. Its views get them as well, by `onOpenURL`.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity is about to come; `scene(_:continue:)` follows at once.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The window is to go on with an activity; a web address comes as one of the type `NSUserActivityTypeBrowsingWeb`, or
  /// to `scene(_:openURLContexts:)` where the delegate does not have this. Its views get it as well.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What the window keeps for the next start: asked when it is minimised, or the app ends. Nil for nothing, as by
  /// itself.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The window has come back and is connected, with what `stateRestorationActivity(for:)` has kept.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    SceneConnection.takesEvent = false
  }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { SceneConnection.takesEvent = false }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// A type that hears of the life of a scene with a window.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// An action of the app is asked for from outside, while this window is in front of the app's others.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// The same, for a delegate that waits.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}
extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { SceneConnection.takesEvent = false }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    SceneConnection.shortcutMisses += 1
    return false
  }
}
