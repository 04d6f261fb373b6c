import Foundation

/// Up to where an app has heard of changes. There is never one.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
}
/// That something was deleted. There is never one.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var uuid: UUID { UUID() }
}
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) ->
    Void
  /// Never called: nothing changes.
  open var updateHandler: Handler? {
    get { kept.update }
    set { kept.update = newValue }
  }
  // Set by the app before it hands the query over.
  private final class Kept: @unchecked Sendable { var update: Handler? }
  private let kept = Kept()
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler:
      @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  ) {
    super.init {
      guard let query = $0 as? HKAnchoredObjectQuery else { return }
      handler(query, nil, nil, nil, unavailable)
      if query.updateHandler != nil { reportUpdates("HKAnchoredObjectQuery.updateHandler") }
    }
  }
}
/// Which samples are meant.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  // Nothing of it changes.
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?
}
extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}
extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
    HKSamplePredicate(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
}
/// Asks for samples: it fails with `HKError.errorHealthDataUnavailable`.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  // Nothing of it changes.
  public let predicates: [HKSamplePredicate<Sample>]
  public let sortDescriptors: [SortDescriptor<Sample>]
  public let limit: Int?
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    let kinds = predicates.map(\.sampleType.identifier).joined(separator: ", ")
    let number = "\(limit.map { "\($0)" } ?? "all"), \(sortDescriptors.count) orders"
    throw healthStore.failure("HKSampleQueryDescriptor (\(kinds), \(number))")
  }
}
/// Asks for sums and means: it fails with `HKError.errorHealthDataUnavailable`.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  // Nothing of it changes.
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    throw healthStore.failure("HKStatisticsQueryDescriptor (\(predicate.sampleType.identifier), \(options.rawValue))")
  }
}
/// Asks for sums and means of days or weeks: it fails with `HKError.errorHealthDataUnavailable`.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  // Nothing of it changes.
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.predicate, self.options) = (predicate, options)
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
  }
  private func failure(_ healthStore: HKHealthStore) -> HKError {
    let summary = "\(predicate.sampleType.identifier), \(options.rawValue), \(anchorDate), \(intervalComponents)"
    return healthStore.failure("HKStatisticsCollectionQueryDescriptor (\(summary))")
  }
  /// - Throws: `HKError.errorHealthDataUnavailable`, always.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw failure(healthStore)
  }
  /// What it is at first and after each change: it throws at once.
  public struct Result: Sendable { public let statisticsCollection: HKStatisticsCollection }
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    let error = failure(healthStore)
    return AsyncThrowingStream { $0.finish(throwing: error) }
  }
}
/// Asks for what has changed: it fails with `HKError.errorHealthDataUnavailable`.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  // Nothing of it changes.
  public let predicates: [HKSamplePredicate<Sample>]
  public let anchor: HKQueryAnchor?
  public let limit: Int?
  public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
    (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
  }
  /// What has changed. There is never one.
  public struct Result: @unchecked Sendable {
    // Nothing of it changes.
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }
  private func failure(_ healthStore: HKHealthStore) -> HKError {
    let kinds = predicates.map(\.sampleType.identifier).joined(separator: ", ")
    let from = anchor == nil ? "" : ", from an anchor"
    return healthStore.failure("HKAnchoredObjectQueryDescriptor (\(kinds), \(limit ?? 0)\(from))")
  }
  /// - Throws: `HKError.errorHealthDataUnavailable`, always.
  public func result(for healthStore: HKHealthStore) async throws -> Result { throw failure(healthStore) }
  /// Throws at once.
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    let error = failure(healthStore)
    return AsyncThrowingStream { $0.finish(throwing: error) }
  }
}
/// Asks for how much the user moved on each day: it fails with `HKError.errorHealthDataUnavailable`.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  public init(
    predicate: NSPredicate?,
    resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) { super.init { if let query = $0 as? HKActivitySummaryQuery { handler(query, nil, unavailable) } } }
}
/// How much the user moved on a day: a value, as the app makes it.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  private var values: [String: HKQuantity] = [:]
  private func value(_ name: String, _ unit: HKUnit) -> HKQuantity {
    values[name] ?? HKQuantity(unit: unit, doubleValue: 0)
  }
  open var activeEnergyBurned: HKQuantity {
    get { value("activeEnergyBurned", .kilocalorie()) }
    set { values["activeEnergyBurned"] = newValue }
  }
  open var activeEnergyBurnedGoal: HKQuantity {
    get { value("activeEnergyBurnedGoal", .kilocalorie()) }
    set { values["activeEnergyBurnedGoal"] = newValue }
  }
  open var appleExerciseTime: HKQuantity {
    get { value("appleExerciseTime", .minute()) }
    set { values["appleExerciseTime"] = newValue }
  }
  open var appleExerciseTimeGoal: HKQuantity {
    get { value("appleExerciseTimeGoal", .minute()) }
    set { values["appleExerciseTimeGoal"] = newValue }
  }
  open var appleStandHours: HKQuantity {
    get { value("appleStandHours", .count()) }
    set { values["appleStandHours"] = newValue }
  }
  open var appleStandHoursGoal: HKQuantity {
    get { value("appleStandHoursGoal", .count()) }
    set { values["appleStandHoursGoal"] = newValue }
  }
  public override init() { super.init() }
  /// The day is not known.
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}
extension HKQuery {
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
  /// Samples of a source: all that an app makes are of its own.
  public class func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKSample)?.sourceRevision.source == source }
  }
  public class func predicateForObject(with uuid: UUID) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.uuid == uuid }
  }
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
  }
  /// How much the user moved between two days: nothing is known of it.
  public class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
  ) -> NSPredicate {
    reportUpdates("HKActivitySummaryQuery (\(startDateComponents) to \(endDateComponents))")
    return NSPredicate(value: false)
  }
}
/// Who made a sample: the app itself.
public final class HKSource: NSObject, Sendable {
  private static let own = HKSource()
  private override init() { super.init() }
  public class func `default`() -> HKSource { own }
  public var name: String { ProcessInfo.processInfo.processName }
  public var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}
