import Foundation
import HearthCore

/// What the user has changed about the columns of a table: their order, their widths, and which are hidden.
///
///     @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///     …
///     Table(people, columnCustomization: $columns) {
///       TableColumn("Name", value: \.name).customizationID("name")
///     }
///
/// Only columns with a `customizationID(_:)` are kept.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
  var order: [String] = []
  var visibilities: [String: Bool] = [:]
  /// Points.
  var widths: [String: CGFloat] = [:]
  /// Nothing is changed.
  public init() {}
  /// Whether a column is shown: `automatic` as long as nobody has said so.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  /// Puts the columns into the order in which the app wrote them.
  public mutating func resetOrder() { order = [] }
}

nonisolated extension TableColumnCustomization: StorableValue {
  static var kind: StoredScalar.Kind { .data }
  var scalar: StoredScalar { .data((try? JSONEncoder().encode(self)) ?? Data()) }
  init?(_ scalar: StoredScalar) {
    guard case .data(let data) = scalar, let value = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = value
  }
}
extension AppStorage {
  /// What the user changed about the columns of a table.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key: key, wrappedValue, store, .plain())
  }
}
extension SceneStorage {
  /// What the user changed about the columns of a table in this window. With a store it is kept there, the same for all
  /// windows that use it, as `AppStorage` does it.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key: key, wrappedValue, .plain(), store: store)
  }
}

/// What the user may do with the columns of a table.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var bits: UInt8 = 0
  private init(bits: UInt8) { self.bits = bits }
  /// Nothing.
  public init() {}
  /// Moving them, changing their widths and hiding them.
  public static var all: TableColumnCustomizationBehavior { Self(bits: 7) }
  /// Moving them.
  public static let reorder = TableColumnCustomizationBehavior(bits: 1)
  /// Changing their widths.
  public static let resize = TableColumnCustomizationBehavior(bits: 2)
  /// Hiding them.
  public static let visibility = TableColumnCustomizationBehavior(bits: 4)

  /// One behaviour, or several of the three.
  public typealias Element = TableColumnCustomizationBehavior
  /// Whether all of `member` is in here.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// Adds a behaviour.
  @discardableResult public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Takes a behaviour away.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let common = bits & member.bits
    bits &= ~member.bits
    return common == 0 ? nil : Self(bits: common)
  }
  /// Adds a behaviour.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let common = bits & newMember.bits
    bits |= newMember.bits
    return common == 0 ? nil : Self(bits: common)
  }
  /// What is in one of both.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// What is in both.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// What is in one of both alone.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds what is in `other`.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Leaves what is in `other` too.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Leaves what is in one of both alone.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}
