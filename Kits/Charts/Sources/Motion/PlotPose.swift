import SwiftUI

/// What a plot area shows at one moment: marks and axes in their places. Between two of them marks move.
struct PlotPose {
  let model: ChartModel
  let placement: Placement
  let axes: [PlacedAxis]

  /// Whether everything is where it is in another pose, so that nothing has to move.
  func isSamePlace(as other: PlotPose) -> Bool {
    placement == other.placement && axes.map(\.ticks.places) == other.axes.map(\.ticks.places)
      && model.marks.count == other.model.marks.count
      && zip(model.marks, other.model.marks).allSatisfy { $0.id == $1.id && $0.style.opacity == $1.style.opacity }
  }
}

extension [PlacedAxis.Tick] {
  /// Where the values of an axis are.
  fileprivate var places: [TickPlace] { map { TickPlace(value: $0.value, fraction: $0.fraction) } }
}
private struct TickPlace: Equatable {
  let value: _ChartValue
  let fraction: Double?
}

/// Where marks were, by their identity, before they began to move.
struct PlotOrigin {
  /// A mark: what it looked like, and how much of it was seen.
  struct Mark {
    var shape: PlacedMark.Shape
    var opacity: Double
  }
  var marks: [Int: Mark] = [:]
  /// The other edge of an area at a mark.
  var bases: [Int: CGPoint] = [:]
  /// Plots of many points, by the identity of the plot.
  var runs: [Int: [PlacedSeries.Run]] = [:]
  /// The values at which axes had lines, by the axis' index.
  var ticks: [Int: Set<_ChartValue>] = [:]
  /// The angle at which the last sector ended.
  var lastAngle = Angle.zero
  let x: AxisPlaces
  let y: AxisPlaces

  init(_ pose: PlotPose) {
    (x, y) = (pose.placement.x, pose.placement.y)
    let marks = pose.model.marks
    for placed in pose.placement.marks {
      let mark = marks[placed.index]
      self.marks[mark.id] = Mark(shape: placed.shape, opacity: mark.style.opacity)
      if case .sector(let sector) = placed.shape { lastAngle = max(lastAngle, sector.end) }
    }
    for series in pose.placement.series {
      for run in series.runs {
        for (index, base) in zip(run.marks, run.base) { bases[marks[index].id] = base }
      }
      if series.runs.contains(where: { $0.marks.isEmpty }) { runs[marks[series.indices[0]].id] = series.runs }
    }
    for (number, axis) in pose.axes.enumerated() { ticks[number] = Set(axis.ticks.map(\.value)) }
  }
}
