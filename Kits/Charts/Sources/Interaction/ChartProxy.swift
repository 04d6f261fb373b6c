import SwiftUI

/// Access to the scales and the plot area of a chart.
///
/// Positions are points in the plot area, from its top left corner.
public struct ChartProxy {
  let model: ChartModel
  let size: CGSize
  let anchor: Anchor<CGRect>?
  let x: AxisPlaces
  let y: AxisPlaces

  init(_ model: ChartModel, size: CGSize, anchor: Anchor<CGRect>? = nil) {
    (self.model, self.size, self.anchor) = (model, size, anchor)
    (x, y) = (model.xPlaces(size), model.yPlaces(size))
  }

  /// The size of the plot area.
  public var plotSize: CGSize { size }
  /// The frame of the plot area, for a geometry proxy.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The frame of what holds the plot area: of the scroll view, where the plot area scrolls.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { size }
  /// - Precondition: The chart is shown, as it is where overlays and backgrounds are made.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> {
    guard let anchor else { preconditionFailure("ChartProxy: plotAreaFrame was asked for before the chart was shown.") }
    return anchor
  }

  // MARK: - From values to positions

  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(value.chartValue) }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(value.chartValue) }
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let a = position(forX: point.x), let b = position(forY: point.y) else { return nil }
    return CGPoint(x: a, y: b)
  }
  /// The room of a value: the band of a category, a point for others.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    x.range(ValueSpan(value.chartValue))
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    y.range(ValueSpan(value.chartValue))
  }
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let a = positionRange(forX: point.x), let b = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: a.lowerBound, y: b.lowerBound, width: a.upperBound - a.lowerBound, height: b.upperBound - b.lowerBound)
  }

  // MARK: - From positions to values

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.value(position).flatMap { P.make($0) }
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.value(position).flatMap { P.make($0) }
  }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let a = value(atX: position.x, as: X.self), let b = value(atY: position.y, as: Y.self) else { return nil }
    return (a, b)
  }
  /// The value at an angle from the top, clockwise: of the sum of the sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    angleValue(angle).flatMap { P.make($0) }
  }
  /// The angle of a position around the middle of the plot area: from the top, clockwise, less than a full turn.
  public func angle(at position: CGPoint) -> Angle {
    let radians = atan2(Double(position.x - size.width / 2), Double(size.height / 2 - position.y))
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }
  func angleValue(_ angle: Angle) -> _ChartValue? {
    guard let total = model.angles.last, total > 0 else { return nil }
    let turns = angle.radians / (2 * .pi)
    return .number((turns - turns.rounded(.down)) * total)
  }

  // MARK: - Domains

  private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
    switch scale.domain {
    case .categories(let names): names.compactMap { P.make(.category($0)) }
    case .continuous(let a, let b, let isDate):
      [a, b].compactMap { P.make(isDate ? .date($0) : .number($0)) }
    }
  }
  /// The values of x: all categories, or both ends.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.x.full) }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.y.full) }
  private func domain<P: Plottable, Style>(_ scale: StyleScale<Style>?) -> [P] {
    guard let scale else { return [] }
    if let bounds = scale.bounds {
      return [bounds.lowerBound, bounds.upperBound].compactMap { P.make(.number($0)) ?? P.make(.date($0)) }
    }
    return scale.values.compactMap { P.make($0) }
  }
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.styles.foreground) }
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.styles.symbol) }
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.styles.symbolSize) }
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.styles.lineStyle) }

  // MARK: - Styles

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.styles.foreground?.style(value.chartValue)
  }
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    model.styles.symbol?.style(value.chartValue)
  }
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.styles.symbolSize?.style(value.chartValue) }
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.styles.lineStyle?.style(value.chartValue) }

  // MARK: - Selection

  /// Selects the value at a position, as if the user pointed there.
  public func selectXValue(at position: CGFloat) { model.configuration.x.select?(x.value(position)) }
  public func selectYValue(at position: CGFloat) { model.configuration.y.select?(y.value(position)) }
  /// Selects the values between two positions, as if the user dragged there.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    guard let a = x.value(from), let b = x.value(to) else { return }
    model.configuration.x.selectRange?(a, b)
  }
  public func selectYRange(from: CGFloat, to: CGFloat) {
    guard let a = y.value(from), let b = y.value(to) else { return }
    model.configuration.y.selectRange?(a, b)
  }
  /// Selects the value at an angle.
  public func selectAngleValue(at angle: Angle) { model.configuration.selectsAngle?(angleValue(angle)) }
}
