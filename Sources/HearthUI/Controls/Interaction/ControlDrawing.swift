import Foundation
import HearthCore
import HearthRendering

/// What a drawn part of a control knows when it is painted.
struct ControlCanvas {
  let palette: ControlPalette
  /// Points, in the coordinate space of the part.
  let bounds: CGRect
  let isRightToLeft: Bool
  /// The colours of a tint that is a gradient; nil for a tint of one colour, which the palette has.
  var tintStops: [Paint.Stop]?

  /// A point given for reading from left to right.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? bounds.width - x : x, y: y) }
  /// A rectangle given for reading from left to right.
  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
  /// A line through points given for reading from left to right.
  func line(_ points: [(CGFloat, CGFloat)], width: CGFloat, _ color: RGBA) -> PlacedPiece {
    var path = Path()
    for (index, place) in points.enumerated() {
      if index == 0 { path.move(to: point(place.0, place.1)) } else { path.addLine(to: point(place.0, place.1)) }
    }
    return stroke(path, width: width, color)
  }
  func stroke(_ path: Path, width: CGFloat, _ color: RGBA) -> PlacedPiece {
    let key = PathKey(path, isEOFilled: false, bounds: path.boundingRect)
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return PlacedPiece(StrokePiece(.path(key), style, .color(color)), x: 0, y: 0)
  }
  /// A disc with a soft shadow, as the knob of a slider or a switch.
  func knob(_ frame: CGRect, _ color: RGBA) -> PlacedPiece {
    let disc = palette.fill(frame, radius: min(frame.width, frame.height) / 2, color)
    return PlacedPiece(EffectPiece(.shadow(RGBA(white: 0, alpha: 0.28), radius: 2, x: 0, y: 1), disc.piece), x: 0, y: 0)
  }
}

/// A part of a control that is painted in the palette of its surroundings.
///
/// It is painted again when `key`, its size, the palette or the direction of reading changes.
nonisolated struct ControlDrawing: View {
  /// What else the picture depends on.
  let key: AnyHashable
  /// Points; nil takes what is proposed, or `ideal` if nothing is proposed.
  var width: CGFloat?
  var height: CGFloat?
  var ideal = CGSize(width: 100, height: 10)
  let draw: @MainActor (ControlCanvas) -> ContiguousArray<PlacedPiece>

  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.flags.insert(.readsInheritedStyle)
    node.behavior = ControlDrawingBehavior(view, node)
    // Containers ask every wrapper for what it wraps.
    node.content = EmptyView._makeNode(EmptyView(), node.contentInputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: BehaviorNode.self)
    node.engine.counters.nodesVisited += 1
    let behavior = node.behavior as! ControlDrawingBehavior
    let old = behavior.view
    behavior.view = view
    if old.width != view.width || old.height != view.height || old.ideal != view.ideal { node.setNeedsLayout() }
    if old.key != view.key { node.setNeedsRecord() }
  }
  nonisolated static var _elementCount: Int { 1 }
}

private final class ControlDrawingBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  var view: ControlDrawing
  private var drawn: (key: Key, piece: DisplayPiece)?
  private struct Key: Equatable {
    var key: AnyHashable
    var size: Size
    var palette: ControlPalette
    var isRightToLeft: Bool
    var tintStops: [Paint.Stop]?
  }
  init(_ view: ControlDrawing, _ node: BehaviorNode) { (self.view, self.node) = (view, node) }
  nonisolated deinit {}
  var viewName: String { "ControlDrawing" }
  func inheritedStyleDidChange() { node.setNeedsRecord() }

  func computeSize(_ p: Proposal) -> Size {
    Size(
      view.width ?? (p.width < 0 ? view.ideal.width : p.width.isFinite ? p.width : 10_000),
      view.height ?? (p.height < 0 ? view.ideal.height : p.height.isFinite ? p.height : 10_000))
  }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let isRightToLeft = node.flags.contains(.isRightToLeft)
    let key = Key(
      key: view.key, size: node.size, palette: ControlPalette.of(node), isRightToLeft: isRightToLeft,
      tintStops: tintStops)
    if drawn?.key != key {
      let canvas = ControlCanvas(
        palette: key.palette, bounds: node.bounds, isRightToLeft: isRightToLeft, tintStops: key.tintStops)
      let list = view.draw(canvas)
      drawn = (key, GroupPiece(list))
      node.engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(drawn!.piece, x: x, y: y))
  }
  private var tintStops: [Paint.Stop]? {
    guard let tint = node.scope.value(TintKey.self), tint.color == nil else { return nil }
    switch AnyShapeStyle._paint(tint.style, _ShapeStyleContext(node.scope, reader: nil, node: node)).fill {
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _):
      return stops
    default: return nil
    }
  }
}
