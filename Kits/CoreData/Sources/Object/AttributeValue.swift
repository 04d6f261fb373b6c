import Foundation
import GRDB
import HearthUI

/// Values of attributes in their three forms: as an app gives and gets them, as an object keeps them, as a column does.
///
/// An object keeps `Int64`, `Double`, `Bool`, `String`, `Date`, `Data`, `UUID`, `URL`, `Decimal`, by the attribute's type.
enum AttributeValue {
  /// The form that an object keeps; nil for a value that the type does not have.
  static func kept(_ value: Any, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if let number = value as? Int64 { return number }
      if let number = value as? any BinaryInteger { return Int64(exactly: number) }
      if let number = value as? NSNumber { return number.int64Value }
      return (value as? Bool).map { $0 ? Int64(1) : 0 }
    case .doubleAttributeType, .floatAttributeType:
      if let number = value as? Double { return number }
      if let number = value as? any BinaryFloatingPoint { return Double(number) }
      if let number = value as? NSNumber { return number.doubleValue }
      return (value as? any BinaryInteger).map { Double($0) }
    case .booleanAttributeType: return value as? Bool ?? (value as? NSNumber)?.boolValue
    case .decimalAttributeType:
      if let number = value as? Decimal { return number }
      if let number = value as? NSDecimalNumber { return number.decimalValue }
      if let number = value as? NSNumber { return number.decimalValue }
      return (value as? any BinaryInteger).map { Decimal(Int64($0)) }
    case .stringAttributeType: return value as? String ?? (value as? NSString)?.description
    case .dateAttributeType:
      if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
      return value as? Date
        ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    case .binaryDataAttributeType: return value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
    case .UUIDAttributeType: return value as? UUID ?? (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
    case .URIAttributeType: return value as? URL ?? (value as? NSURL)?.absoluteURL
    default: return value
    }
  }
  /// What key-value coding gives: numbers as objects, which casts turn into any of Swift's.
  static func object(_ kept: Any, _ type: NSAttributeType) -> Any {
    switch kept {
    case let number as Int64 where type == .integer16AttributeType: NSNumber(value: Int16(truncatingIfNeeded: number))
    case let number as Int64 where type == .integer32AttributeType: NSNumber(value: Int32(truncatingIfNeeded: number))
    case let number as Int64: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let flag as Bool: NSNumber(value: flag)
    case let number as Decimal: NSDecimalNumber(decimal: number)
    default: kept
    }
  }

  // MARK: - Columns

  static func column(_ kept: Any?, _ attribute: NSAttributeDescription) throws -> DatabaseValue {
    switch kept {
    case nil: return .null
    case let number as Int64: return number.databaseValue
    case let number as Double: return number.databaseValue
    case let flag as Bool: return flag.databaseValue
    case let text as String where attribute.attributeType == .stringAttributeType: return text.databaseValue
    case let date as Date where attribute.attributeType == .dateAttributeType:
      return date.timeIntervalSinceReferenceDate.databaseValue
    case let data as Data where attribute.attributeType == .binaryDataAttributeType: return data.databaseValue
    case let id as UUID where attribute.attributeType == .UUIDAttributeType: return id.uuidString.databaseValue
    case let url as URL where attribute.attributeType == .URIAttributeType: return url.absoluteString.databaseValue
    case let number as Decimal: return number.description.databaseValue
    case let value?: return try Transformable.data(value, attribute).databaseValue
    }
  }
  static func kept(_ column: DatabaseValue, _ attribute: NSAttributeDescription) -> Any? {
    if column.isNull { return nil }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64.fromDatabaseValue(column)
    case .doubleAttributeType, .floatAttributeType: return Double.fromDatabaseValue(column)
    case .booleanAttributeType: return Bool.fromDatabaseValue(column)
    case .stringAttributeType: return String.fromDatabaseValue(column)
    case .dateAttributeType:
      return Double.fromDatabaseValue(column).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .binaryDataAttributeType: return Data.fromDatabaseValue(column)
    case .UUIDAttributeType: return String.fromDatabaseValue(column).flatMap { UUID(uuidString: $0) }
    case .URIAttributeType: return String.fromDatabaseValue(column).flatMap { URL(string: $0) }
    case .decimalAttributeType: return String.fromDatabaseValue(column).flatMap { Decimal(string: $0) }
    default: return Data.fromDatabaseValue(column).flatMap { Transformable.value($0, attribute) }
    }
  }
}

/// Values of any type as bytes: as a list of properties, or by `NSCoding`.
enum Transformable {
  /// The transformer that an attribute names: one that the app has registered, or a class with the name.
  private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
    guard let name = attribute.valueTransformerName, !name.isEmpty, !name.hasPrefix("NSSecureUnarchive"),
      !name.hasPrefix("NSKeyedUnarchive"), !name.hasPrefix("NSUnarchive")
    else { return nil }
    if let found = ValueTransformer(forName: NSValueTransformerName(name)) { return found }
    if let type = ManagedClasses.type(named: name) as? ValueTransformer.Type { return type.init() }
    Notice.tell(
      "the attribute '\(attribute.name)' has the transformer \(name), which is not registered: its values are archived")
    return nil
  }
  static func data(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
    if let transformer = transformer(attribute) {
      // One that reads archives is used in the other direction. Source: Apple, documentation of NSSecureUnarchiveFromDataTransformer.
      let found =
        transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
      if let data = found as? Data { return data }
      throw CoreDataError.validation(
        .transformable,
        "the transformer \(attribute.valueTransformerName ?? "") makes no data of the \(type(of: value)) in "
          + "'\(attribute.name)'", attribute.name, nil)
    }
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      return try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }
    if let object = value as? any NSCoding {
      return try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }
    throw CoreDataError.validation(
      .transformable,
      "a \(type(of: value)) cannot be stored in '\(attribute.name)': it is neither a list of "
        + "properties nor NSCoding", attribute.name, nil)
  }
  static func value(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
    if let transformer = transformer(attribute) {
      return transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
    guard let table = list as? [String: Any], table["$archiver"] != nil else { return list }
    return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }
}
