import Foundation

/// Compares strings as people of the user's language do. Foundation's `String.StandardComparator` has only `.lexical` on Linux.
///
/// It is what `.localizedStandard` and `.localized` are where a comparator of strings is asked for:
///
///     names.sorted(using: .localizedStandard)
///     KeyPathComparator(\Person.name, comparator: .localizedStandard)
///     SortDescriptor(\Person.name, comparator: .localizedStandard, order: .reverse)
///
/// Source: Apple, documentation of `String.StandardComparator`.
public struct _LocalizedStringComparator: SortComparator, Codable {
  private let isStandard: Bool
  public var order = SortOrder.forward
  fileprivate init(isStandard: Bool) { self.isStandard = isStandard }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
    guard order == .reverse else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }
  fileprivate func appended<Root>(to keyPath: KeyPath<Root, String>) -> KeyPath<Root, LocalizedOrder> {
    let order: KeyPath<String, LocalizedOrder> = isStandard ? \.standardOrder : \.localizedOrder
    return keyPath.appending(path: order)
  }
  fileprivate func appended<Root>(to keyPath: KeyPath<Root, String?>) -> KeyPath<Root, LocalizedOrder?> {
    let order: KeyPath<String?, LocalizedOrder?> = isStandard ? \.standardOrder : \.localizedOrder
    return keyPath.appending(path: order)
  }
}
extension SortComparator where Self == _LocalizedStringComparator {
  /// As a file manager sorts names: by the user's language, with numbers by their value and without regard to case.
  public static var localizedStandard: Self { Self(isStandard: true) }
  /// By the user's language.
  public static var localized: Self { Self(isStandard: false) }
}
extension String.StandardComparator {
  /// As a file manager sorts names: by the user's language, with numbers by their value and without regard to case.
  public static var localizedStandard: _LocalizedStringComparator { _LocalizedStringComparator(isStandard: true) }
  /// By the user's language.
  public static var localized: _LocalizedStringComparator { _LocalizedStringComparator(isStandard: false) }
}

extension SortDescriptor {
  /// Sorts by a string as people of the user's language do.
  ///
  /// Its `keyPath` is a different one than was given: a descriptor of Foundation compares strings by their letters or values by
  /// their own order, and this one is of the second kind.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder = .forward
  ) {
    self.init(sendable(comparator.appended(to: keyPath)), order: combined(order, comparator.order))
  }
  /// Sorts by a string, as people of the user's language do; what has none comes first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedStringComparator,
    order: SortOrder = .forward
  ) {
    self.init(sendable(comparator.appended(to: keyPath)), order: combined(order, comparator.order))
  }
}
private func combined(_ a: SortOrder, _ b: SortOrder) -> SortOrder { a == b ? .forward : .reverse }
/// Made of key paths that can be sent.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A string whose order is that of the user's language.
private struct LocalizedOrder: Comparable {
  let text: String
  let isStandard: Bool
  private func compare(_ other: Self) -> ComparisonResult {
    isStandard ? text.localizedStandardCompare(other.text) : text.localizedCompare(other.text)
  }
  static func == (a: Self, b: Self) -> Bool { a.compare(b) == .orderedSame }
  static func < (a: Self, b: Self) -> Bool { a.compare(b) == .orderedAscending }
}
extension String {
  fileprivate var standardOrder: LocalizedOrder { LocalizedOrder(text: self, isStandard: true) }
  fileprivate var localizedOrder: LocalizedOrder { LocalizedOrder(text: self, isStandard: false) }
}
extension Optional where Wrapped == String {
  fileprivate var standardOrder: LocalizedOrder? { map(\.standardOrder) }
  fileprivate var localizedOrder: LocalizedOrder? { map(\.localizedOrder) }
}
