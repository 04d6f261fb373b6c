import SwiftUI

/// Chart content that represents a collection of data using rules.
nonisolated public struct RulePlot<Content> {
  let content: Content
  init(content: Content) { self.content = content }
}

nonisolated extension RulePlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: _MarkCollector) {
    Content._collect(plot.content, marks)
  }
}
nonisolated extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(
    _ plot: Self, _ marks: _MarkCollector, _ change: (DataElement, _MarkCollector) -> Void
  ) { Content._collectElements(plot.content, marks, change) }
}

nonisolated extension RulePlot {
  /// Vertical rules at values of x.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(.rule, x: x.plotted(element), yEdges: .init(start: yStart, end: yEnd))
        }))
  }
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(.rule, x: x.plotted(element), y: yStart.plotted(element), yEnd: yEnd.plotted(element))
        }))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(
            .rule, x: x.plotted(element), yEdges: .init(start: element[keyPath: yStart], end: element[keyPath: yEnd]))
        }))
  }
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(
            .rule, y: yStart.plotted(element), yEnd: yEnd.plotted(element), xEdges: .init(start: x, end: x))
        }))
  }
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(
            .rule, y: yStart.plotted(element), yEnd: yEnd.plotted(element),
            xEdges: .init(start: element[keyPath: x], end: element[keyPath: x]))
        }))
  }
  /// Horizontal rules at values of y.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(.rule, y: y.plotted(element), xEdges: .init(start: xStart, end: xEnd))
        }))
  }
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(.rule, x: xStart.plotted(element), xEnd: xEnd.plotted(element), y: y.plotted(element))
        }))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(
            .rule, y: y.plotted(element), xEdges: .init(start: element[keyPath: xStart], end: element[keyPath: xEnd]))
        }))
  }
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(
            .rule, x: xStart.plotted(element), xEnd: xEnd.plotted(element), yEdges: .init(start: y, end: y))
        }))
  }
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(
      content: VectorizedRulePlotContent(
        elements: ElementMarks(data) { element in
          return ResolvedMark(
            .rule, x: xStart.plotted(element), xEnd: xEnd.plotted(element),
            yEdges: .init(start: element[keyPath: y], end: element[keyPath: y]))
        }))
  }
}
