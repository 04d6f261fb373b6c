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
      let rows = cut(part, along: \.vertical)
      if rows.count > 1 {
        parts += rows.reversed()
      } else if let outer = encloser(of: part) {
        result.append(outer)
        parts.append(part.filter { $0 != outer })
      } else if isLine(part) {
        result += line(part)
      } else {
        let columns = cut(part, along: direction == .leftToRight ? \.horizontal : \.mirrored)
        if columns.count > 1 {
          parts += columns.reversed()
        } else {
          let top = part.min { (rects[$0].minY, $0) < (rects[$1].minY, $1) } ?? part[0]
          let joins = { (other: Int) in joinedHalf(rects[top].vertical, rects[other].vertical) }
          result += line(part.filter(joins))
          parts.append(part.filter { !joins($0) })
        }
      }
    }
    return result
  }

  /// Parts that follow one another along an axis and overlap by less than half.
  private func cut(_ part: [Int], along axis: KeyPath<CGRect, ClosedRange<Double>>) -> [[Int]] {
    let sorted = part.map { (extent: rects[$0][keyPath: axis], position: $0) }
      .sorted { ($0.extent.lowerBound, $0.position) < ($1.extent.lowerBound, $1.position) }
    var parts: [[Int]] = []
    var reached = sorted[0].extent
    for (extent, position) in sorted {
      if !parts.isEmpty, joinedHalf(reached, extent) {
        parts[parts.count - 1].append(position)
        reached = reached.lowerBound...max(reached.upperBound, extent.upperBound)
      } else {
        parts.append([position])
        reached = extent
      }
    }
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

/// Whether two extents overlap by at least half of the shorter.
private func joinedHalf(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Bool {
  let overlap = min(a.upperBound, b.upperBound) - max(a.lowerBound, b.lowerBound)
  return overlap >= min(a.upperBound - a.lowerBound, b.upperBound - b.lowerBound) / 2
}

extension CGRect {
  fileprivate var vertical: ClosedRange<Double> { minY...maxY }
  fileprivate var horizontal: ClosedRange<Double> { minX...maxX }
  fileprivate var mirrored: ClosedRange<Double> { -maxX ... -minX }
}
