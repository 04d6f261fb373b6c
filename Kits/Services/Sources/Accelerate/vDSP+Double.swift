import Foundation

// The same as in vDSP+Float.swift, for numbers of 64 bits.

/// Sums.
public func vDSP_vaddD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ IB: Int, _ C: UnsafeMutablePointer<Double>,
  _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let a = A[i * IA], b = B[i * IB]
    C[i * IC] = a + b
  }
}
/// Products.
public func vDSP_vmulD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ IB: Int, _ C: UnsafeMutablePointer<Double>,
  _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let a = A[i * IA], b = B[i * IB]
    C[i * IC] = a * b
  }
}
/// Differences: the second list comes first, `C = A - B`.
public func vDSP_vsubD(
  _ B: UnsafePointer<Double>, _ IB: Int, _ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>,
  _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let a = A[i * IA], b = B[i * IB]
    C[i * IC] = a - b
  }
}
/// Quotients: the divisors come first, `C = A / B`.
public func vDSP_vdivD(
  _ B: UnsafePointer<Double>, _ IB: Int, _ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>,
  _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) {
    let a = A[i * IA], b = B[i * IB]
    C[i * IC] = a / b
  }
}
public func vDSP_vsaddD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ IC: Int,
  _ N: vDSP_Length
) {
  let b = B.pointee
  for i in 0..<Int(N) { C[i * IC] = A[i * IA] + b }
}
public func vDSP_vsmulD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ IC: Int,
  _ N: vDSP_Length
) {
  let b = B.pointee
  for i in 0..<Int(N) { C[i * IC] = A[i * IA] * b }
}
public func vDSP_vsdivD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ IC: Int,
  _ N: vDSP_Length
) {
  let b = B.pointee
  for i in 0..<Int(N) { C[i * IC] = A[i * IA] / b }
}
public func vDSP_vabsD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) { C[i * IC] = abs(A[i * IA]) }
}
public func vDSP_vnegD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) { C[i * IC] = -A[i * IA] }
}
public func vDSP_vsqD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ IC: Int, _ N: vDSP_Length
) {
  for i in 0..<Int(N) { C[i * IC] = A[i * IA] * A[i * IA] }
}
public func vDSP_vclrD(_ C: UnsafeMutablePointer<Double>, _ IC: Int, _ N: vDSP_Length) {
  for i in 0..<Int(N) { C[i * IC] = 0 }
}
public func vDSP_vfillD(_ A: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ IC: Int, _ N: vDSP_Length) {
  let a = A.pointee
  for i in 0..<Int(N) { C[i * IC] = a }
}
public func vDSP_vrampD(
  _ A: UnsafePointer<Double>, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ IC: Int, _ N: vDSP_Length
) {
  let (a, b) = (A.pointee, B.pointee)
  for i in 0..<Int(N) { C[i * IC] = a + Double(i) * b }
}
public func vDSP_vclipD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ C: UnsafePointer<Double>,
  _ D: UnsafeMutablePointer<Double>, _ ID: Int, _ N: vDSP_Length
) {
  let (low, high) = (B.pointee, C.pointee)
  for i in 0..<Int(N) { D[i * ID] = min(max(A[i * IA], low), high) }
}
/// Decibels over a value, which is 0: of amplitudes for the flag 1, of powers for 0.
public func vDSP_vdbconD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ C: UnsafeMutablePointer<Double>, _ IC: Int,
  _ N: vDSP_Length, _ F: UInt32
) {
  let zero = B.pointee, factor: Double = F == 0 ? 10 : 20
  for i in 0..<Int(N) { C[i * IC] = factor * log10(A[i * IA] / zero) }
}
public func vDSP_sveD(_ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).sum { $0 }
}
public func vDSP_svesqD(_ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).sum { $0 * $0 }
}
public func vDSP_meanvD(_ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).sum { $0 } / Double(N)
}
public func vDSP_measqvD(_ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).sum { $0 * $0 } / Double(N)
}
public func vDSP_rmsqvD(_ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
  C.pointee = (Strided(A, IA, N).sum { $0 * $0 } / Double(N)).squareRoot()
}
public func vDSP_maxvD(_ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).best(-.infinity, >).value
}
public func vDSP_minvD(_ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
  C.pointee = Strided(A, IA, N).best(.infinity, <).value
}
public func vDSP_maxmgvD(_ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
  C.pointee = (0..<Int(N)).reduce(0) { max($0, abs(A[$1 * IA])) }
}
public func vDSP_maxviD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ I: UnsafeMutablePointer<vDSP_Length>,
  _ N: vDSP_Length
) {
  let best = Strided(A, IA, N).best(-.infinity, >)
  (C.pointee, I.pointee) = (best.value, vDSP_Length(best.index * IA))
}
public func vDSP_minviD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ I: UnsafeMutablePointer<vDSP_Length>,
  _ N: vDSP_Length
) {
  let best = Strided(A, IA, N).best(.infinity, <)
  (C.pointee, I.pointee) = (best.value, vDSP_Length(best.index * IA))
}
public func vDSP_dotprD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ IB: Int, _ C: UnsafeMutablePointer<Double>,
  _ N: vDSP_Length
) {
  C.pointee = (0..<Int(N)).reduce(0) { $0 + A[$1 * IA] * B[$1 * IB] }
}
/// The product of two matrices, `M` rows and `P` columns by `P` rows and `N` columns.
public func vDSP_mmulD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ B: UnsafePointer<Double>, _ IB: Int, _ C: UnsafeMutablePointer<Double>,
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
public func vDSP_mtransD(
  _ A: UnsafePointer<Double>, _ IA: Int, _ C: UnsafeMutablePointer<Double>, _ IC: Int, _ M: vDSP_Length,
  _ N: vDSP_Length
) {
  let (rows, columns) = (Int(M), Int(N))
  for row in 0..<rows { for column in 0..<columns { C[(row * columns + column) * IC] = A[(column * rows + row) * IA] } }
}
/// The window of Hann; of its first half alone for the flag 1, and with energy 1 for the flag 2.
public func vDSP_hann_windowD(_ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length, _ F: Int32) {
  let scale: Double = F & 2 != 0 ? Double((8.0 / 3).squareRoot()) : 1
  Window.fill(C, N, F) { scale * (0.5 - 0.5 * cos($0)) }
}
public func vDSP_hamm_windowD(_ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length, _ F: Int32) {
  Window.fill(C, N, F) { 0.54 - 0.46 * cos($0) }
}
public func vDSP_blkman_windowD(_ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length, _ F: Int32) {
  Window.fill(C, N, F) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = x[i].squareRoot() }
}
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.exp(x[i]) }
}
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.log(x[i]) }
}
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.log10(x[i]) }
}
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.sin(x[i]) }
}
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = Foundation.cos(x[i]) }
}
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = abs(x[i]) }
}
public func cblas_ddot(
  _ N: Int32, _ X: UnsafePointer<Double>, _ incX: Int32, _ Y: UnsafePointer<Double>, _ incY: Int32
) -> Double {
  (0..<Int(N)).reduce(0) { $0 + X[$1 * Int(incX)] * Y[$1 * Int(incY)] }
}
