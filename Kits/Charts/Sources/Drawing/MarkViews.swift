import SwiftUI

/// The views that stand for symbols.
struct SymbolViews: View {
  let model: ChartModel
  let placement: Placement

  private struct Symbol: Identifiable {
    let id: Int
    let index: Int
    let view: AnyView
    let point: CGPoint
    let opacity: Double
  }
  private var symbols: [Symbol] {
    placement.marks.compactMap { placed in
      let style = model.marks[placed.index].style
      guard let view = style.symbolView else { return nil }
      switch placed.shape {
      case .point(let point), .vertex(let point):
        return Symbol(
          id: model.marks[placed.index].id, index: placed.index, view: view, point: point, opacity: style.opacity)
      default: return nil
      }
    }
  }
  var body: some View {
    ForEach(symbols) { symbol in
      symbol.view
        .foregroundStyle(MarkLooks(scales: model.styles).foreground(model.marks[symbol.index].style))
        .opacity(symbol.opacity)
        .fixedSize()
        .position(symbol.point)
        .allowsHitTesting(false)
    }
  }
}

/// The annotations of marks.
struct AnnotationViews: View {
  let model: ChartModel
  let placement: Placement
  /// The whole chart, in the plot area's coordinates.
  let chart: CGRect
  /// The sizes of those that pad the scale, by their identity.
  @State private var sizes: [Int: CGSize] = [:]
  @Environment(\.plotPads) private var pads

  var body: some View {
    let items = AnnotationItem.all(model, placement)
    let wanted = PlotPads(
      model, plot: placement.size, sizes: sizes.filter { size in items.contains { $0.id == size.key } })
    AnnotationLayout(chart: chart) {
      ForEach(items) { item in
        Measured(isMeasured: item.target.padsX || item.target.padsY, content: item.view) { sizes[item.id] = $0 }
          .layoutValue(key: AnnotationKey.self, value: item.target)
      }
    }
    .font(.caption2)
    .onChange(of: wanted, initial: true) { _, new in
      if pads?.wrappedValue != new { pads?.wrappedValue = new }
    }
  }
  /// A view whose size is told, where somebody needs it.
  private struct Measured: View {
    let isMeasured: Bool
    let content: AnyView
    let told: (CGSize) -> Void
    var body: some View {
      if isMeasured { content.onGeometryChange(for: CGSize.self, of: { $0.size }, action: told) } else { content }
    }
  }
}

/// A view beside a mark, with what it is beside.
struct AnnotationItem: Identifiable {
  let id: Int
  let target: AnnotationTarget
  let view: AnyView

  static func all(_ model: ChartModel, _ placement: Placement) -> [AnnotationItem] {
    var items: [AnnotationItem] = []
    let looks = MarkLooks(scales: model.styles, tellsSeriesApart: model.tellsSeriesApart)
    for placed in placement.marks {
      let mark = model.marks[placed.index]
      for (number, annotation) in mark.style.annotations.enumerated() {
        var frame = looks.frame(placed, mark)
        if case .sector(let sector) = placed.shape, annotation.position == .overlay {
          frame = CGRect(origin: sector.middle, size: .zero)
        }
        let grows = mark.growsVertically
        items.append(
          AnnotationItem(
            id: mark.id &* 64 &+ number,
            target: AnnotationTarget(
              frame: frame, position: annotation.position, alignment: annotation.alignment,
              spacing: annotation.spacing ?? 4, resolution: annotation.resolution, growsAcross: grows == false,
              hasX: mark.x != nil, hasY: mark.y != nil, anchor: placed.anchor),
            view: annotation.content(AnnotationContext(targetSize: frame.size))))
      }
    }
    return items
  }
}

/// What an annotation is beside.
struct AnnotationTarget {
  var frame: CGRect
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var resolution: AnnotationOverflowResolution
  /// Whether the mark is a bar along x, whose end is at its trailing side.
  var growsAcross: Bool

