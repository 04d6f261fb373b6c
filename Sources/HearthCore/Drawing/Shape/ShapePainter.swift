import Foundation
import HearthRendering

/// A shape with its style, as shown, and the piece that came of it. The nodes of shapes,
/// backgrounds and borders each have one.
@MainActor struct ShapePainter<S: Shape, F: ShapeStyle> {
  var shape: Presented<S>
  private(set) var style: F
  var operation: Presented<ShapeOperation>
  /// What the piece fills or strokes, kept for hit testing. In the node's coordinate space.
  private(set) var outline: DisplayShape?
  private(set) var piece: DisplayPiece?
  private var outlineSize = Size(-1, -1)
  private var outlineIsRightToLeft = false
  private(set) var isStale = true
  /// Whether the outline follows the shape of the container around, and is a different one elsewhere in it.
  private(set) var dependsOnPlace = false
  /// What the style paints with, while that is on its way: until the style or what it looks at changes.
  private var resolved: _ShapeStylePaint?
  /// What was painted with last, for an animation that begins there.
  private var paint: _ShapeStylePaint?
  /// Nil while no paint is changing into another.
  private var paintAnimation: PaintAnimation?

  init(_ shape: S, _ style: F, _ operation: ShapeOperation) {
    self.shape = Presented(shape)
    self.style = style
    self.operation = Presented(operation)
  }

  struct Change { var isShape = false, isLook = false }

  mutating func update(_ shape: S, _ style: F, _ operation: ShapeOperation, on node: Node) -> Change {
    var change = Change()
    let model = self.shape.model
    if self.shape.set(shape, on: node) { outlineSize = Size(-1, -1) }
    // Layout asks for the new shape at once.
    change.isShape = outlineSize.width < 0 || !TypeInfo.areKnownEqual(model, self.shape.model)
    if self.operation.set(operation, on: node) {
      change.isLook = true
      outlineSize = Size(-1, -1)
    }
    if !TypeInfo.areKnownEqual(self.style, style) {
      self.style = style
      resolved = nil
      change.isLook = true
      let transaction = node.transaction
      if transaction.animation != nil && paintAnimation == nil { paintAnimation = PaintAnimation() }
      paintAnimation?.styleWillChange(transaction, from: paint)
    }
    if change.isShape || change.isLook { isStale = true }
    return change
  }
  /// Shows what the animations have come to. True if the picture may have changed.
  mutating func step() -> Bool {
    let hasShapeChanged = shape.step()
    let hasOperationChanged = operation.step()
    if hasShapeChanged || hasOperationChanged { outlineSize = Size(-1, -1) }
    if paintAnimation != nil { isStale = true }
    if outlineSize.width < 0 { isStale = true }
    return isStale
  }
  /// Something that the style looks at has changed.
  mutating func styleDidChange() {
    (isStale, resolved) = (true, nil)
    if dependsOnPlace { outlineSize = Size(-1, -1) }
  }
  /// The node may lie elsewhere in its container. True where the outline may have changed.
  mutating func placeMayHaveChanged() -> Bool {
    if dependsOnPlace { outlineSize = Size(-1, -1) }
    return dependsOnPlace
  }

  /// Brings the piece up to date for a node of `size`. Counts it if it changed.
  mutating func record(_ node: LayoutNode, _ size: Size) -> DisplayPiece? {
    let isRightToLeft = node.scope.isRightToLeft
    if size != outlineSize || isRightToLeft != outlineIsRightToLeft {
      outlineSize = size
      outlineIsRightToLeft = isRightToLeft
      isStale = true
      let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      var eoFill = false
      if case .fill(let style) = operation.presented { eoFill = style.isEOFilled }
      // The outlines before the last are free by now.
      let lends = shape.isMoving ? PathBuffers.beginLending() : nil
      let shape = shape.presented
      let (path, dependsOnPlace) = ShapePlace.asking(for: node) {
        shape.directedPath(in: rect, isRightToLeft: isRightToLeft)
      }
      self.dependsOnPlace = dependsOnPlace
      let new = path.displayShape(eoFill: eoFill)
      if let lends { PathBuffers.endLending(lends) }
      if new != outline { outline = new }
    }
    if !isStale { return piece }
    isStale = false
    let old = piece
    if let outline {
      var paint = resolved ?? F._paint(style, _ShapeStyleContext(node.scope, reader: node))
      if let paintAnimation {
        resolved = paint
        paint = paintAnimation.presented(paint, of: node)
        if paintAnimation.isOver { (self.paintAnimation, resolved) = (nil, nil) }
      }
      self.paint = paint
      piece = paint.piece(outline, operation.presented, isRightToLeft: isRightToLeft, reusing: old)
    } else {
      piece = nil
    }
    if piece !== old && piece != nil { node.engine.counters.itemsRecorded += 1 }
    // Only what moves is replaced again and again.
    if piece !== old, paintAnimation != nil || shape.isMoving || operation.isMoving { PiecePool.retire(old) }
    return piece
  }

  /// A rectangle that holds all points for which `contains` is true.
  var extent: CGRect {
    guard piece != nil, let outline else { return .null }
    guard case .stroke(let style, _) = operation.presented else { return outline.bounds }
    let reach = style.lineWidth / 2 + 1
    return outline.bounds.insetBy(dx: -reach, dy: -reach)
  }

  /// Whether a point in the node's coordinate space lies on what is painted. What is quite clear is not hit.
  func contains(_ point: CGPoint) -> Bool {
    guard piece != nil, let outline else { return false }
    switch operation.presented {
    case .fill: return outline.contains(point)
    case .stroke(let style, _):
      let reach = style.lineWidth / 2 + 1
      guard outline.bounds.insetBy(dx: -reach, dy: -reach).contains(point) else { return false }
      return outline.outline.strokedPath(style).contains(point)
    }
  }
}
