/// Stands in the body of a modifier for the view that it is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let handle: ModifierContentHandle
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    if let source = view.handle.source { return source.makePlaceholder(inputs) }
    Report.usedPlaceholder(at: inputs.parent)
    return _ViewNode(EmptyNode(inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
  public nonisolated static var _elementCount: Int { -1 }
}

package typealias ModifierContentHandle = PlaceholderHandle<ModifierContentSource, ModifierContentNode>

/// The node that knows the content of a modifier.
package class ModifierContentSource: ForwardingNode {
  /// What the placeholders in the body hold, made for the first one.
  private(set) final lazy var handle = ModifierContentHandle(self)
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  /// Subclasses end their `unmount` with it.
  final func didUnmountSource() {
    handle.end()
    didUnmount()
  }
  func makeContent(_ inputs: _ViewInputs) -> Node { fatalError("overridden") }
  final func makePlaceholder(_ inputs: _ViewInputs) -> _ViewNode {
    let node = ModifierContentNode(inputs)
    node.handle = handle
    handle.insert(node)
    node.child = makeContent(node.inputs)
    return _ViewNode(node)
  }
}

package final class ModifierContentNode: ChoiceNode {
  /// Nil before the content is made.
  @exclusivity(unchecked) fileprivate(set) final var handle: ModifierContentHandle?
  override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  package override func unmount() {
    handle?.remove(self)
    super.unmount()
  }
}

package final class CompositeModifierNode<M: ViewModifier, V: View>: ModifierContentSource {
  @exclusivity(unchecked) var modifier: M
  @exclusivity(unchecked) var content: V
  let info: TypeInfo

  init(_ modifier: M, content: V, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.content = content
    info = TypeInfo.of(M.self)
    super.init(inputs)
    if isTooDeep() {
      child = EmptyNode(self.inputs)
      return
    }
    if !info.dynamic.isEmpty {
      bind(old: nil)
      if info.ownsObjects { noteKeptState() }
    }
    child = M.Body._makeNode(evaluate(), self.inputs).node
  }
  nonisolated deinit {}

  private func bind(old: UnsafeRawPointer?) {
    let info = info
    withUnsafeMutablePointer(to: &modifier) { modifier in
      let base = UnsafeMutableRawPointer(modifier)
      let mayRestore = old == nil && engine.hasKeptRows
      if mayRestore { engine.restoration = StateRestoration(self, base) }
      defer { if mayRestore { engine.restoration = nil } }
      for field in info.dynamic {
        field.type._bind(base + field.offset, old: old.map { $0 + field.offset }, _ViewNode(self))
      }
    }
  }
  private func evaluate() -> M.Body {
    engine.counters.bodies += 1
    let outer = Engine.evaluating
    Engine.evaluating = self
    defer { Engine.evaluating = outer }
    if info.hasUpdatingProperties {
      return engine.tracking(self) {
        updateProperties()
        return modifier.body(content: _ViewModifier_Content(handle: handle))
      }
    }
    return engine.tracking(self) { modifier.body(content: _ViewModifier_Content(handle: handle)) }
  }
  private func updateProperties() {
    let info = info
    withUnsafeMutablePointer(to: &modifier) { modifier in
      let base = UnsafeMutableRawPointer(modifier)
      for field in info.dynamic { field.type._updateBound(base + field.offset) }
    }
  }
  package override func makeContent(_ inputs: _ViewInputs) -> Node { V._makeNode(content, inputs).node }

  func update(_ new: M, content: V) {
    engine.counters.nodesVisited += 1
    if flags.contains(.isTooDeep) { return }
    self.content = content
    show(mayShowOtherValue ? animatedValue(from: modifier, to: new) : new)
    handle.forEach { V._update(_ViewNode($0.child!), content) }
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    if let next = nextValue(M.self) { show(next) }
  }
  private func show(_ new: M) {
    if !info.areEqual(modifier, new) {
      if info.dynamic.isEmpty {
        modifier = new
      } else {
        var old = new
        swap(&old, &modifier)
        withUnsafePointer(to: &old) { bind(old: UnsafeRawPointer($0)) }
      }
      flags.remove(.needsBody)
      M.Body._update(_ViewNode(child), evaluate())
    }
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    M.Body._update(_ViewNode(child), evaluate())
  }
  package override func unmount() {
    child.unmount()
    let info = info
    withUnsafeMutablePointer(to: &modifier) { modifier in
      let base = UnsafeMutableRawPointer(modifier)
      for field in info.dynamic { field.type._unbind(base + field.offset) }
    }
    didUnmountSource()
  }
  package override func visitKeptStorages(_ visit: (Int, AnyObject) -> Void) {
    withUnsafeMutablePointer(to: &modifier) { info.visitKeptStorages(UnsafeMutableRawPointer($0), visit) }
  }
  package override var viewName: String { Node.shortName(of: M.self) }
}

nonisolated extension _ViewModifier_Content: _PassThroughView {
  package nonisolated static var _isPassThrough: Bool { true }
}
