import SwiftUI

extension ChartContent {
  private nonisolated func offset(_ offset: MarkOffset) -> ModifiedMarks<Self> {
    ModifiedMarks(self) { $0.style.offset.add(offset) }
  }
  /// Places marks of a category beside one another, by a value of the data.
  ///
  /// - Parameters:
  ///   - axis: The axis along which they are; nil for that of the categories.
  ///   - span: The room for all of them.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let plotted = value.plotted
    return ModifiedMarks(self) {
      guard $0.style.positionBy == nil else { return }
      ($0.style.positionBy, $0.style.positionAxis, $0.style.positionSpan) = (plotted, axis, span)
    }
  }
  /// Moves the marks by so many points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(
      MarkOffset(xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height))
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y))
  }
  /// Moves the sides of the marks by so many points.
  public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
  }
  public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
  }
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
  }
}
