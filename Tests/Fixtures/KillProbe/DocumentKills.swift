import Foundation
import HearthTesting
import SwiftUI
import Synchronization
import TestSupport
import UniformTypeIdentifiers

// A program that is killed while it saves its document. The file is the old or the new one, whole.

/// A document of some hundred kilobytes that tells whether it is whole.
nonisolated struct CheckedDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var generation = 0
  init() {}
  init(configuration: ReadConfiguration) throws {
    guard let generation = Self.generation(configuration.file.regularFileContents ?? Data()) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.generation = generation
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Self.data(generation))
  }
  static func data(_ generation: Int) -> Data {
    let line = "generation \(generation)\n"
    return Data(String(repeating: line, count: 20_000 + generation % 7).utf8)
  }
  /// Nil where the data is not whole.
  static func generation(_ data: Data) -> Int? {
    guard let end = data.firstIndex(of: 10),
      let generation = Int(String(decoding: data[..<end], as: UTF8.self).dropFirst("generation ".count))
    else { return nil }
    return data == Self.data(generation) ? generation : nil
  }
}
struct CheckedApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: CheckedDocument()) { file in
      Button("Next") { file.document.generation += 1 }.accessibilityIdentifier("next")
      Text(verbatim: "\(file.document.generation)").accessibilityIdentifier("generation")
    }
  }
}

enum DocumentProbe {
  /// Changes and saves the document until the process is killed: `start N`, then `saved N` for each.
  static func write(_ file: URL, state: URL) {
    let window = TestWindow(CheckedApp.self, storage: state, opening: [file])
    guard window.windows.count == 1, let first = Int((try? window.element("generation").label) ?? "") else {
      return say("problem \(window.tree)")
    }
    say("start \(first)")
    var generation = first
    while true {
      window.click("next")
      generation += 1
      window.press("s", modifiers: .command)
      if window.title != file.lastPathComponent { return say("problem \(window.title)") }
      say("saved \(generation)")
    }
  }
  /// Saves a document that there is no room for: whether the user is told, and the old file is whole.
  static func saveWithoutRoom(_ directory: URL, limit: UInt64?) -> Bool {
    let file = directory.appendingPathComponent("full.txt")
    let old = CheckedDocument.data(1)
    do { try old.write(to: file) } catch { return false }
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("full-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: state) }
    let window = TestWindow(CheckedApp.self, storage: state, opening: [file])
    if let limit {
      var value = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
      guard setrlimit(__rlimit_resource_t(1), &value) == 0 else { return false }
    }
    window.click("next")
    window.press("s", modifiers: .command)
    let isTold = window.find { $0.label.contains("There is no room left on the disk") } != nil
    let isWhole = FileManager.default.contents(atPath: file.path) == old
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    let isClean = !names.contains { $0.contains(".saving-") }
    let reports = window.reports, shown = window.tree
    // The window goes on below the message.
    while let button = window.find({ $0.label == "OK" && $0.traitNames.contains("button") }) {
      window.click(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    }
    let isKept = (try? window.element("generation").label) == "2" && window.title == "full.txt — Edited"
    if !isKept || !reports.isEmpty { print("\(reports)\n\(shown)\nthen \(window.title)\n\(window.tree)") }
    print("no room: told \(isTold), old file whole \(isWhole), nothing left over \(isClean), changes kept \(isKept)")
    return isTold && isWhole && isClean && isKept
  }
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

/// Kills the program that saves, again and again, and looks at the file.
nonisolated struct DocumentDrive {
  let program: String
  let count: Int
  let seed: UInt64
  let directory: String
  private static let lanes = 2
  /// Seconds of saving before a kill.
  private static let longestLife = 0.15

  func run() -> Bool {
    let results = Mutex<[(kills: Int, during: Int, failures: [String])]>([])
    DispatchQueue.concurrentPerform(iterations: Self.lanes) { lane in
      let share = count / Self.lanes + (lane < count % Self.lanes ? 1 : 0)
      let result = runLane(share, seed &+ UInt64(lane) &* 1_000_003, "\(directory)/document-\(lane)")
      results.withLock { $0.append(result) }
    }
    let all = results.withLock { $0 }
    let kills = all.reduce(0) { $0 + $1.kills }, during = all.reduce(0) { $0 + $1.during }
    let failures = all.flatMap(\.failures)
    for failure in failures.prefix(20) { print(failure) }
    print(
      "documents: \(kills) kills while saving, \(during) of them with a file begun; \(failures.count) wrong; seed \(seed)"
    )
    return failures.isEmpty && kills == count
  }
  private func runLane(
    _ count: Int, _ seed: UInt64, _ directory: String
  ) -> (kills: Int, during: Int, failures: [String]) {
    var random = SeededGenerator(seed: seed), kills = 0, during = 0, failures: [String] = []
    let manager = FileManager.default, folder = directory + "/files", file = URL(fileURLWithPath: folder + "/a.txt")
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard (try? CheckedDocument.data(0).write(to: file)) != nil else { return (0, 0, ["the file cannot be made"]) }
    for _ in 0..<count {
      let process = Process(), pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["write", file.path, directory + "/state"]
      process.standardOutput = pipe
      guard (try? process.run()) != nil else { return (kills, during, failures + ["the program does not start"]) }
      let output = pipe.fileHandleForReading
      var text = String(decoding: output.availableData, as: UTF8.self)
      Thread.sleep(forTimeInterval: Double.random(in: 0.001...Self.longestLife, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      text += String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
      kills += 1
      let lines = text.split(separator: "\n")
      guard
        let saved = lines.last(where: { $0.hasPrefix("saved") || $0.hasPrefix("start") }).flatMap({
          Int($0.split(separator: " ").last ?? "")
        })
      else {
        failures.append("it said: \(text.prefix(300))")
        continue
      }
      let left = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { $0 != "a.txt" }
      if !left.isEmpty { during += 1 }
      if left.count > 1 { failures.append("unfinished files are left: \(left)") }
      guard let data = manager.contents(atPath: file.path) else {
        failures.append("the file is gone after \(saved)")
        continue
      }
      guard let generation = CheckedDocument.generation(data) else {
        failures.append("the file is not whole: \(data.count) bytes after \(saved)")
        continue
      }
      if generation != saved && generation != saved + 1 {
        failures.append("the file has generation \(generation) after \(saved) was saved")
      }
    }
    return (kills, during, failures)
  }
}
