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
  /// The picture beside the title: desktops show none.
  public final let icon: UNNotificationActionIcon?
  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options, icon) = (identifier, title, options, nil)
  }
  /// Creates a button with a picture. Desktops show buttons with titles alone, which is reported.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    if icon == nil { return }
    Report(
      kind: .notOnLinux, path: "UNNotificationAction", message: "buttons of notifications show titles without icons."
    ).tell()
  }
}

/// The picture of a button of a notification. Desktops show none.
public final class UNNotificationActionIcon: NSObject, Sendable {
  private let name: String
  private let isSymbol: Bool
  private init(_ name: String, isSymbol: Bool) { (self.name, self.isSymbol) = (name, isSymbol) }
  /// Creates an icon of an image of the app.
  public convenience init(templateImageName: String) { self.init(templateImageName, isSymbol: false) }
  /// Creates an icon of a symbol.
  public convenience init(systemImageName: String) { self.init(systemImageName, isSymbol: true) }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationActionIcon else { return false }
    return name == other.name && isSymbol == other.isSymbol
  }
  public override var hash: Int { name.hashValue }
}

/// A button beside which the user writes an answer, where the desktop has a field for that, as Plasma does. Elsewhere it is left out, which is reported.
/// A category has one such button; further ones are left out.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  // As its superclass.
  /// What stands on the button that sends the text.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String
  /// Creates a button with a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options)
  }
  /// Creates a button with a field and a picture, which is reported as other icons are.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
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
  /// Of headphones.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
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
  /// Creates a category. Desktops do not sum notifications up: a format for that is reported.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder ?? "", options: options)
    if categorySummaryFormat?.isEmpty ?? true { return }
    Report(
      kind: .notOnLinux, path: "UNNotificationCategory",
      message: "desktops do not sum notifications up: categorySummaryFormat is never shown."
    ).tell()
  }
  public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
  public override var hash: Int { identifier.hashValue }
}
