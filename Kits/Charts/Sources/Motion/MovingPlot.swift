import SwiftUI

/// Draws the lines of the axes and the marks of a chart, on their way where the number is animated.
nonisolated struct MovingPlot: ViewModifier, Animatable {
  /// That of the pose to show, or one between two: see `PlotMotion`.
  var number: Double
  let motion: PlotMotion
  /// Differs whenever what is to be drawn does.
  let revision: Int
  let size: CGSize
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  @MainActor func body(content: Content) -> some View {
    ZStack(alignment: .topLeading) {
      content
      if let frame = motion.frame(at: number) { PlotFrameView(frame: frame, size: size) }
    }
  }
}

/// The lines of the axes and the marks of one moment.
struct PlotFrameView: View {
  let frame: PlotFrame
  let size: CGSize
  var body: some View {
    let pose = frame.pose, axes = pose.axes
    AxisCanvas(frame: frame, axes: axes.indices.filter { axes[$0].spec.layers.isEmpty }, size: size)
    ForEach(axes.indices.filter { !axes[$0].spec.layers.isEmpty }, id: \.self) { index in
      LayeredView(views: axes[index].spec.layers, content: AxisCanvas(frame: frame, axes: [index], size: size))
    }
    if let before = frame.before, !frame.leaving.isEmpty {
      let drawing = PlotDrawing(before.model, before.placement)
      PlotCanvas(size: size) { context in
        var context = context
        context.opacity *= 1 - frame.share
        drawing.draw(drawing.items.filter { frame.leaving.contains($0.order) }[...], in: context)
      }
    }
    PlotLayers(drawing: PlotDrawing(pose.model, pose.placement, seen: frame.coming), size: size)
  }
}

/// The lines and ticks of axes.
struct AxisCanvas: View {
  let frame: PlotFrame
  /// The indices of those to draw.
  let axes: [Int]
  let size: CGSize
  var body: some View {
    PlotCanvas(size: size) { context in
      for index in axes { draw(index, in: context) }
    }
  }
  private func draw(_ index: Int, in context: GraphicsContext) {
    let axis = frame.pose.axes[index], model = frame.pose.model
    let places = axis.isHorizontal ? model.xPlaces(size) : model.yPlaces(size)
    guard let origin = frame.origin, let old = origin.ticks[index] else {
      return AxisDrawing(axis: axis, places: places, size: size).draw(in: context)
    }
    let from = axis.isHorizontal ? origin.x : origin.y
    let moving = AxisDrawing(axis: axis, places: places, size: size, from: from, share: frame.share)
    moving.draw(in: context, opacity: { old.contains($0) ? 1 : frame.share })
    // Lines of values that are no longer there go where these are now.
    guard let before = frame.before, before.axes.indices.contains(index) else { return }
    let kept = Set(axis.ticks.map(\.value))
    AxisDrawing(axis: before.axes[index], places: from, size: size, from: places, share: 1 - frame.share)
      .draw(in: context) { kept.contains($0) ? 0 : 1 - frame.share }
  }
}
