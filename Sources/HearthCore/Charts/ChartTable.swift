import Foundation

/// A chart as a table: a column for each axis, and a row for each point.
///
/// Where there are several series, the first column has their names; where points have labels, the last one has them. The
/// title of an axis of numbers says from where to where it goes.
@MainActor final class ChartTable: AccessibleRows {
  private let node: LayoutNode
  private let title: String
  private let frame: CGRect
  private let axes: [any AXDataAxisDescriptor]
  private let points: [(series: String, point: AXDataPoint)]
  private let titles: [(text: String, range: String?)]
  private let hasYAxis: Bool
  private let hasSeries: Bool
  private let hasLabels: Bool

  /// - Parameters:
  ///   - node: Whose elements these are.
  ///   - frame: Of the chart, in points of the window: the rows share it.
  init(_ chart: AXChartDescriptor, title: String, node: LayoutNode, frame: CGRect) {
    (self.node, self.title, self.frame) = (node, title, frame)
    hasSeries = chart.series.count > 1
    let isReversed = chart.contentDirection == .rightToLeft || chart.contentDirection == .bottomToTop
    points = chart.series.flatMap { series in
      let points = isReversed ? series.dataPoints.reversed() : series.dataPoints
      return points.map { (series.name ?? "", $0) }
    }
    hasLabels = points.contains { $0.point.label?.isEmpty == false }
    axes = [chart.xAxis] + (chart.yAxis.map { [$0] } ?? []) + (chart.additionalAxes ?? [])
    hasYAxis = chart.yAxis != nil
    var titles: [(String, String?)] = axes.map { ($0.title, Self.range(of: $0)) }
    if hasSeries { titles.insert(("Series", nil), at: 0) }
    if hasLabels { titles.append(("Label", nil)) }
    self.titles = titles
  }
  nonisolated deinit {}

  /// The table, with its titles and the first of its rows.
  var element: AccessibilityElement {
    var list = element(frame) {
      $0.addedTraits = .isList
      $0.details.rows = self
    }
    list.children = (0..<min(points.count, AccessibleList.longest)).compactMap { makeAccessibleRow(at: $0) }
    var table = element(frame) { properties in
      properties.addedTraits = .isTable
      properties.label = title
    }
    table.children = titles.indices.map { column in
      cell(titles[column].text, in: column, ofRow: 0) {
        $0.value = titles[column].range
        $0.details.column = AccessibilityColumn(index: column, isHeader: true)
      }
    }
    table.children.append(list)
    return table
  }

  var accessibleRowCount: Int { points.count }
  var selectedAccessibleRows: [Int] { [] }
  func revealAccessibleRow(at index: Int) {}
  func makeAccessibleRow(at index: Int) -> AccessibilityElement? {
    guard points.indices.contains(index) else { return nil }
    var row = element(place(ofRow: index + 1)) { properties in
      properties.details.row = AccessibilityRow(index: index, count: points.count)
      properties.details.listIndex = index
    }
    let texts = texts(ofRow: index)
    row.children = texts.indices.map { column in
      cell(texts[column], in: column, ofRow: index + 1) {
        $0.details.column = AccessibilityColumn(index: column, isHeader: false)
      }
    }
    return row
  }

  /// What stands in a row, a text for each column.
  private func texts(ofRow index: Int) -> [String] {
    let (series, point) = points[index]
    var values: [AXDataPoint.Value?] = [point.xValue.value]
    if hasYAxis { values.append(point.yValue?.value) }
    values += point.additionalValues
    let told = axes.indices.map { axis in
      values.indices.contains(axis) ? values[axis].map { Self.text($0, on: axes[axis]) } ?? "" : ""
    }
    return (hasSeries ? [series] : []) + told + (hasLabels ? [point.label ?? ""] : [])
  }
  /// A number is said as its axis says it, a name as it stands.
  private static func text(_ value: AXDataPoint.Value, on axis: any AXDataAxisDescriptor) -> String {
    switch value {
    case .category(let name): name
    case .number(let number):
      (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? number.formatted()
    }
  }

  /// The ends of an axis of numbers; nil for others.
  private static func range(of axis: any AXDataAxisDescriptor) -> String? {
    guard let axis = axis as? AXNumericDataAxisDescriptor, axis.lowerBound.isFinite, axis.upperBound.isFinite else {
      return nil
    }
    return axis.valueDescriptionProvider(axis.lowerBound) + " – " + axis.valueDescriptionProvider(axis.upperBound)
  }

  private func element(_ frame: CGRect, _ set: (inout AccessibilityProperties) -> Void) -> AccessibilityElement {
    var properties = AccessibilityProperties()
    set(&properties)
    return AccessibilityElement(node: node, properties: properties, frame: frame)
  }
  private func cell(
    _ text: String, in column: Int, ofRow row: Int, _ set: (inout AccessibilityProperties) -> Void
  ) -> AccessibilityElement {
    var place = place(ofRow: row)
    place.size.width /= CGFloat(titles.count)
    place.origin.x += place.width * CGFloat(column)
    return element(place) { properties in
      properties.label = text
      properties.addedTraits = .isStaticText
      set(&properties)
    }
  }
  /// A part of the chart's place: the titles come first, then the rows, one below the other, all as tall as each other.
  private func place(ofRow row: Int) -> CGRect {
    let height = frame.height / CGFloat(points.count + 1)
    return CGRect(x: frame.minX, y: frame.minY + height * CGFloat(row), width: frame.width, height: height)
  }
}
