import Foundation

/// A value whose signature was checked.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  /// Why a signature does not hold.
  public enum VerificationError: Error, Sendable { case revokedCertificate, invalidSignature, invalidEncoding }
  /// The value, whether it was verified or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// The value, where its signature holds.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase. There are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  /// Says that the app has given the user what was bought.
  public func finish() async { reportShop("Transaction.finish()") }

  /// Purchases, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    let isEndless: Bool
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      let isEndless: Bool
      /// Nil: at once, or where purchases may still come when the task is cancelled.
      public mutating func next() async -> VerificationResult<Transaction>? {
        while isEndless, !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
  }
  /// What the user owns, and what they ever bought: nothing.
  public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
  public static var all: Transactions { Transactions(isEndless: false) }
  public static var unfinished: Transactions { Transactions(isEndless: false) }
  /// Purchases from now on: none, until the task that waits is cancelled.
  public static var updates: Transactions { Transactions(isEndless: true) }
  /// The last purchase of a product: nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    reportShop("Transaction.latest (\(productID))")
    return nil
  }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    reportShop("Transaction.currentEntitlement (\(productID))")
    return nil
  }
}
