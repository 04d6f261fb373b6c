import Foundation

/// The extents of the elements of a container, so that a hit is found without asking all of them.
///
/// Made when a point is looked for and something has moved since the last time. A hit among n elements that do not
/// overlap compares n / 16 + 16 rectangles and asks one element.
@MainActor struct HitExtents {
  static let fan = 16
  private var geometry: UInt64
  private var hits: UInt64
  private var elements: ContiguousArray<HitExtent> = []
  /// The extents of sixteen neighbours each.
  private var blocks: ContiguousArray<HitExtent> = []

  init(of list: NodeList, _ engine: Engine) {
    (geometry, hits) = (engine.geometryVersion, engine.hitVersion)
    elements.reserveCapacity(list.count)
    blocks.reserveCapacity(list.count / Self.fan + 1)
    for index in 0..<list.count {
      let extent = list[index].hitExtentInParent()
      elements.append(extent)
      if index % Self.fan == 0 { blocks.append(extent) } else { blocks[blocks.count - 1].join(extent) }
    }
    engine.counters.hitExtents += list.count
  }
  func isValid(_ engine: Engine, _ count: Int) -> Bool {
    geometry == engine.geometryVersion && hits == engine.hitVersion && elements.count == count
  }
  var whole: HitExtent {
    var whole = HitExtent.nothing
    for block in blocks { whole.join(block) }
    return whole
  }

  /// The indices of the elements that may have something in `area`, in order.
  func visit(_ area: CGRect, _ visit: (Int) -> Void) {
    for block in 0..<blocks.count where blocks[block].meets(area) {
      for index in block * Self.fan..<min((block + 1) * Self.fan, elements.count) where elements[index].meets(area) {
        visit(index)
      }
    }
  }
  /// What is hit, of the elements in `list`: the last one that is.
  func hit(_ point: CGPoint, in list: NodeList, _ engine: Engine) -> LayoutNode? {
    var block = blocks.count - 1
    while block >= 0 {
      if blocks[block].contains(point) {
        var index = min((block + 1) * Self.fan, elements.count) - 1
        while index >= block * Self.fan {
          if let hit = ask(index, point, list, engine) { return hit }
          index -= 1
        }
      }
      block -= 1
    }
    return nil
  }
  /// The same for elements that are painted in another order than that of the list.
  func hit(_ point: CGPoint, in list: NodeList, from bottomToTop: ContiguousArray<Int>, _ engine: Engine) -> LayoutNode?
  {
    var index = bottomToTop.count - 1
    while index >= 0 {
      if let hit = ask(bottomToTop[index], point, list, engine) { return hit }
      index -= 1
    }
    return nil
  }
  private func ask(_ index: Int, _ point: CGPoint, _ list: NodeList, _ engine: Engine) -> LayoutNode? {
    if !elements[index].contains(point) { return nil }
    engine.counters.hitTests += 1
    let node = list[index]
    return node.hitTest(node.convertFromParent(point))
  }
}
