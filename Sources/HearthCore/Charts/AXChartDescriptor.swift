import Foundation

/// A description of a chart for those who do not see it: its axes and its points.
///
///     AXChartDescriptor(
///       title: "Visitors by month", summary: "Most come in July.",
///       xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: months),
///       yAxis: AXNumericDataAxisDescriptor(title: "Visitors", range: 0...900, gridlinePositions: []) { "\(Int($0))" },
///       series: [AXDataSeriesDescriptor(name: "Visitors", isContinuous: false, dataPoints: points)])
///
/// A screen reader of the desktop finds a table with a row for each point, and an action that plays the chart as tones: see
/// `AudioGraph`. Source: Apple, documentation of AXChartDescriptor; that it is a table, our choice.
open class AXChartDescriptor: NSObject {
  /// The way that the x-axis runs.
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  /// The name of the chart if the view has no label.
  open var title: String?
  /// A summary of the chart in a sentence or two.
  open var summary: String?
  /// The axis of `AXDataPoint.xValue`.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis of `AXDataPoint.yValue`; nil where points have none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of `AXDataPoint.additionalValues`, in their order; nil for none.
  open var additionalAxes: [any AXDataAxisDescriptor]?
  /// The points, in groups that belong together.
  open var series: [AXDataSeriesDescriptor]
  /// The way that the x-axis runs: where it runs from the right or from below, rows of the table are in reverse.
  open var contentDirection: ContentDirection = .leftToRight
  /// Where the content of the chart is, and the table is said to be: points, in the coordinate space of the view; zero for
  /// all of the view. Source: Apple, documentation of contentFrame; that it is in the view's space, our choice, as views do
  /// not know the screen.
  open var contentFrame: CGRect = .zero

  /// Creates the description of a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    self.additionalAxes = additionalAxes.isEmpty ? nil : additionalAxes
    self.series = series
  }
  /// Creates the description of a chart whose title has attributes, which are not told.
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes,
      series: series)
  }
}
