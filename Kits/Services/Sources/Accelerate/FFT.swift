import Foundation

public typealias FFTDirection = Int32
public typealias FFTRadix = Int32
public let FFT_FORWARD: Int32 = 1
public let FFT_INVERSE: Int32 = -1
public let kFFTDirection_Forward: Int32 = 1
public let kFFTDirection_Inverse: Int32 = -1
public let FFT_RADIX2: Int32 = 0
public let kFFTRadix2: Int32 = 0

public struct DSPComplex {
  public var real: Float, imag: Float
  public init(real: Float = 0, imag: Float = 0) { (self.real, self.imag) = (real, imag) }
}
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}
/// What a transform of up to so many numbers needs.
public final class FFTSetup: Sendable {
  /// The sines and cosines of a half circle.
  let cosines: [Double], sines: [Double]
  let largest: UInt
  init(_ largest: UInt) {
    self.largest = largest
    let count = 1 << largest
    cosines = (0..<max(1, count / 2)).map { cos(2 * .pi * Double($0) / Double(count)) }
    sines = (0..<max(1, count / 2)).map { sin(2 * .pi * Double($0) / Double(count)) }
  }
  /// The transform of 2^length numbers in their place. Source: Cooley and Tukey, 1965.
  func transform(_ real: inout [Double], _ imaginary: inout [Double], isForward: Bool) {
    let count = real.count
    var reversed = 0
    for index in 1..<max(1, count) {
      var bit = count >> 1
      while reversed & bit != 0 {
        reversed ^= bit
        bit >>= 1
      }
      reversed |= bit
      if index < reversed {
        real.swapAt(index, reversed)
        imaginary.swapAt(index, reversed)
      }
    }
    var half = 1
    while half < count {
      let step = (1 << Int(largest)) / (2 * half)
      for start in stride(from: 0, to: count, by: 2 * half) {
        for index in 0..<half {
          let (c, s) = (cosines[index * step], isForward ? -sines[index * step] : sines[index * step])
          let (low, high) = (start + index, start + index + half)
          let (x, y) = (real[high] * c - imaginary[high] * s, real[high] * s + imaginary[high] * c)
          (real[high], imaginary[high]) = (real[low] - x, imaginary[low] - y)
          (real[low], imaginary[low]) = (real[low] + x, imaginary[low] + y)
        }
      }
      half *= 2
    }
  }
}
/// For up to 2^`Log2n` numbers. Nil for more than 2^24, and for another radix than 2.
public func vDSP_create_fftsetup(_ Log2n: vDSP_Length, _ Radix: FFTRadix) -> FFTSetup? {
  Log2n <= 24 && Radix == kFFTRadix2 ? FFTSetup(Log2n) : nil
}
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}
/// Numbers one behind the other, every second of which becomes the imaginary part. `IC` counts single numbers.
public func vDSP_ctoz(
  _ C: UnsafePointer<DSPComplex>, _ IC: Int, _ Z: UnsafePointer<DSPSplitComplex>, _ IZ: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    (Z.pointee.realp[i * IZ], Z.pointee.imagp[i * IZ]) = (C[i * IC / 2].real, C[i * IC / 2].imag)
  }
}
public func vDSP_ztoc(
  _ Z: UnsafePointer<DSPSplitComplex>, _ IZ: Int, _ C: UnsafeMutablePointer<DSPComplex>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    C[i * IC / 2] = DSPComplex(real: Z.pointee.realp[i * IZ], imag: Z.pointee.imagp[i * IZ])
  }
}
public func vDSP_zvabs(
  _ A: UnsafePointer<DSPSplitComplex>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) { C[i * IC] = hypot(A.pointee.realp[i * IA], A.pointee.imagp[i * IA]) }
}
public func vDSP_zvmags(
  _ A: UnsafePointer<DSPSplitComplex>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let (x, y) = (A.pointee.realp[i * IA], A.pointee.imagp[i * IA])
    C[i * IC] = x * x + y * y
  }
}
/// The transform of complex numbers in their place.
public func vDSP_fft_zip(
  _ Setup: FFTSetup, _ C: UnsafePointer<DSPSplitComplex>, _ IC: Int, _ Log2N: vDSP_Length, _ Direction: FFTDirection
) {
  precondition(Log2N <= Setup.largest, "The setup is for 2^\(Setup.largest) numbers, not for 2^\(Log2N).")
  let count = 1 << Int(Log2N), split = C.pointee
  var real = (0..<count).map { Double(split.realp[$0 * IC]) },
    imaginary = (0..<count).map { Double(split.imagp[$0 * IC]) }
  Setup.transform(&real, &imaginary, isForward: Direction == FFT_FORWARD)
  for i in 0..<count { (split.realp[i * IC], split.imagp[i * IC]) = (Float(real[i]), Float(imaginary[i])) }
}
/// The transform of 2^`Log2N` real numbers, which lie in pairs as real and imaginary parts. The first imaginary part is the
/// real one of the highest frequency. Forwards everything is twice as large as the formula says. Source: Apple, "vDSP
/// Programming Guide", "Data Packing for Real FFTs" and "Scaling Fourier Transforms".
public func vDSP_fft_zrip(
  _ Setup: FFTSetup, _ C: UnsafePointer<DSPSplitComplex>, _ IC: Int, _ Log2N: vDSP_Length, _ Direction: FFTDirection
) {
  precondition(Log2N <= Setup.largest, "The setup is for 2^\(Setup.largest) numbers, not for 2^\(Log2N).")
  let count = 1 << Int(Log2N), half = count / 2, split = C.pointee
  var real = [Double](repeating: 0, count: count), imaginary = real
  if Direction == FFT_FORWARD {
    for i in 0..<half { (real[2 * i], real[2 * i + 1]) = (Double(split.realp[i * IC]), Double(split.imagp[i * IC])) }
    Setup.transform(&real, &imaginary, isForward: true)
    for i in 1..<max(1, half) {
      (split.realp[i * IC], split.imagp[i * IC]) = (Float(2 * real[i]), Float(2 * imaginary[i]))
    }
    (split.realp[0], split.imagp[0]) = (Float(2 * real[0]), Float(2 * real[half]))
  } else {
    (real[0], real[half]) = (Double(split.realp[0]), Double(split.imagp[0]))
    for i in 1..<max(1, half) {
      (real[i], imaginary[i]) = (Double(split.realp[i * IC]), Double(split.imagp[i * IC]))
      (real[count - i], imaginary[count - i]) = (real[i], -imaginary[i])
    }
    Setup.transform(&real, &imaginary, isForward: false)
    for i in 0..<half { (split.realp[i * IC], split.imagp[i * IC]) = (Float(real[2 * i]), Float(real[2 * i + 1])) }
  }
}
