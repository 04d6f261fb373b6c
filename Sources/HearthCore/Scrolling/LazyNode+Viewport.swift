import Foundation

// What the scroll views around a lazy container show of it.

extension LazyNode {
  /// Looks for enclosing scroll views that move along the axis. False if there is no such view.
  @discardableResult func findScrolls() -> Bool {
    if !scrolls.isEmpty { return true }
    var node = layoutParent
    while let current = node {
      if current.flags.contains(.isScrollTarget), let scroll = current as? ScrollNode, scroll.scrolls(along: axis) {
        scrolls.append(scroll)
        scroll.lazyNodes.append(self)
      }
      node = current.layoutParent
    }
    return !scrolls.isEmpty
  }
  /// The visible part of the axis in this node's coordinate space, from its start; nil when everything is.
  ///
  /// - Parameter isClear: Without what lies below bars.
  final func visibleSpan(isClear: Bool = false) -> (start: CGFloat, end: CGFloat)? {
    guard findScrolls() else { return nil }
    var start = -CGFloat.infinity, end = CGFloat.infinity
    var origin = CGPoint.zero
    var node: LayoutNode = self
    while let parent = node.layoutParent {
      origin = node.convertToParent(origin)
      if parent.flags.contains(.isScrollTarget), let scroll = parent as? ScrollNode, scroll.scrolls(along: axis) {
        let viewport = isClear ? scroll.clearBounds : scroll.reachedBounds
        if axis == .vertical {
          start = max(start, viewport.minY - origin.y)
          end = min(end, viewport.maxY - origin.y)
        } else {
          start = max(start, viewport.minX - origin.x)
          end = min(end, viewport.maxX - origin.x)
        }
      }
      node = parent
    }
    if axis == .horizontal && flags.contains(.isRightToLeft) { (start, end) = (size.width - end, size.width - start) }
    return (start, max(start, end))
  }
  /// A scroll view around has moved: lines may be missing now.
  final func viewportDidMove() {
    guard flags.contains(.isPlaced), let span = visibleSpan() else { return }
    let coversStart =
      liveStart <= span.start || (liveLines.lowerBound == 0 && !liveLines.isEmpty) || span.start >= extents.total
    let coversEnd =
      liveEnd >= span.end || (liveLines.upperBound == extents.count && !liveLines.isEmpty) || span.end <= 0
    if !coversStart || !coversEnd || (!pinnedViews.isEmpty && !sections.isEmpty) {
      setNeedsPlacement()
    } else {
      followViewport(to: span.start)
    }
  }
}
