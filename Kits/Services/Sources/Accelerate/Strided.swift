@_exported import Foundation

/// Numbers in memory, some steps from each other.
struct Strided<Number: BinaryFloatingPoint> {
  private let start: UnsafePointer<Number>
  private let step: Int, count: Int
  init(_ start: UnsafePointer<Number>, _ step: Int, _ count: UInt) {
    (self.start, self.step, self.count) = (start, step, Int(count))
  }
  func sum(_ value: (Number) -> Number) -> Number {
    var sum: Number = 0
    for index in 0..<count { sum += value(start[index * step]) }
    return sum
  }
  /// The first of the best numbers.
  func best(_ worst: Number, _ isBetter: (Number, Number) -> Bool) -> (value: Number, index: Int) {
    var best = (value: worst, index: 0)
    for index in 0..<count where isBetter(start[index * step], best.value) { best = (start[index * step], index) }
    return best
  }
}
enum Window {
  static func fill<Number: BinaryFloatingPoint>(
    _ target: UnsafeMutablePointer<Number>, _ count: UInt, _ flags: Int32, _ value: (Number) -> Number
  ) {
    let shown = flags & 1 == 0 ? Int(count) : (Int(count) + 1) / 2
    for index in 0..<shown { target[index] = value(2 * Number.pi * Number(index) / Number(count)) }
  }
}
public let vDSP_HALF_WINDOW: Int32 = 1
public let vDSP_HANN_DENORM: Int32 = 0
public let vDSP_HANN_NORM: Int32 = 2
