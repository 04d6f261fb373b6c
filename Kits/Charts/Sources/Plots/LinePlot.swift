import SwiftUI

/// Chart content that represents a collection of data or a function using a line.
nonisolated public struct LinePlot<Content> {
  let content: Content
  init(content: Content) { self.content = content }
}

nonisolated extension LinePlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: _MarkCollector) {
    Content._collect(plot.content, marks)
  }
}
nonisolated extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(
    _ plot: Self, _ marks: _MarkCollector, _ change: (DataElement, _MarkCollector) -> Void
  ) { Content._collectElements(plot.content, marks, change) }
}

nonisolated extension LinePlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ x: PlottableProjection<Data.Element, some Plottable>,
    _ y: PlottableProjection<Data.Element, some Plottable>, series: ((Data.Element) -> PlottedValue)?
  ) where Content == VectorizedLinePlotContent<Data> {
    let elements = ElementMarks(data) { element in
      var mark = ResolvedMark(.line, x: x.plotted(element), y: y.plotted(element))
      mark.series = series?(element)
      return mark
    }
    self.init(
      content: VectorizedLinePlotContent(
        series: SeriesElements(elements: elements, x: x.numbers, y: y.numbers, yEnd: nil, isPlain: series == nil)))
  }
  /// A line through the values of the elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> { self.init(data, x, y, series: nil) }
  /// A line for each series.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> { self.init(data, x, y, series: { series.plotted($0) }) }
}

// Functions: `domain` is that of x; nil for all that the chart shows.
nonisolated extension LinePlot {
  private init(
    _ x: Text, _ y: Text, _ kind: PlottedFunction.Kind, _ domain: ClosedRange<Double>?
  ) where Content == FunctionLinePlotContent {
    let function = PlottedFunction(kind: kind, domain: domain)
    self.init(content: FunctionLinePlotContent(mark: ResolvedMark(.line, x, y, function)))
  }
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    self.init(x, y, .y(function), domain)
  }
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    self.init(Text(x), Text(y), .y(function), domain)
  }
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    self.init(Text(x), Text(y), .y(function), domain)
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    self.init(Text(x), Text(y), .y(function), domain)
  }
}

// Parametric functions: `domain` is that of the parameter.
nonisolated extension LinePlot {
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    self.init(x, y, .parametric(function), domain)
  }
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    self.init(Text(x), Text(y), .parametric(function), domain)
  }
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    self.init(Text(x), Text(y), .parametric(function), domain)
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    self.init(Text(x), Text(y), .parametric(function), domain)
  }
}
