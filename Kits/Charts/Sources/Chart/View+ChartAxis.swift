import SwiftUI

private func collect<Content: AxisContent>(_ content: Content) -> [AxisMarksSpec] {
  let axes = _AxisCollector()
  Content._collect(content, axes)
  return axes.marks
}

extension View {
  /// Sets the content of the x-axis of charts.
  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let marks = collect(content())
    return chartSetting { $0.x.content = { marks } }
  }
  /// Whether charts have an x-axis.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.x.visibility = visibility }
  }
  /// Sets the content of the y-axis of charts.
  public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let marks = collect(content())
    return chartSetting { $0.y.content = { marks } }
  }
  /// Whether charts have a y-axis.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.y.visibility = visibility }
  }
  /// Changes the views of the x-axis.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.x.style = { AnyView(content($0)) } }
  }
  /// Changes the views of the y-axis.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.y.style = { AnyView(content($0)) } }
  }
  /// A title of the x-axis.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartTitle(\.x, Text(labelKey), position, alignment, spacing) }
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartTitle(\.x, Text(label), position, alignment, spacing) }
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartTitle(\.x, Text(labelResource), position, alignment, spacing) }
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { chartTitle(\.x, content(), position, alignment, spacing) }
  /// A title of the y-axis.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartTitle(\.y, Text(labelKey), position, alignment, spacing) }
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartTitle(\.y, Text(label), position, alignment, spacing) }
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartTitle(\.y, Text(labelResource), position, alignment, spacing) }
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { chartTitle(\.y, content(), position, alignment, spacing) }

  private nonisolated func chartTitle<C: View>(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ content: C, _ position: AnnotationPosition,
    _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> ModifiedContent<Self, ChartSetting> {
    let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content))
    return chartSetting { $0[keyPath: axis].labels.append(title) }
  }
}
