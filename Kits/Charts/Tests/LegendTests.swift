import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

/// Titles, labels and legends, as the window shows them.
@MainActor struct LegendTests {
  private func window(_ view: some View) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 240)) {
      view.environment(\.calendar, Samples.calendar).environment(\.locale, Locale(identifier: "en_US"))
    }
  }
  private func place(_ window: TestWindow, _ text: String) throws -> CGPoint {
    try require(window.place(ofDrawn: text), "\(text) is not drawn")
  }
  @Test func `a legend has the series in their order, below the axis`() throws {
    let window = window(MarkListings.barsOfElements)
    let oslo = try place(window, "Oslo"), paris = try place(window, "Paris"), monday = try place(window, "Mon")
    expect(oslo.x < paris.x && oslo.y == paris.y && oslo.y > monday.y)
  }
  @Test func `a legend beside the plot area is a column`() throws {
    let window = window(MarkListings.donut)
    let first = try place(window, "Mon Oslo"), second = try place(window, "Mon Paris")
    expect(first.x == second.x && first.y < second.y && first.x > 200)
  }
  @Test func `circles of a legend of sizes differ as those of the chart do`() throws {
    let window = window(
      Chart(0..<4, id: \.self) {
        PointMark(x: .value("X", $0), y: .value("Y", 1)).symbolSize(by: .value("Size", $0 * 100))
      }
      .chartSymbolSizeScale(range: 20...2000).chartXAxis(.hidden).chartYAxis(.hidden))
    let sizes = window.displayList.split(separator: "\n").compactMap { line -> Double? in
      guard line.contains("ellipse") || line.contains("circle") else { return nil }
      return line.split(whereSeparator: { " ,x".contains($0) }).compactMap { Double($0) }.dropFirst(2).first
    }
    // The largest has 24 points, and each other is smaller.
    let shown = Array(Set(sizes.filter { $0 <= 24.001 })).sorted()
    expect(shown.count >= 3 && abs((shown.last ?? 0) - 24) < 0.01, "\(window.displayList)")
  }
  @Test func `a hidden axis has no labels`() {
    let window = window(ViewListings.hidden)
    expect(window.place(ofDrawn: "Jan") == nil)
  }
  @Test func `numbers are at the trailing edge, and categories of y at the leading one`() throws {
    let bars = try place(window(MarkListings.bars), "5"), gantt = try place(window(MarkListings.gantt), "Build")
    expect(bars.x > 380 && gantt.x < 20, "\(bars) \(gantt)")
  }
  @Test func `from the right the axis is at the left`() throws {
    let window = window(MarkListings.bars.environment(\.layoutDirection, .rightToLeft))
    let five = try place(window, "5"), first = try place(window, "Cube"), last = try place(window, "Pyramid")
    expect(five.x < 20 && first.x > last.x, "\(five) \(first) \(last)")
  }
  @Test func `labels that would overlap one shown before are left out`() throws {
    let days = (1...60).map { "Day number \($0)" }
    let window = window(Chart(days, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Y", 1)) })
    let shown = days.filter { day in window.place(ofDrawn: day).map { $0.x > -1000 } ?? false }
    expect(!shown.isEmpty && shown.count < 10 && shown.first == days.first, "\(shown)")
  }
  @Test func `numbers have as many decimals as their step`() {
    let locale = Locale(identifier: "en_US")
    expect(NumberLabels.text(1234, step: 1, locale: locale), equals: "1,234")
    expect(NumberLabels.text(2, step: 0.5, locale: locale), equals: "2.0")
    expect(NumberLabels.text(0.125, step: nil, locale: locale), equals: "0.125")
  }
}
