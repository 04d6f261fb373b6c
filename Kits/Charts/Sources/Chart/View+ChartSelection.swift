import SwiftUI

extension View {
  private nonisolated func selection<P: Plottable>(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ value: Binding<P?>
  ) -> ModifiedContent<Self, ChartSetting> {
    let selected = value.wrappedValue?.chartValue
    return chartSetting {
      $0[keyPath: axis].selected = selected
      $0[keyPath: axis].select = { value.wrappedValue = $0.flatMap { P.make($0) } }
    }
  }
  private nonisolated func selection<P: Plottable & Comparable>(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, range: Binding<ClosedRange<P>?>
  ) -> ModifiedContent<Self, ChartSetting> {
    chartSetting {
      $0[keyPath: axis].selectRange = { from, to in
        guard let a = P.make(from), let b = P.make(to) else { return }
        range.wrappedValue = min(a, b)...max(a, b)
      }
      $0[keyPath: axis].clearRange = { if range.wrappedValue != nil { range.wrappedValue = nil } }
    }
  }
  /// The value of x that the user points at.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { selection(\.x, value) }
  /// The values of x over which the user drags.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    selection(\.x, range: range)
  }
  /// The value of y that the user points at.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { selection(\.y, value) }
  /// The values of y over which the user drags.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    selection(\.y, range: range)
  }
  /// The value of the angle that the user points at: a sum of those of the sectors before, and a share of the one there.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let selected = value.wrappedValue?.chartValue
    return chartSetting {
      $0.selectedAngle = selected
      $0.selectsAngle = { value.wrappedValue = $0.flatMap { P.make($0) } }
    }
  }
}
