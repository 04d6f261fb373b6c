import Foundation

/// Writes a preference made of a part of the view.
nonisolated struct AnchorWriting<A, K: PreferenceKey>: ViewModifier {
  var source: Anchor<A>.Source
  var transform: (Anchor<A>) -> K.Value
  typealias Body = Never
  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AnchorNode<A, K>(inputs, gathers: false)
    node.source = modifier.source.source
    let transform = modifier.transform
    node.write = { node, anchor in node.port.write(node.engine.evaluate(for: node) { transform(anchor) }) }
    node.connect()
    node.child = V._makeNode(content, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: AnchorNode<A, K>.self)
    node.engine.counters.nodesVisited += 1
    node.source = modifier.source.source
    let transform = modifier.transform
    node.write = { node, anchor in node.port.write(node.engine.evaluate(for: node) { transform(anchor) }) }
    V._update(_ViewNode(node.child!), content)
    node.anchorDidChange()
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// Changes what views below wrote, knowing a part of the view.
nonisolated struct AnchorTransforming<A, K: PreferenceKey>: ViewModifier {
  var source: Anchor<A>.Source
  var transform: (inout K.Value, Anchor<A>) -> Void
  typealias Body = Never
  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AnchorNode<A, K>(inputs, gathers: true)
    node.source = modifier.source.source
    node.setTransform(modifier.transform)
    node.connect()
    node.child = V._makeNode(content, node.inputs).node
    node.port.schedule()
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: AnchorNode<A, K>.self)
    node.engine.counters.nodesVisited += 1
    node.source = modifier.source.source
    node.setTransform(modifier.transform)
    V._update(_ViewNode(node.child!), content)
    node.anchorDidChange()
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { content }
}

/// Passes up an anchor of its first element: a new one whenever the element has another place in the window.
package final class AnchorNode<A, K: PreferenceKey>: PreferenceNode<K>, GeometryWatcher {
  @exclusivity(unchecked) var source: AnchorSource<A>!
  @exclusivity(unchecked) var write: ((AnchorNode, Anchor<A>) -> Void)?
  private let site = AnchorSite()
  @exclusivity(unchecked) private var inWindow: A?
  @exclusivity(unchecked) private var lastCorner = CGPoint.zero

  override init(_ inputs: _ViewInputs, gathers: Bool) { super.init(inputs, gathers: gathers) }
  nonisolated deinit {}

  func connect() {
    port.connect()
    // Where nobody gathers, places do not matter.
    if port.enclosing == nil { return }
    engine.geometryWatchers[ObjectIdentifier(self)] = self
    if !port.gathers { write?(self, anchor) }
  }
  func setTransform(_ transform: @escaping (inout K.Value, Anchor<A>) -> Void) {
    port.transform = { [unowned(unsafe) self] in transform(&$0, anchor) }
  }
  private var anchor: Anchor<A> { Anchor(site: site, source: source, inWindow: inWindow) }

  func anchorDidChange() {
    if port.enclosing == nil { return }
    if port.gathers { port.handUp() } else { write?(self, anchor) }
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    anchorDidChange()
  }

  package func geometryDidChange() {
    guard elementCount > 0 else { return }
    let element = element(at: 0)
    guard element.flags.contains(.isPlaced) else { return }
    site.node = element
    let size = element.bounds.size
    // Two opposite corners tell of every move, and of turns.
    let origin = element.convertToWindow(CGPoint.zero),
      corner = element.convertToWindow(CGPoint(x: size.width, y: size.height))
    if inWindow != nil && origin == site.lastOrigin && corner == lastCorner && size == site.lastSize { return }
    site.lastFrame = CGRect(origin: origin, size: size)
    lastCorner = corner
    inWindow = source.resolve(size) { element.convertToWindow($0) }
    anchorDidChange()
  }

  package override func unmount() {
    engine.geometryWatchers[ObjectIdentifier(self)] = nil
    site.node = nil
    super.unmount()
  }
}

extension View {
  /// Sets a preference made of an anchor: a point or rectangle of this view that others read in their own space.
  ///
  ///     struct BoundsKey: PreferenceKey {
  ///       static let defaultValue: Anchor<CGRect>? = nil
  ///       static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
  ///         value = value ?? nextValue()
  ///       }
  ///     }
  ///     struct Framed: View {
  ///       var body: some View {
  ///         Text("Chosen")
  ///           .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
  ///           .overlayPreferenceValue(BoundsKey.self) { anchor in
  ///             GeometryReader { proxy in
  ///               if let anchor { Rectangle().stroke().frame(width: proxy[anchor].width) }
  ///             }
  ///           }
  ///       }
  ///     }
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriting<A, K>(source: value, transform: transform))
  }
  /// Changes the value of a preference, given an anchor: a point or rectangle of this view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransforming<A, K>(source: value, transform: transform))
  }
}
