import UIKit

/// Something that covers a part of a map.
public protocol MKOverlay: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var boundingMapRect: MKMapRect { get }
}
extension MKPolyline: MKOverlay {
  public var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
/// An area.
open class MKPolygon: MKPolyline, @unchecked Sendable {}
/// A circle of metres.
open class MKCircle: NSObject, MKOverlay, @unchecked Sendable {
  // Nothing of it changes.
  public final let coordinate: CLLocationCoordinate2D
  public final let radius: CLLocationDistance
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
  open var boundingMapRect: MKMapRect {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
  }
}

/// How something is drawn upon a map.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  public final let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  nonisolated deinit {}
  func draw(_ projection: MapProjection, _ context: CGContext) {}
}
@MainActor @preconcurrency open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  /// Points.
  open var lineWidth: CGFloat = 0
  open var lineCap = CGLineCap.round
  open var lineJoin = CGLineJoin.round
  open var lineDashPattern: [NSNumber]?
  nonisolated deinit {}
  func addPath(_ projection: MapProjection, _ context: CGContext) {}
  override func draw(_ projection: MapProjection, _ context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    context.setAlpha(alpha)
    if let fillColor {
      addPath(projection, context)
      context.setFillColor(fillColor.cgColor)
      context.fillPath()
    }
    if let strokeColor {
      addPath(projection, context)
      context.setStrokeColor(strokeColor.cgColor)
      // Source: Apple, documentation of MKOverlayPathRenderer: of the width 0 lines are as wide as suits.
      context.setLineWidth(lineWidth > 0 ? lineWidth : 2)
      context.setLineCap(lineCap)
      context.setLineJoin(lineJoin)
      if let lineDashPattern {
        context.setLineDash(phase: 0, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
      }
      context.strokePath()
    }
  }
}
@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  nonisolated deinit {}
  override func addPath(_ projection: MapProjection, _ context: CGContext) {
    guard let line = overlay as? MKPolyline else { return }
    context.addLines(between: line.coordinates.map { projection.point($0) })
  }
}
@MainActor @preconcurrency open class MKPolygonRenderer: MKPolylineRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  nonisolated deinit {}
  override func addPath(_ projection: MapProjection, _ context: CGContext) {
    super.addPath(projection, context)
    context.closePath()
  }
}
@MainActor @preconcurrency open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  nonisolated deinit {}
  override func addPath(_ projection: MapProjection, _ context: CGContext) {
    guard let circle = overlay as? MKCircle else { return }
    let center = projection.point(circle.coordinate)
    let radius = projection.length(circle.radius, at: circle.coordinate)
    context.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
