import SwiftUI

/// What a mark looks like, after scales and defaults: a plain value.
struct MarkLooks {
  /// Points of a line without a style of its own. Source: seen, charts on iOS.
  static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  static let rule = StrokeStyle(lineWidth: 1)
  /// Square points of a symbol without a size of its own. Source: our choice, as points of Apple's charts look.
  static let symbolArea: CGFloat = 40

  let scales: StyleScales
  /// Whether patterns, symbols and dashes tell apart what colours alone do.
  var tellsSeriesApart = false

  func foreground(_ style: MarkStyle) -> AnyShapeStyle {
    if let value = style.foregroundBy?.value, let found = scales.foreground?.style(value) { return found }
    return style.foreground ?? AnyShapeStyle(StyleScales.palette[0])
  }
  func stroke(_ style: MarkStyle, usual: StrokeStyle) -> StrokeStyle {
    if let own = style.lineStyle { return own }
    if let value = style.lineStyleBy?.value, let found = scales.lineStyle?.style(value) { return found }
    guard let index = seriesIndex(style), style.symbolBy == nil, style.symbol == nil else { return usual }
    var dashed = usual
    dashed.dash = StyleScales.dashes[index % StyleScales.dashes.count]
    return dashed
  }
  /// The symbol of a point; nil where a line or area has none.
  func symbol(_ mark: ResolvedMark) -> AnyChartSymbolShape? {
    let style = mark.style
    if let own = style.symbol { return own }
    if let value = style.symbolBy?.value { return scales.symbol?.style(value) ?? AnyChartSymbolShape(.circle) }
    if mark.kind == .point, let index = seriesIndex(style) {
      return AnyChartSymbolShape(BasicChartSymbolShape.all[index % BasicChartSymbolShape.all.count])
    }
    return mark.kind == .point ? AnyChartSymbolShape(.circle) : nil
  }
  /// What is seen of a mark: a point has the extent of its symbol.
  func frame(_ placed: PlacedMark, _ mark: ResolvedMark) -> CGRect {
    switch placed.shape {
    case .point(let point), .vertex(let point):
      // The size of a view as a symbol is not known here.
      guard mark.style.symbolView == nil, let symbol = symbol(mark) else { return CGRect(origin: point, size: .zero) }
      return symbol.path(at: point, size: symbolSize(mark.style)).boundingRect
    default: return placed.frame
    }
  }
  func symbolSize(_ style: MarkStyle) -> CGSize {
    if let size = style.symbolSize { return size }
    var area = style.symbolArea ?? Self.symbolArea
    if let value = style.symbolSizeBy?.value, let found = scales.symbolSize?.style(value) { area = found }
    // The diameter of a circle of the area.
    let side = 2 * (max(0, area) / .pi).squareRoot()
    return CGSize(width: side, height: side)
  }
}

extension AnyChartSymbolShape {
  /// The path of a symbol of a size, which looks as large as other symbols.
  func path(at center: CGPoint, size: CGSize) -> Path {
    let unit = perceptualUnitRect
    let width = size.width * unit.width, height = size.height * unit.height
    return path(in: CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }
}

extension PlacedMark {
  /// Where the values of a point are; nil for marks with an extent of their own.
  var anchor: CGPoint? {
    switch shape {
    case .point(let point), .vertex(let point): point
    default: nil
    }
  }
}
