import Foundation

/// What an app wants places for. A hint.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Where a device points. It is not known.
open class CLHeading: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var timestamp: Date { .distantPast }
}
/// A part of the earth with a name.
open class CLRegion: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}
/// The places around one.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
extension CLLocationManager {
  /// Which edge of the device counts as its top. Reported: the device does not point anywhere.
  public var headingOrientation: CLDeviceOrientation {
    get { .portrait }
    set { reportAbsence("CLLocationManager.headingOrientation (\(newValue))") }
  }
}
