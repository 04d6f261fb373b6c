import SwiftUI

/// What stands where a shop would: that there is none.
struct NoShop: View {
  let name: String
  var body: some View {
    ContentUnavailableView("Store Unavailable", systemImage: "cart").onAppear { reportShop(name) }
  }
}
/// Products to be bought: none is there.
public struct StoreView: View {
  public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false) where IDs.Element == String {}
  public init<Products: Collection>(products: Products, prefersPromotionalIcon: Bool = false)
  where Products.Element == Product {}
  public var body: some View { NoShop(name: "StoreView") }
}
/// A product to be bought: it is not there.
public struct ProductView: View {
  public init(id: String, prefersPromotionalIcon: Bool = false) {}
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
  public var body: some View { NoShop(name: "ProductView") }
}
/// Subscriptions: none is there. What an app shows above them is shown.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  public init<IDs: Collection>(productIDs: IDs, @ViewBuilder marketingContent: () -> Content)
  where IDs.Element == String { content = marketingContent() }
  public init(groupID: String) where Content == EmptyView { content = EmptyView() }
  public init<IDs: Collection>(productIDs: IDs) where IDs.Element == String, Content == EmptyView {
    content = EmptyView()
  }
  public var body: some View {
    VStack {
      content
      NoShop(name: "SubscriptionStoreView")
    }
  }
}
extension View {
  /// Reports that there are no subscriptions to manage, and empties the binding.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(NoSheet(isPresented: isPresented, name: "manageSubscriptionsSheet(isPresented:)"))
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
