import Foundation
import HearthKeyboard
import Synchronization
import TestSupport

/// A user who types with the mouse on the software keyboard's keys, while its process is killed and its connection is
/// cut again and again; and a look at what the app's text has.
nonisolated struct KillDrive {
  let count: Int
  let seed: UInt64
  let directory: String

  /// Kills of one app's keyboard. More of them make longer pauses: the app waits twice as long each time.
  private static let killsPerApp = 4
  /// Apps at a time, each on a screen of its own.
  private static let lanes = 3
  /// Milliseconds: a frame.
  private static let frame = 1000.0 / 60

  private struct Result {
    var kills = 0, early = 0, cuts = 0, actions = 0, repeated = 0, skipped = 0, calls = 0.0, blocked = 0.0
    var sleep = 0.0, failures: [String] = []
    static func + (one: Result, other: Result) -> Result {
      Result(
        kills: one.kills + other.kills, early: one.early + other.early, cuts: one.cuts + other.cuts,
        actions: one.actions + other.actions, repeated: one.repeated + other.repeated,
        skipped: one.skipped + other.skipped, calls: one.calls + other.calls, blocked: one.blocked + other.blocked,
        sleep: max(one.sleep, other.sleep), failures: one.failures + other.failures)
    }
  }

  /// - Returns: Whether all is as it has to be.
  func run() -> Bool {
    let results = Mutex(Result()), lanes = min(Self.lanes, max(1, count / 8))
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      let share = count / lanes + (lane < count % lanes ? 1 : 0)
      let result = runLane(share, seed &+ UInt64(lane) &* 1_000_003, "\(directory)/\(lane)")
      results.withLock { $0 = $0 + result }
    }
    let all = results.withLock { $0 }
    for failure in all.failures.prefix(20) { print(failure) }
    let sleep = String(format: "%.1f", all.sleep)
    print(
      "\(all.kills) kills of hearth-keyboard, \(all.early) of them while it started, and \(all.cuts) connections cut; \(all.actions) keys reached the app, \(all.repeated) were sent again, \(all.skipped) presses found no keyboard, \(all.failures.count) wrong; the app's main thread: \(Int(all.calls)) calls on the socket, \(Int(all.blocked)) blocked, \(sleep) ms asleep at most; seed \(seed)"
    )
    return all.failures.isEmpty && all.kills == count && all.actions > count / 2 && all.calls > Double(count)
  }

  private func runLane(_ share: Int, _ seed: UInt64, _ directory: String) -> Result {
    var result = Result(), random = SeededGenerator(seed: seed)
    do {
      let screen = try Screen()
      defer { screen.end() }
      let keys = try calibrate(screen, directory)
      while result.kills < share {
        try life(min(Self.killsPerApp, share - result.kills), screen, keys, directory, &random, &result)
        // What is wrong once is wrong often.
        if result.failures.count >= 5 { break }
      }
    } catch { result.failures.append("\(error)") }
    return result
  }
  private func calibrate(_ screen: Screen, _ directory: String) throws -> Keys {
    let stage = try Stage(directory, on: screen, environment: ["HEARTH_KEYBOARD_TRACE": "views"])
    defer { stage.end() }
    try stage.click("plain")
    return try stage.keyboardKeys()
  }

  /// One app, from its start to its end.
  private func life(
    _ kills: Int, _ screen: Screen, _ keys: Keys, _ directory: String,
    _ random: inout SeededGenerator, _ result: inout Result
  ) throws {
    let stage = try Stage(directory, on: screen)
    defer { stage.end() }
    try stage.click("plain")
    var last: Int32 = 0
    for _ in 0..<kills {
      try stage.wait(for: "a keyboard's process") { stage.keyboard != last && stage.keyboard > 1 }
      last = stage.keyboard
      var user: Process?
      if random.next(8) == 0 {
        // While it starts.
        result.early += 1
        Thread.sleep(forTimeInterval: Double.random(in: 0...0.4, using: &random))
      } else {
        try stage.wait(for: "a keyboard that is up") { stage.isUp(keys) }
        if random.next(3) == 0 { stage.proxy.cut(after: random.next(120)) }
        user = try screen.drive(presses(60, keys, &random))
        Thread.sleep(forTimeInterval: Double.random(in: 0.02...0.8, using: &random))
      }
      kill(last, SIGKILL)
      result.kills += 1
      stage.proxy.cut(after: nil)
      // Fingers go on for a moment.
      Thread.sleep(forTimeInterval: Double.random(in: 0...0.05, using: &random))
      if let user {
        kill(user.processIdentifier, SIGKILL)
        user.waitUntilExit()
        try screen.perform(["mouseup", "1"])
      }
    }
    // It comes again, and goes on.
    try stage.wait(for: "another keyboard") { stage.keyboard != last && stage.isUp(keys) }
    // Its window may not be painted yet: who sees no key presses again.
    let before = stage.proxy.state.actions.count
    var pressed = Date.distantPast
    try stage.wait(for: "three letters and their acknowledgement") {
      let state = stage.proxy.state
      if state.actions.count >= before + 3 { return Self.isAcknowledged(state) }
      if Date().timeIntervalSince(pressed) > 1 {
        try? screen.perform(["q", "w", "e"].flatMap { keys.press($0) + ["sleep", "0.05"] })
        pressed = Date()
      }
      return false
    }
    try? awaitTruth("the text", seconds: 5) { stage.last("text ") == Self.expected(stage.proxy.state) }
    check(stage, &result)
    let figures = try stage.figures()
    guard figures.count == 6 else { throw ProbeProblem(description: "no figures") }
    result.calls += figures[0]
    result.blocked += figures[1]
    result.sleep = max(result.sleep, figures[3])
    if figures[1] > 0 { result.failures.append("\(Int(figures[1])) calls on the socket blocked") }
    if figures[3] > Self.frame { result.failures.append("the main thread slept for \(figures[3]) ms") }
  }
  /// Letters in the order of the alphabet, from a random one on, so that one that is there twice shows.
  private func presses(_ count: Int, _ keys: Keys, _ random: inout SeededGenerator) -> [String] {
    let first = random.next(26)
    return (0..<count).flatMap {
      keys.press(Keys.letters[(first + $0) % 26])
        + ["sleep", "\(Double.random(in: 0.001...0.03, using: &random))"]
    }
  }
  private static func isAcknowledged(_ state: SocketProxy.Record) -> Bool {
    guard let last = state.actions.last else { return false }
    return state.acknowledged[last.epoch] == last.sequence
  }
  /// What the text has to be: all that the keyboard sent, each once. A word of the bar takes the place of letters, which
  /// are deleted before.
  private static func expected(_ state: SocketProxy.Record) -> String {
    var text = ""
    for action in state.actions.map(\.action) {
      switch action {
      case .insert(let new): text += new
      case .deleteBackward: if !text.isEmpty { text.removeLast() }
      default: text += "?"
      }
    }
    return text
  }
  private func check(_ stage: Stage, _ result: inout Result) {
    let state = stage.proxy.state, text = stage.last("text ") ?? ""
    result.actions += state.actions.count
    result.repeated += state.repeated
    result.cuts += state.cuts
    if text != Self.expected(state) {
      result.failures.append("the text is '\(text)' and the keyboard sent '\(Self.expected(state))'")
    }
    result.failures += state.problems.map { "on the socket: \($0)" }
    for (epoch, actions) in Dictionary(grouping: state.actions, by: \.epoch) {
      // Numbers without a gap, and nothing acknowledged that was not sent.
      if actions.map(\.sequence) != Array(1...UInt32(actions.count)) {
        result.failures.append("the actions of a keyboard are numbered \(actions.map(\.sequence))")
      }
      if state.acknowledged[epoch, default: 0] > UInt32(actions.count) {
        result.failures.append("\(state.acknowledged[epoch]!) of \(actions.count) actions were acknowledged")
      }
      let letters = actions.compactMap {
        if case .insert(let text) = $0.action { Keys.letters.firstIndex(of: text) } else { nil }
      }
      for (one, next) in zip(letters, letters.dropFirst()) where epoch != state.actions.last?.epoch {
        let step = (next - one + 26) % 26
        if step == 0 { result.failures.append("a key was entered twice in '\(text)'") }
        result.skipped += max(0, step - 1)
      }
    }
  }
}
