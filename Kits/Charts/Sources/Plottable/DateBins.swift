import Foundation

/// A collection of bins for dates.
nonisolated public struct DateBins: Equatable, Sendable {
  /// The dates between the bins, and at both ends.
  public var thresholds: [Date]
  /// Creates a bin between each two thresholds that follow one another.
  public init(thresholds: [Date]) { self.thresholds = thresholds }
  /// Bins of a nice unit of the calendar over all data, by Scott's rule where no count is given.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    let seconds = data.map(\.timeIntervalSinceReferenceDate)
    let count = desiredCount ?? BinCount.scott(seconds)
    self.init(Self.covering(seconds.min() ?? 0, seconds.max() ?? 0, count, calendar))
  }
  /// Bins of a nice unit of the calendar over a range.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    let low = range.lowerBound.timeIntervalSinceReferenceDate, high = range.upperBound.timeIntervalSinceReferenceDate
    self.init(Self.covering(low, high, desiredCount, calendar))
  }
  /// Bins of a unit of the calendar over a range.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    let low = range.lowerBound.timeIntervalSinceReferenceDate, high = range.upperBound.timeIntervalSinceReferenceDate
    self.init(DateTicks(DateStep(unit, Swift.max(1, stride)), calendar).covering(low, high))
  }
  /// Bins of one length from the start of the range, until all of it is covered.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    precondition(timeInterval > 0, "DateBins: the length \(timeInterval) of a bin must be positive.")
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = Swift.max(1, Int((length / timeInterval).rounded(.up)))
    self.init(thresholds: (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
  }
  private init(_ seconds: [Double]) {
    self.init(thresholds: seconds.map { Date(timeIntervalSinceReferenceDate: $0) })
  }
  private static func covering(_ low: Double, _ high: Double, _ count: Int, _ calendar: Calendar) -> [Double] {
    DateTicks(DateStep.nice(for: high - low, count: count), calendar).covering(low, high)
  }
  /// The bin that a date is in.
  public func index(for date: Date) -> Int { BinCount.index(of: date, thresholds) }
}

extension DateBins: RandomAccessCollection {
  public typealias Element = ChartBinRange<Date>
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}
