import Foundation

/// How a matrix lies in memory. Source: the reference of CBLAS.
public enum CBLAS_ORDER: UInt32, Sendable { case row = 101, column = 102 }
public enum CBLAS_TRANSPOSE: UInt32, Sendable { case none = 111, turned = 112, conjugated = 113 }
public let CblasRowMajor = CBLAS_ORDER.row
public let CblasColMajor = CBLAS_ORDER.column
public let CblasNoTrans = CBLAS_TRANSPOSE.none
public let CblasTrans = CBLAS_TRANSPOSE.turned
public let CblasConjTrans = CBLAS_TRANSPOSE.conjugated

/// `C = alpha * A * B + beta * C` for matrices of `M` rows, `N` columns and `K` between them.
private func multiply<Number: BinaryFloatingPoint>(
  _ order: CBLAS_ORDER, _ turnsA: CBLAS_TRANSPOSE, _ turnsB: CBLAS_TRANSPOSE, _ m: Int, _ n: Int, _ k: Int,
  _ alpha: Number, _ a: UnsafePointer<Number>, _ lda: Int, _ b: UnsafePointer<Number>, _ ldb: Int, _ beta: Number,
  _ c: UnsafeMutablePointer<Number>, _ ldc: Int
) {
  let isRow = order == .row
  func place(_ row: Int, _ column: Int, _ stride: Int) -> Int { isRow ? row * stride + column : column * stride + row }
  for row in 0..<m {
    for column in 0..<n {
      var sum: Number = 0
      for inner in 0..<k {
        let left = turnsA == .none ? place(row, inner, lda) : place(inner, row, lda)
        let right = turnsB == .none ? place(inner, column, ldb) : place(column, inner, ldb)
        sum += a[left] * b[right]
      }
      let target = place(row, column, ldc)
      c[target] = beta == 0 ? alpha * sum : alpha * sum + beta * c[target]
    }
  }
}
public func cblas_sgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32,
  _ alpha: Float, _ a: UnsafePointer<Float>, _ lda: Int32, _ b: UnsafePointer<Float>, _ ldb: Int32, _ beta: Float,
  _ c: UnsafeMutablePointer<Float>, _ ldc: Int32
) { multiply(order, transA, transB, Int(m), Int(n), Int(k), alpha, a, Int(lda), b, Int(ldb), beta, c, Int(ldc)) }
public func cblas_dgemm(
  _ order: CBLAS_ORDER, _ transA: CBLAS_TRANSPOSE, _ transB: CBLAS_TRANSPOSE, _ m: Int32, _ n: Int32, _ k: Int32,
  _ alpha: Double, _ a: UnsafePointer<Double>, _ lda: Int32, _ b: UnsafePointer<Double>, _ ldb: Int32, _ beta: Double,
  _ c: UnsafeMutablePointer<Double>, _ ldc: Int32
) { multiply(order, transA, transB, Int(m), Int(n), Int(k), alpha, a, Int(lda), b, Int(ldb), beta, c, Int(ldc)) }
