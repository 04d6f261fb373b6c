import Foundation

/// Rectangles arranged so that the best of them is found without looking at all.
///
/// A packed tree: the rectangles are sorted along a Hilbert curve through their centres, and every sixteen neighbours
/// share a bounding box, level upon level. A search opens the most promising box first and stops when no unopened box
/// can hold anything better.
///
/// - Complexity: Making one is O(n log n). A search that finds something among rectangles which hardly overlap examines
///   O(log n) of them; one whose beam runs through a gap opens the boxes along that gap, O(√n). Rectangles that all
///   cover one place are all examined. `RectangleIndexTests` holds both figures.
struct RectangleIndex: Sendable {
  /// Children of one box. Source: our choice, not tuned.
  static let fanOut = 16

  /// The rectangles in curve order, and the caller's position of each.
  private let rects: [CGRect]
  private let positions: [Int]
  /// Bounding boxes; `levels[0]` groups the rectangles, the last level has at most one box.
  private let levels: [[CGRect]]

  /// Rectangles that are empty or not finite are left out.
  init(_ rects: [CGRect]) {
    var bounds = Bounds()
    for rect in rects where rect.isReachable { bounds.join(rect) }
    let side = Double(UInt16.max)
    func cell(_ value: Double, _ low: Double, _ high: Double) -> UInt32 {
      high > low ? UInt32(min(max((value - low) / (high - low), 0), 1) * side) : 0
    }
    precondition(rects.count <= UInt32.max, "RectangleIndex: \(rects.count) rectangles are too many.")
    // The place on the curve above, the position below: numbers sort faster than pairs.
    var keys: [UInt64] = []
    keys.reserveCapacity(rects.count)
    for (position, rect) in rects.enumerated() where rect.isReachable {
      let x = cell(rect.midX, bounds.left, bounds.right)
      let y = cell(rect.midY, bounds.top, bounds.bottom)
      keys.append(UInt64(Self.placeOnCurve(x, y)) << 32 | UInt64(position))
    }
    keys.sort()
    positions = keys.map { Int($0 & 0xFFFF_FFFF) }
    self.rects = positions.map { rects[$0] }
    var levels: [[CGRect]] = []
    var below = self.rects
    while below.count > 1 || levels.isEmpty {
      var level: [CGRect] = []
      level.reserveCapacity(below.count / Self.fanOut + 1)
      for start in stride(from: 0, to: below.count, by: Self.fanOut) {
        var bounds = Bounds()
        for index in start..<min(start + Self.fanOut, below.count) { bounds.join(below[index]) }
        level.append(bounds.rect)
      }
      below = level
      levels.append(below)
    }
    self.levels = levels
  }

  /// The union of rectangles that have an area.
  private struct Bounds {
    var left = Double.infinity, top = Double.infinity, right = -Double.infinity, bottom = -Double.infinity
    mutating func join(_ rect: CGRect) {
      left = min(left, rect.minX)
      top = min(top, rect.minY)
      right = max(right, rect.maxX)
      bottom = max(bottom, rect.maxY)
    }
    var rect: CGRect { CGRect(x: left, y: top, width: right - left, height: bottom - top) }
  }

  /// How far along a Hilbert curve through 65,536 × 65,536 cells the cell (x, y) comes.
  private static func placeOnCurve(_ x: UInt32, _ y: UInt32) -> UInt32 {
    var (x, y) = (x, y)
    var place: UInt32 = 0
    var half: UInt32 = 1 << 15
    while half > 0 {
      let right = x & half != 0
      let lower = y & half != 0
      place = place &* 4 &+ (right ? (lower ? 2 : 3) : (lower ? 1 : 0))
      // The curve enters the first quarter and leaves the last one turned, so the cells in them are turned back.
      if !lower {
        if right {
          x = ~x
          y = ~y
        }
        swap(&x, &y)
      }
      half >>= 1
    }
    return place
  }
}

// MARK: - Searching

extension RectangleIndex {
  /// What a search found: the position which the caller gave, its rank, all that were ranked, and the work done.
  struct Found {
    var best: (position: Int, rank: DirectionalRank)?
    var ranked: [(position: Int, rank: DirectionalRank)] = []
    var examined = 0
  }

  /// The rectangle of best rank among those that `isCandidate` accepts.
  func best(by measure: DirectionalMeasure, where isCandidate: (_ position: Int) -> Bool = { _ in true }) -> Found {
    var found = Found()
    var open = BestFirst()
    if let top = levels.last?.first, let bound = measure.bound(of: top) {
      open.insert(.init(bound: bound, level: levels.count - 1, box: 0))
    }
    while let next = open.removeFirst() {
      if let best = found.best, best.rank < next.bound { break }
      let first = next.box * Self.fanOut
      if next.level > 0 {
        let below = levels[next.level - 1]
        for box in first..<min(first + Self.fanOut, below.count) {
          guard let bound = measure.bound(of: below[box]) else { continue }
          open.insert(.init(bound: bound, level: next.level - 1, box: box))
        }
      } else {
        for place in first..<min(first + Self.fanOut, rects.count) {
          found.examined += 1
          let position = positions[place]
          guard let rank = measure.rank(of: rects[place], ordinal: position), isCandidate(position) else { continue }
          found.ranked.append((position, rank))
          if found.best.map({ rank < $0.rank }) ?? true { found.best = (position, rank) }
        }
      }
    }
    return found
  }

  /// Boxes still to be opened, the most promising first.
  private struct BestFirst {
    struct Box {
      var bound: DirectionalRank
      var level: Int
      var box: Int
    }

    /// A binary heap: each box is at least as promising as the two at `2 * i + 1` and `2 * i + 2`.
    private var heap: [Box] = []

    mutating func insert(_ box: Box) {
      heap.append(box)
      var child = heap.count - 1
      while child > 0, heap[child].bound < heap[(child - 1) / 2].bound {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }

    mutating func removeFirst() -> Box? {
      guard let first = heap.first else { return nil }
      let last = heap.removeLast()
      guard !heap.isEmpty else { return first }
      heap[0] = last
      var parent = 0
      while true {
        var least = parent
        for child in [2 * parent + 1, 2 * parent + 2]
        where child < heap.count && heap[child].bound < heap[least].bound {
          least = child
        }
        if least == parent { return first }
        heap.swapAt(parent, least)
        parent = least
      }
    }
  }
}

extension CGRect {
  /// Whether it has an area and finite edges, so that it can lie in a direction.
  var isReachable: Bool {
    width > 0 && height > 0 && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
