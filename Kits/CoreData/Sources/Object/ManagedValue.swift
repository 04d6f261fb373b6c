import Foundation

/// A type that a property of a managed object can have in Swift.
protocol ManagedValue {
  /// The property's value, of what key-value coding gives.
  static func managed(_ value: Any?) -> Self?
}
protocol ManagedOptional: ExpressibleByNilLiteral {
  static var wrapped: Any.Type { get }
  static func managedOptional(_ value: Any?) -> Self?
}
extension Optional: ManagedOptional {
  static var wrapped: Any.Type { Wrapped.self }
  static func managedOptional(_ value: Any?) -> Self? {
    guard let value else { return .some(nil) }
    return ManagedConversion.value(value, as: Wrapped.self).map { .some($0) }
  }
}

enum ManagedConversion {
  /// A value of key-value coding as a type of Swift; nil if it is not one.
  static func value<T>(_ value: Any?, as type: T.Type) -> T? {
    if let type = type as? any ManagedOptional.Type { return type.managedOptional(value) as? T }
    if let value, let found = value as? T { return found }
    if let type = type as? any ManagedValue.Type { return type.managed(value) as? T }
    if let type = type as? any RawRepresentable.Type { return raw(value, type) as? T }
    return nil
  }
  private static func raw<R: RawRepresentable>(_ value: Any?, _ type: R.Type) -> R? {
    Self.value(value, as: R.RawValue.self).flatMap { R(rawValue: $0) }
  }
  /// A value of a property in Swift as key-value coding takes it.
  static func object(_ value: Any) -> Any? {
    let mirrored = value as? any ManagedOptional
    if mirrored != nil {
      let children = Mirror(reflecting: value).children
      guard let first = children.first else { return nil }
      return object(first.value)
    }
    if let raw = value as? any RawRepresentable, !(value is NSObject) { return raw.rawValue }
    return value
  }
}

// A scalar without a value is zero, and what is many is empty: Source: Apple, what accessors of scalar types give for null.
extension BinaryInteger where Self: ManagedValue {
  static func managed(_ value: Any?) -> Self? {
    guard let value else { return 0 }
    return (value as? NSNumber).map { Self(truncatingIfNeeded: $0.int64Value) }
  }
}
extension Int: ManagedValue {}
extension Int16: ManagedValue {}
extension Int32: ManagedValue {}
extension Int64: ManagedValue {}
extension UInt: ManagedValue {}
extension Double: ManagedValue {
  static func managed(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? Date)?.timeIntervalSinceReferenceDate ?? (value == nil ? 0 : nil)
  }
}
extension Float: ManagedValue {
  static func managed(_ value: Any?) -> Float? { (value as? NSNumber)?.floatValue ?? (value == nil ? 0 : nil) }
}
extension Bool: ManagedValue {
  static func managed(_ value: Any?) -> Bool? { (value as? NSNumber)?.boolValue ?? (value == nil ? false : nil) }
}
extension String: ManagedValue { static func managed(_ value: Any?) -> String? { value == nil ? "" : nil } }
extension Data: ManagedValue { static func managed(_ value: Any?) -> Data? { value == nil ? Data() : nil } }
extension Date: ManagedValue {
  static func managed(_ value: Any?) -> Date? { value == nil ? Date(timeIntervalSinceReferenceDate: 0) : nil }
}
extension Decimal: ManagedValue {
  static func managed(_ value: Any?) -> Decimal? { (value as? NSNumber)?.decimalValue ?? (value == nil ? 0 : nil) }
}
extension UUID: ManagedValue {
  static func managed(_ value: Any?) -> UUID? { value == nil ? UUID(uuid: UUID_NULL) : nil }
  private static var UUID_NULL: uuid_t { (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }
}
extension URL: ManagedValue {
  static func managed(_ value: Any?) -> URL? { value == nil ? URL(fileURLWithPath: "/") : nil }
}
extension Set: ManagedValue {
  static func managed(_ value: Any?) -> Set? {
    let all: [Any]
    switch value {
    case nil: all = []
    case let set as NSSet: all = set.allObjects
    case let set as NSOrderedSet: all = set.array
    default: return nil
    }
    let typed = all.compactMap { $0 as? Element }
    return typed.count == all.count ? Set(typed) : nil
  }
}
extension Array: ManagedValue {
  static func managed(_ value: Any?) -> Array? {
    switch value {
    case nil: []
    case let set as NSOrderedSet: set.array.compactMap { $0 as? Element }
    case let list as NSArray: list.compactMap { $0 as? Element }
    default: nil
    }
  }
}
