import HearthCore
import SwiftUI

/// From places on a map to points, and back.
public struct MapProxy {
  let mover: MapMover
  /// The map's place in the space: it is taken to fill the reader.
  let geometry: GeometryProxy
  /// The place at a point; nil before the map is shown.
  @MainActor public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
  {
    let origin = geometry.frame(in: space).origin
    return mover.projection?.coordinate(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
  /// The point of a place; nil before the map is shown.
  @MainActor public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    let origin = geometry.frame(in: space).origin
    return mover.projection.map { $0.point(coordinate) }.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
  }
}
/// Hands the map within it to what is around it.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var mover = MapMover()
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View {
    GeometryReader { geometry in
      content(MapProxy(mover: mover, geometry: geometry))
        .transformEnvironment(\.mapSettings) { $0.reader = mover }
    }
  }
}

/// A place as one sees it who stands there. There is never one.
public final class MKLookAroundScene: NSObject, Sendable { private override init() { super.init() } }
func reportScene(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "there are no pictures of streets.").tell()
}
/// Asks for a place as one sees it who stands there: there is none.
public final class MKLookAroundSceneRequest: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(mapItem: MKMapItem) { coordinate = mapItem.placemark.coordinate }
  /// Nil, as Apple's is where nobody has driven.
  public var scene: MKLookAroundScene? {
    get async throws {
      reportScene("MKLookAroundSceneRequest")
      return nil
    }
  }
}
/// Shows a place as one sees it who stands there: that there is nothing to be seen.
public struct LookAroundPreview: View {
  private let scene: MKLookAroundScene?
  public init(initialScene: MKLookAroundScene?) { scene = initialScene }
  public init(scene: Binding<MKLookAroundScene?>) { self.scene = scene.wrappedValue }
  public var body: some View {
    ContentUnavailableView("No Look Around", systemImage: "binoculars")
      .onAppear { reportScene(scene == nil ? "LookAroundPreview" : "LookAroundPreview (scene)") }
  }
}
extension View {
  /// Reports that there are no pictures of streets, and empties the binding.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let looks = "\(initialScene == nil ? "no scene" : "a scene"), \(allowsNavigation), \(showsRoadLabels)"
    return modifier(LookAroundViewer(isPresented: isPresented, looks: looks, onDismiss: onDismiss))
  }
  /// Reports that there are no pictures of streets, and empties the bindings.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    let looks = "\(allowsNavigation), \(showsRoadLabels), \(pointsOfInterest)"
    return modifier(
      LookAroundViewer(isPresented: isPresented, looks: looks) {
        scene.wrappedValue = nil
        onDismiss?()
      })
  }
}

/// Shows nothing, and says so.
private struct LookAroundViewer: ViewModifier {
  let isPresented: Binding<Bool>
  let looks: String
  let onDismiss: (@MainActor () -> Void)?
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented.wrappedValue = false
      reportScene("lookAroundViewer (\(looks))")
      onDismiss?()
    }
  }
}
