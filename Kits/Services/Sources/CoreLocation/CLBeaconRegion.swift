@_exported import Foundation

/// Which beacons are meant: those of a UUID, of a group of them, or one.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let uuid: UUID
  public let major: UInt16?
  public let minor: UInt16?
  public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
  public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
  /// What a report says of it.
  var summary: String { "\(uuid), \(major.map { "\($0)" } ?? "all"), \(minor.map { "\($0)" } ?? "all")" }
}
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// The places around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  public var uuid: UUID { beaconIdentityConstraint.uuid }
  public var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  public var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}
/// A beacon that was found. There is never one.
open class CLBeacon: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var uuid: UUID { UUID() }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  /// Metres; negative where it is not known.
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
  open var timestamp: Date { .distantPast }
}
/// That the user stayed somewhere. It is never known.
open class CLVisit: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
extension CLLocationManager {
  /// Whether the device hears beacons: no.
  public class func isRangingAvailable() -> Bool { false }
  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// Fails: the delegate hears `CLError.rangingUnavailable`.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    reportAbsence("CLLocationManager.startRangingBeacons (\(constraint.summary))")
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }
  /// Ends what has not begun.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    reportAbsence("CLLocationManager.stopRangingBeacons (\(constraint.summary))")
  }
  public func startMonitoringVisits() { failWithDenial() }
  /// Ends what has not begun.
  public func stopMonitoringVisits() {}
  /// Fails with `CLError.denied`: nobody is asked.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    reportAbsence("CLLocationManager.requestTemporaryFullAccuracyAuthorization (\(purposeKey))")
    if let completion { DispatchQueue.main.async { completion(CLError(.denied)) } }
  }
  /// - Throws: `CLError.denied`, always.
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
    reportAbsence("CLLocationManager.requestTemporaryFullAccuracyAuthorization (\(purposeKey))")
    throw CLError(.denied)
  }
}
