import Foundation
import HearthCore

extension NSPredicate {
  /// A predicate that is written as a text.
  ///
  ///     let predicate = NSPredicate(format: "name BEGINSWITH[cd] %@ AND age > %d", "a", 17)
  ///     let adults = people.filter { predicate.evaluate(with: $0) }
  ///
  /// Foundation on Linux has no such predicates. Key paths are read of dictionaries by their keys, and of other objects by
  /// their stored properties. Comparisons, `BETWEEN`, `IN`, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE` and `MATCHES` with
  /// `[cd]`, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `SELF`, lists in braces, `@count` and its kin, `SUBQUERY`, arithmetic
  /// and the functions of ``NSExpression`` are known. A text that is no predicate is reported, and never holds.
  ///
  /// - Parameter args: For `%@` a value, for `%K` a key path, for `%d`, `%f` and others a number.
  public nonisolated convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }
  /// A predicate that is written as a text, with its arguments in an array.
  public nonisolated convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let predicate: FormattedPredicate
    do {
      predicate = try PredicateParser.parse(predicateFormat, arguments ?? [])
    } catch {
      let problem = (error as? PredicateFormatError)?.message ?? "\(error)"
      Report(
        kind: .controlValue, path: "NSPredicate(format: \"\(predicateFormat)\")",
        message: "\(problem). It never holds."
      ).tell()
      predicate = .constant(false)
    }
    self.init(block: predicate.block)
  }
  /// The predicate with values instead of its variables: `$NAME` has that of "NAME".
  ///
  /// Source: Apple, documentation of `withSubstitutionVariables(_:)`.
  public nonisolated func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    if let compound = self as? NSCompoundPredicate {
      let parts = compound.subpredicates.map { $0.withSubstitutionVariables(variables) }
      return NSCompoundPredicate(type: compound.compoundPredicateType, subpredicates: parts)
    }
    if let formatted = PredicateInspection.of(self) {
      return NSPredicate(block: formatted.substituting(variables).block)
    }
    nonisolated(unsafe) let shared = self, values = variables
    return NSPredicate(block: { object, more in
      shared.evaluate(with: object, substitutionVariables: values.merging(more ?? [:]) { first, _ in first })
    })
  }
}

extension FormattedPredicate {
  /// What a predicate of Foundation asks: of objects whether it holds, of an inspection what it says.
  nonisolated var block: @Sendable (Any?, [String: Any]?) -> Bool {
    nonisolated(unsafe) let shared = self
    return { object, variables in
      if let inspection = object as? PredicateInspection {
        inspection.predicate = shared
        return true
      }
      return shared.holds(object, variables ?? [:])
    }
  }
}

/// Asks a predicate what it says: it is evaluated with this object, and one that was written as a text leaves its form here. Foundation on Linux
/// has no class for such predicates.
package nonisolated final class PredicateInspection {
  package var predicate: FormattedPredicate?
  package init() {}

  /// What a predicate says; nil if it was not written as a text.
  package static func of(_ predicate: NSPredicate) -> FormattedPredicate? {
    let inspection = PredicateInspection()
    _ = predicate.evaluate(with: inspection)
    return inspection.predicate
  }
}
