import Foundation
import HearthCore
import UIKit

/// Why nothing was bought. Source: Apple, documentation of SKError.
public struct SKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "SKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentNotAllowed = Code.paymentNotAllowed
  public static let paymentInvalid = Code.paymentInvalid
  public static let clientInvalid = Code.clientInvalid
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
  public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
  public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
  public static let cloudServiceRevoked = Code.cloudServiceRevoked
  public static let privacyAcknowledgementRequired = Code.privacyAcknowledgementRequired
  public static let unauthorizedRequestData = Code.unauthorizedRequestData
  public static let invalidOfferIdentifier = Code.invalidOfferIdentifier
  public static let invalidSignature = Code.invalidSignature
  public static let missingOfferParams = Code.missingOfferParams
  public static let invalidOfferPrice = Code.invalidOfferPrice
  public static let overlayCancelled = Code.overlayCancelled
  public static let overlayInvalidConfiguration = Code.overlayInvalidConfiguration
  public static let overlayTimeout = Code.overlayTimeout
  public static let ineligibleForOffer = Code.ineligibleForOffer
  public static let unsupportedPlatform = Code.unsupportedPlatform
}
public let SKErrorDomain = SKError.errorDomain

/// A product of the shop, by the older names. There is never one.
open class SKProduct: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  // An app can make one, as in its own tests; nothing is in it.
  public override init() { super.init() }
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var isFamilyShareable: Bool { false }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var discounts: [SKProductDiscount] { [] }
}
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}
open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var numberOfPeriods: Int { 0 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

// MARK: - Requests

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Something that the shop is asked. It answers that it has nothing.
open class SKRequest: NSObject, @unchecked Sendable {
  // Unchecked: an app uses it on the main thread, as on Apple's systems.
  weak var handler: (any SKRequestDelegate)?
  fileprivate var isCancelled = false
  /// Who hears of it: on the main queue.
  open var delegate: (any SKRequestDelegate)? {
    get { handler }
    set { handler = newValue }
  }
  open func cancel() { isCancelled = true }
  open func start() {
    reportShop("\(type(of: self))")
    isCancelled = false
    DispatchQueue.main.async { [self] in if !isCancelled { answer() } }
  }
  func answer() { handler?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let invalidProductIdentifiers: [String]
  init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
  open var products: [SKProduct] { [] }
}
/// Asks for products: all names are invalid.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  // As its superclass.
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  override func answer() {
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
    delegate?.requestDidFinish(self)
  }
}
/// Asks for the receipt anew: it fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  // As its superclass.
  public let receiptProperties: [String: Any]?
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

// MARK: - Payments

/// What is to be bought.
open class SKPayment: NSObject, @unchecked Sendable {
  // Unchecked: an app changes it before it hands it over.
  open fileprivate(set) var productIdentifier: String
  fileprivate var count = 1
  fileprivate var user: String?
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
  open var quantity: Int { count }
  open var applicationUsername: String? { user }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  // As its superclass.
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// A purchase, which has failed.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let payment: SKPayment
  init(_ payment: SKPayment) { self.payment = payment }
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}
/// The payments of the app. Each fails with `SKError.paymentNotAllowed`, of which the observers hear on the main queue.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Unchecked: an app uses it on the main thread, as on Apple's systems.
  private struct Observer { weak var object: (any SKPaymentTransactionObserver)? }
  private static let queue = SKPaymentQueue()
  private var observers: [Observer] = []
  open private(set) var transactions: [SKPaymentTransaction] = []
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  public override init() { super.init() }
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers.compactMap(\.object) }
  open func add(_ observer: any SKPaymentTransactionObserver) {
    remove(observer)
    observers.append(Observer(object: observer))
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }
  open func add(_ payment: SKPayment) {
    reportShop("SKPaymentQueue.add(_:)")
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }
  /// Takes a purchase out of the queue.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(where: { $0 === transaction }) else { return }
    transactions.removeAll { $0 === transaction }
    tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }
  open func restoreCompletedTransactions() {
    reportShop("SKPaymentQueue.restoreCompletedTransactions()")
    tell { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed)) }
  }
  open func presentCodeRedemptionSheet() { reportShop("SKPaymentQueue.presentCodeRedemptionSheet()") }
  private func tell(_ what: @escaping (any SKPaymentTransactionObserver) -> Void) {
    let observers = transactionObservers
    // What is told is told on the main queue, where the queue is used.
    nonisolated(unsafe) let (all, told) = (observers, what)
    DispatchQueue.main.async { for observer in all { told(observer) } }
  }
}

// MARK: - Pages of the shop

@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Shows the page of an app in the shop: it goes away at once, as if the user had closed it.
@MainActor @preconcurrency open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  nonisolated deinit {}
  /// The handler gets false and an error.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    reportShop("SKStoreProductViewController \(parameters[SKStoreProductParameterITunesItemIdentifier] ?? "")")
    block?(false, SKError(.storeProductNotAvailable))
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reportShop("SKStoreProductViewController")
    if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: animated) }
  }
}

/// So that an error is caught by its code, as in `catch SKError.clientInvalid`.
public func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
