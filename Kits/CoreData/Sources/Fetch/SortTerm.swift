import Foundation
import HearthUI

/// A sort descriptor, and what of it a statement can do.
struct SortTerm {
  let descriptor: NSSortDescriptor
  let path: [String]
  /// Whether the app has given a comparator.
  let isCustom: Bool

  init(_ descriptor: NSSortDescriptor) {
    self.descriptor = descriptor
    let found = SortInspection.of(descriptor)
    path = found?.path ?? []
    isCustom = found?.hasComparator ?? true
  }

  /// The collation that sorts as the descriptor does; nil for the plain order.
  ///
  /// A comparator of texts that sorts numbers by their value and passes over case is taken for that of file managers.
  ///
  /// - Throws: `Untranslatable` for other comparators.
  func collation(_ attribute: NSAttributeDescription?) throws -> String? {
    if !isCustom { return attribute?.attributeType == .decimalAttributeType ? "hearth_decimal" : nil }
    guard attribute?.attributeType == .stringAttributeType, !path.isEmpty else { throw Untranslatable() }
    func compare(_ a: String, _ b: String) -> ComparisonResult {
      let result = descriptor.compare(nested(a), to: nested(b))
      return descriptor.ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }
    guard compare("a10", "a9") == .orderedDescending, compare("a", "B") == .orderedAscending,
      compare("b", "A") == .orderedDescending
    else { throw Untranslatable() }
    return "hearth_localized"
  }
  private func nested(_ text: String) -> Any {
    path.reversed().reduce(text as Any) { [$1: $0] }
  }
}
