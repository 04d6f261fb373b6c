import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A layer that shows a path.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: view.bounds.insetBy(dx: 4, dy: 4)).cgPath
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemBlue.cgColor
///     ring.strokeEnd = 0.75
///     view.layer.addSublayer(ring)
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinate space; nil for none. It is not cut off at the layer's bounds.
  open var path: CGPath? { didSet { didChange() } }
  /// What the inside of the path is painted with; nil for nothing. Black by itself.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if fillColor != oldValue { didChange() } } }
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { didChange() } } }
  /// What the line of the path is painted with; nil, the value by itself, for nothing.
  open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { didChange() } } }
  /// Points.
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { didChange() } } }
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { didChange() } } }
  /// How the line turns corners.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { didChange() } } }
  /// How pointed corners may be, as a multiple of half the width.
  open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { didChange() } } }
  /// The lengths of dashes and of the gaps between them, by turns: points. Nil for a line without gaps.
  open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { didChange() } } }
  /// How far into the dashes the line begins: points.
  open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { didChange() } } }
  /// The fraction of the path's length at which the line begins.
  open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { didChange() } } }
  /// The fraction of the path's length at which the line ends.
  open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { didChange() } } }
  nonisolated deinit {}

  override func drawContent(in context: CGContext) {
    guard let path else { return }
    let outline = Path(path)
    if let fillColor {
      context.setFillColor(fillColor)
      context.fill(outline.applying(context.ctm), isEvenOdd: fillRule == .evenOdd)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    context.setStrokeColor(strokeColor)
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    context.stroke(isWhole ? outline : outline.trimmedPath(from: strokeStart, to: strokeEnd), style)
  }
}

/// What counts as inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes around, counted with its direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At its end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle behind its end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half its width behind its end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a line turns corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With the point cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
