@_exported import Foundation
import HearthCore
@_exported import SwiftUI
@_exported import UIKit

private func refuse(_ name: String) {
  Report(
    kind: .notOnLinux, path: name, message: "nothing is paid with a wallet on this system, and it holds no passes."
  ).tell()
}
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  public static let JCB = PKPaymentNetwork(rawValue: "JCB")
  public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
  public static let capability3DS = threeDSecure
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}
/// What is to be paid. It never is.
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  public override init() { super.init() }
  /// What a report says of it.
  fileprivate var summary: String {
    let items = paymentSummaryItems.map { "\($0.label) \($0.amount) \($0.type)" }.joined(separator: ", ")
    return
      "\(merchantIdentifier) \(countryCode) \(currencyCode) \(supportedNetworks.count) \(merchantCapabilities.rawValue) \(items)"
  }
}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  public let errors: [any Error]
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
  }
}
/// A payment. There is never one.
open class PKPayment: NSObject {
  private override init() { super.init() }
  open var token: PKPaymentToken { PKPaymentToken() }
}
open class PKPaymentToken: NSObject {
  fileprivate override init() { super.init() }
  open var paymentData: Data { Data() }
  open var transactionIdentifier: String { "" }
}
@MainActor @preconcurrency public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
/// Asks the user to pay: nobody can, and it is not shown.
@MainActor @preconcurrency open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  private let request: PKPaymentRequest
  public init(paymentRequest request: PKPaymentRequest) { self.request = request }
  nonisolated deinit {}
  nonisolated open class func canMakePayments() -> Bool { false }
  nonisolated open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// False.
  open func present(completion: ((Bool) -> Void)? = nil) {
    refuse("PKPaymentAuthorizationController \(request.summary)")
    completion?(false)
  }
  @discardableResult open func present() async -> Bool {
    refuse("PKPaymentAuthorizationController \(request.summary)")
    return false
  }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }
/// A ticket or a card: its bytes are kept, and nobody looks into them.
open class PKPass: NSObject {
  public let data: Data
  public init(data: Data) throws {
    self.data = data
    super.init()
    refuse("PKPass")
  }
}
/// The passes of the user: there are none.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  public override init() { super.init() }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
/// Lets the user add passes: it cannot be made, as nothing holds passes.
@MainActor @preconcurrency open class PKAddPassesViewController: UIViewController {
  open class func canAddPasses() -> Bool { false }
  public init?(pass: PKPass) {
    refuse("PKAddPassesViewController \(pass.data.count)")
    return nil
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
}
/// What a button says.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  fileprivate let text: String
  public static let plain = PayWithApplePayButtonLabel(text: "Pay")
  public static let buy = PayWithApplePayButtonLabel(text: "Buy")
  public static let checkout = PayWithApplePayButtonLabel(text: "Check Out")
  public static let donate = PayWithApplePayButtonLabel(text: "Donate")
  public static let subscribe = PayWithApplePayButtonLabel(text: "Subscribe")
}
/// A button to pay with. It shows what the app gives for systems where nobody pays so.
public struct PayWithApplePayButton<Fallback: View>: View {
  private let label: PayWithApplePayButtonLabel
  private let fallback: Fallback
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback
  ) {
    (self.label, self.fallback) = (label, fallback())
    refuse("PayWithApplePayButton “\(label.text)”")
  }
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) where Fallback == EmptyView {
    self.init(label, action: action) { EmptyView() }
  }
  public var body: some View { fallback }
}
