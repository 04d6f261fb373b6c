import SwiftUI

/// Lines and areas of a collection. Those of many elements, all of one series, are kept as numbers.
nonisolated struct SeriesElements<Data: RandomAccessCollection> {
  let elements: ElementMarks<Data>
  let x: ElementNumbers<Data.Element>
  let y: ElementNumbers<Data.Element>
  let yEnd: ElementNumbers<Data.Element>?
  /// Whether the elements are of one series, in numbers, each for itself.
  let isPlain: Bool
  /// Collections with more elements are kept as numbers. Fewer have a mark for each, with an accessible element.
  static var many: Int { 2000 }

  @MainActor func collect(_ marks: _MarkCollector) {
    guard isPlain, elements.data.count > Self.many, let first = elements.data.first,
      x.span(first).lower.scalar != nil, y.span(first).lower.scalar != nil
    else { return elements.collect(marks) { _, _ in } }
    var series = PointSeries(xs: x.all(of: elements.data), ys: y.all(of: elements.data))
    if case .date = x.span(first).lower { series.xIsDate = true }
    if case .date = y.span(first).lower { series.yIsDate = true }
    if let yEnd { series.yEnds = yEnd.all(of: elements.data) }
    var mark = elements.make(first)
    mark.points = series
    marks.add(mark)
  }
}

/// The line or the area of a collection. `Kind` tells them apart.
nonisolated public struct _SeriesPlotContent<Data: RandomAccessCollection, Kind>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element
  let series: SeriesElements<Data>
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { content.series.collect(marks) }
  @MainActor public static func _collectElements(
    _ content: Self, _ marks: _MarkCollector, _ change: (DataElement, _MarkCollector) -> Void
  ) { content.series.elements.collect(marks, change) }
}
/// The kinds of plots that make one thing of many elements.
public enum _SeriesPlotKind {
  public enum Line {}
  public enum Area {}
}
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> = _SeriesPlotContent<
  Data, _SeriesPlotKind.Line
>
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> = _SeriesPlotContent<
  Data, _SeriesPlotKind.Area
>

/// The line of a function.
nonisolated public struct FunctionLinePlotContent: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }
}
/// The area of a function.
nonisolated public struct FunctionAreaPlotContent: ChartContent {
  public typealias Body = Never
  let mark: ResolvedMark
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) { marks.add(content.mark) }
}
extension ResolvedMark {
  /// A function's mark, with labels of its axes.
  init(_ kind: Kind, _ x: Text, _ y: Text, _ function: PlottedFunction) {
    let nothing = ValueSpan(.number(0))
    self.init(kind, x: PlottedValue(label: x, span: nothing), y: PlottedValue(label: y, span: nothing))
    self.function = function
  }
}
