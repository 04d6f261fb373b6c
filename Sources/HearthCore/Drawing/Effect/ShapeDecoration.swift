import Foundation
import HearthRendering

/// Paints a shape of the size of a view behind it or in front of it.
nonisolated struct ShapeDecoration<S: Shape, F: ShapeStyle>: _ElementModifier {
  var shape: S
  var style: F
  var operation: ShapeOperation
  var isInFront: Bool
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(ShapeDecorationNode(modifier, inputs))
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    unsafeDowncast(node.node, to: ShapeDecorationNode<S, F>.self).update(modifier)
  }
}

package final class ShapeDecorationNode<S: Shape, F: ShapeStyle>: UnaryNode {
  @exclusivity(unchecked) private var painter: ShapePainter<S, F>
  private let isInFront: Bool

  init(_ modifier: ShapeDecoration<S, F>, _ inputs: _ViewInputs) {
    painter = ShapePainter(modifier.shape, modifier.style, modifier.operation)
    isInFront = modifier.isInFront
    super.init(inputs)
  }
  nonisolated deinit {}

  func update(_ modifier: ShapeDecoration<S, F>) {
    let change = painter.update(modifier.shape, modifier.style, modifier.operation, engine.transaction)
    if change.isShape || change.isLook { setNeedsRecord() }
  }
  package override func updateBody() {
    flags.remove(.needsBody)
    styleDidChange()
  }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    styleDidChange()
  }
  private func styleDidChange() {
    painter.styleDidChange()
    setNeedsRecord()
  }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if !isInFront, let piece = painter.record(self, size) { group.append(PlacedPiece(piece, x: x, y: y)) }
    super.record(into: &group, x: x, y: y)
    if isInFront, let piece = painter.record(self, size) { group.append(PlacedPiece(piece, x: x, y: y)) }
  }
  package override func isHit(_ point: CGPoint) -> Bool { painter.contains(point) }
}

extension View {
  /// Fills the bounds of this view behind it.
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(ShapeDecoration(shape: Rectangle(), style: style, operation: .fill(FillStyle()), isInFront: false))
  }
  /// Fills the bounds of this view with the background style behind it.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Fills a shape in the bounds of this view behind it.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeDecoration(shape: shape, style: style, operation: .fill(fillStyle), isInFront: false))
  }
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeDecoration(shape: shape, style: style, operation: .fill(fillStyle), isInFront: false))
  }
  public nonisolated func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Fills the bounds of this view in front of it.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(ShapeDecoration(shape: Rectangle(), style: style, operation: .fill(FillStyle()), isInFront: true))
  }
  /// Fills a shape in the bounds of this view in front of it.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeDecoration(shape: shape, style: style, operation: .fill(fillStyle), isInFront: true))
  }
  /// Draws a border inside the bounds of this view. Points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    let width = width.isFinite ? max(0, width) : 0
    return modifier(
      ShapeDecoration(
        shape: Rectangle().inset(by: width / 2), style: content,
        operation: .stroke(StrokeStyle(lineWidth: width), isAntialiased: false), isInFront: true))
  }
}
