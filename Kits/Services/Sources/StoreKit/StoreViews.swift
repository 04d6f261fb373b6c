import SwiftUI

/// What stands where a shop would: that there is none.
struct NoShop: View {
  let name: String
  var products: [String] = []
  var prefersPromotionalIcon = false
  var body: some View {
    ContentUnavailableView("Store Unavailable", systemImage: prefersPromotionalIcon ? "cart.circle" : "cart")
      .onAppear { reportShop(products.isEmpty ? name : "\(name) (\(products.joined(separator: ", ")))") }
  }
}
/// Products to be bought: none is there.
public struct StoreView: View {
  private let shop: NoShop
  public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false) where IDs.Element == String {
    shop = NoShop(name: "StoreView", products: Array(ids), prefersPromotionalIcon: prefersPromotionalIcon)
  }
  public init<Products: Collection>(products: Products, prefersPromotionalIcon: Bool = false)
  where Products.Element == Product {
    shop = NoShop(name: "StoreView", products: products.map(\.id), prefersPromotionalIcon: prefersPromotionalIcon)
  }
  public var body: some View { shop }
}
/// A product to be bought: it is not there. What an app gives as its picture is shown.
public struct ProductView<Icon: View>: View {
  private let shop: NoShop
  private let icon: Icon
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    shop = NoShop(name: "ProductView", products: [id], prefersPromotionalIcon: prefersPromotionalIcon)
    self.icon = icon()
  }
  public init(id: String, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {
    self.init(id: id, prefersPromotionalIcon: prefersPromotionalIcon) { EmptyView() }
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: product.id, prefersPromotionalIcon: prefersPromotionalIcon, icon: icon)
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {
    self.init(product, prefersPromotionalIcon: prefersPromotionalIcon) { EmptyView() }
  }
  public var body: some View {
    VStack {
      icon
      shop
    }
  }
}
/// Subscriptions: none is there. What an app shows above them is shown.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  private let shop: NoShop
  private init(_ products: [String], _ content: Content) {
    (shop, self.content) = (NoShop(name: "SubscriptionStoreView", products: products), content)
  }
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    self.init([groupID], marketingContent())
  }
  public init<IDs: Collection>(productIDs: IDs, @ViewBuilder marketingContent: () -> Content)
  where IDs.Element == String { self.init(Array(productIDs), marketingContent()) }
  public init(groupID: String) where Content == EmptyView { self.init([groupID], EmptyView()) }
  public init<IDs: Collection>(productIDs: IDs) where IDs.Element == String, Content == EmptyView {
    self.init(Array(productIDs), EmptyView())
  }
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init([groupID, "\(visibleRelationships.rawValue)"], marketingContent()) }
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship) where Content == EmptyView {
    self.init([groupID, "\(visibleRelationships.rawValue)"], EmptyView())
  }
  public init<Products: Collection>(subscriptions: Products, @ViewBuilder marketingContent: () -> Content)
  where Products.Element == Product { self.init(subscriptions.map(\.id), marketingContent()) }
  public var body: some View {
    VStack {
      content
      shop
    }
  }
}
extension Product {
  /// Which subscriptions of a group are shown beside the one that the user has.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
extension View {
  /// Reports that there are no subscriptions to manage, and empties the binding.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(NoSheet(isPresented: isPresented, name: "manageSubscriptionsSheet(isPresented:)"))
  }
  /// Reports that there are no subscriptions of the group to manage, and empties the binding.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    modifier(NoSheet(isPresented: isPresented, name: "manageSubscriptionsSheet (\(subscriptionGroupID))"))
  }
  /// Reports that no code can be redeemed, and empties the binding.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      NoSheet(isPresented: isPresented, name: "offerCodeRedemption(isPresented:onCompletion:)") {
        onCompletion(.failure(StoreKitError.unsupported))
      })
  }
  /// Reports that nothing was bought, and empties the binding.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View {
    modifier(
      NoSheet(isPresented: isPresented, name: "refundRequestSheet (\(transactionID))") {
        onDismiss?(.failure(.failed))
      })
  }
}
extension Transaction {
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}
struct NoSheet: ViewModifier {
  @Binding var isPresented: Bool
  let name: String
  var then: @MainActor () -> Void = {}
  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented = false
      reportShop(name)
      then()
    }
  }
}
