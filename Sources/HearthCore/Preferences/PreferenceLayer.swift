import Foundation
import HearthRendering

/// Makes a layer over or behind its content from a preference of the content.
nonisolated struct PreferenceLayer<K: PreferenceKey, Layer: View>: ViewModifier {
  var alignment: Alignment
  var isBehind: Bool
  var transform: (K.Value) -> Layer
  typealias Body = Never

  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferenceLayerNode<K, Layer>(modifier, inputs)
    // Several views are arranged as a column is, so that the layer has one thing to lie on.
    node.content =
      V._elementCount == 1
      ? V._makeNode(content, node.inputs).node : VStack<V>._makeNode(VStack { content }, node.inputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: PreferenceLayerNode<K, Layer>.self)
    node.engine.counters.nodesVisited += 1
    if V._elementCount == 1 {
      V._update(_ViewNode(node.content!), content)
    } else {
      VStack<V>._update(_ViewNode(node.content!), VStack { content })
    }
    node.update(modifier)
  }
  nonisolated static func _elementCount(_ content: Int) -> Int { 1 }
}

/// Has the size of its content. The layer is proposed that size and aligned in it.
///
/// The preferences of the layer join those of the content on the way up, but do not come back to the layer.
package final class PreferenceLayerNode<K: PreferenceKey, Layer: View>: UnaryNode, PreferenceStop {
  @exclusivity(unchecked) private var modifier: PreferenceLayer<K, Layer>
  @exclusivity(unchecked) private var port: PreferencePort<K>!
  /// Made when the content has been gathered from for the first time.
  @exclusivity(unchecked) private var layer: Node?
  @exclusivity(unchecked) private var elements = NodeList()

  init(_ modifier: PreferenceLayer<K, Layer>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    port = PreferencePort<K>(self, gathers: true)
    port.onChange = { [unowned(unsafe) self] in updateLayer() }
    port.connect()
    port.schedule()
  }
  nonisolated deinit { elements.deallocate() }

  // MARK: - Preferences

  package override var preferenceStop: (any PreferenceStop)? { self }
  package var anyPreferencePort: AnyPreferencePort? { port }
  package func visitGathered(_ visit: (Node) -> Void) { if let content { visit(content) } }
  package func visitUngathered(_ visit: (Node) -> Void) { if let layer { visit(layer) } }
  package func isUngathered(_ child: Node) -> Bool { child !== content && isMakingLayerOrHas(child) }
  @exclusivity(unchecked) private var isMakingLayer = false
  private func isMakingLayerOrHas(_ child: Node) -> Bool { isMakingLayer || child === layer }

  // MARK: - Update

  func update(_ new: PreferenceLayer<K, Layer>) {
    if new.alignment != modifier.alignment { setNeedsPlacement() }
    modifier = new
    if layer != nil { updateLayer() }
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    updateLayer()
  }
  private func updateLayer() {
    let value = port.gathered ?? K.defaultValue
    let view = engine.evaluate(for: self) { modifier.transform(value) }
    if let layer {
      Layer._update(_ViewNode(layer), view)
    } else {
      isMakingLayer = true
      layer = Layer._makeNode(view, inputs).node
      isMakingLayer = false
      setNeedsElements()
    }
  }
  package override func unmount() {
    layer?.unmount()
    content?.unmount()
    didUnmount()
    port.disconnect()
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    if modifier.isBehind, let layer { visit(layer) }
    if let content { visit(content) }
    if !modifier.isBehind, let layer { visit(layer) }
  }

  // MARK: - Layout

  package override func childDidChange() {
    elements.removeAll()
    guard let layer else { return }
    layer.appendElements(to: &elements)
    for index in 0..<elements.count {
      elements[index].layoutParent = self
      elements[index].indexInParent = Int32(truncatingIfNeeded: index + 1)
      elements[index].join(axis: nil)
    }
  }
  /// A layer of another size is placed again; this node's own size is that of its content.
  package override func revalidate() -> Bool { true }
  package override func placeChildren() {
    resolveChild()
    child.place(x: 0, y: 0, proposal)
    let proposal = Proposal(size)
    let horizontal = modifier.alignment.horizontal.key, vertical = modifier.alignment.vertical.key
    let x = alignment(horizontal, self.proposal, size), y = alignment(vertical, self.proposal, size)
    for index in 0..<elements.count {
      let element = elements[index]
      let elementSize = element.measure(proposal)
      placeChild(
        element, x: x - element.alignment(horizontal, proposal, elementSize),
        y: y - element.alignment(vertical, proposal, elementSize),
        proposal, elementSize)
    }
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if flags.contains(.needsElements) { return super.record(into: &group, x: x, y: y) }
    if modifier.isBehind { recordLayer(into: &group, x: x, y: y) }
    super.record(into: &group, x: x, y: y)
    if !modifier.isBehind { recordLayer(into: &group, x: x, y: y) }
  }
  private func recordLayer(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    for index in 0..<elements.count {
      elements[index].record(into: &group, x: x + elements[index].x, y: y + elements[index].y)
    }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return }
    if !modifier.isBehind { visit(child) }
    for index in 0..<elements.count { visit(elements[index]) }
    if modifier.isBehind { visit(child) }
  }
}

extension View {
  /// Lays a view over this one, made from a preference of the views in it.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceLayer<Key, T>(alignment: .center, isBehind: false, transform: transform))
  }
  /// Lays a view over this one, made from a preference of the views in it and aligned within its frame.
  ///
  /// ```swift
  /// rows.overlayPreferenceValue(Marks.self, alignment: .topTrailing) { marks in
  ///   Text("\(marks.count)")
  /// }
  /// ```
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }
  /// Lays a view behind this one, made from a preference of the views in it.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceLayer<Key, T>(alignment: .center, isBehind: true, transform: transform))
  }
  /// Lays a view behind this one, made from a preference of the views in it and aligned within its frame.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}
