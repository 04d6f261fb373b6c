@_exported import CoreLocation
@_exported import Foundation

/// How much of the earth is shown, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// As many metres around a place.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = Double.pi / 180 * MKMapSize.radius
    let shrink = max(cos(center.latitude * .pi / 180), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree / shrink))
  }
  public init(_ rect: MKMapRect) {
    let corner = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, origin = rect.origin.coordinate
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    self.init(
      center: middle,
      span: MKCoordinateSpan(
        latitudeDelta: origin.latitude - corner.latitude, longitudeDelta: corner.longitude - origin.longitude))
  }
}
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A place on the flat map of the world, by Mercator's projection: from 0 to 268,435,456 to the east and the south.
///
/// Source: Apple, documentation of `MKMapPoint`, and `MKMapSize.world`.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
    x = (coordinate.longitude + 180) / 360 * MKMapSize.side
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * MKMapSize.side
  }
  public var coordinate: CLLocationCoordinate2D {
    let turn = (0.5 - y / MKMapSize.side) * 2 * .pi
    return CLLocationCoordinate2D(latitude: atan(sinh(turn)) * 180 / .pi, longitude: x / MKMapSize.side * 360 - 180)
  }
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}
public struct MKMapSize: Hashable, Sendable {
  static let side = 268_435_456.0
  /// Metres: the mean radius of the earth (IUGG).
  static let radius = 6_371_008.8
  public var width: Double
  public var height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: side, height: side)
}
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