  /// Whether the mark has values on each axis: one that is at the edges of the plot area stays there, whatever room a scale has.
  var hasX = true
  var hasY = true
  /// What of the mark lies where its values are: of a point its middle, and not its symbol. Nil for all of the frame.
  var anchor: CGPoint?

  /// Whether the scale of an axis has room for it.
  var padsX: Bool { hasX && resolution.x.kind == .padScale }
  var padsY: Bool { hasY && resolution.y.kind == .padScale }
}
struct AnnotationKey: LayoutValueKey {
  static let defaultValue: AnnotationTarget? = nil
}

/// Places annotations beside their marks.
struct AnnotationLayout: Layout {
  let chart: CGRect
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      guard let target = subview[AnnotationKey.self] else { continue }
      // What lies over a mark may be as large as the mark.
      let offer: ProposedViewSize =
        target.position == .overlay && target.frame.width > 0 && target.frame.height > 0
        ? ProposedViewSize(target.frame.size) : .unspecified
      let size = subview.sizeThatFits(offer)
      var frame = CGRect(origin: Self.origin(target, size), size: size)
      frame = Self.resolved(frame, target, plot: CGRect(origin: .zero, size: bounds.size), chart: chart)
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(size))
    }
  }
  /// The top left corner of an annotation of a size.
  static func origin(_ target: AnnotationTarget, _ size: CGSize) -> CGPoint {
    let frame = target.frame, gap = target.spacing
    func across(_ alignment: HorizontalAlignment) -> CGFloat {
      alignment == .leading
        ? frame.minX : alignment == .trailing ? frame.maxX - size.width : frame.midX - size.width / 2
    }
    func down(_ alignment: VerticalAlignment) -> CGFloat {
      alignment == .top ? frame.minY : alignment == .bottom ? frame.maxY - size.height : frame.midY - size.height / 2
    }
    let above = frame.minY - gap - size.height, below = frame.maxY + gap
    let before = frame.minX - gap - size.width, behind = frame.maxX + gap
    switch target.position.kind {
    case .automatic:
      return target.growsAcross
        ? CGPoint(x: behind, y: down(target.alignment.vertical))
        : CGPoint(x: across(target.alignment.horizontal), y: above)
    case .overlay: return CGPoint(x: across(target.alignment.horizontal), y: down(target.alignment.vertical))
    case .top: return CGPoint(x: across(target.alignment.horizontal), y: above)
    case .bottom: return CGPoint(x: across(target.alignment.horizontal), y: below)
    case .leading: return CGPoint(x: before, y: down(target.alignment.vertical))
    case .trailing: return CGPoint(x: behind, y: down(target.alignment.vertical))
    case .topLeading: return CGPoint(x: before, y: above)
    case .topTrailing: return CGPoint(x: behind, y: above)
    case .bottomLeading: return CGPoint(x: before, y: below)
    case .bottomTrailing: return CGPoint(x: behind, y: below)
    }
  }
  /// The frame of an annotation, moved where it has to fit.
  ///
  /// What pads the scale stays beside its mark, for which `PlotPads` makes room. Without a strategy it is moved into the
  /// chart along x and stays along y, where the chart keeps room for a line of text. Source: our choice, because Apple does
  /// not say what is automatic.
  static func resolved(_ frame: CGRect, _ target: AnnotationTarget, plot: CGRect, chart: CGRect) -> CGRect {
    var frame = frame
    func boundary(_ strategy: AnnotationOverflowResolution.Strategy, usual: CGRect?) -> CGRect? {
      switch strategy.kind {
      case .disabled, .padScale: nil
      case .fit(let boundary): boundary.kind == .plot ? plot : chart
      case .automatic: usual
      }
    }
    if let room = boundary(target.resolution.x, usual: target.position == .overlay ? nil : chart) {
      frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    }
    if let room = boundary(target.resolution.y, usual: nil) {
      frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height))
    }
    return frame
  }
}
