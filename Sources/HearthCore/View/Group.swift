/// Several views as one, without a layout of their own: the container around
/// arranges each, and a modifier applies to each.
///
///     Group {
///       Text("One")
///       Text("Two")
///     }
///     .font(.caption)
nonisolated public struct Group<Content> {
  package var content: Content
  package nonisolated init(unchecked content: Content) { self.content = content }
}

nonisolated extension Group: View where Content: View {
  public typealias Body = Never
  /// Gathers views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view.content, inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) { Content._update(node, view.content) }
  public nonisolated static var _elementCount: Int { Content._elementCount }
}

/// A view that shows nothing and takes no room.
nonisolated public struct EmptyView: View {
  /// Creates a view that shows nothing.
  public nonisolated init() {}
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(EmptyNode(inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
  public nonisolated static var _elementCount: Int { 0 }
}

package final class EmptyNode: Node {
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override var elementCount: Int { 0 }
}

/// A view of any type. When the type changes, the old view goes with its state and the new one starts afresh.
nonisolated public struct AnyView: View {
  let storage: AnyViewStorage
  /// Wraps a view. One that is wrapped already is not wrapped again.
  public nonisolated init<V: View>(_ view: V) {
    if let any = view as? AnyView { self = any } else { storage = TypedAnyViewStorage(view) }
  }
  /// Wraps a view: the same as `init(_:)`.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
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

class AnyViewStorage: @unchecked Sendable {
  // Unchecked: immutable, and its view is used on the main actor only.
  var key: ObjectIdentifier { fatalError("overridden") }
  @MainActor func make(_ inputs: _ViewInputs) -> Node { fatalError("overridden") }
  @MainActor func update(_ node: Node) { fatalError("overridden") }
  @MainActor func list(_ visitor: any ViewListVisitor, _ place: ViewPlace) { fatalError("overridden") }
}
final class TypedAnyViewStorage<V: View>: AnyViewStorage, @unchecked Sendable {
  let view: V
  init(_ view: V) { self.view = view }
  override var key: ObjectIdentifier { ObjectIdentifier(V.self) }
  @MainActor override func make(_ inputs: _ViewInputs) -> Node { V._makeNode(view, inputs).node }
  @MainActor override func update(_ node: Node) { V._update(_ViewNode(node), view) }
  @MainActor override func list(_ visitor: any ViewListVisitor, _ place: ViewPlace) {
    visitor.list(view, at: place.appending(key))
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
