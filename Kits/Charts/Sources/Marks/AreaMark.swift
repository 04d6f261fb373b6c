import SwiftUI

/// Chart content that represents data using the area of one or more regions.
nonisolated public struct AreaMark: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  private init(_ mark: ResolvedMark, series: PlottedValue?, stacking: MarkStackingMethod = .unstacked) {
    var mark = mark
    (mark.series, mark.stacking) = (series, stacking)
    self.mark = mark
  }
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }

  /// The area from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(ResolvedMark(.area, x: x.plotted, y: y.plotted), series: nil, stacking: stacking)
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(ResolvedMark(.area, x: x.plotted, y: y.plotted), series: series.plotted, stacking: stacking)
  }
  /// The area between two values of y.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(ResolvedMark(.area, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted), series: nil)
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(ResolvedMark(.area, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted), series: series.plotted)
  }
  /// The area between two values of x.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(ResolvedMark(.area, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted), series: nil)
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(ResolvedMark(.area, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted), series: series.plotted)
  }
}
