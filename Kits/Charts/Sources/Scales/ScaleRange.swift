import Foundation
import SwiftUI

/// A type that says what a scale turns data values into.
public protocol ScaleRange {
  associatedtype VisualValue
  /// The range as charts keep it.
  var _range: _ScaleRangeValues<VisualValue> { get }
}

/// What a scale turns data values into, whatever type an app gives.
public enum _ScaleRangeValues<Value> {
  /// One for each category, again from the first when they are used up; for numbers what lies between them.
  case list([Value])
  /// From one to another.
  case between(Value, Value)
  /// One for each category, and those between them for numbers.
  case colors([Color])
  /// Colours between those of a gradient.
  case gradient(Gradient)
  /// The plot's width or height without padding at its start and end.
  case plot(start: CGFloat, end: CGFloat)
}

/// A type that says where the values of an axis are, in points of the plot area.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The width or height of the plot area.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat
  let start: CGFloat
  let end: CGFloat
  public var _range: _ScaleRangeValues<CGFloat> { .plot(start: start, end: end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot area.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
  /// The plot area without padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  /// The plot area without padding at its ends, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _range: _ScaleRangeValues<Element> { .list(self) }
}
extension ClosedRange: ScaleRange {
  public typealias VisualValue = Bound
  public var _range: _ScaleRangeValues<Bound> { .between(lowerBound, upperBound) }
}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _range: _ScaleRangeValues<Color> { .gradient(self) }
}

extension _ScaleRangeValues where Value: ShapeStyle {
  /// The range as styles. Colours are a gradient besides, for numbers.
  var styles: _ScaleRangeValues<AnyShapeStyle> {
    switch self {
    case .list(let values):
      guard let colors = values as? [Color], colors.count > 1 else { return .list(values.map { AnyShapeStyle($0) }) }
      return .colors(colors)
    case .between(let first, let last): return .list([AnyShapeStyle(first), AnyShapeStyle(last)])
    case .gradient(let gradient): return .gradient(gradient)
    case .colors(let colors): return .colors(colors)
    case .plot(let start, let end): return .plot(start: start, end: end)
    }
  }
}
