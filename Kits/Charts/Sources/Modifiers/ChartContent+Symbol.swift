import SwiftUI

extension ChartContent {
  private nonisolated func style(_ change: @escaping (inout MarkStyle) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(self) { change(&$0.style) }
  }
  /// The symbol of points, and of the points of lines and areas.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let any = AnyChartSymbolShape(symbol)
    return style { if $0.symbol == nil && $0.symbolView == nil { $0.symbol = any } }
  }
  /// A view as the symbol.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return style { if $0.symbol == nil && $0.symbolView == nil { $0.symbolView = view } }
  }
  /// The symbol that a value of the data stands for.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return style { if $0.symbolBy == nil { $0.symbolBy = plotted } }
  }
  /// The width and height of symbols.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    style { if $0.symbolSize == nil && $0.symbolArea == nil { $0.symbolSize = size } }
  }
  /// The area of symbols, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    style { if $0.symbolSize == nil && $0.symbolArea == nil { $0.symbolArea = area } }
  }
  /// The area that a value of the data stands for.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return style { if $0.symbolSizeBy == nil { $0.symbolSizeBy = plotted } }
  }
}
