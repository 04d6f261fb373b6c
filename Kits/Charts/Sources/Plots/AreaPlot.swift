import SwiftUI

/// Chart content that represents a collection of data or a function using an area.
nonisolated public struct AreaPlot<Content> {
  let content: Content
  init(content: Content) { self.content = content }
}

nonisolated extension AreaPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ plot: Self, _ marks: _MarkCollector) {
    Content._collect(plot.content, marks)
  }
}
nonisolated extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
  @MainActor public static func _collectElements(
    _ plot: Self, _ marks: _MarkCollector, _ change: (DataElement, _MarkCollector) -> Void
  ) { Content._collectElements(plot.content, marks, change) }
}

nonisolated extension AreaPlot {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ make: @escaping (Data.Element) -> ResolvedMark, _ series: ((Data.Element) -> PlottedValue)?,
    _ stacking: MarkStackingMethod, x: ElementNumbers<Data.Element>, y: ElementNumbers<Data.Element>,
    yEnd: ElementNumbers<Data.Element>?, isPlain: Bool
  ) where Content == VectorizedAreaPlotContent<Data> {
    let elements = ElementMarks(data) { element in
      var mark = make(element)
      (mark.series, mark.stacking) = (series?(element), stacking)
      return mark
    }
    let plain = isPlain && series == nil
    self.init(
      content: VectorizedAreaPlotContent(
        series: SeriesElements(elements: elements, x: x, y: y, yEnd: yEnd, isPlain: plain)))
  }
  /// The area from zero to the values of the elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      data, { ResolvedMark(.area, x: x.plotted($0), y: y.plotted($0)) }, nil, stacking, x: x.numbers, y: y.numbers,
      yEnd: nil, isPlain: stacking == .unstacked)
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      data, { ResolvedMark(.area, x: x.plotted($0), y: y.plotted($0)) }, { series.plotted($0) }, stacking, x: x.numbers,
      y: y.numbers, yEnd: nil, isPlain: false)
  }
  /// The area between two values of x.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      data, { ResolvedMark(.area, x: xStart.plotted($0), xEnd: xEnd.plotted($0), y: y.plotted($0)) }, nil, .unstacked,
      x: xStart.numbers, y: y.numbers, yEnd: nil, isPlain: false)
  }
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      data, { ResolvedMark(.area, x: xStart.plotted($0), xEnd: xEnd.plotted($0), y: y.plotted($0)) },
      { series.plotted($0) }, .unstacked, x: xStart.numbers, y: y.numbers, yEnd: nil, isPlain: false)
  }
  /// The area between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      data, { ResolvedMark(.area, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0)) }, nil, .unstacked,
      x: x.numbers, y: yStart.numbers, yEnd: yEnd.numbers, isPlain: true)
  }
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(
      data, { ResolvedMark(.area, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0)) },
      { series.plotted($0) }, .unstacked, x: x.numbers, y: yStart.numbers, yEnd: yEnd.numbers, isPlain: false)
  }
}

// Functions: `domain` is that of x; nil for all that the chart shows.
nonisolated extension AreaPlot {
  private init(
    _ x: Text, _ y: Text, _ kind: PlottedFunction.Kind, _ domain: ClosedRange<Double>?
  ) where Content == FunctionAreaPlotContent {
    let function = PlottedFunction(kind: kind, domain: domain)
    self.init(content: FunctionAreaPlotContent(mark: ResolvedMark(.area, x, y, function)))
  }
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    self.init(x, y, .y(function), domain)
  }
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    self.init(Text(x), Text(y), .y(function), domain)
  }
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    self.init(Text(x), Text(y), .y(function), domain)
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    self.init(Text(x), Text(y), .y(function), domain)
  }
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    self.init(x, yStart, .yRange(function), domain)
  }
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    self.init(Text(x), Text(yStart), .yRange(function), domain)
  }
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    self.init(Text(x), Text(yStart), .yRange(function), domain)
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    self.init(Text(x), Text(yStart), .yRange(function), domain)
  }
}
