import Accessibility
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import Charts

/// A chart as tones.
@MainActor struct AudioGraphTests {
  /// How often samples go up through zero in a second.
  private func pitch(_ samples: ArraySlice<Float>) -> Double {
    let ups = zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
    return Double(ups) / (Double(samples.count) / AudioGraph.rate)
  }
  @Test func `the least value is the lowest tone and the most the highest`() {
    let graph = AudioGraph(values: [0, 10, 5])
    expect(graph.tones.map(\.start), equals: [0, 0.25, 0.5])
    expect(graph.tones[0].pitch, equals: AudioGraph.pitches.lowerBound)
    expect(graph.tones[1].pitch, equals: AudioGraph.pitches.upperBound)
    // Half way in between, by ratio.
    let middle = (AudioGraph.pitches.lowerBound * AudioGraph.pitches.upperBound).squareRoot()
    expect(abs(graph.tones[2].pitch - middle) < 1e-6)
  }
  @Test func `samples have the pitches of the tones`() {
    let graph = AudioGraph(values: [1, 2]), samples = graph.samples
    expect(samples.count, equals: Int((0.5 * AudioGraph.rate).rounded()))
    let half = samples.count / 2
    // Waves of a quarter of a second: one more or less is four in a second.
    expect(abs(pitch(samples[..<half]) - 220) < 8, "\(pitch(samples[..<half]))")
    expect(abs(pitch(samples[half...]) - 1244.5) < 8, "\(pitch(samples[half...]))")
    expect(samples.allSatisfy { abs($0) <= 0.5 })
  }
  @Test func `tones begin and end in silence, and a gap is silent`() {
    let graph = AudioGraph(values: [1, .nan, 2]), samples = graph.samples
    let quarter = Int(0.25 * AudioGraph.rate)
    expect(samples[0] == 0 && samples[samples.count - 1] == 0)
    expect(samples[(quarter + 2)..<(2 * quarter - 2)].allSatisfy { $0 == 0 })
    // No click: neighbours differ by no more than a sine of the highest pitch does.
    let step = Float(2 * .pi * AudioGraph.pitches.upperBound / AudioGraph.rate * 0.5) + 0.01
    expect(zip(samples, samples.dropFirst()).allSatisfy { abs($0 - $1) <= step })
  }
  @Test func `many values are no longer than six seconds, and keep what stands out`() {
    var values = [Double](repeating: 0, count: 10_000)
    values[7777] = 9
    let thinned = AudioGraph.thinned(values)
    expect(thinned.count, equals: 240)
    expect(thinned.contains(9))
    expect(abs(AudioGraph(values: thinned).duration - 6) < 1e-9)
    expect(AudioGraph(values: []).samples.isEmpty && AudioGraph(values: [3, 3]).tones[0].pitch > 220)
  }
  @Test func `the file says how long it is and how fast`() {
    let file = AudioGraph(values: [1, 2]).waveFile
    expect(String(decoding: file.prefix(4), as: UTF8.self), equals: "RIFF")
    let count = Int((0.5 * AudioGraph.rate).rounded())
    expect(file.count, equals: 44 + 2 * count)
    expect(file[24..<28].enumerated().reduce(0) { $0 + Int($1.element) << (8 * $1.offset) }, equals: 22_050)
  }
  private func described(_ series: [AXDataSeriesDescriptor]) -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Visitors", summary: nil,
      xAxis: AXNumericDataAxisDescriptor(title: "Day", range: 0...10, gridlinePositions: []) { "\($0)" },
      yAxis: AXNumericDataAxisDescriptor(title: "Visitors", range: 0...10, gridlinePositions: []) { "\($0)" },
      additionalAxes: [], series: series)
  }
  @Test func `a descriptor is heard in the range of its axis, along x`() throws {
    let points = [AXDataPoint(x: 2, y: 10), AXDataPoint(x: 1, y: 0), AXDataPoint(x: 3, y: 5)]
    let graph = try require(AudioGraph(described([.init(name: "A", isContinuous: false, dataPoints: points)])))
    expect(graph.tones[0].pitch, equals: AudioGraph.pitches.lowerBound)
    expect(abs(graph.tones[1].pitch - AudioGraph.pitches.upperBound) < 1e-6)
    expect(graph.tones.allSatisfy { $0.pitch == $0.endPitch })
    // Half of the axis, though it is the middle of no series.
    let half = try require(AudioGraph(described([.init(name: "A", isContinuous: false, dataPoints: [points[2]])])))
    expect(abs(half.tones[0].pitch - AudioGraph.pitch(0.5)) < 1e-6)
  }
  @Test func `a continuous series glides, and series follow one another after a pause`() throws {
    let points = [AXDataPoint(x: 1, y: 0), AXDataPoint(x: 2, y: 10)]
    let graph = try require(
      AudioGraph(
        described([
          .init(name: "A", isContinuous: true, dataPoints: points),
          .init(name: "B", isContinuous: false, dataPoints: points),
        ])))
    expect(graph.tones[0].endPitch, equals: graph.tones[1].pitch)
    expect(!graph.tones[0].fadesOut && !graph.tones[1].fadesIn && graph.tones[1].fadesOut)
    expect(graph.tones[2].start, equals: 2 * 0.25 + AudioGraph.pause)
    expect(graph.duration, equals: 4 * 0.25 + AudioGraph.pause)
    let samples = graph.samples, first = Int(0.25 * AudioGraph.rate)
    // In the middle of the glide it sounds between both pitches, and where tones meet there is no silence.
    let middle = pitch(samples[(first / 2 - 1000)..<(first / 2 + 1000)])
    expect(middle > 500 && middle < 950, "\(middle)")
    expect(samples[(first - 40)..<(first + 40)].contains { abs($0) > 0.4 })
    let pause = Int(0.5 * AudioGraph.rate) + 10
    expect(samples[pause..<(pause + Int(0.2 * AudioGraph.rate))].allSatisfy { $0 == 0 })
  }
  @Test func `names are heard in their order, logarithms by ratio, and what has no y-axis not at all`() throws {
    let chart = AXChartDescriptor(
      title: nil, summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Jan", "Feb"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Y", range: 1...100, gridlinePositions: []) { "\($0)" },
      additionalAxes: [],
      series: [.init(name: nil, isContinuous: false, dataPoints: [.init(x: "Feb", y: 100), .init(x: "Jan", y: 10)])])
    chart.yAxis?.scaleType = .log10
    let graph = try require(AudioGraph(chart))
    expect(abs(graph.tones[0].pitch - AudioGraph.pitch(0.5)) < 1e-6 && graph.tones[1].pitch > graph.tones[0].pitch)
    chart.yAxis = nil
    expect(AudioGraph(chart) == nil)
  }
  @Test func `a view with a descriptor plays it`() throws {
    struct Described: View, AXChartDescriptorRepresentable {
      let chart: AXChartDescriptor
      var body: some View {
        Color.blue.frame(width: 100, height: 50).accessibilityElement().accessibilityLabel("Visitors")
      }
      func makeChartDescriptor() -> AXChartDescriptor { chart }
    }
    var played: [Data] = []
    let before = AudioGraphPlayer.current
    AudioGraphPlayer.current = AudioGraphPlayer { played.append($0) }
    defer { AudioGraphPlayer.current = before }
    let points = [AXDataPoint(x: 1, y: 0), AXDataPoint(x: 2, y: 10)]
    let view = Described(chart: described([.init(name: "A", isContinuous: true, dataPoints: points)]))
    let window = TestWindow(size: CGSize(width: 300, height: 200)) { view.accessibilityChartDescriptor(view) }
    let chart = try require(window.find { $0.label == "Visitors" })
    window.perform(action: .named("Play Audio Graph"), on: chart)
    expect(played, equals: [AudioGraph(values: [0, 10], range: 0...10, isContinuous: true).waveFile])
  }
  @Test func `a chart plays its marks from the leading edge on`() throws {
    var played: [Data] = []
    let before = AudioGraphPlayer.current
    AudioGraphPlayer.current = AudioGraphPlayer { played.append($0) }
    defer { AudioGraphPlayer.current = before }
    let window = TestWindow(size: CGSize(width: 300, height: 200)) {
      Chart {
        BarMark(x: .value("X", 3), y: .value("Y", 8))
        BarMark(x: .value("X", 1), y: .value("Y", 2))
      }
    }
    let chart = try require(window.find { $0.children.contains { $0.label == "X, 3" } })
    window.perform(action: .named("Play Audio Graph"), on: chart)
    expect(played, equals: [AudioGraph(values: [2, 8]).waveFile])
  }
}
