import AVFoundation
import CoreAudio
import QuickTesting

/// An engine of nodes that computes sounds as it is asked to.
struct EngineTests {
  private func buffer(_ numbers: [Float], rate: Double = 100, channels: UInt32 = 1) throws -> AVAudioPCMBuffer {
    let format = try require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels))
    let buffer = try require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(numbers.count)))
    buffer.frameLength = AVAudioFrameCount(numbers.count)
    for channel in 0..<Int(channels) {
      for (frame, number) in numbers.enumerated() { buffer.floatChannelData?[channel][frame] = number }
    }
    return buffer
  }
  private func engine(channels: UInt32 = 1) throws -> AVAudioEngine {
    let engine = AVAudioEngine()
    let format = try require(AVAudioFormat(standardFormatWithSampleRate: 100, channels: channels))
    try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 100)
    return engine
  }
  private func heard(_ engine: AVAudioEngine, _ frames: Int, channel: Int = 0) throws -> [Float] {
    let buffer = try require(
      AVAudioPCMBuffer(pcmFormat: engine.manualRenderingFormat, frameCapacity: AVAudioFrameCount(frames)))
    expect(try engine.renderOffline(AVAudioFrameCount(frames), to: buffer), equals: .success)
    return (0..<frames).map { buffer.floatChannelData?[channel][$0] ?? -9 }
  }

  @Test func `buffers follow each other, and players are mixed`() async throws {
    let engine = try engine(), one = AVAudioPlayerNode(), other = AVAudioPlayerNode()
    for player in [one, other] {
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: nil)
    }
    try engine.start()
    other.volume = 0.5
    one.scheduleBuffer(try buffer([0.1, 0.2]))
    one.scheduleBuffer(try buffer([0.3]))
    other.scheduleBuffer(try buffer([1, 1]), at: nil, options: .loops)
    one.play()
    expect(try heard(engine, 2), equals: [0.1, 0.2])
    other.play()
    expect(try heard(engine, 3).map { ($0 * 10).rounded() }, equals: [8, 5, 5])
    expect(engine.manualRenderingSampleTime, equals: 2 + 3)
    one.pause()
    other.stop()
    expect(try heard(engine, 2), equals: [0, 0])
  }
  @Test func `the end of a buffer is told`() async throws {
    let engine = try engine(), player = AVAudioPlayerNode()
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    try engine.start()
    nonisolated(unsafe) var ended = 0
    player.scheduleBuffer(try buffer([1, 1])) { ended += 1 }
    player.play()
    _ = try heard(engine, 1)
    expect(ended, equals: 0)
    _ = try heard(engine, 1)
    expect(ended, equals: 1)
  }
  @Test func `a sound of another rate is brought to that of the engine`() throws {
    let engine = try engine(), player = AVAudioPlayerNode()
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    try engine.start()
    player.scheduleBuffer(try buffer([0, 1], rate: 50))
    player.play()
    expect(try heard(engine, 4), equals: [0, 0.5, 1, 1])
  }
  @Test func `a function of the app is heard, on a side`() throws {
    let engine = try engine(channels: 2)
    let source = AVAudioSourceNode { _, _, count, list in
      for buffer in UnsafeMutableAudioBufferListPointer(list) {
        let numbers = UnsafeMutableBufferPointer<Float>(
          start: buffer.mData?.assumingMemoryBound(to: Float.self), count: Int(count))
        for index in numbers.indices { numbers[index] = 0.5 }
      }
      return 0
    }
    source.pan = 1
    engine.attach(source)
    engine.connect(source, to: engine.mainMixerNode, format: nil)
    try engine.start()
    expect(try heard(engine, 2, channel: 0), equals: [0, 0])
    expect(try heard(engine, 2, channel: 1), equals: [0.5, 0.5])
  }
  @Test func `a tap hears pieces of its size`() throws {
    let engine = try engine(), player = AVAudioPlayerNode()
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    nonisolated(unsafe) var pieces: [(Float, AVAudioFramePosition)] = []
    engine.mainMixerNode.installTap(onBus: 0, bufferSize: 3, format: nil) { buffer, time in
      pieces.append((buffer.floatChannelData?[0][0] ?? -1, time.sampleTime))
    }
    try engine.start()
    player.scheduleBuffer(try buffer([1, 2, 3, 4, 5, 6, 7]))
    player.play()
    _ = try heard(engine, 4)
    _ = try heard(engine, 3)
    expect(pieces.map(\.0), equals: [1, 4])
    expect(pieces.map(\.1), equals: [0, 3])
  }
  @Test func `a delay comes back`() throws {
    let engine = try engine(), player = AVAudioPlayerNode(), delay = AVAudioUnitDelay()
    (delay.delayTime, delay.feedback, delay.wetDryMix) = (0.02, 50, 50)
    engine.attach(player)
    engine.attach(delay)
    engine.connect(player, to: delay, format: nil)
    engine.connect(delay, to: engine.mainMixerNode, format: nil)
    try engine.start()
    player.scheduleBuffer(try buffer([1]))
    player.play()
    // A hundredth of a second a frame; each time half as loud.
    expect(try heard(engine, 5), equals: [0.5, 0, 0.5, 0, 0.25])
  }
  @Test func `an equalizer makes all louder, and says that its bands do nothing`() throws {
    let engine = try engine(), player = AVAudioPlayerNode(), equalizer = AVAudioUnitEQ(numberOfBands: 1)
    equalizer.globalGain = 20
    engine.attach(player)
    engine.attach(equalizer)
    engine.connect(player, to: equalizer, format: nil)
    engine.connect(equalizer, to: engine.mainMixerNode, format: nil)
    try engine.start()
    player.scheduleBuffer(try buffer([0.01]))
    player.play()
    // Ten times as loud are 20 decibels.
    expect(try heard(engine, 1).map { ($0 * 1000).rounded() }, equals: [100])
    expect(reports(of: "AVAudioUnitEQ") { equalizer.bands[0].bypass = false }.count, equals: 1)
  }
  @Test func `a file is written and read`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("engine-\(UUID()).wav")
    let settings: [String: Any] = [
      AVFormatIDKey: Int(kAudioFormatLinearPCM), AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1,
      AVLinearPCMBitDepthKey: 16,
    ]
    let written = try AVAudioFile(forWriting: url, settings: settings)
    try written.write(from: try buffer([0, 0.5, -0.5], rate: 8000))
    written.close()
    let file = try AVAudioFile(forReading: url)
    expect(file.length, equals: 3)
    expect(file.processingFormat.sampleRate, equals: 8000)
    let read = try require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 2))
    file.framePosition = 1
    try file.read(into: read)
    expect(read.frameLength, equals: 2)
    expect(abs((read.floatChannelData?[0][0] ?? 0) - 0.5) < 0.001)
    expect(abs((read.floatChannelData?[0][1] ?? 0) + 0.5) < 0.001)
    var failed = false
    do { _ = try AVAudioFile(forWriting: url, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)]) } catch {
      failed = true
    }
    expect(failed)
  }
  @Test func `a microphone is not heard, and an engine that uses one does not start`() {
    let engine = AVAudioEngine()
    expect(engine.inputNode.inputFormat(forBus: 0).channelCount, equals: 0)
    var failed = false
    let found = reports(of: "AVAudioRecorder") { do { try engine.start() } catch { failed = true } }
    expect(failed && found.count == 1)
    expect(!engine.isRunning)
  }
  @Test func `what is computed is handed to a program of the desktop until the engine stops`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("engine-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let out = folder.appendingPathComponent("out")
    guard mkfifo(out.path, 0o600) == 0 else { return fail("There is no pipe.") }
    // Says which arguments it was given, and the first four bytes that it gets.
    let script = "#!/bin/sh\n{ echo \"$5\"; /usr/bin/head -c 4 | /usr/bin/od -An -tf4; } > '\(out.path)'\n"
    let program = folder.appendingPathComponent("aplay")
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let engine = AVAudioEngine()
    let source = AVAudioSourceNode { _, _, count, list in
      for buffer in UnsafeMutableAudioBufferListPointer(list) {
        buffer.mData?.assumingMemoryBound(to: Float.self).update(repeating: 0.25, count: Int(count))
      }
      return 0
    }
    engine.attach(source)
    engine.connect(source, to: engine.mainMixerNode, format: nil)
    setenv("PATH", folder.path, 1)
    do {
      defer { setenv("PATH", path, 1) }
      try engine.start()
    }
    expect(engine.isRunning)
    // Reading waits for the program.
    let told = String(decoding: try FileHandle(forReadingFrom: out).readToEnd() ?? Data(), as: UTF8.self)
    expect(told.split(whereSeparator: \.isWhitespace), equals: ["FLOAT_LE", "0.25"])
    engine.stop()
    expect(!engine.isRunning)
  }
}
