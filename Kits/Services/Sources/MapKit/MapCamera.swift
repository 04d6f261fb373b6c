import Foundation
import SwiftUI

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres to the centre.
  public var distance: Double
  /// Degrees.
  public var heading: Double
  public var pitch: Double
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
  public static func == (one: MapCamera, other: MapCamera) -> Bool {
    MKMapPoint(one.centerCoordinate) == MKMapPoint(other.centerCoordinate) && one.distance == other.distance
      && one.heading == other.heading && one.pitch == other.pitch
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(distance) }
}

/// What a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    /// Where the user has moved it.
    case user(MKMapRect)
    indirect case location(MapCameraPosition, followsHeading: Bool)
  }
  let kind: Kind
  /// All that is on the map.
  public static let automatic = MapCameraPosition(kind: .automatic)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { Self(kind: .region(region)) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { Self(kind: .rect(rect)) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { Self(kind: .camera(camera)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    let around = MKCoordinateRegion(
      center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
    return Self(kind: .region(around), allowsAutomaticPitch: allowsAutomaticPitch)
  }
  /// Where the user is, which is not known: the fallback.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    Self(kind: .location(fallback, followsHeading: followsHeading))
  }
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var followsUserLocation: Bool { if case .location = kind { true } else { false } }
  public var followsUserHeading: Bool { if case .location(_, true) = kind { true } else { false } }
  /// Whether the user has moved the map there.
  public var positionedByUser: Bool { if case .user = kind { true } else { false } }
  /// Whether a place may be seen from the side. Maps are flat.
  public let allowsAutomaticPitch: Bool
  init(kind: Kind, allowsAutomaticPitch: Bool = false) {
    (self.kind, self.allowsAutomaticPitch) = (kind, allowsAutomaticPitch)
  }

  public static func == (one: MapCameraPosition, other: MapCameraPosition) -> Bool {
    one.rect(of: []) == other.rect(of: []) && one.camera == other.camera
      && one.followsUserLocation == other.followsUserLocation && one.positionedByUser == other.positionedByUser
  }
  /// The part of the map that is shown, where it holds `places`.
  func rect(of places: [CLLocationCoordinate2D]) -> MKMapRect {
    switch kind {
    case .region(let region): return region.mapRect
    case .rect(let rect): return rect
    case .camera(let camera):
      // Apple's field of view is about 30 degrees: as far as the camera is away, half as much is to be seen.
      return MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance * 0.54,
        longitudinalMeters: camera.distance * 0.54
      ).mapRect
    case .user(let rect): return rect
    case .location(let fallback, _): return fallback.rect(of: places)
    case .automatic:
      let all = places.reduce(MKMapRect.null) {
        let point = MKMapPoint($1)
        return $0.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
      }
      if all.isNull { return .world }
      // Around a single place a kilometre, around several an eighth more.
      let least = MKMapSize.side / 40_000
      let (dx, dy) = (max(all.width / 8, least / 2), max(all.height / 8, least / 2))
      return all.insetBy(dx: -dx, dy: -dy)
    }
  }
}
extension MKCoordinateRegion {
  var mapRect: MKMapRect {
    let north = min(center.latitude + span.latitudeDelta / 2, 85),
      south = max(center.latitude - span.latitudeDelta / 2, -85)
    let start = MKMapPoint(
      CLLocationCoordinate2D(latitude: north, longitude: center.longitude - span.longitudeDelta / 2))
    let end = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: center.longitude + span.longitudeDelta / 2))
    return MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
/// What the camera of a map may show: where its middle may be, and how far it may be away.
public struct MapCameraBounds: Sendable {
  private let center: MKCoordinateRegion?
  /// Metres.
  private let distances: ClosedRange<Double>
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) { self.init(center: centerCoordinateBounds, minimumDistance, maximumDistance) }
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) { self.init(center: MKCoordinateRegion(centerCoordinateBounds), minimumDistance, maximumDistance) }
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(center: nil, minimumDistance, maximumDistance)
  }
  private init(center: MKCoordinateRegion?, _ least: Double?, _ most: Double?) {
    let first = max(least ?? 0, 0)
    (self.center, distances) = (center, first...max(most ?? .infinity, first))
  }
  /// The nearest rectangle that may be shown, of the same form.
  func clamped(_ rect: MKMapRect) -> MKMapRect {
    var middle = MKMapPoint(x: rect.midX, y: rect.midY)
    if let allowed = center?.mapRect {
      middle.x = min(max(middle.x, allowed.minX), allowed.maxX)
      middle.y = min(max(middle.y, allowed.minY), allowed.maxY)
    }
    // As `MapProjection.context` has it.
    let metres = MKCoordinateRegion(rect).span.latitudeDelta * .pi / 180 * MKMapSize.radius
    let distance = metres / 0.54
    let factor = distance > 0 ? min(max(distance, distances.lowerBound), distances.upperBound) / distance : 1
    let (width, height) = (rect.width * factor, rect.height * factor)
    return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }
}
/// What was shown when a map's camera changed.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
/// When changes are told.
public enum MapCameraUpdateFrequency: Hashable, Sendable { case onEnd, continuous }
/// What users may do with a map. It is not turned and not seen from the side.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
/// How a map follows the user. Nobody knows where they are.
public enum MapUserTrackingMode: Int, Sendable { case none, follow }
