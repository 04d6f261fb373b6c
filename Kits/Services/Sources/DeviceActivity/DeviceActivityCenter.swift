@_exported import Foundation
import HearthCore
@_exported import ManagedSettings
@_exported import SwiftUI

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// When something is watched.
public struct DeviceActivitySchedule: Hashable, Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil
  ) {
    (self.intervalStart, self.intervalEnd, self.repeats) = (intervalStart, intervalEnd, repeats)
    self.warningTime = warningTime
  }
}
/// A use of apps that something happens after.
public struct DeviceActivityEvent: Hashable, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let applications: Set<ApplicationToken>
  public let categories: Set<ActivityCategoryToken>
  public let webDomains: Set<WebDomainToken>
  public let threshold: DateComponents
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    (self.applications, self.categories) = (applications, categories)
    (self.webDomains, self.threshold) = (webDomains, threshold)
  }
}
/// Watches how apps are used: it does not.
public final class DeviceActivityCenter: Sendable {
  public enum MonitoringError: Error, Hashable, Sendable {
    case unauthorized, intervalTooLong, intervalTooShort, invalidDateComponents, excessiveActivities
  }
  public init() {}
  /// - Throws: `MonitoringError.unauthorized`, always.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    report()
    throw MonitoringError.unauthorized
  }
  /// Nothing is watched: a name is reported.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) { if !activities.isEmpty { report() } }
  private func report() {
    Report(
      kind: .notOnLinux, path: "DeviceActivityCenter", message: "nobody watches how apps are used on this system."
    ).tell()
  }
  public var activities: [DeviceActivityName] { [] }
}
/// What an extension does when something happens. Nothing calls it.
@MainActor @preconcurrency open class DeviceActivityMonitor: NSObject {
  nonisolated public override init() { super.init() }
  nonisolated deinit {}
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
}
