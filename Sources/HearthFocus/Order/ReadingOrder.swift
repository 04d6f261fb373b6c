import Foundation

/// The order in which a reader's eye meets rectangles: line by line, each from its leading edge; a column that stands
/// beside something as tall as itself is finished before the eye goes on.
///
/// 1. The rectangles are cut into rows. From top to bottom, a rectangle joins the row above it if at least half of its
///    height, or half of the row's where that is less, overlaps the row; else it begins the next.
/// 2. A rectangle that holds all others of the row comes first, and the rest is ordered by itself.
/// 3. A row whose rectangles all share one line (at least half of the lowest rectangle's height) goes from leading to
///    trailing edge.
/// 4. Another row is cut into columns by the same rule turned round, and each column is ordered by itself.
/// 5. What cannot be cut either way gives up its first line, what overlaps the topmost rectangle by half, and the rest
///    is ordered by itself.
///
/// Rectangles that coincide keep the order given. The half is our choice: it keeps a line together whose items differ
/// in height, and keeps a staircase apart. Source for the rest: Apple, documentation of `focusSection()`, which calls
/// it layout order; cutting a page into rows and columns by its gaps is the usual XY cut.
///
/// - Complexity: O(n log n) for each depth of rows in columns in rows; O(n²) for rectangles that overlap in every way.
struct ReadingOrder {
  private let rects: [CGRect]
  private let direction: ReadingDirection

  init(_ rects: [CGRect], direction: ReadingDirection) {
    self.rects = rects.map { $0.isNull || !$0.minX.isFinite || !$0.minY.isFinite ? .zero : $0 }
    self.direction = direction
  }

  /// The positions of the rectangles, in reading order.
  var positions: [Int] {
    var result: [Int] = []
    result.reserveCapacity(rects.count)
    // What is still to be ordered, the next part last.
    var parts = [Array(rects.indices)]
    while let part = parts.popLast() {
      if part.count < 2 {
        result += part
        continue
      }
      let rows = cut(part, along: .vertical)
      if rows.count > 1 {
        parts += rows.reversed()
      } else if let outer = encloser(of: part) {
        result.append(outer)
        parts.append(part.filter { $0 != outer })
      } else if isLine(part) {
        result += line(part)
      } else {
        let columns = cut(part, along: direction == .leftToRight ? .horizontal : .mirrored)
        if columns.count > 1 {
          parts += columns.reversed()
        } else {
          let top = part.min { (rects[$0].minY, $0) < (rects[$1].minY, $1) } ?? part[0]
          let joins = { (other: Int) in Extent(rects[top], .vertical).isJoined(with: Extent(rects[other], .vertical)) }
          result += line(part.filter(joins))
          parts.append(part.filter { !joins($0) })
        }
      }
    }
    return result
  }

  /// Parts that follow one another along an axis and overlap by less than half.
  private func cut(_ part: [Int], along axis: Extent.Axis) -> [[Int]] {
    var sorted: [(extent: Extent, position: Int)] = []
    sorted.reserveCapacity(part.count)
    var isSorted = true
    for position in part {
      let extent = Extent(rects[position], axis)
      if let last = sorted.last,
        !(last.extent.low < extent.low || last.extent.low == extent.low && last.position < position)
      {
        isSorted = false
      }
      sorted.append((extent, position))
    }
    // Targets come in the order of the tree, which mostly is that of the page.
    if !isSorted {
      sorted.sort { $0.extent.low != $1.extent.low ? $0.extent.low < $1.extent.low : $0.position < $1.position }
    }
    var parts: [[Int]] = []
    var reached = sorted[0].extent
    var start = 0
    func close(_ end: Int) { parts.append(sorted[start..<end].map(\.position)) }
    for index in sorted.indices.dropFirst() {
      if reached.isJoined(with: sorted[index].extent) {
        reached.high = max(reached.high, sorted[index].extent.high)
      } else {
        close(index)
        start = index
        reached = sorted[index].extent
      }
    }
    close(sorted.count)
    return parts
  }

  /// The rectangle that holds all others; the first of several that coincide.
  private func encloser(of part: [Int]) -> Int? {
    let union = part.reduce(CGRect.null) { $0.union(rects[$1]) }
    return part.lazy.filter { rects[$0] == union }.min()
  }

  /// Whether all share a line: half of the lowest height at least.
  private func isLine(_ part: [Int]) -> Bool {
    var top = -Double.infinity
    var bottom = Double.infinity
    var height = Double.infinity
    for position in part {
      top = max(top, rects[position].minY)
      bottom = min(bottom, rects[position].maxY)
      height = min(height, rects[position].height)
    }
    return bottom - top >= height / 2
  }

  /// From leading to trailing edge; of two that begin at the same place, the upper first.
  private func line(_ part: [Int]) -> [Int] {
    part.map { position -> (leading: Double, top: Double, position: Int) in
      let rect = rects[position]
      return (direction == .leftToRight ? rect.minX : -rect.maxX, rect.minY, position)
    }
    .sorted { $0 < $1 }
    .map(\.position)
  }
}

/// What a rectangle covers of an axis. Points.
private struct Extent {
  enum Axis {
    case vertical, horizontal
    /// Horizontal, from right to left.
    case mirrored
  }
  var low, high: Double

  init(_ rect: CGRect, _ axis: Axis) {
    switch axis {
    case .vertical: (low, high) = (rect.minY, rect.maxY)
    case .horizontal: (low, high) = (rect.minX, rect.maxX)
    case .mirrored: (low, high) = (-rect.maxX, -rect.minX)
    }
  }

  /// Whether the two overlap by at least half of the shorter.
  func isJoined(with other: Extent) -> Bool {
    let overlap = min(high, other.high) - max(low, other.low)
    return overlap >= min(high - low, other.high - other.low) / 2
  }
}
