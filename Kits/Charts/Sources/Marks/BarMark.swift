import SwiftUI

/// Chart content that represents data using bars.
nonisolated public struct BarMark: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  private init(_ mark: ResolvedMark, _ width: MarkDimension, _ height: MarkDimension, _ stacking: MarkStackingMethod) {
    var mark = mark
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    self.mark = mark
  }
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }

  /// A bar from zero to a value: upwards where y has numbers and x has none, else towards the trailing edge.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(ResolvedMark(.bar, x: x.plotted, y: y.plotted), width, height, stacking)
  }
  /// A bar between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(
      ResolvedMark(.bar, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted), width, .automatic, .unstacked)
  }
  /// A bar between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(
      ResolvedMark(.bar, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted), .automatic, height, .unstacked)
  }
  /// A bar at a value of x between points of the plot area; nil for its edges.
  @_disfavoredOverload
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      ResolvedMark(.bar, x: x.plotted, yEdges: .init(start: yStart, end: yEnd)), width, .automatic, stacking)
  }
  /// A bar at a value of y between points of the plot area; nil for its edges.
  @_disfavoredOverload
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      ResolvedMark(.bar, y: y.plotted, xEdges: .init(start: xStart, end: xEnd)), .automatic, height, stacking)
  }
  /// A bar between two values of x, and points of the plot area.
  @_disfavoredOverload
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(
      ResolvedMark(.bar, x: xStart.plotted, xEnd: xEnd.plotted, yEdges: .init(start: yStart, end: yEnd)),
      .automatic, .automatic, .unstacked)
  }
  /// A bar between points of the plot area, and two values of y.
  @_disfavoredOverload
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      ResolvedMark(.bar, y: yStart.plotted, yEnd: yEnd.plotted, xEdges: .init(start: xStart, end: xEnd)),
      .automatic, .automatic, .unstacked)
  }
}
