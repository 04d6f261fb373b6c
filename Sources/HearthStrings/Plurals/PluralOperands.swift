import Foundation

/// What plural rules ask of a number as it is written: "1.0" is not "1".
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings".
package struct PluralOperands: Equatable, Sendable {
  /// The value without its sign.
  package var n: Double
  /// The digits before the point.
  package var i: UInt64
  /// How many digits are behind the point: with zeros at their end, and without.
  package var v = 0, w = 0
  /// The digits behind the point as a number: with zeros at their end, and without.
  package var f: UInt64 = 0, t: UInt64 = 0
  /// The power of ten of a number in a compact form: 6 for "1 million".
  package var e = 0

  /// The size of a whole number.
  package init(_ value: Int64) { self.init(value.magnitude) }
  package init(_ value: UInt64) { (n, i) = (Double(value), value) }
  /// A number as it is written with a point, ASCII digits and no groups, "-1.50"; nil for anything else. Behind a `c` or
  /// an `e` there is the power of ten of a compact form: "1.2c6".
  package init?(_ text: String) {
    let compact = text.split(omittingEmptySubsequences: false) { $0 == "c" || $0 == "e" }
    guard compact.count <= 2, let mantissa = compact.first else { return nil }
    if compact.count == 2 {
      guard let power = Int(compact[1]), (0...18).contains(power) else { return nil }
      e = power
    }
    let digits = mantissa.drop { $0 == "-" || $0 == "+" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    func isNumber(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } }
    guard (1...2).contains(parts.count), parts.allSatisfy(isNumber) else { return nil }
    var whole = String(parts[0])
    var fraction = parts.count == 2 ? String(parts[1]) : ""
    // 1.2c6 is 1200000: the point moves to the right.
    for _ in 0..<e { whole.append(fraction.isEmpty ? "0" : fraction.removeFirst()) }
    // Rules ask for the last digits alone: 18 of them fit.
    i = UInt64(whole.suffix(18)) ?? 0
    n = Double(fraction.isEmpty ? whole : whole + "." + fraction) ?? 0
    var short = fraction
    while short.hasSuffix("0") { short.removeLast() }
    (v, w) = (fraction.count, short.count)
    (f, t) = (UInt64(fraction.prefix(18)) ?? 0, UInt64(short.prefix(18)) ?? 0)
  }
}
