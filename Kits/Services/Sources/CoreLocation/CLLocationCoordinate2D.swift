import Foundation

/// Degrees, metres, metres a second and degrees from north.
public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

/// Accuracies that an app may ask for, in metres; the two below zero mean as good as there is.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As where the user allows places without details: the number is our choice, as places are denied in any case.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Each change of where the device points.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth, in degrees: north and east are positive.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  /// The place at zero, zero.
  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place that does not exist.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// Whether there is such a place: within 90 degrees north and south, and 180 east and west.
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
  abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}
/// A place from its degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
