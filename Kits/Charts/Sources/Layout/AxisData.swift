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
    if isWhole, !Self.isWhole(number) { isWhole = false }
  }
  /// Whether a number has no fraction, or is none at all. Beyond 2^52 every number is whole, and below it adding that leaves no
  /// fraction over: there is no instruction that rounds on every processor.
  @inline(__always) private static func isWhole(_ number: Double) -> Bool {
    let least = 4_503_599_627_370_496.0, size = abs(number)
    return !(size < least) || (size + least) - least == size
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
    values.withUnsafeBufferPointer { values in
      var low = low, high = high, lowPositive = lowPositive, skipped = 0
      for value in values {
        // Not a number and infinite alike.
        if value - value != 0 {
          skipped += 1
          continue
        }
        if value < low { low = value }
        if value > high { high = value }
        if value > 0, value < lowPositive { lowPositive = value }
      }
      self.skipped += skipped
      (self.low, self.high, self.lowPositive) = (low, high, lowPositive)
      // Most data say so by one of their first values.
      isWhole = isWhole && values.allSatisfy(Self.isWhole)
    }
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
