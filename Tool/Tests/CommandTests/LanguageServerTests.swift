import Foundation
import Testing

/// An editor's questions about a new project, answered by SourceKit-LSP without a build.
@Suite(
  .enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."),
  .enabled(if: Command.program("sourcekit-lsp") != nil, "The toolchain has no sourcekit-lsp."))
struct LanguageServerTests {
  @Test func `modifiers are completed, and a name is explained`() throws {
    let command = try Command()
    #expect(try command.run("new", "Edited").status == 0)
    let file = command.folder.appending(path: "Edited/Sources/Edited/ContentView.swift")
    let text = """
      import SwiftUI

      struct ContentView: View {
        var body: some View { Text("a").padding() }
      }

      """
    try command.write("Edited/Sources/Edited/ContentView.swift", text)
    let server = try LanguageServer(
      in: command.folder.appending(path: "Edited"), cache: command.folder.appending(path: "cache"))
    // The server says that it has read the package, which an editor need not know: it asks again.
    let options = ["experimentalFeatures": ["synchronize-for-build-system-updates"]]
    let identifier = ProcessInfo.processInfo.processIdentifier
    _ = try server.ask(
      "initialize",
      [
        "processId": identifier, "rootUri": server.folder.absoluteString, "capabilities": [:],
        "initializationOptions": options,
      ])
    try server.tell("initialized", [:])
    try server.tell(
      "textDocument/didOpen",
      ["textDocument": ["uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text]])
    _ = try server.ask("workspace/synchronize", ["buildServerUpdates": true])
    // On line 3 within `Text`, and after `Text("a").pad`.
    let line = "  var body: some View { Text(\"a\").padding() }"
    func place(_ words: String) throws -> [String: Any] {
      let end = try #require(line.firstRange(of: words)).upperBound
      return [
        "textDocument": ["uri": file.absoluteString],
        "position": ["line": 3, "character": line.distance(from: line.startIndex, to: end)],
      ]
    }
    let hover = try server.ask("textDocument/hover", place("{ Te"))
    let explained = "\((hover as? [String: Any])?["contents"] ?? "nothing")"
    #expect(explained.contains("struct Text") && explained.contains("text that cannot be edited"), "\(explained)")
    let completion = try server.ask("textDocument/completion", place("Text(\"a\").pad"))
    let items = (completion as? [String: Any])?["items"] as? [[String: Any]] ?? []
    let labels = items.compactMap { $0["label"] as? String }
    #expect(labels.contains { $0.hasPrefix("padding(") }, "\(labels.prefix(20))")
    _ = try server.ask("shutdown", [:])
    try server.tell("exit", [:])
  }
}

/// A client of SourceKit-LSP. Source: Language Server Protocol 3.17, "Base Protocol".
private final class LanguageServer {
  let folder: URL
  private let process = Process()
  private let input = Pipe(), output = Pipe()
  private var unread = Data()
  private var number = 0

  init(in folder: URL, cache: URL) throws {
    self.folder = folder
    process.executableURL = Command.program("sourcekit-lsp")
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }
  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }
  /// The result of a question. What the server tells and asks in between is read; its own questions get an empty answer.
  func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    number += 1
    try send(["jsonrpc": "2.0", "id": number, "method": method, "params": parameters])
    while let message = try receive() {
      if message["method"] != nil {
        if let id = message["id"] { try send(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
      } else if message["id"] as? Int == number {
        if let error = message["error"] { Issue.record("\(method): \(error)") }
        return message["result"]
      }
    }
    Issue.record("The server ended before it answered \(method).")
    return nil
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
  private func receive() throws -> [String: Any]? {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let head = unread.range(of: separator) {
        let header = String(decoding: unread[..<head.lowerBound], as: UTF8.self)
        let length = header.firstMatch(of: #/Content-Length: (\d+)/#).flatMap { Int($0.output.1) } ?? 0
        if unread.endIndex - head.upperBound >= length {
          let body = unread[head.upperBound..<head.upperBound + length]
          unread = Data(unread[(head.upperBound + length)...])
          return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
        }
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += data
    }
  }
}
