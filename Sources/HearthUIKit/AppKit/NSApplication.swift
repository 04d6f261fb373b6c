import Foundation
import HearthCore
import HearthUI

/// The app, by its name on a Mac.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

/// The app as a whole.
///
/// ```swift
/// Button("Quit") { NSApplication.shared.terminate(nil) }
/// ```
@MainActor @preconcurrency open class NSApplication: NSResponder {
  /// The one object for the app whose code runs.
  public static let shared = NSApplication()
  private override init() { super.init() }
  nonisolated deinit {}

  /// What a delegate says when the app is asked to end.
  public enum TerminateReply: UInt, Sendable {
    /// It goes on.
    case terminateCancel = 0
    /// It ends.
    case terminateNow
    /// It ends or goes on when `reply(toApplicationShouldTerminate:)` is called.
    case terminateLater
  }
  /// Ends the app, unless a window keeps the user from it, or the delegate does.
  public final func terminate(_ sender: Any?) { AppScenes.current?.quit() }
  /// The answer of a delegate that has said `terminateLater`.
  public final func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    AppScenes.current?.replyToEnd(shouldTerminate)
  }
  /// Brings the app's window to the front.
  public final func activate() { if let scenes = AppScenes.current, let front = scenes.front { scenes.raise(front) } }
  /// Brings the app's window to the front.
  public final func activate(ignoringOtherApps flag: Bool) { activate() }
  /// Whether one of the app's windows has the keyboard.
  public final var isActive: Bool { AppScenes.current?.phase == .active }
  /// The windows of the app, in the order in which they were opened.
  public final var windows: [NSWindow] { UIApplication.shared.windows }
  /// The window that has the keyboard; nil while no window of the app has it.
  public final var keyWindow: NSWindow? { isActive ? UIApplication.shared.keyWindow : nil }
  /// The window in front.
  public final var mainWindow: NSWindow? { UIApplication.shared.keyWindow }
  /// The app's icon in the desktop's bar of programs.
  public final let dockTile = NSDockTile()
  /// Who hears of the app's life; see `NSApplicationDelegateAdaptor`.
  public final weak var delegate: (any NSApplicationDelegate)? {
    get { AppScenes.current == nil ? waitingDelegate : MacDelegateObserver.of(AppScenes.current)?.delegate }
    set {
      if AppScenes.current == nil { waitingDelegate = newValue }
      MacDelegateObserver.set(newValue, of: AppScenes.current)
    }
  }
  /// A delegate that was set before the app has started: `run()` starts with it.
  final weak var waitingDelegate: (any NSApplicationDelegate)?

  /// The app was started and has no window yet.
  public nonisolated static let didFinishLaunchingNotification = UIApplication.didFinishLaunchingNotification
  /// One of the app's windows has the keyboard now.
  public nonisolated static let didBecomeActiveNotification = UIApplication.didBecomeActiveNotification
  /// None of them has it any longer.
  public nonisolated static let willResignActiveNotification = UIApplication.willResignActiveNotification
  /// None of them has it any longer.
  public nonisolated static let didResignActiveNotification = UIApplication.willResignActiveNotification
  /// The app ends; its windows are still there.
  public nonisolated static let willTerminateNotification = UIApplication.willTerminateNotification
}

/// The app's icon in the desktop's bar of programs.
@MainActor @preconcurrency public final class NSDockTile: NSObject {
  override init() {}
  nonisolated deinit {}
  /// The badge at the icon, where the desktop shows one: numbers only; nil for none.
  public var badgeLabel: String? {
    didSet {
      AppScenes.current?.platform.notifications?.setBadge(badgeLabel.flatMap { Int($0) }.map { max(0, $0) } ?? 0)
    }
  }
}

/// A type that brings back what the user did, by its name on a Mac.
public typealias NSUserActivityRestoring = UIUserActivityRestoring

/// A type that hears of an app's life, by the names of a Mac.
///
/// All of it may be left out.
@MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject, NSObjectProtocol {
  /// The app was started; it has no window yet.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app was started; it has no window yet.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// One of the app's windows has the keyboard now.
  func applicationDidBecomeActive(_ notification: Notification)
  /// None of them has it any longer.
  func applicationWillResignActive(_ notification: Notification)
  /// None of them has it any longer.
  func applicationDidResignActive(_ notification: Notification)
  /// Whether the app ends, which was asked to: by its menu, by `terminate(_:)`, or because its last window was closed. By
  /// itself it does. Where the desktop ends the app this is not asked.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Whether the app ends when its last window was closed. Where a delegate does not say it, it does, as programs of Linux
  /// do: on a Mac it goes on.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// The app is started again while it runs. False where the delegate has done what there is to do; by itself the front
  /// window is raised, or the first one opened.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// The app ends; its windows are still there.
  func applicationWillTerminate(_ notification: Notification)
  /// The app is to open URLs: no window gets them. Without this they come to `onOpenURL`.
  func application(_ application: NSApplication, open urls: [URL])
  /// An activity is about to come; `application(_:continue:restorationHandler:)` follows at once. What is returned has no
  /// effect.
  func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// The app is to go on with an activity; a web address comes as one of the type `NSUserActivityTypeBrowsingWeb`. False
  /// hands it on: an address as a URL, an activity to a window.
  ///
  /// - Parameter restorationHandler: Has the objects that it is given restore what they show.
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
}

