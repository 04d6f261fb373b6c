import Foundation

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How the outline of a path is drawn. Lengths in points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted segments in turn; empty for a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
  public var isAntialiased: Bool

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
