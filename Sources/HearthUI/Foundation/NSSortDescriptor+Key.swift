import Foundation

extension NSSortDescriptor {
  /// Sorts by what is at the end of a key path: of dictionaries by their keys, of other objects by their stored properties.
  ///
  /// Foundation on Linux sorts by key paths of Swift alone. Numbers, texts and dates have an order; others are alike.
  ///
  /// - Parameter key: The key path; nil for the object itself.
  public nonisolated convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, isCustom: false) { a, b in
      FormattedPredicate.order(a, b, []) ?? .orderedSame
    }
  }
  /// The same, with what says in which order two values are.
  public nonisolated convenience init(
    key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) { self.init(key: key, ascending: ascending, isCustom: true, comparator: comparator) }

  private nonisolated convenience init(
    key: String?, ascending: Bool, isCustom: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    let path = (key ?? "").split(separator: ".").map(String.init)
    self.init(keyPath: \Any.self, ascending: ascending) { a, b in
      if let inspection = a as? SortInspection {
        inspection.found = (path, isCustom)
        return .orderedSame
      }
      let a = KeyedValue.value(path[...], of: a), b = KeyedValue.value(path[...], of: b)
      // What is not there comes first.
      guard let a, let b else { return a == nil ? (b == nil ? .orderedSame : .orderedAscending) : .orderedDescending }
      return comparator(a, b)
    }
  }
}

/// Asks a descriptor what it sorts by: one that was made with a key leaves its path here when it compares this object.
package nonisolated final class SortInspection {
  package var found: (path: [String], hasComparator: Bool)?
  package init() {}

  /// The path, and whether the app gave a comparator; nil if the descriptor was not made with a key.
  package static func of(_ descriptor: NSSortDescriptor) -> (path: [String], hasComparator: Bool)? {
    let inspection = SortInspection()
    _ = descriptor.compare(inspection, to: inspection)
    return inspection.found
  }
}

extension NSSortDescriptor {
  /// The key path that is sorted by, as words: that of a key, or the names of a key path of Swift. Nil for the object itself.
  ///
  /// Foundation on Linux has no such property that may be used.
  public nonisolated var key: String? {
    if let path = SortInspection.of(self)?.path { return path.isEmpty ? nil : path.joined(separator: ".") }
    let names = "\(keyPath)".split(separator: ".").dropFirst()
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
