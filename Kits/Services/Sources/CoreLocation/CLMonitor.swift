import Foundation

/// What a monitor watches.
public protocol CLCondition: Sendable {}

/// Watches where the user goes. Nobody knows that: each condition stays unknown, which is reported.
///
/// ```swift
/// let monitor = await CLMonitor("stops")
/// await monitor.add(CLMonitor.CircularGeographicCondition(center: home, radius: 100), identifier: "home")
/// for try await event in await monitor.events { print(event.identifier, event.state) }
/// ```
public actor CLMonitor {
  public struct CircularGeographicCondition: CLCondition {
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
  public struct BeaconIdentityCondition: CLCondition {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }
  /// What is known of a condition.
  public struct Event: Sendable {
    public enum State: UInt, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
    public let identifier: String
    public let state: State
    public let date: Date
    public let refinement: (any CLCondition)?
    public let authorizationDenied = true
    public let authorizationDeniedGlobally = true
  }
  public struct Record: Sendable {
    public let condition: any CLCondition
    public let lastEvent: Event
  }
  /// Events from now on: none until the task is cancelled.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Event? {
        await waitForCancellation()
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public nonisolated let name: String
  private var records: [String: Record] = [:]

  public init(_ name: String) async { self.name = name }
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
  ) {
    reportAbsence("CLMonitor (\(name))")
    let event = Event(identifier: identifier, state: state, date: .now, refinement: nil)
    records[identifier] = Record(condition: condition, lastEvent: event)
  }
  public func remove(_ identifier: String) { records[identifier] = nil }
  public func record(for identifier: String) -> Record? { records[identifier] }
  public var identifiers: [String] { records.keys.sorted() }
  public var events: Events { Events() }
}
