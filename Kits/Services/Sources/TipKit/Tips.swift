import Foundation
import HearthCore

/// What all tips of an app have in common.
public enum Tips {
  /// Whether a tip waits, may be shown, or is done with.
  public enum Status: Hashable, Sendable {
    /// A rule does not hold, another tip was shown too short a time ago, or `configure(_:)` was not called.
    case pending
    case available
    case invalidated(InvalidationReason)
  }
  /// Why a tip is done with.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    /// The user did what the tip tells of.
    case actionPerformed
    case displayCountExceeded
    case displayDurationExceeded
    /// The user closed it.
    case tipClosed
  }

  /// How tips are shown and kept.
  public struct ConfigurationOption: Sendable {
    /// How much time lies between two tips.
    public struct DisplayFrequency: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
      let seconds: TimeInterval
      init(seconds: TimeInterval) { self.seconds = seconds }
      public init(floatLiteral value: Double) { seconds = value }
      public init(integerLiteral value: Int) { seconds = Double(value) }
      /// None: each is shown as soon as its rules hold.
      public static let immediate = DisplayFrequency(seconds: 0)
      public static let hourly = DisplayFrequency(seconds: 3600)
      public static let daily = DisplayFrequency(seconds: 24 * 3600)
      public static let weekly = DisplayFrequency(seconds: 7 * 24 * 3600)
      public static let monthly = DisplayFrequency(seconds: 30 * 24 * 3600)
    }
    /// Where it is kept which tips were shown.
    public struct DatastoreLocation: Sendable {
      let folder: URL
      private init(folder: URL) { self.folder = folder }
      /// Among what the app's windows keep.
      public static var applicationDefault: DatastoreLocation {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return DatastoreLocation(folder: URL(fileURLWithPath: TipStore.standardFolder(for: name)))
      }
      /// A folder of the app.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }
      /// A folder that several apps share.
      /// - Throws: `TipKitError.missingGroupContainerEntitlements` where it cannot be made.
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        let folder = TipStore.standardFolder(for: identifier)
        do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
          throw TipKitError.missingGroupContainerEntitlements
        }
        return DatastoreLocation(folder: URL(fileURLWithPath: folder))
      }
    }
    let apply: @Sendable (inout TipStore.Configuration) -> Void
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption { $0.frequency = frequency.seconds }
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption { $0.folder = location.folder }
    }
  }

  /// Lets tips be shown from now on. To be called once, early.
  ///
  ///     try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
  ///
  /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` when called a second time.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    var configuration = TipStore.Configuration()
    for option in options { option.apply(&configuration) }
    try TipStore.shared.configure(configuration)
  }
  /// Forgets what was shown and invalidated, what the user has done and what parameters say. To be called before `configure(_:)`.
  /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` afterwards.
  public static func resetDatastore() throws { try TipStore.shared.resetDatastore() }

  /// Shows every tip, whatever its rules say.
  public static func showAllTipsForTesting() { TipStore.shared.overrule { $0 = .init(showsAll: true) } }
  public static func hideAllTipsForTesting() { TipStore.shared.overrule { $0 = .init(hidesAll: true) } }
  /// Shows the tips of these types, whatever their rules say.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    let names = tips.map { String(reflecting: $0) }
    TipStore.shared.overrule { $0.shown.formUnion(names) }
  }
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    let names = tips.map { String(reflecting: $0) }
    TipStore.shared.overrule { $0.hidden.formUnion(names) }
  }
}

/// What went wrong with tips.
public struct TipKitError: LocalizedError, Hashable, Sendable {
  private let text: String
  public static let tipsDatastoreAlreadyConfigured = TipKitError(text: "Tips are already configured.")
  public static let missingGroupContainerEntitlements = TipKitError(text: "The group's folder cannot be made.")
  public static let invalidPredicateValueType = TipKitError(text: "A rule has a value of an invalid type.")
  public var errorDescription: String? { text }
}
