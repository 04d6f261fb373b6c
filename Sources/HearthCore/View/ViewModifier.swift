/// A type that makes a new view from the view that it is applied to.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What `body(content:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view, made of `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V)
  nonisolated static func _elementCount(_ content: Int) -> Int
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is primitive: it has no body") }
}

extension ViewModifier {
  /// This modifier first, `modifier` around it.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What the modifier is applied to.
  public var content: Content
  /// What is applied.
  public var modifier: Modifier
  /// Applies a modifier to a view, or puts it around another modifier.
  public nonisolated init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(view.modifier, content: view.content, inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    Modifier._update(node, view.modifier, content: view.content)
  }
  public nonisolated static var _elementCount: Int { Modifier._elementCount(Content._elementCount) }
}

nonisolated extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(
      modifier.modifier, content: ModifiedContent<V, Content>(content: content, modifier: modifier.content), inputs)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    Modifier._update(
      node, modifier.modifier, content: ModifiedContent<V, Content>(content: content, modifier: modifier.content))
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int {
    Modifier._elementCount(Content._elementCount(content))
  }
}

nonisolated extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public nonisolated static func == (a: Self, b: Self) -> Bool { a.content == b.content && a.modifier == b.modifier }
}
nonisolated extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier to this view.
  ///
  /// ```swift
  /// struct Framed: ViewModifier {
  ///   func body(content: Content) -> some View { content.padding().border(.gray) }
  /// }
  /// Text("Note").modifier(Framed())
  /// ```
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that does nothing, to choose where no other one is wanted.
  public static let identity = EmptyModifier()
  /// Creates a modifier that does nothing.
  public nonisolated init() {}
  public typealias Body = Never
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    V._makeNode(content, inputs)
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    V._update(node, content)
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

// MARK: - Modifiers with a body

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
package class ModifierContentSource: Node {
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
  @exclusivity(unchecked) var child: Node!

  init(_ modifier: M, content: V, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.content = content
    info = TypeInfo.onMain(M.self)
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
      if old == nil && engine.hasKeptRows { engine.restoration = StateRestoration(self, base) }
      defer { engine.restoration = nil }
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
  package override func visitChildren(_ visit: (Node) -> Void) { visit(child) }
  package override var elementCount: Int { child.elementCount }
  package override func element(at index: Int) -> LayoutNode { child.element(at: index) }
  package override func appendElements(to list: inout NodeList) { child.appendElements(to: &list) }
  package override func discardElements(outside kept: ElementSelection) { child.discardElements(outside: kept) }
  package override func elementIndex(of id: AnyHashable) -> Int? { child.elementIndex(of: id) }
  package override func elementID(at index: Int) -> AnyHashable? { child.elementID(at: index) }
  package override var viewName: String { Node.shortName(of: M.self) }
}

extension ViewModifier {
  @MainActor public static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(CompositeModifierNode(modifier, content: content, inputs))
  }
  @MainActor public static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    unsafeDowncast(node.node, to: CompositeModifierNode<Self, V>.self).update(modifier, content: content)
  }
  public nonisolated static func _elementCount(_ content: Int) -> Int {
    // A body that uses its content once inside a layout has one element; one that passes it on has as many as it.
    let count = Body._elementCount
    return count < 0 && content >= 0 && _isPassThrough(Body.self) ? content : count
  }
}

/// A view whose elements are those of the content of a modifier.
nonisolated func _isPassThrough<V: View>(_ type: V.Type) -> Bool {
  (type as? any _PassThroughView.Type)?._isPassThrough ?? false
}
package protocol _PassThroughView { nonisolated static var _isPassThrough: Bool { get } }
nonisolated extension _ViewModifier_Content: _PassThroughView {
  package nonisolated static var _isPassThrough: Bool { true }
}
nonisolated extension ModifiedContent: _PassThroughView where Content: View, Modifier: ViewModifier {
  package nonisolated static var _isPassThrough: Bool {
    // Only modifiers that keep the number of elements, around a content that passes its own through.
    Modifier._elementCount(1) == 1 && Modifier._elementCount(-1) == -1
      && ((Content.self as? any _PassThroughView.Type)?._isPassThrough ?? false)
  }
}
