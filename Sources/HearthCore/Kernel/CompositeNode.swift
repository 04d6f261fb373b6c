/// The node of a view with a `body`.
package final class CompositeNode<V: View>: ForwardingNode {
  @exclusivity(unchecked) package var view: V
  /// Looked up where it is needed: a pointer in each node would only say what its type says.
  private var info: TypeInfo { TypeInfo.of(V.self) }

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    if isTooDeep() {
      child = EmptyNode(_ViewInputs(self, inputs.scope))
      return
    }
    if !info.dynamic.isEmpty {
      flags.insert(.hasDynamicProperties)
      bind(old: nil)
      if info.ownsObjects { noteKeptState() }
    }
    child = V.Body._makeNode(evaluate(), _ViewInputs(self, inputs.scope)).node
  }
  nonisolated deinit {}

  private func bind(old: UnsafeRawPointer?) {
    let info = info
    unsafe withUnsafeMutablePointer(to: &view) { view in
      let base = UnsafeMutableRawPointer(view)
      let mayRestore = old == nil && engine.hasKeptRows
      if mayRestore { engine.restoration = StateRestoration(self, base) }
      defer { if mayRestore { engine.restoration = nil } }
      for field in info.dynamic {
        field.type._bind(base + field.offset, old: old.map { $0 + field.offset }, _ViewNode(self))
      }
    }
  }

  private func evaluate() -> V.Body {
    let engine = engine
    engine.counters.bodies += 1
    let outer = Engine.evaluating
    Engine.evaluating = self
    defer { Engine.evaluating = outer }
    if flags.contains(.hasDynamicProperties) && info.hasUpdatingProperties {
      return engine.tracking(self) {
        updateProperties()
        return view.body
      }
    }
    return engine.tracking(self) { view.body }
  }
  private func updateProperties() {
    let info = info
    withUnsafeMutablePointer(to: &view) { view in
      let base = UnsafeMutableRawPointer(view)
      for field in info.dynamic { field.type._updateBound(base + field.offset) }
    }
  }

  func update(_ new: V) {
    let engine = engine
    engine.counters.nodesVisited += 1
    if flags.contains(.isTooDeep) { return }
    // What was marked in the meantime stays so and is done when its turn comes.
    if mayShowOtherValue {
      let shown = animatedValue(from: view, to: new)
      if !Self.isEqual(&view, shown) { show(shown) }
    } else if !Self.isEqual(&view, new) {
      show(new)
    }
  }
  /// Compares two values without copying them. The first is not changed.
  @inline(__always) nonisolated static func isEqual(_ a: inout V, _ b: V) -> Bool {
    withUnsafeMutablePointer(to: &a) { a in withUnsafePointer(to: b) { b in V._isEqual(UnsafePointer(a), b) } }
  }
  package override func animationDidStep(_ animator: AnyAnimator) {
    if let next = nextValue(V.self) { show(next) }
  }
  private func show(_ new: V) {
    if !flags.contains(.hasDynamicProperties) {
      view = new
    } else {
      var old = new
      swap(&old, &view)
      withUnsafePointer(to: &old) { bind(old: UnsafeRawPointer($0)) }
    }
    flags.remove(.needsBody)
    V.Body._update(_ViewNode(child), evaluate())
  }

  package override func updateBody() {
    flags.remove(.needsBody)
    V.Body._update(_ViewNode(child), evaluate())
  }

  package override func unmount() {
    child.unmount()
    if flags.contains(.hasDynamicProperties) {
      let info = info
      withUnsafeMutablePointer(to: &view) { view in
        let base = UnsafeMutableRawPointer(view)
        for field in info.dynamic { field.type._unbind(base + field.offset) }
      }
    }
    didUnmount()
  }
  package override func visitKeptStorages(_ visit: (Int, AnyObject) -> Void) {
    withUnsafeMutablePointer(to: &view) { info.visitKeptStorages(UnsafeMutableRawPointer($0), visit) }
  }
  package override var viewName: String { Node.shortName(of: V.self) }
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CompositeNode(view, inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node.node, to: CompositeNode<Self>.self).update(view)
  }
  public nonisolated static var _elementCount: Int { TypeInfo.elementCount(of: Self.self) }
  public nonisolated static func _isEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    TypeInfo.unmanaged(Self.self)._withUnsafeGuaranteedRef { $0.areEqualFields(a, b) }
  }
}
