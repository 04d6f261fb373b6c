import SwiftUI

/// How a map looks: as there are no pictures of it, it looks as it does, which the map's report says.
public struct MapStyle: Sendable {
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }
  /// What a report says of it.
  let name: String
  public static var standard: MapStyle { MapStyle(name: "standard") }
  public static var imagery: MapStyle { MapStyle(name: "imagery") }
  public static var hybrid: MapStyle { MapStyle(name: "hybrid") }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(name: "standard (\(elevation), \(emphasis), \(pointsOfInterest.name), traffic \(showsTraffic))")
  }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle(name: "imagery (\(elevation))") }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(name: "hybrid (\(elevation), \(pointsOfInterest.name), traffic \(showsTraffic))") }
}
/// Kinds of places that a map names.
public struct PointOfInterestCategories: Sendable {
  let name: String
  public static let all = PointOfInterestCategories(name: "all places")
  public static let excludingAll = PointOfInterestCategories(name: "no places")
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(name: "\(categories.count) kinds of places")
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(name: "all but \(categories.count) kinds of places")
  }
}
extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View {
    transformEnvironment(\.mapSettings) { $0.style = style }
  }
  /// Buttons that move a map, at its upper right corner.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let controls = AnyView(content())
    return transformEnvironment(\.mapSettings) { $0.controls = controls }
  }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.mapSettings) { $0.controlVisibility = visibility }
  }
  /// Has the maps and the controls of a scope within this view find one another.
  public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScoping(scope: scope)) }
  /// Hears what a map in this view shows: at first, when the app changes it, and when the user has moved it, or while they do.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View { transformEnvironment(\.mapSettings) { $0.changes.append((frequency, action)) } }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View { transformEnvironment(\.mapSettings) { $0.changes.append((frequency, { _ in action() })) } }
}
