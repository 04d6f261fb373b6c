import Foundation

extension UIScene {
  /// Why a scene connects: on Linux because its window opens, about which there is nothing to say. URLs come afterwards,
  /// to `scene(_:openURLContexts:)`, also that for which the app was started.
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {
    override init() { super.init() }
    nonisolated deinit {}
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
    SceneConnection.takesURL = false
  }
}

/// A type that hears of the life of a scene with a window.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {}
