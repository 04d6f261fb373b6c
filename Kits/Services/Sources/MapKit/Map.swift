import HearthCore
import SwiftUI

/// A map. There are no pictures of streets: what the app puts on it stands at its places on a plain ground, which users drag, pinch
/// and double-click.
///
/// ```swift
/// Map(position: $position) { Marker("Berlin", coordinate: berlin) }
/// ```
public struct Map<Content: View>: View {
  private let marks: @MainActor () -> [_MapMark]
  private let position: Binding<MapCameraPosition>?
  private let initial: MapCameraPosition
  private let bounds: MapCameraBounds?
  private let modes: MapInteractionModes
  private let scope: Namespace.ID?
  private let select: (@MainActor (AnyHashable?) -> Void)?
  private let selected: AnyHashable?
  /// Where the user has moved a map that follows no binding.
  @State private var moved: MapCameraPosition?
  @Environment(\.mapSettings) private var settings

  init(
    _ position: Binding<MapCameraPosition>? = nil, initial: MapCameraPosition = .automatic, _ bounds: MapCameraBounds?,
    _ modes: MapInteractionModes, _ scope: Namespace.ID?, selected: AnyHashable? = nil,
    select: (@MainActor (AnyHashable?) -> Void)? = nil, marks: @escaping @MainActor () -> [_MapMark]
  ) {
    (self.position, self.initial, self.bounds, self.modes, self.scope) = (position, initial, bounds, modes, scope)
    (self.selected, self.select, self.marks) = (selected, select, marks)
  }

  public var body: some View {
    MovedMap(
      position: position ?? Binding(get: { moved ?? initial }, set: { moved = $0 }), bounds: bounds, modes: modes,
      scope: scope, marks: marks(), selected: selected, select: select
    )
    .onAppear {
      Report(
        kind: .notOnLinux, path: "Map",
        message:
          "there are no pictures of streets, in the style \(settings.style.name) as in others. What is on the map stands at its places on a plain ground."
      ).tell()
    }
  }
}

struct PlainMap: View {
  let projection: MapProjection
  let marks: [_MapMark]
  let selected: AnyHashable?
  let select: (@MainActor (AnyHashable?) -> Void)?

  var body: some View {
    ZStack(alignment: .topLeading) {
      MapGround(projection: projection)
      ForEach(marks.indices, id: \.self) { index in
        MapMarkView(
          mark: marks[index], projection: projection, isSelected: selected != nil && marks[index].tag == selected,
          select: select)
      }
    }
    .frame(width: projection.size.width, height: projection.size.height)
    .clipped()
  }
}

/// From places on the earth to points of a view: the whole of a part of the map is seen, and around it what fits.
struct MapProjection: Equatable {
  let shown: MKMapRect
  let size: CGSize
  init(_ wanted: MKMapRect, in size: CGSize) {
    self.size = size
    let (width, height) = (max(size.width, 1), max(size.height, 1))
    let unit = max(wanted.width / width, wanted.height / height, 1)
    shown = MKMapRect(
      x: wanted.midX - unit * width / 2, y: wanted.midY - unit * height / 2, width: unit * width, height: unit * height)
  }
  private var unit: Double { shown.width / max(size.width, 1) }
  func point(_ place: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(place)
    return CGPoint(x: (point.x - shown.minX) / unit, y: (point.y - shown.minY) / unit)
  }
  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    MKMapPoint(x: shown.minX + point.x * unit, y: shown.minY + point.y * unit).coordinate
  }
  /// Points for metres at a place.
  func length(_ metres: Double, at place: CLLocationCoordinate2D) -> CGFloat {
    let around = 2 * Double.pi * MKMapSize.radius * max(cos(place.latitude * .pi / 180), 1e-6)
    return metres / around * MKMapSize.side / unit
  }
  var context: MapCameraUpdateContext {
    let region = MKCoordinateRegion(shown)
    let metres = region.span.latitudeDelta * .pi / 180 * MKMapSize.radius
    let camera = MapCamera(centerCoordinate: region.center, distance: metres / 0.54)
    return MapCameraUpdateContext(camera: camera, region: region, rect: shown)
  }
}

