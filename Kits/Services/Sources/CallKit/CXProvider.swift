@_exported import Foundation
import HearthCore

private func refuse(_ name: String) -> CXErrorCodeRequestTransactionError {
  Report(kind: .notOnLinux, path: name, message: "the system shows no calls of apps: it fails. Show them in the app.")
    .tell()
  return CXErrorCodeRequestTransactionError(.unentitled)
}
/// Why a call did not happen. Source: Apple, documentation of CXErrorCodeRequestTransactionError.
public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let unentitled = Code.unentitled
  public static let unknownCallProvider = Code.unknownCallProvider
  public static let emptyTransaction = Code.emptyTransaction
  public static let unknownCallUUID = Code.unknownCallUUID
}
/// Whom one calls.
open class CXHandle: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
/// What is new of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  // Unchecked: an app changes it before it hands it over.
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var hasVideo = false
  open var supportsHolding = false
  open var supportsDTMF = false
  open var supportsGrouping = false
  public override init() { super.init() }
  fileprivate var summary: String {
    let can = [hasVideo, supportsHolding, supportsDTMF, supportsGrouping].map { $0 ? "yes" : "no" }
    return "\(localizedCallerName ?? remoteHandle?.value ?? "") \(can.joined(separator: " "))"
  }
}
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  // As an update.
  open var supportsVideo = false
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  open var iconTemplateImageData: Data?
  open var ringtoneSound: String?
  open var includesCallsInRecents = true
  public override init() { super.init() }
  fileprivate var summary: String {
    let numbers = "\(maximumCallGroups) \(maximumCallsPerCallGroup) \(supportedHandleTypes.count)"
    return
      "\(supportsVideo) \(numbers) \(iconTemplateImageData?.count ?? 0) \(ringtoneSound ?? "") \(includesCallsInRecents)"
  }
}
public enum CXCallEndedReason: Int, Sendable {
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
/// Something to be done with a call.
open class CXAction: NSObject, @unchecked Sendable {
  // As an update.
  public let uuid = UUID()
  open private(set) var isComplete = false
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}
open class CXCallAction: CXAction, @unchecked Sendable {
  // As its superclass.
  public let callUUID: UUID
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  // As its superclass.
  public let handle: CXHandle
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  // As its superclass.
}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  // As its superclass.
}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  // As its superclass.
  public let isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  // As its superclass.
  public let isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
open class CXTransaction: NSObject, @unchecked Sendable {
  // As an update.
  open private(set) var actions: [CXAction]
  public init(actions: [CXAction] = []) { self.actions = actions }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
}
extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
}
/// Tells the system of calls: it takes none.
open class CXProvider: NSObject, @unchecked Sendable {
  // As a configuration.
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?
  private var queue = DispatchQueue.main
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    (self.delegate, self.queue) = (delegate, queue ?? .main)
    self.queue.async { self.delegate?.providerDidBegin(self) }
  }
  /// The handler gets an error.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = refuse("CXProvider.reportNewIncomingCall(with:update:) \(update.summary) \(configuration.summary)")
    queue.async { completion(error) }
  }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw refuse("CXProvider.reportNewIncomingCall(with:update:)")
  }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {
    _ = refuse("CXProvider.reportCall(with:updated:)")
  }
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
    _ = refuse("CXProvider.reportCall(with:endedAt:reason:)")
  }
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {
    _ = refuse("CXProvider.reportOutgoingCall(with:startedConnectingAt:)")
  }
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {
    _ = refuse("CXProvider.reportOutgoingCall(with:connectedAt:)")
  }
  open func invalidate() { queue.async { self.delegate?.providerDidReset(self) } }
}
/// A call that goes on. There is never one.
open class CXCall: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var uuid: UUID { UUID() }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { true }
}
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
/// Calls that go on: none.
open class CXCallObserver: NSObject, @unchecked Sendable {
  // Unchecked: nothing is in it.
  public override init() { super.init() }
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
    if delegate != nil { _ = refuse("CXCallObserver") }
  }
}
/// Asks the system to do something with a call: it fails.
open class CXCallController: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let callObserver = CXCallObserver()
  private let queue: DispatchQueue
  public init(queue: DispatchQueue = .main) { self.queue = queue }
  open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
    let videos = transaction.actions.filter { ($0 as? CXStartCallAction)?.isVideo == true }
    let error = refuse("CXCallController.request(_:) \(transaction.actions.count), \(videos.count) with pictures")
    queue.async { completion(error) }
  }
  open func request(_ transaction: CXTransaction) async throws { throw refuse("CXCallController.request(_:)") }
  open func requestTransaction(with action: CXAction) async throws { throw refuse("CXCallController.request(_:)") }
}

/// So that an error is caught by its code, as in `catch CXErrorCodeRequestTransactionError.unentitled`.
public func ~= (code: CXErrorCodeRequestTransactionError.Code, error: any Error) -> Bool {
  (error as? CXErrorCodeRequestTransactionError)?.code == code
}
