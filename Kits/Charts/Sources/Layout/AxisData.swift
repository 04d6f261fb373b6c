import Foundation

/// The values of one axis in the data, from which its domain is inferred: pure.
struct AxisData {
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  private(set) var categories: [String] = []
  private var known: Set<String> = []
  private(set) var hasDates = false
  private(set) var hasNumbers = false
  /// Whether all numbers are whole: ticks then are whole too.
  private(set) var isWhole = true
  /// How many bars and areas are shares of a normalised stack, and how many are not.
  private var shares = 0
  private var amounts = 0
  /// Whether the axis shows shares of one: its labels are per cent.
  var isShare: Bool { shares > 0 && amounts == 0 }
  /// The least value above zero, where a logarithm starts.
  private(set) var lowPositive = Double.infinity
  /// How many numbers of many points are not finite, and count for nothing.
  private(set) var skipped = 0

  var hasScalars: Bool { low <= high }
  var isEmpty: Bool { !hasScalars && categories.isEmpty }

  mutating func add(_ value: _ChartValue) {
    switch value {
    case .number(let number):
      hasNumbers = true
      note(number)
      add(scalar: number)
    case .date(let seconds):
      hasDates = true
      add(scalar: seconds)
    case .category(let name):
      if known.insert(name).inserted { categories.append(name) }
    }
  }
  private mutating func note(_ number: Double) {
    if isWhole, number.isFinite, number != number.rounded() { isWhole = false }
  }
  mutating func add(scalar: Double) {
    guard scalar.isFinite else { return }
    low = min(low, scalar)
    high = max(high, scalar)
    if scalar > 0 { lowPositive = min(lowPositive, scalar) }
  }
  mutating func add(_ span: ValueSpan) {
    add(span.lower)
    if let upper = span.upper { add(upper) }
  }
  mutating func add(_ range: ClosedDirectedRange, isNormalized: Bool) {
    hasNumbers = true
    if isNormalized { shares += 1 } else { amounts += 1 }
    note(range.start)
    note(range.end)
    add(scalar: range.start)
    add(scalar: range.end)
  }
  mutating func add(contentsOf values: [Double], areDates: Bool) {
    if areDates { hasDates = true } else { hasNumbers = true }
    var low = low, high = high, lowPositive = lowPositive, whole = isWhole
    for value in values {
      guard value.isFinite else {
        skipped += 1
        continue
      }
      low = min(low, value)
      high = max(high, value)
      if value > 0 { lowPositive = min(lowPositive, value) }
      if whole, value != value.rounded() { whole = false }
    }
    (self.low, self.high, self.lowPositive, isWhole) = (low, high, lowPositive, whole)
  }
}

extension AxisData {
  /// The values of x and of y that marks have.
  static func of(_ marks: [ResolvedMark], _ stacking: Stacking) -> (x: AxisData, y: AxisData) {
    var x = AxisData(), y = AxisData()
    for (index, mark) in marks.enumerated() {
      if let points = mark.points {
        x.add(contentsOf: points.xs, areDates: points.xIsDate)
        y.add(contentsOf: points.ys, areDates: points.yIsDate)
        y.add(contentsOf: points.yEnds, areDates: points.yIsDate)
        continue
      }
      guard mark.isPlottable, mark.function == nil else { continue }
      let vertical = mark.growsVertically, range = stacking.ranges[index]
      if let range, vertical == false {
        x.add(range, isNormalized: mark.stacking == .normalized)
      } else {
        [mark.x, mark.xEnd].forEach { $0.map { x.add($0.span) } }
      }
      if let range, vertical == true {
        y.add(range, isNormalized: mark.stacking == .normalized)
      } else {
        [mark.y, mark.yEnd].forEach { $0.map { y.add($0.span) } }
      }
    }
    return (x, y)
  }
}
