import Foundation
import SwiftUI

extension Product {
  /// How long a subscription lasts before it is renewed.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CustomStringConvertible {
      case day, week, month, year
      /// The unit in the user's language, as "Month".
      public var localizedDescription: String {
        let unit: Calendar.Component =
          switch self {
          case .day: .day
          case .week: .weekOfYear
          case .month: .month
          case .year: .year
          }
        return Self.name(of: unit)
      }
      /// As one says of one of it: "1 month" without the number.
      private static func name(of unit: Calendar.Component) -> String {
        let fields: Set<Date.ComponentsFormatStyle.Field> =
          switch unit {
          case .day: [.day]
          case .weekOfYear: [.week]
          case .month: [.month]
          default: [.year]
          }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let end = Calendar.current.date(byAdding: unit, value: 1, to: start) ?? start
        let text = (start..<end).formatted(.components(style: .wide, fields: fields))
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces).localizedCapitalized
      }
      public var description: String { localizedDescription }
    }
    public let unit: Unit
    public let value: Int
  }
  /// A lower price for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }
  /// What of a product is a subscription. There is never one.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// How far a subscription is.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }
    public struct RenewalInfo: Hashable, Sendable {
      public let willAutoRenew: Bool
      public let currentProductID: String
      public let autoRenewPreference: String?
      public var expirationReason: ExpirationReason? { nil }
      public var gracePeriodExpirationDate: Date? { nil }
      public var renewalDate: Date? { nil }
      public var isInBillingRetry: Bool { false }
      /// Why a subscription ended.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
      }
    }
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// Changes from now on: none, until the task that waits is cancelled.
      public static var updates: Statuses { Statuses() }
      /// States, one after the other.
      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Status
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() async -> Status? {
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
            return nil
          }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
    }
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Those of the user: none.
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] {
      reportShop("Product.SubscriptionInfo.status (\(groupID))")
      return []
    }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      reportShop("Product.SubscriptionInfo.isEligibleForIntroOffer (\(groupID))")
      return false
    }
  }
  /// What of it is a subscription: nothing.
  public var subscription: SubscriptionInfo? { nil }
  public var isFamilyShareable: Bool { false }
  /// How the shop writes prices: in the currency of the user's region.
  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: Locale.current.currency?.identifier ?? "USD")
  }
  public var jsonRepresentation: Data { Data() }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  /// How something is bought.
  public struct PurchaseOption: Hashable, Sendable {
    private let text: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(text: token.uuidString) }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(text: "\(quantity)") }
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption(text: "\(simulates)")
    }
  }
  /// - Throws: `StoreKitError.unsupported`, always.
  public func purchase(options: Set<PurchaseOption>) async throws -> PurchaseResult {
    reportShop("Product.purchase(options:)")
    throw StoreKitError.unsupported
  }
  /// - Throws: `StoreKitError.unsupported`, always.
  @MainActor public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    reportShop("Product.purchase(confirmIn:options:)")
    throw StoreKitError.unsupported
  }
}

extension Transaction {
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
  public var productType: Product.ProductType { .nonConsumable }
  /// There is no shop, and so none of its kinds: the name is empty.
  public var environment: AppStore.Environment { AppStore.Environment(rawValue: "") }
  public var ownershipType: OwnershipType { .purchased }
  public var isUpgraded: Bool { false }
  public var purchasedQuantity: Int { 1 }
  public var originalPurchaseDate: Date { purchaseDate }
  public var appAccountToken: UUID? { nil }
  public var subscriptionGroupID: String? { nil }
  public var jsonRepresentation: Data { Data() }
}

/// Buys something from a view: it always fails.
public struct PurchaseAction: Sendable {
  /// - Throws: `StoreKitError.unsupported`, always.
  @MainActor public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}
private struct PurchaseKey: EnvironmentKey { static let defaultValue = PurchaseAction() }
extension EnvironmentValues {
  /// Buys something.
  public var purchase: PurchaseAction { self[PurchaseKey.self] }
}
