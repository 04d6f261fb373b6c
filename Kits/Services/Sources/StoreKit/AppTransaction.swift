import Foundation

/// The customer's purchase of the app. There is none, as there is no shop: whoever asks for it gets an error.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersion: String
  public let appVersionID: UInt64?
  public let appTransactionID: String
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let signedDate: Date

  /// - Throws: `StoreKitError.unsupported`, always.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws {
      reportShop("AppTransaction.shared")
      throw StoreKitError.unsupported
    }
  }
  /// - Throws: `StoreKitError.unsupported`, always.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    reportShop("AppTransaction.refresh()")
    throw StoreKitError.unsupported
  }
}

extension AppStore {
  /// Which shop a transaction is of.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
}
