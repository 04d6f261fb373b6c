@_exported import UIKit

/// What a stroke looks like: the kind of pen, and its colour.
public struct PKInk: Equatable, @unchecked Sendable {
  // Unchecked: a colour does not change.
  public enum InkType: String, Codable, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"

    /// How much is seen of what lies below: markers and water let it through.
    var opacity: CGFloat {
      switch self {
      case .marker: 0.4
      case .watercolor: 0.5
      case .pencil, .crayon: 0.8
      case .pen, .monoline, .fountainPen: 1
      }
    }
    /// Points. Source: our choice, after Apple's pictures of the tools.
    public var defaultWidth: CGFloat {
      switch self {
      case .pen, .pencil, .monoline: 3
      case .fountainPen: 5
      case .marker, .crayon: 16
      case .watercolor: 20
      }
    }
    public var validWidthRange: ClosedRange<CGFloat> { 0.5...50 }
  }
  public var inkType: InkType
  public var color: UIColor
  public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// A place of a stroke.
public struct PKStrokePoint: Hashable, Codable, Sendable {
  public let location: CGPoint
  /// Seconds since the stroke began.
  public let timeOffset: TimeInterval
  /// The width and height of the pen here, points.
  public let size: CGSize
  /// 0 to 1.
  public let opacity: CGFloat
  public let force: CGFloat
  /// Radians.
  public let azimuth: CGFloat
  public let altitude: CGFloat
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
  }
}

/// The way of a stroke: a uniform cubic B-spline, whose ends are the first and the last point.
public struct PKStrokePath: RandomAccessCollection, Hashable, Codable, Sendable {
  private let points: [PKStrokePoint]
  public let creationDate: Date
  public init<Points: Collection>(controlPoints: Points, creationDate: Date) where Points.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
  public init() { self.init(controlPoints: [], creationDate: Date()) }
  public var startIndex: Int { points.startIndex }
  public var endIndex: Int { points.endIndex }
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  /// The place at a parameter, of which each whole number is a control point.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    let value = Swift.min(Swift.max(parametricValue, 0), CGFloat(Swift.max(points.count - 1, 0)))
    let first = Swift.min(Int(value), Swift.max(points.count - 2, 0))
    let t = value - CGFloat(first)
    // Beyond an end the points go on as if they were mirrored there, so that the way ends in it.
    func at(_ index: Int) -> CGPoint {
      guard let last = points.indices.last else { return .zero }
      if index < 0 { return Self.mirror(points[Swift.min(-index, last)].location, points[0].location) }
      if index > last { return Self.mirror(points[Swift.max(2 * last - index, 0)].location, points[last].location) }
      return points[index].location
    }
    let weights = [
      (1 - t) * (1 - t) * (1 - t) / 6, (3 * t * t * t - 6 * t * t + 4) / 6,
      (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6, t * t * t / 6,
    ]
    return (0..<4).reduce(CGPoint.zero) { sum, index in
      let point = at(first - 1 + index)
      return CGPoint(x: sum.x + point.x * weights[index], y: sum.y + point.y * weights[index])
    }
  }
  private static func mirror(_ point: CGPoint, _ at: CGPoint) -> CGPoint {
    CGPoint(x: 2 * at.x - point.x, y: 2 * at.y - point.y)
  }
  /// The point at a parameter: its place is on the way, the rest is that of the point before.
  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    let near = points[Swift.min(Swift.max(Int(parametricValue), 0), points.count - 1)]
    return PKStrokePoint(
      location: interpolatedLocation(at: parametricValue), timeOffset: near.timeOffset, size: near.size,
      opacity: near.opacity, force: near.force, azimuth: near.azimuth, altitude: near.altitude)
  }
}

/// A line that was drawn in one go.
public struct PKStroke: Equatable, @unchecked Sendable {
  // Unchecked: as its ink.
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  /// Outside of it nothing of the stroke is seen; nil for all of it.
  public var mask: UIBezierPath?
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil
  ) { (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask) }
  public static func == (one: PKStroke, other: PKStroke) -> Bool {
    one.ink == other.ink && one.path == other.path && one.transform == other.transform && one.mask === other.mask
  }
  /// What is drawn of it lies here.
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) { bounds, point in
      let place = point.location
      let (width, height) = (point.size.width, point.size.height)
      return bounds.union(
        CGRect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height).applying(transform))
    }
  }
  /// Draws into the current context, in pieces of one width each.
  func draw() {
    guard let context = UIGraphicsGetCurrentContext(), !path.isEmpty else { return }
    context.saveGState()
    context.concatenate(transform)
    if let mask { mask.addClip() }
    context.setAlpha(ink.inkType.opacity * (path.map(\.opacity).min() ?? 1))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    ink.color.setStroke()
    var start = 0
    repeat {
      let width = path[start].size.width
      var end = start
      while end + 1 < path.count, abs(path[end + 1].size.width - width) < 0.25 { end += 1 }
      piece(from: start, to: Swift.min(end + 1, path.count - 1), width).stroke()
      start = end + 1
    } while start < path.count
    context.endTransparencyLayer()
    context.restoreGState()
  }
  private func piece(from start: Int, to end: Int, _ width: CGFloat) -> UIBezierPath {
    let piece = UIBezierPath()
    piece.move(to: path.interpolatedLocation(at: CGFloat(start)))
    // A line of no length is a dot.
    if end == start { piece.addLine(to: path.interpolatedLocation(at: CGFloat(start))) }
    for quarter in stride(from: start * 4 + 1, through: end * 4, by: 1) {
      piece.addLine(to: path.interpolatedLocation(at: CGFloat(quarter) / 4))
    }
    (piece.lineWidth, piece.lineCapStyle, piece.lineJoinStyle) = (width, .round, .round)
    return piece
  }
  /// What is left of it after a round eraser has been at a place: the parts between the points that it has met.
  func erased(at place: CGPoint, radius: CGFloat, whole: Bool) -> [PKStroke]? {
    let met = path.map { point in
      let at = point.location.applying(transform)
      return hypot(at.x - place.x, at.y - place.y) <= radius + point.size.width / 2
    }
    guard met.contains(true) else { return nil }
    if whole { return [] }
    var parts: [[PKStrokePoint]] = [[]]
    for (point, isMet) in zip(path, met) { if isMet { parts.append([]) } else { parts[parts.count - 1].append(point) } }
    return parts.filter { !$0.isEmpty }.map {
      PKStroke(
        ink: ink, path: PKStrokePath(controlPoints: $0, creationDate: path.creationDate), transform: transform,
        mask: mask)
    }
  }
}
