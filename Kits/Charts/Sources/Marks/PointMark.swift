import SwiftUI

/// Chart content that represents data using points.
nonisolated public struct PointMark: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }

  /// A point at a value of x and one of y.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ResolvedMark(.point, x: x.plotted, y: y.plotted)
  }
  /// A point at a value of y and so many points from the plot area's leading edge; nil for its middle.
  @_disfavoredOverload
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ResolvedMark(.point, y: y.plotted, xEdges: .init(start: x, end: x))
  }
  /// A point at a value of x and so many points from the plot area's top; nil for its middle.
  @_disfavoredOverload
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ResolvedMark(.point, x: x.plotted, yEdges: .init(start: y, end: y))
  }
}
