import SwiftUI

/// A sector of a pie or donut chart, which shows how individual categories make up a meaningful total.
nonisolated public struct SectorMark: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }

  /// A sector whose share of the circle is a value's share of the sum.
  ///
  /// - Parameters:
  ///   - innerRadius: Ratios and insets are of the radius of the plot area.
  ///   - angularInset: Points between the sector's edges and those of its room, at both sides.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = ResolvedMark(.sector)
    (mark.angle, mark.innerRadius, mark.outerRadius) = (angle.plotted, innerRadius, outerRadius)
    mark.angularInset = angularInset
    self.mark = mark
  }
}
