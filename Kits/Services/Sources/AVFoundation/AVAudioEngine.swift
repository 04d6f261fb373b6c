import Foundation

/// Nodes that make, change and mix sounds, from which the desktop's sound is fed: computed here, and played by one of the programs
/// `pacat`, `aplay`, `ffplay` and `mpv`.
///
/// ```swift
/// engine.attach(player)
/// engine.connect(player, to: engine.mainMixerNode, format: buffer.format)
/// try engine.start()
/// player.scheduleBuffer(buffer)
/// player.play()
/// ```
open class AVAudioEngine: NSObject, @unchecked Sendable {
  // Unchecked: what changes is guarded by the lock of all nodes.
  static let usualRate = 44_100.0
  public let outputNode = AVAudioOutputNode()
  open private(set) lazy var mainMixerNode: AVAudioMixerNode = {
    let mixer = AVAudioMixerNode()
    attach(mixer)
    connect(mixer, to: outputNode, format: nil)
    return mixer
  }()
  open private(set) lazy var inputNode: AVAudioInputNode = {
    let input = AVAudioInputNode()
    attach(input)
    isInputUsed = true
    return input
  }()
  private var isInputUsed = false
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  var format = AVAudioFormat(AVAudioEngine.usualRate, 2)
  private(set) var position: AVAudioFramePosition = 0
  private var stream: SoundStream?
  private var runs = false
  public override init() {
    super.init()
    outputNode.engine = self
  }
  deinit { stream?.stop() }
  open var isRunning: Bool { AVAudioNode.lock.withLock { runs } }

  // MARK: - The graph

  open func attach(_ node: AVAudioNode) {
    AVAudioNode.lock.withLock {
      node.engine = self
      _ = attachedNodes.insert(node)
    }
  }
  open func detach(_ node: AVAudioNode) {
    disconnectNodeOutput(node)
    disconnectNodeInput(node)
    AVAudioNode.lock.withLock {
      node.engine = nil
      _ = attachedNodes.remove(node)
    }
  }
  /// - Parameter format: All nodes have that of the engine, to which sounds are brought; one of another count of channels for the
  ///   end is what the engine has from then on.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    let bus = AVAudioNode.lock.withLock {
      let buses = node2.inputs
      let known = buses.first { $0.value === node1 }?.key
      return known ?? (node2 is AVAudioMixerNode ? (0...).first { buses[$0] == nil } ?? 0 : 0)
    }
    connect(node1, to: node2, fromBus: 0, toBus: bus, format: format)
  }
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    if bus1 != 0 { reportMedia("AVAudioEngine.connect", "a node has one output: \(bus1) is taken as 0.") }
    AVAudioNode.lock.withLock {
      disconnectNodeOutput(node1)
      node2.inputs[bus2] = node1
      if node2 === outputNode, !isInManualRenderingMode, let format, format.channelCount > 0 {
        self.format = AVAudioFormat(format.sampleRate, Int(format.channelCount))
      }
    }
  }
  open func disconnectNodeInput(_ node: AVAudioNode) { AVAudioNode.lock.withLock { node.inputs = [:] } }
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    AVAudioNode.lock.withLock { node.inputs[bus] = nil }
  }
  open func disconnectNodeOutput(_ node: AVAudioNode) {
    AVAudioNode.lock.withLock {
      for other in attachedNodes.union([outputNode]) { other.inputs = other.inputs.filter { $0.value !== node } }
    }
  }

  // MARK: - Running

  /// Makes the mixer, as a program that plays starts with the engine.
  open func prepare() { _ = mainMixerNode }
  /// - Throws: `AVError.deviceNotConnected` where no program plays sounds, and where the microphone is used, which is reported.
  open func start() throws {
    if isRunning { return }
    _ = mainMixerNode
    if isInManualRenderingMode { return AVAudioNode.lock.withLock { runs = true } }
    if isInputUsed {
      reportRecording()
      throw AVError(.deviceNotConnected)
    }
    guard let stream = SoundStream(format, next: { [weak self] in self?.next($0) }) else {
      throw AVError(.deviceNotConnected)
    }
    AVAudioNode.lock.withLock { (self.stream, runs) = (stream, true) }
    stream.start()
  }
  open func pause() { end() }
  open func stop() {
    end()
    AVAudioNode.lock.withLock { position = 0 }
  }
  private func end() {
    let ended = AVAudioNode.lock.withLock {
      let ended = stream
      (stream, runs) = (nil, false)
      return ended
    }
    ended?.stop()
  }
  open func reset() { for node in attachedNodes { node.reset() } }
  /// What is heard next, by channels; nil when the engine has ended.
  private func next(_ frames: Int) -> [[Float]]? {
    var later: [() -> Void] = []
    let samples: [[Float]]? = AVAudioNode.lock.withLock {
      guard runs else { return nil }
      let samples = outputNode.output(frames, format, &later)
      position += AVAudioFramePosition(frames)
      return samples
    }
    for call in later { call() }
    return samples
  }

  // MARK: - Without a device

  open private(set) var isInManualRenderingMode = false
  open private(set) var manualRenderingMaximumFrameCount: AVAudioFrameCount = 0
  open var manualRenderingFormat: AVAudioFormat { format }
  open var manualRenderingSampleTime: AVAudioFramePosition { position }
  /// Computes when it is asked to, and plays nothing.
  /// - Throws: `AVError.unknown` while the engine runs.
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws {
    if isRunning { throw AVError(.unknown) }
    if mode == .realtime {
      reportMedia("AVAudioEngine.enableManualRenderingMode", "an engine computes as it is asked to in both modes.")
    }
    AVAudioNode.lock.withLock {
      (isInManualRenderingMode, manualRenderingMaximumFrameCount) = (true, maximumFrameCount)
      (format, position) = (AVAudioFormat(pcmFormat.sampleRate, Int(pcmFormat.channelCount)), 0)
    }
  }
  open func disableManualRenderingMode() {
    stop()
    isInManualRenderingMode = false
  }
  /// - Throws: `AVError.sessionNotRunning` where the engine does not run, or plays.
  open func renderOffline(
    _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus {
    guard isInManualRenderingMode, let samples = next(Int(min(numberOfFrames, buffer.frameCapacity))) else {
      throw AVError(.sessionNotRunning)
    }
    buffer.fill(samples)
    return .success
  }
}
public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case error = -1
  case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}
