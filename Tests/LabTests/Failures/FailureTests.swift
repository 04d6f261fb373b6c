import Foundation
import HearthTesting
import SwiftUI
import Testing

/// Calls of files that fail, one at a time, while an app keeps something: nothing that was kept before is lost, nothing hangs, and somebody is told.
///
/// The calls fail in a process of their own, into which `Benchmarks/Lab/Failures/failing-calls.c` is loaded. `HEARTH_FAILURES=all` tries each call
/// that an app makes (`Scripts/lab failures`).
@MainActor @Suite("Failing systems", .serialized) struct FailureTests {}

@MainActor extension FailureTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment

  @Test(arguments: ["write", "open", "rename", "fsync", "mkdir", "truncate"])
  func `nothing is lost when a call fails`(_ call: String) throws {
    let library = try Self.library.get()
    let isLong = Self.environment["HEARTH_FAILURES"] == "all"
    for number in isLong ? Array(1...200) : [1] {
      var anyFailed = false
      for suffix in ["", "+"] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("failures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = FailingApp(folder: folder), note = folder.appendingPathComponent("note")
        if call != "mkdir" { #expect(app.keep("old") == []) }
        let answer = try Self.runChild(folder, "\(call) \(number)\(suffix)", library, note)
        let what = "\(call) \(number)\(suffix): \(answer.said)"
        if !FileManager.default.fileExists(atPath: note.path) { continue }
        anyFailed = true
        #expect(answer.status == 0, "\(what)")
        let kept = app.kept()
        let olds = call == "mkdir" ? [] : ["old"]
        // A state file that cannot be read is kept under another name, and its window begins anew.
        let isKept = call == "open" && FailingApp.hasUnreadableState(in: folder)
        if call != "mkdir" {
          #expect(kept.scene == "old" || kept.scene == "new" || isKept, "\(what): \(kept)")
          #expect(kept.draft == "old" || kept.draft == "new", "\(what): \(kept)")
        }
        #expect(kept.notes == olds || kept.notes == ["new"] + olds, "\(what): \(kept)")
        // What is not there was said not to be.
        let isWhole = kept.scene == "new" && kept.draft == "new" && kept.notes == ["new"] + olds
        #expect(isWhole || !answer.said.isEmpty, "\(what): \(kept)")
      }
      #expect(anyFailed || number > 1, "an app makes no call of \(call)")
      if !anyFailed { break }
    }
  }

  /// The part of the test that runs in a process whose calls fail.
  @Test(.enabled(if: environment["HEARTH_FAILING_APP"] != nil)) func `an app whose calls fail`() throws {
    let folder = URL(fileURLWithPath: try #require(Self.environment["HEARTH_FAILING_APP"]))
    for problem in FailingApp(folder: folder).keep("new") { print("PROBLEM \(problem)") }
  }

  private static func runChild(
    _ folder: URL, _ call: String, _ library: URL, _ note: URL
  ) throws -> (status: Int32, said: [String]) {
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = [
      "120", CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter", "an app whose calls fail",
    ]
    process.environment = environment.merging([
      "HEARTH_FAILING_APP": folder.path, "HEARTH_FAIL": call, "HEARTH_FAIL_BELOW": folder.path,
      "HEARTH_FAIL_NOTE": note.path, "LD_PRELOAD": library.path, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    return (process.terminationStatus, lines.filter { $0.hasPrefix("PROBLEM ") || $0.contains("Fatal") })
  }
  /// Compiled once for all tests.
  private static let library: Result<URL, any Error> = Result {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = root.appendingPathComponent("Benchmarks/Lab/Failures/failing-calls.c")
    let library = FileManager.default.temporaryDirectory.appendingPathComponent("failing-calls-\(getpid()).so")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["clang", "-shared", "-fPIC", "-o", library.path, source.path, "-ldl"]
    try process.run()
    process.waitUntilExit()
    return library
  }
}
