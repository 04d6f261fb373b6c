import DataProbe
import Foundation
import GRDB
import QuickTesting
import TestSupport

/// What `DataProbe` says when it runs beside the tests.
private struct ProbeRun {
  let status: Int32
  let output: String
  /// The program, which the build has put beside the one that runs the tests.
  static var path: String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("DataProbe").path
  }
  static func start(_ arguments: [String]) throws -> () -> ProbeRun {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    return {
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return ProbeRun(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
  }
}

struct KillTests {
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = TemporaryDirectory()
    try body(URL(fileURLWithPath: folder.path).appendingPathComponent("data.store"))
  }
  /// SQLite's own check of a file.
  private func integrity(_ file: URL) throws -> [String] {
    try DatabaseQueue(path: file.path).read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
  }
  private func kill(_ kit: Kit, _ seed: UInt64) throws {
    try withFile { file in
      let saves = try Kills(program: ProbeRun.path, kit, file, seed).run(50)
      expect(saves > 0)
      expect(try integrity(file), equals: ["ok"])
    }
  }

  @Test func `a program that is killed while SwiftData saves has what was saved, and all of a save or nothing`() throws
  {
    try kill(.swiftData, 1)
  }
  @Test func `a program that is killed while Core Data saves has what was saved, and all of a save or nothing`() throws
  {
    try kill(.coreData, 2)
  }

  @Test func `where there is no room a save is an error that names the file, and what was saved stays`() throws {
    for kit in Kit.allCases {
      try withFile { file in
        let run = try ProbeRun.start(["limited", kit.rawValue, file.path, "5", "300000"])()
        let lines = run.output.split(separator: "\n").map(String.init)
        let error = try require(lines.first { $0.hasPrefix("error: ") })
        expect(error.contains(file.path), error)
        var plain = PlainHistory(seed: 5)
        let acknowledged = lines.compactMap { Int($0) }.last ?? 0
        expect(acknowledged > 0)
        try HistoryCheck.check(kit, file, &plain, acknowledged: acknowledged)
        expect(try integrity(file), equals: ["ok"])
      }
    }
  }

  @Test func `of two programs that save to one store nothing is lost, and each has what the other saved`() throws {
    for kit in Kit.allCases {
      try withFile { file in
        _ = try kit.open(file)
        let reader = try kit.open(file)
        let runs = try [0, 1000, 2000].map { try ProbeRun.start(["add", kit.rawValue, file.path, "\($0)", "40"]) }
        for run in runs {
          let result = run()
          expect(result.status, equals: 0, result.output)
        }
        let wanted = Set([0, 1000, 2000].flatMap { $0..<$0 + 40 })
        expect(try reader.numbers(), equals: wanted)
        expect(try integrity(file), equals: ["ok"])
      }
    }
  }

  @Test func `a store that another connection writes to is read meanwhile, and written to afterwards`() throws {
    for kit in Kit.allCases {
      try withFile { file in
        let keeper = try kit.open(file)
        try keeper.add(1)
        var settings = Configuration()
        settings.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: file.path, configuration: settings)
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        // Reading is not held up.
        expect(try keeper.numbers(), equals: [1])
        try other.inDatabase { try $0.execute(sql: "COMMIT") }
        try keeper.add(2)
        expect(try kit.open(file).numbers(), equals: [1, 2])
      }
    }
  }
  @Test func `a check finds a save that is missing and a row that is different`() throws {
    for kit in Kit.allCases {
      try withFile { file in
        var plain = PlainHistory(seed: 9)
        let keeper = try kit.open(file)
        for _ in 0..<12 {
          let operations = plain.next()
          try keeper.write(operations, step: plain.step)
        }
        var good = PlainHistory(seed: 9)
        try HistoryCheck.check(kit, file, &good, acknowledged: 12)
        expect(throws: Loss.self) {
          var fresh = PlainHistory(seed: 9)
          try HistoryCheck.check(kit, file, &fresh, acknowledged: 14)
        }
        expect(throws: Loss.self) {
          var foreign = PlainHistory(seed: 10)
          try HistoryCheck.check(kit, file, &foreign, acknowledged: 12)
        }
      }
    }
  }
}
