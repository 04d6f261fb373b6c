import Foundation
import SwiftUI

/// Plays a file of sound. Set by tests, which have no speakers.
@MainActor struct AudioGraphPlayer {
  let play: @MainActor (Data) -> Void

  /// What a chart plays with.
  static var current = AudioGraphPlayer(play: playOnDesktop)

  /// The programs that play a file on desktops, the first that is installed: of PipeWire, PulseAudio and ALSA.
  static let programs = ["pw-play", "paplay", "aplay"]
  private static var running: Process?

  /// Plays by the desktop's sound server, and stops what was played before.
  private static func playOnDesktop(_ file: Data) {
    running?.terminate()
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let paths = programs.flatMap { program in folders.map { "\($0)/\(program)" } }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      FileHandle.standardError.write(
        Data("Charts: an audio graph is not heard: none of \(programs.joined(separator: ", ")) is installed.\n".utf8))
      return
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("chart-\(UUID().uuidString).wav")
    do {
      try file.write(to: url)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = [url.path]
      process.terminationHandler = { _ in try? FileManager.default.removeItem(at: url) }
      try process.run()
      running = process
    } catch {
      try? FileManager.default.removeItem(at: url)
      FileHandle.standardError.write(Data("Charts: an audio graph is not heard: \(error)\n".utf8))
    }
  }
}
