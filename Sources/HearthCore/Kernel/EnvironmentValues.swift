/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// What is kept under the key.
  associatedtype Value
  /// The value where no view around sets one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view inherits from the views around it.
///
/// A copy that an app keeps goes on reading the values around the view that it got it from, also when that view has
/// left the tree, and on any thread. A view that reads one in its body is evaluated again when it changes.
///
///     extension EnvironmentValues {
///       @Entry var isCompactReader = false
///     }
///     struct Page: View {
///       @Environment(\.isCompactReader) private var isCompact
///       var body: some View { Text("Page").padding(isCompact ? 4 : 20) }
///     }
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  // Unchecked: scopes are held, and read on other threads than the main one by `valueOffMain`, which takes the lock.
  package var scope: EnvironmentScope?
  /// Values set in this copy, in order.
  package private(set) var writes: [any EnvironmentWrite] = []

  /// Creates values that are all the defaults of their keys.
  public init() {}
  package init(scope: EnvironmentScope) { self.scope = scope }

  /// The value for a key: what was set in this copy, else what the views around set, else the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if !writes.isEmpty, let write = writes.last(where: { $0.key == ObjectIdentifier(key) }) {
        return (write as! KeyWrite<K>).value
      }
      guard let scope else { return K.defaultValue }
      guard isOnMainThread() else { return scope.valueOffMain(K.self) }
      nonisolated(unsafe) var result: K.Value?
      MainActor.assumeIsolatedFast {
        if let reader = Engine.readsEnvironment {
          result = scope.value(K.self, readBy: reader)
        } else {
          result = scope.value(K.self)
        }
      }
      return result!
    }
    set {
      let write = KeyWrite<K>(value: newValue)
      if let index = writes.firstIndex(where: { $0.key == write.key }) {
        writes[index] = write
      } else {
        writes.append(write)
      }
    }
  }

  /// The values set by hand in this copy.
  public var description: String { "[" + writes.map { "\($0)" }.joined(separator: ", ") + "]" }
}

/// A value set for a key.
package protocol EnvironmentWrite {
  var key: ObjectIdentifier { get }
  @MainActor func makeEntry(parent: EnvironmentScope) -> EnvironmentScope
  /// True when the subtree has to look at inherited values again.
  @MainActor func update(_ entry: EnvironmentScope) -> Bool
}

struct KeyWrite<K: EnvironmentKey>: EnvironmentWrite, CustomStringConvertible {
  var value: K.Value
  var key: ObjectIdentifier { ObjectIdentifier(K.self) }
  @MainActor func makeEntry(parent: EnvironmentScope) -> EnvironmentScope {
    EnvironmentEntry<K>(parent: parent, value: value)
  }
  @MainActor func update(_ entry: EnvironmentScope) -> Bool {
    unsafeDowncast(entry, to: EnvironmentEntry<K>.self).set(value)
  }
  var description: String { "\(K.self) = \(value)" }
}
