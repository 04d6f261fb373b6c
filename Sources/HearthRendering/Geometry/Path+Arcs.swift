import Foundation

extension Path {
  /// An arc of a circle, with a straight line to its start when there is a current point.
  ///
  /// `clockwise` is meant for y pointing up, and so is the opposite of what is seen: with `clockwise` false the angle
  /// grows from `startAngle` to `endAngle`, which on screen, where y points down, turns clockwise.
  ///
  /// ```
  ///   center ●────○ 0°        clockwise: false    0° → 90° is the short way, over the lower right
  ///          │                clockwise: true     0° → 90° is the long way, over the top
  ///          ○ 90°
  /// ```
  ///
  /// A difference of a whole turn or more in the arc's direction is a whole circle; any other is brought into one turn.
  ///
  /// Source: Apple, documentation of `CGMutablePath.addArc`, on `clockwise` in a flipped coordinate space; whole turns
  /// are our choice, as in HTML's canvas.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let sign: Double = clockwise ? -1 : 1
    // Growing in the direction of the arc; a hair's breadth is rounding, not nearly a whole turn.
    var delta = (endAngle.radians - startAngle.radians) * sign
    if delta >= turn - 1e-12 {
      delta = turn
    } else if delta < 0 {
      delta = delta.remainder(dividingBy: turn)
      if delta < -1e-12 { delta += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta * sign), transform: transform)
  }

  /// An arc of a circle from `startAngle` on by `delta`, with a straight line to its start when there is a current
  /// point. More than 16 turns are drawn as 16 and the rest.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard (transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty).isFinite else { return }
    guard let arc = Arc(center: center, radius: radius, start: startAngle.radians, delta: delta.radians) else { return }
    let start = arc.start.applying(transform)
    append(isEmpty ? .move(to: start) : .line(to: start))
    for index in 0..<arc.count { append(arc.curve(index).applying(transform)) }
  }

  /// The arc of the corner between the line from the current point to `tangent1End` and the line on to `tangent2End`,
  /// with a straight line to its start. Where there is no corner (points that coincide or lie on a line, no radius) it
  /// is a straight line to `tangent1End`; nothing without a current point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
    // The current point is in the path's space, the others are before `transform`.
    guard transform.determinant != 0 else { return }
    let start = current.applying(transform.inverted())
    var (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
    var (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    (ax, ay, bx, by) = (ax / a, ay / a, bx / b, by / b)
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, radius > 0, cross.isFinite, abs(cross) > 1e-9 else {
      append(contentsOf: [.line(to: tangent1End)], transform: transform)
      return
    }
    // Half the angle between the lines: the circle touches each at radius / tan(half) from the corner.
    let half = acos(min(max(ax * bx + ay * by, -1), 1)) / 2
    let distance = radius / tan(half)
    let touch = CGPoint(x: tangent1End.x + ax * distance, y: tangent1End.y + ay * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - ay * radius * side, y: touch.y + ax * radius * side)
    let angle = atan2(touch.y - center.y, touch.x - center.x)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(angle), delta: .radians(-(.pi - 2 * half) * side),
      transform: transform)
  }
}

/// An arc of a circle as curves, none longer than a quarter of the circle.
struct Arc {
  let center: CGPoint
  let radius: CGFloat
  /// The number of curves.
  let count: Int
  /// Radians: where it starts, and how far each curve leads.
  private let angle, step: Double
  private let handle: CGFloat

  /// Nil when a number is not finite.
  init?(center: CGPoint, radius: CGFloat, start: Double, delta: Double) {
    guard center.isFinite, radius.isFinite, start.isFinite, delta.isFinite else { return nil }
    let turn = 2 * Double.pi
    var delta = delta
    if abs(delta) > 16 * turn { delta = delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -16 : 16) * turn }
    (self.center, self.radius, angle) = (center, radius, start)
    count = max(0, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    step = count > 0 ? delta / Double(count) : 0
    handle = 4 / 3 * tan(step / 4)
  }

  var start: CGPoint { point(angle) }
  func curve(_ index: Int) -> Path.Element {
    let from = angle + Double(index) * step, to = angle + Double(index + 1) * step
    return .curve(to: point(to), control1: point(from, tangent: handle), control2: point(to, tangent: -handle))
  }

  private func point(_ angle: Double, tangent: CGFloat = 0) -> CGPoint {
    let (cosine, sine) = (Self.exactCosine(angle), Self.exactCosine(angle - .pi / 2))
    return CGPoint(x: center.x + radius * (cosine - tangent * sine), y: center.y + radius * (sine + tangent * cosine))
  }
  /// The cosine, exactly 0 at right angles: `cos(.pi / 2)` is 6e-17.
  private static func exactCosine(_ angle: Double) -> CGFloat {
    let value = cos(angle)
    return abs(value) < 1e-15 * max(1, abs(angle)) ? 0 : value
  }
}