/// Who made a sample, and with which version.
public final class HKSourceRevision: NSObject, Sendable {
  public let source: HKSource
  public let version: String?
  public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
  public var productType: String? { nil }
}
extension HKObject {
  public var source: HKSource { .default() }
  public var sourceRevision: HKSourceRevision {
    HKSourceRevision(
      source: .default(), version: Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String)
  }
  /// What measured it: nothing that is known.
  public var device: HKDevice? { nil }
}
extension HKStatistics {
  public func mostRecentQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  public var sources: [HKSource]? { nil }
}
extension HKStatisticsCollection {
  public func statistics(for date: Date) -> HKStatistics? {
    statistics().first { $0.startDate <= date && date < $0.endDate }
  }
}
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
extension HKHealthStore {
  /// - Throws: `HKError.errorHealthDataUnavailable`, always.
  public func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    throw failure("HKHealthStore.statusForAuthorizationRequest (\(typesToShare.count), \(typesToRead.count))")
  }
  public func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let error = failure("HKHealthStore.getRequestStatusForAuthorization (\(typesToShare.count), \(typesToRead.count))")
    DispatchQueue.global().async { completion(.unknown, error) }
  }
}
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  public class func workoutRoute() -> HKSeriesType { HKSeriesType(name: "HKWorkoutRouteTypeIdentifier") }
  public class func heartbeat() -> HKSeriesType { HKSeriesType(name: "HKDataTypeIdentifierHeartbeatSeries") }
}
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(name: identifier.rawValue) }
}
extension HKObjectType {
  public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
    HKCorrelationType(identifier)
  }
  public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(name: identifier) }
}
/// Samples that belong together, as the two of a blood pressure: a value, as the app makes it.
open class HKCorrelation: HKSample, @unchecked Sendable {
  // Nothing of it changes.
  public let objects: Set<HKSample>
  public let correlationType: HKCorrelationType
  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    metadata: [String: Any]? = nil
  ) {
    (self.correlationType, self.objects) = (correlationType, objects)
    super.init(correlationType, startDate, endDate, metadata)
  }
  open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}
