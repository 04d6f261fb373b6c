import Foundation
import HearthCore

/// A type that hears what becomes of an app, and has a say in it: a delegate by UIKit's rules.
///
/// What it is told runs the app's code, outside of frames.
@MainActor package protocol AppObserver: AnyObject {
  /// The app has its scenes, and no window yet.
  func appDidLaunch()
  /// A URL comes in for the app. True where it is taken, so that no window gets it.
  func appOpens(_ url: URL) -> Bool
  /// The app is to go on with an activity: one with a web address before the same comes as a URL. True where it is taken,
  /// so that no window gets it.
  func appContinues(_ activity: NSUserActivity) -> Bool
  /// An action of the app is asked for from outside, by its type. True where it is performed.
  func appPerforms(shortcut type: String) -> Bool
  /// The app as a whole is used more or less than before.
  func appDidChange(_ change: AppChange)
  /// Whether the app ends, which was asked to. A forced end is not asked about.
  func appShouldEnd() -> AppEndAnswer
  /// Whether the app ends when its last window was closed.
  func appShouldEndWithLastWindow() -> Bool
  /// The app is started again while it runs. True where it is to show a window, as it does by itself.
  func appIsReopened(hasVisibleWindows: Bool) -> Bool
  /// The app ends, with its windows still there.
  func appWillEnd()
  /// Adds what each window's views see.
  func configure(_ values: inout EnvironmentValues)
  /// Waits for what it has begun on other threads. True where there was something.
  func finishWork() -> Bool

  // Of windows that are scenes of the app alone, see `WindowSession.isScene`:

  /// A window is about to be made. Adds what its views see.
  func windowOpens(_ window: WindowSession, _ values: inout EnvironmentValues)
  /// A window has its content, in the background and before the first body, or may be used more or less than before.
  func windowDidChange(_ window: WindowSession, to phase: ScenePhase)
  /// A window is gone.
  /// - Parameter comesBack: Whether the app has ended with it, so that it may be there again at the next start.
  func windowDidClose(_ window: WindowSession, comesBack: Bool)
  /// A URL reaches a window. True where something took it; the window's views get it all the same.
  func window(_ window: WindowSession, opens url: URL) -> Bool
  /// An activity reaches a window. True where something took it; the window's views get it all the same.
  func window(_ window: WindowSession, continues activity: NSUserActivity) -> Bool
}
extension AppObserver {
  package func appShouldEnd() -> AppEndAnswer { .now }
  package func appShouldEndWithLastWindow() -> Bool { true }
  package func appIsReopened(hasVisibleWindows: Bool) -> Bool { true }
  package func finishWork() -> Bool { false }
  package func appContinues(_ activity: NSUserActivity) -> Bool { false }
  package func appPerforms(shortcut type: String) -> Bool { false }
  package func windowOpens(_ window: WindowSession, _ values: inout EnvironmentValues) {}
  package func windowDidChange(_ window: WindowSession, to phase: ScenePhase) {}
  package func windowDidClose(_ window: WindowSession, comesBack: Bool) {}
  package func window(_ window: WindowSession, opens url: URL) -> Bool { false }
  package func window(_ window: WindowSession, continues activity: NSUserActivity) -> Bool { false }
}
extension AppScenes {
  /// Waits for what was begun on other threads: files of documents. True where there was something.
  package func finishWork() -> Bool { observers.map { $0.finishWork() }.contains(true) }
}

/// What an observer says when the app is asked to end: it does, it does not, or the observer says so later, by
/// `AppScenes.replyToEnd(_:)`.
package enum AppEndAnswer { case now, no, later }

/// A change of how far an app is in use. The names are those of its notifications.
package enum AppChange: String { case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive }

/// How far an app as a whole is in use, and the names of notifications under which others hear of changes.
///
/// | change | notification |
/// |---|---|
/// | to active | `UIApplicationDidBecomeActiveNotification` |
/// | from active | `UIApplicationWillResignActiveNotification` |
/// | to background | `UIApplicationDidEnterBackgroundNotification` |
/// | from background, not at the start | `UIApplicationWillEnterForegroundNotification` |
/// | the start, before the first window | `UIApplicationDidFinishLaunchingNotification` |
/// | the end | `UIApplicationWillTerminateNotification` |
///
/// Source: Apple, documentation of UIApplication, "Life cycle notifications"; the order of several is that of the app's
/// states: inactive lies between active and background.
@MainActor package struct AppLife {
  private(set) var phase = ScenePhase.background
  private var hasBeenInFront = false

  /// What has changed, in order, for a new phase.
  mutating func changes(to new: ScenePhase) -> [AppChange] {
    let old = phase
    phase = new
    if old == new { return [] }
    var changes: [AppChange] = []
    if old == .active { changes.append(.willResignActive) }
    if new == .background { changes.append(.didEnterBackground) }
    if old == .background && hasBeenInFront { changes.append(.willEnterForeground) }
    if new == .active { changes.append(.didBecomeActive) }
    if new != .background { hasBeenInFront = true }
    return changes
  }
  /// The name of the notification of a change, `DidBecomeActive` for example.
  package nonisolated static func notification(_ change: String) -> Notification.Name {
    Notification.Name("UIApplication\(change)Notification")
  }
  static func post(_ change: String) {
    NotificationCenter.default.post(name: notification(change), object: nil)
  }
}

extension AppScenes {
  /// The apps of this process that have not ended: one, but for tests. They are not kept.
  private static var living: [Living] = []
  private struct Living {
    weak var app: AppScenes?
  }
  func noteLife() {
    Self.living.removeAll { $0.app == nil || $0.app?.hasEnded == true }
    Self.living.append(Living(app: self))
  }
  /// The app whose code runs: that of the window at work, else the one that was started last and has not ended.
  package static var current: AppScenes? {
    if let starting { return starting }
    if let content = contentAtWork,
      let scenes = EnvironmentValues(scope: content.rootScope).windowContext.scenes
    {
      return scenes
    }
    return living.last { $0.app != nil && $0.app?.hasEnded == false }?.app
  }
  /// What is in the window whose code runs: a body, or an action. Nil between frames and events, and in the app's body.
  package static var currentContent: WindowContent? {
    contentAtWork.flatMap { $0.host is AppHost ? nil : $0 }
  }
  /// The same, with what the app's own body is in.
  private static var contentAtWork: WindowContent? { (Engine.evaluating?.engine ?? Engine.current)?.content }
  /// The window whose code runs, else the one in front.
  package var currentSession: WindowSession? {
    if let content = Self.currentContent, let session = sessions.first(where: { $0.content === content }) {
      return session
    }
    return front ?? sessions.first
  }
  /// How far the app is in use.
  package var phase: ScenePhase { life.phase }
  func setPhase(_ phase: ScenePhase) {
    for change in life.changes(to: phase) {
      for observer in observers { observer.appDidChange(change) }
      AppLife.post(change.rawValue.prefix(1).uppercased() + change.rawValue.dropFirst())
    }
  }
  /// Opens a URL with the desktop, as a link of the current window does.
  package func openOutside(_ url: URL) {
    if let host = currentSession?.host { host.openURL(url) } else { platform.openURL(url) }
  }
}
