import HearthCore
import SwiftUI

/// What a map shows, besides: a name for what stands in its type.
public struct _MapGround: View {
  public var body: EmptyView { EmptyView() }
}
extension Map where Content == _MapGround {
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> C
  ) { self.init(initial: initialPosition, bounds, interactionModes, scope) { content()._marks } }
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(initial: initialPosition, bounds, interactionModes, scope) { [] } }
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> C
  ) { self.init(position, bounds, interactionModes, scope) { content()._marks } }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(position, bounds, interactionModes, scope) { [] } }
  public init<Selection: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> C
  ) {
    self.init(
      position, bounds, interactionModes, scope,
      selected: selection.wrappedValue.map { ($0 as? any _MapTagged)?._tag ?? AnyHashable($0) },
      select: { if let chosen = $0.flatMap({ chosenValue(Selection.self, $0) }) { selection.wrappedValue = chosen } }
    ) { content()._marks }
  }
  public init<Selection: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> C
  ) {
    self.init(
      initial: initialPosition, bounds, interactionModes, scope,
      selected: selection.wrappedValue.map { ($0 as? any _MapTagged)?._tag ?? AnyHashable($0) },
      select: { if let chosen = $0.flatMap({ chosenValue(Selection.self, $0) }) { selection.wrappedValue = chosen } }
    ) { content()._marks }
  }
  /// The older forms, with a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    reportUser(showsUserLocation, userTrackingMode)
    self.init(Self.position(coordinateRegion), nil, interactionModes, nil) { [] }
  }
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {
    reportUser(showsUserLocation, userTrackingMode)
    self.init(Self.position(coordinateRegion), nil, interactionModes, nil) {
      annotationItems.map { annotationContent($0)._mark }
    }
  }
  /// A region as a position, which is the region again when the user has moved the map.
  private static func position(_ region: Binding<MKCoordinateRegion>) -> Binding<MapCameraPosition> {
    Binding {
      .region(region.wrappedValue)
    } set: {
      region.wrappedValue = MKCoordinateRegion($0.rect(of: []))
    }
  }
}

/// Says once that nobody knows where the user is.
private func reportUser(_ shows: Bool, _ mode: Binding<MapUserTrackingMode>?) {
  guard shows || mode?.wrappedValue == .follow else { return }
  Report(kind: .notOnLinux, path: "Map", message: "nobody knows where the user is: it is not shown, and not followed.")
    .tell()
}
/// Something on a map of the older form.
@MainActor @preconcurrency public protocol MapAnnotationProtocol { var _mark: _MapMark { get } }
public struct MapMarker: MapAnnotationProtocol {
  public let _mark: _MapMark
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let view = MarkerView(symbol: "mappin", monogram: nil, label: EmptyView())
    _mark = _MapMark(place: coordinate, shape: .view(AnyView(view), anchor: .center), tint: tint)
  }
}
public struct MapPin: MapAnnotationProtocol {
  public let _mark: _MapMark
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _mark = MapMarker(coordinate: coordinate, tint: tint)._mark
  }
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _mark: _MapMark
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    _mark = _MapMark(place: coordinate, shape: .view(AnyView(content()), anchor: anchor))
  }
}
