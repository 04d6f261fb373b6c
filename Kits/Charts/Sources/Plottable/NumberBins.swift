import Foundation

/// A collection of bins for numbers.
///
///     let bins = NumberBins(data: ages, desiredCount: 8)
///     let counts = Dictionary(grouping: ages, by: bins.index).mapValues(\.count)
nonisolated public struct NumberBins<Value: Plottable & Comparable & Numeric> {
  /// The values between the bins, and at both ends.
  public var thresholds: [Value]
  /// Creates a bin between each two thresholds that follow one another.
  public init(thresholds: [Value]) { self.thresholds = thresholds }
  /// The bin that a value is in.
  public func index(for value: Value) -> Int { BinCount.index(of: value, thresholds) }
}

extension NumberBins: RandomAccessCollection {
  public typealias Element = ChartBinRange<Value>
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}
extension NumberBins: Equatable {}
extension NumberBins: Sendable where Value: Sendable {}

nonisolated extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of nice widths over all data, by Scott's rule where no count is given.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let values = data.map { Double($0) }.filter(\.isFinite)
    let count = desiredCount ?? BinCount.scott(values)
    self.init(Self.nice(values.min() ?? 0, values.max() ?? 0, count, Double(minimumStride)))
  }
  /// Bins of nice widths over a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(Self.nice(Double(range.lowerBound), Double(range.upperBound), desiredCount, Double(minimumStride)))
  }
  private init(_ values: [Double]) { self.init(thresholds: values.map { Value($0) }) }
  private static func nice(_ low: Double, _ high: Double, _ count: Int, _ least: Double) -> [Double] {
    LinearTicks(low, high, desiredCount: Swift.max(1, count), minimumStep: least).covering
  }
  /// So many bins of equal width.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count), width = (range.upperBound - range.lowerBound) / Value(count)
    self.init(thresholds: (0..<count).map { range.lowerBound + Value($0) * width } + [range.upperBound])
  }
  /// Bins of one width from the start of the range, until all of it is covered.
  public init(size: Value, range: ClosedRange<Value>) {
    precondition(size > 0, "NumberBins: the size \(size) of a bin must be positive.")
    let count = Swift.max(1, Int(((range.upperBound - range.lowerBound) / size).rounded(.up)))
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
  }
}

nonisolated extension NumberBins where Value: BinaryInteger {
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let count = desiredCount ?? BinCount.scott(data.map { Double($0) })
    self.init(data.min() ?? 0, data.max() ?? 0, count, minimumStride)
  }
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(range.lowerBound, range.upperBound, desiredCount, minimumStride)
  }
  private init(_ low: Value, _ high: Value, _ count: Int, _ least: Value) {
    let ticks = LinearTicks(
      Double(low), Double(high), desiredCount: Swift.max(1, count), minimumStep: Swift.max(1, Double(least)))
    self.init(thresholds: ticks.covering.map { Value($0.rounded()) })
  }
  /// So many bins of equal width, which is a whole number: the last bin has what is over.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count), width = Swift.max(1, (range.upperBound - range.lowerBound) / Value(count))
    self.init(thresholds: (0..<count).map { range.lowerBound + Value($0) * width } + [range.upperBound])
  }
  public init(size: Value, range: ClosedRange<Value>) {
    precondition(size > 0, "NumberBins: the size \(size) of a bin must be positive.")
    let count = Swift.max(1, Int((range.upperBound - range.lowerBound + size - 1) / size))
    self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * size })
  }
}
