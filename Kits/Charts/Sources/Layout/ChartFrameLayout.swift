import SwiftUI

/// What a view is of a chart.
enum ChartPart {
  case plot
  case axis(PlotSide, isInset: Bool)
  case title(PlotSide, Alignment, CGFloat)
  case legend(LegendConfiguration)

  static func side(_ position: AnnotationPosition, isHorizontal: Bool, isMirrored: Bool) -> PlotSide {
    switch position.kind {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: isMirrored ? .trailing : .leading
    case .trailing: isMirrored ? .leading : .trailing
    case .automatic, .overlay: isHorizontal ? .bottom : .top
    }
  }
}
struct ChartPartKey: LayoutValueKey {
  // Never written.
  nonisolated(unsafe) static let defaultValue: ChartPart? = nil
}

/// Places the parts of a chart: the legend outside, then titles, axes, and the plot area in what is left.
struct ChartFrameLayout: Layout {
  let isMirrored: Bool
  /// Points between the legend and the rest. Source: our choice, as Apple's charts look.
  static let legendSpacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ChartIdealSize.ideal)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var room = bounds
    for subview in subviews {
      if case .legend(let legend)? = subview[ChartPartKey.self] { place(subview, legend, &room) }
    }
    // Titles are as long as the plot area: their places are known at the end.
    var titles: [(LayoutSubview, PlotSide, Alignment, CGRect)] = []
    for subview in subviews {
      guard case .title(let side, let alignment, let spacing)? = subview[ChartPartKey.self] else { continue }
      let size = subview.sizeThatFits(ProposedViewSize(width: room.width, height: room.height))
      titles.append((subview, side, alignment, take(side, size, spacing, &room)))
    }
    var strips: [(LayoutSubview, PlotSide, CGRect)] = []
    func takeStrips(_ wanted: (PlotSide) -> Bool) {
      for subview in subviews {
        guard case .axis(let side, let isInset)? = subview[ChartPartKey.self], wanted(side) else { continue }
        let size = subview.sizeThatFits(ProposedViewSize(width: room.width, height: room.height))
        if isInset { continue }
        strips.append((subview, side, take(side, size, 0, &room)))
      }
    }
    let overhang = self.overhang(subviews)
    takeStrips { $0 == .top || $0 == .bottom }
    takeStrips { $0 == .leading || $0 == .trailing }
    // Half a line of the highest label of y stands out above, and below where nothing else is.
    let hasBottom = strips.contains { $0.1 == .bottom }, hasTop = strips.contains { $0.1 == .top }
    if overhang > 0 {
      let top = hasTop ? 0 : min(overhang, room.height), bottom = hasBottom ? 0 : min(overhang, room.height - top)
      room = CGRect(
        x: room.minX, y: room.minY + top, width: room.width, height: max(0, room.height - top - bottom))
    }
    let plot = placePlot(subviews, room)
    for (subview, side, frame) in strips { place(subview, strip: frame, side, along: plot) }
    placeInset(subviews, plot)
    for (subview, side, alignment, frame) in titles { place(subview, title: frame, side, alignment, along: plot) }
  }
  /// Points that labels of y stand out from the plot area.
  private func overhang(_ subviews: Subviews) -> CGFloat {
    let hasY = subviews.contains {
      if case .axis(let side, false)? = $0[ChartPartKey.self] { side == .leading || side == .trailing } else { false }
    }
    return hasY ? 7 : 0
  }
  private func place(_ subview: LayoutSubview, _ legend: LegendConfiguration, _ room: inout CGRect) {
    let size = subview.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
    if legend.position == .overlay {
      // Over the middle of the chart unless an alignment says otherwise.
      let alignment = legend.alignment ?? .center, own = isMirrored ? alignment.mirrored : alignment
      subview.place(
        at: CGPoint(x: Self.start(own.horizontal, room, size), y: Self.start(own.vertical, room, size)),
        anchor: .topLeading, proposal: ProposedViewSize(size))
      return
    }
    let side = ChartPart.side(legend.position, isHorizontal: true, isMirrored: isMirrored)
    let alignment = legend.alignment ?? Self.alignment(legend.position)
    let frame = take(side, size, legend.spacing ?? Self.legendSpacing, &room)
    place(subview, title: frame, side, isMirrored ? alignment.mirrored : alignment, along: room)
  }
  private static func start(_ alignment: HorizontalAlignment, _ room: CGRect, _ size: CGSize) -> CGFloat {
    switch alignment {
    case .leading: room.minX
    case .trailing: room.maxX - size.width
    default: room.midX - size.width / 2
    }
  }
  private static func start(_ alignment: VerticalAlignment, _ room: CGRect, _ size: CGSize) -> CGFloat {
    switch alignment {
    case .top: room.minY
    case .bottom: room.maxY - size.height
    default: room.midY - size.height / 2
    }
  }
  /// Legends and titles start at the leading edge, or at the top.
  private static func alignment(_ position: AnnotationPosition) -> Alignment {
    switch position.kind {
    case .topTrailing, .bottomTrailing: .topTrailing
    default: .topLeading
    }
  }
  /// Takes room at a side.
  private func take(_ side: PlotSide, _ size: CGSize, _ spacing: CGFloat, _ room: inout CGRect) -> CGRect {
    let height = min(size.height + spacing, room.height), width = min(size.width + spacing, room.width)
    var frame = room
    switch side {
    case .top:
      frame.size.height = max(0, height - spacing)
      room.origin.y += height
      room.size.height -= height
    case .bottom:
      frame.origin.y = room.maxY - max(0, height - spacing)
      frame.size.height = max(0, height - spacing)
      room.size.height -= height
    case .leading:
      frame.size.width = max(0, width - spacing)
      room.origin.x += width
      room.size.width -= width
    case .trailing:
      frame.origin.x = room.maxX - max(0, width - spacing)
      frame.size.width = max(0, width - spacing)
      room.size.width -= width
    }
    return frame
  }
  private func placePlot(_ subviews: Subviews, _ room: CGRect) -> CGRect {
    guard let plot = subviews.first(where: { if case .plot? = $0[ChartPartKey.self] { true } else { false } }) else {
      return room
    }
    let size = plot.sizeThatFits(ProposedViewSize(room.size))
    plot.place(at: room.origin, anchor: .topLeading, proposal: ProposedViewSize(room.size))
    return CGRect(origin: room.origin, size: size)
  }
  private func place(_ subview: LayoutSubview, strip frame: CGRect, _ side: PlotSide, along plot: CGRect) {
    switch side {
    case .top, .bottom:
      let y = side == .bottom ? frame.minY + plot.maxY - max(plot.maxY, frame.minY) : frame.minY
      subview.place(
        at: CGPoint(x: plot.minX, y: side == .bottom ? min(y, plot.maxY) : y), anchor: .topLeading,
        proposal: ProposedViewSize(width: plot.width, height: frame.height))
    case .leading, .trailing:
      subview.place(
        at: CGPoint(x: frame.minX, y: plot.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: frame.width, height: plot.height))
    }
  }
  /// Axes whose labels lie in the plot area.
  private func placeInset(_ subviews: Subviews, _ plot: CGRect) {
    for subview in subviews {
      guard case .axis(let side, true)? = subview[ChartPartKey.self] else { continue }
      let size = subview.sizeThatFits(ProposedViewSize(plot.size))
      let origin: CGPoint =
        switch side {
        case .top, .leading: plot.origin
        case .bottom: CGPoint(x: plot.minX, y: plot.maxY - size.height)
        case .trailing: CGPoint(x: plot.maxX - size.width, y: plot.minY)
        }
      subview.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(size))
    }
  }
  private func place(
    _ subview: LayoutSubview, title frame: CGRect, _ side: PlotSide, _ alignment: Alignment, along plot: CGRect
  ) {
    let isAcross = side == .top || side == .bottom
    let room =
      isAcross
      ? CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      : CGRect(x: frame.minX, y: plot.minY, width: frame.width, height: plot.height)
    let along =
      isAcross ? CGRect(x: min(plot.minX, frame.minX), y: 0, width: max(plot.width, frame.width), height: 0) : room
    let size = subview.sizeThatFits(ProposedViewSize(room.size))
    let x: CGFloat =
      alignment.horizontal == .leading
      ? along.minX : alignment.horizontal == .trailing ? along.maxX - size.width : along.midX - size.width / 2
    let y: CGFloat =
      alignment.vertical == .top
      ? room.minY : alignment.vertical == .bottom ? room.maxY - size.height : room.midY - size.height / 2
    subview.place(
      at: CGPoint(x: isAcross ? x : room.minX, y: isAcross ? room.minY : y), anchor: .topLeading,
      proposal: ProposedViewSize(size))
  }
}

extension Alignment {
  /// The alignment for text from the right, in a layout from the left.
  var mirrored: Alignment {
    let horizontal: HorizontalAlignment =
      self.horizontal == .leading ? .trailing : self.horizontal == .trailing ? .leading : self.horizontal
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}
