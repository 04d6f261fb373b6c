import SwiftUI

/// What tells series apart where colours alone do not: lines over bars, areas and sectors, forms of points, dashes of lines.
///
/// Used where the user wants differences without colour or more contrast, and the app has said nothing but colours.
/// Source: our choice, because Apple asks apps for symbols and adds none itself; each series keeps its colour, and the
/// first one is plain.
enum SeriesPattern: Int, CaseIterable {
  case plain, rising, falling, crossed, level, upright, dotted

  /// The pattern of a series, again from the first when they are used up.
  init(index: Int) { self = Self.allCases[index % Self.allCases.count] }

  /// Points between lines of a pattern.
  static let spacing: CGFloat = 7

  /// The lines or dots in a rectangle, from the same places for every mark so that they go on from one to the next.
  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard !rect.isNull, !rect.isEmpty, rect.width < 20_000, rect.height < 20_000 else { return path }
    switch self {
    case .plain: break
    case .rising: Self.addSlanted(rect, rising: true, to: &path)
    case .falling: Self.addSlanted(rect, rising: false, to: &path)
    case .crossed:
      Self.addSlanted(rect, rising: true, to: &path)
      Self.addSlanted(rect, rising: false, to: &path)
    case .level:
      for y in Self.steps(rect.minY, rect.maxY) {
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
      }
    case .upright:
      for x in Self.steps(rect.minX, rect.maxX) {
        path.move(to: CGPoint(x: x, y: rect.minY))
        path.addLine(to: CGPoint(x: x, y: rect.maxY))
      }
    case .dotted:
      for y in Self.steps(rect.minY, rect.maxY) {
        for x in Self.steps(rect.minX, rect.maxX) {
          path.addEllipse(in: CGRect(x: x - 0.75, y: y - 0.75, width: 1.5, height: 1.5))
        }
      }
    }
    return path
  }
  private static func steps(_ low: CGFloat, _ high: CGFloat) -> StrideThrough<CGFloat> {
    stride(from: (low / spacing).rounded(.up) * spacing, through: high, by: spacing)
  }
  private static func addSlanted(_ rect: CGRect, rising: Bool, to path: inout Path) {
    let height = rect.height
    // x ± y is the same along a line.
    let low = rising ? rect.minX + rect.minY : rect.minX - rect.maxY
    let high = rising ? rect.maxX + rect.maxY : rect.maxX - rect.minY
    for sum in steps(low, high) {
      let top = rising ? sum - rect.minY : sum + rect.minY
      path.move(to: CGPoint(x: top, y: rect.minY))
      path.addLine(to: CGPoint(x: rising ? top - height : top + height, y: rect.maxY))
    }
  }

  /// Draws the pattern over what is in a path, in the colour of the ground.
  func draw(over path: Path, in context: GraphicsContext) {
    guard self != .plain else { return }
    var context = context
    context.clip(to: path)
    context.stroke(
      self.path(in: path.boundingRect), with: .style(.background), style: StrokeStyle(lineWidth: 1.5))
  }
}

extension MarkLooks {
  /// The number of the series that colours alone tell apart; nil where something else does, or nobody needs it.
  func seriesIndex(_ style: MarkStyle) -> Int? {
    guard tellsSeriesApart, let value = style.foregroundBy?.value, let scale = scales.foreground else { return nil }
    return scale.values.firstIndex(of: value)
  }
  func pattern(_ style: MarkStyle) -> SeriesPattern { seriesIndex(style).map { SeriesPattern(index: $0) } ?? .plain }
}
