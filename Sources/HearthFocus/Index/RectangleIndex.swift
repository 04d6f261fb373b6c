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
    let kept = rects.indices.filter { rects[$0].isReachable }
    let bounds = kept.reduce(CGRect.null) { $0.union(rects[$1]) }
    let side = Double(UInt16.max)
    func cell(_ value: Double, _ low: Double, _ extent: Double) -> UInt32 {
      extent > 0 ? UInt32(((value - low) / extent * side).rounded(.down)) : 0
    }
    let keyed = kept.map { position -> (key: UInt32, position: Int) in
      let rect = rects[position]
      let x = cell(rect.midX, bounds.minX, bounds.width)
      let y = cell(rect.midY, bounds.minY, bounds.height)
      return (Self.placeOnCurve(x, y), position)
    }
    positions = keyed.sorted { ($0.key, $0.position) < ($1.key, $1.position) }.map(\.position)
    self.rects = positions.map { rects[$0] }
    var levels: [[CGRect]] = []
    var below = self.rects
    while below.count > 1 || levels.isEmpty {
      below = stride(from: 0, to: below.count, by: Self.fanOut).map { start in
        below[start..<min(start + Self.fanOut, below.count)].reduce(CGRect.null) { $0.union($1) }
      }
      levels.append(below)
    }
    self.levels = levels
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
