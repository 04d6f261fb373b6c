import SwiftUI

/// A number between two.
func mix(_ a: CGFloat, _ b: CGFloat, _ share: Double) -> CGFloat { a + (b - a) * CGFloat(share) }
func mix(_ a: CGPoint, _ b: CGPoint, _ share: Double) -> CGPoint {
  CGPoint(x: mix(a.x, b.x, share), y: mix(a.y, b.y, share))
}

extension PlotFrame {
  /// The frame a share of the way from one pose to another.
  ///
  /// Marks with the same identity move: bars by their edges, points and rules by their ends, sectors by angle and radius.
  /// A new mark appears where it will be, a sector at the end of the circle before, and a point of a line where its
  /// value was on the old scale. What is gone fades. Source: our choice, because Apple documents no more than that marks
  /// animate.
  static func mix(_ before: PlotPose, _ origin: PlotOrigin, _ target: PlotPose, _ share: Double) -> PlotFrame {
    var frame = PlotFrame(pose: target, before: before, share: share, origin: origin)
    let marks = target.model.marks
    var placement = target.placement
    var ids: Set<Int> = []
    for number in placement.marks.indices {
      let placed = placement.marks[number], mark = marks[placed.index]
      ids.insert(mark.id)
      if let old = origin.marks[mark.id] {
        placement.marks[number].shape = PlacedMark.Shape.mix(old.shape, placed.shape, share)
        if mark.style.opacity > 0, old.opacity != mark.style.opacity {
          frame.coming[placed.index] =
            (old.opacity + (mark.style.opacity - old.opacity) * share) / mark.style.opacity
        }
      } else if case .sector(let sector) = placed.shape {
        var start = sector
        (start.start, start.end) = (origin.lastAngle, origin.lastAngle)
        placement.marks[number].shape = .mix(.sector(start), placed.shape, share)
      } else if case .vertex = placed.shape {
      } else {
        frame.coming[placed.index] = share
      }
    }
    for number in placement.series.indices {
      placement.series[number].runs = runs(placement.series[number], target, origin, share)
    }
    for placed in before.placement.marks {
      if case .vertex = placed.shape { continue }
      if !ids.contains(before.model.marks[placed.index].id) { frame.leaving.insert(placed.index) }
    }
    let shown = Set(target.placement.series.map { marks[$0.indices[0]].seriesKey })
    for series in before.placement.series where !shown.contains(before.model.marks[series.indices[0]].seriesKey) {
      frame.leaving.insert(series.indices[0])
    }
    frame.pose = PlotPose(model: target.model, placement: placement, axes: target.axes)
    return frame
  }
  private static func runs(
    _ series: PlacedSeries, _ target: PlotPose, _ origin: PlotOrigin, _ share: Double
  ) -> [PlacedSeries.Run] {
    let marks = target.model.marks
    // Plots of many points move where they have as many points as before.
    if let old = origin.runs[marks[series.indices[0]].id], old.count == series.runs.count {
      return zip(old, series.runs).map { old, new in
        guard old.points.count == new.points.count, old.base.count == new.base.count else { return new }
        var run = new
        for index in run.points.indices { run.points[index] = Charts.mix(old.points[index], new.points[index], share) }
        for index in run.base.indices { run.base[index] = Charts.mix(old.base[index], new.base[index], share) }
        return run
      }
    }
    return series.runs.map { new in
      var run = new
      for (number, index) in run.marks.enumerated() {
        let mark = marks[index]
        var from: CGPoint?
        if case .vertex(let point)? = origin.marks[mark.id]?.shape { from = point }
        if from == nil { from = origin.place(mark) }
        guard let from else { continue }
        run.points[number] = Charts.mix(from, new.points[number], share)
        guard run.base.indices.contains(number) else { continue }
        let base = origin.bases[mark.id] ?? CGPoint(x: from.x, y: new.base[number].y)
        run.base[number] = Charts.mix(base, new.base[number], share)
      }
      return run
    }
  }
}

extension PlotOrigin {
  /// Where a point of a line would have been.
  func place(_ mark: ResolvedMark) -> CGPoint? {
    guard let a = mark.x.flatMap({ x.position($0.span) }), let b = mark.y.flatMap({ y.position($0.span) }) else {
      return nil
    }
    return CGPoint(x: a, y: b)
  }
}

extension PlacedMark.Shape {
  static func mix(_ a: Self, _ b: Self, _ share: Double) -> Self {
    switch (a, b) {
    case (.rectangle(let a), .rectangle(let b)):
      let origin = Charts.mix(a.origin, b.origin, share)
      return .rectangle(
        CGRect(
          origin: origin,
          size: CGSize(width: Charts.mix(a.width, b.width, share), height: Charts.mix(a.height, b.height, share))))
    case (.point(let a), .point(let b)): return .point(Charts.mix(a, b, share))
    case (.vertex(let a), .vertex(let b)): return .vertex(Charts.mix(a, b, share))
    case (.rule(let a, let c), .rule(let b, let d)):
      return .rule(Charts.mix(a, b, share), Charts.mix(c, d, share))
    case (.sector(let a), .sector(let b)):
      var sector = b
      sector.center = Charts.mix(a.center, b.center, share)
      sector.innerRadius = Charts.mix(a.innerRadius, b.innerRadius, share)
      sector.outerRadius = Charts.mix(a.outerRadius, b.outerRadius, share)
      sector.start = .radians(a.start.radians + (b.start.radians - a.start.radians) * share)
      sector.end = .radians(a.end.radians + (b.end.radians - a.end.radians) * share)
      return .sector(sector)
    default: return b
    }
  }
}
