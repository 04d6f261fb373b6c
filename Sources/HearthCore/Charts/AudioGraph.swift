import Foundation

/// A chart as tones: one for each value, higher for more, one after the other along x. Pure.
///
///     let graph = AudioGraph(values: [2, 4, 8])
///     graph.samples  // 22,050 numbers from -1 to 1 for each second
package struct AudioGraph {
  /// A tone.
  package struct Tone: Equatable {
    /// Seconds from the start.
    package var start: Double
    package var duration: Double
    /// Vibrations in a second, at the beginning.
    package var pitch: Double
    /// The pitch to which it glides; that of the beginning for a tone that stays.
    package var endPitch: Double
    /// Whether it swells from silence, and fades into it.
    package var fadesIn = true
    package var fadesOut = true
  }
  package private(set) var tones: [Tone]
  /// Seconds of all of it.
  package private(set) var duration: Double

  /// Samples in a second.
  package static let rate = 22_050.0
  /// The lowest and the highest pitch: two octaves and a half above an A that small speakers play.
  ///
  /// Source: our choice; Apple says that higher values are higher tones, and no more.
  package static let pitches = 220.0...1244.5
  /// Seconds of a tone where there are few, and of all where there are many. Source: our choice.
  package static let longest = 0.25
  package static let most = 6.0
  /// Seconds of silence between series. Source: our choice.
  package static let pause = 0.25

  /// - Parameters:
  ///   - values: Along x. One that is not finite is silence.
  ///   - range: The values of the lowest and the highest pitch; nil for the least and the greatest of `values`.
  ///   - isContinuous: Whether tones glide from value to value, as a line leads from point to point.
  package init(values: [Double], range: ClosedRange<Double>? = nil, isContinuous: Bool = false) {
    let finite = values.filter(\.isFinite)
    let low = range?.lowerBound ?? finite.min() ?? 0, high = range?.upperBound ?? finite.max() ?? 0
    let each = values.isEmpty ? 0 : min(Self.longest, Self.most / Double(values.count))
    let pitches = values.map { value -> Double? in
      guard value.isFinite else { return nil }
      return Self.pitch(high > low ? min(max((value - low) / (high - low), 0), 1) : 0.5)
    }
    tones = pitches.enumerated().compactMap { index, pitch in
      guard let pitch else { return nil }
      var tone = Tone(start: Double(index) * each, duration: each, pitch: pitch, endPitch: pitch)
      guard isContinuous else { return tone }
      let before = index > 0 ? pitches[index - 1] : nil, after = index + 1 < pitches.count ? pitches[index + 1] : nil
      (tone.endPitch, tone.fadesIn, tone.fadesOut) = (after ?? pitch, before == nil, after == nil)
      return tone
    }
    duration = each * Double(values.count)
  }
  /// Equal differences of values are equal intervals.
  package static func pitch(_ share: Double) -> Double {
    pitches.lowerBound * pow(pitches.upperBound / pitches.lowerBound, share)
  }
  /// Another graph behind this one, after a pause.
  package mutating func append(_ other: AudioGraph) {
    let start = duration + (tones.isEmpty ? 0 : Self.pause)
    tones += other.tones.map { tone in
      var tone = tone
      tone.start += start
      return tone
    }
    duration = start + other.duration
  }

  /// What is heard: numbers from -1 to 1. The phase goes on from tone to tone, and each swells and fades, so that nothing clicks.
  package var samples: [Float] {
    var samples = [Float](repeating: 0, count: Int((duration * Self.rate).rounded()))
    var phase = 0.0
    for tone in tones {
      let first = Int((tone.start * Self.rate).rounded())
      let last = min(samples.count, Int(((tone.start + tone.duration) * Self.rate).rounded()))
      let length = max(1, last - first)
      let ramp = max(1, min(Double(length) / 4, 0.01 * Self.rate))
      for index in first..<max(first, last) {
        let swell = tone.fadesIn ? Double(index - first) / ramp : 1
        let fade = tone.fadesOut ? Double(last - 1 - index) / ramp : 1
        samples[index] = Float(0.5 * min(1, swell, fade) * sin(phase))
        let share = Double(index - first) / Double(length)
        phase += 2 * .pi * (tone.pitch + (tone.endPitch - tone.pitch) * share) / Self.rate
      }
    }
    return samples
  }
  /// The samples as a file of sound: RIFF WAVE, one channel of 16 bits.
  package var waveFile: Data {
    let samples = samples
    var data = Data()
    func add(_ text: String) { data.append(contentsOf: text.utf8) }
    func add<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    let length = UInt32(samples.count * 2), rate = UInt32(Self.rate)
    add("RIFF")
    add(36 + length)
    add("WAVEfmt ")
    add(UInt32(16))
    add(UInt16(1))
    add(UInt16(1))
    add(rate)
    add(rate * 2)
    add(UInt16(2))
    add(UInt16(16))
    add("data")
    add(length)
    for sample in samples { add(Int16((sample * 32_767).rounded())) }
    return data
  }
}

