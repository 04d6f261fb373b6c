import Foundation
import HearthRendering

/// A modifier's node with two children: the primary one, which it wraps, and a secondary one made from a view of the
/// modifier (an overlay, a background, a bar at an edge). Several views in the secondary lie in a `ZStack`.
package class SecondaryNode: CachingUnaryNode {
  @exclusivity(unchecked) package final var secondaryContent: Node!
  /// Nil while there is nothing to show.
  @exclusivity(unchecked) package final unowned(unsafe) var secondary: LayoutNode?
  @exclusivity(unchecked) package final var alignment = Alignment.center

  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  package final func makeSecondary<V: View>(_ view: V) {
    if V._elementCount == 1 {
      secondaryContent = V._makeNode(view, _ViewInputs(self, scope)).node
    } else {
      let stack = ZStackNode(alignment: alignment, _ViewInputs(self, scope))
      stack.content = V._makeNode(view, stack.inputs).node
      secondaryContent = stack
    }
  }
  package final func updateSecondary<V: View>(_ view: V, _ alignment: Alignment) {
    if alignment != self.alignment {
      self.alignment = alignment
      if V._elementCount != 1 { unsafeDowncast(secondaryContent, to: ZStackNode.self).update(alignment: alignment) }
      alignmentDidChange()
    }
    let content =
      V._elementCount == 1 ? secondaryContent! : unsafeDowncast(secondaryContent, to: ZStackNode.self).content!
    V._update(_ViewNode(content), view)
  }
  package func alignmentDidChange() { setNeedsPlacement() }

  package override func childDidChange() {
    secondary = secondaryContent.elementCount > 0 ? secondaryContent.element(at: 0) : nil
    secondary?.layoutParent = self
    secondary?.indexInParent = 1
    secondary?.join(axis: nil)
  }
  /// The secondary is made first.
  package override func siblingKey(of child: Node) -> Int? {
    if child === content || child === secondaryContent { return child === content ? 0 : 1 }
    return secondaryContent == nil ? 1 : 0
  }
  package override func unmount() {
    secondaryContent.unmount()
    super.unmount()
  }
  package override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    visit(secondaryContent)
  }
}

/// Content in front of, or behind, a view: it is proposed the view's size and does not change it.
package final class LayeredNode: SecondaryNode {
  private let isOverlay: Bool
  init(isOverlay: Bool, _ inputs: _ViewInputs) {
    self.isOverlay = isOverlay
    super.init(inputs)
  }
  nonisolated deinit {}

  package override func computeSize(_ p: Proposal) -> Size { child.measure(p) }
  package override func placeChildren() {
    resolveChild()
    child.place(x: 0, y: 0, proposal)
    guard let secondary else { return }
    let p = Proposal(size)
    let s = secondary.measure(p)
    let h = alignment.horizontal.key, v = alignment.vertical.key
    let x = child.alignment(h, proposal, size) - secondary.alignment(h, p, s)
    let y = child.alignment(v, proposal, size) - secondary.alignment(v, p, s)
    placeChild(secondary, x: x, y: y, p, s)
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    flags.remove(.subtreeNeedsRecord)
    if flags.contains(.needsElements) { return }
    if !isOverlay, let secondary { secondary.record(into: &group, x: x + secondary.x, y: y + secondary.y) }
    child.record(into: &group, x: x + child.x, y: y + child.y)
    if isOverlay, let secondary { secondary.record(into: &group, x: x + secondary.x, y: y + secondary.y) }
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if flags.contains(.needsElements) { return }
    if !isOverlay, let secondary { visit(secondary) }
    visit(child)
    if isOverlay, let secondary { visit(secondary) }
  }
}

nonisolated public struct _OverlayModifier<Overlay: View>: _ElementModifier {
  let overlay: Overlay
  let alignment: Alignment
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = LayeredNode(isOverlay: true, inputs)
    node.alignment = modifier.alignment
    node.makeSecondary(modifier.overlay)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: LayeredNode.self).updateSecondary(modifier.overlay, modifier.alignment)
  }
}

nonisolated public struct _BackgroundModifier<Background: View>: _ElementModifier {
  let background: Background
  let alignment: Alignment
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = LayeredNode(isOverlay: false, inputs)
    node.alignment = modifier.alignment
    node.makeSecondary(modifier.background)
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: LayeredNode.self).updateSecondary(modifier.background, modifier.alignment)
  }
}

extension View {
  /// Shows views in front of this one, aligned with it and proposed its size.
  // Disfavoured, so that an app's own function with another label is taken for `overlay { … }`.
  @_disfavoredOverload
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }
  /// Shows a shape in front of this view.
  // A shape is not a style: here the compiler need not weigh this form against the one of styles, which it would do
  // again for each `overlay(Color.red)` before.
  @available(*, deprecated, message: "Use `overlay(alignment:content:)` instead.")
  public nonisolated func overlay<S: Shape & _ExactArgument & _SingularArgument>(_ shape: S) -> some View {
    modifier(_OverlayModifier(overlay: shape, alignment: .center))
  }
  /// Shows a view in front of this one, aligned with it and proposed its size.
  @available(*, deprecated, message: "Use `overlay(alignment:content:)` instead.")
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }
  /// Shows views behind this one, aligned with it and proposed its size.
  // Disfavoured, so that an app's own function with another label is taken for `background { … }`.
  @_disfavoredOverload
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }
  /// Shows a shape behind this view.
  // A shape is not a style: here the compiler need not weigh this form against the one of styles, which it would do
  // again for each `background(Color.red)` before.
  @available(*, deprecated, message: "Use `background(alignment:content:)` instead.")
  public nonisolated func background<S: Shape & _ExactArgument & _SingularArgument>(_ shape: S) -> some View {
    modifier(_BackgroundModifier(background: shape, alignment: .center))
  }
  /// Shows a view behind this one, aligned with it and proposed its size.
  @available(*, deprecated, message: "Use `background(alignment:content:)` instead.")
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }
}
