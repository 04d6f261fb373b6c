import Foundation

/// How the ends of a line look: cut off at the end point, with a half circle around
/// it, or half of the line's width longer. `butt`, `round` and `square`, in this order.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet at a corner: with a sharp point, with a part of a circle, or with the point cut off. `miter`, `round`
/// and `bevel`, in this order.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How the outline of a path is drawn. Lengths in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The ends of the line and of its dashes.
  public var lineCap: CGLineCap
  /// The corners of the line.
  public var lineJoin: CGLineJoin
  /// How long the point of a sharp corner may be, as a multiple of the line's width; a longer one is cut off.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted segments in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line begins.
  public var dashPhase: CGFloat

  /// Creates a style of lines; by default they are solid and 1 point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// How the inside of a path is found and painted.
public struct FillStyle: Equatable, Hashable, Sendable {
  /// Even-odd rule when true, else the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether the edges are smoothed, else each pixel is painted or not.
  public var isAntialiased: Bool

  /// Creates a style of fills; by default by the non-zero winding rule and with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// The shape of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  /// Quarter circles (or ellipses).
  case circular
  /// A continuous curvature that starts earlier than the circle does.
  case continuous
}
