import Building
import Foundation
import Project
import Synchronization

/// One process of an app that is watched, in a folder of its own: the program, where its resources are, and the state of its windows.
final class Generation: @unchecked Sendable {
  // What changes is in `state`, and `process` is used by the main thread alone, but for its identifier.
  private struct State {
    var hasPicture = false
    var unfinishedLine = ""
  }

  let folder: URL
  private let process = Process()
  private let state = Mutex(State())

  /// - Parameter previous: Whose windows come back.
  init(_ app: BuiltApp, _ arguments: [String], in folder: URL, after previous: Generation?) throws {
    self.folder = folder
    let files = FileManager.default, name = app.program.lastPathComponent
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.copyItem(at: app.program, to: folder.appending(path: name))
      // A package's program has those of all its targets, and libraries of a project lie beside it.
      let built = app.program.deletingLastPathComponent()
      for other in try files.contentsOfDirectory(atPath: built.path)
      where other.hasSuffix(".resources") || other.hasSuffix(".so") {
        try files.copyItem(at: built.appending(path: other), to: folder.appending(path: other))
      }
      if let previous, files.fileExists(atPath: previous.states.path) {
        try files.copyItem(at: previous.states, to: states)
      }
    } catch { throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)") }
    try start(folder.appending(path: name), app.arguments + arguments, app.environment)
  }

  private var states: URL { folder.appending(path: "state") }
  var isRunning: Bool { process.isRunning }
  var identifier: Int32 { process.processIdentifier }
  /// Whether the user has ended it.
  var hasQuit: Bool { !process.isRunning && process.terminationReason == .exit && process.terminationStatus == 0 }
  var hasPicture: Bool { state.withLock { $0.hasPicture } }

  private func start(_ program: URL, _ arguments: [String], _ added: [String: String]) throws {
    let told = ["--new-instance"] + arguments
    // It ends with this process, however that ends.
    if let bound = Toolchain.program("setpriv") {
      process.executableURL = bound
      process.arguments = ["--pdeathsig", "TERM", program.path] + told
    } else {
      process.executableURL = program
      process.arguments = told
    }
    var environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
    let asked = environment["HEARTH_TRACE"] ?? ""
    environment["HEARTH_TRACE"] = asked.isEmpty ? "frames" : asked + ",frames"
    environment["XDG_STATE_HOME"] = states.path
    environment["HEARTH_INSPECT"] = RunningApp.folder()?.path
    process.environment = environment
    let pipe = Pipe()
    process.standardError = pipe
    let showsFrames = asked.split(separator: ",").contains("frames")
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.take(data, showsFrames)
    }
    do { try process.run() } catch { throw ProjectProblem("\(program.path) cannot be started: \(error)") }
  }

  /// What it says on its standard error, without the lines that are asked for here.
  private func take(_ data: Data, _ showsFrames: Bool) {
    let lines: [Substring] = state.withLock { state in
      let text = state.unfinishedLine + String(decoding: data, as: UTF8.self)
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      state.unfinishedLine = data.isEmpty ? "" : String(lines.removeLast())
      if lines.contains(where: { $0.contains("first frame painted at") }) { state.hasPicture = true }
      return lines
    }
    for line in lines where showsFrames || !line.contains(#/frame( \d+)? painted at/#) {
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }

  /// Shows a sentence over its windows. An app that does not answer shows what it showed.
  func show(_ notice: String) { _ = try? RunningApp(process: identifier)?.ask("notice", notice) }

  /// Asks it to end, and ends it where it has not after two seconds.
  func end() {
    if process.isRunning { kill(identifier, SIGTERM) }
    for _ in 0..<200 where process.isRunning { usleep(10_000) }
    if process.isRunning { kill(identifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}
