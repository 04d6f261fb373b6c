import Foundation
import HearthCore

/// Who hears how a sound ended.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound, with a program of the desktop: GStreamer's, mpv, ffplay, or that of PipeWire or PulseAudio.
///
/// ```swift
/// let player = try AVAudioPlayer(contentsOf: url)
/// player.play()
/// ```
///
/// The program tells nothing of a file before it has played it: `duration` is that of files of the kind WAV, and zero otherwise.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // An app uses it where it made it, as on Apple's systems; the end comes on the main queue.

  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  /// How often the sound comes again: negative for ever.
  open var numberOfLoops = 0
  /// 0 to 1, from the next play on.
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var pan: Float = 0
  open var isMeteringEnabled = false
  /// Seconds.
  public let duration: TimeInterval
  open private(set) var isPlaying = false
  private let file: URL
  private var run: PlayerRun?
  private var number = 0
  private var loopsLeft = 0
  private var played: TimeInterval = 0
  private var started: Date?

  /// - Throws: What keeps the file from being read.
  public init(contentsOf url: URL) throws {
    (self.url, data, file) = (url, nil, url)
    duration = WaveFile.duration(try Data(contentsOf: url, options: .mappedIfSafe)) ?? 0
    super.init()
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID())")
    try data.write(to: file)
    duration = WaveFile.duration(data) ?? 0
    super.init()
  }
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
  deinit { if data != nil { try? FileManager.default.removeItem(at: file) } }

  /// Whether the sound could be played: the file was read when the player was made.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays from the start, or on after a pause.
  /// - Returns: False where no program plays sounds, which is reported.
  @discardableResult open func play() -> Bool {
    if isPlaying { return true }
    if let run, run.isPaused {
      run.resume()
      (isPlaying, started) = (true, Date())
      return true
    }
    loopsLeft = numberOfLoops
    return begin()
  }
  /// Plays at once: nothing here keeps the time of other devices.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  private func begin() -> Bool {
    guard let program = PlayerProgram.player(for: "AVAudioPlayer") else { return false }
    number += 1
    let mine = number
    run = PlayerRun(program.path, program.arguments(file.path, volume)) { [weak self] isWell in
      self?.ended(mine, isWell)
    }
    isPlaying = run != nil
    (played, started) = (0, Date())
    return isPlaying
  }
  private func ended(_ ended: Int, _ isWell: Bool) {
    guard ended == number, run != nil else { return }
    if isWell, loopsLeft != 0 {
      loopsLeft -= 1
      if begin() { return }
    }
    (run, isPlaying, started, played) = (nil, false, nil, 0)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: isWell)
  }
  open func pause() {
    guard isPlaying else { return }
    run?.pause()
    played = currentTime
    (isPlaying, started) = (false, nil)
  }
  open func stop() {
    number += 1
    run?.stop()
    (run, isPlaying, started, played) = (nil, false, nil, 0)
  }
  /// Seconds since the start, by the clock. Setting it is reported: the program begins at the start.
  open var currentTime: TimeInterval {
    get { played + (started.map { Date().timeIntervalSince($0) } ?? 0) }
    set {
      if newValue == 0 {
        let wasPlaying = isPlaying
        stop()
        if wasPlaying { play() }
        return
      }
      reportMedia("AVAudioPlayer.currentTime", "a sound is played from its start: it cannot be set.")
    }
  }
  /// From the next play on: that it fades is reported.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
    if duration > 0 {
      reportMedia("AVAudioPlayer.setVolume(_:fadeDuration:)", "a volume holds from the next play on: it does not fade.")
    }
  }
  open func updateMeters() {}
  /// Decibels; nobody measures.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open var numberOfChannels: Int { 2 }
}

func reportMedia(_ name: String, _ message: String) {
  Report(kind: .notOnLinux, path: name, message: message).tell()
}

/// What a file of the kind WAV says of itself. Source: Microsoft, Multimedia Programming Interface and Data Specifications 1.0.
enum WaveFile {
  /// Seconds; nil for other kinds.
  static func duration(_ data: Data) -> TimeInterval? {
    let bytes = [UInt8](data.prefix(4096))
    func text(_ at: Int) -> String { String(decoding: bytes[at..<at + 4], as: UTF8.self) }
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    guard bytes.count >= 44, text(0) == "RIFF", text(8) == "WAVE" else { return nil }
    var (place, rate) = (12, 0)
    while place + 16 <= bytes.count {
      if text(place) == "fmt " { rate = number(place + 16) }
      if text(place) == "data" { return rate > 0 ? Double(number(place + 4)) / Double(rate) : nil }
      place += 8 + number(place + 4)
    }
    return nil
  }
}
