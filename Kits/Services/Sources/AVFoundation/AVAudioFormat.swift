@_exported import CoreAudioTypes
import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How a sound is written in memory.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let commonFormat: AVAudioCommonFormat
  /// Frames a second.
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool
  /// - Returns: Nil for a format that has no numbers, and for one of no channels.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    if format == .otherFormat || channels == 0 || sampleRate <= 0 { return nil }
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
  }
  init(_ sampleRate: Double, _ channels: Int) {
    (commonFormat, self.sampleRate, isInterleaved) = (.pcmFormatFloat32, sampleRate, false)
    channelCount = AVAudioChannelCount(channels)
  }
  /// Numbers of 32 bits with a fraction, each channel for itself.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
  public convenience init?(settings: [String: Any]) {
    let bits = settings[AVLinearPCMBitDepthKey] as? Int ?? 32
    let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? (bits == 32)
    let format: AVAudioCommonFormat = isFloat ? .pcmFormatFloat32 : bits == 16 ? .pcmFormatInt16 : .pcmFormatInt32
    let rate = (settings[AVSampleRateKey] as? Double) ?? (settings[AVSampleRateKey] as? Int).map(Double.init) ?? 44_100
    self.init(
      commonFormat: format, sampleRate: rate,
      channels: AVAudioChannelCount(settings[AVNumberOfChannelsKey] as? Int ?? 1), interleaved: true)
  }
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [
      AVFormatIDKey: Int(kAudioFormatLinearPCM), AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: Int(channelCount), AVLinearPCMBitDepthKey: bytes * 8,
      AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
    ]
  }
  /// Of a number.
  var bytes: Int {
    switch commonFormat {
    case .pcmFormatFloat64: 8
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32, .otherFormat: 4
    }
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate && channelCount == other.channelCount
      && isInterleaved == other.isInterleaved
  }
  open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) ^ Int(commonFormat.rawValue) }
}
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  // Unchecked: who writes into one has it alone, as on Apple's systems.
  public let format: AVAudioFormat
  fileprivate init(format: AVAudioFormat) { self.format = format }
}
/// A sound in memory: numbers from -1 to 1, or whole ones.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  // As its superclass.
  public let frameCapacity: AVAudioFrameCount
  /// How many frames are filled; at most the capacity.
  open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
  private let memory: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// - Returns: Nil where there is no memory to be had for so many.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let count = Int(format.channelCount)
    let size = max(Int(frameCapacity) * count * format.bytes, 1)
    memory = .allocate(byteCount: size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      let offset = format.isInterleaved ? channel * format.bytes : channel * Int(frameCapacity) * format.bytes
      channels[channel] = memory + offset
    }
    self.frameCapacity = frameCapacity
    super.init(format: format)
  }
  deinit {
    memory.deallocate()
    channels.deallocate()
  }
  /// From one number of a channel to the next.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  private func data<Number>(
    _ format: AVAudioCommonFormat, _ type: Number.Type
  ) -> UnsafePointer<UnsafeMutablePointer<Number>>? {
    guard format == self.format.commonFormat else { return nil }
    // A pointer is as large whatever it points to.
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Number>.self)
  }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32, Float.self) }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16, Int16.self) }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32, Int32.self) }

  /// Its numbers, from -1 to 1, by channels.
  var samples: [[Float]] {
    (0..<Int(format.channelCount)).map { channel in
      (0..<Int(frameLength)).map { frame in
        let place = channels[channel] + frame * stride * format.bytes
        return switch format.commonFormat {
        case .pcmFormatInt16: Float(place.load(as: Int16.self)) / 32768
        case .pcmFormatInt32: Float(place.load(as: Int32.self)) / 2_147_483_648
        case .pcmFormatFloat64: Float(place.load(as: Double.self))
        case .pcmFormatFloat32, .otherFormat: place.load(as: Float.self)
        }
      }
    }
  }
  /// Fills it; channels that are missing stay as they are.
  func fill(_ samples: [[Float]]) {
    frameLength = AVAudioFrameCount(samples.first?.count ?? 0)
    for (channel, numbers) in samples.enumerated() where channel < Int(format.channelCount) {
      for (frame, number) in numbers.prefix(Int(frameLength)).enumerated() {
        let place = channels[channel] + frame * stride * format.bytes
        switch format.commonFormat {
        case .pcmFormatInt16: place.storeBytes(of: Int16(max(-1, min(number, 1)) * 32767), as: Int16.self)
        case .pcmFormatInt32:
          place.storeBytes(of: Int32(max(-1, min(Double(number), 1)) * 2_147_483_647), as: Int32.self)
        case .pcmFormatFloat64: place.storeBytes(of: Double(number), as: Double.self)
        case .pcmFormatFloat32, .otherFormat: place.storeBytes(of: number, as: Float.self)
        }
      }
    }
  }
}
/// A moment of a sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes.
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
  open var isSampleTimeValid: Bool { sampleRate > 0 }
}

