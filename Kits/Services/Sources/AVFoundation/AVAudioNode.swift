import Foundation

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// A part of an engine: what is heard goes from one to the next.
open class AVAudioNode: NSObject, @unchecked Sendable {
  // Unchecked: what changes is guarded by the lock of all nodes.
  static let lock = NSRecursiveLock()
  open internal(set) weak var engine: AVAudioEngine?
  /// Where what is heard here comes from, by buses.
  var inputs: [AVAudioNodeBus: AVAudioNode] = [:]
  private struct Tap {
    let size: Int
    let block: AVAudioNodeTapBlock
    var waiting: [[Float]] = []
    var position: AVAudioFramePosition = 0
  }
  private var tap: Tap?
  fileprivate override init() { super.init() }
  var hasTap: Bool { tap != nil }

  open var numberOfInputs: Int { Self.lock.withLock { inputs.count } }
  open var numberOfOutputs: Int { self is AVAudioOutputNode ? 0 : 1 }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format(bus) }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format(bus) }
  /// All buses have the format of the engine.
  private func format(_ bus: AVAudioNodeBus) -> AVAudioFormat {
    if bus != 0, inputs[bus] == nil { return AVAudioFormat(0, 0) }
    return engine?.format ?? AVAudioFormat(AVAudioEngine.usualRate, 2)
  }
  open func reset() {}
  /// The moment of the engine; nil where it does not run.
  open var lastRenderTime: AVAudioTime? {
    engine.flatMap { $0.isRunning ? AVAudioTime(sampleTime: $0.position, atRate: $0.format.sampleRate) : nil }
  }

  /// Hands over what goes out here, in pieces of a size, while the engine runs. There is one at a time, and it has the engine's
  /// format: another is reported.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    if let format, format != self.format(bus) {
      reportMedia(
        "AVAudioNode.installTap", "a tap has the format of its engine, \(self.format(bus).sampleRate) frames a second.")
    }
    Self.lock.withLock { tap = Tap(size: max(Int(bufferSize), 1), block: tapBlock) }
  }
  open func removeTap(onBus bus: AVAudioNodeBus) { Self.lock.withLock { if bus == 0 { tap = nil } } }

  /// What goes out next, by channels. What is to be called goes into `later`: nobody is called under the lock.
  final func output(_ frames: Int, _ format: AVAudioFormat, _ later: inout [() -> Void]) -> [[Float]] {
    let samples = render(frames, format, &later)
    guard var tap else { return samples }
    tap.waiting = tap.waiting.isEmpty ? samples : zip(tap.waiting, samples).map { $0 + $1 }
    while let count = tap.waiting.first?.count, count >= tap.size {
      if let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(tap.size)) {
        buffer.fill(tap.waiting.map { Array($0.prefix(tap.size)) })
        let (block, time) = (tap.block, AVAudioTime(sampleTime: tap.position, atRate: format.sampleRate))
        later.append { block(buffer, time) }
      }
      tap.position += AVAudioFramePosition(tap.size)
      tap.waiting = tap.waiting.map { Array($0.dropFirst(tap.size)) }
    }
    self.tap = tap
    return samples
  }
  /// The sum of what comes in.
  func render(_ frames: Int, _ format: AVAudioFormat, _ later: inout [() -> Void]) -> [[Float]] {
    var sum = [[Float]](repeating: [Float](repeating: 0, count: frames), count: Int(format.channelCount))
    for node in inputs.sorted(by: { $0.key < $1.key }).map(\.value) {
      for (channel, numbers) in node.output(frames, format, &later).enumerated() {
        for frame in numbers.indices { sum[channel][frame] += numbers[frame] }
      }
    }
    return sum
  }
  /// Louder or quieter, and to a side. Source of the law: our choice, the nearer side stays as it is.
  static func mixed(_ samples: [[Float]], _ volume: Float, _ pan: Float) -> [[Float]] {
    samples.enumerated().map { channel, numbers in
      let side: Float = samples.count != 2 ? 1 : channel == 0 ? min(1, 1 - pan) : min(1, 1 + pan)
      return numbers.map { $0 * volume * side }
    }
  }
}
/// What has a loudness and a side in a mix.
public protocol AVAudioMixing: AnyObject {
  /// 0 to 1.
  var volume: Float { get set }
  /// -1 for the left to 1 for the right.
  var pan: Float { get set }
}
/// The end of an engine: the desktop's sound.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  // As its superclass.
}
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
  // As its superclass.
  override init() { super.init() }
}
/// A microphone. There is none: nothing is heard, and its format has no channels.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  // As its superclass.
  override init() { super.init() }
  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    precondition(bus >= 0, "The number of a bus is not negative, but it is \(bus).")
    return AVAudioFormat(0, 0)
  }
  open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }
  open override func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) { reportMedia("AVAudioInputNode", "there is no microphone for apps: a tap hears nothing.") }
}
/// Mixes what comes in.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  // As its superclass.
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  public override init() { super.init() }
  override func render(_ frames: Int, _ format: AVAudioFormat, _ later: inout [() -> Void]) -> [[Float]] {
    Self.mixed(super.render(frames, format, &later), outputVolume * volume, pan)
  }
}
/// How buffers follow each other.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again, until something else comes that interrupts.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// At once, instead of what is waiting.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// After this turn of what loops.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
/// Plays buffers and files, one after the other.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  // As its superclass.
  private struct Piece {
    let samples: [[Float]]
    let rate: Double
    let loops: Bool
    /// Frames of the engine before it begins.
    var delay: Int
    let done: AVAudioNodeCompletionHandler?
    /// As the engine has it, once it is asked for.
    var ready: [[Float]]?
  }
  private var pieces: [Piece] = []
  private var place = 0
  private var played: AVAudioFramePosition = 0
  open var volume: Float = 1
  open var pan: Float = 0
  open private(set) var isPlaying = false
  public override init() { super.init() }

  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
    schedule(buffer.samples, buffer.format.sampleRate, nil, [], completionHandler)
  }
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { schedule(buffer.samples, buffer.format.sampleRate, when, options, completionHandler) }
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    let count = AVAudioFrameCount(max(file.length - file.framePosition, 0))
    scheduleSegment(
      file, startingFrame: file.framePosition, frameCount: count, at: when, completionHandler: completionHandler)
  }
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    guard let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: numberFrames) else { return }
    let position = file.framePosition
    file.framePosition = startFrame
    // Reading from memory does not fail.
    try? file.read(into: buffer)
    file.framePosition = position
    schedule(buffer.samples, buffer.format.sampleRate, when, [], completionHandler)
  }
  private func schedule(
    _ samples: [[Float]], _ rate: Double, _ when: AVAudioTime?, _ options: AVAudioPlayerNodeBufferOptions,
    _ done: AVAudioNodeCompletionHandler?
  ) {
    Self.lock.withLock {
      if options.contains(.interrupts) { (pieces, place) = ([], 0) }
      if options.contains(.interruptsAtLoop), let first = pieces.first {
        pieces = [
          Piece(
            samples: first.samples, rate: first.rate, loops: false, delay: first.delay, done: first.done,
            ready: first.ready)
        ]
      }
      let moment = when.map {
        Int(Double($0.sampleTime) / max($0.sampleRate, 1) * (engine?.format.sampleRate ?? $0.sampleRate))
      }
      pieces.append(
        Piece(
          samples: samples, rate: rate, loops: options.contains(.loops), delay: max((moment ?? 0) - Int(played), 0),
          done: done))
    }
  }
  /// Plays what is scheduled. A node that is in no engine plays nothing.
  open func play() { Self.lock.withLock { isPlaying = true } }
  /// Plays at once: a moment is minded where something is scheduled.
  open func play(at when: AVAudioTime?) {
    if when != nil {
      reportMedia("AVAudioPlayerNode.play(at:)", "a node plays at once: schedule what it plays at a moment.")
    }
    play()
  }
  open func pause() { Self.lock.withLock { isPlaying = false } }
  /// Forgets what is scheduled, whose handlers are called.
  open func stop() {
    let done = Self.lock.withLock {
      let done = pieces.compactMap(\.done)
      (pieces, place, isPlaying, played) = ([], 0, false, 0)
      return done
    }
    DispatchQueue.global().async { for handler in done { handler() } }
  }
  open override func reset() { stop() }
  /// The moment of what is played; nil while nothing is.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
    Self.lock.withLock { isPlaying ? AVAudioTime(sampleTime: played, atRate: nodeTime.sampleRate) : nil }
  }

  override func render(_ frames: Int, _ format: AVAudioFormat, _ later: inout [() -> Void]) -> [[Float]] {
    var out = [[Float]](repeating: [Float](repeating: 0, count: frames), count: Int(format.channelCount))
    guard isPlaying else { return out }
    var frame = 0
    while frame < frames, !pieces.isEmpty {
      if pieces[0].delay > 0 {
        let silence = min(pieces[0].delay, frames - frame)
        pieces[0].delay -= silence
        frame += silence
        continue
      }
      let ready =
        pieces[0].ready
        ?? Sounds.resampled(
          Sounds.channels(pieces[0].samples, out.count), by: pieces[0].rate / format.sampleRate)
      pieces[0].ready = ready
      let count = min((ready.first?.count ?? 0) - place, frames - frame)
      for channel in out.indices where count > 0 {
        for index in 0..<count { out[channel][frame + index] = ready[channel][place + index] }
      }
      frame += max(count, 0)
      place += max(count, 0)
      if place < ready.first?.count ?? 0 { continue }
      place = 0
      if pieces[0].loops, ready.first?.isEmpty == false {
        // What has come after it waits until it is interrupted.
        continue
      }
      if let done = pieces.removeFirst().done { later.append(done) }
    }
    played += AVAudioFramePosition(frames)
    return Self.mixed(out, volume, pan)
  }
}
public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> Int32
/// Makes a sound by a function of the app.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  // As its superclass.
  private let block: AVAudioSourceNodeRenderBlock
  private let own: AVAudioFormat?
  open var volume: Float = 1
  open var pan: Float = 0
  private var time: Double = 0
  public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) { (self.block, own) = (block, nil) }
  /// - Parameter format: Another rate than that of the engine is brought to it.
  public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
    (self.block, own) = (block, format)
  }
  override func render(_ frames: Int, _ format: AVAudioFormat, _ later: inout [() -> Void]) -> [[Float]] {
    let own = own ?? format
    let factor = own.sampleRate / format.sampleRate
    let count = Int((Double(frames) * factor).rounded(.up))
    guard
      let buffer = AVAudioPCMBuffer(
        pcmFormat: AVAudioFormat(own.sampleRate, Int(own.channelCount)), frameCapacity: AVAudioFrameCount(count)),
      let data = buffer.floatChannelData
    else { return [] }
    let channels = Int(own.channelCount)
    // The list's buffers follow each other in memory.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<AudioBufferList>.size + channels * MemoryLayout<AudioBuffer>.stride, alignment: 16)
    defer { memory.deallocate() }
    let list = memory.initializeMemory(as: AudioBufferList.self, repeating: AudioBufferList(), count: 1)
    list.pointee.mNumberBuffers = UInt32(channels)
    let buffers = UnsafeMutableAudioBufferListPointer(list)
    for channel in 0..<channels {
      buffers[channel] = AudioBuffer(mNumberChannels: 1, mDataByteSize: UInt32(count * 4), mData: data[channel])
    }
    var isSilent: ObjCBool = false
    var stamp = AudioTimeStamp(mSampleTime: time, mHostTime: 0)
    let status = block(&isSilent, &stamp, AVAudioFrameCount(count), list)
    time += Double(count)
    buffer.frameLength = AVAudioFrameCount(count)
    if status != 0 || isSilent.boolValue {
      buffer.fill(Array(repeating: Array(repeating: 0, count: count), count: channels))
    }
    let samples = Sounds.channels(Sounds.resampled(buffer.samples, by: factor), Int(format.channelCount))
    return Self.mixed(
      samples.map { Array($0.prefix(frames)) + Array(repeating: 0, count: max(frames - $0.count, 0)) }, volume, pan)
  }
}
/// Changes what comes in.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  // As its superclass.
}
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  // As its superclass.
  /// Hands on what comes in.
  open var bypass = false
  override init() { super.init() }
  override func render(_ frames: Int, _ format: AVAudioFormat, _ later: inout [() -> Void]) -> [[Float]] {
    let samples = super.render(frames, format, &later)
    return bypass ? samples : change(samples, format)
  }
  func change(_ samples: [[Float]], _ format: AVAudioFormat) -> [[Float]] { samples }
}
/// Adds what was heard before, again and again.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  // As its superclass.
  /// Seconds, up to 2.
  open var delayTime: TimeInterval = 1
  /// Percent of what comes back that comes back once more.
  open var feedback: Float = 50
  /// Percent of what comes back in what is heard.
  open var wetDryMix: Float = 100
  private var before: [[Float]] = []
  public override init() { super.init() }
  open override func reset() { before = [] }
  override func change(_ samples: [[Float]], _ format: AVAudioFormat) -> [[Float]] {
    let length = max(Int(min(max(delayTime, 0), 2) * format.sampleRate), 1)
    if before.count != samples.count || before.first?.count != length {
      before = Array(repeating: Array(repeating: 0, count: length), count: samples.count)
    }
    let wet = min(max(wetDryMix, 0), 100) / 100
    return samples.enumerated().map { channel, numbers in
      var line = before[channel] + Array(repeating: 0, count: numbers.count)
      let out = numbers.indices.map { frame -> Float in
        let late = line[frame]
        line[frame + length] = numbers[frame] + late * feedback / 100
        return numbers[frame] * (1 - wet) + late * wet
      }
      before[channel] = Array(line.suffix(length))
      return out
    }
  }
}
/// The sound of a room: what comes in goes out as it is, which is reported.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  // As its superclass.
  open var wetDryMix: Float = 0 { didSet { if wetDryMix != 0 { reportEffect("AVAudioUnitReverb") } } }
  public override init() { super.init() }
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { reportEffect("AVAudioUnitReverb") }
}
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}
func reportEffect(_ name: String) { reportMedia(name, "the sound goes through as it is: this effect is not here.") }
/// Another pitch or speed: what comes in goes out as it is, which is reported.
open class AVAudioUnitTimePitch: AVAudioUnitEffect, @unchecked Sendable {
  // As its superclass.
  /// Hundredths of a half tone.
  open var pitch: Float = 0 { didSet { if pitch != 0 { reportEffect("AVAudioUnitTimePitch") } } }
  open var rate: Float = 1 { didSet { if rate != 1 { reportEffect("AVAudioUnitTimePitch") } } }
  public override init() { super.init() }
}
/// Makes high and low sounds louder and quieter: what comes in goes out as loud as `globalGain` says, and bands are reported.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  // As its superclass.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// Decibels, -96 to 24.
  open var globalGain: Float = 0
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
  override func change(_ samples: [[Float]], _ format: AVAudioFormat) -> [[Float]] {
    let factor = pow(10, min(max(globalGain, -96), 24) / 20)
    return factor == 1 ? samples : samples.map { $0.map { $0 * factor } }
  }
}
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
  case resonantLowShelf, resonantHighShelf
}
/// A band: it changes nothing, which is reported when it is to.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  // As a node.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// Hertz, and octaves.
  open var frequency: Float = 0
  open var bandwidth: Float = 0
  /// Decibels.
  open var gain: Float = 0
  open var bypass = true {
    didSet { if !bypass { reportEffect("AVAudioUnitEQ (\(filterType), \(frequency) Hz, \(bandwidth), \(gain) dB)") } }
  }
}
