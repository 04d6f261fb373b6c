import Foundation

/// How a scale turns values into places.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case linear, log, symmetricLog(Double), power(Double), date, category }
  let kind: Kind
  /// Equal differences are equal lengths.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// Equal ratios are equal lengths. Zero and less have no place.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// As a logarithm away from zero, and linear at it.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// As a logarithm away from zero, with a slope at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
  /// The square root of values.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// A power of values; the sign stays.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// Dates.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// Categories, each with a band of its own.
  public static var category: ScaleType { ScaleType(kind: .category) }
}

extension ScaleType {
  /// What a value is on a ruler with equal marks; nil where it has no place.
  func forward(_ value: Double) -> Double? {
    switch kind {
    case .linear, .date, .category: value
    case .log: value > 0 ? Foundation.log10(value) : nil
    // Source: J. Webber, A bi-symmetric log transformation for wide-range data, Measurement Science and Technology 24
    // (2013): sign(x) log(1 + |x / C|); the slope at zero is 1 / C.
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * Foundation.log1p(abs(value) * slope)
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }
  /// The value at a place of the ruler.
  func backward(_ place: Double) -> Double {
    switch kind {
    case .linear, .date, .category: place
    case .log: pow(10, place)
    case .symmetricLog(let slope): (place < 0 ? -1 : 1) * Foundation.expm1(abs(place)) / slope
    case .power(let exponent): (place < 0 ? -1 : 1) * pow(abs(place), 1 / exponent)
    }
  }
}
