import Foundation
import HearthRendering

/// Paints a shape of the size of a view behind it or in front of it.
nonisolated struct ShapeDecoration<S: Shape, F: ShapeStyle>: _ElementModifier {
  var shape: S
  var style: F
  var operation: ShapeOperation
  var isInFront: Bool
  /// The edges at which the shape reaches into the safe area that the view touches.
  var safeAreaEdges: Edge.Set = []
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
  @exclusivity(unchecked) private var edges: Edge.Set
  /// The scope of the content where the style may be a material, which content is told of.
  private let material: EnvironmentEntry<BackgroundMaterialKey>?
  /// How far the shape reaches beyond the bounds.
  @exclusivity(unchecked) private var outsets = PhysicalInsets()

  init(_ modifier: ShapeDecoration<S, F>, _ inputs: _ViewInputs) {
    painter = ShapePainter(modifier.shape, modifier.style, modifier.operation)
    isInFront = modifier.isInFront
    edges = modifier.safeAreaEdges
    // Without closures: the optimiser of Swift 6.3 fails at them before `super.init`.
    var inner = inputs
    if !modifier.isInFront, F.self == Material.self || F.self == AnyShapeStyle.self {
      let value = Self.material(modifier.style)
      let entry = EnvironmentEntry<BackgroundMaterialKey>(parent: inputs.scope, value: value)
      inner = _ViewInputs(inputs.parent, entry)
      self.material = entry
    } else {
      material = nil
    }
    super.init(inner)
    if !edges.isEmpty { engine.geometryObservers[ObjectIdentifier(self)] = self }
  }
  nonisolated deinit {}

  private static func material(_ style: F) -> Material? { style as? Material ?? (style as? AnyShapeStyle)?.material }

  func update(_ modifier: ShapeDecoration<S, F>) {
    if let material, material.set(Self.material(modifier.style)) { content?.propagateInheritedStyle() }
    let change = painter.update(modifier.shape, modifier.style, modifier.operation, on: self)
    if change.isShape || change.isLook { setNeedsRecord() }
    if modifier.safeAreaEdges != edges {
      edges = modifier.safeAreaEdges
      engine.geometryObservers[ObjectIdentifier(self)] = edges.isEmpty && !painter.dependsOnPlace ? nil : self
      geometryMayHaveChanged()
    }
  }
  package override func unmount() {
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
  private func currentOutsets() -> PhysicalInsets {
    edges.isEmpty ? PhysicalInsets() : safeAreaOutsets(.all).only(edges, isRightToLeft: flags.contains(.isRightToLeft))
  }
  package override func geometryMayHaveChanged() {
    if flags.contains(.isPlaced) && currentOutsets() != outsets || painter.placeMayHaveChanged() { setNeedsRecord() }
  }
  package override func animationDidStep(_ animator: AnyAnimator) { if painter.step() { setNeedsRecord() } }
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
    if !edges.isEmpty { outsets = currentOutsets() }
    if !isInFront { recordShape(into: &group, x: x, y: y) }
    super.record(into: &group, x: x, y: y)
    if isInFront { recordShape(into: &group, x: x, y: y) }
  }
  private func recordShape(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let size = drawnSize
    let reached = Size(size.width + outsets.left + outsets.right, size.height + outsets.top + outsets.bottom)
    let piece = painter.record(self, reached)
    if painter.dependsOnPlace { engine.geometryObservers[ObjectIdentifier(self)] = self }
    if let piece {
      group.append(PlacedPiece(piece, x: x - outsets.left, y: y - outsets.top))
      if !bounds.contains(painter.extent.offsetBy(dx: -outsets.left, dy: -outsets.top)) { engine.hitVersion &+= 1 }
    }
  }
  override var ownHitExtent: HitExtent {
    var extent = super.ownHitExtent
    extent.join(HitExtent(painter.extent).moved(-outsets.left, -outsets.top))
    return extent
  }
  package override func isHit(_ point: CGPoint) -> Bool {
    painter.contains(CGPoint(x: point.x + outsets.left, y: point.y + outsets.top))
  }
}

extension View {
  /// Fills the bounds of this view behind it, and the safe area at the edges where the view touches it.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      ShapeDecoration(
        shape: Rectangle(), style: style, operation: .fill(FillStyle()), isInFront: false, safeAreaEdges: edges))
  }
  /// Fills the bounds of this view with the background style behind it.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Fills a shape in the bounds of this view behind it.
  // The one form for shapes that can be inset and for others: of two the compiler type checks the view twice.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeDecoration(shape: shape, style: style, operation: .fill(fillStyle), isInFront: false))
  }
  /// Fills a shape in the bounds of this view with the background style behind it.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Fills the bounds of this view in front of it, and the safe area at the edges where the view touches it.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      ShapeDecoration(
        shape: Rectangle(), style: style, operation: .fill(FillStyle()), isInFront: true, safeAreaEdges: edges))
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
