import Foundation
import GRDB

/// How values of a type are kept in a column.
///
/// Numbers, text, dates and what consists of one of them by `RawRepresentable` are kept so that SQL compares them; all
/// else that is `Codable` as JSON.
class ValueCoder: @unchecked Sendable {
  // Unchecked: nothing in it changes.
  /// The type that SQLite is told for the column.
  var columnType: String { "TEXT" }
  /// The collation by which SQL compares the values; nil for SQLite's own.
  var collation: String? { nil }
  var isOptional: Bool { false }
  /// Whether SQL compares the column as Swift compares the values.
  var isComparable: Bool { true }
  /// The coder of the values inside an optional.
  var wrapped: ValueCoder { self }

  func encode(_ value: Any) throws -> DatabaseValue { fatalError("\(Self.self) does not encode \(value)") }
  func decode(_ stored: DatabaseValue) throws -> Any { fatalError("\(Self.self) does not decode \(stored)") }

  /// What stands for a value that nobody has any more: of the simplest that a column can have the first one that is a value of the type.
  var blank: Any? {
    let texts = ["", "[]", "{}", "about:blank", "00000000-0000-0000-0000-000000000000"]
    let simple = [0.databaseValue] + texts.map(\.databaseValue)
    return simple.lazy.compactMap { try? self.decode($0) }.first
  }

  /// The coder of a type; nil for a type that no store can keep.
  static func of(_ type: any Any.Type) -> ValueCoder? {
    if let type = type as? any StoredScalar.Type { return scalar(type) }
    if let type = type as? any OptionalType.Type { return optional(type) }
    if type == PersistentIdentifier.self { return IdentifierCoder() }
    if let type = type as? any RawRepresentable.Type, let coder = raw(type) { return coder }
    if let type = type as? any Codable.Type { return json(type) }
    return nil
  }
  private static func scalar<S: StoredScalar>(_: S.Type) -> ValueCoder { ScalarCoder<S>() }
  private static func json<C: Codable>(_: C.Type) -> ValueCoder { JSONCoder<C>() }
  private static func optional<O: OptionalType>(_: O.Type) -> ValueCoder? {
    ValueCoder.of(O.Wrapped.self).map { OptionalCoder<O>($0) }
  }
  private static func raw<R: RawRepresentable>(_: R.Type) -> ValueCoder? {
    guard R.RawValue.self is any StoredScalar.Type, let coder = ValueCoder.of(R.RawValue.self) else { return nil }
    return RawCoder<R>(coder)
  }
}

/// A value that is not what its column should have.
struct UnreadableValue: Error, CustomStringConvertible {
  let type: any Any.Type
  let stored: DatabaseValue
  var description: String { "\(stored) is no \(type)" }
}

private final class ScalarCoder<S: StoredScalar>: ValueCoder, @unchecked Sendable {
  override var columnType: String { S.columnType }
  override var collation: String? { S.collation }
  override func encode(_ value: Any) throws -> DatabaseValue { (value as! S).stored }
  override func decode(_ stored: DatabaseValue) throws -> Any {
    guard let value = S(stored: stored) else { throw UnreadableValue(type: S.self, stored: stored) }
    return value
  }
}

private final class RawCoder<R: RawRepresentable>: ValueCoder, @unchecked Sendable {
  let raw: ValueCoder
  init(_ raw: ValueCoder) { self.raw = raw }
  override var columnType: String { raw.columnType }
  override var collation: String? { raw.collation }
  override var blank: Any? { super.blank ?? (R.self as? any CaseIterable.Type).flatMap { $0.first } }
  override func encode(_ value: Any) throws -> DatabaseValue { try raw.encode((value as! R).rawValue) }
  override func decode(_ stored: DatabaseValue) throws -> Any {
    guard let rawValue = try raw.decode(stored) as? R.RawValue, let value = R(rawValue: rawValue) else {
      throw UnreadableValue(type: R.self, stored: stored)
    }
    return value
  }
}

private final class JSONCoder<C: Codable>: ValueCoder, @unchecked Sendable {
  override var isComparable: Bool { false }
  override func encode(_ value: Any) throws -> DatabaseValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value as! C), as: UTF8.self).databaseValue
  }
  override func decode(_ stored: DatabaseValue) throws -> Any {
    guard let text = String.fromDatabaseValue(stored) else { throw UnreadableValue(type: C.self, stored: stored) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(C.self, from: Data(text.utf8))
  }
}

private final class OptionalCoder<O: OptionalType>: ValueCoder, @unchecked Sendable {
  let inner: ValueCoder
  init(_ inner: ValueCoder) { self.inner = inner }
  override var columnType: String { inner.columnType }
  override var collation: String? { inner.collation }
  override var isOptional: Bool { true }
  override var isComparable: Bool { inner.isComparable }
  override var wrapped: ValueCoder { inner.wrapped }
  override func encode(_ value: Any) throws -> DatabaseValue {
    guard let value = (value as! O)._wrapped else { return .null }
    return try inner.encode(value)
  }
  override func decode(_ stored: DatabaseValue) throws -> Any {
    if stored.isNull { return O._none as Any }
    return O._some(try inner.decode(stored) as! O.Wrapped) as Any
  }
}

/// An identifier in a predicate: the number of its row.
private final class IdentifierCoder: ValueCoder, @unchecked Sendable {
  override var columnType: String { "INTEGER" }
  override func encode(_ value: Any) throws -> DatabaseValue { (value as! PersistentIdentifier).key.databaseValue }
  override func decode(_ stored: DatabaseValue) throws -> Any { throw UnreadableValue(type: Any.self, stored: stored) }
}

extension CaseIterable {
  fileprivate static var first: Any? { allCases.first }
}

/// An optional, whatever it wraps.
protocol OptionalType {
  associatedtype Wrapped
  var _wrapped: Wrapped? { get }
  static var _none: Self { get }
  static func _some(_ value: Wrapped) -> Self
}
extension Optional: OptionalType {
  var _wrapped: Wrapped? { self }
  static var _none: Wrapped? { nil }
  static func _some(_ value: Wrapped) -> Wrapped? { value }
}
