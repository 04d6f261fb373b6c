import Foundation
import HearthRendering

/// Gives its content a length worked out from that of the nearest container: the window, a scroll view, a column.
nonisolated public struct _ContainerRelativeFrameModifier: _ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ContainerRelativeFrameNode(modifier, inputs))
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: ContainerRelativeFrameNode.self).update(modifier)
  }
}

extension View {
  /// Makes this view as long as the container along `axes`.
  ///
  ///     ScrollView(.horizontal) {
  ///       HStack {
  ///         ForEach(items) { Text($0.name).containerRelativeFrame(.horizontal) }
  ///       }
  ///     }
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }
  /// Makes this view as long as `length` makes of the container's length.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
  /// Makes this view as long as `span` of `count` equal parts of the container with `spacing` between.
  /// Source: Apple, documentation of containerRelativeFrame(_:count:span:spacing:alignment:).
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let available = length - spacing * CGFloat(count - 1)
        return available / CGFloat(count) * CGFloat(span) + CGFloat(span - 1) * spacing
      })
  }
}

package final class ContainerRelativeFrameNode: AligningNode, ContainerFollower {
  @exclusivity(unchecked) private var modifier: _ContainerRelativeFrameModifier
  init(_ modifier: _ContainerRelativeFrameModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
    alignment = modifier.alignment
    engine.containerFollowers[ObjectIdentifier(self)] = self
  }
  nonisolated deinit {}
  func update(_ new: _ContainerRelativeFrameModifier) {
    let old = modifier
    modifier = new
    alignment = new.alignment
    if !TypeInfo.of(_ContainerRelativeFrameModifier.self).areEqual(old, new) { setNeedsLayout() }
  }
  package override func unmount() {
    engine.containerFollowers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
  package var container: LayoutNode? {
    var node = layoutParent
    while let current = node {
      if current.relativeContainerSize != nil { return current }
      node = current.layoutParent
    }
    return nil
  }
  private func length(_ axis: Axis, _ container: Size) -> CGFloat {
    let length = modifier.length(axis == .horizontal ? container.width : container.height, axis)
    return max(0, checked(length, .signed, "a length relative to its container of") ?? 0)
  }
  package override func childProposal(_ p: Proposal) -> Proposal {
    guard let container = container?.relativeContainerSize else { return p }
    return Proposal(
      modifier.axes.contains(.horizontal) ? length(.horizontal, container) : p.width,
      modifier.axes.contains(.vertical) ? length(.vertical, container) : p.height)
  }
  package override func computeSize(_ p: Proposal) -> Size {
    let inner = childProposal(p)
    let size = child.measure(inner)
    return Size(
      modifier.axes.contains(.horizontal) && inner.width >= 0 ? inner.width : size.width,
      modifier.axes.contains(.vertical) && inner.height >= 0 ? inner.height : size.height)
  }
}
