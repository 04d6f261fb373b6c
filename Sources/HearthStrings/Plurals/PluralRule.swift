/// A condition on numbers, as CLDR writes it: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural rules syntax".
package struct PluralRule: Equatable, Sendable {
  private struct Relation: Equatable, Sendable {
    var operand: Character
    /// What the operand is divided by; its remainder counts. Nil where the operand itself does.
    var modulus: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]

    func holds(_ number: PluralOperands) -> Bool { isIncluded(number) != isNegated }
    private func isIncluded(_ number: PluralOperands) -> Bool {
      let value: UInt64
      switch operand {
      case "i": value = number.i
      case "v": value = UInt64(number.v)
      case "w": value = UInt64(number.w)
      case "f": value = number.f
      case "t": value = number.t
      case "e", "c": value = UInt64(number.e)
      // A value with a fraction lies in no range; the digits before the point are those of a whole one.
      default:
        if number.t != 0 { return false }
        value = number.i
      }
      let remainder = modulus.map { value % $0 } ?? value
      return ranges.contains { $0.contains(remainder) }
    }
  }
  /// One of these has to hold, with all that it has.
  private var alternatives: [[Relation]]

  /// Nil for a text that is not a rule.
  package init?(_ text: String) {
    alternatives = []
    for alternative in text.split(separator: " or ", omittingEmptySubsequences: false) {
      var relations: [Relation] = []
      for relation in alternative.split(separator: " and ", omittingEmptySubsequences: false) {
        guard let relation = Self.relation(relation) else { return nil }
        relations.append(relation)
      }
      alternatives.append(relations)
    }
  }
  private static func relation(_ text: Substring) -> Relation? {
    var words = text.split(separator: " ")
    guard let operand = words.first?.first, words.removeFirst().count == 1, "nivwftec".contains(operand) else {
      return nil
    }
    var modulus: UInt64?
    if words.first == "%" {
      guard words.count > 1, let number = UInt64(words[1]), number > 0 else { return nil }
      modulus = number
      words.removeFirst(2)
    }
    guard words.count == 2, words[0] == "=" || words[0] == "!=" else { return nil }
    var ranges: [ClosedRange<UInt64>] = []
    for range in words[1].split(separator: ",") {
      let ends = range.split(separator: "..").compactMap { UInt64($0) }
      guard let first = ends.first, let last = ends.last, first <= last, ends.count <= 2 else { return nil }
      ranges.append(first...last)
    }
    return Relation(operand: operand, modulus: modulus, isNegated: words[0] == "!=", ranges: ranges)
  }

  package func holds(_ number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(number) } }
  }
}
