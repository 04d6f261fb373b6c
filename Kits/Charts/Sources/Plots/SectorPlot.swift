import SwiftUI

/// Chart content that represents a collection of data using sectors of a circle.
nonisolated public struct SectorPlot<Content> {
  let content: Content
  init(content: Content) { self.content = content }
}

nonisolated extension SectorPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: _MarkCollector) {
    Content._collect(plot.content, marks)
  }
}
nonisolated extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(
    _ plot: Self, _ marks: _MarkCollector, _ change: (DataElement, _MarkCollector) -> Void
  ) { Content._collectElements(plot.content, marks, change) }
}

nonisolated extension SectorPlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ angle: @escaping (Data.Element) -> PlottedValue, _ inner: MarkDimensions<Data.Element>,
    _ outer: MarkDimensions<Data.Element>, _ inset: @escaping (Data.Element) -> CGFloat?
  ) where Content == VectorizedSectorPlotContent<Data> {
    let elements = ElementMarks(data) { element in
      var mark = ResolvedMark(.sector)
      mark.angle = angle(element)
      mark.innerRadius = inner.dimension(element)
      mark.outerRadius = outer.dimension(element)
      mark.angularInset = inset(element)
      return mark
    }
    self.init(content: VectorizedSectorPlotContent(elements: elements))
  }
  /// Sectors whose shares of the circle are the shares of the values in their sum.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    self.init(data, { angle.plotted($0) }, innerRadius, outerRadius, { _ in angularInset })
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    self.init(data, { angle.plotted($0) }, innerRadius, outerRadius, { $0[keyPath: angularInset] })
  }
}
