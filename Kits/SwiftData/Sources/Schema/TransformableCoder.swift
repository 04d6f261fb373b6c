import Foundation
import GRDB
import SwiftUI

/// How values are kept that a transformer turns into data: `@Attribute(.transformable(by: ColorTransformer.self))`.
///
/// A transformer by a name that nobody has registered leaves a `Codable` value as it is kept without one.
final class TransformableCoder<V>: ValueCoder, @unchecked Sendable {
  // Unchecked: nothing in it changes.
  private let name: String
  private let plain: ValueCoder?

  init(_ name: String, plain: ValueCoder?) {
    self.name = name
    self.plain = plain
  }
  override var columnType: String { transformer == nil ? plain?.columnType ?? "BLOB" : "BLOB" }
  override var isComparable: Bool { false }
  override var isOptional: Bool { V.self is any OptionalType.Type }

  private var transformer: ValueTransformer? {
    ValueTransformer(forName: NSValueTransformerName(name)) ?? TransformerTypes.transformer(named: name)
  }
  /// The transformer, or how the value is kept without one.
  private func found() throws -> ValueTransformer? {
    if let transformer { return transformer }
    if plain != nil { return nil }
    throw SwiftDataError(
      .modelValidationFailure,
      "there is no transformer '\(name)': register it by ValueTransformer.setValueTransformer(_:forName:)")
  }
  override func encode(_ value: Any) throws -> DatabaseValue {
    guard let transformer = try found() else { return try plain!.encode(value) }
    let children = Mirror(reflecting: value)
    let inner: Any? = isOptional && children.displayStyle == .optional ? children.children.first?.value : value
    guard let inner else { return .null }
    // One that reads archives is used in the other direction. Source: Apple, documentation of NSSecureUnarchiveFromDataTransformer.
    let made =
      transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.reverseTransformedValue(inner) : transformer.transformedValue(inner)
    guard let data = made as? Data else {
      throw SwiftDataError(.modelValidationFailure, "the transformer '\(name)' makes no data of a \(type(of: inner))")
    }
    return data.databaseValue
  }
  override func decode(_ stored: DatabaseValue) throws -> Any {
    if stored.isNull, let type = V.self as? any OptionalType.Type { return type._none as Any }
    guard let transformer = try found() else { return try plain!.decode(stored) }
    guard let data = Data.fromDatabaseValue(stored) else { throw UnreadableValue(type: V.self, stored: stored) }
    let value =
      transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    guard let typed = value as? V else { throw UnreadableValue(type: V.self, stored: stored) }
    return typed
  }
}

/// The transformers that models name by their classes.
enum TransformerTypes {
  private final class State: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var types: [String: ValueTransformer.Type] = [:]
  }
  private static let state = State()

  static func note(_ type: ValueTransformer.Type) -> String {
    let name = String(reflecting: type)
    state.lock.withLock { state.types[name] = type }
    return name
  }
  static func transformer(named name: String) -> ValueTransformer? {
    state.lock.withLock { state.types[name] }.map { $0.init() }
  }
}

extension ValueCoder {
  /// The coder of an attribute that a transformer keeps.
  static func transformed(by name: String, _ type: any Any.Type) -> ValueCoder {
    func make<V>(_: V.Type) -> ValueCoder { TransformableCoder<V>(name, plain: of(type)) }
    return _openExistential(type, do: make)
  }
}
