import Foundation
import Project
import Testing

@testable import Lowering

final class LoweringCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var cache: URL { folder.appendingPathComponent("cache") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  /// The size of what is kept of so many files, each with methods that all have to know of.
  private func recordSize(_ count: Int) throws -> Int {
    let files = try (0..<count).map { number in
      let methods = (0..<20).map { "  @objc func method\($0)Of\(number)(_ sender: Int) {}\n" }.joined()
      return try write("File\(number).swift", "class A\(number): NSObject {\n\(methods)}\n")
    }
    let place = folder.appendingPathComponent("cache\(count)")
    let result = try Lowering.lower(files, platform: .iOS, cache: place)
    #expect(result.parsed == count && result.written == count)
    return try Data(contentsOf: place.appendingPathComponent("sources.json")).count
  }
  @Test func `what is kept of the sources grows with them, and not with their square`() throws {
    let few = try recordSize(20), many = try recordSize(80)
    #expect(many < 5 * few)
  }
  @Test func `a second time reads nothing, and a changed file alone is written`() throws {
    let one = try write("One.swift", "#if os(iOS)\nlet one = 1\n#endif\n")
    let two = try write("Two.swift", "#if os(iOS)\nlet two = 2\n#endif\n")
    let plain = try write("Plain.swift", "let plain = 0\n")
    let files = [one, two, plain]
    let first = try Lowering.lower(files, platform: .iOS, cache: cache)
    #expect(
      first.written == 2 && first.parsed == 2 && first.lowered.map(\.lastPathComponent) == ["One.swift", "Two.swift"])
    let second = try Lowering.lower(files, platform: .iOS, cache: cache)
    #expect(second.written == 0 && second.parsed == 0 && second.lowered == first.lowered)
    _ = try write("Two.swift", "#if os(iOS)\nlet two = 22\n#endif\n")
    let third = try Lowering.lower(files, platform: .iOS, cache: cache)
    #expect(third.written == 1 && third.parsed == 1)
    let other = try Lowering.lower(files, platform: .macOS, cache: cache)
    #expect(other.written == 2)
  }
  @Test func `a method that becomes optional changes the files that call it`() throws {
    let caller = try write("Caller.swift", "func f(p: P?) { p?.a?() }\n")
    let file = try write("P.swift", "@objc protocol P {\n  func a()\n}\n")
    #expect(try Lowering.lower([caller, file], platform: .iOS, cache: cache).lowered.count == 1)
    _ = try write("P.swift", "@objc protocol P {\n  @objc optional func a()\n}\n")
    #expect(try Lowering.lower([caller, file], platform: .iOS, cache: cache).lowered.count == 2)
  }
  @Test func `the compiler reads the copy and names the file, the line and the column`() throws {
    let file = try write("Main.swift", "#if os(iOS)\nlet a = 1\n#endif\nfunc f() -> Int { os(1); return a + wrong }\n")
    let result = try Lowering.lower([file], platform: .iOS, cache: cache)
    let overlay = try #require(result.overlay)
    let output = try compile(["-vfsoverlay", overlay.path, file.path])
    #expect(output.contains("\(file.path):4:37: error: cannot find 'wrong' in scope"))
    #expect(!output.contains("cannot find 'a'"))
    #expect(try compile([file.path]).contains("cannot find 'a'"))
  }
}

/// What the compiler says about sources.
func compile(_ arguments: [String]) throws -> String {
  let process = Process(), pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc", "-typecheck"] + arguments
  (process.standardError, process.standardOutput) = (pipe, pipe)
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}
