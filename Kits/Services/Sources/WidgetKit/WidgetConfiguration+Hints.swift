import SwiftUI

/// Sizes of a live activity on other devices.
public struct ActivityFamily: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let small = ActivityFamily(description: "small")
  public static let medium = ActivityFamily(description: "medium")
}
private struct ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
extension EnvironmentValues {
  /// The size of a live activity: medium, unless it is set.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}
extension WidgetConfiguration {
  /// On Linux what is reported of it.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    _NamedConfiguration(base: self, name: "also \(families.map(\.description).joined(separator: ", "))")
  }
  /// Where a widget should not be offered: on Linux what is reported of it.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    _NamedConfiguration(
      base: self, name: "not at \(locations.map(\.description).joined(separator: ", ")) for \(families.count) sizes")
  }
  /// Nobody asks users for settings: reported with it.
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    _NamedConfiguration(base: self, name: "asks for settings")
  }
}
/// Where systems show widgets.
public struct WidgetLocation: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let homeScreen = WidgetLocation(description: "homeScreen")
  public static let lockScreen = WidgetLocation(description: "lockScreen")
  public static let standBy = WidgetLocation(description: "standBy")
  public static let carPlay = WidgetLocation(description: "carPlay")
  public static let iPhoneWidgetsOnMac = WidgetLocation(description: "iPhoneWidgetsOnMac")
}
