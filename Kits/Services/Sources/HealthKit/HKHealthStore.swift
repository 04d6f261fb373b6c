import Foundation
import HearthCore

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
/// Why health was not read. Source: Apple, documentation of HKError.
public struct HKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.healthkit" }
  public var errorCode: Int { code.rawValue }
  public static let noError = Code.noError
  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
  public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
  public static let errorInvalidArgument = Code.errorInvalidArgument
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
}
open class HKObject: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let uuid = UUID()
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}
/// Something that was measured: a value until it is saved, which fails.
open class HKSample: HKObject, @unchecked Sendable {
  // Nothing of it changes.
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public let quantityType: HKQuantityType
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public let categoryType: HKCategoryType
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata)
  }
}
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
/// What is asked of a store: it fails.
open class HKQuery: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  let fail: @Sendable (HKQuery) -> Void
  init(fail: @escaping @Sendable (HKQuery) -> Void) { self.fail = fail }
  /// Samples of which a part lies between the dates; with the options, those that begin or end there.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let last = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return startDate.map { first >= $0 } != false && endDate.map { last <= $0 } != false
    }
  }
}
let unavailable = HKError(.errorHealthDataUnavailable)
/// Says once that a handler of changes is not called.
func reportUpdates(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "nothing is known of the user's health, so it is never called.").tell()
}
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { super.init { if let query = $0 as? HKSampleQuery { resultsHandler(query, nil, unavailable) } } }
}
/// Sums and means. There are never any.
open class HKStatistics: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { super.init { if let query = $0 as? HKStatisticsQuery { handler(query, nil, unavailable) } } }
}
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func statistics() -> [HKStatistics] { [] }
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  // Set by the app before it hands the query over.
  fileprivate final class Handlers: @unchecked Sendable {
    var initial: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    var update: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  }
  fileprivate let handlers: Handlers
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    let handlers = Handlers()
    self.handlers = handlers
    super.init {
      guard let query = $0 as? HKStatisticsCollectionQuery else { return }
      handlers.initial?(query, nil, unavailable)
      if query.statisticsUpdateHandler != nil { reportUpdates("HKStatisticsCollectionQuery.statisticsUpdateHandler") }
    }
  }
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)? {
    get { handlers.initial }
    set { handlers.initial = newValue }
  }
}
extension HKStatisticsCollectionQuery {
  /// Never called: nothing changes.
  public var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  {
    get { handlers.update }
    set { handlers.update = newValue }
  }
}
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable () -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping @Sendable (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
  ) { super.init { if let query = $0 as? HKObserverQuery { updateHandler(query, {}, unavailable) } } }
}

/// The user's health: nothing is kept of it. There are no data, and everything fails with `errorHealthDataUnavailable`.
open class HKHealthStore: NSObject, @unchecked Sendable {
  // There is nothing in it.
  public override init() { super.init() }
  public class func isHealthDataAvailable() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  func failure(_ name: String = "HKHealthStore") -> HKError {
    Report(
      kind: .notOnLinux, path: name,
      message: "nothing is known of the user's health. Ask isHealthDataAvailable() first."
    ).tell()
    return unavailable
  }
  /// - Throws: `HKError.errorHealthDataUnavailable`, always.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    throw failure()
  }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = failure()
    DispatchQueue.global().async { completion(false, error) }
  }
  open func execute(_ query: HKQuery) {
    _ = failure()
    DispatchQueue.global().async { query.fail(query) }
  }
  /// - Throws: `HKError.errorHealthDataUnavailable`, always.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw failure()
  }
  open func disableAllBackgroundDelivery() async throws { throw failure() }
  open func stop(_ query: HKQuery) {}
  /// - Throws: `HKError.errorHealthDataUnavailable`, always.
  open func save(_ object: HKObject) async throws { throw failure() }
  open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    let error = failure()
    DispatchQueue.global().async { completion(false, error) }
  }
}
/// How often an app is woken. It is not.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// So that an error is caught by its code, as in `catch HKError.errorHealthDataUnavailable`.
public func ~= (code: HKError.Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
