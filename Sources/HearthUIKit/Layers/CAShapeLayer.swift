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
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if fillColor != oldValue { didChange("fillColor", oldValue) } }
  }
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { didChange() } } }
  /// What the line of the path is painted with; nil, the value by itself, for nothing.
  open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { didChange("strokeColor", oldValue) } } }
  /// Points.
  open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { didChange("lineWidth", oldValue) } } }
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { didChange() } } }
  /// How the line turns corners.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { didChange() } } }
  /// How pointed corners may be, as a multiple of half the width.
  open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { didChange("miterLimit", oldValue) } } }
  /// The lengths of dashes and of the gaps between them, by turns: points. Nil for a line without gaps.
  open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { didChange() } } }
  /// How far into the dashes the line begins: points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { if lineDashPhase != oldValue { didChange("lineDashPhase", oldValue) } }
  }
  /// The fraction of the path's length at which the line begins.
  open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { didChange("strokeStart", oldValue) } } }
  /// The fraction of the path's length at which the line ends.
  open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { didChange("strokeEnd", oldValue) } } }
  nonisolated deinit {}

  override func animatedProperty(_ name: String) -> Any? {
    switch name {
    case "path": path
    case "fillColor": fillColor ?? CGColor.clear
    case "strokeColor": strokeColor ?? CGColor.clear
    case "lineWidth": lineWidth
    case "miterLimit": miterLimit
    case "lineDashPhase": lineDashPhase
    case "strokeStart": strokeStart
    case "strokeEnd": strokeEnd
    default: super.animatedProperty(name)
    }
  }
  override func setAnimatedProperty(_ name: String, _ value: Any) {
    switch (name, value) {
    case ("path", let value as CGPath): path = value
    case ("fillColor", let value as CGColor): fillColor = value
    case ("strokeColor", let value as CGColor): strokeColor = value
    case ("lineWidth", let value as CGFloat): lineWidth = value
    case ("miterLimit", let value as CGFloat): miterLimit = value
    case ("lineDashPhase", let value as CGFloat): lineDashPhase = value
    case ("strokeStart", let value as CGFloat): strokeStart = value
    case ("strokeEnd", let value as CGFloat): strokeEnd = value
    default: super.setAnimatedProperty(name, value)
    }
  }
  override func takeProperties(of other: CALayer) {
    super.takeProperties(of: other)
    guard let other = other as? CAShapeLayer else { return }
    (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
    (lineWidth, lineCap, lineJoin, miterLimit) = (other.lineWidth, other.lineCap, other.lineJoin, other.miterLimit)
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
    (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
  }
  override func drawContent(in context: CGContext) {
    guard let path = shown("path", path) else { return }
    let lineWidth = shown("lineWidth", lineWidth), miterLimit = shown("miterLimit", miterLimit)
    let strokeStart = shown("strokeStart", strokeStart), strokeEnd = shown("strokeEnd", strokeEnd)
    let lineDashPhase = shown("lineDashPhase", lineDashPhase)
    let outline = Path(path)
    if let fillColor = shown("fillColor", fillColor) {
      context.setFillColor(fillColor)
      context.fill(outline.applying(context.state.transform), isEvenOdd: fillRule == .evenOdd)
    }
    guard let strokeColor = shown("strokeColor", strokeColor), lineWidth > 0 else { return }
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
