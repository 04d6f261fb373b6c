@_exported import Foundation
import HearthCore

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  /// Whether the notification is shown again and again.
  public final let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
  /// The first moment after a date; nil for none.
  func date(after date: Date) -> Date? { nil }
}

/// A notification that is shown after a while.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  public let timeInterval: TimeInterval
  /// When the trigger was made: `nextTriggerDate()` counts from there.
  private let start = Date()
  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - timeInterval: Seconds: more than 0, and at least 60 for one that repeats. What is less is reported.
  ///   - repeats: Whether the notification is shown again each time that so many seconds have passed.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    let least: TimeInterval = repeats ? 60 : 0.001
    let isGood = timeInterval.isFinite && timeInterval >= least
    if !isGood {
      tell(
        "UNTimeIntervalNotificationTrigger",
        "was given \(timeInterval) seconds. They have to be \(repeats ? "60 at least, as it repeats" : "more than 0").")
    }
    self.timeInterval = isGood ? timeInterval : least
    super.init(repeats: repeats)
  }
  /// The next moment at which a notification with this trigger is shown, if it is added now.
  public func nextTriggerDate() -> Date? { date(after: Date()) }
  override func date(after date: Date) -> Date? { date + timeInterval }
}

/// A notification that is shown at a time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the time that have to be as they are here.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The parts of the time that have to be as they are here; 9 in `hour` means nine o'clock.
  ///   - repeats: Whether the notification is shown each time that this is so.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// The next moment at which a notification with this trigger is shown; nil for a time that has passed.
  public func nextTriggerDate() -> Date? { date(after: Date()) }
  override func date(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var parts = dateComponents
    (parts.calendar, parts.timeZone) = (nil, nil)
    return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
  }
}

/// That a notification came from a server. None does.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // There is never one.
  private init() { super.init(repeats: false) }
}

/// A notification that is to be shown.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  /// Tells it from other requests of the app: one with the same identifier takes its place.
  public let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// When it is shown; nil for at once.
  public let trigger: UNNotificationTrigger?
  /// Creates a request. Later changes of `content` do not concern it.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that is shown, or is about to be.
public final class UNNotification: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  /// When it came.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest
  init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  /// The notification.
  public final let notification: UNNotification
  /// The action of the button, `UNNotificationDefaultActionIdentifier` or `UNNotificationDismissActionIdentifier`.
  public final let actionIdentifier: String
  init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// What the user wrote beside a `UNTextInputNotificationAction`.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  // As its superclass.
  /// The text.
  public let userText: String
  init(_ notification: UNNotification, _ action: String, _ text: String) {
    userText = text
    super.init(notification, action)
  }
}

/// The user pressed the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user put the notification away. Told for categories with `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