extension NSApplicationDelegate {
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func application(_ application: NSApplication, open urls: [URL]) { MacDelegateObserver.takesURL = false }
  public func application(
    _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  public func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool { false }
}

/// Makes a delegate for the app, and keeps it as long as the app runs.
///
/// Only in the declaration of an `App`, and once. A delegate that is an `ObservableObject`, or observable, is in the
/// environment of all windows. Source: Apple, documentation of NSApplicationDelegateAdaptor.
@MainActor @preconcurrency @propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
  /// The delegate.
  public let wrappedValue: DelegateType
  /// Makes a delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateObserver.make(delegateType)
    MacDelegateObserver.set(wrappedValue, of: AppScenes.starting) { _ in }
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes a delegate that views get by `@EnvironmentObject`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = DelegateObserver.make(delegateType)
    wrappedValue = delegate
    MacDelegateObserver.set(delegate, of: AppScenes.starting) { $0[EnvironmentObjectKey<DelegateType>.self] = delegate }
  }
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: Observable {
  /// Makes a delegate that views get by `@Environment(Delegate.self)`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate = DelegateObserver.make(delegateType)
    wrappedValue = delegate
    MacDelegateObserver.set(delegate, of: AppScenes.starting) { $0[DelegateType.self] = delegate }
  }
}

/// Tells a delegate by the names of a Mac what the app goes through.
@MainActor final class MacDelegateObserver: AppObserver {
  private(set) weak var delegate: (any NSApplicationDelegate)?
  /// What an adaptor made.
  private let kept: (any NSApplicationDelegate)?
  private let provide: (inout EnvironmentValues) -> Void
  /// Whether the delegate has a method of its own for URLs: set by the one that it would have otherwise.
  static var takesURL = true

  static func of(_ scenes: AppScenes?) -> MacDelegateObserver? {
    scenes?.observers.last { ($0 as? MacDelegateObserver)?.delegate != nil } as? MacDelegateObserver
  }
  static func set(
    _ delegate: (any NSApplicationDelegate)?, of scenes: AppScenes?,
    keeping provide: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    of(scenes)?.delegate = nil
    guard let delegate, let scenes else { return }
    scenes.add(MacDelegateObserver(delegate, kept: provide == nil ? nil : delegate, provide ?? { _ in }))
  }
  private init(
    _ delegate: any NSApplicationDelegate, kept: (any NSApplicationDelegate)?,
    _ provide: @escaping (inout EnvironmentValues) -> Void
  ) {
    (self.delegate, self.kept, self.provide) = (delegate, kept, provide)
  }
  nonisolated deinit {}

  private func notification(_ name: Notification.Name) -> Notification {
    Notification(name: name, object: NSApplication.shared)
  }
  func configure(_ values: inout EnvironmentValues) { if delegate != nil { provide(&values) } }
  func appDidLaunch() {
    let notification = notification(NSApplication.didFinishLaunchingNotification)
    delegate?.applicationWillFinishLaunching(notification)
    delegate?.applicationDidFinishLaunching(notification)
  }
  func appOpens(_ url: URL) -> Bool {
    guard let delegate else { return false }
    Self.takesURL = true
    delegate.application(.shared, open: [url])
    return Self.takesURL
  }
  func appContinues(_ activity: NSUserActivity) -> Bool {
    guard let delegate else { return false }
    _ = delegate.application(.shared, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(.shared, continue: activity) { objects in
      for object in objects { object.restoreUserActivityState(activity) }
    }
  }
  func appShouldEnd() -> AppEndAnswer {
    switch delegate?.applicationShouldTerminate(.shared) ?? .terminateNow {
    case .terminateCancel: .no
    case .terminateNow: .now
    case .terminateLater: .later
    }
  }
  func appShouldEndWithLastWindow() -> Bool {
    delegate?.applicationShouldTerminateAfterLastWindowClosed(.shared) ?? true
  }
  func appIsReopened(hasVisibleWindows: Bool) -> Bool {
    delegate?.applicationShouldHandleReopen(.shared, hasVisibleWindows: hasVisibleWindows) ?? true
  }
  func appWillEnd() { delegate?.applicationWillTerminate(notification(NSApplication.willTerminateNotification)) }
  func appDidChange(_ change: AppChange) {
    switch change {
    case .willResignActive:
      let notification = notification(NSApplication.didResignActiveNotification)
      delegate?.applicationWillResignActive(notification)
      delegate?.applicationDidResignActive(notification)
    case .didBecomeActive:
      delegate?.applicationDidBecomeActive(notification(NSApplication.didBecomeActiveNotification))
    case .didEnterBackground, .willEnterForeground: break
    }
  }
}
