import SwiftUI

// What views ask a shop, and how a shop looks. It answers that there is nothing, and looks as it does.

/// What an app has learnt of what users own.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading
  case failure(any Error)
  case success(Value)
}
extension Product {
  /// What an app has learnt of products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [String])
    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
    public var unavailableIDs: [String] {
      if case .success(_, let names) = self { names } else { [] }
    }
  }
}
extension View {
  /// Runs the action once: no subscription is there.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      reportShop("subscriptionStatusTask (\(groupID))")
      await action(.success([]))
    }
  }
  /// Runs the action once: the user does not own the product.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      reportShop("currentEntitlementTask (\(productID))")
      await action(.success(nil))
    }
  }
  /// Runs the action once: no product is there.
  public func storeProductsTask<IDs: Collection & Equatable & Sendable>(
    for ids: IDs, priority: TaskPriority = .medium,
    action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View where IDs.Element == String {
    task(id: ids, priority: priority) {
      reportShop("storeProductsTask (\(ids.joined(separator: ", ")))")
      await action(.success([], unavailable: Array(ids)))
    }
  }
  /// Never called, which is reported: nothing is bought.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)? = nil) -> some View {
    onAppear { reportShop("onInAppPurchaseStart(perform:)") }
  }
  /// Never called, which is reported: nothing is bought.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
  ) -> some View { onAppear { reportShop("onInAppPurchaseCompletion(perform:)") } }
  /// Reports that a shop that is not there has no other looks.
  public func productViewStyle(_ style: ProductViewStyle) -> some View {
    onAppear { reportShop("productViewStyle(_:)") }
  }
  public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View {
    onAppear { reportShop("subscriptionStoreControlStyle(_:)") }
  }
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    onAppear { reportShop("subscriptionStoreButtonLabel(_:)") }
  }
  public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
    onAppear { reportShop("storeButton(_:for:)") }
  }
  public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
    onAppear { reportShop("subscriptionStorePolicyDestination(url:for:)") }
  }
}
/// Looks of products and subscriptions, and parts of a shop.
public struct ProductViewStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ProductViewStyle(name: "automatic")
  public static let compact = ProductViewStyle(name: "compact")
  public static let regular = ProductViewStyle(name: "regular")
  public static let large = ProductViewStyle(name: "large")
}
public struct SubscriptionStoreControlStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = SubscriptionStoreControlStyle(name: "automatic")
  public static let buttons = SubscriptionStoreControlStyle(name: "buttons")
  public static let picker = SubscriptionStoreControlStyle(name: "picker")
  public static let prominentPicker = SubscriptionStoreControlStyle(name: "prominentPicker")
}
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
}
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case privacyPolicy, termsOfService }
