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
