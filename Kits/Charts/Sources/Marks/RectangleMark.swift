import SwiftUI

/// Chart content that represents data using rectangles.
nonisolated public struct RectangleMark: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  private init(_ mark: ResolvedMark, _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic) {
    var mark = mark
    (mark.width, mark.height) = (width, height)
    self.mark = mark
  }
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }

  /// A rectangle at a value of x and one of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(ResolvedMark(.rectangle, x: x.plotted, y: y.plotted), width, height)
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(ResolvedMark(.rectangle, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted), width)
  }
  @_disfavoredOverload
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(ResolvedMark(.rectangle, x: x.plotted, yEdges: .init(start: yStart, end: yEnd)), width)
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(ResolvedMark(.rectangle, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted), .automatic, height)
  }
  @_disfavoredOverload
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(ResolvedMark(.rectangle, y: y.plotted, xEdges: .init(start: xStart, end: xEnd)), .automatic, height)
  }
  /// A rectangle between two values of x and two of y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      ResolvedMark(.rectangle, x: xStart.plotted, xEnd: xEnd.plotted, y: yStart.plotted, yEnd: yEnd.plotted))
  }
  @_disfavoredOverload
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(
      ResolvedMark(.rectangle, x: xStart.plotted, xEnd: xEnd.plotted, yEdges: .init(start: yStart, end: yEnd)))
  }
  @_disfavoredOverload
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      ResolvedMark(.rectangle, y: yStart.plotted, yEnd: yEnd.plotted, xEdges: .init(start: xStart, end: xEnd)))
  }
  /// A rectangle between points of the plot area; nil for its edges.
  @_disfavoredOverload
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(
      ResolvedMark(
        .rectangle, xEdges: .init(start: xStart, end: xEnd), yEdges: .init(start: yStart, end: yEnd)))
  }
}
