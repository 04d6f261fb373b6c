import Foundation

/// Where a device was, and when.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  // Nothing of it changes.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres; negative where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north, and metres a second; negative where it is not known.
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.horizontalAccuracy) = (coordinate, altitude, horizontalAccuracy)
    (self.verticalAccuracy, self.course, self.speed, self.timestamp) = (verticalAccuracy, course, speed, timestamp)
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// A place, known exactly; nothing is known of its height.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Metres along the surface to another place; heights do not count.
  ///
  /// Source: the formula of haversines on a sphere of the earth's mean radius, 6,371,008.8 m (IUGG). Apple's answer follows
  /// the earth's curve a little closer: they differ by up to half a hundredth.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (here, there) = (coordinate, location.coordinate)
    let north = sin((there.latitude - here.latitude) * radians / 2)
    let east = sin((there.longitude - here.longitude) * radians / 2)
    let shrink = cos(here.latitude * radians) * cos(there.latitude * radians)
    let square = north * north + shrink * east * east
    return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
  }
}
