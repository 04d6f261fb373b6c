import Foundation
import HearthRendering

/// A shape with its style, as shown, and the piece that came of it. The nodes of shapes, backgrounds and borders each have one.
@MainActor struct ShapePainter<S: Shape, F: ShapeStyle> {
  var shape: Presented<S>
  var style: Presented<F>
  var operation: Presented<ShapeOperation>
  /// What the piece fills or strokes, kept for hit testing. In the node's coordinate space.
  private(set) var outline: DisplayShape?
  private(set) var piece: DisplayPiece?
  private var outlineSize = Size(-1, -1)
  private var outlineIsRightToLeft = false
  private(set) var isStale = true

  init(_ shape: S, _ style: F, _ operation: ShapeOperation) {
    self.shape = Presented(shape)
    self.style = Presented(style)
    self.operation = Presented(operation)
  }

  struct Change { var isShape = false, isLook = false }

  mutating func update(_ shape: S, _ style: F, _ operation: ShapeOperation, _ transaction: Transaction) -> Change {
    var change = Change()
    if self.shape.set(shape, transaction) {
      change.isShape = true
      outlineSize = Size(-1, -1)
    }
    if self.operation.set(operation, transaction) {
      change.isLook = true
      outlineSize = Size(-1, -1)
    }
    if self.style.set(style, transaction) { change.isLook = true }
    if change.isShape || change.isLook { isStale = true }
    return change
  }
  /// Something that the style looks at has changed.
  mutating func styleDidChange() { isStale = true }

  /// Brings the piece up to date for a node of `size`. Counts it when it is another one.
  mutating func record(_ node: Node, _ size: Size) -> DisplayPiece? {
    let isRightToLeft = node.scope.isRightToLeft
    if size != outlineSize || isRightToLeft != outlineIsRightToLeft {
      outlineSize = size
      outlineIsRightToLeft = isRightToLeft
      isStale = true
      let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      var eoFill = false
      if case .fill(let style) = operation.presented { eoFill = style.isEOFilled }
      let path = shape.presented.directedPath(in: rect, isRightToLeft: isRightToLeft)
      let new = path.displayShape(eoFill: eoFill)
      if new != outline { outline = new }
    }
    if !isStale { return piece }
    isStale = false
    let old = piece
    if let outline {
      let paint = F._paint(style.presented, _ShapeStyleContext(node.scope, reader: node))
      piece = paint.piece(outline, operation.presented, isRightToLeft: isRightToLeft, reusing: old)
    } else {
      piece = nil
    }
    if piece !== old && piece != nil { node.engine.counters.itemsRecorded += 1 }
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
