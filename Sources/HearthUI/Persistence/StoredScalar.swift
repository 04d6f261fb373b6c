import Foundation
import HearthCore

/// A value of one of the types that can be stored: for a window by `@SceneStorage`, for the user by `@AppStorage`.
nonisolated package enum StoredScalar: Equatable, Sendable {
  case bool(Bool), int(Int), double(Double), string(String), url(URL), data(Data), date(Date)

  package enum Kind: UInt8, Sendable {
    case bool = 0x62, int = 0x69, double = 0x64, string = 0x73, url = 0x75, data = 0x44, date = 0x74
    var name: String {
      switch self {
      case .bool: "Bool"
      case .int: "Int"
      case .double: "Double"
      case .string: "String"
      case .url: "URL"
      case .data: "Data"
      case .date: "Date"
      }
    }
  }
  var kind: Kind {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .url: .url
    case .data: .data
    case .date: .date
    }
  }
}

// MARK: - In the state of a window

extension StoredScalar {
  /// A letter for the kind, then the value: texts in UTF-8, numbers in 8 bytes in little-endian order.
  var bytes: Data {
    var result = Data([kind.rawValue])
    switch self {
    case .bool(let value): result.append(value ? 1 : 0)
    case .int(let value): withUnsafeBytes(of: Int64(value).littleEndian) { result.append(contentsOf: $0) }
    case .double(let value): withUnsafeBytes(of: value.bitPattern.littleEndian) { result.append(contentsOf: $0) }
    case .date(let value):
      withUnsafeBytes(of: value.timeIntervalSinceReferenceDate.bitPattern.littleEndian) {
        result.append(contentsOf: $0)
      }
    case .string(let value): result.append(contentsOf: value.utf8)
    case .url(let value): result.append(contentsOf: value.absoluteString.utf8)
    case .data(let value): result.append(value)
    }
    return result
  }
  init?(bytes: Data) {
    guard let kind = bytes.first.flatMap(Kind.init) else { return nil }
    let rest = bytes.dropFirst()
    var number: UInt64? {
      guard rest.count == 8 else { return nil }
      return rest.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    switch kind {
    case .bool:
      guard rest.count == 1, rest.first! <= 1 else { return nil }
      self = .bool(rest.first! == 1)
    case .int:
      guard let number else { return nil }
      self = .int(Int(Int64(bitPattern: number)))
    case .double:
      guard let number else { return nil }
      self = .double(Double(bitPattern: number))
    case .date:
      guard let number else { return nil }
      self = .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: number)))
    case .string:
      guard let text = String(validating: rest, as: UTF8.self) else { return nil }
      self = .string(text)
    case .url:
      guard let url = String(validating: rest, as: UTF8.self).flatMap({ URL(string: $0) }) else { return nil }
      self = .url(url)
    case .data: self = .data(Data(rest))
    }
  }
}

// MARK: - In the user's defaults

extension StoredScalar {
  /// The value as its own type; nil for a value of any other type.
  init?(natural object: Any) {
    switch object {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .url(value)
    case let value as NSNumber: self = .double(value.doubleValue)
    default: return nil
    }
  }
  /// The value as a kind, where it can be taken for one.
  ///
  /// Numbers and truth values stand for each other, and a text for the number or truth value that it says, since
  /// options of the command line are texts. Source: Apple, documentation of `UserDefaults.bool(forKey:)`,
  /// `integer(forKey:)` and `url(forKey:)`.
  func converted(to kind: Kind) -> StoredScalar? {
    if self.kind == kind { return self }
    switch (kind, self) {
    case (.bool, .int(let value)): return .bool(value != 0)
    case (.bool, .double(let value)): return .bool(value != 0)
    case (.bool, .string(let text)):
      switch text.lowercased() {
      case "yes", "true", "1": return .bool(true)
      case "no", "false", "0": return .bool(false)
      default: return nil
      }
    case (.int, .bool(let value)): return .int(value ? 1 : 0)
    case (.int, .double(let value)): return Int(exactly: value.rounded(.towardZero)).map { .int($0) }
    case (.int, .string(let text)): return Int(text).map { .int($0) }
    case (.double, .bool(let value)): return .double(value ? 1 : 0)
    case (.double, .int(let value)): return .double(Double(value))
    case (.double, .string(let text)): return Double(text).map { .double($0) }
    case (.url, .string(let text)):
      if text.hasPrefix("/") || text.hasPrefix("~") {
        return .url(URL(fileURLWithPath: (text as NSString).expandingTildeInPath))
      }
      return URL(string: text).map { .url($0) }
    default: return nil
    }
  }
  /// The value as a property list has it. A URL is a text: Foundation on Linux keeps only the
  /// path of what `set(_: URL?, forKey:)` gets.
  var propertyListObject: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .url(let value): value.absoluteString
    case .data(let value): value
    case .date(let value): value
    }
  }
  func write(to defaults: UserDefaults, _ key: String) {
    switch self {
    case .bool(let value): defaults.set(value, forKey: key)
    case .int(let value): defaults.set(value, forKey: key)
    case .double(let value): defaults.set(value, forKey: key)
    case .string(let value): defaults.set(value, forKey: key)
    case .url(let value): defaults.set(value.absoluteString, forKey: key)
    case .data(let value): defaults.set(value, forKey: key)
    case .date(let value): defaults.set(value, forKey: key)
    }
  }
}

