import Foundation
import HearthCore

/// A program of the desktop that plays a file or speaks a text.
struct PlayerProgram: Sendable {
  let path: String
  let arguments: @Sendable (_ file: String, _ volume: Float) -> [String]

  /// The program with this name in `PATH`; nil if there is none.
  static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
  /// Those that play files, the one that plays most kinds first.
  private static let players: [(name: String, arguments: @Sendable (String, Float) -> [String])] = [
    ("gst-play-1.0", { ["--no-interactive", "--quiet", "--volume=\($1)", "--videosink=fakesink", $0] }),
    ("mpv", { ["--no-video", "--really-quiet", "--no-terminal", "--volume=\(Int($1 * 100))", $0] }),
    ("ffplay", { ["-nodisp", "-autoexit", "-loglevel", "quiet", "-volume", "\(Int($1 * 100))", $0] }),
    ("pw-play", { ["--volume", "\($1)", $0] }),
    ("paplay", { ["--volume=\(Int($1 * 65536))", $0] }),
  ]
  /// The first that is installed; nil, which is reported, if none is.
  static func player(for name: String) -> PlayerProgram? {
    for (program, arguments) in players {
      if let path = find(program) { return PlayerProgram(path: path, arguments: arguments) }
    }
    let names = players.map(\.name).joined(separator: ", ")
    Report(
      kind: .notOnLinux, path: name, message: "nothing plays sounds: install one of the programs \(names)."
    ).tell()
    return nil
  }
}

/// A run of a program that plays or speaks.
final class PlayerRun: @unchecked Sendable {
  // The process is started and signalled by whoever plays; its end comes on the main queue.
  private let process = Process()
  private(set) var isPaused = false

  /// - Parameter ended: Called on the main queue, with whether the program ended by itself and well.
  init?(_ path: String, _ arguments: [String], ended: @escaping @Sendable (Bool) -> Void) {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      let isWell = process.terminationReason == .exit && process.terminationStatus == 0
      DispatchQueue.main.async { ended(isWell) }
    }
    do { try process.run() } catch { return nil }
  }
  deinit { stop() }
  func pause() { isPaused = process.suspend() }
  func resume() { if isPaused { isPaused = !process.resume() } }
  func stop() {
    if !process.isRunning { return }
    if isPaused { _ = process.resume() }
    process.terminate()
  }
}
