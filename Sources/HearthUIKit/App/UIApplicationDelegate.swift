import Foundation
import HearthCore
import HearthUI

/// A type that hears of an app's life.
///
/// All of it may be left out. The order at the start: `willFinishLaunching`, `didFinishLaunching`, then the first window,
/// `didBecomeActive`.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject, NSObjectProtocol {
  /// The app was started; it has no window yet. What is returned has no effect.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app was started; it has no window yet. What is returned has no effect.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// One of the app's windows has the keyboard now.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// None of them has it any longer.
  func applicationWillResignActive(_ application: UIApplication)
  /// None of the app's windows is seen any longer.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// A window is seen again, after none was.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends; its windows are still there.
  func applicationWillTerminate(_ application: UIApplication)
  /// The app is to open a URL. False hands it on to `onOpenURL` of a window.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Which ways up the app supports in a window. Asked on phones and tablets when a window opens, and where view
  /// controllers say that theirs are different. The window has the shape that the desktop gives it; one that is not as
  /// this says is reported once.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Messages of the app's server do not come; see `UIApplication.registerForRemoteNotifications()`. Reported, once, unless
  /// a delegate has a method of its own.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A window is about to be made. The answer names the class whose instance hears of the window's life; by itself there
  /// is none. Asked for each window, also for one that comes back when the app is started again.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user has closed windows: they do not come back.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .standard }
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { UIApplication.reportRemoteNotifications() }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

/// Makes a delegate for the app, and keeps it as long as the app runs.
///
/// ```swift
/// final class AppDelegate: NSObject, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
///   ) -> Bool { true }
/// }
/// @main struct Recipes: App {
///   @UIApplicationDelegateAdaptor private var delegate: AppDelegate
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
///
/// Only in the declaration of an `App`, and once. A delegate that is an `ObservableObject`, or observable, is in the
/// environment of all windows. Source: Apple, documentation of UIApplicationDelegateAdaptor.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType
  /// Makes a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateObserver.make(delegateType)
    DelegateObserver.set(wrappedValue, of: AppScenes.starting) { _ in }
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes a delegate that views get by `@EnvironmentObject`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = DelegateObserver.make(delegateType)
    wrappedValue = delegate
    DelegateObserver.set(delegate, of: AppScenes.starting) {
      $0[EnvironmentObjectKey<DelegateType>.self] = delegate
    }
  }
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Makes a delegate that views get by `@Environment(Delegate.self)`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = DelegateObserver.make(delegateType)
    wrappedValue = delegate
    DelegateObserver.set(delegate, of: AppScenes.starting) { $0[DelegateType.self] = delegate }
  }
}

/// Tells a delegate what the app goes through.
@MainActor final class DelegateObserver: AppObserver {
  private(set) weak var delegate: (any UIApplicationDelegate)?
  /// What an adaptor made.
  private let kept: (any UIApplicationDelegate)?
  private let provide: (inout EnvironmentValues) -> Void
  private var connections: [ObjectIdentifier: SceneConnection] = [:]

  static func make<T: NSObject>(_ type: T.Type) -> T {
    guard let delegate = ObjectMaker.make(type) else {
      fatalError("Hearth: \(type) cannot be made: this compiler's tables of methods are unknown")
    }
    return delegate
  }
  static func of(_ scenes: AppScenes?) -> DelegateObserver? {
    scenes?.observers.last { ($0 as? DelegateObserver)?.delegate != nil } as? DelegateObserver
  }
  static func set(
    _ delegate: (any UIApplicationDelegate)?, of scenes: AppScenes?,
    keeping provide: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    of(scenes)?.delegate = nil
    if let delegate, let scenes { scenes.add(DelegateObserver(delegate, scenes, provide)) }
  }
  private init(
    _ delegate: any UIApplicationDelegate, _ scenes: AppScenes, _ provide: ((inout EnvironmentValues) -> Void)?
  ) {
    self.delegate = delegate
    kept = provide == nil ? nil : delegate
    self.provide = provide ?? { _ in }
  }
  private var application: UIApplication { .shared }

  func configure(_ values: inout EnvironmentValues) { if delegate != nil { provide(&values) } }
  func appDidLaunch() {
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
  }
  func appOpens(_ url: URL) -> Bool { delegate?.application(application, open: url, options: [:]) ?? false }
  func appWillEnd() { delegate?.applicationWillTerminate(application) }
  func appDidChange(_ change: AppChange) {
    switch change {
    case .willResignActive: delegate?.applicationWillResignActive(application)
    case .didEnterBackground: delegate?.applicationDidEnterBackground(application)
    case .willEnterForeground: delegate?.applicationWillEnterForeground(application)
    case .didBecomeActive: delegate?.applicationDidBecomeActive(application)
    }
  }

  // MARK: Scenes

  func windowOpens(_ window: WindowSession, _ values: inout EnvironmentValues) {
    guard let delegate else { return }
    let connection = SceneConnection(of: window) { [application] session, options in
      delegate.application(application, configurationForConnecting: session, options: options)
    }
    connections[ObjectIdentifier(window)] = connection
    connection.provide(&values)
  }
  func windowDidChange(_ window: WindowSession, to phase: ScenePhase) {
    connections[ObjectIdentifier(window)]?.windowDidChange(window, to: phase)
  }
  func windowDidClose(_ window: WindowSession, comesBack: Bool) {
    guard let connection = connections.removeValue(forKey: ObjectIdentifier(window)) else { return }
    connection.end()
    if !comesBack { delegate?.application(application, didDiscardSceneSessions: [connection.session]) }
  }
  func window(_ window: WindowSession, opens url: URL) -> Bool {
    connections[ObjectIdentifier(window)]?.open(url) ?? false
  }
}

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
      UIWindow.window(of: content).checkOrientation()
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
