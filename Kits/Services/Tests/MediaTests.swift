import AVKit
import AudioToolbox
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Sounds and films as apps play them. The program that plays is one of the test's own.
@MainActor struct MediaTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
    var heard: [String] = []
    var next: CheckedContinuation<Void, Never>?
    nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      MainActor.assumeIsolated { end("finished: \(flag)") }
    }
    nonisolated func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      MainActor.assumeIsolated { heard.append("started") }
    }
    nonisolated func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      let text = utterance.speechString
      MainActor.assumeIsolated { end("spoke \(text)") }
    }
    private func end(_ what: String) {
      heard.append(what)
      next?.resume()
      next = nil
    }
  }
  /// Calls `action` where `PATH` has nothing but a program of this name that writes what it is given to the file that is returned.
  private func withProgram(_ name: String?, _ action: () throws -> Void) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let log = folder.appendingPathComponent("log")
    if let name {
      let script = "#!/bin/sh\nfor argument; do echo \"$argument\"; done >> '\(log.path)'\n"
      let program = folder.appendingPathComponent(name)
      try Data(script.utf8).write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", folder.path, 1)
    defer { setenv("PATH", path, 1) }
    try action()
    return log
  }
  private func words(_ log: URL) throws -> [String] {
    String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n").map(String.init)
  }
  /// A second of silence: 8,000 bytes.
  private func sound() throws -> URL {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) } }
    var data = Data("RIFF".utf8) + bytes(36 + 8000, 4) + Data("WAVEfmt ".utf8) + bytes(16, 4)
    data += bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
    data += Data("data".utf8) + bytes(8000, 4) + Data(repeating: 128, count: 8000)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID()).wav")
    try data.write(to: file)
    return file
  }

  @Test func `a sound is played by a program, and the delegate hears of its end`() async throws {
    let file = try sound(), listener = Listener()
    let player = try AVAudioPlayer(contentsOf: file)
    player.delegate = listener
    player.volume = 0.5
    expect(player.duration, equals: 1)
    let log = try withProgram("mpv") { expect(player.play()) }
    expect(player.isPlaying)
    await withCheckedContinuation { listener.next = $0 }
    expect(listener.heard, equals: ["finished: true"])
    expect(!player.isPlaying)
    expect(try words(log).suffix(2), equals: ["--volume=50", file.path])
  }
  @Test func `without a program nothing is played, which is reported`() throws {
    let player = try AVAudioPlayer(contentsOf: sound())
    let found = reports(of: "AVAudioPlayer") {
      do { _ = try withProgram(nil) { expect(!player.play()) } } catch { fail("\(error)") }
    }
    expect(found.count, equals: 1)
    expect(!player.isPlaying)
  }
  @Test func `a sound that is not there cannot be made a player of`() throws {
    var failed = false
    do { _ = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) } catch { failed = true }
    expect(failed)
  }
  @Test func `texts are spoken one after the other`() async throws {
    let synthesizer = AVSpeechSynthesizer(), listener = Listener()
    synthesizer.delegate = listener
    let utterance = AVSpeechUtterance(string: "-Hello")
    utterance.voice = AVSpeechSynthesisVoice(language: "de-DE")
    utterance.rate = 0.75
    let log = try withProgram("spd-say") { synthesizer.speak(utterance) }
    expect(synthesizer.isSpeaking)
    await withCheckedContinuation { listener.next = $0 }
    expect(listener.heard, equals: ["started", "spoke -Hello"])
    expect(try words(log), equals: ["-w", "-l", "de-DE", "-r", "50", "-p", "0", "-i", "0", "--", "-Hello"])
    expect(!synthesizer.isSpeaking)
  }
  @Test func `a film says that its pictures are not shown, and plays its sound`() throws {
    let player = AVPlayer(url: try sound())
    expect(player.currentItem?.duration.seconds, equals: 1)
    let window = TestWindow { VideoPlayer(player: player) }
    expect(window.reports.filter { $0.contains("VideoPlayer") }.count, equals: 1)
    _ = try withProgram("ffplay") { window.press("Play") }
    expect(player.rate, equals: 1)
    player.pause()
    expect(player.timeControlStatus, equals: .paused)
  }
  @Test func `there is no camera, and no microphone`() async throws {
    expect(AVCaptureDevice.authorizationStatus(for: .video), equals: .denied)
    let isGranted = await AVCaptureDevice.requestAccess(for: .video)
    expect(!isGranted)
    expect(AVCaptureDevice.default(for: .video) == nil)
    let session = AVCaptureSession()
    expect(reports(of: "AVCaptureSession") { session.startRunning() }.count, equals: 1)
    expect(!session.isRunning)
    let recorder = try AVAudioRecorder(
      url: URL(fileURLWithPath: "/tmp/a.m4a"), settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)])
    expect(!recorder.record())
  }
  @Test func `an app's session keeps what it is set to`() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
    try session.setActive(true)
    expect(session.category, equals: .playback)
    expect(session.mode, equals: .spokenAudio)
    expect(reports(of: "AudioServices") { AudioServicesPlaySystemSound(1104) }.count, equals: 1)
  }
  @Test func `times are fractions, and compare as such`() throws {
    let third = CMTime(value: 1, timescale: 3), half = CMTime(value: 1, timescale: 2)
    expect(third + half == CMTime(value: 5, timescale: 6))
    expect(half - third == CMTime(value: 1, timescale: 6))
    expect(third < half)
    expect(CMTime(value: 2, timescale: 4) == half)
    expect(CMTime(seconds: 1.5, preferredTimescale: 600).value, equals: 900)
    expect(CMTimeGetSeconds(CMTimeMake(value: 90, timescale: 60)), equals: 1.5)
    expect(CMTime.indefinite.seconds.isNaN)
    expect(!CMTime.invalid.isValid)
    expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1))
    expect(CMTimeRange(start: .zero, end: half).containsTime(third))
  }
}
