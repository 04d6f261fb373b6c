import Foundation

/// Points of a chart that belong together: a line, or bars of one colour.
///
///     AXDataSeriesDescriptor(name: "2024", isContinuous: true, dataPoints: [AXDataPoint(x: 1, y: 20), AXDataPoint(x: 2, y: 22)])
open class AXDataSeriesDescriptor: NSObject {
  /// The name of the points together.
  open var name: String?
  /// The name as a text with attributes; the attributes are not told.
  open var attributedName: NSAttributedString? {
    get { name.map { NSAttributedString(string: $0) } }
    set { name = newValue?.string }
  }
  /// Whether a line leads from point to point.
  open var isContinuous: Bool
  /// The points, in order.
  open var dataPoints: [AXDataPoint]

  /// Creates points that belong together.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
  /// Creates points that belong together, by a name with attributes, which are not told.
  public convenience init(attributedName: NSAttributedString?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(name: attributedName?.string, isContinuous: isContinuous, dataPoints: dataPoints)
  }
}

/// One point of a chart.
open class AXDataPoint: NSObject {
  /// A number on an axis of numbers, or a name on an axis of names.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }
  /// The value on the x-axis.
  open var xValue: AXDataPointValue
  /// The value on the y-axis.
  open var yValue: AXDataPointValue?
  /// The values on `AXChartDescriptor.additionalAxes`, in their order.
  open var additionalValues: [Value]
  /// The name of the point.
  open var label: String?
  /// The label as a text with attributes; the attributes are not told.
  open var attributedLabel: NSAttributedString? {
    get { label.map { NSAttributedString(string: $0) } }
    set { label = newValue?.string }
  }

  /// Creates a point on an x-axis of numbers.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.number(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    (self.additionalValues, self.label) = (additionalValues, label)
  }
  /// Creates a point on an x-axis of names.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.category(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    (self.additionalValues, self.label) = (additionalValues, label)
  }
}

/// A value of a point: a number or a name.
open class AXDataPointValue: NSObject {
  /// The number; 0 for a name.
  open var number: Double {
    get { if case .number(let number) = value { number } else { 0 } }
    set { value = .number(newValue) }
  }
  /// The name; empty for a number.
  open var category: String {
    get { if case .category(let name) = value { name } else { "" } }
    set { value = .category(newValue) }
  }
  var value: AXDataPoint.Value
  init(_ value: AXDataPoint.Value) { self.value = value }
}
