import SwiftUI

/// Curves through points, by the formulas that are published for them: pure.
enum Interpolation {
  /// Adds the curve through points to a path, which is at the first of them.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: path.addLines(after: points)
    case .stepStart, .stepCenter, .stepEnd: steps(points, method.kind, &path)
    case .monotone: monotone(points, &path)
    case .cardinal(let tension): cardinal(points, tension, &path)
    case .catmullRom(let alpha): alpha == 0 ? cardinal(points, 0, &path) : catmullRom(points, alpha, &path)
    }
  }
  private static func steps(_ points: [CGPoint], _ kind: InterpolationMethod.Kind, _ path: inout Path) {
    for (a, b) in zip(points, points.dropFirst()) {
      // Where the value changes: at the start of the interval, in its middle or at its end.
      let x = kind == .stepStart ? a.x : kind == .stepEnd ? b.x : (a.x + b.x) / 2
      path.addLine(to: CGPoint(x: x, y: a.y))
      path.addLine(to: CGPoint(x: x, y: b.y))
      path.addLine(to: b)
    }
  }
  /// Source: M. Steffen, A simple method for monotonic interpolation in one dimension, Astronomy and Astrophysics 239
  /// (1990). Points whose x goes back are joined by the same formula along y where that goes one way.
  private static func monotone(_ points: [CGPoint], _ path: inout Path) {
    let isUpright = !goesOneWay(points.map(\.x)) && goesOneWay(points.map(\.y))
    let flat = isUpright ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
    let slopes = monotoneSlopes(flat)
    for index in 1..<flat.count {
      let a = flat[index - 1], b = flat[index], third = (b.x - a.x) / 3
      let c1 = CGPoint(x: a.x + third, y: a.y + third * slopes[index - 1])
      let c2 = CGPoint(x: b.x - third, y: b.y - third * slopes[index])
      if isUpright {
        path.addCurve(
          to: points[index], control1: CGPoint(x: c1.y, y: c1.x), control2: CGPoint(x: c2.y, y: c2.x))
      } else {
        path.addCurve(to: b, control1: c1, control2: c2)
      }
    }
  }
  private static func goesOneWay(_ values: [CGFloat]) -> Bool {
    let pairs = zip(values, values.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }
  static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    func slope(_ index: Int) -> CGFloat {
      let run = points[index + 1].x - points[index].x
      return run == 0 ? 0 : (points[index + 1].y - points[index].y) / run
    }
    guard points.count > 2 else { return Array(repeating: slope(0), count: points.count) }
    var slopes = Array(repeating: CGFloat(0), count: points.count)
    for index in 1..<points.count - 1 {
      let before = points[index].x - points[index - 1].x, after = points[index + 1].x - points[index].x
      let s0 = slope(index - 1), s1 = slope(index)
      let p = before + after == 0 ? 0 : (s0 * after + s1 * before) / (before + after)
      let sign: CGFloat = (s0 < 0 ? -1 : 1) + (s1 < 0 ? -1 : 1)
      slopes[index] = sign * min(min(abs(s0), abs(s1)), abs(p) / 2)
    }
    slopes[0] = (3 * slope(0) - slopes[1]) / 2
    slopes[points.count - 1] = (3 * slope(points.count - 2) - slopes[points.count - 2]) / 2
    return slopes
  }
  /// Tangents are the chord between the neighbours, times (1 − tension) / 2.
  ///
  /// Source: I. Schoenberg's cardinal splines as J. Foley et al., Computer Graphics, have them.
  private static func cardinal(_ points: [CGPoint], _ tension: CGFloat, _ path: inout Path) {
    let k = (1 - tension) / 6, last = points.count - 1
    for index in 0..<last {
      let before = points[max(0, index - 1)], a = points[index], b = points[index + 1]
      let after = points[min(last, index + 2)]
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + (b.x - before.x) * k, y: a.y + (b.y - before.y) * k),
        control2: CGPoint(x: b.x - (after.x - a.x) * k, y: b.y - (after.y - a.y) * k))
    }
  }
  /// Source: P. Barry and R. Goldman, A recursive evaluation algorithm for a class of Catmull-Rom splines, SIGGRAPH
  /// (1988); C. Yuksel et al., Parameterization and applications of Catmull-Rom curves (2011), for their Bézier form.
  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    let last = points.count - 1
    for index in 0..<last {
      let p0 = points[max(0, index - 1)], p1 = points[index], p2 = points[index + 1], p3 = points[min(last, index + 2)]
      let d1 = pow(hypot(p1.x - p0.x, p1.y - p0.y), alpha), d2 = pow(hypot(p2.x - p1.x, p2.y - p1.y), alpha)
      let d3 = pow(hypot(p3.x - p2.x, p3.y - p2.y), alpha)
      var c1 = p1, c2 = p2
      if d1 > 1e-6 {
        let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, n = 3 * d1 * (d1 + d2)
        c1 = CGPoint(
          x: (d1 * d1 * p2.x - d2 * d2 * p0.x + a * p1.x) / n, y: (d1 * d1 * p2.y - d2 * d2 * p0.y + a * p1.y) / n)
      }
      if d3 > 1e-6 {
        let b = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, m = 3 * d3 * (d3 + d2)
        c2 = CGPoint(
          x: (d3 * d3 * p1.x - d2 * d2 * p3.x + b * p2.x) / m, y: (d3 * d3 * p1.y - d2 * d2 * p3.y + b * p2.y) / m)
      }
      path.addCurve(to: p2, control1: c1, control2: c2)
    }
  }
}

extension Path {
  /// Straight lines from where the path is, at the first point, to the others.
  mutating func addLines(after points: [CGPoint]) { for point in points.dropFirst() { addLine(to: point) } }
}
