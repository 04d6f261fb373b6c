/// A value of the environment, read in `body`; the view is evaluated again when it changes.
///
///     struct CloseButton: View {
///       @Environment(\.dismiss) private var dismiss
///       var body: some View { Button("Close") { dismiss() } }
///     }
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An observable object, found by its type.
    case object(read: (EnvironmentValues, EnvironmentReader?) -> Value)
  }
  let source: Source
  var storage: EnvironmentReader?

  /// Reads the value at a key path, such as `\.colorScheme`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }
  init(object read: @escaping (EnvironmentValues, EnvironmentReader?) -> Value) { source = .object(read: read) }

  /// The value around the view. Outside of the tree it is the default.
  public var wrappedValue: Value {
    let values = storage?.values ?? EnvironmentValues()
    switch source {
    case .keyPath(let path): return values[keyPath: path]
    case .object(let read): return read(values, storage)
    }
  }

  @MainActor public static func _bind(_ field: UnsafeMutableRawPointer, old: UnsafeRawPointer?, _ node: _ViewNode) {
    let field = field.assumingMemoryBound(to: Environment<Value>.self)
    field.pointee.storage =
      old?.assumingMemoryBound(to: Environment<Value>.self).pointee.storage ?? EnvironmentReader(node.node)
  }
  @MainActor public static func _updateBound(_ field: UnsafeMutableRawPointer) {}
  @MainActor public static func _unbind(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: Environment<Value>.self).pointee.storage?.end()
  }
  public static var _wantsUpdate: Bool { false }
}

extension Environment: @unchecked Sendable where Value: Sendable {
  // Unchecked: the reader's scope is immutable, and its node is used on the main actor only.
}

/// Where an `@Environment` property reads. What runs after its view has left the tree,
/// such as `onDisappear`, can still read it.
@MainActor package final class EnvironmentReader {
  /// The node that the property belongs to, as long as it is in the tree.
  private(set) unowned(unsafe) var node: Node?
  private nonisolated let scope: EnvironmentScope
  init(_ node: Node) { (self.node, scope) = (node, node.scope) }
  nonisolated deinit {}
  func end() { node = nil }

  /// The values around the node, on any thread.
  nonisolated var values: EnvironmentValues { EnvironmentValues(scope: scope) }
}
