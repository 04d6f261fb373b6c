import Foundation
import HearthCore
import HearthUI

/// What of a look goes from one value to the next in an animation. A transform does so by its parts, so that what turns
/// halfway round does not shrink to nothing on the way.
nonisolated struct LookNumbers: VectorArithmetic, Sendable {
  /// Alpha, shift (2), rotation, scale (2), shear, one unused, opacity, radius and offset (2) of the shadow.
  var values: SIMD16<Double>
  init(alpha: CGFloat, transform t: CGAffineTransform) {
    values = .zero
    values[0] = min(max(alpha.isNaN ? 1 : Double(alpha), 0), 1)
    (values[1], values[2]) = (t.tx, t.ty)
    if t.isIdentity {
      (values[4], values[5]) = (1, 1)
      return
    }
    // The matrix is a scale and a shear, then a rotation: its first row is the scaled direction of x.
    let width = (t.a * t.a + t.b * t.b).squareRoot()
    values[3] = atan2(t.b, t.a)
    values[4] = width
    values[5] = width > 0 ? (t.a * t.d - t.b * t.c) / width : t.d
    values[6] = width > 0 ? (t.a * t.c + t.b * t.d) / width : 0
  }
  private init(_ values: SIMD16<Double>) { self.values = values }
  var alpha: Double { min(max(values[0], 0), 1) }
  var hasNoTransform: Bool {
    values[1] == 0 && values[2] == 0 && values[3] == 0 && values[4] == 1 && values[5] == 1 && values[6] == 0
  }
  var isIdentity: Bool { values[0] >= 1 && hasNoTransform }
  var transform: CGAffineTransform {
    let cosine = cos(values[3]), sine = sin(values[3])
    return CGAffineTransform(
      a: values[4] * cosine, b: values[4] * sine, c: values[6] * cosine - values[5] * sine,
      d: values[6] * sine + values[5] * cosine, tx: values[1], ty: values[2])
  }
  static var zero: LookNumbers { LookNumbers(.zero) }
  static func + (a: LookNumbers, b: LookNumbers) -> LookNumbers { LookNumbers(a.values + b.values) }
  static func - (a: LookNumbers, b: LookNumbers) -> LookNumbers { LookNumbers(a.values - b.values) }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}
