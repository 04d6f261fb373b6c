@_exported import Foundation
import HearthCore

/// What stands for something that a user has chosen, without saying what it is.
public struct Token<Kind>: Hashable, Codable, @unchecked Sendable {
  // A value.
  private let data: Data
}
/// An app, a kind of apps, a page. There is never one.
public struct Application: Hashable, Codable, Sendable {
  public let bundleIdentifier: String?
  public let localizedDisplayName: String?
}
public struct ActivityCategory: Hashable, Codable, Sendable { public let localizedDisplayName: String? }
public struct WebDomain: Hashable, Codable, Sendable {
  public let domain: String?
  public init(domain: String) { self.domain = domain }
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// Limits to the use of apps. They are kept as long as the program runs, and nobody minds them, which is reported.
open class ManagedSettingsStore: @unchecked Sendable {
  // Unchecked: an app uses it on one thread at a time.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Name("default")
  }
  public let name: Name
  public init() { name = .default }
  public init(named name: Name) { self.name = name }
  fileprivate static func report(_ name: String) {
    Report(
      kind: .notOnLinux, path: "ManagedSettingsStore.\(name)", message: "nobody limits the use of apps on this system."
    ).tell()
  }
  open var shield = ShieldSettings() { didSet { if shield != oldValue { Self.report("shield (\(shield.summary))") } } }
  open var application = ApplicationSettings() {
    didSet { if application != oldValue { Self.report("application (\(application.summary))") } }
  }
  open func clearAllSettings() { (shield, application) = (ShieldSettings(), ApplicationSettings()) }
}
/// What is covered.
public struct ShieldSettings: Hashable, Sendable {
  public enum ActivityCategoryPolicy<Activity>: Hashable, Sendable {
    case none
    case all(except: Set<Token<Activity>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
  public init() {}
  /// What a report says of it.
  fileprivate var summary: String {
    let kinds = [applicationCategories.map { _ in "kinds of apps" }, webDomainCategories.map { _ in "kinds of pages" }]
    let all = ["\(applications?.count ?? 0) apps", "\(webDomains?.count ?? 0) pages"] + kinds.compactMap { $0 }
    return all.joined(separator: ", ")
  }
}
public struct ApplicationSettings: Hashable, Sendable {
  public var blockedApplications: Set<Application>?
  public var denyAppRemoval: Bool?
  public var denyAppInstallation: Bool?
  public init() {}
  /// What a report says of it.
  fileprivate var summary: String {
    let kept = denyAppRemoval == true ? ", none removed" : ""
    return
      "\(blockedApplications?.count ?? 0) apps blocked\(kept)\(denyAppInstallation == true ? ", none installed" : "")"
  }
}
