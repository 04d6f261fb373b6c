import Foundation

/// Leaves out points of a line that nobody could see: pure.
///
/// Of the points in one column of pixels the first, the last, the lowest and the highest remain, in their order: the
/// line that is drawn covers the same pixels.
/// Source: U. Jugel et al., M4: a visualization-oriented time series data aggregation, VLDB (2014).
enum Decimation {
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
