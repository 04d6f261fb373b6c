import Foundation

/// Plays a file of sound. Set by tests, which have no speakers.
@MainActor package struct AudioGraphPlayer {
  package let play: @MainActor (Data) -> Void
  package init(play: @escaping @MainActor (Data) -> Void) { self.play = play }

  /// What charts play with.
  package static var current = AudioGraphPlayer(play: playOnDesktop)
  /// What the action that plays is called. Source: seen, VoiceOver's rotor of a chart on iOS.
  package static let actionName = "Play Audio Graph"

  /// The programs that play a file on desktops, the first that is installed: of PipeWire, PulseAudio and ALSA.
  package static let programs = ["pw-play", "paplay", "aplay"]
  private static var running: Process?

  /// Plays by the desktop's sound server, and stops what was played before.
  private static func playOnDesktop(_ file: Data) {
    running?.terminate()
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let paths = programs.flatMap { program in folders.map { "\($0)/\(program)" } }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      return report("it is not heard: none of \(programs.joined(separator: ", ")) is installed")
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
      report("it is not heard: \(error)")
    }
  }
  private static func report(_ message: String) {
    Report(kind: .notOnLinux, path: "Audio graph", message: message).tell()
  }
}
