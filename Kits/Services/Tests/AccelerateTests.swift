import Accelerate
import QuickTesting
import SwiftUI

/// Numbers as apps for sound compute them.
@MainActor struct AccelerateTests {
  @Test func `lists are added, scaled and summed up`() {
    let a: [Float] = [1, 2, 3, 4], b: [Float] = [10, 20, 30, 40]
    var result = [Float](repeating: 0, count: 4)
    vDSP_vadd(a, 1, b, 1, &result, 1, vDSP_Length(a.count))
    expect(result, equals: [11, 22, 33, 44])
    // The second list comes first.
    vDSP_vsub(a, 1, b, 1, &result, 1, 4)
    expect(result, equals: [9, 18, 27, 36])
    var factor: Float = 2
    vDSP_vsmul(a, 1, &factor, &result, 1, 4)
    expect(result, equals: [2, 4, 6, 8])
    var mean: Float = 0, level: Float = 0, largest: Float = 0
    var index: vDSP_Length = 0
    vDSP_meanv(a, 2, &mean, 2)
    expect(mean, equals: (1 + 3) / 2)
    vDSP_rmsqv([3, 4] as [Float], 1, &level, 2)
    expect(level, equals: (25.0 / 2 as Float).squareRoot())
    vDSP_maxvi(a, 1, &largest, &index, 4)
    expect(largest == 4 && index == 3)
    var sum = 0.0
    vDSP_sveD([0.5, 1.5], 1, &sum, 2)
    expect(sum, equals: 2)
    expect(vDSP.add(a, b), equals: [11, 22, 33, 44])
    expect(vDSP.multiply(2, a), equals: [2, 4, 6, 8])
    expect(vDSP.rootMeanSquare(a[0..<1]), equals: 1)
    expect(vDSP.mean([Double]()).isNaN)
    expect(vDSP.clip(b, to: 15...35), equals: [15, 20, 30, 35])
  }
  @Test func `matrices are multiplied and turned`() {
    var product = [Double](repeating: 0, count: 4)
    vDSP_mmulD([1, 2, 3, 4, 5, 6], 1, [1, 0, 0, 1, 1, 1], 1, &product, 1, 2, 2, 3)
    // 1 + 3, 2 + 3, 4 + 6, 5 + 6
    expect(product == [4, 5, 10, 11])
    var turned = [Double](repeating: 0, count: 6)
    vDSP_mtransD([1, 2, 3, 4, 5, 6], 1, &turned, 1, 3, 2)
    expect(turned == [1, 4, 2, 5, 3, 6])
  }
  @Test func `matrices of BLAS lie in rows or columns, and may be turned`() {
    var rows = [Double](repeating: 9, count: 4)
    let a: [Double] = [1, 2, 3, 4], b: [Double] = [0, 1, 1, 1]
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 2, 1, a, 2, b, 2, 0, &rows, 2)
    expect(rows == [2, 3, 4, 7])
    var turned = [Double](repeating: 1, count: 4)
    cblas_dgemm(CblasRowMajor, CblasTrans, CblasNoTrans, 2, 2, 2, 2, a, 2, b, 2, 1, &turned, 2)
    // The columns of a are 1, 3 and 2, 4: twice 3, 4, 4, 6, and what was there.
    expect(turned == [7, 9, 9, 13])
    var columns = [Float](repeating: 0, count: 4)
    cblas_sgemm(
      CblasColMajor, CblasNoTrans, CblasNoTrans, 2, 2, 2, 1, [1, 3, 2, 4], 2, [0, 1, 1, 1], 2, 0, &columns, 2)
    expect(columns == [2, 4, 3, 7])
  }
  @Test func `a tone has its place among the frequencies, and comes back`() throws {
    let count = 64, log2n = vDSP_Length(6)
    let setup = try require(vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetup(setup) }
    let tone: [Float] = (0..<count).map { index in
      let turn: Double = 2 * Double.pi * 5 * Double(index) / Double(count)
      return Float(cos(turn)) + 0.25
    }
    var real = [Float](repeating: 0, count: count / 2), imaginary = real, magnitudes = real
    var back = [DSPComplex](repeating: DSPComplex(), count: count / 2)
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        tone.withUnsafeBytes { bytes in
          vDSP_ctoz(bytes.bindMemory(to: DSPComplex.self).baseAddress!, 2, &split, 1, vDSP_Length(count / 2))
        }
        vDSP_fft_zrip(setup, &split, 1, log2n, FFTDirection(FFT_FORWARD))
        vDSP_zvabs(&split, 1, &magnitudes, 1, vDSP_Length(count / 2))
        vDSP_fft_zrip(setup, &split, 1, log2n, FFTDirection(FFT_INVERSE))
        vDSP_ztoc(&split, 1, &back, 2, vDSP_Length(count / 2))
      }
    }
    let best = vDSP.indexOfMaximum(magnitudes)
    expect(best.0, equals: 5)
    // Twice what the formula says: half of all numbers, doubled.
    expect(abs(best.1 - Float(count)) < 1e-3)
    expect(abs(magnitudes[0] - 2 * 0.25 * Float(count)) < 1e-3)
    // There and back is 2 × count.
    for (index, pair) in back.enumerated() {
      let scaled: Float = pair.real / Float(2 * count)
      expect(abs(scaled - tone[index * 2]) < 1e-5)
    }
  }
  @Test func `windows begin with nothing and are whole in the middle`() {
    var window = [Float](repeating: 0, count: 8)
    vDSP_hann_window(&window, 8, Int32(vDSP_HANN_DENORM))
    expect(window[0] == 0 && abs(window[4] - 1) < 1e-6 && abs(window[1] - window[7]) < 1e-6)
    let half = vDSP.window(ofType: Float.self, usingSequence: .hamming, count: 8, isHalfWindow: true)
    expect(abs(half[0] - 0.08) < 1e-6 && half[5] == 0)
  }
}
