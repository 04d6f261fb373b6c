import Foundation

/// Something to be bought. None is ever found: there is no shop.
///
/// ```swift
/// let products = try await Product.products(for: ["pro"])  // []
/// ```
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing it is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  /// The price as a number, and as the shop writes it.
  public let price: Decimal
  public let displayPrice: String

  /// Those of the products that the shop has: none, which is reported.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String {
    if !identifiers.isEmpty { reportShop("Product.products(for:)") }
    return []
  }
  /// - Throws: `StoreKitError.unsupported`, always.
  public func purchase() async throws -> PurchaseResult {
    reportShop("Product.purchase()")
    throw StoreKitError.unsupported
  }
}
extension Product {
  /// Why something was not bought. Source: Apple, documentation of Product.PurchaseError.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
}
