import Foundation
import HearthCore
import HearthTesting
import SwiftUI
import Testing

/// Random events over the examples. `Scripts/lab monkeys` does more of them, and shortens a run that has found something.
@MainActor @Suite("Monkeys", .serialized) struct MonkeyTests {}

@MainActor extension MonkeyTests {
  @Test(arguments: MonkeySubject.allCases) func `a few random events leave an example whole`(_ subject: MonkeySubject) {
    let (_, fault) = MonkeyRun(subject).run(seed: 7, count: 12)
    #expect(fault == nil, "\(fault.map { "\($0)" } ?? "")")
  }
  @Test func `what monkeys found does not come back`() throws {
    let files = try FileManager.default.contentsOfDirectory(at: MonkeyFiles.kept, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let name = file.lastPathComponent.prefix { $0 != "-" }
      let subject = try #require(MonkeySubject(rawValue: String(name)), "\(file.lastPathComponent)")
      let fault = MonkeyRun(subject).replay(try MonkeyFiles.read(file))
      #expect(fault == nil, "\(file.lastPathComponent): \(fault.map { "\($0)" } ?? "")")
    }
  }

  // MARK: - The monkeys themselves

  @Test func `a button without a label is found, by any event`() throws {
    let run = MonkeyRun { TestWindow { Button("") {}.frame(width: 40, height: 40) } }
    let fault = try #require(run.run(seed: 1, count: 3).1)
    #expect(fault.step == -1)
    #expect(fault.messages.contains { $0.hasPrefix("An element that is pressed has no label") })
  }
  @Test func `a view that trips over the third press is found, and needs no more than three events`() throws {
    let run = MonkeyRun { TestWindow { Tripwire() } }
    let press = MonkeyEvent.key(" ", modifiers: 0, repeats: 0)
    let (events, fault) = run.run(seed: 3, count: 100)
    #expect(fault != nil)
    let shortest = MonkeyShortening.shorten(events) { run.replay($0) != nil }
    #expect(shortest.count <= 3)
    #expect(run.replay([press, press]) == nil)
  }
  @Test func `a seed chooses the same events again`() {
    let run = MonkeyRun(.planner)
    #expect(run.run(seed: 11, count: 20).0 == run.run(seed: 11, count: 20).0)
  }
  @Test func `shortening keeps what matters, in its order`() {
    let shortest = MonkeyShortening.shorten(Array(0..<200)) { list in
      list.contains(17) && list.contains(150) && list.firstIndex(of: 17)! < list.firstIndex(of: 150)!
    }
    #expect(shortest == [17, 150])
  }

  // MARK: - Scripts/lab monkeys

  private nonisolated static let environment = ProcessInfo.processInfo.environment

  /// `HEARTH_MONKEYS` is an example, a seed and a number of events with spaces between them.
  @Test(.enabled(if: environment["HEARTH_MONKEYS"] != nil)) func `many events`() throws {
    let words = try #require(Self.environment["HEARTH_MONKEYS"]).split(separator: " ")
    let subject = try #require(MonkeySubject(rawValue: String(words[0])))
    let seed = try #require(UInt64(words[1])), count = try #require(Int(words[2]))
    let file = URL(fileURLWithPath: try #require(Self.environment["HEARTH_MONKEY_EVENTS"]))
    let log = MonkeyFiles.Log(file)
    var run = MonkeyRun(subject)
    run.willPerform = { log.add($0, $1) }
    let (_, fault) = run.run(seed: seed, count: count)
    #expect(fault == nil, "\(subject) \(seed): \(fault.map { "\($0)" } ?? "")")
  }
  /// `HEARTH_MONKEY_REPLAY` is an example and a file with events.
  @Test(.enabled(if: environment["HEARTH_MONKEY_REPLAY"] != nil)) func `events of a file`() throws {
    let words = try #require(Self.environment["HEARTH_MONKEY_REPLAY"]).split(separator: " ", maxSplits: 1)
    let subject = try #require(MonkeySubject(rawValue: String(words[0])))
    let fault = MonkeyRun(subject).replay(try MonkeyFiles.read(URL(fileURLWithPath: String(words[1]))))
    #expect(fault == nil, "\(subject): \(fault.map { "\($0)" } ?? "")")
  }
  /// `HEARTH_MONKEY_SHORTEN` is the same. The file has as few events as possible then. Each try is a process of its own: it may end in an event.
  @Test(.enabled(if: environment["HEARTH_MONKEY_SHORTEN"] != nil)) func `shortens the events of a file`() throws {
    let words = try #require(Self.environment["HEARTH_MONKEY_SHORTEN"]).split(separator: " ", maxSplits: 1)
    let file = URL(fileURLWithPath: String(words[1])), part = file.appendingPathExtension("part")
    let shortest = MonkeyShortening.shorten(try MonkeyFiles.read(file)) { events in
      guard (try? MonkeyFiles.write(events, to: part)) != nil else { return false }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["--testing-library", "swift-testing", "--filter", "events of a file"]
      process.environment = Self.environment.merging([
        "HEARTH_MONKEY_REPLAY": "\(words[0]) \(part.path)", "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }
      process.environment?["HEARTH_MONKEY_SHORTEN"] = nil
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus != 0 || process.terminationReason == .uncaughtSignal
    }
    try MonkeyFiles.write(shortest, to: file)
    try? FileManager.default.removeItem(at: part)
    print("\(shortest.count) events are left")
  }
}

/// Loses its label when it has been pressed three times.
private struct Tripwire: View {
  @State private var presses = 0
  var body: some View {
    Button(presses < 3 ? "Press" : "") { presses += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
