import Foundation
import HearthCore
import HearthUI

/// A part of an app that has windows of its own.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// How far a scene is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// How far the scene is in use.
  open var activationState: ActivationState { .unattached }
  /// The title of the scene's window.
  open var title: String! { "" }
  /// Who hears of the scene's life: by itself an instance of the class that the app's delegate names for it, see
  /// `UIApplicationDelegate.application(_:configurationForConnecting:options:)`.
  open var delegate: (any UISceneDelegate)?
  private lazy var ownSession = UISceneSession(nil)
  /// What lasts of the scene.
  open var session: UISceneSession { ownSession }
  nonisolated deinit {}
}

/// A scene with a window.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  private let shown: UIWindow
  private let known: UISceneSession
  private init(_ window: UIWindow) {
    shown = window
    known = window.session.map { UISceneSession.of($0) } ?? UISceneSession(nil)
    super.init()
    known.scene = self
  }
  nonisolated deinit {}
  private static var scenes: [ObjectIdentifier: UIWindowScene] = [:]
  static func scene(of window: UIWindow) -> UIWindowScene {
    if let session = window.session, let scene = UISceneSession.of(session).scene as? UIWindowScene,
      scene.shown === window
    {
      return scene
    }
    let open = Set(UIApplication.shared.windows.map { ObjectIdentifier($0) } + [ObjectIdentifier(window)])
    scenes = scenes.filter { open.contains($0.key) }
    if let scene = scenes[ObjectIdentifier(window)] { return scene }
    let scene = UIWindowScene(window)
    scenes[ObjectIdentifier(window)] = scene
    return scene
  }

  /// The windows of the scene: one.
  public var windows: [UIWindow] { [shown] }
  /// The window of the scene that has the keyboard.
  public var keyWindow: UIWindow? { shown.isKeyWindow ? shown : nil }
  /// The screen that the scene is on.
  public var screen: UIScreen { UIScreen.main }
  public override var title: String! { shown.sceneTitle }
  public override var session: UISceneSession { known }
  public override var next: UIResponder? { UIApplication.shared }
  public override var activationState: ActivationState {
    if !shown.isOpen { return .unattached }
    return switch shown.scenePhase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    default: .background
    }
  }
  /// Which way up the screen is held: as its size says.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = shown.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// What the scene is laid out by.
  public var traitCollection: UITraitCollection { shown.traitCollection }
}