extension AudioGraph {
  /// The tones of a chart that is described: its series, one after the other, each along the x-axis. Nil where points have
  /// no numbers on a y-axis.
  ///
  /// The lowest pitch is the start of the y-axis and the highest its end, and a series that is continuous glides. Source:
  /// Apple, documentation of AXNumericDataAxisDescriptor and AXDataSeriesDescriptor.isContinuous; that series follow one
  /// another, our choice.
  package init?(_ chart: AXChartDescriptor) {
    guard let axis = chart.yAxis else { return nil }
    self.init(values: [])
    for series in chart.series {
      let values = Self.ordered(series.dataPoints, along: chart.xAxis)
        .map { point -> Double in
          guard case .number(let number)? = point.yValue?.value else { return .nan }
          return Self.scaled(number, axis)
        }
      guard values.contains(where: \.isFinite) else { continue }
      let low = Self.scaled(axis.lowerBound, axis), high = Self.scaled(axis.upperBound, axis)
      let range = low.isFinite && high.isFinite && low < high ? low...high : nil
      append(AudioGraph(values: Self.thinned(values), range: range, isContinuous: series.isContinuous))
    }
    if tones.isEmpty { return nil }
  }
  /// Whether a description has anything to hear: found without making tones.
  static func canPlay(_ chart: AXChartDescriptor) -> Bool {
    chart.yAxis != nil
      && chart.series.contains { series in
        series.dataPoints.contains { if case .number? = $0.yValue?.value { true } else { false } }
      }
  }
  private static func scaled(_ number: Double, _ axis: AXNumericDataAxisDescriptor) -> Double {
    switch axis.scaleType {
    case .linear: number
    case .log10, .ln: number > 0 ? log(number) : .nan
    }
  }
  /// Points by their numbers, or by the order of names; those with the same place stay in their order.
  private static func ordered(_ points: [AXDataPoint], along axis: any AXDataAxisDescriptor) -> [AXDataPoint] {
    let names = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []
    var order: [String: Int] = [:]
    for (index, name) in names.enumerated() where order[name] == nil { order[name] = index }
    func place(_ point: AXDataPoint) -> Double {
      switch point.xValue.value {
      case .number(let number): number
      case .category(let name): Double(order[name] ?? names.count)
      }
    }
    return points.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
  }
  /// No more values than can be heard: of many the one furthest from the average of each run.
  package static func thinned(_ values: [Double]) -> [Double] {
    let most = 240
    guard values.count > most else { return values }
    let average = values.filter(\.isFinite).reduce(0, +) / Double(max(1, values.filter(\.isFinite).count))
    return (0..<most).map { number in
      let run = values[number * values.count / most..<(number + 1) * values.count / most]
      return run.max { abs($0 - average) < abs($1 - average) } ?? .nan
    }
  }
}
