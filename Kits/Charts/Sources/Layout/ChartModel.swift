import SwiftUI

/// What a chart shows: its marks, stacks, scales and the values of its axes, for a size. A plain value.
struct ChartModel {
  let marks: [ResolvedMark]
  let stacking: Stacking
  let styles: StyleScales
  let x: AxisModel
  let y: AxisModel
  let xMarks: [AxisMarksSpec]
  let yMarks: [AxisMarksSpec]
  let configuration: ChartConfiguration
  /// The sums of the angles before each sector, and of all; empty without sectors.
  let angles: [Double]
  /// Whether some of many points have no place, because a number of theirs is not finite.
  let skipsPoints: Bool
  /// Whether x starts at the right.
  let isMirrored: Bool
  /// Whether series that colours alone tell apart get patterns, symbols and dashes: see `SeriesPattern`.
  let tellsSeriesApart: Bool
  /// Points at the ends of the scales for annotations: see `PlotPads`.
  var pads = PlotPads()

  init(
    _ marks: [ResolvedMark], _ configuration: ChartConfiguration, size: CGSize, isMirrored: Bool = false,
    calendar: Calendar? = nil, tellsSeriesApart: Bool = false, pads: PlotPads = PlotPads()
  ) {
    self.marks = marks
    self.tellsSeriesApart = tellsSeriesApart
    self.pads = pads
    self.configuration = configuration
    self.isMirrored = isMirrored
    stacking = Stacking(marks)
    styles = StyleScales(marks, configuration)
    let data = AxisData.of(marks, stacking)
    skipsPoints = data.x.skipped + data.y.skipped > 0
    xMarks = Self.marks(configuration.x, isEmpty: data.x.isEmpty)
    yMarks = Self.marks(configuration.y, isEmpty: data.y.isEmpty)
    x = AxisModel(data.x, configuration.x, xMarks, length: size.width, isHorizontal: true, calendar: calendar)
    y = AxisModel(data.y, configuration.y, yMarks, length: size.height, isHorizontal: false, calendar: calendar)
    var sums: [Double] = [0]
    for mark in marks where mark.kind == .sector { sums.append((sums.last ?? 0) + mark.angleValue) }
    angles = sums.count > 1 ? sums : []
  }
  /// Other marks with the scales of a chart: those of a mask.
  init(_ marks: [ResolvedMark], scales model: ChartModel) {
    self.marks = marks
    configuration = model.configuration
    isMirrored = model.isMirrored
    tellsSeriesApart = model.tellsSeriesApart
    pads = model.pads
    stacking = Stacking(marks)
    styles = model.styles
    (x, y, xMarks, yMarks) = (model.x, model.y, [], [])
    skipsPoints = false
    var sums: [Double] = [0]
    for mark in marks where mark.kind == .sector { sums.append((sums.last ?? 0) + mark.angleValue) }
    angles = sums.count > 1 ? sums : []
  }
  /// The axis marks that an app gives, or the usual ones; none where the axis is hidden or has nothing to show.
  ///
  /// Source: seen: a chart without data still has axes where a domain or axis content is given.
  private static func marks(_ axis: AxisConfiguration, isEmpty: Bool) -> [AxisMarksSpec] {
    if axis.visibility == .hidden { return [] }
    if let content = axis.content { return content() }
    return isEmpty && axis.domain == nil && axis.visibility != .visible ? [] : [AxisMarksSpec()]
  }

  /// The numbers and seconds at which x has marks.
  var xTicks: [Double] { x.ticks.first?.compactMap(\.scalar) ?? [] }

  /// Where values of x are in a plot area.
  func xPlaces(_ size: CGSize) -> AxisPlaces {
    let (start, end) = ends(configuration.x.range, size.width, pads.xStart, pads.xEnd)
    return AxisPlaces(
      scale: x.scale, start: isMirrored ? size.width - start : start, end: isMirrored ? size.width - end : end)
  }
  /// Where values of y are in a plot area: numbers from below, categories from above.
  func yPlaces(_ size: CGSize) -> AxisPlaces {
    let (start, end) = ends(configuration.y.range, size.height, pads.yStart, pads.yEnd)
    return AxisPlaces(
      scale: y.scale, start: y.scale.isCategorical ? start : size.height - start,
      end: y.scale.isCategorical ? end : size.height - end)
  }
  private func ends(
    _ range: _ScaleRangeValues<CGFloat>?, _ length: CGFloat, _ padStart: CGFloat, _ padEnd: CGFloat
  ) -> (CGFloat, CGFloat) {
    let (start, end) = ends(range, length)
    return (start + padStart, end - padEnd)
  }
  private func ends(_ range: _ScaleRangeValues<CGFloat>?, _ length: CGFloat) -> (CGFloat, CGFloat) {
    switch range {
    case .plot(let start, let end)?: (start, length - end)
    case .between(let first, let last)?: (first, last)
    case .list(let values)? where values.count > 1: (values[0], values[values.count - 1])
    default: (0, length)
    }
  }
}

extension ChartModel {
  /// What the chart is about, by the labels of its first mark that is told: its quantity, then its place, as "Sales, Day".
  var axisWords: Text? {
    guard let mark = marks.first(where: { $0.style.isHiddenFromAccessibility != true }) else { return nil }
    let x = (mark.x ?? mark.xEnd)?.label, y = (mark.y ?? mark.yEnd)?.label
    if let angle = mark.angle?.label { return mark.style.foregroundBy.map { Text("\(angle), \($0.label)") } ?? angle }
    let isUpright = mark.growsVertically != false
    guard let x, let y else { return x ?? y }
    return isUpright ? Text("\(y), \(x)") : Text("\(x), \(y)")
  }
}

extension ResolvedMark {
  /// The share of a sector; nothing for what is no positive number.
  var angleValue: Double {
    guard let scalar = angle?.value.scalar, scalar.isFinite else { return 0 }
    return max(0, scalar)
  }
}
