import SwiftUI

/// A sector of a ring: pure.
struct SectorShape: Equatable {
  var center: CGPoint
  var innerRadius: CGFloat
  var outerRadius: CGFloat
  /// Clockwise from the top.
  var start: Angle
  var end: Angle
  /// Points between the edges and those of the room.
  var inset: CGFloat = 0
  var cornerRadius: CGFloat = 0

  func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }
  /// The middle of the sector.
  var middle: CGPoint {
    point((innerRadius + outerRadius) / 2, CGFloat(start.radians + end.radians) / 2)
  }
  var path: Path {
    var path = Path()
    let sweep = CGFloat(end.radians - start.radians)
    guard sweep > 0, outerRadius > 0, innerRadius < outerRadius else { return path }
    if sweep >= 2 * .pi - 1e-9 {
      path.addEllipse(in: square(outerRadius))
      if innerRadius > 0 { path.addEllipse(in: square(innerRadius)) }
      return path
    }
    // Edges move in parallel: the angle by which is larger within.
    func inside(_ radius: CGFloat) -> CGFloat { radius <= inset ? sweep / 2 : min(asin(inset / radius), sweep / 2) }
    let out = inside(outerRadius), within = inside(innerRadius)
    let a = CGFloat(start.radians), b = CGFloat(end.radians)
    let outer = (a + out, b - out)
    guard outer.1 > outer.0 else { return path }
    // With an inset and no hole the tip is where both edges meet.
    let tip = innerRadius > inset ? nil : Optional(inset / max(sin(min(sweep, .pi) / 2), 1e-6))
    let corner = roundness(outer.1 - outer.0)
    let inner = (a + within, b - within)
    outerArc(&path, outer, corner)
    if let tip {
      path.addLine(to: point(min(max(tip, innerRadius), outerRadius), (a + b) / 2))
    } else {
      innerArc(&path, inner, min(corner, roundness(inner.1 - inner.0, innerRadius)))
    }
    path.closeSubpath()
    return path
  }
  private func square(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
  private func roundness(_ sweep: CGFloat, _ radius: CGFloat? = nil) -> CGFloat {
    max(0, min(cornerRadius, (outerRadius - innerRadius) / 2, (radius ?? outerRadius) * sweep / 2))
  }
  /// The outer edge, from the first angle to the second, with round corners.
  private func outerArc(_ path: inout Path, _ angles: (CGFloat, CGFloat), _ corner: CGFloat) {
    let turn = outerRadius > 0 ? corner / outerRadius : 0
    path.move(to: point(outerRadius - corner, angles.0))
    path.addQuadCurve(to: point(outerRadius, angles.0 + turn), control: point(outerRadius, angles.0))
    arc(&path, outerRadius, angles.0 + turn, angles.1 - turn)
    path.addQuadCurve(to: point(outerRadius - corner, angles.1), control: point(outerRadius, angles.1))
  }
  private func innerArc(_ path: inout Path, _ angles: (CGFloat, CGFloat), _ corner: CGFloat) {
    let turn = innerRadius > 0 ? corner / innerRadius : 0
    path.addLine(to: point(innerRadius + corner, angles.1))
    path.addQuadCurve(to: point(innerRadius, angles.1 - turn), control: point(innerRadius, angles.1))
    arc(&path, innerRadius, angles.1 - turn, angles.0 + turn)
    path.addQuadCurve(to: point(innerRadius + corner, angles.0), control: point(innerRadius, angles.0))
  }
  private func arc(_ path: inout Path, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(from) - .pi / 2),
      endAngle: .radians(Double(to) - .pi / 2), clockwise: to < from)
  }
}
