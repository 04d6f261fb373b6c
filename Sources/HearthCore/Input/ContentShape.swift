import Foundation
import HearthRendering

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where pointers hit the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the picture that the pointer carries while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of what is shown of the view while its context menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of the highlight under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that the focus ring follows.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Where assistive technology finds the view's element: the rectangle around the shape.
  /// Pointers hit what they hit without it.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated struct _ContentShapeModifier: _ElementModifier {
  let kinds: ContentShapeKinds
  let path: @MainActor (CGRect) -> Path
  let isEOFilled: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ContentShapeNode(inputs)
    node.set(modifier)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: ContentShapeNode.self).set(modifier)
  }
}

/// A node whose outline, for pointers or for the focus ring, is a shape and not its content.
package final class ContentShapeNode: UnaryNode, AccessibilitySource {
  private var kinds = ContentShapeKinds.interaction
  private var outline: (@MainActor (CGRect) -> Path)!
  private var isEOFilled = false
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}

  func set(_ modifier: _ContentShapeModifier) {
    (kinds, outline, isEOFilled) = (modifier.kinds, modifier.path, modifier.isEOFilled)
    if let known = knownExtent, !known.contains(shapeBounds) { engine.hitVersion &+= 1 }
    engine.content?.input.focus.contentShapeDidChange()
  }
  /// What was answered last to the question for the extent.
  private var knownExtent: HitExtent?
  private var shapeBounds: CGRect { kinds.contains(.interaction) ? outline(bounds).boundingRect : bounds }
  override func hitExtent() -> HitExtent {
    var extent = super.hitExtent()
    if kinds.contains(.interaction) { extent.join(HitExtent(shapeBounds)) }
    knownExtent = extent
    return extent
  }
  package override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard kinds.contains(.interaction) else { return super.hitTest(point) }
    guard outline(bounds).contains(point, eoFill: isEOFilled) else { return nil }
    return super.hitTest(point) ?? self
  }
  package func isShape(for kind: ContentShapeKinds) -> Bool { kinds.contains(kind) }
  package override var isAccessibilitySource: Bool { true }
  package var accessibilityFrame: CGRect? {
    if !kinds.contains(.accessibility) { return nil }
    let rect = outline(bounds).boundingRect
    return rect.isNull || rect.isInfinite ? nil : rect
  }
  /// The shape in this node's coordinate space, drawn for bounds that are larger by `outset` points on each side.
  package func outline(outset: CGFloat) -> DisplayShape {
    let path = outline(bounds.insetBy(dx: -outset, dy: -outset))
    return .path(PathKey(path, isEOFilled: isEOFilled, bounds: path.boundingRect))
  }
}

extension LayoutNode {
  /// The outline that a content shape inside gives this view for a purpose, in its coordinate
  /// space; only of views that have its frame.
  package final func contentShape(for kind: ContentShapeKinds) -> DisplayShape? {
    var node: LayoutNode = self
    while let next = (node as? UnaryNode)?.wrapped, next.size == size, next.x == 0, next.y == 0 {
      if let shape = next as? ContentShapeNode, shape.isShape(for: kind) { return shape.outline(outset: 0) }
      if next.flags.contains(.isFocusTarget) { return nil }
      node = next
    }
    return nil
  }
  /// The outline that a content shape inside of this view or right around it gives it for a purpose.
  package final func contentShapeInOrAround(for kind: ContentShapeKinds) -> DisplayShape? {
    if let shape = contentShape(for: kind) { return shape }
    var node: LayoutNode = self
    while let outer = node.parent as? UnaryNode, outer.size == size, node.x == 0, node.y == 0 {
      if let shape = outer as? ContentShapeNode, shape.isShape(for: kind) { return shape.outline(outset: 0) }
      node = outer
    }
    return nil
  }
}

extension View {
  /// Sets the shape in which pointers hit this view, instead of what it paints.
  ///
  ///     HStack {
  ///       Text("Row")
  ///       Spacer()
  ///     }
  ///     .contentShape(Rectangle())
  ///     .onTapGesture { count += 1 }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }
  /// Sets the shape of this view for some purposes.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    let shape = UncheckedSendable(shape)
    return modifier(_ContentShapeModifier(kinds: kind, path: { shape.value.path(in: $0) }, isEOFilled: eoFill))
  }
}
