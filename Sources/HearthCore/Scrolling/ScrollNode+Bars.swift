import Foundation

// Content goes on below bars, insets and whatever else is kept free around a scroll view. The bounds of the node are
// what lies between them: there content is at rest, there rows are brought, and there the scroll bars are. Beyond,
// as far as `reach`, content is only seen.

/// Bars that the content of a scroll view goes on below.
struct BarEdges {
  unowned(unsafe) let area: BarAreaNode
  let isTop: Bool
  let isBottom: Bool
}

extension ScrollNode {
  /// Where content is seen and hit. Points, in the node's coordinate space.
  package var reachedBounds: CGRect {
    CGRect(
      x: -reach.left, y: -reach.top, width: max(0, size.width) + reach.left + reach.right,
      height: max(0, size.height) + reach.top + reach.bottom)
  }
  /// Where nothing lies over content: more than the bounds while a large title has made room.
  var clearBounds: CGRect {
    let gone = titleCollapse
    return CGRect(x: 0, y: -gone, width: max(0, size.width), height: max(0, size.height) + gone)
  }
  /// How much of the bar above has made room, and how much of it can. Points.
  var titleCollapse: CGFloat {
    for edges in barAreas where edges.isTop { return edges.area.collapse }
    return 0
  }
  var mostTitleCollapse: CGFloat {
    for edges in barAreas where edges.isTop { return edges.area.mostCollapse }
    return 0
  }

  /// Looks for what is around. Called in the layout phase, where this node has its place.
  func updateReach() {
    needsReach = false
    var areas: [BarEdges] = []
    var isInset = false
    let isVertical = scrolls(along: .vertical)
    let new = safeAreaOutsets(.scrolling) { node, insets, top, bottom in
      if insets.top > 0 || insets.bottom > 0 || insets.left > 0 || insets.right > 0 { isInset = true }
      if isVertical, top || bottom, let area = node as? BarAreaNode, area.letsContentBelow {
        areas.append(BarEdges(area: area, isTop: top, isBottom: bottom))
      }
    }
    for old in barAreas where !areas.contains(where: { $0.area === old.area }) { old.area.scrollDidLeave(self) }
    barAreas = areas
    // Without anything around it, where it lies does not matter.
    engine.geometryObservers[ObjectIdentifier(self)] = isInset ? self : nil
    if new == reach { return }
    reach = new
    engine.hitVersion &+= 1
    for node in lazyNodes { node.setNeedsPlacement() }
  }
  func safeAreaMayHaveChanged() {
    guard flags.contains(.isPlaced), !isOnCoveredPage else { return }
    var areas = 0, isSame = true
    let isVertical = scrolls(along: .vertical)
    let new = safeAreaOutsets(.scrolling) { node, _, top, bottom in
      if isVertical, top || bottom, let area = node as? BarAreaNode, area.letsContentBelow {
        isSame = isSame && areas < self.barAreas.count && self.barAreas[areas].area === area
        areas += 1
      }
    }
    if new == reach, isSame, areas == barAreas.count { return }
    needsReach = true
    setNeedsPlacement()
  }

  // MARK: - Bars

  /// Says how much content lies below the bars.
  func tellBars() {
    if isOnCoveredPage { return }
    for edges in barAreas {
      edges.area.scrollDidMove(self, above: edges.isTop ? offset.y : 0, below: edges.isBottom ? most.y - offset.y : 0)
    }
  }
  func leaveBars() {
    engine.safeAreaObservers[ObjectIdentifier(self)] = nil
    engine.geometryObservers[ObjectIdentifier(self)] = nil
    for edges in barAreas { edges.area.scrollDidLeave(self) }
    barAreas = []
  }
  func setCovered(_ isCovered: Bool) {
    isOnCoveredPage = isCovered
    if isCovered {
      for edges in barAreas { edges.area.scrollDidLeave(self) }
    } else {
      if scrollStyle.flashesOnAppear { flashBars() }
      needsReach = true
      setNeedsPlacement()
    }
  }
}
