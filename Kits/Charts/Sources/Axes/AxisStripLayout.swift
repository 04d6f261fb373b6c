import SwiftUI

/// Places the labels of an axis: its length is the plot area's, its width that of the longest label.
// Unchecked: used where the chart is laid out alone, on the main thread.
struct AxisStripLayout: Layout, @unchecked Sendable {
  let axis: PlacedAxis
  let places: (CGSize) -> AxisPlaces

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var thickness: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let options = subview[AxisLabelKey.self]?.options
      let own = axis.isHorizontal ? size.height : size.width
      let spacing = (axis.isHorizontal ? options?.verticalSpacing : options?.horizontalSpacing) ?? AxisStrip.spacing
      thickness = max(thickness, own + spacing)
    }
    return axis.isHorizontal
      ? CGSize(width: proposal.width ?? 100, height: thickness)
      : CGSize(width: thickness, height: proposal.height ?? 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let along = places(bounds.size)
    var taken: [ClosedRange<CGFloat>] = []
    let room = axis.isHorizontal ? bounds.width : bounds.height
    let order = subviews.indices.sorted { a, b in
      let first = priority(subviews[a]), second = priority(subviews[b])
      return first == second ? a < b : first > second
    }
    for index in order {
      let subview = subviews[index]
      guard let label = subview[AxisLabelKey.self] else { continue }
      var offer = ProposedViewSize.unspecified
      if label.options.collision.kind == .truncate {
        let share = room / CGFloat(max(1, subviews.count))
        offer = axis.isHorizontal ? ProposedViewSize(width: share, height: nil) : offer
      }
      let size = subview.sizeThatFits(offer)
      let at = along.point(label.fraction)
      let frame = self.frame(label, size, at, bounds)
      let range =
        axis.isHorizontal ? frame.minX...max(frame.minX, frame.maxX) : frame.minY...max(frame.minY, frame.maxY)
      if fits(range, label, taken) {
        taken.append(range)
        subview.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(size))
      } else {
        // Out of sight: a layout cannot leave a view out.
        subview.place(at: CGPoint(x: -100_000, y: -100_000), anchor: .topLeading, proposal: .zero)
      }
    }
  }
  private func priority(_ subview: LayoutSubview) -> Double {
    guard case .greedy(let priority, _)? = subview[AxisLabelKey.self]?.options.collision.kind else { return 0 }
    return priority
  }
  /// Whether a label overlaps none that is shown.
  private func fits(_ range: ClosedRange<CGFloat>, _ label: AxisLabel, _ taken: [ClosedRange<CGFloat>]) -> Bool {
    var spacing: CGFloat = axis.isHorizontal ? 2 : -2
    switch label.options.collision.kind {
    case .disabled, .truncate: return true
    case .greedy(_, let least?): spacing = least
    case .greedy, .automatic: break
    }
    return !taken.contains {
      range.lowerBound < $0.upperBound + spacing && $0.lowerBound < range.upperBound + spacing
    }
  }
  private func frame(_ label: AxisLabel, _ size: CGSize, _ at: CGFloat, _ bounds: CGRect) -> CGRect {
    let horizontal = label.options.horizontalSpacing, vertical = label.options.verticalSpacing
    var origin: CGPoint
    if axis.isHorizontal {
      let gap = vertical ?? AxisStrip.spacing
      let anchor = label.options.anchor ?? (label.isCentered ? .top : .topLeading)
      let lead: CGFloat = anchor.x == 0 ? horizontal ?? (label.options.anchor == nil ? 3 : 0) : 0
      // Labels that start at their value start at the right of it where x does.
      let share = axis.isMirrored ? 1 - anchor.x : anchor.x, shift = axis.isMirrored ? -lead : lead
      let y = axis.side == .top ? bounds.maxY - gap - size.height : bounds.minY + gap
      origin = CGPoint(x: bounds.minX + at - size.width * share + shift, y: y)
      // The first and the last label stay within the axis where the preset says so.
      if axis.spec.preset == .aligned {
        origin.x = min(max(origin.x, bounds.minX), max(bounds.minX, bounds.maxX - size.width))
      }
    } else {
      let gap = horizontal ?? AxisStrip.spacing
      let anchorY = label.options.anchor?.y ?? 0.5
      let x = axis.side == .leading ? bounds.maxX - gap - size.width : bounds.minX + gap
      origin = CGPoint(x: x, y: bounds.minY + at - size.height * anchorY)
      if axis.spec.preset == .aligned {
        origin.y = min(max(origin.y, bounds.minY), max(bounds.minY, bounds.maxY - size.height))
      }
    }
    return CGRect(origin: origin, size: size)
  }
}
