import Foundation
import HearthCore
import HearthRendering
import HearthUI

/// A layer of colours that go over into each other, over its background and in its outline.
///
///     let sky = CAGradientLayer()
///     sky.frame = view.bounds
///     sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
///     view.layer.insertSublayer(sky, at: 0)
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s; other values are left out. Nil for no gradient.
  open var colors: [Any]? { didSet { didChange("colors", oldValue) } }
  /// Where each colour is, from 0 to 1, none below the one before; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { if locations != oldValue { didChange("locations", oldValue) } } }
  /// Where the gradient begins, as fractions of the layer's size: of a conic or a radial one the centre.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { didChange("startPoint", oldValue) } }
  }
  /// Where the gradient ends, as fractions of the layer's size; a radial one reaches to its distances from the centre
  /// across and downwards, a conic one begins in its direction.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { didChange("endPoint", oldValue) } } }
  /// Along a line, round about a centre, or around it.
  open var type = CAGradientLayerType.axial { didSet { if type != oldValue { didChange() } } }
  nonisolated deinit {}

  override func animatedProperty(_ name: String) -> Any? {
    switch name {
    case "colors": colors
    case "locations": locations.map { $0.map { CGFloat($0.doubleValue) as Any } }
    case "startPoint": startPoint
    case "endPoint": endPoint
    default: super.animatedProperty(name)
    }
  }
  override func setAnimatedProperty(_ name: String, _ value: Any) {
    switch (name, value) {
    case ("colors", let value as [Any]): colors = value
    case ("locations", let value as [Any]):
      locations = value.compactMap { LayerValues.number($0).map { NSNumber(value: Double($0)) } }
    case ("startPoint", let value as CGPoint): startPoint = value
    case ("endPoint", let value as CGPoint): endPoint = value
    default: super.setAnimatedProperty(name, value)
    }
  }
  override func takeProperties(of other: CALayer) {
    super.takeProperties(of: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }
  private var shownLocations: [CGFloat]? {
    let values: [Any]? = shown("locations", locations?.map { $0 as Any })
    return values?.compactMap { LayerValues.number($0) }
  }
  private var stops: [Paint.Stop] {
    let colors = (shown("colors", colors) ?? []).compactMap { $0 as? CGColor }, locations = shownLocations
    var last: CGFloat = 0
    return colors.enumerated().map { index, color in
      let even = colors.count == 1 ? 0 : CGFloat(index) / CGFloat(colors.count - 1)
      let given = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
      last = max(last, min(max(given.isFinite ? given : even, 0), 1))
      return Paint.Stop(color: color.rgba, location: last)
    }
  }
  override func drawContent(in context: CGContext) {
    let stops = stops, bounds = shownBounds
    let startPoint = shown("startPoint", startPoint), endPoint = shown("endPoint", endPoint)
    guard bounds.width > 0, bounds.height > 0, let last = stops.last,
      let shape = outline.path(in: bounds).displayShape()
    else { return }
    func point(_ fraction: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + fraction.x * bounds.width, y: bounds.minY + fraction.y * bounds.height)
    }
    let start = point(startPoint), end = point(endPoint)
    let paint: Paint
    switch type {
    case .radial:
      let across = abs(end.x - start.x), down = abs(end.y - start.y)
      paint =
        across > 0 && down > 0
        ? .radialGradient(stops: stops, center: start, startRadius: 0, endRadius: across, aspect: down / across)
        : .color(last.color)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      paint = .sweep(stops: stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default: paint = start == end ? .color(last.color) : .linearGradient(stops: stops, from: start, to: end)
    }
    context.record(FillPiece(shape, paint))
  }
}

/// How the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
