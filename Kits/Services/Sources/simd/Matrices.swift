/// A square matrix of columns. Multiplied with a vector, it gives the sum of its columns, each as often as the vector says.
///
/// ```swift
/// let moved = float4x4(translation) * SIMD4(0, 0, 0, 1)
/// ```
public protocol _SquareMatrix: Hashable {
  associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
  associatedtype Vector: SIMD where Vector.Scalar == Scalar
  /// Nothing but zeros.
  init()
  /// Its columns, from the left.
  var _columns: [Vector] { get }
  init(_ columns: [Vector])
  static var _count: Int { get }
}
extension _SquareMatrix {
  /// Zeros but for the diagonal, where `scalar` stands.
  @inlinable public init(_ scalar: Scalar) { self.init(diagonal: Vector(repeating: scalar)) }
  /// Zeros but for the diagonal.
  @inlinable public init(diagonal: Vector) {
    self.init(
      (0..<Self._count).map { index in
        var column = Vector()
        column[index] = diagonal[index]
        return column
      })
  }
  /// Its rows, from the top.
  @inlinable public init(rows: [Vector]) { self = Self(rows).transpose }
  @inlinable public var transpose: Self {
    let columns = _columns
    return Self(
      (0..<Self._count).map { row in
        var column = Vector()
        for index in 0..<Self._count { column[index] = columns[index][row] }
        return column
      })
  }
  /// By Gauss's elimination, the greatest number of a column first.
  @inlinable public var determinant: Scalar { _eliminated.determinant }
  /// Numbers that are infinite or none where there is no inverse.
  @inlinable public var inverse: Self {
    let (inverse, determinant) = _eliminated
    return determinant == 0 ? Self((0..<Self._count).map { _ in Vector(repeating: .nan) }) : inverse
  }
  @inlinable var _eliminated: (inverse: Self, determinant: Scalar) {
    // Rows of the matrix, and of what becomes its inverse.
    var (left, right) = (transpose._columns, Self(1)._columns)
    var determinant: Scalar = 1
    for step in 0..<Self._count {
      let pivot = (step..<Self._count).max { abs(left[$0][step]) < abs(left[$1][step]) } ?? step
      if left[pivot][step] == 0 { return (Self(), 0) }
      if pivot != step {
        left.swapAt(pivot, step)
        right.swapAt(pivot, step)
        determinant = -determinant
      }
      let value = left[step][step]
      determinant *= value
      (left[step], right[step]) = (left[step] / value, right[step] / value)
      for row in 0..<Self._count where row != step {
        let factor = left[row][step]
        (left[row], right[row]) = (left[row] - left[step] * factor, right[row] - right[step] * factor)
      }
    }
    return (Self(rows: right), determinant)
  }
  @inlinable public static func + (one: Self, other: Self) -> Self {
    Self(zip(one._columns, other._columns).map { $0 + $1 })
  }
  @inlinable public static func - (one: Self, other: Self) -> Self {
    Self(zip(one._columns, other._columns).map { $0 - $1 })
  }
  @inlinable public static prefix func - (matrix: Self) -> Self { Self(matrix._columns.map { Vector() - $0 }) }
  @inlinable public static func * (scalar: Scalar, matrix: Self) -> Self { Self(matrix._columns.map { $0 * scalar }) }
  @inlinable public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }
  @inlinable public static func * (matrix: Self, vector: Vector) -> Vector {
    let columns = matrix._columns
    return (0..<_count).reduce(Vector()) { $0 + columns[$1] * vector[$1] }
  }
  @inlinable public static func * (vector: Vector, matrix: Self) -> Vector { matrix.transpose * vector }
  @inlinable public static func * (one: Self, other: Self) -> Self { Self(other._columns.map { one * $0 }) }
  @inlinable public static func += (one: inout Self, other: Self) { one = one + other }
  @inlinable public static func -= (one: inout Self, other: Self) { one = one - other }
  @inlinable public static func *= (one: inout Self, other: Self) { one = one * other }
  @inlinable public static func *= (one: inout Self, scalar: Scalar) { one = one * scalar }
  /// A number: that of the row in the column.
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { _columns[column][row] }
    set {
      var columns = _columns
      columns[column][row] = newValue
      self = Self(columns)
    }
  }
  /// A column.
  @inlinable public subscript(column: Int) -> Vector {
    get { _columns[column] }
    set {
      var columns = _columns
      columns[column] = newValue
      self = Self(columns)
    }
  }
}
@inlinable public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
@inlinable public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix.Vector) -> Matrix.Vector { x * y }
@inlinable public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix.Scalar, _ y: Matrix) -> Matrix { x * y }
@inlinable public func simd_add<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }
@inlinable public func simd_sub<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }
@inlinable public func matrix_multiply<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
@inlinable public func matrix_multiply<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix.Vector) -> Matrix.Vector {
  x * y
}
@inlinable public func simd_transpose<Matrix: _SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
@inlinable public func simd_inverse<Matrix: _SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
@inlinable public func simd_determinant<Matrix: _SquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }
@inlinable public func simd_equal<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }
/// Whether no number is further from that of the other matrix than the tolerance.
@inlinable public func simd_almost_equal_elements<Matrix: _SquareMatrix>(
  _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Scalar
) -> Bool {
  (x - y)._columns.allSatisfy { column in column.indices.allSatisfy { abs(column[$0]) <= tolerance } }
}

