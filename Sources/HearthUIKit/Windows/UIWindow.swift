import Foundation
import HearthCore
import HearthUI

/// A window of the app.
///
/// Each window of a scene is one; it comes and goes with the scene. Source: Apple, `UIApplication.connectedScenes`.
@MainActor @preconcurrency open class UIWindow: UIView {
  let content: WindowContent
  private let controller: WindowRootController

  private init(_ content: WindowContent) {
    self.content = content
    controller = WindowRootController(content)
    super.init(frame: CGRect(origin: .zero, size: content.windowSize))
    controller.hostWindow = self
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}

  /// The windows that are known, by their content, which lives as long as the window is open.
  private static var windows: [ObjectIdentifier: Entry] = [:]
  private struct Entry {
    weak var content: WindowContent?
    let window: UIWindow
  }
  static func window(of content: WindowContent) -> UIWindow {
    let key = ObjectIdentifier(content)
    if let entry = windows[key], entry.content === content, entry.window.isOpen { return entry.window }
    windows = windows.filter { $0.value.content != nil && $0.value.window.isOpen }
    let window = UIWindow(content)
    windows[key] = Entry(content: content, window: window)
    return window
  }
  static func window(of engine: Engine) -> UIWindow? { engine.content.map { window(of: $0) } }
  var sceneTitle: String { session?.title ?? "" }
  var scenePhase: ScenePhase { session?.phase ?? .active }
  var isOpen: Bool { session != nil || AppScenes.current == nil }
  var session: WindowSession? {
    AppScenes.current?.sessions.first { $0.content === content }
  }

  /// From the window's own top left corner; its size is the window's now.
  open override var bounds: CGRect {
    get { CGRect(origin: .zero, size: content.windowSize) }
    set { session?.ask { $0.resize(to: newValue.size) } }
  }
  /// As `bounds`: windows here do not say where on the screen they are.
  open override var frame: CGRect {
    get { bounds }
    set { bounds = newValue }
  }
  /// The view controller of all that the window shows.
  open var rootViewController: UIViewController? { controller }
  /// The scene that the window belongs to.
  open var windowScene: UIWindowScene? { UIWindowScene.scene(of: self) }
  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }
  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { AppScenes.current?.front?.content === content }
  /// Brings the window to the front, and gives it the keyboard.
  open func makeKeyAndVisible() { session?.ask { $0.raise() } }
  /// Gives the window the keyboard.
  open func makeKey() { session?.ask { $0.raise() } }
  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }
  /// The part of the window that bars and the frame of the device take.
  open override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(content.engine.root.safeArea.insets(.all), isRightToLeft: content.rootScope.isRightToLeft)
  }
  /// What all that the window shows is laid out by.
  open override var traitCollection: UITraitCollection {
    UITraitCollection(EnvironmentValues(scope: content.rootScope)).with(ownTraits)
  }
  /// The colour scheme of all that the window shows, in place of the desktop's; `.unspecified` for that.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { controller.station.colorScheme = overrideUserInterfaceStyle.scheme }
  }
}

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

extension UIApplication {
  /// The windows of the app, in the order in which they were opened.
  public var windows: [UIWindow] {
    (AppScenes.current?.sessions ?? []).compactMap { $0.content.map { UIWindow.window(of: $0) } }
  }
  /// The window that has the keyboard, else the first one.
  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first }
  /// The scenes of the app: one for each window.
  public var connectedScenes: Set<UIScene> { Set(windows.map { UIWindowScene.scene(of: $0) }) }
  /// What lasts of these scenes. Windows that the user has closed do not come back, and have no session.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
}
