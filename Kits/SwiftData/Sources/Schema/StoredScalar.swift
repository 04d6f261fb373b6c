import Foundation
import GRDB

/// A value that a column keeps as SQLite's own number, text or bytes, in an order that SQL compares.
protocol StoredScalar {
  static var columnType: String { get }
  static var collation: String? { get }
  var stored: DatabaseValue { get }
  init?(stored: DatabaseValue)
}
extension StoredScalar {
  static var collation: String? { nil }
}

extension StoredScalar where Self: DatabaseValueConvertible {
  var stored: DatabaseValue { databaseValue }
  init?(stored: DatabaseValue) {
    guard let value = Self.fromDatabaseValue(stored) else { return nil }
    self = value
  }
}
extension StoredScalar where Self: FixedWidthInteger {
  static var columnType: String { "INTEGER" }
}

extension Int: StoredScalar {}
extension Int8: StoredScalar {}
extension Int16: StoredScalar {}
extension Int32: StoredScalar {}
extension Int64: StoredScalar {}
extension UInt8: StoredScalar {}
extension UInt16: StoredScalar {}
extension UInt32: StoredScalar {}
/// By its bits: what is above `Int64.max` is kept, and sorts first.
extension UInt64: StoredScalar {
  var stored: DatabaseValue { Int64(bitPattern: self).databaseValue }
  init?(stored: DatabaseValue) {
    guard let value = Int64.fromDatabaseValue(stored) else { return nil }
    self.init(bitPattern: value)
  }
}
extension UInt: StoredScalar {
  var stored: DatabaseValue { UInt64(self).stored }
  init?(stored: DatabaseValue) {
    guard let value = UInt64(stored: stored) else { return nil }
    self.init(value)
  }
}
extension Bool: StoredScalar { static var columnType: String { "INTEGER" } }
extension String: StoredScalar { static var columnType: String { "TEXT" } }
extension Data: StoredScalar { static var columnType: String { "BLOB" } }

/// What is no number is kept as null, as SQLite does.
extension Double: StoredScalar {
  static var columnType: String { "REAL" }
  var stored: DatabaseValue { databaseValue }
  init?(stored: DatabaseValue) {
    if stored.isNull { self = .nan; return }
    guard let value = Double.fromDatabaseValue(stored) else { return nil }
    self = value
  }
}
extension Float: StoredScalar {
  static var columnType: String { "REAL" }
  var stored: DatabaseValue { Double(self).stored }
  init?(stored: DatabaseValue) {
    guard let value = Double(stored: stored) else { return nil }
    self = Float(value)
  }
}
extension CGFloat: StoredScalar {
  static var columnType: String { "REAL" }
  var stored: DatabaseValue { Double(self).stored }
  init?(stored: DatabaseValue) {
    guard let value = Double(stored: stored) else { return nil }
    self = CGFloat(value)
  }
}
/// Seconds since the first of January 2001, with all that a date has behind the point.
extension Date: StoredScalar {
  static var columnType: String { "REAL" }
  var stored: DatabaseValue { timeIntervalSinceReferenceDate.databaseValue }
  init?(stored: DatabaseValue) {
    guard let value = Double.fromDatabaseValue(stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
}
extension UUID: StoredScalar {
  static var columnType: String { "TEXT" }
  var stored: DatabaseValue { uuidString.databaseValue }
  init?(stored: DatabaseValue) {
    guard let text = String.fromDatabaseValue(stored) else { return nil }
    self.init(uuidString: text)
  }
}
extension URL: StoredScalar {
  static var columnType: String { "TEXT" }
  var stored: DatabaseValue { absoluteString.databaseValue }
  init?(stored: DatabaseValue) {
    guard let text = String.fromDatabaseValue(stored) else { return nil }
    self.init(string: text)
  }
}
/// As text, which keeps each digit; a collation compares the numbers.
extension Decimal: StoredScalar {
  static var columnType: String { "TEXT" }
  static var collation: String? { "hearth_decimal" }
  var stored: DatabaseValue { description.databaseValue }
  init?(stored: DatabaseValue) {
    if let text = String.fromDatabaseValue(stored), let value = Decimal(string: text) {
      self = value
    } else if let number = Double.fromDatabaseValue(stored) {
      self.init(number)
    } else {
      return nil
    }
  }
}
