import Foundation
import HearthRendering

/// What a scroll view is to bring into view. Resolved during layout, again after each correction of estimated lengths.
package enum ScrollAim {
  /// An offset; with a fraction of the way instead while lengths are still being found.
  case point(CGPoint, fraction: UnitPoint?)
  /// The end of the content at an edge.
  case edge(Edge)
  /// An element of a lazy container, with the point of both that is to coincide; nil for the shortest way into view.
  case element(LazyNode, index: Int, anchor: UnitPoint?)
  case node(LayoutNode, anchor: UnitPoint?)

  @MainActor func offset(in scroll: ScrollNode) -> CGPoint? {
    switch self {
    case .point(let point, nil): return point
    case .point(_, let fraction?): return CGPoint(x: fraction.x * scroll.most.x, y: fraction.y * scroll.most.y)
    case .edge(.top): return CGPoint(x: scroll.offset.x, y: 0)
    case .edge(.bottom): return CGPoint(x: scroll.offset.x, y: scroll.most.y)
    case .edge(.leading): return CGPoint(x: 0, y: scroll.offset.y)
    case .edge(.trailing): return CGPoint(x: scroll.most.x, y: scroll.offset.y)
    case .element(let lazy, let index, let anchor):
      if lazy.isUnmounted { return nil }
      let span = lazy.span(of: index)
      var rect = CGRect(x: 0, y: 0, width: max(0, lazy.size.width), height: max(0, lazy.size.height))
      if lazy.axis == .vertical {
        (rect.origin.y, rect.size.height) = (span.start, span.length)
      } else {
        rect.size.width = span.length
        rect.origin.x = lazy.flags.contains(.isRightToLeft) ? lazy.size.width - span.start - span.length : span.start
      }
      return scroll.offset(showing: rect, of: lazy, at: anchor, only: lazy.axis)
    case .node(let node, let anchor):
      if node.isUnmounted { return nil }
      return scroll.offset(showing: node.bounds, of: node, at: anchor, only: nil)
    }
  }
}

extension ScrollNode {
  /// The offset at which `rect`, in the coordinate space of `node` inside, has `anchor` at the same point of the view.
  func offset(showing rect: CGRect, of node: LayoutNode, at anchor: UnitPoint?, only axis: Axis?) -> CGPoint {
    var corner = CGPoint(x: rect.minX, y: rect.minY)
    var current: LayoutNode = node
    while current !== self {
      corner = current.convertToParent(corner)
      guard let next = current.layoutParent else { return offset }
      current = next
    }
    return offset(showing: CGRect(origin: corner, size: rect.size), at: anchor, only: axis)
  }
  /// The same for a rectangle in the coordinate space of this node.
  func offset(showing rect: CGRect, at anchor: UnitPoint?, only axis: Axis?) -> CGPoint {
    let margins = scrollStyle.contentMargins
    func part(
      _ start: CGFloat, _ length: CGFloat, _ view: CGFloat, _ before: CGFloat, _ after: CGFloat, _ anchor: CGFloat?
    ) -> CGFloat {
      let room = view - before - after
      if let anchor { return start - before - anchor * (room - length) }
      // The shortest way; what is longer than the view shows its start.
      if start < before || length > room { return start - before }
      if start + length > view - after { return start + length - (view - after) }
      return 0
    }
    var x = rect.minX
    if flags.contains(.isRightToLeft) { x = size.width - rect.maxX }
    var result = offset
    if axis != .vertical && scrolls(along: .horizontal) {
      result.x += part(x, rect.width, size.width, margins.leading, margins.trailing, anchor?.x)
    }
    if axis != .horizontal && scrolls(along: .vertical) {
      // A large title makes room once one scrolls; at the start of the content it is there.
      let title = anchor != nil && rect.minY + offset.y - margins.top > 0.5 ? mostTitleCollapse : titleCollapse
      result.y += part(rect.minY, rect.height, size.height, margins.top - title, margins.bottom, anchor?.y)
    }
    return result
  }
}
