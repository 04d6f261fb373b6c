import Foundation
import Synchronization

/// Starts the probe, kills it, and looks at what the next start shows.
nonisolated enum Drive {
  /// Seconds that a state may have been gone when the process was killed, and still be what the next start shows.
  static let longestLoss = 1.0
  /// Seconds that the probe lives at most.
  static let longestLife = 1.6
  /// Probes at a time, each with a directory of its own.
  static let lanes = 4

  struct Result {
    var kills = 0
    var checks = 0
    var failures: [String] = []
    /// Seconds before the kill that what came back was still true; 0 when it was the last state.
    var losses: [Double] = []
  }

  static func run(program: String, count: Int, seed: UInt64, directory: String) -> Bool {
    let results = Mutex<[Result]>([])
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      let share = count / lanes + (lane < count % lanes ? 1 : 0)
      let result = runLane(program, share, seed &+ UInt64(lane) &* 1_000_003, "\(directory)/\(lane)")
      results.withLock { $0.append(result) }
    }
    let all = results.withLock { $0 }
    let kills = all.reduce(0) { $0 + $1.kills }, checks = all.reduce(0) { $0 + $1.checks }
    let losses = all.flatMap(\.losses).sorted(), failures = all.flatMap(\.failures)
    for failure in failures.prefix(20) { print(failure) }
    let middle = losses.isEmpty ? 0 : losses[losses.count / 2]
    print(
      "\(kills) kills, \(checks) starts checked, \(failures.count) wrong; what came back had been true until \(milliseconds(middle)) before the kill (median), \(milliseconds(losses.last ?? 0)) (worst); seed \(seed)")
    return failures.isEmpty && checks > 0 && kills == count
  }
  private static func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

  private static func runLane(_ program: String, _ count: Int, _ seed: UInt64, _ directory: String) -> Result {
    var result = Result()
    var random = Numbers(state: seed)
    // What was shown, with the time in nanoseconds from which on; the first process begins with nothing.
    var history: [(from: UInt64, state: String)] = [(0, "0||")]
    var killed: UInt64 = 0
    for turn in 0...count {
      // The last start is looked at and not counted.
      let life = turn == count ? longestLife : Double.random(in: 0.02...longestLife, using: &random)
      guard let (lines, end) = live(program, directory, random.next(), life) else {
        result.failures.append("the probe cannot be started")
        return result
      }
      if turn < count { result.kills += 1 }
      // A line that broke off says nothing.
      guard let first = lines.first, first.hasPrefix("start ") else {
        if let first = lines.first, !first.isEmpty { result.failures.append("unexpected: \(first)") }
        continue
      }
      result.checks += 1
      let state = String(first.dropFirst(6))
      if let index = history.lastIndex(where: { $0.state == state }) {
        let until = index + 1 < history.count ? history[index + 1].from : killed
        let loss = killed > until ? Double(killed - until) * 1e-9 : 0
        result.losses.append(loss)
        if loss > longestLoss { result.failures.append("\(directory): \(state) was gone for \(milliseconds(loss)) when the process was killed") }
      } else {
        result.failures.append("\(directory): \(state) was never shown; the last was \(history.last!.state)")
      }
      history = [(0, state)]
      for line in lines.dropFirst() {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, let time = UInt64(parts[0]) { history.append((time, String(parts[1]))) } else {
          result.failures.append("\(directory): the window shows something else than it should: \(line)")
        }
      }
      killed = end
    }
    return result
  }

  /// One life of the probe: what it printed, in whole lines, and when it was killed.
  private static func live(_ program: String, _ directory: String, _ seed: UInt64, _ seconds: Double) -> (lines: [String], end: UInt64)? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["run", directory, "\(seed)"]
    process.standardOutput = pipe
    do { try process.run() } catch { return nil }
    let read = DispatchQueue(label: "read"), data = Mutex(Data())
    read.async {
      let all = pipe.fileHandleForReading.readDataToEndOfFile()
      data.withLock { $0 = all }
    }
    Thread.sleep(forTimeInterval: seconds)
    let end = KillProbe.nanoseconds()
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    read.sync {}
    var lines = data.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeLast()
    return (lines, end)
  }
}
