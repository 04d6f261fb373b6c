/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// What is kept under the key.
  associatedtype Value
  /// The value where no view around has set one. It is computed once a process.
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

// MARK: - Reading

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

// MARK: - Writing

/// Sets values of the environment for the content.
nonisolated public struct _EnvironmentModifier: ViewModifier {
  /// Applied to the values around to find out which keys are set. Called again with each update.
  let apply: (inout EnvironmentValues) -> Void
  nonisolated package init(apply: @escaping (inout EnvironmentValues) -> Void) { self.apply = apply }
  public typealias Body = Never

  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = EnvironmentNode(inputs)
    node.apply = modifier.apply
    let values = node.values()
    let scope = node.makeEntries(values.writes)
    node.child = V._makeNode(content, _ViewInputs(node, scope)).node
    return _ViewNode(node)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: EnvironmentNode.self)
    node.apply = modifier.apply
    let values = node.values()
    if node.update(values.writes) {
      V._update(_ViewNode(node.child!), content)
    } else {
      // Other keys than before: the chain of scopes is different, and so are the nodes.
      let old = node.child
      let scope = node.makeEntries(values.writes)
      node.child = V._makeNode(content, _ViewInputs(node, scope)).node
      old?.unmount()
      node.elementsDidChange()
    }
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

package final class EnvironmentNode: ChoiceNode {
  var entries: [EnvironmentScope] = []
  var keys: [ObjectIdentifier] = []
  var apply: ((inout EnvironmentValues) -> Void)?
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  /// The values around with what the modifier sets. What it reads marks this node when it changes.
  func values() -> EnvironmentValues {
    var values = EnvironmentValues(scope: scope)
    Engine.recordingEnvironment(for: self) { apply?(&values) }
    return values
  }
  func makeEntries(_ writes: [any EnvironmentWrite]) -> EnvironmentScope {
    var scope = scope
    entries = writes.map { write in
      scope = write.makeEntry(parent: scope)
      return scope
    }
    keys = writes.map(\.key)
    return scope
  }
  func update(_ writes: [any EnvironmentWrite]) -> Bool {
    guard writes.count == keys.count else { return false }
    for (write, key) in zip(writes, keys) where write.key != key { return false }
    var propagates = false
    for (write, entry) in zip(writes, entries) where write.update(entry) { propagates = true }
    if propagates {
      for entry in entries { entry.style = nil }
      if let child { child.propagateInheritedStyle() }
    }
    return true
  }
  /// A node below has the last of the entries as its scope; the others are reached from here only.
  package override func inheritedStyleDidChange() {
    for entry in entries {
      entry.style = nil
      if entry.key != ObjectIdentifier(LayoutDirectionKey.self), let parent = entry.parent {
        entry.isRightToLeft = parent.isRightToLeft
      }
    }
  }
  /// A value that the modifier itself read (`transformEnvironment`) has changed.
  package override func updateBody() {
    flags.remove(.needsBody)
    _ = update(values().writes)
  }
}

extension View {
  /// Sets a value of the environment for this view and all below.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }
  /// Changes a value of the environment for this view and all below.
  ///
  ///     Text("Small").transformEnvironment(\.dynamicTypeSize) { size in size = min(size, .large) }
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

// MARK: - Layout direction

/// The direction of lines of text, which decides which side is the leading one. `leftToRight` as in English,
/// `rightToLeft` as in Arabic.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

package struct LayoutDirectionKey: InheritedStyleKey {
  package static let defaultValue = LayoutDirection.leftToRight
}
extension EnvironmentValues {
  /// Which way the layout around here runs. Leading and trailing edges, rows and text follow it.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
