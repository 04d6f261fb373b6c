import Foundation

extension Path {
  /// The outline as elements, whatever the path was made from.
  ///
  /// A rectangle starts at its top left corner. An ellipse and a rounded rectangle start in the middle of their right
  /// side. All go clockwise on screen.
  ///
  /// Source: `Circle().trim(from:to:)` starts at three o'clock in SwiftUI; for the
  /// rounded rectangle our choice, to agree.
  package var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements
  }

  func appendElements(to elements: inout [Element]) {
    switch storage {
    case .empty: break
    case .rectangle(let rect): Self.append(rect, to: &elements)
    case .roundedRectangle(let rect, let size, let style):
      Self.append(rect, (size, size, size, size), style, to: &elements)
    case .ellipse(let rect): Self.append(ellipseIn: rect, to: &elements)
    case .elements(let known): elements.append(contentsOf: known)
    }
  }

  private static func append(_ rect: CGRect, to elements: inout [Element]) {
    elements.append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    elements.append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    elements.append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    elements.append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    elements.append(.closeSubpath)
  }

  private static func append(ellipseIn rect: CGRect, to elements: inout [Element]) {
    let (x, y) = (rect.midX, rect.midY)
    let (dx, dy) = (rect.width / 2 * CornerCurve.kappa, rect.height / 2 * CornerCurve.kappa)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    elements.append(.move(to: point(rect.maxX, y)))
    elements.append(
      .curve(to: point(x, rect.maxY), control1: point(rect.maxX, y + dy), control2: point(x + dx, rect.maxY)))
    elements.append(
      .curve(to: point(rect.minX, y), control1: point(x - dx, rect.maxY), control2: point(rect.minX, y + dy)))
    elements.append(
      .curve(to: point(x, rect.minY), control1: point(rect.minX, y - dy), control2: point(x - dx, rect.minY)))
    elements.append(
      .curve(to: point(rect.maxX, y), control1: point(x + dx, rect.minY), control2: point(rect.maxX, y - dy)))
    elements.append(.closeSubpath)
  }

  static func elements(of rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle) -> [Element] {
    func size(_ radius: CGFloat) -> CGSize {
      let radius = CornerCurve.limited(radius, to: min(rect.width, rect.height) / 2)
      return CGSize(width: radius, height: radius)
    }
    let sizes = (
      size(radii.bottomTrailing), size(radii.bottomLeading), size(radii.topLeading), size(radii.topTrailing)
    )
    var elements = PathBuffers.take()
    append(rect, sizes, style, to: &elements)
    return elements
  }

  /// Corners from the bottom right one, clockwise on screen.
  private static func append(
    _ rect: CGRect, _ sizes: (CGSize, CGSize, CGSize, CGSize), _ style: RoundedCornerStyle, to elements: inout [Element]
  ) {
    elements.append(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    func add(_ x: CGFloat, _ y: CGFloat, _ size: CGSize, entry: CGVector, exit: CGVector) {
      let corner = CornerCurve(
        corner: CGPoint(x: x, y: y), size: size, room: CGSize(width: rect.width / 2, height: rect.height / 2),
        entry: entry, exit: exit, style: style)
      corner.append(to: &elements)
    }
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    add(rect.maxX, rect.maxY, sizes.0, entry: up, exit: left)
    add(rect.minX, rect.maxY, sizes.1, entry: right, exit: up)
    add(rect.minX, rect.minY, sizes.2, entry: down, exit: right)
    add(rect.maxX, rect.minY, sizes.3, entry: left, exit: down)
    elements.append(.closeSubpath)
  }
}

/// A vector without a position, which Foundation has on Apple's systems only.
public struct CGVector: Hashable, Sendable {
  /// How far the vector leads to the right and down.
  public var dx, dy: CGFloat
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// The vector that leads nowhere.
  public static let zero = CGVector(dx: 0, dy: 0)
}

/// The curve around one corner of a rectangle.
///
/// A circular corner is a quarter of a circle from 1 radius before the corner to 1 radius after it. In a continuous
/// one the circle keeps only its middle; a curve whose curvature grows from 0 to that of the circle leads to it
/// from further away, and another back:
///
/// ```
///   edge ───────╮╌╌╌╌╌╌╌╌ corner        curvature  0 ╱▔▔▔╲ 0    continuous
///     entry ┘    ╲                                0 |▔▔▔▔▔| 0   circular
///                 │
/// ```
struct CornerCurve {
  /// The length of the handles of a cubic curve that looks like a quarter of the unit circle: 4/3·tan(90°/4).
  static let kappa: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)
  /// How far from the corner a continuous curve starts, in radii, where there is room for it; and the part of the
  /// quarter circle, in radians, that each of its two transitions replaces.
  ///
  /// Source: our choice, close to how Apple's corners look; half of the arc stays.
  static let reach: CGFloat = 1.5
  static let transition: CGFloat = .pi / 8

  var corner: CGPoint
  var size: CGSize
  /// What is available on both sides of the corner, in points.
  var room: CGSize
  /// Unit vectors along the edges, away from the corner: to where the curve starts and to where it ends.
  var entry, exit: CGVector
  var style: RoundedCornerStyle

  /// `length` between 0 and `limit`; 0 for what is not a number.
  static func limited(_ length: CGFloat, to limit: CGFloat) -> CGFloat {
    length > 0 ? min(length, max(limit, 0)) : 0
  }

  /// The point `a` radii along the entry edge and `b` radii along the exit edge.
  private func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
    let (dx, dy) = (a * entry.dx + b * exit.dx, a * entry.dy + b * exit.dy)
    return CGPoint(x: corner.x + dx * size.width, y: corner.y + dy * size.height)
  }

  func append(to elements: inout [Path.Element]) {
    if size.width <= 0 || size.height <= 0 {
      elements.append(.line(to: corner))
      return
    }
    // The transition shrinks where there is no room for it, down to none: then the corner is circular.
    var reach: CGFloat = 1
    if style == .continuous { reach = max(1, min(Self.reach, room.width / size.width, room.height / size.height)) }
    let angle = Self.transition * (reach - 1) / (Self.reach - 1)
    elements.append(.line(to: point(reach, 0)))
    if angle < 1e-6 {
      elements.append(.curve(to: point(0, 1), control1: point(1 - Self.kappa, 0), control2: point(0, 1 - Self.kappa)))
      return
    }
    // In units of the radius, with the corner at 0, the circle around (1, 1). The tangent of the circle where the arc
    // begins meets the edge at `meeting`. Curvature there is 2/3 · (distance of the control point before from that
    // tangent) / (handle length)² = 1, which gives the other control point.
    let handle = tan(angle / 2)
    let meeting = 1 - handle
    let before = meeting + 1.5 * handle * handle / sin(angle)
    let (near, far) = (1 - sin(angle), 1 - cos(angle))
    elements.append(.curve(to: point(near, far), control1: point(before, 0), control2: point(meeting, 0)))
    let arcHandle = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
    let (alongX, alongY) = (arcHandle * cos(angle), arcHandle * sin(angle))
    elements.append(
      .curve(
        to: point(far, near), control1: point(near - alongX, far + alongY), control2: point(far + alongY, near - alongX)
      ))
    elements.append(.curve(to: point(0, reach), control1: point(0, meeting), control2: point(0, before)))
  }
}
