import Foundation

public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance
  case elliptical = 16
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey
  case hunting, lacrosse, martialArts, mindAndBody
  case paddleSports = 31
  case play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer
  case softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre
  case coreTraining, crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope
  case kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi
  case mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition
  case other = 3000
}
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// What a workout is to be.
open class HKWorkoutConfiguration: NSObject {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  public override init() { super.init() }
  /// What a report says of it.
  var summary: String { "\(activityType), \(locationType)" }
}
/// A workout: a value, as the app makes it.
open class HKWorkout: HKSample, @unchecked Sendable {
  // Nothing of it changes.
  public let workoutActivityType: HKWorkoutActivityType
  /// Seconds.
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration > 0 ? duration : endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }
  /// Sums and means of what was measured meanwhile: none.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { allStatistics[quantityType] }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}
/// Makes a workout of what is measured: each step fails with `HKError.errorHealthDataUnavailable`.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  private let store: HKHealthStore
  private let summary: String
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    (store, summary) = (healthStore, "\(configuration.summary), \(device?.name ?? "no device")")
  }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  private func failure(_ name: String) -> HKError { store.failure("HKWorkoutBuilder.\(name) (\(summary))") }
  open func beginCollection(at start: Date) async throws { throw failure("beginCollection(at: \(start))") }
  open func endCollection(at end: Date) async throws { throw failure("endCollection(at: \(end))") }
  open func addSamples(_ samples: [HKSample]) async throws { throw failure("addSamples (\(samples.count))") }
  open func addMetadata(_ metadata: [String: Any]) async throws { throw failure("addMetadata (\(metadata.count))") }
  @discardableResult open func finishWorkout() async throws -> HKWorkout? { throw failure("finishWorkout()") }
  /// Ends what has not begun.
  open func discardWorkout() {}
}
/// What measures.
open class HKDevice: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public init(name: String?, manufacturer: String?, model: String?) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
  }
  /// This machine, by the name that it has in a network.
  public class func local() -> HKDevice {
    HKDevice(name: ProcessInfo.processInfo.hostName, manufacturer: nil, model: nil)
  }
}
