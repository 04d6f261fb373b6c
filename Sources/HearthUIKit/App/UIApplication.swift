import Foundation
import HearthCore
import HearthUI

/// The app as a whole.
///
/// ```swift
/// if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
/// ```
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The one object for the app whose code runs.
  public static let shared = UIApplication()
  private override init() { super.init() }

  /// Who hears of the app's life; see `UIApplicationDelegateAdaptor`. What is set here hears of what comes after.
  public final weak var delegate: (any UIApplicationDelegate)? {
    get { DelegateObserver.of(AppScenes.current)?.delegate }
    set { DelegateObserver.set(newValue, of: AppScenes.current) }
  }

  /// How far an app is in use.
  public enum State: Int, Sendable {
    /// One of its windows has the keyboard; its windows are seen; none is.
    case active, inactive, background
  }
  /// How far the app is in use now.
  public final var applicationState: State {
    switch AppScenes.current?.phase ?? .background {
    case .active: .active
    case .inactive: .inactive
    default: .background
    }
  }

  // MARK: - URLs

  /// What may be said about the opening of a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Whether the desktop has a program for URLs like this one.
  public final func canOpenURL(_ url: URL) -> Bool {
    if url.absoluteString == Self.openSettingsURLString { return AppScenes.current?.hasSettings ?? false }
    return AppScenes.current?.platform.canOpenURL(url) ?? false
  }
  /// Opens a URL with the program that the desktop has for it. No option is known on Linux; `completion` is called later
  /// and says whether there is such a program.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = start(url)
    if let completion { Task { completion(canOpen) } }
  }
  /// The same; returns whether there is a program for the URL.
  @discardableResult
  public final func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { start(url) }
  /// Opens a URL with the program that the desktop has for it. Returns whether there is one.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
  @discardableResult public final func openURL(_ url: URL) -> Bool { start(url) }
  private func start(_ url: URL) -> Bool {
    guard let scenes = AppScenes.current else { return false }
    if url.absoluteString == Self.openSettingsURLString {
      if scenes.hasSettings { scenes.openSettings() }
      return scenes.hasSettings
    }
    let canOpen = scenes.platform.canOpenURL(url)
    if canOpen { scenes.openOutside(url) }
    return canOpen
  }

  // MARK: - Notifications

  /// The app was started and has no window yet.
  public nonisolated static let didFinishLaunchingNotification = AppLife.notification("DidFinishLaunching")
  /// One of the app's windows has the keyboard now.
  public nonisolated static let didBecomeActiveNotification = AppLife.notification("DidBecomeActive")
  /// None of them has it any longer.
  public nonisolated static let willResignActiveNotification = AppLife.notification("WillResignActive")
  /// None of the app's windows is seen any longer.
  public nonisolated static let didEnterBackgroundNotification = AppLife.notification("DidEnterBackground")
  /// A window is seen again, after none was.
  public nonisolated static let willEnterForegroundNotification = AppLife.notification("WillEnterForeground")
  /// The app ends; its windows are still there.
  public nonisolated static let willTerminateNotification = AppLife.notification("WillTerminate")

  /// What an app may be told about why it was started: on Linux about an action alone.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app was started to open a URL. It comes to `application(_:open:options:)` or to a window.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app was started to perform an action: a `UIApplicationShortcutItem`, one of those in `Info.plist`.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
  /// What is said about a URL that the app is to open. Nothing is said on Linux.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
