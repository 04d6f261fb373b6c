import Foundation

/// A piece of a path between two points: a line or a Bézier curve. Quadratic curves
/// are held as the cubic ones they equal.
struct PathSegment: Equatable {
  enum Kind { case line, quadratic, cubic }

  var kind: Kind
  var p0, p1, p2, p3: CGPoint

  init(line p0: CGPoint, _ p3: CGPoint) { (kind, self.p0, p1, p2, self.p3) = (.line, p0, p0, p3, p3) }
  init(quadratic p0: CGPoint, _ control: CGPoint, _ p3: CGPoint) {
    (kind, self.p0, self.p3) = (.quadratic, p0, p3)
    p1 = p0.toward(control, 2 / 3)
    p2 = p3.toward(control, 2 / 3)
  }
  init(cubic p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, kind: Kind = .cubic) {
    (self.kind, self.p0, self.p1, self.p2, self.p3) = (kind, p0, p1, p2, p3)
  }

  /// The element that draws this segment from `p0`.
  var element: Path.Element {
    switch kind {
    case .line: .line(to: p3)
    case .quadratic: .quadCurve(to: p3, control: p0.toward(p1, 1.5))
    case .cubic: .curve(to: p3, control1: p1, control2: p2)
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return p0 }
    if t >= 1 { return p3 }
    if kind == .line { return p0.toward(p3, t) }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// The two parts before and after `t`.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    if kind == .line {
      let middle = p0.toward(p3, t)
      return (PathSegment(line: p0, middle), PathSegment(line: middle, p3))
    }
    let (a, b, c) = (p0.toward(p1, t), p1.toward(p2, t), p2.toward(p3, t))
    let (ab, bc) = (a.toward(b, t), b.toward(c, t))
    let middle = ab.toward(bc, t)
    return (
      PathSegment(cubic: p0, a, ab, middle, kind: kind), PathSegment(cubic: middle, bc, c, p3, kind: kind)
    )
  }

  /// The part from `start` to `end`, both from 0 to 1.
  func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
    let upToEnd = end >= 1 ? self : split(at: end).0
    return start <= 0 || end <= 0 ? upToEnd : upToEnd.split(at: min(start / end, 1)).1
  }

  // MARK: - Length

  /// Points. Exact for lines; for curves to about nine digits, fewer at a cusp.
  var length: CGFloat {
    if kind == .line { return hypot(p3.x - p0.x, p3.y - p0.y) }
    var sum: CGFloat = 0
    for panel in 0..<Self.panels { sum += length(from: CGFloat(panel) / 16, to: CGFloat(panel + 1) / 16) }
    return sum
  }
  private static let panels = 16

  /// Gauss and Legendre's rule with five points, on the speed.
  private func length(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    let (near, far) = (0.5384693101056831, 0.9061798459386640)
    let (weight, nearWeight, farWeight) = (0.5688888888888889, 0.4786286704993665, 0.2369268850561891)
    return half
      * (weight * speed(middle) + nearWeight * (speed(middle - near * half) + speed(middle + near * half))
        + farWeight * (speed(middle - far * half) + speed(middle + far * half)))
  }

  private func speed(_ t: CGFloat) -> CGFloat {
    let u = 1 - t
    let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
    return hypot(
      a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
      a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
  }

  /// The parameter at which `distance` points of the segment's `length` are passed.
  func parameter(at distance: CGFloat, of length: CGFloat) -> CGFloat {
    if !(distance > 0) { return 0 }
    if distance >= length { return 1 }
    if kind == .line { return distance / length }
    var passed: CGFloat = 0
    for panel in 0..<Self.panels {
      let start = CGFloat(panel) / 16
      let next = self.length(from: start, to: start + 1 / 16)
      if passed + next < distance {
        passed += next
        continue
      }
      var (low, high) = (start, start + 1 / 16)
      for _ in 0..<44 {
        let middle = (low + high) / 2
        if passed + self.length(from: start, to: middle) < distance { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
    return 1
  }

  // MARK: - Flattening

  /// Into how many lines of equal parameter the curve is divided so that none is further than `tolerance` points away:
  /// Wang's formula; and so that the direction turns by at most `maximumTurn` radians a line, where the curve is even.
  /// From 1 to 1000.
  func lineCount(tolerance: CGFloat, maximumTurn: CGFloat) -> Int {
    if kind == .line { return 1 }
    func second(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let bend = max(second(p0, p1, p2), second(p1, p2, p3))
    var count = (0.75 * bend / tolerance).squareRoot()
    if maximumTurn < .pi {
      func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        let (ux, uy, vx, vy) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
        return abs(atan2(ux * vy - uy * vx, ux * vx + uy * vy))
      }
      count = max(count, (turn(p0, p1, p2) + turn(p1, p2, p3)) / maximumTurn)
    }
    return count < 1000 ? max(1, Int(count.rounded(.up))) : (count.isNaN ? 1 : 1000)
  }

  // MARK: - Bounds and crossings

  /// The parameters at which a cubic curve turns around in x (or y), given the x (or y) of its control points.
  static func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> (CGFloat?, CGFloat?) {
    let (a, b, c) = (p1 - p0, p2 - p1, p3 - p2)
    func inside(_ t: CGFloat) -> CGFloat? { t > 0 && t < 1 ? t : nil }
    // a(1-t)² + 2b(1-t)t + ct² = 0
    let (q2, q1, q0) = (a - 2 * b + c, 2 * (b - a), a)
    if abs(q2) <= 1e-12 * (abs(a) + abs(b) + abs(c)) { return (q1 == 0 ? nil : inside(-q0 / q1), nil) }
    let discriminant = q1 * q1 - 4 * q2 * q0
    if !(discriminant >= 0) { return (nil, nil) }
    let q = -(q1 + (q1 < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? (nil, nil) : (inside(q / q2), inside(q0 / q))
  }

  /// How often the segment crosses the ray from `point` to the right: downwards counts 1, upwards -1.
  func crossings(_ point: CGPoint, depth: Int = 0) -> Int {
    let (low, high) = (min(p0.y, p1.y, p2.y, p3.y), max(p0.y, p1.y, p2.y, p3.y))
    if point.y < low || point.y >= high { return 0 }
    if max(p0.x, p1.x, p2.x, p3.x) < point.x { return 0 }
    let net = (p3.y > point.y ? 1 : 0) - (p0.y > point.y ? 1 : 0)
    if min(p0.x, p1.x, p2.x, p3.x) > point.x { return net }
    if kind == .line || depth >= 40 {
      if net == 0 { return 0 }
      let x = p0.x + (p3.x - p0.x) * ((point.y - p0.y) / (p3.y - p0.y))
      return x > point.x ? net : 0
    }
    let (first, second) = split(at: 0.5)
    return first.crossings(point, depth: depth + 1) + second.crossings(point, depth: depth + 1)
  }
}

extension CGPoint {
  /// The point that lies `fraction` of the way to `other`.
  func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

/// A connected part of a path.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// The last segment is the closing line, unless the outline was back at its start already.
  var isClosed = false
}

extension Path {
  /// The connected parts. One that only moves has no segments.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var walker = PathWalker(elements)
    while let step = walker.next() {
      switch step {
      case .begin(let point): result.append(Subpath(start: point))
      case .segment(let segment): result[result.count - 1].segments.append(segment)
      case .close(let line):
        if let line { result[result.count - 1].segments.append(line) }
        result[result.count - 1].isClosed = true
      }
    }
    return result
  }
}
