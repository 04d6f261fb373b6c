import Foundation
import Testing

/// The command of the installed Hearth that `HEARTH_SDK` names, and a folder for what it builds.
final class Command {
  static let sdk = ProcessInfo.processInfo.environment["HEARTH_SDK"]

  let folder = FileManager.default.temporaryDirectory.appending(path: "hearth-command-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ text: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: name).path) }

  /// Both outputs of `hearth`, and its status.
  func run(
    _ arguments: String..., environment changes: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    try run(arguments, environment: changes)
  }
  func run(
    _ arguments: [String], environment changes: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = start(arguments, environment: changes), pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
  /// The revision that a tag of a repository names.
  func revision(of tag: String, in repository: String) throws -> String {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "rev-parse", tag]
    process.currentDirectoryURL = folder.appending(path: repository)
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
  /// A program in PATH.
  static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy.map { URL(fileURLWithPath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
  /// `hearth` that has not been started.
  func start(_ arguments: [String], environment changes: [String: String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.sdk ?? "/nonexistent").appending(path: "bin/hearth")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
    environment["XDG_RUNTIME_DIR"] = folder.path
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "HEARTH_TRACE"] { environment[name] = nil }
    process.environment = environment.merging(changes) { $1 }
    return process
  }

  static let app = """
    import SwiftUI

    @main struct Hello: App { var body: some Scene { WindowGroup { Text("Hello") } } }

    """
}
