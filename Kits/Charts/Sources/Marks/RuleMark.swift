import SwiftUI

/// Chart content that represents data using a single horizontal or vertical rule.
nonisolated public struct RuleMark: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }

  /// A vertical rule at a value of x.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = ResolvedMark(.rule, x: x.plotted, yEdges: .init(start: yStart, end: yEnd))
  }
  /// A vertical rule between two values of y.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = ResolvedMark(.rule, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }
  @_disfavoredOverload
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = ResolvedMark(.rule, y: yStart.plotted, yEnd: yEnd.plotted, xEdges: .init(start: x, end: x))
  }
  /// A horizontal rule at a value of y.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ResolvedMark(.rule, y: y.plotted, xEdges: .init(start: xStart, end: xEnd))
  }
  /// A horizontal rule between two values of x.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ResolvedMark(.rule, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }
  @_disfavoredOverload
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ResolvedMark(.rule, x: xStart.plotted, xEnd: xEnd.plotted, yEdges: .init(start: y, end: y))
  }
}
