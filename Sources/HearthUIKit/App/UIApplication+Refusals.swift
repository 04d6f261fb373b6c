import Foundation
import HearthCore
import HearthUI

// What apps of phones ask of the system and no desktop of Linux does: each answers as Apple documents for a failure.

extension UIApplication {
  // MARK: - Icons

  /// Whether the app may have another icon: never. Its icon is in a file of the desktop, which packages install.
  public final var supportsAlternateIcons: Bool { false }
  /// The name of the icon that the app has instead of its first one: nil, for that one.
  public final var alternateIconName: String? { nil }
  /// Asks for another icon; nil for the first one, which the app has. `completionHandler` is called later, for a name with
  /// the error `CocoaError.featureUnsupported`; without it that is reported, once.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = alternateIconName.map { _ in CocoaError(.featureUnsupported) }
    if let completionHandler {
      Task { completionHandler(error) }
    } else if error != nil {
      Report(
        kind: .notOnLinux, path: "UIApplication.setAlternateIconName",
        message:
          "the icon stays: it is in a file of the desktop, which packages install. Ask supportsAlternateIcons before."
      ).tell()
    }
  }
  /// The same, for `await`. Throws `CocoaError.featureUnsupported` for a name.
  public final func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
  }

  // MARK: - Messages of servers

  /// Asks to get messages of the app's server. Desktops have no service that passes them on: the app's delegate is told
  /// by `application(_:didFailToRegisterForRemoteNotificationsWithError:)`, later, with
  /// `CocoaError.featureUnsupported`. An app without a delegate has that reported, once.
  public final func registerForRemoteNotifications() {
    guard let delegate else { return Self.reportRemoteNotifications() }
    Task { [weak delegate] in
      delegate?.application(
        self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    }
  }
  /// Ends what `registerForRemoteNotifications()` has begun: nothing, ever.
  public final func unregisterForRemoteNotifications() {}
  /// Whether messages of the app's server come: never.
  public final var isRegisteredForRemoteNotifications: Bool { false }
  static func reportRemoteNotifications() {
    Report(
      kind: .notOnLinux, path: "UIApplication.registerForRemoteNotifications",
      message:
        "desktops have no service that passes a server's messages on. Ask the server while the app runs, and show what is new by UNUserNotificationCenter."
    ).tell()
  }

  // MARK: - Keys for media

  /// Asks for what keys for media and headphones say. No desktop tells an app here, which is reported, as `MPRemoteCommandCenter` does.
  public final func beginReceivingRemoteControlEvents() {
    Report(
      kind: .notOnLinux, path: "UIApplication.beginReceivingRemoteControlEvents",
      message: "keys for media do not reach the app. Show buttons for what plays."
    ).tell()
  }
  /// Ends what has not begun.
  public final func endReceivingRemoteControlEvents() {}

  // MARK: - Protected files

  /// Whether files that are protected can be read: always. A desktop that is locked leaves files to their programs.
  public final var isProtectedDataAvailable: Bool { true }
  /// Protected files can be read from now on. Never posted, as the following: they always can.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Protected files cannot be read soon.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")

  // MARK: - Memory, time and work in the background

  /// The system is short of memory, and a day has begun or the time was set. Never posted: desktops do not tell apps.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Whether the system lets apps work in the background: it does, as programs of a desktop go on.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  // MARK: - Pictures of the screen

  /// The user has taken a picture of the screen. Never posted: desktops do not tell apps.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// Whether the system lets apps work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }
