import HearthPersistence

/// A view that is updated only when it is not equal to what it was.
///
///     struct Chart: View, Equatable {
///       let values: [Double]
///       var body: some View { Text("\(values.count) values") }
///     }
///     struct Report: View {
///       let values: [Double]
///       var body: some View { Chart(values: values).equatable() }
///     }
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content
  /// Wraps a view. Usually made by `equatable()`.
  public nonisolated init(content: Content) { self.content = content }
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = EquatableNode<Content>(inputs)
    node.content = view.content
    node.child = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: EquatableNode<Content>.self)
    node.engine.counters.nodesVisited += 1
    if node.content == view.content { return }
    node.content = view.content
    Content._update(_ViewNode(node.child!), view.content)
  }
  public nonisolated static var _elementCount: Int { Content._elementCount }
}

package final class EquatableNode<Content: View & Equatable>: ChoiceNode {
  var content: Content?
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
}

extension View where Self: Equatable {
  /// Updates this view only when it is not equal to what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view with an identity of its own: when the identity changes, the view starts afresh.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  var content: Content
  var id: ID
  nonisolated init(content: Content, id: ID) { (self.content, self.id) = (content, id) }
  typealias Body = Never

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = IDNode<ID>(view.id, inputs)
    node.child = Content._makeNode(view.content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: IDNode<ID>.self)
    if node.id == view.id {
      Content._update(_ViewNode(node.child!), view.content)
    } else {
      let old = node.child, oldID = node.id
      node.id = view.id
      if let leaving = node.engine.takeBack(node, view.id) {
        node.child = leaving
        Content._update(_ViewNode(leaving), view.content)
      } else {
        node.child = Content._makeNode(view.content, node.inputs).node
      }
      node.noteAppearance()
      old?.leave(node, as: oldID)
      node.elementsDidChange()
    }
  }
  /// Not known, so that modifiers around are made again together with the view: they belong to the view with the
  /// identity.
  nonisolated static var _elementCount: Int { -1 }
}

package final class IDNode<ID: Hashable>: ChoiceNode, ChildIdentities {
  var id: ID
  init(_ id: ID, _ inputs: _ViewInputs) {
    self.id = id
    super.init(inputs)
  }
  nonisolated deinit {}
  package override func siblingKey(of child: Node) -> Int? { id.hashValue }
  package override var childIdentities: (any ChildIdentities)? { self }
  package func lastingKey(of child: Node) -> UInt64? { StableIdentity.number(id) }
  package override func elementIndex(of id: AnyHashable) -> Int? {
    AnyHashable(self.id) == id && elementCount > 0 ? 0 : super.elementIndex(of: id)
  }
  package override func elementID(at index: Int) -> AnyHashable? { AnyHashable(id) }
}

/// A view whose identity changes with a value: `IDView`, and modifiers around it.
protocol _IdentifiedView {
  nonisolated static var _hasIdentity: Bool { get }
  nonisolated var _identity: AnyHashable? { get }
}
nonisolated extension IDView: _IdentifiedView {
  static var _hasIdentity: Bool { true }
  var _identity: AnyHashable? { AnyHashable(id) }
}
nonisolated extension ModifiedContent: _IdentifiedView where Content: View, Modifier: ViewModifier {
  static var _hasIdentity: Bool { (Content.self as? any _IdentifiedView.Type)?._hasIdentity ?? false }
  var _identity: AnyHashable? { (content as? any _IdentifiedView)?._identity }
}
/// The identity that `id(_:)` gives a view, also through modifiers around it.
nonisolated func _identity<V: View>(of view: V) -> AnyHashable? {
  guard (V.self as? any _IdentifiedView.Type)?._hasIdentity ?? false else { return nil }
  return (view as? any _IdentifiedView)?._identity
}

extension View {
  /// Binds the identity of this view to a value: the view is replaced by a new one, with new state, whenever the value
  /// changes. Modifiers around it belong to it: they appear and disappear and run tasks as those of another view.
  /// When the value changes with an animation, the old view leaves by its transition and the new one enters by its
  /// own, also by a transition around this modifier.
  ///
  ///     TextField("Name", text: $name).id(count)
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
