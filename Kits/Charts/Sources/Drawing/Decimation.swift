import Foundation

/// Leaves out points of a line that nobody could see: pure.
///
/// Of the points in one column of pixels the first, the last, the lowest and the highest remain, in their order: the
/// line that is drawn covers the same pixels.
/// Source: U. Jugel et al., M4: a visualization-oriented time series data aggregation, VLDB (2014).
enum Decimation {
  /// Columns for each point of x that lines keep apart.
  static let pixels: CGFloat = 2

  /// The lines through many values, thinned out while they are placed: no more than four points of a column are ever kept.
  /// Values that have no place are gaps.
  static func runs(
    _ data: PointSeries, _ xMap: ScalarMap, _ yMap: ScalarMap, _ offset: MarkOffset
  ) -> [PlacedSeries.Run] {
    data.xs.withUnsafeBufferPointer { xs in
      data.ys.withUnsafeBufferPointer { ys in
        // Variables of this closure alone: what closures share is checked at each access.
        var runs: [PlacedSeries.Run] = [], points: [CGPoint] = [], column = Column()
        for number in 0..<min(xs.count, ys.count) {
          let a = xMap.point(xs[number]) + offset.xStart, b = yMap.point(ys[number]) + offset.yStart
          // Not a number and infinite alike.
          if (a - a) + (b - b) == 0 { column.add(CGPoint(x: a, y: b), &points) } else { end(&column, &points, &runs) }
        }
        end(&column, &points, &runs)
        return runs
      }
    }
  }
  /// A gap, or the end of the line.
  private static func end(_ column: inout Column, _ points: inout [CGPoint], _ runs: inout [PlacedSeries.Run]) {
    column.finish(&points)
    if !points.isEmpty { runs.append(PlacedSeries.Run(points: points)) }
    points = []
  }
  /// The points of one column that count so far.
  private struct Column {
    private var left = CGFloat.infinity, right = -CGFloat.infinity
    private var first = CGPoint.zero, last = CGPoint.zero, low = CGPoint.zero, high = CGPoint.zero
    private var count = 0, lowIndex = 0, highIndex = 0

    @inline(__always) mutating func add(_ point: CGPoint, _ points: inout [CGPoint]) {
      guard count > 0, point.x >= left, point.x < right else {
        finish(&points)
        left = (point.x * Decimation.pixels).rounded(.down) / Decimation.pixels
        right = left + 1 / Decimation.pixels
        (first, last, low, high, lowIndex, highIndex, count) = (point, point, point, point, 0, 0, 1)
        return
      }
      if point.y < low.y { (low, lowIndex) = (point, count) }
      if point.y > high.y { (high, highIndex) = (point, count) }
      last = point
      count += 1
    }
    /// Adds the first, lowest, highest and last one in the order in which they came.
    mutating func finish(_ points: inout [CGPoint]) {
      guard count > 0 else { return }
      points.append(first)
      let lowFirst = lowIndex < highIndex
      let (one, two) = lowFirst ? (low, high) : (high, low)
      let (oneIndex, twoIndex) = lowFirst ? (lowIndex, highIndex) : (highIndex, lowIndex)
      if oneIndex > 0, oneIndex < count - 1 { points.append(one) }
      if twoIndex > 0, twoIndex < count - 1, twoIndex != oneIndex { points.append(two) }
      if count > 1 { points.append(last) }
      count = 0
    }
  }

  /// - Parameter pixels: Columns for each point of x.
  static func thin(_ points: [CGPoint], pixels: CGFloat = 1) -> [CGPoint] {
    guard points.count > 8 else { return points }
    var result: [CGPoint] = []
    var start = 0
    while start < points.count {
      let column = (points[start].x * pixels).rounded(.down)
      var end = start, low = start, high = start
      while end + 1 < points.count, (points[end + 1].x * pixels).rounded(.down) == column {
        end += 1
        if points[end].y < points[low].y { low = end }
        if points[end].y > points[high].y { high = end }
      }
      var previous = -1
      for index in [start, min(low, high), max(low, high), end] where index > previous {
        result.append(points[index])
        previous = index
      }
      start = end + 1
    }
    return result
  }
}
