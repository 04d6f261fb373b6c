import SwiftUI

/// What the chart modifiers around a chart say, handed on in the environment.
struct ChartConfiguration {
  var x = AxisConfiguration()
  var y = AxisConfiguration()
  var foreground = StyleScaleConfiguration<AnyShapeStyle>()
  var symbols = StyleScaleConfiguration<AnyChartSymbolShape>()
  var symbolSizes = StyleScaleConfiguration<CGFloat>()
  var lineStyles = StyleScaleConfiguration<StrokeStyle>()
  var legend = LegendConfiguration()
  var plotStyles: [(ChartPlotContent) -> AnyView] = []
  var overlays: [ChartLayerContent] = []
  var backgrounds: [ChartLayerContent] = []
  var gestures: [(ChartProxy) -> AnyView] = []
  var selectsAngle: ((_ChartValue?) -> Void)?
  var selectedAngle: _ChartValue?
  var scrollableAxes: Axis.Set = []
  var scrollBehavior: (any ChartScrollTargetBehavior)?
}

/// What is said of one axis.
struct AxisConfiguration {
  var visibility: Visibility = .automatic
  var content: (() -> [AxisMarksSpec])?
  var style: ((ChartAxisContent) -> AnyView)?
  var labels: [AxisTitle] = []
  var domain: _ScaleDomainValues?
  var range: _ScaleRangeValues<CGFloat>?
  var type: ScaleType?
  var select: ((_ChartValue?) -> Void)?
  var selectRange: ((_ChartValue, _ChartValue) -> Void)?
  var clearRange: (() -> Void)?
  var selected: _ChartValue?
  /// How much of the domain is seen at once; nil for a default.
  var visibleLength: Double?
  var scrollPosition: _ChartValue?
  var scrolled: ((_ChartValue) -> Void)?
}

/// A view over or under a chart.
struct ChartLayerContent {
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

/// The title of an axis.
struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView
}

/// What is said of the legend.
struct LegendConfiguration {
  var visibility: Visibility = .automatic
  var position: AnnotationPosition = .automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

/// What is said of a scale of styles.
struct StyleScaleConfiguration<Style> {
  var domain: _ScaleDomainValues?
  var range: _ScaleRangeValues<Style>?
  var type: ScaleType?
  var mapping: ((_ChartValue) -> Style?)?
}

private struct ChartConfigurationKey: EnvironmentKey {
  // Never written.
  nonisolated(unsafe) static let defaultValue = ChartConfiguration()
}
extension EnvironmentValues {
  var chart: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}
/// Changes what is said of the charts inside.
nonisolated struct ChartSetting: ViewModifier {
  let change: (inout ChartConfiguration) -> Void
  @MainActor func body(content: Content) -> some View { content.transformEnvironment(\.chart, transform: change) }
}
extension View {
  nonisolated func chartSetting(
    _ change: @escaping (inout ChartConfiguration) -> Void
  ) -> ModifiedContent<Self, ChartSetting> {
    modifier(ChartSetting(change: change))
  }
}
