import Foundation

/// The scale of an axis and the values at which it has marks: pure.
struct AxisModel {
  /// Of all the data; what is seen of it is `visible`.
  var full: PositionScale
  var scale: PositionScale
  /// For each `AxisMarks`, its values.
  var ticks: [[_ChartValue]] = []
  /// The step between ticks, for the format of labels; nil where there is none.
  var steps: [AxisStep?] = []
  /// Whether nothing told the axis what its values are.
  var isEmpty = false
  /// Whether its values are shares of normalised stacks: labels are per cent.
  var isShare = false
}

/// The step between the ticks of an axis.
enum AxisStep: Equatable {
  case number(Double)
  case date(DateStep)
}

extension AxisModel {
  /// About how many marks an axis has, by its length in points.
  ///
  /// Source: our choice: marks at least 40 points apart upwards and 70 across, 2 to 7 of them, as Apple's charts look.
  static func desiredCount(length: CGFloat, isHorizontal: Bool) -> Int {
    min(max(Int((length / (isHorizontal ? 70 : 40)).rounded()), 2), isHorizontal ? 7 : 6)
  }

  init(
    _ data: AxisData, _ configuration: AxisConfiguration, _ marks: [AxisMarksSpec], length: CGFloat, isHorizontal: Bool,
    calendar: Calendar?
  ) {
    let count = Self.desiredCount(length: length, isHorizontal: isHorizontal)
    let type = configuration.type
    isEmpty = data.isEmpty && configuration.domain == nil
    isShare = data.isShare
    full = Self.domain(data, configuration, type)
    // The step by which the domain was rounded: marks have it too, so that one is at its end.
    var settled: (values: AxisMarkValues, step: Double)?
    if let rounding = Self.rounding(marks, configuration, full, type),
      let rounded = Self.rounded(
        full, rounding.values, count, type, rounding.lower, rounding.upper, calendar, isWhole: data.isWhole)
    {
      full = rounded.scale
      settled = rounded.step.map { (rounding.values, $0) }
    }
    scale = full
    if let window = Self.window(full, configuration) { scale = window }
    for spec in marks {
      let own = scale == full && settled?.values.isSame(as: spec.values) == true ? settled?.step : nil
      let (values, step) = Self.ticks(
        spec.values, scale, count, type, calendar, isWhole: data.isWhole, settledStep: own)
      ticks.append(values)
      steps.append(step)
    }
  }

  // MARK: - Domain

  private static func domain(
    _ data: AxisData, _ configuration: AxisConfiguration, _ type: ScaleType?
  ) -> PositionScale {
    let transform = type ?? .linear
    switch configuration.domain?.kind {
    case .range(let low, let high)?:
      return explicit([low, high], transform)
    case .list(let values)?:
      return explicit(values, transform)
    case .automatic(let zero, let reversed, let modify)?:
      return inferred(data, transform, includesZero: zero, reversed: reversed == true, modify)
    case nil:
      return inferred(data, transform, includesZero: nil, reversed: false, nil)
    }
  }
  private static func explicit(_ values: [_ChartValue], _ type: ScaleType) -> PositionScale {
    let scalars = values.compactMap(\.scalar).filter(\.isFinite)
    guard type != .category, let first = scalars.first, let last = scalars.last else {
      var names: [String] = []
      for value in values where !names.contains(value.category) { names.append(value.category) }
      return PositionScale(.categories(names), type: .category)
    }
    var isDate = false
    if case .date? = values.first { isDate = true }
    var (low, high) = (first, last)
    if type == .log { (low, high) = positive(low, high) }
    return PositionScale(.continuous(low, high, isDate: isDate), type: type)
  }
  /// Ends of a logarithm's domain: what is not above zero is a thousandth of the other end, or 1.
  private static func positive(_ low: Double, _ high: Double) -> (Double, Double) {
    let high = high > 0 ? high : 1
    return (low > 0 ? low : high / 1000, high)
  }
  private static func inferred(
    _ data: AxisData, _ type: ScaleType, includesZero: Bool?, reversed: Bool, _ modify: ((inout [_ChartValue]) -> Void)?
  ) -> PositionScale {
    if !data.categories.isEmpty || (type == .category && data.hasScalars) {
      var values = data.categories.map { _ChartValue.category($0) }
      modify?(&values)
      let names = values.map(\.category)
      return PositionScale(.categories(reversed ? names.reversed() : names), type: .category)
    }
    guard data.hasScalars else { return PositionScale(.continuous(0, 1, isDate: false), type: type) }
    let isDate = data.hasDates
    var low = data.low, high = data.high
    if type == .log {
      low = data.lowPositive.isFinite ? data.lowPositive : 1
      high = max(high, low)
      if low == high { (low, high) = (low / 10, high * 10) }
    } else if !isDate && includesZero != false {
      (low, high) = (min(low, 0), max(high, 0))
    }
    if let modify {
      var values: [_ChartValue] = isDate ? [.date(low), .date(high)] : [.number(low), .number(high)]
      modify(&values)
      let scalars = values.compactMap(\.scalar).filter(\.isFinite)
      (low, high) = (scalars.min() ?? low, scalars.max() ?? high)
    }
    // One value alone: a day of dates, one of numbers around it.
    if low == high {
      let half: Double = isDate ? 43_200 : low == 0 ? 0.5 : abs(low) / 2
      if !isDate && low == 0 { high = 1 } else { (low, high) = (low - half, high + half) }
    }
    return PositionScale(
      reversed ? .continuous(high, low, isDate: isDate) : .continuous(low, high, isDate: isDate), type: type)
  }

