import Foundation

/// A chart as tones: one for each value, higher for more, one after the other along x. Pure.
///
///     let graph = AudioGraph(values: [2, 4, 8])
///     graph.samples  // 22,050 numbers from -1 to 1 for each second
struct AudioGraph {
  /// A tone.
  struct Tone: Equatable {
    /// Seconds from the start.
    var start: Double
    var duration: Double
    /// Vibrations in a second.
    var pitch: Double
  }
  let tones: [Tone]
  /// Seconds of all of it.
  let duration: Double

  /// Samples in a second.
  static let rate = 22_050.0
  /// The lowest and the highest pitch: two octaves and a half above an A that small speakers play.
  ///
  /// Source: our choice; Apple says that higher values are higher tones, and no more.
  static let pitches = 220.0...1244.5
  /// Seconds of a tone where there are few, and of all where there are many. Source: our choice.
  static let longest = 0.25
  static let most = 6.0

  /// - Parameter values: Along x. One that is not finite is silence.
  init(values: [Double]) {
    let finite = values.filter(\.isFinite)
    let low = finite.min() ?? 0, high = finite.max() ?? 0
    let each = values.isEmpty ? 0 : min(Self.longest, Self.most / Double(values.count))
    tones = values.enumerated().compactMap { index, value in
      guard value.isFinite else { return nil }
      let share = high > low ? (value - low) / (high - low) : 0.5
      return Tone(start: Double(index) * each, duration: each, pitch: Self.pitch(share))
    }
    duration = each * Double(values.count)
  }
  /// Equal differences of values are equal intervals.
  static func pitch(_ share: Double) -> Double {
    pitches.lowerBound * pow(pitches.upperBound / pitches.lowerBound, share)
  }

  /// What is heard: numbers from -1 to 1. The phase goes on from tone to tone, and each swells and fades, so that nothing clicks.
  var samples: [Float] {
    var samples = [Float](repeating: 0, count: Int((duration * Self.rate).rounded()))
    var phase = 0.0
    for tone in tones {
      let first = Int((tone.start * Self.rate).rounded())
      let last = min(samples.count, Int(((tone.start + tone.duration) * Self.rate).rounded()))
      let ramp = max(1, min(Double(last - first) / 4, 0.01 * Self.rate))
      for index in first..<max(first, last) {
        let edge = min(1, min(Double(index - first), Double(last - 1 - index)) / ramp)
        samples[index] = Float(0.5 * edge * sin(phase))
        phase += 2 * .pi * tone.pitch / Self.rate
      }
    }
    return samples
  }
  /// The samples as a file of sound: RIFF WAVE, one channel of 16 bits.
  var waveFile: Data {
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
  /// The tones of a chart: the quantities of its marks in the order of their places. Nil where there are none.
  init?(_ model: ChartModel, _ placement: Placement) {
    var found: [(place: CGFloat, value: Double)] = []
    for placed in placement.marks {
      let mark = model.marks[placed.index]
      if let angle = mark.angle?.value.scalar {
        found.append((CGFloat(found.count), angle))
      } else if mark.growsVertically == false, let value = mark.x?.value.scalar {
        found.append((placed.frame.midY, value))
      } else if mark.kind != .rule, let value = mark.y?.span.middle.scalar {
        found.append((placed.frame.midX, value))
      }
    }
    if found.isEmpty, let points = model.marks.first(where: { $0.points != nil })?.points {
      found = zip(points.xs, points.ys).map { (CGFloat($0), $1) }
    }
    // The order of marks stays where places are the same.
    let sorted = found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    guard sorted.count > 1 else { return nil }
    self.init(values: Self.thinned(sorted.map(\.element.value)))
  }
  /// No more values than can be heard: of many the one furthest from the average of each run.
  static func thinned(_ values: [Double]) -> [Double] {
    let most = 240
    guard values.count > most else { return values }
    let average = values.filter(\.isFinite).reduce(0, +) / Double(max(1, values.filter(\.isFinite).count))
    return (0..<most).map { number in
      let run = values[number * values.count / most..<(number + 1) * values.count / most]
      return run.max { abs($0 - average) < abs($1 - average) } ?? .nan
    }
  }
}
