import SwiftUI

/// Draws the lines and ticks of an axis into the plot's canvas.
struct AxisDrawing {
  let axis: PlacedAxis
  let places: AxisPlaces
  let size: CGSize
  /// Where values were before, and how far they are on their way from there; nil in rest.
  var from: AxisPlaces?
  var share = 1.0
  /// Points that labels reach beside the plot area, for ticks as long as these.
  static let labelReach: CGFloat = 17

  /// - Parameter opacity: How much is seen of what is at a value.
  func draw(in context: GraphicsContext, opacity: (_ChartValue) -> Double = { _ in 1 }) {
    for tick in axis.ticks {
      let seen = opacity(tick.value)
      guard seen > 0 else { continue }
      var context = context
      context.opacity *= seen
      for part in tick.parts {
        guard let fraction = part.centered == true ? tick.centerFraction : tick.fraction else { continue }
        var at = places.point(fraction)
        if let old = from?.position(tick.value), let new = places.position(tick.value) {
          at += (old - new) * CGFloat(1 - share)
        }
        let length = axis.isHorizontal ? size.width : size.height
        guard at >= -0.5, at <= length + 0.5 else { continue }
        draw(part, at, context)
      }
    }
  }
  private func draw(_ part: AxisPart, _ at: CGFloat, _ context: GraphicsContext) {
    let depth = axis.isHorizontal ? size.height : size.width
    var from: CGFloat = 0, to: CGFloat = depth
    switch part.kind {
    case .label: return
    case .gridLine: break
    case .tick(let length):
      let reach = self.reach(length)
      let isFar = axis.side == .bottom || axis.side == .trailing
      (from, to) = isFar ? (depth, depth + reach) : (-reach, 0)
      if axis.spec.preset == .inset { (from, to) = isFar ? (depth - reach, depth) : (0, reach) }
    }
    var path = Path()
    let shift = part.offset
    path.move(
      to: axis.isHorizontal
        ? CGPoint(x: at + shift.width, y: from + shift.height) : CGPoint(x: from + shift.width, y: at + shift.height))
    path.addLine(
      to: axis.isHorizontal
        ? CGPoint(x: at + shift.width, y: to + shift.height) : CGPoint(x: to + shift.width, y: at + shift.height))
    let usual = axis.isHorizontal ? PlacedAxis.dashedStroke : PlacedAxis.gridStroke
    context.stroke(
      path, with: .style(part.foreground ?? PlacedAxis.lineStyle), style: part.stroke ?? axis.spec.stroke ?? usual)
  }
  private func reach(_ length: AxisTick.Length) -> CGFloat {
    switch length.kind {
    case .automatic: 5
    case .fixed(let length): length
    case .label(let more), .longestLabel(let more): Self.labelReach + more
    }
  }
}
