import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

/// Marks move when data change in an animation.
@MainActor struct MotionTests {
  @Observable final class Data {
    var values: [(name: String, value: Double)] = [("a", 2), ("b", 4)]
    var top = 8.0
  }
  struct Bars: View {
    let data: Data
    var body: some View {
      Chart(data.values, id: \.name) { BarMark(x: .value("X", $0.name), y: .value("Y", $0.value)) }
        .chartYScale(domain: 0...data.top)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }
  /// The rectangles that are filled, as text.
  private func fills(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("fill") }
  }
  private func window(_ data: Data) -> TestWindow {
    TestWindow(size: CGSize(width: 200, height: 80)) { Bars(data: data) }
  }
  /// Changes data in an animation of a second, and goes to its middle.
  private func half(_ window: TestWindow, _ change: () -> Void) {
    withAnimation(.linear(duration: 1)) { change() }
    window.advance(by: .zero)
    window.advance(by: .seconds(0.5))
  }
  @Test func `bars are half way in the middle of an animation, and there at its end`() {
    let data = Data(), window = window(data)
    // 0.65 of a category of 100 points; 80 points are 8.
    expect(fills(window), equals: ["fill 17.5,60 65x20 #007aff", "fill 117.5,40 65x40 #007aff"])
    half(window) { data.values = [("a", 4), ("b", 8)] }
    expect(fills(window), equals: ["fill 17.5,50 65x30 #007aff", "fill 117.5,20 65x60 #007aff"])
    window.advance(by: .seconds(0.6))
    expect(fills(window), equals: ["fill 17.5,40 65x40 #007aff", "fill 117.5,0 65x80 #007aff"])
  }
  @Test func `without an animation bars are there at once`() {
    let data = Data(), window = window(data)
    data.values = [("a", 4), ("b", 8)]
    window.advance(by: .zero)
    expect(fills(window), equals: ["fill 17.5,40 65x40 #007aff", "fill 117.5,0 65x80 #007aff"])
  }
  @Test func `a colour that changes is drawn though nothing moves`() {
    struct Coloured: View {
      let data: Data
      var body: some View {
        Chart(data.values, id: \.name) {
          BarMark(x: .value("X", $0.name), y: .value("Y", $0.value)).foregroundStyle(data.top > 8 ? .red : .blue)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...8)
      }
    }
    let data = Data(), window = TestWindow(size: CGSize(width: 200, height: 80)) { Coloured(data: data) }
    expect(fills(window).first, equals: "fill 17.5,60 65x20 #007aff")
    data.top = 9
    window.advance(by: .zero)
    expect(fills(window).first, equals: "fill 17.5,60 65x20 #ff3b30")
  }
  @Test func `bars keep their identity when they change places`() {
    let data = Data(), window = window(data)
    half(window) { data.values = [("b", 4), ("a", 2)] }
    // Each is in the middle between both places.
    expect(fills(window), equals: ["fill 67.5,40 65x40 #007aff", "fill 67.5,60 65x20 #007aff"])
  }
  @Test func `bars go on from where they are when data change on the way`() {
    let data = Data(), window = window(data)
    half(window) { data.values = [("a", 4), ("b", 8)] }
    withAnimation(.linear(duration: 1)) { data.values = [("a", 2), ("b", 4)] }
    window.advance(by: .zero)
    expect(fills(window).first?.hasPrefix("fill 17.5,50 ") == true, "\(fills(window))")
    window.advance(by: .seconds(2))
    expect(fills(window), equals: ["fill 17.5,60 65x20 #007aff", "fill 117.5,40 65x40 #007aff"])
  }
  @Test func `the scale moves the bars with it`() {
    let data = Data(), window = window(data)
    half(window) { data.top = 4 }
    expect(fills(window), equals: ["fill 17.5,50 65x30 #007aff", "fill 117.5,20 65x60 #007aff"])
  }

  // MARK: - Between two poses

  private func pose(_ values: [(String, Double)], top: Double, sectors: Bool = false) -> PlotPose {
    let collector = _MarkCollector()
    func collect<Content: ChartContent>(_ content: Content) { Content._collect(content, collector) }
    if sectors {
      collect(
        ForEach(values, id: \.0) { pair in SectorMark(angle: .value("V", pair.1)) })
    } else {
      collect(ForEach(values, id: \.0) { pair in BarMark(x: .value("X", pair.0), y: .value("Y", pair.1)) })
    }
    var configuration = ChartConfiguration()
    let domain: ClosedRange<Double> = 0...top
    configuration.y.domain = domain._domain
    let size = CGSize(width: 100, height: 100)
    let model = ChartModel(collector.marks, configuration, size: size)
    return PlotPose(
      model: model, placement: Placement(model, size: size),
      axes: PlacedAxis.axes(
        model, isHorizontal: false, calendar: Samples.calendar, locale: Locale(identifier: "en_US")))
  }
  private func mixed(_ before: PlotPose, _ after: PlotPose, _ share: Double) -> PlotFrame {
    .mix(before, PlotOrigin(before), after, share)
  }
  @Test func `sectors turn by angle, and a new one opens at the end of the circle`() throws {
    let before = pose([("a", 1), ("b", 1)], top: 1, sectors: true)
    let after = pose([("a", 3), ("b", 1), ("c", 4)], top: 1, sectors: true)
    let shapes = mixed(before, after, 0.5).pose.placement.marks.map(\.shape)
    let angles = shapes.compactMap { shape -> [Double]? in
      guard case .sector(let sector) = shape else { return nil }
      return [sector.start.degrees.rounded(), sector.end.degrees.rounded()]
    }
    // From 0…180 to 0…135, from 180…360 to 135…180, and from 360…360 to 180…360.
    expect(angles, equals: [[0, (157.5).rounded()], [(157.5).rounded(), 270], [270, 360]])
  }
  @Test func `a new bar comes into sight, and one that is gone fades`() {
    let before = pose([("a", 1), ("b", 2)], top: 4), after = pose([("a", 1), ("c", 2)], top: 4)
    let frame = mixed(before, after, 0.25)
    expect(frame.coming, equals: [1: 0.25])
    expect(frame.leaving, equals: [1])
  }
  @Test func `nothing is mixed at rest`() {
    let motion = PlotMotion(), first = pose([("a", 1)], top: 4), second = pose([("a", 2)], top: 4)
    expect(motion.receive(first), equals: 0)
    _ = motion.frame(at: 0)
    expect(motion.receive(first), equals: 0)
    expect(motion.receive(second), equals: 1)
    _ = motion.frame(at: 1)
    expect(motion.mixes, equals: 0)
    _ = motion.receive(first)
    _ = motion.frame(at: 1.5)
    expect(motion.mixes, equals: 1)
  }
  @Test func `lines of an axis go where their values are`() {
    struct Lines: View {
      let data: Data
      var body: some View {
        Chart(data.values, id: \.name) { PointMark(x: .value("X", $0.name), y: .value("Y", $0.value)) }
          .chartYScale(domain: 0...data.top)
          .chartXAxis(.hidden)
          .chartYAxis { AxisMarks(values: [4]) { AxisGridLine() } }
      }
    }
    let data = Data(), window = TestWindow(size: CGSize(width: 200, height: 80)) { Lines(data: data) }
    func lines() -> [String] {
      window.displayList.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("stroke") }
    }
    // Seven points are kept above and below for labels of y.
    expect(lines(), equals: ["stroke path 0,33 200x0 0.5 #8e8e9373"])
    half(window) { data.top = 16 }
    expect(lines(), equals: ["stroke path 0,41.25 200x0 0.5 #8e8e9373"])
  }
}
