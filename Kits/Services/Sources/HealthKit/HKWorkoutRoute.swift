@_exported import CoreLocation
import Foundation

/// Where a workout led. There is never one.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {
  // There is never one.
}
/// Makes a way of places: each step fails with `HKError.errorHealthDataUnavailable`.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  private let store: HKHealthStore
  private let name: String
  public init(healthStore: HKHealthStore, device: HKDevice?) {
    (store, name) = (healthStore, device?.name ?? "no device")
  }
  open func insertRouteData(_ routeData: [CLLocation]) async throws {
    throw store.failure("HKWorkoutRouteBuilder.insertRouteData (\(routeData.count), \(name))")
  }
  open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = store.failure("HKWorkoutRouteBuilder.insertRouteData (\(routeData.count), \(name))")
    DispatchQueue.global().async { completion(false, error) }
  }
  @discardableResult open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?
  ) async throws -> HKWorkoutRoute {
    throw store.failure("HKWorkoutRouteBuilder.finishRoute (\(workout.duration), \(metadata?.count ?? 0))")
  }
}
/// Asks for the places of a way: it fails with `HKError.errorHealthDataUnavailable`.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {
    super.init { if let query = $0 as? HKWorkoutRouteQuery { dataHandler(query, nil, true, unavailable) } }
  }
}
