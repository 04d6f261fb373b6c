/// A view of any type. When the type changes, the old view goes with its state and the new one starts afresh.
nonisolated public struct AnyView: View {
  let storage: AnyViewStorage
  /// Wraps a view. One that is wrapped already is not wrapped again.
  public nonisolated init<V: View>(_ view: V) {
    if let any = view as? AnyView { self = any } else { storage = TypedAnyViewStorage(view) }
  }
  /// Wraps a view: the same as `init(_:)`.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
  /// Wraps a value if it is a view, whatever it is declared as: nil if it is not one.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self = Self.wrapping(view)
  }
  private nonisolated static func wrapping<V: View>(_ view: V) -> AnyView { AnyView(view) }
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AnyViewNode(inputs)
    node.make(view.storage)
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: AnyViewNode.self).update(view.storage)
  }
  public nonisolated static var _elementCount: Int { -1 }
}

/// A view whose type is not told, as in builds for debugging where tools replace code while an app runs. The same as
/// ``AnyView``.
nonisolated public struct DebugReplaceableView: View {
  private let view: AnyView
  /// Wraps a view.
  public nonisolated init<V: View>(erasing view: V) { self.view = AnyView(view) }
  @MainActor public var body: some View { view }
}

class AnyViewStorage: @unchecked Sendable {
  // Unchecked: immutable, and its view is used on the main actor only.
  var key: ObjectIdentifier { fatalError("overridden") }
  @MainActor func make(_ inputs: _ViewInputs) -> Node { fatalError("overridden") }
  @MainActor func update(_ node: Node) { fatalError("overridden") }
  @MainActor func list(_ visitor: any ViewListVisitor, _ path: IdentityPath) { fatalError("overridden") }
}

final class TypedAnyViewStorage<V: View>: AnyViewStorage, @unchecked Sendable {
  let view: V
  init(_ view: V) { self.view = view }
  override var key: ObjectIdentifier { ObjectIdentifier(V.self) }
  @MainActor override func make(_ inputs: _ViewInputs) -> Node { V._makeNode(view, inputs).node }
  @MainActor override func update(_ node: Node) { V._update(_ViewNode(node), view) }
  @MainActor override func list(_ visitor: any ViewListVisitor, _ path: IdentityPath) {
    visitor.list(view, at: path.appending(key))
  }
}

package final class AnyViewNode: ChoiceNode {
  @exclusivity(unchecked) var key: ObjectIdentifier?
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  func make(_ storage: AnyViewStorage) {
    key = storage.key
    child = storage.make(inputs)
  }
  func update(_ storage: AnyViewStorage) {
    if storage.key == key {
      storage.update(child!)
    } else {
      let old = child
      make(storage)
      old?.unmount()
      elementsDidChange()
    }
  }
}

extension ViewBuilder {
  /// A view of `if #available`, without a type that might be missing elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