  // MARK: - Rounding

  /// Whether an axis rounds the ends of its domain, and by which values.
  private static func rounding(
    _ marks: [AxisMarksSpec], _ configuration: AxisConfiguration, _ scale: PositionScale, _ type: ScaleType?
  ) -> (values: AxisMarkValues, lower: Bool, upper: Bool)? {
    guard !scale.isCategorical else { return nil }
    var isInferred = true
    switch configuration.domain?.kind {
    case .range?, .list?: isInferred = false
    default: break
    }
    let usual = isInferred && !scale.isDate
    let all = marks.isEmpty ? [AxisMarksSpec()] : marks
    let values = all.first { if case .list = $0.values.kind { false } else { true } }?.values
    guard let values else { return usual ? (.automatic, true, true) : nil }
    let lower = values.roundLower ?? usual, upper = values.roundUpper ?? usual
    return lower || upper ? (values, lower, upper) : nil
  }
  private static func rounded(
    _ scale: PositionScale, _ values: AxisMarkValues, _ count: Int, _ type: ScaleType?, _ lower: Bool, _ upper: Bool,
    _ calendar: Calendar?, isWhole: Bool
  ) -> (scale: PositionScale, step: Double?)? {
    guard case .continuous(let a, let b, let isDate) = scale.domain else { return nil }
    let (low, high) = (min(a, b), max(a, b))
    var covering: [Double], step: Double?
    if type == .log {
      guard low > 0 else { return nil }
      covering = [pow(10, (log10(low) + 1e-9).rounded(.down)), pow(10, (log10(high) - 1e-9).rounded(.up))]
    } else {
      switch values.kind {
      case .stride(let length): covering = length > 0 ? LinearTicks(low, high, step: length).covering : []
      case .dates(let unit, let own): covering = DateTicks(unit, own ?? calendar).covering(low, high)
      case .automatic(let desired, let least):
        let ticks = LinearTicks.settled(
          low, high, desiredCount: desired ?? count, minimumStep: least ?? 0, isWhole: isWhole, lower: lower,
          upper: upper)
        if !isDate { step = ticks.step }
        covering =
          isDate
          ? DateTicks(DateStep.nice(for: high - low, count: desired ?? count), calendar).covering(low, high)
          : ticks.covering
      case .list: covering = []
      }
    }
    guard let first = covering.first, let last = covering.last else { return nil }
    let newLow = lower ? min(first, low) : low, newHigh = upper ? max(last, high) : high
    let rounded = PositionScale(
      a <= b ? .continuous(newLow, newHigh, isDate: isDate) : .continuous(newHigh, newLow, isDate: isDate),
      type: scale.type)
    return (rounded, step)
  }

  // MARK: - What is seen

  /// What is seen of a scale that scrolls; nil for all.
  private static func window(_ full: PositionScale, _ configuration: AxisConfiguration) -> PositionScale? {
    guard let length = configuration.visibleLength, length > 0 else { return nil }
    switch full.domain {
    case .categories(let names):
      let count = max(1, Int(length.rounded()))
      guard count < names.count else { return nil }
      let wanted = configuration.scrollPosition.flatMap { names.firstIndex(of: $0.category) } ?? 0
      let first = min(max(0, wanted), names.count - count)
      return PositionScale(.categories(Array(names[first..<first + count])), type: full.type)
    case .continuous(let a, let b, let isDate):
      let (low, high) = (min(a, b), max(a, b))
      guard length < high - low else { return nil }
      let start = min(max(configuration.scrollPosition?.scalar ?? low, low), high - length)
      return PositionScale(
        a <= b
          ? .continuous(start, start + length, isDate: isDate) : .continuous(start + length, start, isDate: isDate),
        type: full.type)
    }
  }

  // MARK: - Ticks

  static func ticks(
    _ values: AxisMarkValues, _ scale: PositionScale, _ count: Int, _ type: ScaleType?, _ calendar: Calendar?,
    isWhole: Bool = false, settledStep: Double? = nil
  ) -> ([_ChartValue], AxisStep?) {
    if case .list(let list) = values.kind { return (list.filter(\.isPlottable), nil) }
    guard let bounds = scale.bounds else { return (scale.categories.map { .category($0) }, nil) }
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    func dates(_ step: DateStep, _ own: Calendar?) -> ([_ChartValue], AxisStep?) {
      (DateTicks(step, own ?? calendar).inside(low, high).map { .date($0) }, .date(step))
    }
    switch values.kind {
    case .list: return ([], nil)
    case .dates(let step, let own): return dates(step, own)
    case .stride(let step):
      guard step > 0 else { return ([], nil) }
      let inside = LinearTicks(low, high, step: step).inside
      return (inside.map { scale.isDate ? .date($0) : .number($0) }, .number(step))
    case .automatic(let desired, let least):
      let count = desired ?? count
      if scale.isDate { return dates(DateStep.nice(for: high - low, count: count, atLeast: least ?? 0), nil) }
      if type == .log { return (LogTicks.inside(low, high, desiredCount: count).map { .number($0) }, nil) }
      let ticks =
        settledStep.map { LinearTicks(low, high, step: $0) }
        ?? LinearTicks(low, high, desiredCount: count, minimumStep: least ?? 0, isWhole: isWhole)
      return (ticks.inside.map { .number($0) }, .number(ticks.step))
    }
  }
}
