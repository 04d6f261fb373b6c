import HearthCore
import SwiftUI

/// What moves a map from outside of it: its buttons, and what tells how large it is shown. A map says what it does.
@Observable @MainActor final class MapMover {
  /// Zooms by a factor, around the middle; nil while no map is there.
  var zoom: ((Double) -> Void)?
  var projection: MapProjection?
  nonisolated init() {}
  nonisolated deinit {}
}
/// The maps of a scope.
@MainActor final class MapScopes {
  private var movers: [Namespace.ID: MapMover] = [:]
  nonisolated init() {}
  nonisolated deinit {}
  func mover(_ scope: Namespace.ID) -> MapMover {
    if let mover = movers[scope] { return mover }
    let mover = MapMover()
    movers[scope] = mover
    return mover
  }
}
/// What views around a map say about it.
struct MapSettings {
  /// Who hears of the camera, and when.
  var changes: [(frequency: MapCameraUpdateFrequency, action: @MainActor (MapCameraUpdateContext) -> Void)] = []
  var style = MapStyle.standard
  var controls: AnyView?
  var controlVisibility = Visibility.automatic
  var scopes: MapScopes?
  /// The map around what asks.
  var mover: MapMover?
  /// What a reader around the map knows it by.
  var reader: MapMover?
}
private struct MapSettingsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = MapSettings()
}
extension EnvironmentValues {
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
}
/// Has the maps and the controls within find one another.
struct MapScoping: ViewModifier {
  let scope: Namespace.ID
  @State private var scopes = MapScopes()
  func body(content: Content) -> some View {
    content.transformEnvironment(\.mapSettings) {
      $0.scopes = scopes
      $0.mover = scopes.mover(scope)
    }
  }
}

/// A map that users drag, pinch and double-click, and whose position follows.
struct MovedMap: View {
  let position: Binding<MapCameraPosition>
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let scope: Namespace.ID?
  let marks: [_MapMark]
  let selected: AnyHashable?
  let select: (@MainActor (AnyHashable?) -> Void)?
  @Environment(\.mapSettings) private var settings
  @State private var own = MapMover()
  /// Where the map was when the fingers came.
  @State private var start: MapProjection?

  private var places: [CLLocationCoordinate2D] {
    marks.flatMap { mark -> [CLLocationCoordinate2D] in
      if case .line(let line, _) = mark.shape { line } else { [mark.place] }
    }
  }
  private var mover: MapMover { scope.flatMap { settings.scopes?.mover($0) } ?? own }

  var body: some View {
    GeometryReader { proxy in
      let wanted = position.wrappedValue.rect(of: places)
      let free = MapProjection(wanted, in: proxy.size)
      let projection = bounds.map { MapProjection($0.clamped(free.shown), in: proxy.size) } ?? free
      PlainMap(projection: projection, marks: marks, selected: selected, select: select)
        .contentShape(.rect)
        .gesture(drag(projection), isEnabled: modes.contains(.pan))
        .simultaneousGesture(pinch(projection), isEnabled: modes.contains(.zoom))
        .simultaneousGesture(doubleTap(projection), isEnabled: modes.contains(.zoom))
        .overlay(alignment: .topTrailing) {
          if settings.controlVisibility != .hidden, let controls = settings.controls {
            VStack { controls }.padding(8).transformEnvironment(\.mapSettings) { $0.mover = mover }
          }
        }
        .onChange(of: projection.shown, initial: true) { _, _ in
          mover.projection = projection
          settings.reader?.projection = projection
          mover.zoom = {
            move(projection.zoomed(by: $0, around: CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)))
          }
          tell(projection, isOver: start == nil)
        }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
  }
  private func move(_ projection: MapProjection) {
    let rect = bounds?.clamped(projection.shown) ?? projection.shown
    position.wrappedValue = MapCameraPosition(kind: .user(rect))
  }
  private func tell(_ projection: MapProjection, isOver: Bool) {
    for change in settings.changes where isOver || change.frequency == .continuous { change.action(projection.context) }
  }
  private func end(_ projection: MapProjection) {
    start = nil
    for change in settings.changes where change.frequency == .onEnd { change.action(projection.context) }
  }
  private func drag(_ projection: MapProjection) -> some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { drag in
        let first = start ?? projection
        if start == nil { start = first }
        move(first.moved(by: drag.translation))
      }
      .onEnded { _ in end(projection) }
  }
  private func pinch(_ projection: MapProjection) -> some Gesture {
    MagnifyGesture()
      .onChanged { pinch in
        let first = start ?? projection
        if start == nil { start = first }
        move(first.zoomed(by: pinch.magnification, around: pinch.startLocation))
      }
      .onEnded { _ in end(projection) }
  }
  private func doubleTap(_ projection: MapProjection) -> some Gesture {
    SpatialTapGesture(count: 2).onEnded { move(projection.zoomed(by: 2, around: $0.location)) }
  }
}
extension MapProjection {
  func moved(by offset: CGSize) -> MapProjection {
    let unit = shown.width / max(size.width, 1)
    return MapProjection(shown.offsetBy(dx: -offset.width * unit, dy: -offset.height * unit), in: size)
  }
  /// As much larger, where what lies at a point stays.
  func zoomed(by factor: Double, around point: CGPoint) -> MapProjection {
    guard factor > 0, factor.isFinite else { return self }
    let (width, height) = (shown.width / factor, shown.height / factor)
    let (x, y) = (point.x / max(size.width, 1), point.y / max(size.height, 1))
    return MapProjection(
      MKMapRect(
        x: shown.minX + (shown.width - width) * x, y: shown.minY + (shown.height - height) * y, width: width,
        height: height), in: size)
  }
}

