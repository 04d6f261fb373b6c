import HearthTesting
import QuickTesting
import StoreKit
import SwiftUI

/// The shop by its older names, and what views ask it.
@MainActor struct OlderStoreTests {
  private final class Listener: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var heard: [String] = []
    var next: CheckedContinuation<Void, Never>?
    nonisolated private func hear(_ text: String, ends: Bool) {
      MainActor.assumeIsolated {
        heard.append(text)
        if ends { next?.resume() }
        if ends { next = nil }
      }
    }
    nonisolated func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      hear("\(response.products.count) of \(response.invalidProductIdentifiers)", ends: false)
    }
    nonisolated func requestDidFinish(_ request: SKRequest) { hear("finished", ends: true) }
    nonisolated func request(_ request: SKRequest, didFailWithError error: any Error) {
      hear("\((error as? SKError)?.code == .storeProductNotAvailable)", ends: true)
    }
    nonisolated func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        hear("\(transaction.transactionState) \(transaction.payment.quantity)", ends: false)
        queue.finishTransaction(transaction)
      }
    }
    nonisolated func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
      hear("removed", ends: true)
    }
    nonisolated func paymentQueue(
      _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) { hear("\((error as? SKError)?.code == .paymentNotAllowed)", ends: true) }
  }

  @Test func `no product is found, and all names are invalid`() async {
    let listener = Listener(), request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = listener
    await withCheckedContinuation {
      listener.next = $0
      request.start()
    }
    expect(listener.heard, equals: ["0 of [\"a\", \"b\"]", "finished"])
    let receipt = SKReceiptRefreshRequest()
    receipt.delegate = listener
    await withCheckedContinuation {
      listener.next = $0
      receipt.start()
    }
    expect(listener.heard.last, equals: "true")
  }
  @Test func `a payment fails, and nothing is restored`() async {
    expect(!SKPaymentQueue.canMakePayments())
    let listener = Listener(), queue = SKPaymentQueue()
    queue.add(listener)
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 2
    await withCheckedContinuation {
      listener.next = $0
      queue.add(payment)
    }
    expect(listener.heard, equals: ["failed 2", "removed"])
    expect(queue.transactions.isEmpty)
    await withCheckedContinuation {
      listener.next = $0
      queue.restoreCompletedTransactions()
    }
    expect(listener.heard.last, equals: "true")
    queue.remove(listener)
    expect(queue.transactionObservers.isEmpty)
  }
  @Test func `views ask the shop, and hear that it has nothing`() async {
    var missing: [String] = []
    let window = TestWindow {
      VStack {
        ProductView(id: "gold") { Image(systemName: "star") }.productViewStyle(.compact)
        Text("Products").storeProductsTask(for: ["gold"]) { @MainActor in missing = $0.unavailableIDs }
      }
    }
    await window.settleTasks()
    expect(missing, equals: ["gold"])
    expect(window.reports.filter { $0.contains("ProductView (gold)") }.count, equals: 1)
    expect(window.reports.filter { $0.contains("productViewStyle") }.count, equals: 1)
  }
}
