import SwiftUI

/// A mark in the plot area: what is drawn, hit and described.
struct PlacedMark: Equatable {
  enum Shape: Equatable {
    case rectangle(CGRect)
    case point(CGPoint)
    case rule(CGPoint, CGPoint)
    case sector(SectorShape)
    /// A point of a line or area, which `PlacedSeries` draws.
    case vertex(CGPoint)
  }
  /// The index among the chart's marks.
  let index: Int
  var shape: Shape

  /// What annotations are beside, and where the mark's accessible element is.
  var frame: CGRect {
    switch shape {
    case .rectangle(let rect): rect
    case .point(let point), .vertex(let point): CGRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8)
    case .rule(let a, let b): CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    case .sector(let sector): CGRect(x: sector.middle.x - 4, y: sector.middle.y - 4, width: 8, height: 8)
    }
  }
}

/// A line or an area in the plot area.
struct PlacedSeries: Equatable {
  /// The marks of its points; the first one's style is that of the line.
  var indices: [Int]
  /// Runs of points without gaps.
  var runs: [Run]
  /// Whether it ends with the plot area: functions have values everywhere.
  var isFunction = false
  struct Run: Equatable {
    /// The index of the mark of each point; empty for plots of many points.
    var marks: [Int] = []
    var points: [CGPoint] = []
    /// The other edge of an area.
    var base: [CGPoint] = []
  }
}

/// All marks of a chart in a plot area of a size: pure.
struct Placement: Equatable {
  let size: CGSize
  let x: AxisPlaces
  let y: AxisPlaces
  var marks: [PlacedMark] = []
  var series: [PlacedSeries] = []
}
