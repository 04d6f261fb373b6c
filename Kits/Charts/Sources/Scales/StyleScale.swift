import SwiftUI

/// Turns values of the data into styles: pure.
struct StyleScale<Style> {
  /// The values that have a style of their own, in order; empty for numbers.
  var values: [_ChartValue] = []
  /// The ends of numbers or dates.
  var bounds: ClosedRange<Double>?
  var type = ScaleType.linear
  var label: Text?
  let style: (_ChartValue) -> Style?

  /// - Parameters:
  ///   - between: The style at a fraction of the way through a continuous range.
  ///   - usual: The styles where the app gives none.
  init(
    _ used: [PlottedValue], _ configuration: StyleScaleConfiguration<Style>, usual: [Style],
    between: @escaping (_ScaleRangeValues<Style>?, Double) -> Style?
  ) {
    label = used.first?.label
    var found: [_ChartValue] = [], seen: Set<_ChartValue> = []
    for plotted in used where plotted.span.isPlottable && seen.insert(plotted.value).inserted {
      found.append(plotted.value)
    }
    var scalars = found.compactMap(\.scalar)
    switch configuration.domain?.kind {
    case .list(let values)?:
      if values.contains(where: { $0.scalar == nil }) || configuration.mapping != nil {
        found = values + found.filter { !values.contains($0) }
        scalars = []
      } else {
        scalars = values.compactMap(\.scalar)
      }
    case .range(let low, let high)?: scalars = [low, high].compactMap(\.scalar)
    case .automatic(let zero, _, _)?: if zero == true { scalars.append(0) }
    case nil: break
    }
    type = configuration.type ?? .linear
    let isContinuous =
      configuration.mapping == nil && !found.isEmpty && found.allSatisfy { $0.scalar != nil } && type != .category
    if let mapping = configuration.mapping {
      values = found
      style = mapping
    } else if isContinuous, let low = scalars.min(), let high = scalars.max() {
      bounds = low...high
      let range = configuration.range, type = type
      style = { value in
        guard let scalar = value.scalar, let start = type.forward(low), let end = type.forward(high),
          let place = type.forward(scalar)
        else { return nil }
        return between(range, end > start ? min(max((place - start) / (end - start), 0), 1) : 0.5)
      }
    } else {
      values = found
      var list = usual
      switch configuration.range {
      case .list(let styles)?: if !styles.isEmpty { list = styles }
      case .between(let first, let last)?: list = [first, last]
      case .colors(let colors)?: list = colors.compactMap { AnyShapeStyle($0) as? Style }
      default: break
      }
      var indices: [_ChartValue: Int] = [:]
      for (index, value) in found.enumerated() where indices[value] == nil { indices[value] = index }
      let gradient = configuration.range
      style = { value in
        guard let index = indices[value] else { return nil }
        if case .gradient? = gradient {
          return between(gradient, indices.count > 1 ? Double(index) / Double(indices.count - 1) : 0)
        }
        return list.isEmpty ? nil : list[index % list.count]
      }
    }
  }
}

/// The scales of styles that a chart has.
struct StyleScales {
  var foreground: StyleScale<AnyShapeStyle>?
  var symbol: StyleScale<AnyChartSymbolShape>?
  var symbolSize: StyleScale<CGFloat>?
  var lineStyle: StyleScale<StrokeStyle>?

  /// The colours that series get, in this order.
  ///
  /// Source: seen, charts on iOS: blue, green, orange, purple, red, cyan and yellow of the system.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The dashes that series get, in this order. Source: our choice.
  static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]

  init(_ marks: [ResolvedMark], _ configuration: ChartConfiguration) {
    func used(_ path: KeyPath<MarkStyle, PlottedValue?>) -> [PlottedValue] {
      marks.compactMap { $0.style[keyPath: path] }
    }
    let foregrounds = used(\.foregroundBy), symbols = used(\.symbolBy)
    let sizes = used(\.symbolSizeBy), lines = used(\.lineStyleBy)
    if !foregrounds.isEmpty {
      foreground = StyleScale(
        foregrounds, configuration.foreground, usual: Self.palette.map { AnyShapeStyle($0) }, between: Self.color)
    }
    if !symbols.isEmpty {
      symbol = StyleScale(
        symbols, configuration.symbols, usual: BasicChartSymbolShape.all.map { AnyChartSymbolShape($0) },
        between: { _, _ in nil })
    }
    if !sizes.isEmpty {
      symbolSize = StyleScale(sizes, configuration.symbolSizes, usual: [20, 60, 120, 200, 300], between: Self.size)
    }
    if !lines.isEmpty {
      lineStyle = StyleScale(
        lines, configuration.lineStyles,
        usual: Self.dashes.map { StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0) },
        between: { _, _ in nil })
    }
  }
  /// Areas of symbols: from 10 to 400 square points. Source: our choice.
  private static func size(_ range: _ScaleRangeValues<CGFloat>?, _ fraction: Double) -> CGFloat? {
    var ends: (CGFloat, CGFloat) = (10, 400)
    switch range {
    case .between(let first, let last)?: ends = (first, last)
    case .list(let values)?: ends = (values.first ?? 10, values.last ?? 400)
    default: break
    }
    return ends.0 + (ends.1 - ends.0) * CGFloat(fraction)
  }
  /// Colours of numbers: the lightest to the full blue, where the app gives none. Source: our choice.
  private static func color(_ range: _ScaleRangeValues<AnyShapeStyle>?, _ fraction: Double) -> AnyShapeStyle? {
    switch range {
    case .gradient(let gradient)?: return AnyShapeStyle(color(gradient, fraction))
    case .colors(let colors)?: return AnyShapeStyle(color(Gradient(colors: colors), fraction))
    // Styles that are no colours have nothing between them: the nearest one.
    case .list(let styles)? where !styles.isEmpty:
      return styles[Int((fraction * Double(styles.count - 1)).rounded())]
    case .between(let first, let last)?: return fraction < 0.5 ? first : last
    default:
      let stops = Gradient(colors: [.blue.opacity(0.15), .blue])
      return AnyShapeStyle(color(stops, fraction))
    }
  }
  /// The colour at a fraction of a gradient.
  static func color(_ gradient: Gradient, _ fraction: Double) -> Color {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last else { return .clear }
    if CGFloat(fraction) <= first.location { return first.color }
    for (before, after) in zip(stops, stops.dropFirst()) where CGFloat(fraction) <= after.location {
      let length = after.location - before.location
      return before.color.mix(with: after.color, by: length > 0 ? (fraction - before.location) / length : 1)
    }
    return last.color
  }
}
