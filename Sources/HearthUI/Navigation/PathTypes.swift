import Foundation
import Synchronization

/// The types of values on paths, by the names under which they are stored.
///
/// A name is found among the types that this process has put on a path or declared a destination for, and else asked of
/// the runtime, which knows types at the top of a module and inside of others, but no private or generic ones.
enum PathTypes {
  private struct Table: @unchecked Sendable {
    // Unchecked: metatypes are immutable.
    var types: [String: Any.Type] = [:]
    var names: [ObjectIdentifier: String] = [:]
    /// Names that the runtime does not know.
    var unknown: Set<String> = []
  }
  /// Facts of the program: types by their names.
  private static let table = Mutex(Table())

  /// Makes a type known.
  @discardableResult static func note(_ type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = table.withLock({ $0.names[key] }) { return name }
    let name = String(reflecting: type)
    table.withLock {
      $0.names[key] = name
      $0.types[name] = type
    }
    return name
  }
  static func type(named name: String) -> Any.Type? {
    let (known, isUnknown) = table.withLock { table -> (Any.Type?, Bool) in
      (table.types[name], table.unknown.contains(name))
    }
    if known != nil || isUnknown { return known }
    guard let found = search(name) else {
      table.withLock { _ = $0.unknown.insert(name) }
      return nil
    }
    note(found)
    return found
  }

  /// Asks the runtime, which wants to know what kind of type each part of a name is: all kinds are tried.
  private static func search(_ name: String) -> Any.Type? {
    if let type = _typeByName(name) { return type }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.count <= 5, parts.allSatisfy(isIdentifier) else { return nil }
    // Source: the Swift ABI, "Mangling": a module, then a name and the letter of its kind for each type.
    var prefixes = [parts[0] == "Swift" ? "s" : "\(parts[0].utf8.count)\(parts[0])"]
    for part in parts.dropFirst() {
      prefixes = prefixes.flatMap { prefix in ["V", "O", "C"].map { "\(prefix)\(part.utf8.count)\(part)\($0)" } }
    }
    for mangled in prefixes {
      if let type = _typeByName(mangled), String(reflecting: type) == name { return type }
    }
    return nil
  }
  private static func isIdentifier(_ part: Substring) -> Bool {
    guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return part.utf8.allSatisfy {
      $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
  }
}
