import Foundation

/// Which points lie inside of a path: those that its outline winds around, or those from which a line to the outside
/// crosses it an odd number of times. `winding` and `evenOdd`, in this order.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// One piece of a path, by the names of Core Graphics.
///
/// `points` has as many elements as `type` says: one for `moveToPoint` and `addLineToPoint`, two (control, end) for
/// `addQuadCurveToPoint`, three (control, control, end) for `addCurveToPoint`, none for `closeSubpath`. The memory is
/// only there within the block.
public struct CGPathElement {
  /// What the element adds.
  public var type: CGPathElementType
  /// Its points, in the coordinate space of the path.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable {
  /// A new subpath begins; a straight line; a curve with one control point; one with two; a line back to the start.
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An outline that does not change, as a reference: the same values as a `Path`.
///
/// Foundation on Linux has no `CGPath`, which SwiftUI's and UIKit's interfaces name.
open class CGPath: Hashable, @unchecked Sendable {
  // Unchecked: a path that may change is no more sendable than an array that is shared, as on Apple's systems.
  package final var path: Path
  package init(_ path: Path) { self.path = path }

  /// A rectangle; `transform` is applied to it.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }
  /// The ellipse in a rectangle; `transform` is applied to it.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  /// A rectangle with corners that are quarters of ellipses. Points; more than half a side counts as half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corners = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corners, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether nothing was added.
  public final var isEmpty: Bool { path.isEmpty }
  /// Where the next line would begin; zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around all points, those that only bend curves included. Null when empty.
  public final var boundingBox: CGRect {
    var bounds = CGRect.null
    path.forEach { element in
      for point in element.points { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
    }
    return bounds
  }
  /// The smallest rectangle around the outline. Null when empty.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point lies inside.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(transform.isIdentity ? point : point.applying(transform), eoFill: rule == .evenOdd)
  }
  /// A path that stays as this one is now.
  public final func copy() -> CGPath? { CGPath(path) }
  /// This path, transformed.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  /// A path to which more can be added.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  /// The outline of a line of this width along the path. Points.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }
  /// Calls `block` with each element, in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An element without points still needs an address.
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { spare in
          var value = CGPathElement(type: element.type, points: buffer.baseAddress ?? spare.baseAddress!)
          withUnsafePointer(to: &value, block)
        }
      }
    }
  }

  // MARK: - Areas

  /// What lies in this path, in the other, or in both.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  /// What lies in both paths.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  /// What lies in this path and not in the other.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  /// What lies in exactly one of the two.
  public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) {
    let bounds = path.boundingRect
    hasher.combine(bounds.isNull ? 0 : bounds.minX)
    hasher.combine(bounds.isNull ? 0 : bounds.width)
  }
}

/// An outline to which more can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  package override init(_ path: Path) { super.init(path) }
  /// An empty path.
  public init() { super.init(Path()) }

  private func point(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
    transform.isIdentity ? point : point.applying(transform)
  }
  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: self.point(point, transform))
  }
  /// A straight line from the current point; nothing where there is none.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: self.point(point, transform))
  }
  /// A curve with one control point from the current point; nothing where there is none.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: point(end, transform), control: point(control, transform))
  }
  /// A curve with two control points from the current point; nothing where there is none.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: point(end, transform), control1: point(control1, transform), control2: point(control2, transform))
  }
  /// Straight lines through points; the first one begins a subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { point($0, transform) })
  }
  /// Closes the subpath.
  public func closeSubpath() { path.closeSubpath() }
  /// A closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  /// Several closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  /// The ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  /// A rectangle with corners that are quarters of ellipses. Points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }
  /// A part of a circle, from one angle to another in radians. `clockwise` as in a coordinate space whose y axis points
  /// up, as Core Graphics says it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
  }
  /// A part of a circle, from an angle on by another, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      delta: Angle(radians: Double(delta)), transform: transform)
  }
  /// The arc that rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// Another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }
}

extension Path {
  /// The outline of a `CGPath` as it is now.
  public init(_ path: CGPath) { self = path.path }
  /// The outline of a `CGMutablePath` as it is now.
  public init(_ path: CGMutablePath) { self = path.path }
  /// This outline as a `CGPath`.
  public var cgPath: CGPath { CGPath(self) }
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }
  /// As Core Graphics orders them: control points first.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [control, to]
    case .curve(let to, let control1, let control2): [control1, control2, to]
    case .closeSubpath: []
    }
  }
}
