import SwiftUI

extension View {
  /// Whether charts have a legend.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.visibility = visibility }
  }
  /// Where the legend of charts is.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSetting {
      $0.legend = LegendConfiguration(
        visibility: $0.legend.visibility, position: position, alignment: alignment, spacing: spacing,
        content: $0.legend.content)
    }
  }
  /// The legend of charts.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartSetting {
      $0.legend = LegendConfiguration(
        visibility: $0.legend.visibility, position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }
  /// Changes the view of the plot area.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chartSetting { $0.plotStyles.append { AnyView(content($0)) } } }
  /// A view over charts, which knows the chart.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting { $0.overlays.append(ChartLayerContent(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// A view under charts, which knows the chart.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting { $0.backgrounds.append(ChartLayerContent(alignment: alignment) { AnyView(content($0)) }) }
  }
  /// A gesture in the plot area of charts, instead of the one that selects.
  public nonisolated func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartSetting {
      $0.gestures.append { proxy in
        AnyView(Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)))
      }
    }
  }
}
