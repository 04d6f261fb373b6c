import Foundation

/// One of the axes of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the values on it are: the title of a column.
  var title: String { get set }
}
extension AXDataAxisDescriptor {
  /// The title as a text with attributes; the attributes are not told.
  public var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
}

/// An axis of numbers.
///
///     AXNumericDataAxisDescriptor(title: "Price", range: 0...100, gridlinePositions: [0, 50, 100]) { "\($0) euros" }
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers lie on it.
  public enum ScaleType: Int, Sendable {
    /// At even distances.
    case linear = 0
    /// By their logarithm to the base 10.
    case log10 = 1
    /// By their natural logarithm.
    case ln = 2
  }
  open var title: String
  /// How numbers lie on it.
  open var scaleType: ScaleType = .linear
  /// The smallest number and the greatest one.
  open var range: ClosedRange<Double>
  /// The smallest number.
  open var lowerBound: Double { range.lowerBound }
  /// The greatest number.
  open var upperBound: Double { range.upperBound }
  /// Where the chart has lines across.
  open var gridlinePositions: [Double]
  /// How a number is said.
  open var valueDescriptionProvider: (Double) -> String

  /// Creates an axis of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
  /// Creates an axis of numbers whose title has attributes, which are not told.
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }
}

/// An axis of names.
///
///     AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["January", "February", "March"])
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  /// The names in the order in which they stand in the chart.
  open var categoryOrder: [String]

  /// Creates an axis of names.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
  /// Creates an axis of names whose title has attributes, which are not told.
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
  }
}
