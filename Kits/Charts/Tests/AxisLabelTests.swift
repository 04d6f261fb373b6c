import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

@Observable private final class AxisSettings {
  var values = [3, 12]
  var language = "en_US"
  var orientation = AxisValueLabelOrientation.automatic
  var isBold = false
}
private struct LabelledChart: View {
  let settings: AxisSettings
  var body: some View {
    Chart(Array(settings.values.enumerated()), id: \.offset) {
      BarMark(x: .value("X", "\($0.offset)"), y: .value("Y", $0.element))
    }
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks { _ in
        AxisValueLabel(orientation: settings.orientation).font(settings.isBold ? .headline : .caption)
      }
    }
    .environment(\.locale, Locale(identifier: settings.language))
  }
}

/// What the labels of axes and legends say, and where functions are drawn.
@MainActor struct AxisLabelTests {
  private func texts(_ locale: String = "en_US", @ViewBuilder _ chart: () -> some View) -> [String] {
    let chart = AnyView(chart().environment(\.locale, Locale(identifier: locale)))
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { chart }
    return window.displayList.split(separator: "\n").compactMap { line in
      line.contains("text ")
        ? line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) : nil
    }
  }
  private func y(_ values: [Double]) -> [String] {
    texts {
      Chart(Array(values.enumerated()), id: \.offset) {
        BarMark(x: .value("X", "\($0.offset)"), y: .value("Y", $0.element))
      }
      .chartXAxis(.hidden)
    }
  }
  @Test func `whole numbers have whole steps`() {
    expect(y([3, 11, 12]), equals: ["0", "2", "4", "6", "8", "10", "12"])
    expect(y([2]), equals: ["0", "1", "2"])
    expect(y([3, 11.5, 12]), equals: ["0.0", "2.5", "5.0", "7.5", "10.0", "12.5"])
  }
  @Test func `labels that stand follow the data, the language, their direction and the font`() {
    let settings = AxisSettings()
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { LabelledChart(settings: settings) }
    func lines() -> [Substring] { window.displayList.split(separator: "\n").filter { $0.contains("text ") } }
    func shown() -> [String] { lines().compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) } }
    expect(shown(), equals: ["0", "2", "4", "6", "8", "10", "12"])
    settings.values = [3, 4000]
    window.settle()
    expect(shown(), equals: ["0", "1,000", "2,000", "3,000", "4,000"])
    settings.language = "de_DE"
    window.settle()
    expect(shown(), equals: ["0", "1.000", "2.000", "3.000", "4.000"])
    let plain = lines()
    settings.isBold = true
    window.settle()
    expect(zip(plain, lines()).allSatisfy { $0 != $1 })
    let level = window.displayList
    settings.orientation = .vertical
    window.settle()
    expect(!level.contains("transform 0 ") && window.displayList.contains("transform 0 "), window.displayList)
  }
  @Test func `steps of whole numbers are 1, 2 and 5 times a power of ten, and 25 and its like`() {
    let steps = [0.2, 1.3, 1.8, 3, 4, 8, 24, 240].map { LinearTicks.wholeStep($0) }
    expect(steps, equals: [1, 1, 2, 5, 5, 10, 25, 250])
  }
  @Test func `shares of normalised stacks are per cent`() {
    let shares = texts {
      Chart(Samples.sales) { BarMark(x: .value("X", $0.day), y: .value("Y", $0.amount), stacking: .normalized) }
        .chartXAxis(.hidden)
    }
    expect(shares, equals: ["0%", "20%", "40%", "60%", "80%", "100%"])
  }
  @Test func `a rule does not make shares amounts, and a bar of its own does`() {
    func labels(_ isShare: Bool) -> [String] {
      texts {
        Chart {
          BarMark(x: .value("X", "a"), y: .value("Y", 3), stacking: .normalized)
          if isShare { RuleMark(y: .value("Y", 0.5)) } else { BarMark(x: .value("X", "b"), y: .value("Y", 1)) }
        }
        .chartXAxis(.hidden)
      }
    }
    expect(labels(true).last, equals: "100%")
    expect(labels(false).last, equals: "1")
  }
  @Test func `axis content and marks of an app's own have bodies`() {
    struct Line: AxisMark {
      var body: some AxisMark {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 3))
        AxisValueLabel("mine")
      }
    }
    struct Axis: AxisContent {
      let shows: Bool
      var body: some AxisContent {
        AxisMarks(values: [1]) { Line() }
        if shows { AxisMarks(values: [2]) { _ in AxisValueLabel("more") } }
      }
    }
    func labels(_ shows: Bool) -> [String] {
      texts {
        Chart { PointMark(x: .value("X", "a"), y: .value("Y", 4)) }.chartXAxis(.hidden)
          .chartYAxis { Axis(shows: shows) }
      }
    }
    expect(labels(true), equals: ["mine", "more"])
    expect(labels(false), equals: ["mine"])
  }
  @Test func `formats of labels are in the language of the chart`() {
    func labels(_ locale: String) -> [String] {
      texts(locale) {
        Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1500.5)) }
          .chartXAxis(.hidden)
          .chartYAxis {
            AxisMarks(values: [1500.5]) {
              AxisValueLabel(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1)))
            }
            AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent, values: [0.25])
          }
      }
    }
    expect(labels("en_US"), equals: ["1,500.5", "25%"])
    expect(labels("de_DE"), equals: ["1.500,5", "25\u{a0}%"])
  }
  @Test func `a function has a gap where it has no value, though no pixel is there`() {
    let function = PlottedFunction(kind: .y { $0 == 0 ? .nan : 1 / $0 }, domain: nil)
    // Seven intervals: none ends at zero.
    let points = function.points(-3...3, count: 7)
    expect(points.ys.filter(\.isNaN).count, equals: 1)
    expect(points.xs, equals: points.xs.sorted())
    let atTwo = PlottedFunction(kind: .y { $0 == 2 ? .infinity : $0 }, domain: nil)
    expect(atTwo.points(0...3, count: 7, through: [1, 2]).ys.filter(\.isInfinite).count, equals: 1)
  }
  @Test func `functions end with the plot area`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Chart { LinePlot(x: "x", y: "y") { x in x * 100 } }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    // A point more than the plot area, in a canvas with a margin of 120.
    expect(window.displayList.contains("clip 119,119 202x102 at -120,-120"), "\(window.displayList)")
  }
  @Test func `labels of dates start at their lines, from the left and from the right`() throws {
    func frame(_ direction: LayoutDirection) throws -> CGRect {
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        Chart {
          PointMark(x: .value("X", Samples.date(2024, 1, 1)), y: .value("Y", 1))
          PointMark(x: .value("X", Samples.date(2024, 1, 3)), y: .value("Y", 2))
        }
        .chartXAxis {
          AxisMarks(values: [Samples.date(2024, 1, 2)]) {
            AxisValueLabel { Color.red.frame(width: 40, height: 10) }
          }
        }
        .chartYAxis(.hidden)
        .environment(\.layoutDirection, direction)
      }
      let fill = try require(window.displayList.split(separator: "\n").first { $0.contains("40x10 #ff3b30") })
      let numbers = fill.split(whereSeparator: { " ,x".contains($0) }).compactMap { Double($0) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    // The line is in the middle, 3 points beside it the label starts.
    expect(try frame(.leftToRight).minX, equals: 150 + 3)
    expect(try frame(.rightToLeft).maxX, equals: 150 - 3)
  }
  @Test func `what is placed over a chart by its proxy is there from the right too`() throws {
    func frames(_ direction: LayoutDirection) throws -> (placed: CGRect, aligned: CGRect, proxy: CGRect) {
      var plot = CGRect.zero
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
          .chartOverlay(alignment: .topLeading) { proxy in
            Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("aligned")
            GeometryReader { geometry in
              let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
              let _ = plot = frame
              Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("placed")
                .position(x: frame.midX, y: frame.midY)
            }
          }
          .environment(\.layoutDirection, direction)
      }
      return (try window.element("placed").frame, try window.element("aligned").frame, plot)
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let found = try frames(direction)
      expect(abs(found.placed.midX - found.proxy.midX) < 0.01, "\(direction): \(found)")
      expect(found.aligned.minX, equals: direction == .leftToRight ? 0 : 290)
    }
  }
  @Test func `a legend over the chart is where its alignment says`() throws {
    func frame(_ alignment: Alignment?) throws -> CGRect {
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        Chart { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
          .chartLegend(position: .overlay, alignment: alignment) {
            Color.red.frame(width: 40, height: 20).accessibilityElement().accessibilityIdentifier("legend")
          }
      }
      return try window.element("legend").frame
    }
    expect(try frame(.topTrailing), equals: CGRect(x: 260, y: 0, width: 40, height: 20))
    expect(try frame(.bottomLeading), equals: CGRect(x: 0, y: 180, width: 40, height: 20))
    expect(try frame(nil), equals: CGRect(x: 130, y: 90, width: 40, height: 20))
  }
}
