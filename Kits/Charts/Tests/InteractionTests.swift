import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

@MainActor struct InteractionTests {
  /// What was selected last.
  final class Chosen {
    var day: String?
    var range: ClosedRange<Double>?
    var angle: Double?
    var frame = CGRect.zero
    var proxy: ChartProxy?
  }
  struct Selecting: View {
    let chosen: Chosen
    @State private var day: String?
    @State private var range: ClosedRange<Double>?
    var ranges = false
    var body: some View {
      let chart = Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 4))
        BarMark(x: .value("Day", "Tue"), y: .value("Sales", 8))
        BarMark(x: .value("Day", "Wed"), y: .value("Sales", 6))
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = chosen.frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
          let _ = chosen.proxy = proxy
          Color.clear
        }
        .allowsHitTesting(false)
      }
      if ranges {
        chart.chartYSelection(range: $range).onChange(of: range) { chosen.range = $1 }
      } else {
        chart.chartXSelection(value: $day).onChange(of: day) { chosen.day = $1 }
      }
    }
  }
  private func window(_ chosen: Chosen, ranges: Bool = false) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 200)) { Selecting(chosen: chosen, ranges: ranges) }
  }
  private func point(_ chosen: Chosen, _ x: CGFloat, _ y: CGFloat = 0.5) -> CGPoint {
    CGPoint(x: chosen.frame.minX + chosen.frame.width * x, y: chosen.frame.minY + chosen.frame.height * y)
  }
  @Test func `the pointer selects the category under it`() {
    let chosen = Chosen(), window = window(chosen)
    window.hover(at: point(chosen, 0.5))
    expect(chosen.day, equals: "Tue")
    window.hover(at: point(chosen, 0.9))
    expect(chosen.day, equals: "Wed")
    window.hover(at: CGPoint(x: 299, y: 199))
    expect(chosen.day == nil)
  }
  @Test func `a finger selects while it is down`() {
    let chosen = Chosen(), window = window(chosen)
    window.touchDown(at: point(chosen, 0.1))
    expect(chosen.day, equals: "Mon")
    window.touchMove(to: point(chosen, 0.6))
    expect(chosen.day, equals: "Tue")
    window.touchUp(at: point(chosen, 0.6))
    expect(chosen.day == nil)
  }
  @Test func `a drag selects the values between its ends, and a press takes them away`() throws {
    let chosen = Chosen(), window = window(chosen, ranges: true)
    window.drag(from: point(chosen, 0.5, 0.75), to: point(chosen, 0.5, 0.25))
    let range = try require(chosen.range)
    expect(abs(range.lowerBound - 2) < 0.1 && abs(range.upperBound - 6) < 0.1, "\(range)")
    window.click(at: point(chosen, 0.5, 0.5))
    expect(chosen.range == nil)
  }
  @Test func `arrows go from mark to mark and stay at the last`() {
    let chosen = Chosen(), window = window(chosen)
    window.press(.tab)
    window.press(.rightArrow)
    expect(chosen.day, equals: "Mon")
    window.press(.rightArrow)
    window.press(.rightArrow)
    window.press(.rightArrow)
    expect(chosen.day, equals: "Wed")
    window.press(.leftArrow)
    expect(chosen.day, equals: "Tue")
    window.press(.escape)
    expect(chosen.day == nil)
  }
  @Test func `what keys have come to is said, and what the chart is about`() throws {
    let chosen = Chosen(), window = window(chosen)
    window.press(.tab)
    window.press(.rightArrow)
    expect(chosen.day, equals: "Mon")
    expect(window.announcements.last, equals: "Mon, 4")
    expect(window.find { $0.label == "Sales, Day" } != nil)
    let marks = [2.0, 6].enumerated().map { index, value -> ResolvedMark in
      var mark = SectorMark(angle: .value("Hours", value)).mark
      mark.style.foregroundBy = PlottedValue(
        label: Text("Sky"), span: ValueSpan(.category(index == 0 ? "Clear" : "Rain")))
      return mark
    }
    let model = ChartModel(marks, ChartConfiguration(), size: CGSize(width: 100, height: 100))
    expect(SelectionSteps.sectorWords(model, at: .number(5)), equals: "Rain, 6")
  }
  @Test func `numbers are said with four digits, or all before the point`() {
    expect(
      [17.803848, 0.37346, 123_456.7, 12, 0.00489, 0, -2.5].map(MarkWords.spoken).map {
        $0.replacingOccurrences(of: ",", with: "")
      },
      equals: ["17.8", "0.3735", "123457", "12", "0.00489", "0", "-2.5"])
  }
  @Test func `a remote goes from mark to mark as arrows do`() {
    let chosen = Chosen()
    let window = TestWindow(size: CGSize(width: 300, height: 200), idiom: .tv) { Selecting(chosen: chosen) }
    window.move(.right)
    window.move(.right)
    expect(chosen.day, equals: "Tue")
    window.move(.left)
    expect(chosen.day, equals: "Mon")
  }
  struct Pie: View {
    let chosen: Chosen
    @State private var angle: Double?
    var body: some View {
      Chart {
        SectorMark(angle: .value("A", 2))
        SectorMark(angle: .value("A", 6))
      }
      .chartAngleSelection(value: $angle)
      .onChange(of: angle) { chosen.angle = $1 }
    }
  }
  @Test func `the pointer and arrows select sectors, by the middle of theirs`() {
    let chosen = Chosen(), window = TestWindow(size: CGSize(width: 200, height: 200)) { Pie(chosen: chosen) }
    // A quarter of the circle is the first: a point at the right, above the middle, is at an eighth.
    window.hover(at: CGPoint(x: 150, y: 50))
    expect(abs((chosen.angle ?? .nan) - 1) < 0.01, "\(String(describing: chosen.angle))")
    window.hover(at: CGPoint(x: 199, y: 199))
    window.press(.escape)
    window.press(.tab)
    window.press(.escape)
    window.press(.rightArrow)
    expect(chosen.angle, equals: 1)
    window.press(.rightArrow)
    expect(chosen.angle, equals: 5)
    window.press(.leftArrow)
    expect(chosen.angle, equals: 1)
  }
  @Test func `an app's gesture takes the place of the one that selects`() {
    struct Tapping: View {
      let chosen: Chosen
      @State private var day: String?
      var body: some View {
        Chart {
          BarMark(x: .value("Day", "Mon"), y: .value("Sales", 4))
          BarMark(x: .value("Day", "Tue"), y: .value("Sales", 8))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(value: $day)
        .chartGesture { proxy in SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) } }
        .onChange(of: day) { chosen.day = $1 }
      }
    }
    let chosen = Chosen(), window = TestWindow(size: CGSize(width: 200, height: 100)) { Tapping(chosen: chosen) }
    window.hover(at: CGPoint(x: 150, y: 50))
    expect(chosen.day == nil)
    window.click(at: CGPoint(x: 150, y: 50))
    expect(chosen.day, equals: "Tue")
  }
  @Test func `keys go from sector to sector`() {
    let sums = [0.0, 2, 5, 10]
    expect(SelectionSteps.sector(sums, after: nil, isForward: true), equals: .number(1))
    expect(SelectionSteps.sector(sums, after: .number(1), isForward: true), equals: .number(3.5))
    expect(SelectionSteps.sector(sums, after: .number(7.5), isForward: true), equals: .number(1))
    expect(SelectionSteps.sector(sums, after: .number(1), isForward: false), equals: .number(7.5))
  }
  @Test func `a proxy turns values into positions and back`() throws {
    let chosen = Chosen(), window = window(chosen)
    let proxy = try require(chosen.proxy)
    expect(proxy.plotSize, equals: chosen.frame.size)
    expect(proxy.position(forY: 8.0), equals: 0)
    expect(proxy.position(forY: 0), equals: proxy.plotSize.height)
    expect(proxy.value(atX: 1, as: String.self), equals: "Mon")
    expect(proxy.value(atY: 0, as: Double.self), equals: 8)
    expect(proxy.xDomain(dataType: String.self), equals: ["Mon", "Tue", "Wed"])
    expect(proxy.yDomain(dataType: Int.self), equals: [0, 8])
    expect(proxy.position(for: (x: "Tue", y: 4))?.y, equals: proxy.plotSize.height / 2)
    expect(proxy.positionRange(forX: "Mon")?.lowerBound, equals: 0)
    expect(proxy.value(at: CGPoint(x: 1, y: 0), as: (String, Double).self)?.0, equals: "Mon")
    expect(abs(proxy.angle(at: CGPoint(x: proxy.plotSize.width, y: proxy.plotSize.height / 2)).degrees - 90) < 1e-9)
    expect(proxy.value(atAngle: .degrees(90), as: Double.self) == nil)
    _ = window
  }
  @Test func `each bar is an element with its axes' words`() throws {
    let chosen = Chosen(), window = window(chosen)
    let bar = try require(window.find { $0.label == "Day, Tue" })
    expect(bar.value, equals: "Sales, 8")
    let middle = chosen.frame.midX
    expect(abs(bar.frame.midX - middle) < 1, "\(bar.frame)")
    expect(window.elements { $0.label.hasPrefix("Day, ") }.count, equals: 3)
  }
  @Test func `an app's words are said instead, and what it hides is not there`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      Chart {
        PointMark(x: .value("A", 1), y: .value("B", 2)).accessibilityLabel("Start").accessibilityValue("Low")
          .accessibilityIdentifier("start")
        PointMark(x: .value("A", 3), y: .value("B", 4)).accessibilityHidden(true)
      }
    }
    let start = try window.element("start")
    expect(start.label == "Start" && start.value == "Low")
    expect(window.find { $0.label == "A, 3" } == nil)
  }
  @Test func `the series of a mark is a part of its value`() throws {
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      Chart(Samples.sales) {
        BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)).foregroundStyle(by: .value("City", $0.city))
      }
    }
    expect(window.find { $0.value == "Amount, 12, City, Oslo" } != nil)
  }
}
