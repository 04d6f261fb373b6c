import Foundation
import HearthCore

/// How a table is sorted, whatever by.
@usableFromInline struct TableSort {
  /// Nil where something else comes first.
  let order: (Any) -> SortOrder?
  let choose: (Any) -> Void
  /// - Parameter sample: Some elements that are sorted, with which comparators are tried before they are used.
  @usableFromInline nonisolated init<S: SortComparator>(
    _ sortOrder: Binding<[S]>, sample: @escaping () -> [S.Compared] = { [] }
  ) {
    order = { key in
      guard let key = key as? S, let first = sortOrder.wrappedValue.first, Self.isSame(key, first) else { return nil }
      return first.order
    }
    choose = { key in
      guard var key = key as? S else { return }
      if let mistake = Self.mistake(of: key, with: sample()) {
        Report(kind: .controlValue, path: "Table", message: mistake).tell()
      }
      var all = sortOrder.wrappedValue
      if let first = all.first, Self.isSame(first, key) {
        all[0].order = first.order == .forward ? .reverse : .forward
      } else {
        key.order = .forward
        all.removeAll { Self.isSame($0, key) }
        all.insert(key, at: 0)
      }
      sortOrder.wrappedValue = all
    }
  }
  /// Whether two comparators belong to the same column: whatever their orders, and for those of key paths by the key path
  /// alone, since an app may write its first order without the comparator of the column.
  private nonisolated static func isSame<S: SortComparator>(_ a: S, _ b: S) -> Bool {
    if let a = a as? any SortedByPath, let b = b as? any SortedByPath { return a.sortedPath == b.sortedPath }
    var (a, b) = (a, b)
    (a.order, b.order) = (.forward, .forward)
    return a == b
  }
  /// What is wrong with a comparator; nil for nothing that shows with these elements.
  nonisolated static func mistake<S: SortComparator>(of comparator: S, with elements: [S.Compared]) -> String? {
    func contradiction(_ what: String) -> String {
      "the comparator \(S.self) of a column contradicts itself: \(what). The order of the rows is then undefined; "
        + "correct its compare(_:_:)."
    }
    for (index, a) in elements.enumerated() {
      if comparator.compare(a, a) != .orderedSame { return contradiction("an element is not the same as itself") }
      for b in elements[(index + 1)...] where comparator.compare(a, b).rawValue != -comparator.compare(b, a).rawValue {
        return contradiction("of two elements each comes before the other")
      }
      for b in elements where comparator.compare(a, b) == .orderedAscending {
        for c in elements where comparator.compare(b, c) == .orderedAscending {
          if comparator.compare(a, c) != .orderedAscending {
            return contradiction("of three elements each comes before the next one, and not the first before the last")
          }
        }
      }
    }
    return nil
  }
}
private protocol SortedByPath { nonisolated var sortedPath: AnyKeyPath { get } }
extension KeyPathComparator: SortedByPath { nonisolated fileprivate var sortedPath: AnyKeyPath { keyPath } }
