import SwiftUI

/// A chart's parts: plot area, axes, their titles, legend, and what lies over and under it.
struct ChartFrame: View {
  let model: ChartModel
  let size: CGSize
  let calendar: Calendar
  let locale: Locale
  let scroll: ScrollState?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let xAxes = PlacedAxis.axes(model, isHorizontal: true, calendar: calendar, locale: locale)
    let yAxes = PlacedAxis.axes(model, isHorizontal: false, calendar: calendar, locale: locale)
    ChartFrameLayout(isMirrored: model.isMirrored) {
      // What stands above the plot area is read before it.
      titles(model.configuration.x, isHorizontal: true, atTop: true)
      titles(model.configuration.y, isHorizontal: false, atTop: true)
      plot(xAxes + yAxes).layoutValue(key: ChartPartKey.self, value: .plot)
      ForEach(Array((xAxes + yAxes).enumerated()), id: \.offset) { _, axis in
        strip(axis).layoutValue(key: ChartPartKey.self, value: .axis(axis.side, isInset: axis.spec.preset == .inset))
      }
      titles(model.configuration.x, isHorizontal: true, atTop: false)
      titles(model.configuration.y, isHorizontal: false, atTop: false)
      legend
    }
    .environment(\.layoutDirection, .leftToRight)
    .coordinateSpace(.named(ChartSpace.name))
    .overlayPreferenceValue(PlotAnchorKey.self) { layers(model.configuration.overlays, $0) }
    .backgroundPreferenceValue(PlotAnchorKey.self) { layers(model.configuration.backgrounds, $0) }
  }
  private func plot(_ axes: [PlacedAxis]) -> AnyView {
    let plot = AnyView(
      PlotView(model: model, axes: axes, chartSize: size, scroll: scroll).modifier(ScrollClip(isOn: scroll != nil)))
    return model.configuration.plotStyles.reduce(plot) { plot, style in style(ChartPlotContent(content: plot)) }
  }
  private func strip(_ axis: PlacedAxis) -> AnyView {
    let model = model
    let strip = AnyView(
      AxisStrip(axis: axis, places: { size in axis.isHorizontal ? model.xPlaces(size) : model.yPlaces(size) }))
    let style = axis.isHorizontal ? model.configuration.x.style : model.configuration.y.style
    return style?(ChartAxisContent(content: strip)) ?? strip
  }
  @ViewBuilder private func layers(_ layers: [ChartLayerContent], _ anchor: Anchor<CGRect>?) -> some View {
    if let anchor, !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(model, size: geometry[anchor].size, anchor: anchor)
        ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
          layer.content(proxy)
            .frame(
              width: geometry.size.width, height: geometry.size.height,
              alignment: model.isMirrored ? layer.alignment.mirrored : layer.alignment)
        }
      }
      // Positions of a proxy count from the left, and so do those of what is placed by them.
      .environment(\.layoutDirection, .leftToRight)
    }
  }
  @ViewBuilder private func titles(_ axis: AxisConfiguration, isHorizontal: Bool, atTop: Bool) -> some View {
    if axis.visibility != .hidden {
      let shown = axis.labels.enumerated().filter { _, title in
        (ChartPart.side(title.position, isHorizontal: isHorizontal, isMirrored: model.isMirrored) == .top) == atTop
      }
      ForEach(shown, id: \.offset) { _, title in
        let side = ChartPart.side(title.position, isHorizontal: isHorizontal, isMirrored: model.isMirrored)
        title.content
          .font(.caption)
          .foregroundStyle(.secondary)
          .modifier(QuarterTurn(turns: side == .leading ? -1 : side == .trailing ? 1 : 0))
          .layoutValue(
            key: ChartPartKey.self,
            value: .title(
              side, title.alignment ?? (isHorizontal ? .center : model.isMirrored ? .leading : .trailing),
              title.spacing ?? 4))
      }
    }
  }
  @ViewBuilder private var legend: some View {
    let legend = model.configuration.legend
    if let content = legend.content, legend.visibility != .hidden {
      content.layoutValue(key: ChartPartKey.self, value: .legend(legend))
    } else if legend.visibility != .hidden, ChartLegend.isNeeded(model.styles) {
      ChartLegend(model: model).layoutValue(key: ChartPartKey.self, value: .legend(legend))
    }
  }
}

/// Ends the marks of a chart that scrolls at its plot area.
struct ScrollClip: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    // Labels of x are beside the plot area, ticks reach into them.
    if isOn { content.clipShape(ScrollClipShape()) } else { content }
  }
}
struct ScrollClipShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY - 20, width: rect.width, height: rect.height + 40))
  }
}
