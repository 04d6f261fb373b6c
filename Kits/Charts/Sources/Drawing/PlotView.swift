import SwiftUI

/// The plot area: lines of the axes, marks, and the views beside them.
struct PlotView: View {
  let model: ChartModel
  let axes: [PlacedAxis]
  let chartSize: CGSize
  let scroll: ScrollState?
  @State private var motion = PlotMotion()

  /// Points that marks, ticks and shadows may reach beyond the plot area: a canvas ends at its edges.
  static let margin: CGFloat = 120

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let placement = Placement(model, size: size)
      let number = motion.receive(PlotPose(model: model, placement: placement, axes: axes))
      ZStack(alignment: .topLeading) {
        Color.clear.modifier(MovingPlot(number: number, motion: motion, revision: motion.revision, size: size))
        SymbolViews(model: model, placement: placement)
        AnnotationViews(
          model: model, placement: placement,
          chart: CGRect(
            x: -geometry.frame(in: .named(ChartSpace.name)).minX, y: -geometry.frame(in: .named(ChartSpace.name)).minY,
            width: chartSize.width, height: chartSize.height))
        PlotInput(proxy: ChartProxy(model, size: size), placement: placement, scroll: scroll)
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(model.axisWords ?? Text(verbatim: ""))
      .accessibilityAction(named: Text(verbatim: AudioGraphPlayer.actionName)) {
        if let graph = AudioGraph(model, placement) { AudioGraphPlayer.current.play(graph.waveFile) }
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
  }
}

/// The name of a chart's coordinate space.
enum ChartSpace: Hashable { case name }

/// Where the plot area of a chart is.
struct PlotAnchorKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// A canvas with the plot area's coordinates, which reaches beyond it.
struct PlotCanvas: View {
  let size: CGSize
  let draw: (GraphicsContext) -> Void
  var body: some View {
    let margin = PlotView.margin
    Canvas { context, _ in
      context.translateBy(x: margin, y: margin)
      draw(context)
    }
    .frame(width: size.width + 2 * margin, height: size.height + 2 * margin)
    .offset(x: -margin, y: -margin)
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// A layer of a chart in the views that an app has made around its placeholder.
struct LayeredView<Content: View>: View {
  let views: [AnyView]
  let content: Content
  var body: some View {
    let layered = views.reduce(AnyView(content)) { inner, view in AnyView(view.environment(\.chartLayer, inner)) }
    layered
  }
}

/// The marks, in as many canvases as there are layers with modifiers of views between them.
struct PlotLayers: View {
  let drawing: PlotDrawing
  let size: CGSize

  private struct Part: Identifiable {
    let id: Int
    let items: ArraySlice<PlotDrawing.Item>
    let view: AnyView?
  }
  private var parts: [Part] {
    var parts: [Part] = []
    var rest = drawing.items[...]
    func styled(_ item: PlotDrawing.Item) -> (Int, AnyView)? {
      if let group = item.groups.first, case .styled(let view) = group.kind { (group.id, view) } else { nil }
    }
    while let first = rest.first {
      let own = styled(first)
      let run = rest.prefix { styled($0)?.0 == own?.0 }
      parts.append(Part(id: parts.count, items: run, view: own?.1))
      rest = rest.dropFirst(run.count)
    }
    return parts
  }
  var body: some View {
    ForEach(parts) { part in
      if let view = part.view {
        LayeredView(
          views: [view],
          content: PlotCanvas(size: size) { drawing.draw(part.items, in: $0, depth: 1) })
      } else {
        PlotCanvas(size: size) { drawing.draw(part.items, in: $0) }
      }
    }
  }
}
