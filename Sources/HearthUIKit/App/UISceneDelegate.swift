import Foundation
import HearthCore
import HearthUI

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

/// A scene from before its window is made until it is gone, and who hears of it.
@MainActor final class SceneConnection {
  let session: UISceneSession
  /// Until the scene is there.
  private var first: (any UISceneDelegate)?
  private var scene: UIScene?
  private var phase = ScenePhase.background
  private var hasBeenSeen = false
  private let options = UIScene.ConnectionOptions()
  /// Whether the delegate has a method of its own for URLs: set by the one that it would have otherwise.
  static var takesURL = true

  init(
    of window: WindowSession,
    configure: (UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration
  ) {
    session = UISceneSession.of(window)
    session.configuration = configure(session, options)
    if let type = session.configuration.delegateClass { first = Self.make(type) }
  }
  nonisolated deinit {}
  private static func make(_ type: AnyClass) -> (any UISceneDelegate)? {
    if let type = type as? NSObject.Type, let made = ObjectMaker.make(type) as? any UISceneDelegate { return made }
    Report(
      kind: .window, path: "UISceneConfiguration.delegateClass",
      message: "\(type) cannot be a scene's delegate: it has to be a class of NSObject and of UISceneDelegate."
    ).tell()
    return nil
  }

  /// A delegate that is an `ObservableObject`, or observable, is in the environment of its window. Source: Apple,
  /// documentation of UIApplicationDelegateAdaptor, "Scene delegates".
  func provide(_ values: inout EnvironmentValues) {
    if let object = first as? any ObservableObject { Self.put(object, &values) }
    if let object = first as? any AnyObject & Observable { Self.put(observable: object, &values) }
  }
  private static func put<T: ObservableObject>(_ object: T, _ values: inout EnvironmentValues) {
    values[EnvironmentObjectKey<T>.self] = object
  }
  private static func put<T: AnyObject & Observable>(observable object: T, _ values: inout EnvironmentValues) {
    values[T.self] = object
  }

  func windowDidChange(_ window: WindowSession, to new: ScenePhase) {
    guard let content = window.content else { return }
    if scene == nil { connect(content) }
    tell(new)
    if new != .background, !hasBeenSeen {
      hasBeenSeen = true
      // Now the window has the size that the desktop gives it.
      UIWindow.window(of: content).checkOrientation(for: nil)
    }
  }
  private func connect(_ content: WindowContent) {
    let new = UIWindowScene.scene(of: UIWindow.window(of: content))
    scene = new
    new.delegate = first
    first = nil
    new.delegate?.scene(new, willConnectTo: session, options: options)
  }
  private func tell(_ new: ScenePhase) {
    let old = phase
    phase = new
    guard old != new, let scene, let delegate = scene.delegate else { return }
    if old == .active { delegate.sceneWillResignActive(scene) }
    if new == .background { delegate.sceneDidEnterBackground(scene) }
    if old == .background { delegate.sceneWillEnterForeground(scene) }
    if new == .active { delegate.sceneDidBecomeActive(scene) }
  }
  /// True where the delegate has a method for URLs.
  func open(_ url: URL) -> Bool {
    guard let scene, let delegate = scene.delegate else { return false }
    Self.takesURL = true
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    return Self.takesURL
  }
  /// The window is gone.
  func end() {
    guard let scene else { return }
    tell(.background)
    scene.delegate?.sceneDidDisconnect(scene)
  }
}
