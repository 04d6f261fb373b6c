import SwiftUI

/// One of the four sides of a plot area.
enum PlotSide: Hashable { case top, bottom, leading, trailing }

/// The parts of one `AxisMarks` at its values.
struct PlacedAxis {
  struct Tick {
    let value: _ChartValue
    let parts: [AxisPart]
    /// The fraction along the axis of the value, and of the middle to the next one; nil where it has no place.
    let fraction: Double?
    let centerFraction: Double?
    /// The label that a part without content shows.
    let text: String
  }
  let side: PlotSide
  let isHorizontal: Bool
  let isDate: Bool
  let isCategorical: Bool
  let ticks: [Tick]
  let spec: AxisMarksSpec
  /// Whether x starts at the right.
  var isMirrored = false

  /// A thin line, dashed along x. Source: seen, charts on iOS.
  static let gridStroke = StrokeStyle(lineWidth: 0.5)
  static let dashedStroke = StrokeStyle(lineWidth: 0.5, dash: [2, 2])
  static let lineStyle = AnyShapeStyle(Color.gray.opacity(0.45))
}

extension PlacedAxis {
  /// The axes of x or y.
  static func axes(_ model: ChartModel, isHorizontal: Bool, calendar: Calendar, locale: Locale) -> [PlacedAxis] {
    let axis = isHorizontal ? model.x : model.y, specs = isHorizontal ? model.xMarks : model.yMarks
    return specs.enumerated().map { number, spec in
      make(
        spec, axis, values: axis.ticks[number], step: axis.steps[number], isHorizontal: isHorizontal,
        isMirrored: model.isMirrored, calendar: calendar, locale: locale)
    }
  }
  private static func make(
    _ spec: AxisMarksSpec, _ axis: AxisModel, values: [_ChartValue], step: AxisStep?, isHorizontal: Bool,
    isMirrored: Bool, calendar: Calendar, locale: Locale
  ) -> PlacedAxis {
    let scale = axis.scale
    let fractions = values.map { scale.fraction($0) }
    let ticks = values.indices.map { index -> Tick in
      let value = AxisValue(index: index, count: values.count, value: values[index])
      let parts = spec.parts?(value) ?? usualParts(spec, scale, isHorizontal)
      return Tick(
        value: values[index], parts: parts, fraction: fractions[index],
        centerFraction: center(fractions, index, scale, step, values[index], calendar),
        text: text(values[index], spec, axis, step, calendar, locale))
    }
    return PlacedAxis(
      side: side(spec.position, isHorizontal, isMirrored, scale.isCategorical), isHorizontal: isHorizontal,
      isDate: scale.isDate,
      isCategorical: scale.isCategorical, ticks: ticks, spec: spec, isMirrored: isMirrored)
  }
  /// Numbers and dates of y are at the trailing edge, categories at the leading one. Source: seen, charts on iOS.
  private static func side(
    _ position: AxisMarkPosition, _ isHorizontal: Bool, _ isMirrored: Bool, _ isCategorical: Bool
  ) -> PlotSide {
    if isHorizontal { return position.kind == .top ? .top : .bottom }
    // Leading is right where text runs from the right; within the chart, places count from the left.
    let isLeading = position.kind == .leading || (position.kind != .trailing && isCategorical)
    return isLeading != isMirrored ? .leading : .trailing
  }
  /// Lines, ticks and labels; categories along x have labels alone.
  ///
  /// Source: seen, charts on iOS.
  private static func usualParts(_ spec: AxisMarksSpec, _ scale: PositionScale, _ isHorizontal: Bool) -> [AxisPart] {
    let label = AxisPart(kind: .label(.value, AxisLabelOptions()))
    if scale.isCategorical { return [label] }
    let line = AxisPart(kind: .gridLine, stroke: spec.stroke)
    guard isHorizontal else { return [line, label] }
    return [line, AxisPart(kind: .tick(scale.isDate ? .longestLabel : .automatic), stroke: spec.stroke), label]
  }
  private static func center(
    _ fractions: [Double?], _ index: Int, _ scale: PositionScale, _ step: AxisStep?, _ value: _ChartValue,
    _ calendar: Calendar
  ) -> Double? {
    guard let here = fractions[index], !scale.isCategorical else { return fractions[index] }
    var next = index + 1 < fractions.count ? fractions[index + 1] : nil
    if next == nil, let scalar = value.scalar {
      switch step {
      case .number(let length)?: next = scale.fraction(scalar: scalar + length)
      case .date(let step)?:
        let date = Date(timeIntervalSinceReferenceDate: scalar)
        next = calendar.date(byAdding: step.unit, value: step.count, to: date)
          .flatMap { scale.fraction(scalar: $0.timeIntervalSinceReferenceDate) }
      case nil: break
      }
    }
    return next.map { (here + min($0, 1)) / 2 } ?? here
  }
  private static func text(
    _ value: _ChartValue, _ spec: AxisMarksSpec, _ axis: AxisModel, _ step: AxisStep?, _ calendar: Calendar,
    _ locale: Locale
  ) -> String {
    if let format = spec.format { return format(value, locale) ?? "" }
    switch value {
    case .category(let name): return name
    case .number(let number):
      // Source: our choice: the scale of normalised stacks ends at 1, which is the whole.
      if axis.isShare { return NumberLabels.percent(number, locale: locale) }
      if case .number(let length)? = step { return NumberLabels.text(number, step: length, locale: locale) }
      return NumberLabels.text(number, step: nil, locale: locale)
    case .date(let seconds):
      let length = axis.scale.bounds.map { $0.upperBound - $0.lowerBound } ?? 0
      if case .date(let step)? = step {
        return DateLabels.text(seconds, step: step, length: length, calendar: calendar, locale: locale)
      }
      return DateLabels.text(
        seconds, step: DateStep.nice(for: length, count: 5), length: length, calendar: calendar, locale: locale)
    }
  }
}
