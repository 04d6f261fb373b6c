import Foundation

/// What an app may do to get the user's attention.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Messages.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Of cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Messages that are heard although the device is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Of the device's settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Messages that the user was not asked about.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Messages that are read to the user.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Messages that cannot wait.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked; says no; says yes; was not asked, and it is quiet; for a while.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something is done with notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// It cannot be; it is switched off; it is done.
  case notSupported, disabled, enabled
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
  /// Not; for a while; until the user has answered.
  case none, banner, alert
}

/// When notifications show what they say.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// In any case; where the device is not locked; never.
  case always, whenAuthenticated, never
}

/// What is done with an app's notifications.
///
/// Desktops of Linux do not ask the user before an app shows its first notification: it is authorized where the desktop
/// has a service for notifications, and denied where it has not. Source: Desktop Notifications Specification.
public final class UNNotificationSettings: NSObject, Sendable {
  private let isThere: Bool
  init(isThere: Bool) { self.isThere = isThere }
  private var setting: UNNotificationSetting { isThere ? .enabled : .notSupported }
  /// Whether the app may show notifications.
  public var authorizationStatus: UNAuthorizationStatus { isThere ? .authorized : .denied }
  /// Whether they are shown.
  public var alertSetting: UNNotificationSetting { setting }
  /// Whether they are heard.
  public var soundSetting: UNNotificationSetting { setting }
  /// Whether there is a number at the icon.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Whether the desktop keeps them in a list.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether they are shown while the screen is locked: programs do not know.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether they are shown in a car.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether they are heard although the device is silent.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether they are read to the user.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether those that cannot wait stay until the user has seen them.
  public var timeSensitiveSetting: UNNotificationSetting { setting }
  /// Whether they come together at certain times.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether messages of people are shown as such.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// How they are shown.
  public var alertStyle: UNAlertStyle { isThere ? .banner : .none }
  /// When they show what they say: always.
  public var showPreviewsSetting: UNShowPreviewsSetting { isThere ? .always : .never }
  /// Whether the desktop's settings lead to those of the app.
  public var providesAppNotificationSettings: Bool { false }
}

/// What is done with a notification that comes while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number at the app's icon is set.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// It is heard.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// It is shown.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// It is shown: a desktop's list has what was shown.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// It is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Why something is not done with a notification.
public struct UNError: Error, Hashable, Sendable {
  /// Why something is not done with a notification.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }
  /// Why it is not done.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The desktop has no service for notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// There is no such file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The time of the trigger never comes.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification says nothing.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
extension UNError: LocalizedError, CustomNSError {
  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "This desktop shows no notifications."
    case .attachmentInvalidURL: "There is no such file."
    case .notificationInvalidNoDate: "The time of the notification never comes."
    case .notificationInvalidNoContent: "The notification says nothing."
    }
  }
}

/// So that an error is caught by its code, as in `catch UNError.notificationsNotAllowed`.
public func ~= (code: UNError.Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
