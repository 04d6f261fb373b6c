import Foundation
import UniformTypeIdentifiers

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked: contents of requests never change; whoever changes a UNMutableNotificationContent has it to itself.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var targetContentIdentifier: String?
    var relevanceScore = 0.0
    var filterCriteria: String?
  }
  final var values = Values()
  public override init() { super.init() }

  /// The first line.
  open var title: String { values.title }
  /// The line below the first one.
  open var subtitle: String { values.subtitle }
  /// What follows.
  open var body: String { values.body }
  /// The number at the app's icon; nil leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// What is heard; nil for nothing.
  open var sound: UNNotificationSound? { values.sound }
  /// What the app wants to know when the user answers.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The category whose actions are the notification's buttons.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// What the notification belongs to, for the app itself: desktops here do not group by it.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Pictures. The first one is shown.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// How much the notification may disturb.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The content that the notification is about, for the app itself.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }

  /// How important the notification is among those of the app, from 0 to 1, for the app itself: desktops do not sum notifications up.
  open var relevanceScore: Double { values.relevanceScore }
  /// By what a focus of the user chooses among notifications, for the app itself: desktops do not choose.
  open var filterCriteria: String? { values.filterCriteria }

  open func copy(with zone: NSZone? = nil) -> Any {
    let content = UNNotificationContent()
    content.values = values
    return content
  }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let content = UNMutableNotificationContent()
    content.values = values
    return content
  }
}

/// What a notification is to say.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Tea is ready"
/// content.sound = .default
/// ```
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Without a sound.
  case passive
  /// As notifications are.
  case active
  /// It stays until the user has seen it.
  case timeSensitive, critical
}

/// A picture of a notification.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// What the app calls it.
  public let identifier: String
  /// Where the file is.
  public let url: URL
  /// What the file is, as a uniform type: what the options say, else by its extension.
  public let type: String
  /// Creates an attachment of a file.
  ///
  /// - Parameters:
  ///   - identifier: What the app calls it; one is made for an empty one.
  ///   - options: A type in `UNNotificationAttachmentOptionsTypeHintKey`; others are hints for the picture, which the desktop shows as it likes.
  /// - Throws: `UNError.attachmentInvalidURL` where there is no such file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type =
      options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
      ?? (UTType(filenameExtension: URL.pathExtension) ?? .data).identifier
  }
}
/// What the file of an attachment is, where its extension does not say so.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether the picture is left out. A hint: the desktop shows it.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// Which part of the picture is shown. A hint: all of it is.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// Which picture of a film is shown. A hint.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

extension NSString {
  /// A text of the app's tables of translations, with its arguments. Source: Apple, that it is looked up when the
  /// notification is shown; here it is at once.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    let values = (arguments ?? []).map { ($0 as? any CVarArg) ?? "\($0)" }
    return values.isEmpty ? format : String(format: format, arguments: values)
  }
}
