import Foundation

/// The name of a method, with what calls it.
///
/// Swift on Linux has no Objective-C that finds a method by its name. `hearth` reads `#selector(Editor.save(_:))` as a selector that carries the
/// method itself, so that actions, timers and notifications call it. Two selectors of one name are equal, whatever they carry.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  // Unchecked: what is carried is a method, which has no state.

  /// Calls the method of a target with arguments.
  typealias Call = (_ target: Any, _ arguments: [Any?]) -> CallResult

  /// What became of a call.
  enum CallResult {
    case returned(Any)
    /// The target has no such method.
    case isMissing
    /// An argument is of a different type than the method takes.
    case wrongArgument(any Any.Type)
  }

  let name: String
  let canCall: (Any) -> Bool
  let call: Call?

  /// Creates a selector that names a method and carries none: whoever calls it is told so.
  public init(_ name: String) {
    (self.name, canCall, call) = (name, { _ in false }, nil)
  }
  /// The same, with the parentheses that keep Xcode from warning: `Selector(("name"))`.
  public init(stringLiteral name: String) { self.init(name) }

  init(_ name: String, parameters: Int, canCall: @escaping (Any) -> Bool, call: @escaping Call) {
    let isWhole = parameters == 0 || name.contains(":")
    self.name = isWhole ? name : name + String(repeating: ":", count: parameters)
    (self.canCall, self.call) = (canCall, call)
  }

  /// How many arguments the method takes.
  public var parameters: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
  public var description: String { name }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A name's selector, which carries no method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// A selector's name, `save:` for `save(_:)`.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

extension Selector {
  /// Whether an object has the method that the selector carries.
  public func isMethod(of target: Any) -> Bool { canCall(target) }

  /// Calls the method of an object.
  ///
  /// - Returns: What the method returns; nil where it was not called. Why it was not is written to the standard error, once for each selector.
  @discardableResult public func call(on target: Any, _ arguments: Any?...) -> Any? {
    switch call?(target, arguments) ?? .isMissing {
    case .returned(let value): return value
    case .isMissing:
      SelectorReport.once(
        name,
        "\(type(of: target)) has no method for the selector \(name). Write #selector(TYPE.METHOD), which carries the method; a selector that is "
          + "made from a text carries none on Linux.")
    case .wrongArgument(let type):
      SelectorReport.once(
        name,
        "\(Swift.type(of: target)) was not told of \(name): an argument is not of the type \(type), which its method takes."
      )
    }
    return nil
  }
}

/// What went wrong with selectors, each said once.
enum SelectorReport {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var said: Set<String> = []

  /// Writes a message, unless one was written for the same selector.
  static func once(_ name: String, _ message: String) {
    if lock.withLock({ said.insert(name).inserted }) {
      FileHandle.standardError.write(Data("Selector: \(message)\n".utf8))
    }
  }
}
