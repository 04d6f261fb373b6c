import SwiftUI

extension Placement {
  /// Lines and areas of marks.
  mutating func place(series indices: [Int], _ model: ChartModel, _ groups: PositionGroups) {
    var placed = PlacedSeries(indices: indices, runs: [])
    var run = PlacedSeries.Run()
    for index in indices {
      let mark = model.marks[index]
      guard mark.isPlottable, let (point, base) = vertex(mark, model.stacking.ranges[index], groups) else {
        // A value that has no place is a gap.
        if !run.points.isEmpty { placed.runs.append(run) }
        run = PlacedSeries.Run()
        continue
      }
      run.marks.append(index)
      run.points.append(point)
      if mark.kind == .area { run.base.append(base) }
      marks.append(PlacedMark(index: index, shape: .vertex(point)))
    }
    if !run.points.isEmpty { placed.runs.append(run) }
    if !placed.runs.isEmpty { series.append(placed) }
  }
  /// The point of a line or area, and the one opposite of it.
  private func vertex(
    _ mark: ResolvedMark, _ range: ClosedDirectedRange?, _ groups: PositionGroups
  ) -> (CGPoint, CGPoint)? {
    guard let xValue = mark.x, let yValue = mark.y, var a = x.position(xValue.span), var b = y.position(yValue.span)
    else { return nil }
    var base = CGPoint(x: a, y: b)
    if mark.kind == .area {
      if let end = mark.yEnd {
        guard let other = y.position(end.span) else { return nil }
        base.y = other
      } else if let end = mark.xEnd {
        guard let other = x.position(end.span) else { return nil }
        base.x = other
      } else if let range, mark.growsVertically == false {
        base.x = x.scale.fraction(scalar: range.start).map(x.point) ?? x.baseline
        guard let end = x.scale.fraction(scalar: range.end) else { return nil }
        a = x.point(end)
      } else if let range {
        base.y = y.scale.fraction(scalar: range.start).map(y.point) ?? y.baseline
        guard let end = y.scale.fraction(scalar: range.end) else { return nil }
        b = y.point(end)
      } else {
        base.y = y.baseline
      }
    }
    if let slot = groups.slot(mark, x, y) {
      if slot.axis == .horizontal {
        a += slot.shift
        base.x += slot.shift
      } else {
        b += slot.shift
        base.y += slot.shift
      }
    }
    let offset = mark.style.offset
    return (
      CGPoint(x: a + offset.xStart, y: b + offset.yStart), CGPoint(x: base.x + offset.xEnd, y: base.y + offset.yEnd)
    )
  }

  /// Plots of many points, and functions.
  func placeMany(_ mark: ResolvedMark, _ index: Int, _ model: ChartModel) -> PlacedSeries? {
    var data = mark.points
    if let function = mark.function {
      // A point for each pixel and a half: enough for curves, and it does not depend on the domain.
      let count = max(2, Int(size.width / 1.5))
      var domain = function.domain ?? x.scale.bounds
      if domain == nil { domain = 0...1 }
      if !function.isParametric, let shown = x.scale.bounds, let own = domain {
        guard own.overlaps(shown) else { return nil }
        domain = own.clamped(to: shown)
      }
      data = domain.map { function.points($0, count: count, through: x.scale.bounds == nil ? [] : model.xTicks) }
    }
    guard let data else { return nil }
    var placed = PlacedSeries(indices: [index], runs: [])
    placed.isFunction = mark.function != nil
    var run = PlacedSeries.Run()
    let isArea = mark.kind == .area, offset = mark.style.offset
    let xMap = ScalarMap(x), yMap = ScalarMap(y), baseline = y.baseline
    if !isArea, data.xs.count > SeriesPath.many {
      placed.runs = Decimation.runs(data, xMap, yMap, offset)
      return placed.runs.isEmpty ? nil : placed
    }
    for number in data.xs.indices {
      let a = xMap.point(data.xs[number]), b = yMap.point(data.ys[number])
      guard a.isFinite, b.isFinite else {
        if !run.points.isEmpty { placed.runs.append(run) }
        run = PlacedSeries.Run()
        continue
      }
      run.points.append(CGPoint(x: a + offset.xStart, y: b + offset.yStart))
      guard isArea else { continue }
      let other = data.yEnds.isEmpty ? baseline : yMap.point(data.yEnds[number])
      run.base.append(CGPoint(x: a + offset.xEnd, y: (other.isFinite ? other : baseline) + offset.yEnd))
    }
    if !run.points.isEmpty { placed.runs.append(run) }
    return placed.runs.isEmpty ? nil : placed
  }
}

/// Turns numbers of an axis into points, quickly for many; not a number where one has no place.
struct ScalarMap {
  private let places: AxisPlaces
  /// Of a linear scale.
  private let line: (factor: CGFloat, shift: CGFloat)?
  init(_ places: AxisPlaces) {
    self.places = places
    let isLinear = places.scale.type == .linear || places.scale.type == .date
    if isLinear, case .continuous(let a, let b, _) = places.scale.domain, a != b {
      let factor = (places.end - places.start) / CGFloat(b - a)
      line = (factor, places.start - CGFloat(a) * factor)
    } else {
      line = nil
    }
  }
  @inline(__always) func point(_ value: Double) -> CGFloat {
    if let line { return CGFloat(value) * line.factor + line.shift }
    return places.scale.fraction(scalar: value).map(places.point) ?? .nan
  }
}
