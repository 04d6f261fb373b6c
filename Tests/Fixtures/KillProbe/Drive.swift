import Foundation
import Synchronization
import TestSupport

/// Starts the app, kills it at a random moment, and looks at what the next start shows.
nonisolated struct Drive {
  enum Mode: String { case window, headless }
  let program: String
  let mode: Mode
  let count: Int
  let seed: UInt64
  let directory: String

  /// Seconds that the app lives at most after its first frame.
  private static let longestLife = 1.6
  /// Seconds within which one of five lives ends: while the app starts, and restores what it had.
  private static let longestStart = 0.5
  /// Apps at a time, each with a directory and a screen of its own.
  private static let lanes = 4

  func run() -> Bool {
    let results = Mutex<[(History, Int)]>([])
    DispatchQueue.concurrentPerform(iterations: Self.lanes) { lane in
      let share = count / Self.lanes + (lane < count % Self.lanes ? 1 : 0)
      let result = runLane(share, seed &+ UInt64(lane) &* 1_000_003, "\(directory)/\(lane)")
      results.withLock { $0.append(result) }
    }
    let all = results.withLock { $0 }
    let kills = all.reduce(0) { $0 + $1.1 }, pages = all.reduce(0) { $0 + $1.0.pagesComeBackTo }
    let losses = all.flatMap { $0.0.losses }.sorted(), failures = all.flatMap { $0.0.failures }
    for failure in failures.prefix(20) { print(failure) }
    func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
    let middle = losses.isEmpty ? 0 : losses[losses.count / 2]
    print(
      "\(mode.rawValue): \(kills) kills, \(losses.count) starts compared, \(failures.count) wrong; what came back had been true until \(milliseconds(middle)) before the kill (median), \(milliseconds(losses.last ?? 0)) (worst); \(pages) covered pages had their text; seed \(seed)"
    )
    return failures.isEmpty && !losses.isEmpty && kills == count
  }

  private func runLane(_ count: Int, _ seed: UInt64, _ directory: String) -> (History, kills: Int) {
    var history = History(), kills = 0
    var random = SeededGenerator(seed: seed)
    var screen: Screen?
    if mode == .window {
      do { screen = try Screen() } catch {
        history.failures.append("\(error)")
        return (history, 0)
      }
    }
    defer { screen?.end() }
    for turn in 0...count {
      // The last start is looked at and not counted.
      let isEarly = turn < count && Int.random(in: 0..<5, using: &random) == 0
      let wait = Double.random(in: 0.01...(isEarly ? Self.longestStart : Self.longestLife), using: &random)
      do {
        let life = try Life(program, directory, random.next(), screen)
        var user: Screen.User?
        if !isEarly {
          try life.awaitStart()
          user = try screen?.begin(random.next())
        }
        Thread.sleep(forTimeInterval: wait)
        // In the middle of what the user does.
        let (lines, end) = life.kill()
        user?.end()
        if turn < count { kills += 1 }
        history.add(lines, killedAt: end)
      } catch {
        history.failures.append("\(error)")
        return (history, kills)
      }
    }
    return (history, kills)
  }
}

/// What could not be started, or says nothing.
nonisolated struct DriveProblem: Error, CustomStringConvertible { let description: String }

/// The app, from its start until it is killed.
nonisolated final class Life {
  private final class Output: Sendable {
    let text = Mutex(Data())
    let end = DispatchSemaphore(value: 0)
    /// Reads until the other side has closed.
    func read(_ handle: FileHandle) {
      while true {
        let data = handle.availableData
        if data.isEmpty { break }
        text.withLock { $0.append(data) }
      }
      end.signal()
    }
  }
  private let process = Process()
  private let output = Output()

  /// - Parameter screen: Nil for the app without a display, which is its own user.
  init(_ program: String, _ directory: String, _ seed: UInt64, _ screen: Screen?) throws {
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    if let screen {
      process.arguments = ["show", "--new-instance"]
      process.environment = screen.environment(keeping: directory)
    } else {
      process.arguments = ["run", directory, "\(seed)"]
    }
    process.standardOutput = pipe
    try process.run()
    let output = output, handle = pipe.fileHandleForReading
    Thread { output.read(handle) }.start()
  }

  private var lines: [String] {
    var lines = output.text.withLock { String(decoding: $0, as: UTF8.self) }.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    // A line that broke off says nothing.
    lines.removeLast()
    return lines
  }
  func awaitStart() throws {
    let end = Date(timeIntervalSinceNow: 30)
    while !lines.contains(where: { $0.contains(" start ") }) {
      if !process.isRunning || Date() > end {
        _ = kill()
        throw DriveProblem(description: "the app does not start; it said: \(lines.joined(separator: "\n"))")
      }
      Thread.sleep(forTimeInterval: 0.004)
    }
  }
  /// What it printed, and when it was killed.
  func kill() -> (lines: [String], end: UInt64) {
    let end = ProbeLog.nanoseconds()
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    output.end.wait()
    return (lines, end)
  }
}
