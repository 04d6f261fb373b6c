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
}
