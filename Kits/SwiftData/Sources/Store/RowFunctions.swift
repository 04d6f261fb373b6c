import Foundation
import GRDB

/// What predicates ask of values that SQL cannot: a property of a structure that a column keeps, an element of an array.
///
/// A statement has the function's number; the function lives as long as the program, once for each key path.
enum RowFunctions {
  typealias Body = ([DatabaseValue]) throws -> DatabaseValue
  private final class Registry: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var bodies: [Body] = []
    var numbers: [AnyHashable: Int] = [:]
  }
  private static let registry = Registry()

  /// The number of a function. Of two functions for an equal `key` the first is kept.
  static func number(for key: AnyHashable, _ body: @escaping Body) -> Int {
    registry.lock.withLock {
      if let number = registry.numbers[key] { return number }
      registry.bodies.append(body)
      registry.numbers[key] = registry.bodies.count - 1
      return registry.bodies.count - 1
    }
  }
  static func call(_ number: Int, _ values: [DatabaseValue]) throws -> DatabaseValue {
    let body = registry.lock.withLock { registry.bodies[number] }
    return try body(values)
  }
}