extension Notification.Name {
  /// Never posted: the desktop does not tell of its devices.
  public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

/// A program that plays numbers as they come.
final class SoundStream: @unchecked Sendable {
  // Unchecked: the thread has the socket for itself, and what ends it is a call that any thread may make.
  private let socket: Int32
  private let process = Process()
  private let next: @Sendable (Int) -> [[Float]]?
  /// Frames that are computed at a time.
  private static let frames = 1024
  /// Source: the manuals of pacat(1), aplay(1), ffplay(1) and mpv(1).
  private static func command(_ rate: Int, _ channels: Int) -> (String, [String])? {
    let programs: [(String, [String])] = [
      (
        "pacat",
        ["--playback", "--raw", "--format=float32le", "--rate=\(rate)", "--channels=\(channels)", "--latency-msec=60"]
      ),
      ("aplay", ["-q", "-t", "raw", "-f", "FLOAT_LE", "-r", "\(rate)", "-c", "\(channels)"]),
      ("ffplay", ["-nodisp", "-loglevel", "quiet", "-f", "f32le", "-ar", "\(rate)", "-ac", "\(channels)", "-i", "-"]),
      (
        "mpv",
        [
          "--no-video", "--really-quiet", "--demuxer=rawaudio", "--demuxer-rawaudio-format=floatle",
          "--demuxer-rawaudio-rate=\(rate)", "--demuxer-rawaudio-channels=\(channels)", "-",
        ]
      ),
    ]
    for (name, arguments) in programs { if let path = PlayerProgram.find(name) { return (path, arguments) } }
    reportMedia(
      "AVAudioEngine", "nothing plays sounds: install one of the programs \(programs.map(\.0).joined(separator: ", "))."
    )
    return nil
  }
  /// Nil, which is reported, where no program is installed.
  init?(_ format: AVAudioFormat, next: @escaping @Sendable (Int) -> [[Float]]?) {
    guard let (path, arguments) = Self.command(Int(format.sampleRate), Int(format.channelCount)) else { return nil }
    var ends: [Int32] = [-1, -1]
    // A socket and no pipe: a write to a program that has ended is an error then, and no signal.
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      return nil
    }
    (socket, self.next) = (ends[0], next)
    // As little as possible waits in the socket, so that what is played is heard soon.
    var size: Int32 = 16 * 1024
    setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    try? (process.standardInput as? FileHandle)?.close()
  }
  deinit { close(socket) }
  func start() {
    Thread.detachNewThread { [self] in
      while let samples = next(Self.frames), send(samples) {}
      shutdown(socket, Int32(SHUT_RDWR))
    }
  }
  private func send(_ samples: [[Float]]) -> Bool {
    guard let count = samples.first?.count else { return false }
    let numbers = (0..<count).flatMap { frame in samples.map { max(-1, min($0[frame], 1)) } }
    return numbers.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let written = Foundation.send(socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        if written <= 0 { return false }
        sent += written
      }
      return true
    }
  }
  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    if process.isRunning { process.terminate() }
  }
}
