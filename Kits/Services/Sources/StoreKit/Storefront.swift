import Foundation

/// The shop of a country. There is never one.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// Three letters. Source: ISO 3166-1.
  public let countryCode: String
  public let id: String

  /// Shops, one after the other: none, until the task that waits is cancelled.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// That of the user: nil, which is reported.
  public static var current: Storefront? {
    get async {
      reportShop("Storefront.current")
      return nil
    }
  }
  public static var updates: Storefronts { Storefronts() }
}
