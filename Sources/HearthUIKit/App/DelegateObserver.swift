import Foundation
import HearthCore
import HearthUI

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
    UIResponder.activityDidUpdate = { activity in
      let application = UIApplication.shared
      application.delegate?.application(application, didUpdate: activity)
    }
  }
  private var application: UIApplication { .shared }

  func configure(_ values: inout EnvironmentValues) { if delegate != nil { provide(&values) } }
  func appDidLaunch() {
    let scenes = AppScenes.current
    var options: [UIApplication.LaunchOptionsKey: Any]?
    if let item = scenes?.launchShortcut.flatMap({ application.shortcutItem(ofType: $0, in: scenes) }) {
      options = [.shortcutItem: item]
    }
    _ = delegate?.application(application, willFinishLaunchingWithOptions: options)
    let isOpen = delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
    UIMenuSystem.main.setNeedsRebuild()
    if options != nil && !isOpen { scenes?.launchShortcut = nil }
  }
  func appOpens(_ url: URL) -> Bool { delegate?.application(application, open: url, options: [:]) ?? false }
  /// Where scenes have delegates they get it. Source: Apple, "Supporting universal links in your app".
  func appContinues(_ activity: NSUserActivity) -> Bool {
    guard let delegate, !connections.values.contains(where: \.hasDelegate) else { return false }
    _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(application, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }
  /// The delegate of the scene in front performs it, else that of the first that has one, else that of the app. One with
  /// a method that waits is asked in a task.
  func appPerforms(shortcut type: String) -> Bool {
    guard let delegate, let scenes = AppScenes.current,
      let item = application.shortcutItem(ofType: type, in: scenes)
    else { return false }
    let window = scenes.order.first { connections[ObjectIdentifier($0)]?.hasDelegate == true }
    if let window = window ?? scenes.front { scenes.raise(window) }
    let connection = window.flatMap { connections[ObjectIdentifier($0)] }
    if let connection { if connection.perform(item) { return true } } else if perform(item, delegate) { return true }
    Task { [weak scenes] in
      if let connection, await connection.performWaiting(item) { return }
      if connection != nil, perform(item, delegate) { return }
      let misses = SceneConnection.shortcutMisses
      _ = await delegate.application(application, performActionFor: item)
      if SceneConnection.shortcutMisses != misses { scenes?.reportUnperformed(type) }
    }
    return true
  }
  private func perform(_ item: UIApplicationShortcutItem, _ delegate: any UIApplicationDelegate) -> Bool {
    SceneConnection.takesEvent = true
    delegate.application(application, performActionFor: item) { _ in }
    return SceneConnection.takesEvent
  }
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
    let isMain = window.scenes?.showsWindowsOfDelegate == true
    let connection = SceneConnection(of: window, delegateIn: isMain ? SceneManifest(besides: type(of: delegate)) : nil)
    {
      [application] session, options in
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
  func window(_ window: WindowSession, continues activity: NSUserActivity) -> Bool {
    connections[ObjectIdentifier(window)]?.continue(activity) ?? false
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
  private let options: UIScene.ConnectionOptions
  /// Whether the window shows what delegates give to it, and nothing else.
  private let isWindowOfDelegate: Bool
  /// Whether the delegate has a method of its own for what it is told: set by the one that it would have otherwise.
  static var takesEvent = true
  /// How many delegates without a method of their own that waits were asked to perform an action.
  static var shortcutMisses = 0

  /// - Parameter manifest: Where to look for the delegate's class when the app does not name it in code.
  init(
    of window: WindowSession, delegateIn manifest: SceneManifest? = nil,
    configure: (UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration
  ) {
    session = UISceneSession.of(window)
    options = UIScene.ConnectionOptions(window)
    session.configuration = configure(session, options)
    isWindowOfDelegate = manifest != nil
    let configuration = session.configuration
    if let type = configuration.delegateClass ?? manifest?.delegateClass(named: configuration.name) {
      first = Self.make(type)
    }
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
    if options.shortcutItem != nil, first != nil { content.session?.scenes?.launchShortcut = nil }
    first = nil
    new.delegate?.scene(new, willConnectTo: session, options: options)
    if let kept = session.stateRestorationActivity { new.delegate?.scene(new, restoreInteractionStateWith: kept) }
    guard isWindowOfDelegate else { return }
    WaitingWindows.enter(new, of: content.session?.scenes)
    if new.windows.isEmpty { reportNoWindow() }
  }
  private func reportNoWindow() {
    Report(
      kind: .window, path: "UIApplicationDelegate",
      message:
        "the app has made no window, and storyboards cannot be read. Give a UIWindow a rootViewController, in scene(_:willConnectTo:options:) or in application(_:didFinishLaunchingWithOptions:), and make it visible."
    ).tell()
  }
  private func tell(_ new: ScenePhase) {
    let old = phase
    phase = new
    guard old != new, let scene else { return }
    let delegate = scene.delegate
    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: scene) }
    if old == .active {
      delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification)
    }
    if new == .background {
      delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification)
      if let delegate { keepActivity(scene, delegate) }
    }
    if old == .background {
      delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification)
    }
    if new == .active {
      delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification)
    }
  }
  /// What the delegate wants to be kept for the next start, brought up to date.
  private func keepActivity(_ scene: UIScene, _ delegate: any UISceneDelegate) {
    let activity = delegate.stateRestorationActivity(for: scene)
    activity?.saveIfNeeded()
    session.keep(activity)
  }
  /// Whether somebody hears of the scene.
  var hasDelegate: Bool { scene?.delegate != nil }
  /// True where the delegate has a method for URLs.
  func open(_ url: URL) -> Bool {
    guard let scene, let delegate = scene.delegate else { return false }
    Self.takesEvent = true
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    return Self.takesEvent
  }
  /// True where the delegate has a method for actions.
  func perform(_ item: UIApplicationShortcutItem) -> Bool {
    guard let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate else {
      return false
    }
    Self.takesEvent = true
    delegate.windowScene(scene, performActionFor: item) { _ in }
    return Self.takesEvent
  }
  /// The same for a method that waits.
  func performWaiting(_ item: UIApplicationShortcutItem) async -> Bool {
    guard let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate else {
      return false
    }
    let misses = Self.shortcutMisses
    _ = await delegate.windowScene(scene, performActionFor: item)
    return Self.shortcutMisses == misses
  }
  /// True where the delegate has a method for activities.
  func `continue`(_ activity: NSUserActivity) -> Bool {
    guard let scene, let delegate = scene.delegate else { return false }
    Self.takesEvent = true
    delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
    delegate.scene(scene, continue: activity)
    return Self.takesEvent
  }
  /// The window is gone.
  func end() {
    guard let scene else { return }
    tell(.background)
    scene.delegate?.sceneDidDisconnect(scene)
  }
}