/// A ground with some lines of longitude and latitude.
struct MapGround: View {
  let projection: MapProjection
  var body: some View {
    Rectangle().fill(Color(white: 0.5).opacity(0.12))
      .overlay { MapGrid(projection: projection).stroke(Color(white: 0.5).opacity(0.25), lineWidth: 1) }
  }
}
struct MapGrid: Shape {
  let projection: MapProjection
  func path(in rect: CGRect) -> Path {
    let region = MKCoordinateRegion(projection.shown)
    // Between four and ten lines: a power of two of degrees apart.
    let step = pow(2, (log2(max(region.span.longitudeDelta, 1e-6) / 5)).rounded())
    var path = Path()
    var line = ((region.center.longitude - region.span.longitudeDelta / 2) / step).rounded(.up) * step
    while line < region.center.longitude + region.span.longitudeDelta / 2 {
      let x = projection.point(CLLocationCoordinate2D(latitude: 0, longitude: line)).x
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
      line += step
    }
    line = ((region.center.latitude - region.span.latitudeDelta / 2) / step).rounded(.up) * step
    while line < region.center.latitude + region.span.latitudeDelta / 2 {
      let y = projection.point(CLLocationCoordinate2D(latitude: line, longitude: 0)).y
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
      line += step
    }
    return path
  }
}
struct MapMarkView: View {
  let mark: _MapMark
  let projection: MapProjection
  let isSelected: Bool
  let select: (@MainActor (AnyHashable?) -> Void)?

  var body: some View {
    switch mark.shape {
    case .view(let view, let anchor):
      MapPlacedView(
        view: view, anchor: anchor, mark: mark, isSelected: isSelected, select: select,
        point: projection.point(mark.place))
    case .line(let places, let isClosed):
      MapShapeView(mark: mark, path: line(places, isClosed), isArea: isClosed)
    case .circle(let radius): MapShapeView(mark: mark, path: circle(radius), isArea: true)
    }
  }
  private func line(_ places: [CLLocationCoordinate2D], _ isClosed: Bool) -> Path {
    var path = Path()
    path.addLines(places.map { projection.point($0) })
    if isClosed { path.closeSubpath() }
    return path
  }
  private func circle(_ metres: Double) -> Path {
    let center = projection.point(mark.place), radius = projection.length(metres, at: mark.place)
    return Path(
      ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
struct MapShapeView: View {
  let mark: _MapMark
  let path: Path
  let isArea: Bool
  var body: some View {
    ZStack {
      if isArea { path.fill(mark.fill ?? AnyShapeStyle(Color.blue.opacity(0.3))) }
      if let stroke = mark.stroke {
        path.stroke(stroke.style, lineWidth: stroke.width)
      } else if !isArea {
        path.stroke(mark.fill ?? AnyShapeStyle(Color.blue), lineWidth: 3)
      }
    }
    .allowsHitTesting(false)
  }
}
struct MapPlacedView: View {
  let view: AnyView
  let anchor: UnitPoint
  let mark: _MapMark
  let isSelected: Bool
  let select: (@MainActor (AnyHashable?) -> Void)?
  let point: CGPoint
  @State private var size = CGSize.zero
  var body: some View {
    view
      .tint(mark.tint ?? .red)
      .scaleEffect(isSelected ? 1.3 : 1)
      .onGeometryChange(for: CGSize.self, of: { $0.size }) { size = $0 }
      .modifier(MapMarkSelection(tag: mark.tag, select: select))
      .position(x: point.x - (anchor.x - 0.5) * size.width, y: point.y - (anchor.y - 0.5) * size.height)
  }
}
/// A click selects, where a map has a selection.
struct MapMarkSelection: ViewModifier {
  let tag: AnyHashable?
  let select: (@MainActor (AnyHashable?) -> Void)?
  func body(content: Content) -> some View {
    if let tag, let select { content.onTapGesture { select(tag) } } else { content }
  }
}
