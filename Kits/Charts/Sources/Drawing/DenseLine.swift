import Foundation
import SwiftUI

/// The area that a line with several points in every column covers: pure.
///
/// Such a line goes far up and down in each column, and what is seen of it is a band from the lowest to the highest of its
/// points. The band has a step for each column, and is filled in a hundredth of the time that a stroke takes that
/// crosses itself thousands of times. No extreme is lost: steps reach to both, and half the width of the line beyond.
enum DenseLine {
  /// Points for each column from which on a line is a band: it turns in most columns.
  static let least = 2.5
  /// Points up or down in a column, on average, from which on a line is a band: nobody sees that it has steps of half a
  /// point across. Source: our choice.
  static let steep: CGFloat = 8

  /// The band of a line that was thinned out; nil where it has too few points, or dashes.
  static func path(_ points: [CGPoint], _ stroke: StrokeStyle) -> Path? {
    guard stroke.dash.isEmpty, points.count > SeriesPath.many / 2 else { return nil }
    let columns = columns(points)
    let climb = columns.reduce(0) { $0 + ($1.high - $1.low) }
    guard Double(points.count) >= least * Double(columns.count) || climb >= steep * CGFloat(columns.count) else {
      return nil
    }
    let width = 1 / Decimation.pixels, half = stroke.lineWidth / 2
    // Columns beside a spike that the width of the line covers.
    let reach = max(0, Int((half * Decimation.pixels).rounded()))
    var path = Path(), upper: [CGPoint] = [], lower: [CGPoint] = []
    upper.reserveCapacity(4 * columns.count)
    lower.reserveCapacity(2 * columns.count)
    for index in columns.indices {
      var low = columns[index].low, high = columns[index].high
      for near in max(0, index - reach)...min(columns.count - 1, index + reach)
      where abs(columns[near].number - columns[index].number) <= reach {
        low = min(low, columns[near].low)
        high = max(high, columns[near].high)
      }
      let x = CGFloat(columns[index].number) * width
      for x in [x, x + width] {
        upper.append(CGPoint(x: x, y: low - half))
        lower.append(CGPoint(x: x, y: high + half))
      }
      let hasNext = index + 1 < columns.count && columns[index + 1].number == columns[index].number + 1
      if hasNext { continue }
      // Columns side by side have one outline, there along the lows and back along the highs.
      upper.append(contentsOf: lower.reversed())
      path.addLines(upper)
      path.closeSubpath()
      upper.removeAll(keepingCapacity: true)
      lower.removeAll(keepingCapacity: true)
    }
    return path
  }
  private struct Column {
    let number: Int
    var low: CGFloat
    var high: CGFloat
  }
  /// The lows and highs of columns. The line comes from the last point of the column before.
  private static func columns(_ points: [CGPoint]) -> [Column] {
    var columns: [Column] = [], last: CGPoint?
    for point in points {
      let number = Int((point.x * Decimation.pixels).rounded(.down))
      if columns.last?.number != number {
        let y = last?.y ?? point.y
        columns.append(Column(number: number, low: min(y, point.y), high: max(y, point.y)))
      } else {
        columns[columns.count - 1].low = min(columns[columns.count - 1].low, point.y)
        columns[columns.count - 1].high = max(columns[columns.count - 1].high, point.y)
      }
      last = point
    }
    return columns
  }
}
