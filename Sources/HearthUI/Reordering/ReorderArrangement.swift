import Foundation
import HearthCore

/// Where items are drawn while one of them is on its way: in the places that there are, in another order.
@MainActor enum ReorderArrangement {
  enum Direction { case vertical, horizontal, both }

  /// How the items lie: one below the other, side by side, or in rows.
  static func direction(of places: ReorderPlaces) -> Direction {
    let frames = places.items.map(\.frame)
    guard frames.count > 1 else { return .vertical }
    let pairs = zip(frames, frames.dropFirst())
    if pairs.allSatisfy({ $0.maxY <= $1.minY + 0.5 }) && frames.allSatisfy({ overlaps($0.minX, $0.maxX, frames[0]) }) {
      return .vertical
    }
    let rows = frames.allSatisfy { $0.minY < frames[0].maxY && $0.maxY > frames[0].minY }
    return rows ? .horizontal : .both
  }
  /// Whether what is dropped at a point of an item goes behind that, and not before it.
  static func isBehind(_ point: CGPoint, _ entry: ReorderPlaces.Item, in places: ReorderPlaces) -> Bool {
    switch direction(of: places) {
    case .vertical: point.y > entry.frame.midY
    default: (point.x > entry.frame.midX) != entry.item.node.scope.isRightToLeft
    }
  }
  private static func overlaps(_ from: CGFloat, _ to: CGFloat, _ frame: CGRect) -> Bool {
    from < frame.maxX && to > frame.minX
  }

  /// The origin of each item of a collection, in the window.
  ///
  /// - Parameters:
  ///   - item: The one that moves. Its origin is that of the hole.
  ///   - target: Where it would go; nil for where it was.
  static func origins(of places: ReorderPlaces, without item: ReorderItem, _ target: ReorderTarget?) -> [CGPoint] {
    let frames = places.items.map(\.frame)
    let own = places.items.firstIndex { $0.item === item }
    let isTarget = target?.owner === places.owner
    guard let target else { return frames.map(\.origin) }
    // The numbers of items in the order in which they would lie; nil for room that is made.
    var order: [Int?] = frames.indices.filter { $0 != own }.map { $0 }
    if isTarget { order.insert(own, at: min(target.index, order.count)) }
    var result = frames.map(\.origin)
    for (index, origin) in zip(order, origins(frames, order, direction(of: places), room: item.node.frameInWindow)) {
      if let index { result[index] = origin }
    }
    return result
  }

  /// The origins of places in an order.
  ///
  /// - Parameters:
  ///   - order: Which frame comes when; nil for one as large as `room`.
  static func origins(_ frames: [CGRect], _ order: [Int?], _ direction: Direction, room: CGRect) -> [CGPoint] {
    guard let first = frames.first else { return order.map { _ in .zero } }
    func frame(_ index: Int?) -> CGRect { index.map { frames[$0] } ?? room }
    /// Between one place and the next.
    func gap(_ index: Int, _ distance: (CGRect, CGRect) -> CGFloat) -> CGFloat {
      guard frames.count > 1 else { return 0 }
      let index = min(index, frames.count - 2)
      return distance(frames[index], frames[index + 1])
    }
    var result: [CGPoint] = []
    switch direction {
    case .vertical:
      var y = first.minY
      for (number, index) in order.enumerated() {
        result.append(CGPoint(x: frame(index).minX, y: y))
        y += frame(index).height + gap(number) { $1.minY - $0.maxY }
      }
    case .horizontal where frames.count < 2 || frames[1].minX >= first.minX:
      var x = first.minX
      for (number, index) in order.enumerated() {
        result.append(CGPoint(x: x, y: frame(index).minY))
        x += frame(index).width + gap(number) { $1.minX - $0.maxX }
      }
    case .horizontal:
      // From right to left.
      var x = first.maxX
      for (number, index) in order.enumerated() {
        x -= frame(index).width
        result.append(CGPoint(x: x, y: frame(index).minY))
        x -= gap(number) { $0.minX - $1.maxX }
      }
    case .both:
      for number in order.indices {
        if number < frames.count {
          result.append(frames[number].origin)
        } else {
          // One more than there are: as far from the last as that is from the one before.
          let last = frames[frames.count - 1], before = frames.count > 1 ? frames[frames.count - 2] : last
          result.append(CGPoint(x: last.minX + (last.minX - before.minX), y: last.minY + (last.minY - before.minY)))
        }
      }
    }
    return result
  }
}
