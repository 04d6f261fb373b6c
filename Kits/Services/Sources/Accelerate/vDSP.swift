import Foundation

/// Numbers in lists, computed at once.
///
/// ```swift
/// let level = vDSP.rootMeanSquare(samples)
/// ```
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum vDSP {
  // MARK: - One number of a list

  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.withUnsafeBufferPointer { $0.reduce(0, +) }
  }
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.count == 0 ? .nan : sum(vector) / U.Element(vector.count)
  }
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.count == 0 ? .nan : sumOfSquares(vector) / U.Element(vector.count)
  }
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } }
  }
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    meanSquare(vector).squareRoot()
  }
  /// Minus infinity for an empty list.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.withUnsafeBufferPointer { $0.max() ?? -.infinity }
  }
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    vector.withUnsafeBufferPointer { $0.min() ?? .infinity }
  }
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    vector.withUnsafeBufferPointer { $0.reduce(0) { Swift.max($0, Swift.abs($1)) } }
  }
  public static func indexOfMaximum<U: AccelerateBuffer>(
    _ vector: U
  ) -> (UInt, U.Element) where U.Element: BinaryFloatingPoint {
    vector.withUnsafeBufferPointer { numbers in
      var best: (UInt, U.Element) = (0, -.infinity)
      for (index, number) in numbers.enumerated() where number > best.1 { best = (UInt(index), number) }
      return best
    }
  }
  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    pairs(vectorA, vectorB, *).reduce(0, +)
  }
  public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ pointA: U, _ pointB: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    pairs(pointA, pointB) { ($0 - $1) * ($0 - $1) }.reduce(0, +)
  }

  // MARK: - A list of lists

  private static func pairs<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ a: U, _ b: V, _ make: (U.Element, U.Element) -> U.Element
  ) -> [U.Element] where V.Element == U.Element {
    precondition(a.count == b.count, "The lists have \(a.count) and \(b.count) numbers. They need as many.")
    return a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in zip(a, b).map(make) } }
  }
  private static func each<U: AccelerateBuffer>(_ vector: U, _ make: (U.Element) -> U.Element) -> [U.Element] {
    vector.withUnsafeBufferPointer { $0.map(make) }
  }
  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, +) }
  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, -) }
  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, *) }
  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, /) }
  public static func add<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { each(vector) { $0 + scalar } }
  public static func multiply<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { each(vector) { $0 * scalar } }
  public static func divide<U: AccelerateBuffer>(
    _ vector: U, _ scalar: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { each(vector) { $0 / scalar } }
  public static func absolute<U: AccelerateBuffer>(
    _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { each(vector) { Swift.abs($0) } }
  public static func negative<U: AccelerateBuffer>(
    _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { each(vector) { -$0 } }
  public static func square<U: AccelerateBuffer>(
    _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { each(vector) { $0 * $0 } }
  public static func clip<U: AccelerateBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    each(vector) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func ramp<Number: BinaryFloatingPoint>(
    withInitialValue initialValue: Number, increment: Number, count: Int
  ) -> [Number] { (0..<count).map { initialValue + Number($0) * increment } }

  // MARK: - Windows

  public enum WindowSequence: Sendable { case hanningNormalized, hanningDenormalized, hamming, blackman }
  public static func window(
    ofType type: Float.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [Float] {
    var result = [Float](repeating: 0, count: count)
    let half: Int32 = isHalfWindow ? 1 : 0
    switch sequence {
    case .hanningNormalized: vDSP_hann_window(&result, UInt(count), 2 | half)
    case .hanningDenormalized: vDSP_hann_window(&result, UInt(count), half)
    case .hamming: vDSP_hamm_window(&result, UInt(count), half)
    case .blackman: vDSP_blkman_window(&result, UInt(count), half)
    }
    return result
  }
}

/// Numbers that lie in memory one behind the other.
public protocol AccelerateBuffer<Element> {
  associatedtype Element
  var count: Int { get }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
extension Array: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(self)
  }
}
