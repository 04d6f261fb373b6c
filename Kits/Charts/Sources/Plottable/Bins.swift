import Foundation

/// The values of a bin: from its lower bound up to, but not including, its upper bound; the last bin includes both.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound
}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// How many bins data deserve.
enum BinCount {
  /// Scott's normal reference rule: bins as wide as 3.49 standard deviations by the cube root of the count, 200 at most.
  ///
  /// Source: Apple, documentation of NumberBins.init(data:desiredCount:minimumStride:); D. W. Scott, On optimal and
  /// data-based histograms, Biometrika 66 (1979).
  static func scott(_ data: [Double]) -> Int {
    guard data.count > 1, let low = data.min(), let high = data.max(), high > low else { return 1 }
    let count = Double(data.count), mean = data.reduce(0, +) / count
    let variance = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let width = 3.49 * variance.squareRoot() / cbrt(count)
    guard width > 0 else { return 1 }
    return max(1, min(200, Int(((high - low) / width).rounded(.up))))
  }
  /// The bin that a value is in, of those between thresholds in order: before the first it is -1, behind the last their
  /// count. The last threshold is of the last bin.
  static func index<T: Comparable>(of value: T, _ thresholds: [T]) -> Int {
    guard let first = thresholds.first, let last = thresholds.last, thresholds.count > 1 else { return 0 }
    if value < first { return -1 }
    if value == last { return thresholds.count - 2 }
    if value > last { return thresholds.count - 1 }
    var low = 0, high = thresholds.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
