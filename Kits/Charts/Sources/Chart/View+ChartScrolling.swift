import SwiftUI

extension View {
  private nonisolated func position<P: Plottable>(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ position: Binding<P>
  ) -> ModifiedContent<Self, ChartSetting> {
    let value = position.wrappedValue.chartValue
    return chartSetting {
      $0[keyPath: axis].scrollPosition = value
      $0[keyPath: axis].scrolled = { if let value = P.make($0) { position.wrappedValue = value } }
    }
  }
  private nonisolated func initial(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ value: _ChartValue
  ) -> ModifiedContent<Self, ChartSetting> { chartSetting { $0[keyPath: axis].scrollPosition = value } }
  private nonisolated func visible(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ value: _ChartValue
  ) -> ModifiedContent<Self, ChartSetting> { chartSetting { $0[keyPath: axis].visibleLength = value.scalar } }

  /// The axes along which the plot areas of charts scroll.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting { $0.scrollableAxes = axes }
  }
  /// The first value of x that is seen.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { position(\.x, x) }
  /// The first value of y that is seen.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { position(\.y, y) }
  /// The first value of x that is seen at first.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    initial(\.x, initialX.chartValue)
  }
  /// The first value of y that is seen at first.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    initial(\.y, initialY.chartValue)
  }
  /// Where scrolling comes to rest.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartSetting { $0.scrollBehavior = behavior }
  }
  /// How much of x is seen at once: seconds of dates, and so many categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    visible(\.x, length.chartValue)
  }
  /// How much of y is seen at once.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    visible(\.y, length.chartValue)
  }
}
