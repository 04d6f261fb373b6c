import SwiftUI

private struct MapCameraChangeKey: EnvironmentKey {
  static var defaultValue: (@MainActor (MapCameraUpdateContext) -> Void)? { nil }
}
extension EnvironmentValues {
  var mapCameraChange: (@MainActor (MapCameraUpdateContext) -> Void)? {
    get { self[MapCameraChangeKey.self] }
    set { self[MapCameraChangeKey.self] = newValue }
  }
}

/// How a map looks: hints, as there are no pictures of it.
public struct MapStyle: Sendable {
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }
  init() {}
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}
/// Kinds of places that a map names.
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { all }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { all }
}
extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
  /// Buttons that move a map: there are none.
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Hears what a map in this view shows, at first and when the app changes it.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View { environment(\.mapCameraChange, action) }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View { environment(\.mapCameraChange) { _ in action() } }
}
/// Buttons that move a map. There is none to move, so that nothing is shown.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapScaleView: View {
  public init(scope: Namespace.ID? = nil) {}
  public init(anchorEdge: HorizontalEdge, scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapPitchSlider: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
