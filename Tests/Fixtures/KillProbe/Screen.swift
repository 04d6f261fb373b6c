import Foundation
import TestSupport

/// A virtual screen, and the user in front of it.
nonisolated final class Screen {
  private let server = Process()
  private let number: Int
  private let home: String

  init() throws {
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: try Self.find("Xvfb"))
    server.arguments = ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    _ = try Self.find("xdotool")
    home = NSTemporaryDirectory() + "kill-probe-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    // The threads of Dispatch block signals, and a child inherits that: it could not be asked to end.
    var all = sigset_t(), before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try server.run()
    guard
      let number = Int(
        String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(
          in: .whitespacesAndNewlines))
    else { throw DriveProblem(description: "Xvfb does not start") }
    self.number = number
  }
  func end() {
    server.terminate()
    server.waitUntilExit()
    try? FileManager.default.removeItem(atPath: home)
  }
  private static func find(_ name: String) throws -> String {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    guard let path = places.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw DriveProblem(
        description: "\(name) is not installed: see Scripts/install-dependencies, or run the test headless")
    }
    return path
  }

  /// Of an app that keeps its windows in `directory`. Nothing of the user's own desktop.
  func environment(keeping directory: String) -> [String: String] {
    var environment = [
      "DISPLAY": ":\(number)", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "HOME": home, "XDG_CONFIG_HOME": home,
      "XDG_RUNTIME_DIR": home,
      "XDG_STATE_HOME": directory, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "LANG": "C.UTF-8",
      "NO_AT_BRIDGE": "1",
      "GTK_IM_MODULE": "gtk-im-context-simple",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH"] { environment[name] = ProcessInfo.processInfo.environment[name] }
    return environment
  }

  /// A user who gives the app's window the keyboard, and presses keys until `end()`.
  func begin(_ seed: UInt64) throws -> User {
    var random = SeededGenerator(seed: seed)
    var keys: [String] = []
    for _ in 0..<80 {
      switch ProbeAction.next(&random) {
      case .push: keys += ["key", "ctrl+p"]
      case .back: keys += ["key", "alt+Left"]
      case .send: keys += ["key", "ctrl+s"]
      case .type(let letter): keys += ["key", "End", "key", letter]
      }
      keys += ["sleep", "\(Double.random(in: 0.002...0.03, using: &random))"]
    }
    return try User(path: Self.find("xdotool"), environment: environment(keeping: home), keys: keys)
  }

  final class User {
    private var process = Process()
    private let path: String
    private let environment: [String: String]
    init(path: String, environment: [String: String], keys: [String]) throws {
      (self.path, self.environment) = (path, environment)
      for arguments in [["search", "--sync", "--onlyvisible", "--name", ".", "windowfocus", "--sync"], keys] {
        process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.environment = environment
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        if arguments != keys { process.waitUntilExit() }
      }
    }
    func end() {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // A key that is down goes on typing, into the next window.
      let release = Process()
      release.executableURL = URL(fileURLWithPath: path)
      release.environment = environment
      release.arguments = (["ctrl", "alt", "End", "Left"] + "abcdefghijklmnopqrstuvwxyz".map { String($0) }).flatMap {
        ["keyup", $0]
      }
      if (try? release.run()) != nil { release.waitUntilExit() }
    }
  }
}
