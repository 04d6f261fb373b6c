import HearthTesting
import QuickTesting
import StoreKit
import SwiftUI

@MainActor struct StoreTests {
  private struct Rating: View {
    @Environment(\.requestReview) private var requestReview
    var body: some View { Button("Rate") { requestReview() }.accessibilityIdentifier("Rate") }
  }

  @Test func `a wish to be rated is reported`() throws {
    let window = TestWindow { Rating() }
    window.click("Rate")
    expect(window.reports.count, equals: 1)
    expect(window.reports.first?.contains("requestReview") == true)
    expect(reports(of: "SKStoreReviewController") { SKStoreReviewController.requestReview() }.count, equals: 1)
  }
  @Test func `no product is found`() async throws {
    let products = try await Product.products(for: ["pro", "tip"])
    expect(products.isEmpty)
    expect(!AppStore.canMakePayments)
  }
  @Test func `restoring purchases fails`() async throws {
    var failed = false
    do { try await AppStore.sync() } catch StoreKitError.unsupported { failed = true }
    expect(failed)
  }
  @Test func `the app was not bought`() async throws {
    var errors: [String] = []
    do { _ = try await AppTransaction.shared } catch { errors.append("\(error)") }
    do { _ = try await AppTransaction.refresh() } catch { errors.append("\(error)") }
    expect(errors, equals: ["unsupported", "unsupported"])
    expect(AppStore.Environment(rawValue: "Sandbox"), equals: .sandbox)
  }
  @Test func `nobody owns anything`() async throws {
    var owned: [String] = []
    for await result in StoreKit.Transaction.currentEntitlements {
      if case .verified(let transaction) = result { owned.append(transaction.productID) }
    }
    expect(owned, equals: [])
  }
  @Test func `who waits for purchases stops when cancelled`() async throws {
    let waiting = Task { () -> Int in
      var count = 0
      for await _ in StoreKit.Transaction.updates { count += 1 }
      return count
    }
    waiting.cancel()
    let count = await waiting.value
    expect(count, equals: 0)
  }
  private struct Paywall: View {
    @State private var isShown = false
    @State private var isRedeemed = false
    var body: some View {
      SubscriptionStoreView(groupID: "pro") { Text("Go pro") }
      Button("Manage") { isShown = true }.manageSubscriptionsSheet(isPresented: $isShown)
      Text(isShown ? "shown" : "hidden")
      Button("Redeem") { isRedeemed = true }
        .offerCodeRedemption(isPresented: $isRedeemed) { if case .failure = $0 { isShown = true } }
    }
  }
  @Test func `a view of subscriptions says that there is no shop, below what the app shows`() throws {
    let window = TestWindow { Paywall() }
    expect(window.find { $0.label == "Go pro" } != nil)
    expect(window.find { $0.label == "Store Unavailable" } != nil)
    expect(window.reports.filter { $0.contains("SubscriptionStoreView") }.count, equals: 1)
  }
  @Test func `a sheet of the shop goes away at once, and a code is refused`() throws {
    let window = TestWindow { Paywall() }
    window.press("Manage")
    expect(window.find { $0.label == "hidden" } != nil)
    window.press("Redeem")
    expect(window.reports.filter { $0.contains("manageSubscriptionsSheet") }.count, equals: 1)
    expect(window.reports.filter { $0.contains("offerCodeRedemption") }.count, equals: 1)
  }
  @Test func `nobody has a subscription`() async throws {
    let statuses = try await Product.SubscriptionInfo.status(for: "pro")
    expect(statuses.isEmpty)
  }
}
