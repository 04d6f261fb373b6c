import SwiftUI

/// Chart content that represents data using a sequence of connected line segments.
nonisolated public struct LineMark: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }

  /// A point of the line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ResolvedMark(.line, x: x.plotted, y: y.plotted)
  }
  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = ResolvedMark(.line, x: x.plotted, y: y.plotted)
    mark.series = series.plotted
    self.mark = mark
  }
}
