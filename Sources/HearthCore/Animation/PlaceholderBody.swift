import HearthMotion

/// A view made around a view: the body that an app gives to `animation(_:body:)`, `phaseAnimator(_:content:animation:)`
/// and others, in which a `PlaceholderContentView` stands for the view itself.
nonisolated struct PlaceholderModifier<Around: View>: ViewModifier {
  var around: Around
  /// What is changed in the transactions that reach the body, and not the view inside; nil for nothing.
  var transform: ((inout Transaction) -> Void)?
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(PlaceholderBodyNode<Around, V>(modifier, content: content, inputs))
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    unsafeDowncast(node.node, to: PlaceholderBodyNode<Around, V>.self).update(modifier, content: content)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int {
    let count = Around._elementCount
    return count < 0 && content >= 0 && _isPassThrough(Around.self) ? content : count
  }
}

/// The node of a body around a view, whatever they are.
package class AnyPlaceholderBodyNode: ModifierContentSource {
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  /// The type of the view that placeholders stand for.
  var contentType: Any.Type { fatalError("overridden") }
  /// Whether the body's transactions differ from those of the view inside.
  var changesTransactions: Bool { false }
  func apply(to transaction: inout Transaction) {}
}

package final class PlaceholderBodyNode<Around: View, V: View>: AnyPlaceholderBodyNode {
  @exclusivity(unchecked) private var modifier: PlaceholderModifier<Around>
  @exclusivity(unchecked) private var content: V

  init(_ modifier: PlaceholderModifier<Around>, content: V, _ inputs: _ViewInputs) {
    (self.modifier, self.content) = (modifier, content)
    super.init(inputs)
    if modifier.transform != nil { flags.insert(.isInTransactionScope) }
    if isTooDeep() {
      child = EmptyNode(self.inputs)
      return
    }
    child = Around._makeNode(modifier.around, self.inputs).node
  }
  nonisolated deinit {}
  override var contentType: Any.Type { V.self }
  override var changesTransactions: Bool { modifier.transform != nil }
  override func apply(to transaction: inout Transaction) { modifier.transform?(&transaction) }
  override func makeContent(_ inputs: _ViewInputs) -> Node { V._makeNode(content, inputs).node }

  func update(_ new: PlaceholderModifier<Around>, content: V) {
    engine.counters.nodesVisited += 1
    if flags.contains(.isTooDeep) { return }
    (modifier, self.content) = (new, content)
    Around._update(_ViewNode(child), new.around)
    handle.forEach { V._update(_ViewNode($0.child!), content) }
  }
  package override func unmount() {
    child.unmount()
    didUnmountSource()
  }
}

extension Node {
  /// The body around, in which a placeholder for a view of type `content` is made below this node.
  ///
  /// What a placeholder stands for lies outside of the body that the placeholder is in: from
  /// there the search goes on above that body.
  final func placeholderSource(of content: Any.Type) -> ModifierContentSource? {
    var node: Node? = self
    while let current = node {
      if let body = current as? AnyPlaceholderBodyNode, body.contentType == content { return body }
      if let placeholder = current as? ModifierContentNode, let source = placeholder.handle?.source {
        node = source.parent
      } else {
        node = current.parent
      }
    }
    return nil
  }
}

extension View {
  /// Shows all changes of what `body` puts around this view with an animation, and none of this view's own.
  ///
  ///     Image("heart").animation(.bouncy) { $0.scaleEffect(isLiked ? 1.5 : 1) }
  ///
  /// The view itself has the transactions that reach this modifier. Source: Apple, `animation(_:body:)`.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
  /// Changes the transactions of what `body` puts around this view, and not those of this view itself.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(PlaceholderModifier(around: body(PlaceholderContentView(handle: nil)), transform: transform))
  }
  /// Makes the views inside move with this view, rather than each on a way of its own.
  ///
  /// Here a view's place always moves relative to the view around it, so that this is what happens anyway; the
  /// modifier changes nothing. Source: Apple, `geometryGroup()`: it keeps what is inside from animating
  /// changes of the position of the surrounding views.
  ///
  ///     HStack { Text("\(count)") }
  ///       .geometryGroup()
  ///       .offset(offset)
  ///       .animation(.default, value: offset)
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }
}

/// A modifier with animatable data. Every `ViewModifier` that conforms to `Animatable` is animated the same way.
@available(*, deprecated, message: "Use Animatable directly.")
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Stands for the view that a transition, or the body of a modifier, is applied to.
nonisolated public struct PlaceholderContentView<Value>: View {
  /// Nil: the body around that was made for a view of the type `Value`.
  let handle: ModifierContentHandle?
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let source = view.handle.map(\.source) ?? inputs.parent.placeholderSource(of: Value.self)
    if let source { return source.makePlaceholder(inputs) }
    Report.usedPlaceholder(at: inputs.parent)
    return _ViewNode(EmptyNode(inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
  public nonisolated static var _elementCount: Int { -1 }
}

nonisolated extension PlaceholderContentView: _PassThroughView {
  package nonisolated static var _isPassThrough: Bool { true }
}
