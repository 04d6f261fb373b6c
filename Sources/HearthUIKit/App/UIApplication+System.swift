import Foundation
import HearthCore
import HearthUI

/// Work that goes on while no window is seen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work at all.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@MainActor private enum SystemWishes {
  static var badge = 0
  static var lastTask = 0
}

extension UIApplication {
  private var desktop: (any NotificationService)? { AppScenes.current?.platform.notifications }

  /// Whether the screen stays on although nobody touches the keyboard or the pointer, until the app ends.
  public final var isIdleTimerDisabled: Bool {
    get { ScreenWake.isAsked(.idleTimer) }
    set { ScreenWake.set(.idleTimer, newValue) }
  }
  /// The number at the app's icon, where the desktop shows one; 0 for none.
  public final var applicationIconBadgeNumber: Int {
    get { SystemWishes.badge }
    set {
      SystemWishes.badge = max(0, newValue)
      desktop?.setBadge(SystemWishes.badge)
    }
  }

  /// A URL that opens the app's own settings: its `Settings` scene.
  public nonisolated static let openSettingsURLString = "app-settings:"

  // MARK: - In the background

  /// Says that work goes on while no window is seen. Programs of Linux are not stopped then: `handler` is never called.
  public final func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// Says that work goes on while no window is seen. Programs of Linux are not stopped then: `handler` is never called.
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    SystemWishes.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: SystemWishes.lastTask)
  }
  /// Says that the work is done.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Seconds: without end.
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

extension UIApplication {
  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    keyWindow?.traitCollection.preferredContentSizeCategory ?? .large
  }
}
