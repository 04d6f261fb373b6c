import Accessibility
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Charts that describe themselves, as a reader and other clients find them.
/// Chart descriptors.
@MainActor struct ChartDescriptorTests {
  private let values = [("Ann", 9), ("Bob", 4)]
}

extension ChartDescriptorTests {
  /// Counts how often it is asked for.
  final class Calls {
    var made = 0
    var updated = 0
  }
  struct Bars: View, AXChartDescriptorRepresentable {
    var values: [(name: String, count: Int)]
    var calls = Calls()
    var direction = AXChartDescriptor.ContentDirection.leftToRight
    var body: some View {
      HStack {
        ForEach(values, id: \.name) { bar in Color.blue.frame(width: 10, height: CGFloat(bar.count)) }
      }
      .frame(width: 100, height: 120)
    }
    private var series: AXDataSeriesDescriptor {
      AXDataSeriesDescriptor(
        name: "Wins", isContinuous: false, dataPoints: values.map { .init(x: $0.name, y: Double($0.count)) })
    }
    func makeChartDescriptor() -> AXChartDescriptor {
      calls.made += 1
      let chart = AXChartDescriptor(
        title: "Wins by name", summary: "Ann leads.",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Name", categoryOrder: values.map(\.name)),
        yAxis: AXNumericDataAxisDescriptor(title: "Wins", range: 0...9, gridlinePositions: [0, 9]) {
          "\(Int($0)) wins"
        },
        additionalAxes: [], series: [series])
      chart.contentDirection = direction
      return chart
    }
    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
      calls.updated += 1
      descriptor.series = [series]
    }
  }
  private func window(_ view: some View) -> TestWindow { TestWindow(size: CGSize(width: 400, height: 300)) { view } }
  private func read(_ window: TestWindow) -> [String] {
    let reader = window.startReader()
    var said: [String] = []
    while let next = reader.next(), said.count < 100 { said.append(next) }
    return said
  }

  @Test func `a reader finds the summary and each point`() {
    let bars = Bars(values: values)
    let said = read(window(bars.accessibilityChartDescriptor(bars)))
    expect(
      said,
      equals: ["Wins by name, chart, Ann leads.", "Name", "Wins, 0 wins – 9 wins", "Ann", "9 wins", "Bob", "4 wins"])
  }
  @Test func `a label of the view goes before the title, also when the view is one element`() throws {
    for isInside in [true, false] {
      let bars = Bars(values: values)
      let view =
        isInside
        ? AnyView(bars.accessibilityElement().accessibilityLabel("Season").accessibilityChartDescriptor(bars))
        : AnyView(bars.accessibilityChartDescriptor(bars).accessibilityElement().accessibilityLabel("Season"))
      let said = read(window(view))
      expect(said.first, equals: "Season, chart, Ann leads.")
      expect(said.last == "4 wins" && said.count == 7)
    }
  }
  @Test func `nothing is described before somebody asks, and again only after a change`() {
    struct Root: View {
      let calls: Calls
      @State private var count = 4
      @State private var other = 0
      var body: some View {
        let bars = Bars(values: [("Ann", 9), ("Bob", count)], calls: calls)
        VStack {
          bars.accessibilityChartDescriptor(bars).accessibilityIdentifier("chart")
          Button("Win") { count += 1 }.accessibilityIdentifier("win")
        }
      }
    }
    let calls = Calls()
    let window = window(Root(calls: calls))
    window.settle()
    expect(calls.made == 0 && calls.updated == 0)
    expect(read(window).contains("4 wins"))
    expect(calls.made == 1 && calls.updated == 0)
    _ = read(window)
    expect(calls.made == 1 && calls.updated == 0)
    window.click("win")
    expect(read(window).contains("5 wins"))
    expect(calls.made == 1 && calls.updated == 1)
  }
  @Test func `rows have places of their own within the chart, one below the other`() throws {
    let bars = Bars(values: values)
    let window = window(bars.accessibilityChartDescriptor(bars).accessibilityIdentifier("chart"))
    let chart = try window.element("chart")
    let list = try require(chart.children.last?.children.last)
    expect(list.children.count, equals: 2)
    var last = chart.frame.minY + chart.frame.height / 3
    for row in list.children {
      expect(abs(row.frame.minY - last) < 0.01 && abs(row.frame.height - 40) < 0.01)
      expect(row.children.map(\.frame.width), equals: [50, 50])
      last = row.frame.maxY
    }
    expect(abs(last - chart.frame.maxY) < 0.01)
  }
  @Test func `several series, labels and further axes are columns; a chart from right to left is read in its order`() {
    struct Many: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        func series(_ name: String) -> AXDataSeriesDescriptor {
          AXDataSeriesDescriptor(
            name: name, isContinuous: true,
            dataPoints: [
              AXDataPoint(x: 1, y: 2, additionalValues: [.category("dry")], label: "first"), AXDataPoint(x: 2),
            ])
        }
        let chart = AXChartDescriptor(
          title: "Rain", summary: nil,
          xAxis: AXNumericDataAxisDescriptor(
            title: "Day", range: 1...2, gridlinePositions: [], valueDescriptionProvider: { "day \(Int($0))" }),
          yAxis: AXNumericDataAxisDescriptor(title: "mm", range: 0...(.infinity), gridlinePositions: []) { "\($0) mm" },
          additionalAxes: [AXCategoricalDataAxisDescriptor(title: "Kind", categoryOrder: ["dry", "wet"])],
          series: [series("2024"), series("2025")])
        chart.contentDirection = .rightToLeft
        return chart
      }
    }
    let said = read(window(Color.red.frame(width: 50, height: 50).accessibilityChartDescriptor(Many())))
    expect(said.prefix(6), equals: ["Rain, chart", "Series", "Day, day 1 – day 2", "mm", "Kind", "Label"])
    // Cells without a text are no stops.
    expect(
      said.dropFirst(6),
      equals: [
        "2024", "day 2", "2024", "day 1", "2.0 mm", "dry", "first", "2025", "day 2", "2025", "day 1", "2.0 mm", "dry",
        "first",
      ])
  }
  @Test func `a chart of thousands of points has its first rows as elements, and one without points none`() throws {
    for count in [0, 5000] {
      let bars = Bars(values: (0..<count).map { ("\($0)", 1) })
      let window = window(
        Color.red.frame(width: 50, height: 50).accessibilityChartDescriptor(bars).accessibilityIdentifier("chart"))
      let chart = try window.element("chart")
      expect(chart.children.last?.children.last?.children.count, equals: min(count, 200))
    }
  }
  @Test func `properties can be changed, and titles with attributes are told without them`() {
    let axis = AXNumericDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Price"), range: 0...1, gridlinePositions: [0.5]
    ) { "\($0)" }
    axis.scaleType = .log10
    expect(axis.title == "Price" && axis.lowerBound == 0 && axis.upperBound == 1)
    expect(axis.attributedTitle.string, equals: "Price")
    let point = AXDataPoint(x: 3, y: nil)
    expect(point.xValue.number == 3 && point.yValue == nil && point.xValue.category.isEmpty)
    point.attributedLabel = NSAttributedString(string: "here")
    expect(point.label, equals: "here")
    let chart = AXChartDescriptor(
      attributedTitle: NSAttributedString(string: "T"), summary: nil, xAxis: axis, series: [])
    expect(chart.title == "T" && chart.yAxis == nil && chart.additionalAxes == nil)
  }
}
