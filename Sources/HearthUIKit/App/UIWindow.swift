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

extension UIApplication {
  /// Which ways up the app supports in a window: asks the app's delegate. The window has the shape that the desktop gives
  /// it, whatever the answer; see `UIWindowScene.requestGeometryUpdate(_:errorHandler:)`.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .standard
  }
}

extension UIWindow {
  /// Reports, once for each shape, that a phone's or tablet's window is held in a way that the app does not support,
  /// or a view controller, which supports `mask`. On a desktop a window is a part of the screen, and nothing is asked.
  func checkOrientation(supports mask: UIInterfaceOrientationMask = .all) {
    guard let idiom = AppScenes.current?.idiom, idiom == .phone || idiom == .pad, let windowScene else { return }
    let now = windowScene.interfaceOrientation
    let ofApp = UIApplication.shared.supportedInterfaceOrientations(for: self)
    let isSupported = ofApp.allows(now) && mask.allows(now)
    if isSupported { return }
    Report(
      kind: .notOnLinux, path: "supportedInterfaceOrientations",
      message:
        "the window is \(now.isPortrait ? "upright" : "on its side"), which the app does not support, and stays so: the desktop turns screens, and an app cannot. Lay the views out for both shapes."
    ).tell()
  }
}

// MARK: - Sessions and delegates of scenes

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
  private static let infoKey = "scene.userInfo"

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
