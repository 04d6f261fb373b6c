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
