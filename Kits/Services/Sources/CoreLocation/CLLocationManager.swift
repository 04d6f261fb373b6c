import Foundation
import HearthCore

/// What an app may know of where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
/// How exactly.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Why it is not known where the device is. Source: Apple, documentation of CLError.
public struct CLError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case geocodeFoundNoResult = 8
    case rangingUnavailable = 16
    case rangingFailure = 17
    case geocodeCanceled = 10
  }
  /// The reason.
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let headingFailure = Code.headingFailure
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  public static let rangingUnavailable = Code.rangingUnavailable
  public static let rangingFailure = Code.rangingFailure
  public static let geocodeCanceled = Code.geocodeCanceled
}

/// Who hears of places.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
  ) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

/// Tells where the device is. On Linux it does not know: an app is denied it, as where the user has switched it off, and
/// the delegate hears `CLError.denied` whenever a place is asked for.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // An app uses it where it made it, as on Apple's systems; what this class does later it does on the main thread.

  /// Who hears. A new delegate hears first what the app may know, on the main thread.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  /// How exactly, in metres, and after how many metres anew.
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var activityType = CLActivityType.other
  open var headingFilter: CLLocationDegrees = 1
  public override init() { super.init() }

  /// Denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  public class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether the device can tell where it is: no.
  public class func locationServicesEnabled() -> Bool { false }
  public class func headingAvailable() -> Bool { false }
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// The last place: none.
  open var location: CLLocation? { nil }

  /// Asks nobody; what the app may know stays denied.
  open func requestWhenInUseAuthorization() { reportAbsence() }
  open func requestAlwaysAuthorization() { reportAbsence() }
  /// Fails: the delegate hears `CLError.denied`.
  open func requestLocation() { fail() }
  open func startUpdatingLocation() { fail() }
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Ends what has not begun.
  open func stopUpdatingLocation() {}
  open func stopMonitoringSignificantLocationChanges() {}
  /// Fails, as a place does: the device has no compass.
  open func startUpdatingHeading() { fail() }
  open func stopUpdatingHeading() {}
  open var heading: CLHeading? { nil }
  /// Fails: nobody watches where the user goes.
  open func startMonitoring(for region: CLRegion) {
    fail()
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) { fail() }
  open var monitoredRegions: Set<CLRegion> { [] }
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  func failWithDenial() { fail() }
  private func fail() {
    reportAbsence()
    DispatchQueue.main.async { [self] in delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
  }
  private func tellAuthorization() {
    DispatchQueue.main.async { [self] in
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: .denied)
    }
  }
  private func reportAbsence() {
    Report(
      kind: .notOnLinux, path: "CLLocationManager",
      message: "it is not known where the device is, so the app is denied it. Let the user choose a place."
    ).tell()
  }
}

/// So that an error is caught by its code, as in `catch CLError.denied`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