// MARK: - As values of properties

/// How a property's value is stored.
nonisolated struct StoredForm<Value>: @unchecked Sendable {
  // Unchecked: the closures capture types only.
  let kind: StoredScalar.Kind
  /// Nil: nothing is stored.
  let encode: (Value) -> StoredScalar?
  /// Of a scalar of `kind`. Nil: it means nothing here, a case of an enumeration that
  /// is gone for example; the default counts.
  let decode: (StoredScalar) -> Value?
}

/// A type that can be stored as it is.
nonisolated protocol StorableValue {
  static var kind: StoredScalar.Kind { get }
  var scalar: StoredScalar { get }
  init?(_ scalar: StoredScalar)
}
nonisolated extension Bool: StorableValue {
  static var kind: StoredScalar.Kind { .bool }
  var scalar: StoredScalar { .bool(self) }
  init?(_ scalar: StoredScalar) { if case .bool(let value) = scalar { self = value } else { return nil } }
}
nonisolated extension Int: StorableValue {
  static var kind: StoredScalar.Kind { .int }
  var scalar: StoredScalar { .int(self) }
  init?(_ scalar: StoredScalar) { if case .int(let value) = scalar { self = value } else { return nil } }
}
nonisolated extension Double: StorableValue {
  static var kind: StoredScalar.Kind { .double }
  var scalar: StoredScalar { .double(self) }
  init?(_ scalar: StoredScalar) { if case .double(let value) = scalar { self = value } else { return nil } }
}
nonisolated extension String: StorableValue {
  static var kind: StoredScalar.Kind { .string }
  var scalar: StoredScalar { .string(self) }
  init?(_ scalar: StoredScalar) { if case .string(let value) = scalar { self = value } else { return nil } }
}
nonisolated extension URL: StorableValue {
  static var kind: StoredScalar.Kind { .url }
  var scalar: StoredScalar { .url(self) }
  init?(_ scalar: StoredScalar) { if case .url(let value) = scalar { self = value } else { return nil } }
}
nonisolated extension Data: StorableValue {
  static var kind: StoredScalar.Kind { .data }
  var scalar: StoredScalar { .data(self) }
  init?(_ scalar: StoredScalar) { if case .data(let value) = scalar { self = value } else { return nil } }
}
nonisolated extension Date: StorableValue {
  static var kind: StoredScalar.Kind { .date }
  var scalar: StoredScalar { .date(self) }
  init?(_ scalar: StoredScalar) { if case .date(let value) = scalar { self = value } else { return nil } }
}

nonisolated extension StoredForm {
  static func plain() -> Self where Value: StorableValue {
    Self(kind: Value.kind, encode: { $0.scalar }, decode: { Value($0) })
  }
  static func raw() -> Self where Value: RawRepresentable, Value.RawValue: StorableValue {
    Self(
      kind: Value.RawValue.kind, encode: { $0.rawValue.scalar },
      decode: { Value.RawValue($0).flatMap { Value(rawValue: $0) } })
  }
  static func optional<V: StorableValue>() -> Self where Value == V? {
    Self(kind: V.kind, encode: { $0?.scalar }, decode: { V($0).map { .some($0) } })
  }
  static func optionalRaw<R: RawRepresentable>() -> Self where Value == R?, R.RawValue: StorableValue {
    Self(
      kind: R.RawValue.kind, encode: { $0?.rawValue.scalar },
      decode: { R.RawValue($0).flatMap { R(rawValue: $0) }.map { .some($0) } })
  }
}
