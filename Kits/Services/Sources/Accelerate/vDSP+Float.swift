import Foundation

// The functions of vDSP under their names in C: each for numbers of 32 bits and, with a D, of 64. Lists are read in steps, the
// strides; sources and targets may be the same memory where they begin at the same place. Source: Apple, documentation of vDSP.

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vDSP_Length = UInt
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias vDSP_Stride = Int

/// Sums.
public func vDSP_vadd(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ IB: Int, _ C: UnsafeMutablePointer<Float>,
  _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let a = A[i * IA], b = B[i * IB]
    C[i * IC] = a + b
  }
}
/// Products.
public func vDSP_vmul(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ IB: Int, _ C: UnsafeMutablePointer<Float>,
  _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let a = A[i * IA], b = B[i * IB]
    C[i * IC] = a * b
  }
}
/// Differences: the second list comes first, `C = A - B`.
public func vDSP_vsub(
  _ B: UnsafePointer<Float>, _ IB: Int, _ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>,
  _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let a = A[i * IA], b = B[i * IB]
    C[i * IC] = a - b
  }
}
/// Quotients: the divisors come first, `C = A / B`.
public func vDSP_vdiv(
  _ B: UnsafePointer<Float>, _ IB: Int, _ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>,
  _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let a = A[i * IA], b = B[i * IB]
    C[i * IC] = a / b
  }
}
public func vDSP_vsadd(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: Int,
  _ N: vDSP_Length
) {
  let b = B.pointee
  for i in 0..<Int(N) { C[i * IC] = A[i * IA] + b }
}
public func vDSP_vsmul(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: Int,
  _ N: vDSP_Length
) {
  let b = B.pointee
  for i in 0..<Int(N) { C[i * IC] = A[i * IA] * b }
}
public func vDSP_vsdiv(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: Int,
  _ N: vDSP_Length
) {
  let b = B.pointee
  for i in 0..<Int(N) { C[i * IC] = A[i * IA] / b }
}
public func vDSP_vabs(
  _ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) { C[i * IC] = abs(A[i * IA]) }
}
public func vDSP_vneg(
  _ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) { C[i * IC] = -A[i * IA] }
}
public func vDSP_vsq(
  _ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) { C[i * IC] = A[i * IA] * A[i * IA] }
}
public func vDSP_vclr(_ C: UnsafeMutablePointer<Float>, _ IC: Int, _ N: vDSP_Length) {
  for i in 0..<Int(N) { C[i * IC] = 0 }
}
public func vDSP_vfill(_ A: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: Int, _ N: vDSP_Length) {
  let a = A.pointee
  for i in 0..<Int(N) { C[i * IC] = a }
}
public func vDSP_vramp(
  _ A: UnsafePointer<Float>, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: Int, _ N: vDSP_Length
) {
  let (a, b) = (A.pointee, B.pointee)
  for i in 0..<Int(N) { C[i * IC] = a + Float(i) * b }
}
public func vDSP_vclip(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ C: UnsafePointer<Float>,
  _ D: UnsafeMutablePointer<Float>, _ ID: Int, _ N: vDSP_Length
) {
  let (low, high) = (B.pointee, C.pointee)
  for i in 0..<Int(N) { D[i * ID] = min(max(A[i * IA], low), high) }
}
/// Decibels over a value, which is 0: of amplitudes for the flag 1, of powers for 0.
public func vDSP_vdbcon(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: Int,
  _ N: vDSP_Length, _ F: UInt32
) {
  let zero = B.pointee, factor: Float = F == 0 ? 10 : 20
  for i in 0..<Int(N) { C[i * IC] = factor * log10(A[i * IA] / zero) }
}
public func vDSP_sve(_ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).sum { $0 }
}
public func vDSP_svesq(_ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).sum { $0 * $0 }
}
public func vDSP_meanv(_ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).sum { $0 } / Float(N)
}
public func vDSP_measqv(_ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).sum { $0 * $0 } / Float(N)
}
public func vDSP_rmsqv(_ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = (Strided(A, IA, N).sum { $0 * $0 } / Float(N)).squareRoot()
}
public func vDSP_maxv(_ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).best(-.infinity, >).value
}
public func vDSP_minv(_ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).best(.infinity, <).value
}
public func vDSP_maxmgv(_ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
  C.pointee = (0..<Int(N)).reduce(0) { max($0, abs(A[$1 * IA])) }
}
public func vDSP_maxvi(
  _ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ I: UnsafeMutablePointer<vDSP_Length>,
  _ N: vDSP_Length
) {
  let best = Strided(A, IA, N).best(-.infinity, >)
  (C.pointee, I.pointee) = (best.value, vDSP_Length(best.index * IA))
}
public func vDSP_minvi(
  _ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ I: UnsafeMutablePointer<vDSP_Length>,
  _ N: vDSP_Length
) {
  let best = Strided(A, IA, N).best(.infinity, <)
  (C.pointee, I.pointee) = (best.value, vDSP_Length(best.index * IA))
}
public func vDSP_dotpr(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ IB: Int, _ C: UnsafeMutablePointer<Float>,
  _ N: vDSP_Length
) {
  C.pointee = (0..<Int(N)).reduce(0) { $0 + A[$1 * IA] * B[$1 * IB] }
}
/// The product of two matrices, `M` rows and `P` columns by `P` rows and `N` columns.
public func vDSP_mmul(
  _ A: UnsafePointer<Float>, _ IA: Int, _ B: UnsafePointer<Float>, _ IB: Int, _ C: UnsafeMutablePointer<Float>,
  _ IC: Int, _ M: vDSP_Length, _ N: vDSP_Length, _ P: vDSP_Length
) {
  let (rows, columns, inner) = (Int(M), Int(N), Int(P))
  for row in 0..<rows {
    for column in 0..<columns {
      C[(row * columns + column) * IC] = (0..<inner).reduce(0) {
        $0 + A[(row * inner + $1) * IA] * B[($1 * columns + column) * IB]
      }
    }
  }
}
/// A matrix turned: `M` rows and `N` columns come out.
public func vDSP_mtrans(
  _ A: UnsafePointer<Float>, _ IA: Int, _ C: UnsafeMutablePointer<Float>, _ IC: Int, _ M: vDSP_Length, _ N: vDSP_Length
) {
  let (rows, columns) = (Int(M), Int(N))
  for row in 0..<rows { for column in 0..<columns { C[(row * columns + column) * IC] = A[(column * rows + row) * IA] } }
}
/// The window of Hann; of its first half alone for the flag 1, and with energy 1 for the flag 2.
public func vDSP_hann_window(_ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length, _ F: Int32) {
  let scale: Float = F & 2 != 0 ? Float((8.0 / 3).squareRoot()) : 1
  Window.fill(C, N, F) { scale * (0.5 - 0.5 * cos($0)) }
}
public func vDSP_hamm_window(_ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length, _ F: Int32) {
  Window.fill(C, N, F) { 0.54 - 0.46 * cos($0) }
}
public func vDSP_blkman_window(_ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length, _ F: Int32) {
  Window.fill(C, N, F) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = x[i].squareRoot() }
}
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.exp(x[i]) }
}
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.log(x[i]) }
}
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.log10(x[i]) }
}
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.sin(x[i]) }
}
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.cos(x[i]) }
}
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = abs(x[i]) }
}
public func cblas_sdot(
  _ N: Int32, _ X: UnsafePointer<Float>, _ incX: Int32, _ Y: UnsafePointer<Float>, _ incY: Int32
) -> Float {
  (0..<Int(N)).reduce(0) { $0 + X[$1 * Int(incX)] * Y[$1 * Int(incY)] }
}