/// Columns of 2 numbers, 2 of them.
@frozen
public struct _Matrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
  // Unchecked: a value of numbers. The compiler does not know that of storage by which vectors are made.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)
  @inlinable public init() { columns = (.init(), .init()) }
  @inlinable public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  @inlinable public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) { columns = (column0, column1) }
  @inlinable public init(_ columns: [SIMD2<Scalar>]) { self.columns = (columns[0], columns[1]) }
  @inlinable public var _columns: [SIMD2<Scalar>] { [columns.0, columns.1] }
  @inlinable public static var _count: Int { 2 }
  @inlinable public static func == (one: Self, other: Self) -> Bool {
    one.columns.0 == other.columns.0 && one.columns.1 == other.columns.1
  }
  @inlinable public func hash(into hasher: inout Hasher) { for column in _columns { hasher.combine(column) } }
}

/// Columns of 3 numbers, 3 of them.
@frozen
public struct _Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
  // Unchecked: a value of numbers. The compiler does not know that of storage by which vectors are made.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)
  @inlinable public init() { columns = (.init(), .init(), .init()) }
  @inlinable public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  @inlinable public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
    columns = (column0, column1, column2)
  }
  @inlinable public init(_ columns: [SIMD3<Scalar>]) { self.columns = (columns[0], columns[1], columns[2]) }
  @inlinable public var _columns: [SIMD3<Scalar>] { [columns.0, columns.1, columns.2] }
  @inlinable public static var _count: Int { 3 }
  @inlinable public static func == (one: Self, other: Self) -> Bool {
    one.columns.0 == other.columns.0 && one.columns.1 == other.columns.1 && one.columns.2 == other.columns.2
  }
  @inlinable public func hash(into hasher: inout Hasher) { for column in _columns { hasher.combine(column) } }
}

/// Columns of 4 numbers, 4 of them.
@frozen
public struct _Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: _SquareMatrix, @unchecked Sendable {
  // Unchecked: a value of numbers. The compiler does not know that of storage by which vectors are made.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)
  @inlinable public init() { columns = (.init(), .init(), .init(), .init()) }
  @inlinable public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  @inlinable public init(
    _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
  ) { columns = (column0, column1, column2, column3) }
  @inlinable public init(_ columns: [SIMD4<Scalar>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
  @inlinable public var _columns: [SIMD4<Scalar>] { [columns.0, columns.1, columns.2, columns.3] }
  @inlinable public static var _count: Int { 4 }
  @inlinable public static func == (one: Self, other: Self) -> Bool {
    one.columns.0 == other.columns.0 && one.columns.1 == other.columns.1 && one.columns.2 == other.columns.2
      && one.columns.3 == other.columns.3
  }
  @inlinable public func hash(into hasher: inout Hasher) { for column in _columns { hasher.combine(column) } }
}
