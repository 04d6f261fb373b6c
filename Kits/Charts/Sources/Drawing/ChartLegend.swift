import SwiftUI

/// What colours, symbols, lines and sizes of a chart stand for.
struct ChartLegend: View {
  let model: ChartModel

  static func isNeeded(_ styles: StyleScales) -> Bool {
    styles.foreground != nil || styles.symbol != nil || styles.lineStyle != nil || styles.symbolSize != nil
  }
  /// Whether the values are below one another, beside the plot area.
  private var isColumn: Bool {
    let position = model.configuration.legend.position
    return position == .leading || position == .trailing
  }
  /// A value and how it looks.
  private struct Entry: Identifiable {
    let id: Int
    let value: _ChartValue
    let foreground: AnyShapeStyle
    let symbol: AnyChartSymbolShape?
    let line: StrokeStyle?
    var side: CGFloat = 8
    var pattern = SeriesPattern.plain
  }
  private var entries: [Entry] {
    let styles = model.styles
    var values: [_ChartValue] = [], seen: Set<_ChartValue> = []
    let lists = [styles.foreground?.values ?? [], styles.symbol?.values ?? [], styles.lineStyle?.values ?? []]
    for value in lists.joined() where seen.insert(value).inserted { values.append(value) }
    let signs = LegendSigns(model)
    var entries = values.enumerated().map { index, value in
      let sign = signs.sign(value)
      return Entry(
        id: index, value: value,
        foreground: styles.foreground?.style(value) ?? AnyShapeStyle(StyleScales.palette[0]),
        symbol: styles.symbol?.style(value) ?? sign.symbol, line: styles.lineStyle?.style(value) ?? sign.line,
        pattern: sign.pattern)
    }
    let sizes = sizes.map { (value: $0, side: Self.side(styles.symbolSize?.style($0) ?? MarkLooks.symbolArea)) }
    // As large as in the chart, or all of them smaller so that the largest has room.
    let share = min(1, Self.largest / max(1, sizes.map(\.side).max() ?? 1))
    for size in sizes {
      entries.append(
        Entry(
          id: entries.count, value: size.value, foreground: AnyShapeStyle(StyleScales.palette[0]), symbol: nil,
          line: nil, side: size.side * share))
    }
    return entries
  }
  /// Points of the largest circle. Source: our choice.
  private static let largest: CGFloat = 24
  private static func side(_ area: CGFloat) -> CGFloat { 2 * (area / .pi).squareRoot() }
  /// Values of sizes: those of categories, or nice numbers but for zero, which has no size to see.
  private var sizes: [_ChartValue] {
    guard let scale = model.styles.symbolSize else { return [] }
    guard let bounds = scale.bounds else { return scale.values }
    let nice = LinearTicks(bounds.lowerBound, bounds.upperBound, desiredCount: 3).inside.filter { $0 != 0 }
    return (nice.isEmpty ? [bounds.lowerBound, bounds.upperBound] : nice).map { .number($0) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let scale = model.styles.foreground, let bounds = scale.bounds { gradient(scale, bounds) }
      if !entries.isEmpty {
        FlowLayout(isColumn: isColumn, spacing: 12, lineSpacing: 4) {
          ForEach(entries) { entry in
            HStack(spacing: 4) {
              swatch(entry)
              Text(verbatim: entry.value.category).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            .accessibilityElement(children: .combine)
          }
        }
        .environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
      }
    }
  }
  @ViewBuilder private func swatch(_ entry: Entry) -> some View {
    if let symbol = entry.symbol {
      symbol.fill(entry.foreground).frame(width: 9, height: 9)
    } else if let line = entry.line {
      LegendLine().stroke(entry.foreground, style: line).frame(width: 18, height: 8)
    } else if entry.pattern != .plain {
      let pattern = entry.pattern, foreground = entry.foreground
      Canvas { context, size in
        let path = Path(CGRect(origin: .zero, size: size))
        context.fill(path, with: .style(foreground))
        pattern.draw(over: path, in: context)
      }
      .frame(width: 16, height: 12)
    } else {
      Circle().fill(entry.foreground).frame(width: entry.side, height: entry.side)
    }
  }
  private func gradient(_ scale: StyleScale<AnyShapeStyle>, _ bounds: ClosedRange<Double>) -> some View {
    let steps = 24, length = bounds.upperBound - bounds.lowerBound
    return VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 0) {
        ForEach(0..<steps, id: \.self) { step in
          let value = bounds.lowerBound + length * (Double(step) + 0.5) / Double(steps)
          Rectangle().fill(scale.style(.number(value)) ?? AnyShapeStyle(.clear))
        }
      }
      .frame(width: 120, height: 8)
      .clipShape(RoundedRectangle(cornerRadius: 2))
      HStack {
        Text(verbatim: NumberLabels.text(bounds.lowerBound, step: nil))
        Spacer(minLength: 4)
        Text(verbatim: NumberLabels.text(bounds.upperBound, step: nil))
      }
      .font(.caption2).foregroundStyle(.secondary).frame(width: 120)
    }
  }
}

/// What stands in a legend for series that colours alone would tell apart: what their marks have.
struct LegendSigns {
  private let looks: MarkLooks
  /// A mark of each series.
  private var marks: [_ChartValue: ResolvedMark] = [:]

  init(_ model: ChartModel) {
    looks = MarkLooks(scales: model.styles, tellsSeriesApart: model.tellsSeriesApart)
    guard model.tellsSeriesApart else { return }
    for mark in model.marks {
      guard let value = mark.style.foregroundBy?.value, marks[value] == nil else { continue }
      marks[value] = mark
    }
  }
  func sign(_ value: _ChartValue) -> (symbol: AnyChartSymbolShape?, line: StrokeStyle?, pattern: SeriesPattern) {
    guard let mark = marks[value], looks.seriesIndex(mark.style) != nil else { return (nil, nil, .plain) }
    switch mark.kind {
    case .point: return (looks.symbol(mark), nil, .plain)
    case .line, .rule: return (nil, looks.stroke(mark.style, usual: MarkLooks.line), .plain)
    default: return (nil, nil, looks.pattern(mark.style))
    }
  }
}

/// A line in a legend.
struct LegendLine: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

/// Views one after the other, in as many lines as they need.
struct FlowLayout: Layout {
  /// Whether each has a line of its own.
  let isColumn: Bool
  let spacing: CGFloat
  let lineSpacing: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal.width ?? .infinity, subviews).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, arrange(bounds.width + 0.01, subviews).origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading, proposal: .unspecified)
    }
  }
  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = [], x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0, widest: CGFloat = 0
    var line: [(index: Int, height: CGFloat)] = []
    // Views of a line have their middle at the same height.
    func endLine() {
      for view in line { origins[view.index].y += (height - view.height) / 2 }
      line = []
    }
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, isColumn || x + size.width > width {
        endLine()
        (x, y, height) = (0, y + height + lineSpacing, 0)
      }
      origins.append(CGPoint(x: x, y: y))
      line.append((index, size.height))
      x += size.width + spacing
      widest = max(widest, x - spacing)
      height = max(height, size.height)
    }
    endLine()
    return (origins, CGSize(width: widest, height: y + height))
  }
}
