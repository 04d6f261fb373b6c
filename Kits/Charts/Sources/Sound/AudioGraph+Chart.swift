import SwiftUI

extension AudioGraph {
  /// The tones of a chart: the quantities of its marks in the order of their places. Nil where there are none.
  init?(_ model: ChartModel, _ placement: Placement) {
    var found: [(place: CGFloat, value: Double)] = []
    for placed in placement.marks {
      let mark = model.marks[placed.index]
      if let angle = mark.angle?.value.scalar {
        found.append((CGFloat(found.count), angle))
      } else if mark.growsVertically == false, let value = mark.x?.value.scalar {
        found.append((placed.frame.midY, value))
      } else if mark.kind != .rule, let value = mark.y?.span.middle.scalar {
        found.append((placed.frame.midX, value))
      }
    }
    if found.isEmpty, let points = model.marks.first(where: { $0.points != nil })?.points {
      found = zip(points.xs, points.ys).map { (CGFloat($0), $1) }
    }
    // The order of marks stays where places are the same.
    let sorted = found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    guard sorted.count > 1 else { return nil }
    self.init(values: Self.thinned(sorted.map(\.element.value)))
  }
}