/// A file of a sound, of the kind WAV: read and written frame by frame. Other kinds are refused.
open class AVAudioFile: NSObject, @unchecked Sendable {
  // Unchecked: an app uses it on one thread at a time.
  public let url: URL
  public let fileFormat: AVAudioFormat
  public let processingFormat: AVAudioFormat
  open private(set) var length: AVAudioFramePosition
  open var framePosition: AVAudioFramePosition = 0
  private var samples: [[Float]]
  private let isWritten: Bool
  /// - Throws: What keeps the file from being read, or `AVError.fileFormatNotRecognized`.
  public init(forReading fileURL: URL) throws {
    guard let wave = WaveFile.read(try Data(contentsOf: fileURL)) else {
      reportMedia(
        "AVAudioFile", "sounds in memory are read from files of the kind WAV only. Play others with AVAudioPlayer.")
      throw AVError(.fileFormatNotRecognized)
    }
    (url, samples, isWritten) = (fileURL, wave.samples, false)
    length = AVAudioFramePosition(wave.samples.first?.count ?? 0)
    processingFormat = AVAudioFormat(wave.rate, wave.samples.count)
    fileFormat = processingFormat
  }
  /// - Throws: `AVError.fileFormatNotRecognized` for settings of another format than linear PCM.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    let kind = (settings[AVFormatIDKey] as? Int) ?? (settings[AVFormatIDKey] as? UInt32).map(Int.init)
    guard kind == nil || kind == Int(kAudioFormatLinearPCM), let format = AVAudioFormat(settings: settings) else {
      reportMedia("AVAudioFile", "sounds are written as WAV only: set AVFormatIDKey to kAudioFormatLinearPCM.")
      throw AVError(.fileFormatNotRecognized)
    }
    (url, fileFormat, isWritten, length) = (fileURL, format, true, 0)
    processingFormat = AVAudioFormat(format.sampleRate, Int(format.channelCount))
    samples = Array(repeating: [], count: Int(format.channelCount))
    super.init()
    try save()
  }
  deinit { close() }
  /// Reads as much as the buffer holds, and goes on behind it.
  open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    let start = Int(min(max(framePosition, 0), length))
    let end = min(start + Int(min(frames, buffer.frameCapacity)), Int(length))
    buffer.fill(samples.map { Array($0[start..<end]) })
    framePosition = AVAudioFramePosition(end)
  }
  /// Writes what is filled, at the end. The file is whole when it is closed, or when nobody has it any more.
  open func write(from buffer: AVAudioPCMBuffer) throws {
    guard isWritten else { throw AVError(.unknown) }
    let added = Sounds.channels(buffer.samples, samples.count)
    for channel in samples.indices { samples[channel] += added[channel] }
    length = AVAudioFramePosition(samples.first?.count ?? 0)
    framePosition = length
  }
  open func close() { try? save() }
  private func save() throws {
    if isWritten { try WaveFile.data(samples, fileFormat.sampleRate, isFloat: fileFormat.bytes == 4).write(to: url) }
  }
}
/// What is done to numbers.
enum Sounds {
  /// As many channels: a single one is repeated, and of several that become one the mean is taken.
  static func channels(_ samples: [[Float]], _ count: Int) -> [[Float]] {
    guard samples.count != count, let first = samples.first else { return samples }
    if samples.count == 1 { return Array(repeating: first, count: count) }
    if count == 1 {
      return [first.indices.map { frame in samples.reduce(0) { $0 + $1[frame] } / Float(samples.count) }]
    }
    return (0..<count).map { $0 < samples.count ? samples[$0] : Array(repeating: 0, count: first.count) }
  }
  /// At another rate, between numbers along a line.
  static func resampled(_ samples: [[Float]], by factor: Double) -> [[Float]] {
    guard factor != 1, factor > 0 else { return samples }
    return samples.map { numbers in
      (0..<Int((Double(numbers.count) / factor).rounded())).map { index in
        let place = Double(index) * factor
        let (first, part) = (Int(place), Float(place - place.rounded(.down)))
        let one = numbers[min(first, numbers.count - 1)], other = numbers[min(first + 1, numbers.count - 1)]
        return one + (other - one) * part
      }
    }
  }
}
extension WaveFile {
  /// The numbers of a file, by channels; nil for another kind, and for numbers that are packed.
  static func read(_ data: Data) -> (rate: Double, samples: [[Float]])? {
    let bytes = [UInt8](data)
    func text(_ at: Int) -> String { String(decoding: bytes[at..<at + 4], as: UTF8.self) }
    func number(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    guard bytes.count >= 44, text(0) == "RIFF", text(8) == "WAVE" else { return nil }
    var place = 12
    var (kind, channels, rate, bits) = (0, 0, 0, 0)
    while place + 8 <= bytes.count {
      let size = number(place + 4, 4)
      if text(place) == "fmt ", place + 24 <= bytes.count {
        (kind, channels, rate, bits) = (
          number(place + 8, 2), number(place + 10, 2), number(place + 12, 4), number(place + 22, 2)
        )
        // The kind stands behind in the longer form.
        if kind == 0xFFFE, size >= 26 { kind = number(place + 32, 2) }
      } else if text(place) == "data" {
        let width = bits / 8
        guard channels > 0, rate > 0, kind == 1 && [1, 2, 3, 4].contains(width) || kind == 3 && width == 4 else {
          return nil
        }
        let frames = min(size, bytes.count - place - 8) / (width * channels)
        let samples = (0..<channels).map { channel in
          (0..<frames).map { frame -> Float in
            let at = place + 8 + (frame * channels + channel) * width
            if kind == 3 { return Float(bitPattern: UInt32(number(at, 4))) }
            if width == 1 { return (Float(bytes[at]) - 128) / 128 }
            // Moved up, so that the sign is that of 32 bits.
            return Float(Int32(truncatingIfNeeded: number(at, width) << (32 - bits))) / 2_147_483_648
          }
        }
        return (Double(rate), samples)
      }
      place += 8 + size + size % 2
    }
    return nil
  }
  /// A file of numbers of 16 bits, or of 32 with a fraction.
  static func data(_ samples: [[Float]], _ rate: Double, isFloat: Bool) -> Data {
    let (channels, width) = (samples.count, isFloat ? 4 : 2)
    let frames = samples.first?.count ?? 0
    var data = Data()
    func add(_ number: Int, _ count: Int) { data += (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) } }
    data += Data("RIFF".utf8)
    add(36 + frames * channels * width, 4)
    data += Data("WAVEfmt ".utf8)
    add(16, 4)
    add(isFloat ? 3 : 1, 2)
    add(channels, 2)
    add(Int(rate), 4)
    add(Int(rate) * channels * width, 4)
    add(channels * width, 2)
    add(width * 8, 2)
    data += Data("data".utf8)
    add(frames * channels * width, 4)
    for frame in 0..<frames {
      for channel in 0..<channels {
        let number = samples[channel][frame]
        if isFloat { add(Int(number.bitPattern), 4) } else { add(Int(Int16(max(-1, min(number, 1)) * 32767)), 2) }
      }
    }
    return data
  }
}
