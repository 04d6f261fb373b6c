import Foundation
import HearthCore

/// What objects have under the names of their properties, which Swift on Linux cannot be asked for: dictionaries by their
/// keys, other values by their stored properties. Computed properties are not known.
nonisolated enum KeyedValue {
  /// What is in an optional, at any depth.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return plain(mirror.children.first?.value)
  }
  static func text(_ value: Any?) -> String? {
    switch plain(value) {
    case let text as String: text
    case let text as Substring: String(text)
    case let text as NSString: text.description
    case let text as Character: String(text)
    default: nil
    }
  }
  static func date(_ value: Any?) -> Date? {
    let value = plain(value)
    return value as? Date
      ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
  }
  static func integer(_ value: Any?) -> Int? {
    let value = plain(value)
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let number = value as? any BinaryInteger { return Int(exactly: number) }
    if let number = value as? NSNumber, !CFNumberKind.isFraction(number) { return number.intValue }
    return nil
  }
  static func number(_ value: Any?) -> Double? {
    let value = plain(value)
    if let integer = integer(value) { return Double(integer) }
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    if let number = value as? Decimal { return NSDecimalNumber(decimal: number).doubleValue }
    if let number = value as? any BinaryInteger { return Double(number) }
    return (value as? NSNumber)?.doubleValue
  }
  /// What is in a collection; nil for anything else, and for texts.
  static func elements(_ value: Any?) -> [Any?]? {
    switch plain(value) {
    case nil, is String, is NSString: return nil
    case let array as [Any?]: return array
    case let array as NSArray: return (0..<array.count).map { array.object(at: $0) }
    case let set as NSSet: return set.allObjects
    case let table as NSDictionary: return table.allValues
    case let set as Set<AnyHashable>: return set.map { $0.base }
    case let table as [AnyHashable: Any]: return Array(table.values)
    case let other?:
      let mirror = Mirror(reflecting: other)
      return mirror.displayStyle == .collection || mirror.displayStyle == .set ? mirror.children.map(\.value) : nil
    }
  }

  // MARK: - Key paths

  /// What a value has at the end of a path. Of a collection that is what each of its elements has.
  static func value(_ path: ArraySlice<String>, of object: Any?) -> Any? {
    guard let key = path.first, let object = plain(object) else { return plain(object) }
    let rest = path.dropFirst()
    if key.hasPrefix("@"), let all = elements(object) { return collected(key, rest, all) }
    switch object {
    case let table as [String: Any]: return value(rest, of: table[key])
    case let table as NSDictionary:
      return value(rest, of: table.object(forKey: NSString(string: key)) ?? table.object(forKey: key))
    case let keyed as any KeyReadable where key.lowercased() != "self":
      return value(rest, of: keyed.readValue(forKey: key))
    default: break
    }
    if let all = elements(object) {
      if key == "count" { return all.count }
      return all.map { value(path, of: $0) }
    }
    if let text = text(object), key == "length" { return text.utf16.count }
    if key == "self" { return value(rest, of: object) }
    guard let found = stored(key, Mirror(reflecting: object)) else {
      Report(
        kind: .controlValue, path: "\(type(of: object))",
        message: "has no stored property '\(key)', for which a key path asks. Swift on Linux finds no computed ones: "
          + "sort and filter by closures, or by #Predicate."
      ).tell()
      return nil
    }
    return value(rest, of: found)
  }
  private static func stored(_ key: String, _ mirror: Mirror) -> Any? {
    // Macros and wrappers keep a property under its name with a line before it.
    for child in mirror.children where child.label == key || child.label == "_" + key { return child.value }
    return mirror.superclassMirror.flatMap { stored(key, $0) }
  }
  /// Source: Apple, "Using Collection Operators".
  private static func collected(_ name: String, _ path: ArraySlice<String>, _ all: [Any?]) -> Any? {
    if name == "@count" { return all.count }
    let values = all.map { value(path, of: $0) }, numbers = values.compactMap { number($0) }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return values.min { FormattedPredicate.order($0, $1, []) == .orderedAscending } ?? nil
    case "@max": return values.max { FormattedPredicate.order($0, $1, []) == .orderedAscending } ?? nil
    default: return nil
    }
  }
}

/// An object that has values under names which are not those of stored properties.
package nonisolated protocol KeyReadable: AnyObject {
  func readValue(forKey key: String) -> Any?
}

private nonisolated enum CFNumberKind {
  static func isFraction(_ number: NSNumber) -> Bool {
    let kind = String(cString: number.objCType)
    return kind == "d" || kind == "f"
  }
}
