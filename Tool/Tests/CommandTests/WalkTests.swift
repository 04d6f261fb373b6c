import Foundation
import Testing

@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."))
struct WalkTests {
  /// The first block of commands below a heading of a document.
  private static func commands(below heading: String, of document: URL) throws -> String {
    let text = String(decoding: try Data(contentsOf: document), as: UTF8.self)
    let start = try #require(text.firstRange(of: "\n## \(heading)\n")?.upperBound)
    let block = try #require(text[start...].firstRange(of: "```sh\n")?.upperBound)
    let end = try #require(text[block...].firstRange(of: "```")?.lowerBound)
    return String(text[block..<end])
  }

  @Test func `the walk of the document leads from nothing to a package`() throws {
    let command = try Command(), sdk = try #require(Command.sdk)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try command.write(
      "walk.sh",
      "set -e\n" + Self.commands(below: "A walk", of: root.appending(path: "Documentation/Tool.md")))
    let path = sdk + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let walk = command.start(["walk.sh"], environment: ["PATH": path])
    walk.executableURL = URL(fileURLWithPath: "/bin/bash")
    let running = try RunningCommand(walk)
    #expect(running.line("./usr/bin/counter"), "\(running.lines.suffix(40).joined(separator: "\n"))")
    running.end(SIGTERM)
    let folder = command.folder.appending(path: "Counter")
    let pictures = ["counter.png", "changed.png"].map {
      FileManager.default.contents(atPath: folder.appending(path: $0).path)
    }
    #expect(pictures[0] != nil && pictures[1] != nil && pictures[0] != pictures[1])
    #expect(command.exists("Counter-0.1/Counter"))
    let drawn = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "pictures").path)
    #expect(drawn.count == 2, "\(drawn)")
  }
}