/// Shows the user's place: it is not known, which a press reports.
public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?
  public init(scope: Namespace.ID? = nil) { self.scope = scope }
  public var body: some View {
    Button("Current Location", systemImage: "location") {
      Report(
        kind: .notOnLinux, path: "MapUserLocationButton",
        message: "nobody knows where the user is\(scope == nil ? "" : ", whatever the scope"): the map stays."
      ).tell()
    }
    .labelStyle(.iconOnly)
  }
}
/// Shows where north is when it is not above. It always is: nothing is seen, as on Apple's systems.
public struct MapCompass: View {
  private let isNorthAbove: Bool
  public init(scope: Namespace.ID? = nil) { isNorthAbove = scope == nil || scope != nil }
  public var body: some View { if !isNorthAbove { Image(systemName: "safari") } }
}
/// What finds the map that a control is for.
struct MapControlled<Content: View>: View {
  let scope: Namespace.ID?
  @ViewBuilder let content: (MapMover?) -> Content
  @Environment(\.mapSettings) private var settings
  var body: some View { content(scope.flatMap { settings.scopes?.mover($0) } ?? settings.mover) }
}
/// Shows how long a line on the map is.
public struct MapScaleView: View {
  private let scope: Namespace.ID?
  private let edge: HorizontalEdge
  public init(scope: Namespace.ID? = nil) { self.init(anchorEdge: .leading, scope: scope) }
  public init(anchorEdge: HorizontalEdge, scope: Namespace.ID? = nil) { (edge, self.scope) = (anchorEdge, scope) }
  public var body: some View {
    MapControlled(scope: scope) { mover in
      if let projection = mover?.projection {
        let metres = Self.length(projection)
        let middle = projection.context.region.center
        VStack(alignment: edge == .leading ? .leading : .trailing, spacing: 1) {
          Text(verbatim: metres < 1000 ? "\(Int(metres)) m" : "\(Int(metres / 1000)) km").font(.caption2)
          Rectangle().frame(width: projection.length(metres, at: middle), height: 2)
        }
      }
    }
  }
  /// 1, 2 or 5 times a power of ten metres, at most 100 points long.
  static func length(_ projection: MapProjection) -> Double {
    let most = 100 / max(projection.length(1, at: projection.context.region.center), 1e-12)
    let power = pow(10, log10(max(most, 1)).rounded(.down))
    return ([5.0, 2, 1].first { $0 * power <= most } ?? 1) * power
  }
}
/// Makes a map larger and smaller.
public struct MapZoomStepper: View {
  private let scope: Namespace.ID?
  public init(scope: Namespace.ID? = nil) { self.scope = scope }
  public var body: some View {
    MapControlled(scope: scope) { mover in
      VStack(spacing: 2) {
        Button("Zoom In", systemImage: "plus") { mover?.zoom?(2) }
        Button("Zoom Out", systemImage: "minus") { mover?.zoom?(0.5) }
      }
      .labelStyle(.iconOnly)
    }
  }
}
private func reportPitch(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "maps are flat: they are seen from above.").tell()
}
/// Looks at a map from the side: maps are flat, which is reported.
public struct MapPitchToggle: View {
  private let scope: Namespace.ID?
  public init(scope: Namespace.ID? = nil) { self.scope = scope }
  public var body: some View {
    EmptyView().onAppear { reportPitch(scope == nil ? "MapPitchToggle" : "MapPitchToggle (scope)") }
  }
}
public struct MapPitchSlider: View {
  private let scope: Namespace.ID?
  public init(scope: Namespace.ID? = nil) { self.scope = scope }
  public var body: some View {
    EmptyView().onAppear { reportPitch(scope == nil ? "MapPitchSlider" : "MapPitchSlider (scope)") }
  }
}
