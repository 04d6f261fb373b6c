import Foundation

public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirectionAccuracy = Double

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
  /// The floor of a building: not known.
  open var floor: CLFloor? { nil }
  /// Metres a second, and degrees; negative, as they are not known.
  open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
  /// Metres above the ellipsoid of WGS 84: as high as above the sea, as no model of the geoid is here.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
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
/// A floor of a building. There is never one.
public final class CLFloor: NSObject, Sendable {
  // There is never one.
  private override init() { super.init() }
  public var level: Int { 0 }
}
