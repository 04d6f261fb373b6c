import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

/// What assistive technology finds where there are more marks than anybody listens to one by one.
@MainActor struct SeriesElementTests {
  struct Point: Identifiable {
    let id: Int
    var value: Double { Double(id % 50) }
    var city: String { id % 2 == 0 ? "Oslo" : "Paris" }
  }
  private static func points(_ count: Int) -> [Point] { (0..<count).map { Point(id: $0) } }
  private func window(@ViewBuilder _ chart: () -> some View) -> TestWindow {
    let chart = AnyView(chart().environment(\.locale, Locale(identifier: "en_US")))
    return TestWindow(size: CGSize(width: 400, height: 200)) { chart }
  }
  private func words(_ window: TestWindow, _ prefix: String) -> [String] {
    window.elements { $0.label.hasPrefix(prefix) }.map { "\($0.label): \($0.value ?? "")" }
  }
  @Test func `a plot that is kept as numbers is one element, with the ends of both axes`() {
    let window = window {
      Chart { LinePlot(Self.points(3000), x: .value("Number", \.id), y: .value("Value", \.value)) }
    }
    expect(words(window, "Number"), equals: ["Number, 0 – 2,999: Value, 0 – 49"])
  }
  @Test func `a function is one element, from where to where it is seen`() {
    let window = window {
      Chart { LinePlot(x: "x", y: "square") { x in x * x } }.chartXScale(domain: 0...4).chartYScale(domain: 0...16)
    }
    expect(words(window, "x, "), equals: ["x, 0 – 4: square, 0 – 16"])
  }
  @Test func `up to four hundred marks each have an element, and more have one for each series`() {
    func marks(_ count: Int) -> TestWindow {
      window {
        Chart(Self.points(count)) {
          PointMark(x: .value("Number", $0.id), y: .value("Value", $0.value))
            .foregroundStyle(by: .value("City", $0.city))
        }
      }
    }
    expect(words(marks(400), "Number").count, equals: 400)
    expect(
      words(marks(402), "Number"),
      equals: ["Number, 0 – 400: Value, 0 – 48, City, Oslo", "Number, 1 – 401: Value, 1 – 49, City, Paris"])
  }
  @Test func `categories are from the first to the last, and bars across say theirs first`() {
    let points = Self.points(500)
    let window = window {
      Chart(points) { BarMark(x: .value("Value", 1 + $0.value), y: .value("Name", "N\($0.id)")) }
    }
    expect(words(window, "Name"), equals: ["Name, N0 – N499: Value, 1 – 50"])
  }
  @Test func `an app's words are said of a series, and what it hides is not there`() {
    let window = window {
      Chart {
        LinePlot(Self.points(3000), x: .value("Number", \.id), y: .value("Value", \.value))
          .accessibilityLabel("All values").accessibilityValue("They rise")
        LinePlot(x: "x", y: "y") { x in x }.accessibilityHidden(true)
      }
    }
    expect(words(window, "All values"), equals: ["All values: They rise"])
    expect(words(window, "x, "), equals: [])
  }
  @Test func `a change that moves nothing that is said makes no words anew`() {
    let collector = _MarkCollector()
    func collect<Content: ChartContent>(_ content: Content) { Content._collect(content, collector) }
    collect(LinePlot(Self.points(3000), x: .value("Number", \.id), y: .value("Value", \.value)))
    let size = CGSize(width: 400, height: 200), model = ChartModel(collector.marks, ChartConfiguration(), size: size)
    let one = SeriesElement.all(model, Placement(model, size: size), marks: [])
    let other = SeriesElement.all(model, Placement(model, size: size), marks: [])
    expect(one.count, equals: 1)
    expect(SeriesElementView(element: one[0]) == SeriesElementView(element: other[0]))
  }
}
