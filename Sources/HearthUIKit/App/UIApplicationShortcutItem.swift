import Foundation
import HearthCore
import HearthUI

/// An action of the app that can be asked for from outside.
///
/// Those of `UIApplicationShortcutItems` in `Info.plist` are in the app's `.desktop` file, which `--desktop-entry` prints,
/// and desktops show them with the app's icon. `--action TYPE` on the command line asks for one, of the app that runs
/// already where it does. It comes to `windowScene(_:performActionFor:completionHandler:)` of the window in front, else to
/// `application(_:performActionFor:completionHandler:)`; where it starts the app, to `shortcutItem` of the first scene's
/// connection options instead of the former.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  fileprivate var values: Values
  fileprivate struct Values {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }
  fileprivate init(_ values: Values) { self.values = values }
  nonisolated deinit {}

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - type: What the app knows it by.
  ///   - localizedTitle: For people.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo, target: nil)
  }
  /// Creates an action with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }
  convenience init(_ entry: ShortcutEntry) {
    let icon =
      entry.symbolName.map { UIApplicationShortcutIcon(systemImageName: $0) }
      ?? entry.imageName.map { UIApplicationShortcutIcon(templateImageName: $0) }
    self.init(
      type: entry.type, localizedTitle: entry.title, localizedSubtitle: entry.subtitle, icon: icon,
      userInfo: entry.userInfo.isEmpty ? nil : entry.userInfo.compactMapValues { Self.object($0) })
  }

  /// A value of a property list as an object.
  private static func object(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let value as String: NSString(string: value)
    case let value as NSNumber: value
    case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data: NSData(data: value)
    case let value as [Any]: NSArray(array: value)
    case let value as [String: Any]: NSDictionary(dictionary: value)
    default: nil
    }
  }

  /// What the app knows the action by.
  open var type: String { values.type }
  /// The title that people see.
  open var localizedTitle: String { values.title }
  /// What else there is to say about it.
  open var localizedSubtitle: String? { values.subtitle }
  /// A picture. Desktops show the title alone.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// What the app needs for it.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// The subject, an identifier that the app chooses.
  open var targetContentIdentifier: Any? { values.target }

  nonisolated open override func copy() -> Any { MainActor.assumeIsolated { UIApplicationShortcutItem(values) } }
  nonisolated open override func mutableCopy() -> Any {
    MainActor.assumeIsolated { UIMutableApplicationShortcutItem(values) }
  }
}

/// An action that can be changed. What has become an action of the app is not changed by it: set `shortcutItems` again.
@MainActor @preconcurrency open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { values.target }
    set { values.target = newValue }
  }
  nonisolated deinit {}
}

/// A picture of an action. Desktops of Linux show none.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject {
  /// Pictures that a system has.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }
  private enum Source: Hashable { case type(IconType), template(String), symbol(String) }
  private let source: Source
  private init(_ source: Source) { self.source = source }
  nonisolated deinit {}
  /// A picture of the system.
  public convenience init(type: IconType) { self.init(.type(type)) }
  /// A picture of the app, of which the shape counts.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
  /// A symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }
  nonisolated open override var hash: Int { source.hashValue }
}
