import SwiftUI

extension VectorizedChartContent {
  private nonisolated func element(
    _ change: @escaping (DataElement, inout MarkStyle) -> Void
  ) -> ModifiedElements<Self> { ModifiedElements(base: self, change: change) }

  /// The style at a key path of each element.
  public nonisolated func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    element { if $1.foreground == nil { $1.foreground = AnyShapeStyle($0[keyPath: keyPath]) } }
  }
  /// The style that a value of each element stands for.
  public nonisolated func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    element { if $1.foregroundBy == nil { $1.foregroundBy = value.plotted($0) } }
  }
  /// The opacity at a key path of each element.
  public nonisolated func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement>
  {
    element { $1.opacity *= Double($0[keyPath: keyPath]) }
  }
  public nonisolated func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    element { if $1.lineStyle == nil { $1.lineStyle = $0[keyPath: keyPath] } }
  }
  public nonisolated func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    element { if $1.lineStyleBy == nil { $1.lineStyleBy = value.plotted($0) } }
  }
  /// Places marks of a category beside one another.
  public nonisolated func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    element {
      guard $1.positionBy == nil else { return }
      ($1.positionBy, $1.positionAxis, $1.positionSpan) = (value.plotted($0), axis, span)
    }
  }
  public nonisolated func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    element { if $1.symbolBy == nil { $1.symbolBy = value.plotted($0) } }
  }
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    element { if $1.symbolSize == nil { $1.symbolSize = $0[keyPath: keyPath] } }
  }
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    element { if $1.symbolArea == nil { $1.symbolArea = $0[keyPath: keyPath] } }
  }
  public nonisolated func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    element { if $1.symbolSizeBy == nil { $1.symbolSizeBy = value.plotted($0) } }
  }
  public nonisolated func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    element { $1.isHiddenFromAccessibility = $0[keyPath: keyPath] }
  }
  public nonisolated func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    element { $1.accessibilityIdentifier = $0[keyPath: keyPath] }
  }
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    element { $1.accessibilityLabel = Text($0[keyPath: keyPath]) }
  }
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    element { $1.accessibilityLabel = Text($0[keyPath: keyPath]) }
  }
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    element { $1.accessibilityLabel = $0[keyPath: keyPath] }
  }
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    element { $1.accessibilityValue = Text($0[keyPath: keyPath]) }
  }
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    element { $1.accessibilityValue = Text($0[keyPath: keyPath]) }
  }
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    element { $1.accessibilityValue = $0[keyPath: keyPath] }
  }
}
