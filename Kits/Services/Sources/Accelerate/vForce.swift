import Foundation

/// Functions of each number of a list.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum vForce {
  private static func map<U: AccelerateBuffer>(_ vector: U, _ function: (U.Element) -> U.Element) -> [U.Element] {
    vector.withUnsafeBufferPointer { $0.map(function) }
  }
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { $0.squareRoot() }
  }
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { $0.squareRoot() }
  }
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { 1 / $0 }
  }
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { 1 / $0 }
  }
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.exp($0) }
  }
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.exp($0) }
  }
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.exp2($0) }
  }
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.exp2($0) }
  }
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.log($0) }
  }
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.log($0) }
  }
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.log2($0) }
  }
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.log2($0) }
  }
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.log10($0) }
  }
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.log10($0) }
  }
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.sin($0) }
  }
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.sin($0) }
  }
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.cos($0) }
  }
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.cos($0) }
  }
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.tan($0) }
  }
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.tan($0) }
  }
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.asin($0) }
  }
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.asin($0) }
  }
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.acos($0) }
  }
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.acos($0) }
  }
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.atan($0) }
  }
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.atan($0) }
  }
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.sinh($0) }
  }
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.sinh($0) }
  }
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.cosh($0) }
  }
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.cosh($0) }
  }
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.tanh($0) }
  }
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.tanh($0) }
  }
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.ceil($0) }
  }
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.ceil($0) }
  }
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.floor($0) }
  }
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.floor($0) }
  }
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.trunc($0) }
  }
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.trunc($0) }
  }
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { Foundation.rint($0) }
  }
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { Foundation.rint($0) }
  }
  /// Each base to its exponent.
  ///
  /// - Precondition: There are as many of one as of the other.
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
    bases: U, exponents: V
  ) -> [Float] where U.Element == Float, V.Element == Float {
    precondition(
      bases.count == exponents.count, "vForce.pow was given \(bases.count) bases and \(exponents.count) exponents")
    return bases.withUnsafeBufferPointer { bases in
      exponents.withUnsafeBufferPointer { zip(bases, $0).map { Foundation.pow($0, $1) } }
    }
  }
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
    bases: U, exponents: V
  ) -> [Double] where U.Element == Double, V.Element == Double {
    precondition(
      bases.count == exponents.count, "vForce.pow was given \(bases.count) bases and \(exponents.count) exponents")
    return bases.withUnsafeBufferPointer { bases in
      exponents.withUnsafeBufferPointer { zip(bases, $0).map { Foundation.pow($0, $1) } }
    }
  }
}

extension vDSP {
  /// Decibels of amplitudes: twenty times the logarithm of what they are of `zeroReference`. Source: Apple, documentation of vDSP_vdbcon.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(
    _ vector: U, zeroReference: Float
  ) -> [Float] where U.Element == Float { vector.withUnsafeBufferPointer { $0.map { 20 * log10($0 / zeroReference) } } }
  public static func amplitudeToDecibels<U: AccelerateBuffer>(
    _ vector: U, zeroReference: Double
  ) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { 20 * log10($0 / zeroReference) } }
  }
  /// The same, into a list.
  ///
  /// - Precondition: There is room for as many.
  public static func convert<U: AccelerateBuffer>(
    amplitude: U, toDecibels decibels: inout [Float], zeroReference: Float
  ) where U.Element == Float {
    precondition(decibels.count >= amplitude.count, "vDSP.convert has no room for \(amplitude.count) numbers")
    decibels.replaceSubrange(
      0..<amplitude.count, with: amplitudeToDecibels(amplitude, zeroReference: zeroReference))
  }
  /// The same, of powers.
  ///
  /// - Precondition: There is room for as many.
  public static func convert<U: AccelerateBuffer>(
    power: U, toDecibels decibels: inout [Float], zeroReference: Float
  ) where U.Element == Float {
    precondition(decibels.count >= power.count, "vDSP.convert has no room for \(power.count) numbers")
    decibels.replaceSubrange(0..<power.count, with: powerToDecibels(power, zeroReference: zeroReference))
  }
  /// Decibels of powers: ten times the logarithm.
  public static func powerToDecibels<U: AccelerateBuffer>(
    _ vector: U, zeroReference: Float
  ) -> [Float] where U.Element == Float { vector.withUnsafeBufferPointer { $0.map { 10 * log10($0 / zeroReference) } } }
  public static func powerToDecibels<U: AccelerateBuffer>(
    _ vector: U, zeroReference: Double
  ) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { 10 * log10($0 / zeroReference) } }
  }

  /// Which numbers a transform takes its lengths from.
  public enum Radix: Sendable {
    case radix2, radix3, radix5
  }
  /// The transform of 2ⁿ numbers into frequencies, as `vDSP_fft_zrip` computes it.
  public class FFT<Split> {
    private let setup: FFTSetup
    private let log2n: vDSP_Length
    /// Nil for other lengths than powers of 2, and for more than 2²⁴ numbers.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: Split.Type) where Split == DSPSplitComplex {
      guard radix == .radix2, ofType == DSPSplitComplex.self,
        let setup = vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2))
      else { return nil }
      (self.setup, self.log2n) = (setup, log2n)
    }
    deinit { vDSP_destroy_fftsetup(setup) }
    fileprivate func transform(
      _ input: DSPSplitComplex, _ output: inout DSPSplitComplex, _ direction: FFTDirection
    ) {
      let half = (1 << Int(log2n)) / 2
      if input.realp != output.realp { output.realp.update(from: input.realp, count: half) }
      if input.imagp != output.imagp { output.imagp.update(from: input.imagp, count: half) }
      vDSP_fft_zrip(setup, &output, 1, log2n, direction)
    }
  }
}
extension vDSP.FFT where Split == DSPSplitComplex {
  /// From 2ⁿ numbers, of which each second is an imaginary part, to frequencies.
  public func forward(input: DSPSplitComplex, output: inout DSPSplitComplex) {
    transform(input, &output, FFTDirection(FFT_FORWARD))
  }
  /// Back again, multiplied by 2ⁿ⁺¹.
  public func inverse(input: DSPSplitComplex, output: inout DSPSplitComplex) {
    transform(input, &output, FFTDirection(FFT_INVERSE))
  }
}
