import SwiftUI

// What views ask a shop, and how a shop looks. It answers that there is nothing, and looks as it does.

/// What an app has learnt of what users own.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading
  case failure(any Error)
  case success(Value)
}
extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The purchase, where it is known and there is one.
  public var transaction: VerificationResult<Transaction>? {
    if case .success(let transaction) = self { transaction } else { nil }
  }
}
extension EntitlementTaskState {
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}
extension Product {
  /// What an app has learnt of a product.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }
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
  /// Runs the action once: the product is not there.
  public func storeProductTask(
    for id: String, priority: TaskPriority = .medium, action: @escaping @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      reportShop("storeProductTask (\(id))")
      await action(.unavailable)
    }
  }
  /// Never called, which is reported: nobody signs in to a shop.
  public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View {
    onAppear { if action != nil { reportShop("subscriptionStoreSignInAction(_:)") } }
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
/// The container that a view of subscriptions is; written `.subscriptionStore`.
public struct _SubscriptionStoreContainer: Sendable {
  let isFullHeight: Bool
  public static let subscriptionStore = _SubscriptionStoreContainer(isFullHeight: false)
  public static let subscriptionStoreHeader = _SubscriptionStoreContainer(isFullHeight: false)
  public static let subscriptionStoreFullHeight = _SubscriptionStoreContainer(isFullHeight: true)
}
extension View {
  /// Fills the background of what an app shows above its subscriptions: at full height to the edges of the window.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: _SubscriptionStoreContainer) -> some View {
    background(style, ignoresSafeAreaEdges: container.isFullHeight ? .all : [])
  }
  public func containerBackground<V: View>(
    for container: _SubscriptionStoreContainer, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea(edges: container.isFullHeight ? .all : []) }
  }
  public func subscriptionStorePickerItemBackground<S: ShapeStyle>(_ backgroundStyle: S) -> some View {
    onAppear { reportShop("subscriptionStorePickerItemBackground (\(S.self))") }
  }
  public func subscriptionStorePickerItemBackground<S: ShapeStyle, T: Shape>(
    _ backgroundStyle: S, in shape: T
  ) -> some View { onAppear { reportShop("subscriptionStorePickerItemBackground (\(S.self), \(type(of: shape)))") } }
  public func subscriptionStorePolicyForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    onAppear { reportShop("subscriptionStorePolicyForegroundStyle (\(S.self))") }
  }
}
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case privacyPolicy, termsOfService }
