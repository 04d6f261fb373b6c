import Foundation
import HearthUI

/// An outline with the width and the ends of the line that it is drawn with.
///
/// ```swift
/// func path(in rect: CGRect) -> Path {
///   let corners: UIRectCorner = [.topLeft, .topRight]
///   return Path(
///     UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8)).cgPath)
/// }
/// ```
///
/// Points, `y` downwards.
open class UIBezierPath: NSObject, NSCopying {
  private final var path: Path
  /// The width of the line, in points: 1 unless it is set.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long the point of a sharp corner may be, as a multiple of the line's width; a longer one is cut off.
  open var miterLimit: CGFloat = 10
  /// How far straight lines may be from the curve that they stand for. Points.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is found by the even-odd rule, and not by the winding of the outline.
  open var usesEvenOddFillRule = false
  private final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  private init(path: Path) { self.path = path }

  /// An outline without anything in it.
  public override init() { path = Path() }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(path: Path(rect)) }
  /// The ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }
  /// A rectangle whose corners are rounded by continuous curves. Points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }
  /// A rectangle of which some corners are quarters of ellipses. Points; more than half a side counts as half a side.
  ///
  /// Source: Apple, documentation of this initializer: "The radius of each corner oval. Values larger than half the
  /// rectangle's width or height are clamped".
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let rect = rect.standardized
    let width = min(max(0, cornerRadii.width), rect.width / 2)
    let height = min(max(0, cornerRadii.height), rect.height / 2)
    self.init(path: Self.path(rect, corners, width, height))
  }
  private static func path(_ rect: CGRect, _ corners: UIRectCorner, _ width: CGFloat, _ height: CGFloat) -> Path {
    let reach: CGFloat = 1 - 4 / 3 * (CGFloat(2).squareRoot() - 1)
    var path = Path()
    /// From a point on one side of a corner to one on the other side.
    func turn(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ entry: CGVector, _ exit: CGVector) {
      let point = CGPoint(x: x, y: y)
      guard corners.contains(corner), width > 0, height > 0 else {
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        return
      }
      let start = CGPoint(x: x + entry.dx * width, y: y + entry.dy * height)
      let end = CGPoint(x: x + exit.dx * width, y: y + exit.dy * height)
      if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
      path.addCurve(
        to: end, control1: CGPoint(x: x + entry.dx * width * reach, y: y + entry.dy * height * reach),
        control2: CGPoint(x: x + exit.dx * width * reach, y: y + exit.dy * height * reach))
    }
    turn(.topLeft, rect.minX, rect.minY, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0))
    turn(.topRight, rect.maxX, rect.minY, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1))
    turn(.bottomRight, rect.maxX, rect.maxY, CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0))
    turn(.bottomLeft, rect.minX, rect.maxY, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1))
    path.closeSubpath()
    return path
  }
  /// A part of a circle, from one angle to another in radians, clockwise as one sees it or the other way.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(path: Path())
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// The outline of a `CGPath` as it is now.
  public convenience init(cgPath: CGPath) { self.init(path: Path(cgPath)) }

  /// The outline. What is set replaces it.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline; of no size when empty.
  open var bounds: CGRect {
    let bounds = path.boundingRect
    return bounds.isNull ? .zero : bounds
  }
  /// Where the next line begins; zero when empty.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point lies inside, by this path's rule.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  // MARK: - Building

  /// Begins a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A curve with two control points from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// A curve with one control point from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// A part of a circle, from one angle to another in radians, clockwise as one sees it or the other way; with a
  /// straight line to its start where there is a current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // `Path` means its `clockwise` for a y axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: !clockwise)
  }
  /// A straight line to the start of the subpath.
  open func close() { path.closeSubpath() }
  /// Takes everything out.
  open func removeAllPoints() { path = Path() }
  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// The same outline in the opposite direction, its last subpath first.
  open func reversing() -> UIBezierPath {
    let reversed = copy() as! UIBezierPath
    reversed.path = Path { result in
      for subpath in path.subpathElements.reversed() { subpath.addReversed(to: &result) }
    }
    return reversed
  }

  // MARK: - Dashes

  /// Lengths of painted and unpainted parts of the line in turn, and how far into them it begins. Points; no lengths
  /// make a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }
  /// The lengths and the phase that were set.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }
  /// How the line of this path is drawn.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash.lengths,
      dashPhase: dash.phase)
  }

  /// A path with the same outline and the same line.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    copy.dash = dash
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && strokeStyle == other.strokeStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }
  open override var hash: Int { path.cgPath.hashValue }
}

/// A part of a path that is drawn without lifting the pen.
private struct SubpathElements {
  var start: CGPoint
  var steps: [Path.Element] = []
  var isClosed = false

  func addReversed(to path: inout Path) {
    /// Where each step begins.
    var starts = [start]
    for step in steps { starts.append(step.end) }
    path.move(to: starts[starts.count - 1])
    for (index, step) in steps.enumerated().reversed() {
      switch step {
      case .quadCurve(_, let control): path.addQuadCurve(to: starts[index], control: control)
      case .curve(_, let control1, let control2):
        path.addCurve(to: starts[index], control1: control2, control2: control1)
      default: path.addLine(to: starts[index])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}

extension Path.Element {
  fileprivate var end: CGPoint {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: .zero
    }
  }
}

extension Path {
  fileprivate var subpathElements: [SubpathElements] {
    var result: [SubpathElements] = []
    forEach { element in
      switch element {
      case .move(let to): result.append(SubpathElements(start: to))
      case .closeSubpath: if !result.isEmpty { result[result.count - 1].isClosed = true }
      default:
        if let last = result.last, last.isClosed { result.append(SubpathElements(start: last.start)) }
        if !result.isEmpty { result[result.count - 1].steps.append(element) }
      }
    }
    return result
  }
}
