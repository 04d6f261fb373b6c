import Foundation
import HearthCore

/// How a button of a notification is.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user has to unlock the device first: a locked desktop has no buttons.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The button destroys something. Desktops here do not show that.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  /// What the delegate is told when the user presses the button.
  public final let identifier: String
  /// What stands on the button.
  public final let title: String
  /// How the button is.
  public final let options: UNNotificationActionOptions
  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// What the notifications of a category have in common.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate is told when the user puts a notification away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Of cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Of locked devices.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Of locked devices.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A kind of notification with the buttons that it has.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after it was made.
  /// What contents say in `categoryIdentifier`.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// Kept for the app: nobody asks for it here.
  public let intentIdentifiers: [String]
  /// How notifications of the category are.
  public let options: UNNotificationCategoryOptions
  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
  }
  /// Creates a category. Desktops hide no previews: a placeholder for one is reported.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    if hiddenPreviewsBodyPlaceholder.isEmpty { return }
    Report(
      kind: .notOnLinux, path: "UNNotificationCategory",
      message: "desktops do not hide what a notification says: hiddenPreviewsBodyPlaceholder is never shown."
    ).tell()
  }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
  public override var hash: Int { identifier.hashValue }
}
