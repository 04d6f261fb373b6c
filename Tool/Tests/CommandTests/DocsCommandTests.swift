import Foundation
import Testing

@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."))
struct DocsCommandTests {
  /// What a program of this machine gets for the head of a request.
  private func answer(_ head: String, _ address: URL) throws -> String {
    let port = UInt16(try #require(address.port)), descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var peer = sockaddr_in()
    peer.sin_family = sa_family_t(AF_INET)
    peer.sin_port = port.bigEndian
    peer.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: &peer) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    #expect(status == 0)
    let file = FileHandle(fileDescriptor: descriptor)
    try file.write(contentsOf: Data("\(head)\r\n\r\n".utf8))
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test func `pages are served to this machine, and nothing beside them`() throws {
    let command = try Command()
    let running = try RunningCommand(command.start(["docs", "Focus"], environment: [:]))
    #expect(running.line("/documentation/hearth/focus/"))
    let address = try #require(running.lines.last.flatMap { URL(string: $0) })
    #expect(address.host() == "127.0.0.1")
    let page = try answer("GET \(address.path()) HTTP/1.1", address)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("text/html"))
    #expect(try answer("GET /data/documentation/hearth/focus.json HTTP/1.1", address).contains("application/json"))
    #expect(try answer("GET /data/documentation/hearth/differences.json HTTP/1.1", address).contains("Material"))
    let head = try answer("HEAD \(address.path()) HTTP/1.1", address)
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.hasSuffix("\r\n\r\n"))
    for path in ["/../../../sdk.json", "/%2e%2e/%2e%2e/%2e%2e/sdk.json", "/nothing", "/%00", "sdk.json"] {
      #expect(try answer("GET \(path) HTTP/1.1", address).hasPrefix("HTTP/1.1 404"), "\(path)")
    }
    #expect(try answer("POST / HTTP/1.1", address).hasPrefix("HTTP/1.1 405"))
    #expect(try answer("what is this", address).hasPrefix("HTTP/1.1 400"))
  }

  @Test func `a page has the name that its reader thinks of`() throws {
    let command = try Command()
    for (name, path) in [
      ("first-app", "/tutorials/hearth/first-app/"), ("Testing It", "/tutorials/hearth/testing-it/"),
      ("HearthTesting/TestWindow", "/documentation/hearthtesting/testwindow/"),
      ("differences", "/documentation/hearth/differences/"),
    ] {
      let running = try RunningCommand(command.start(["docs", name], environment: [:]))
      #expect(running.line(path), "\(name): \(running.lines)")
    }
    let wrong = try command.run("docs", "focuss")
    #expect(wrong.status == 1 && wrong.text.contains("There is no page focuss.") && wrong.text.contains("focus"))
  }

  @Test func `what the tutorials say compiles, and passes its tests`() throws {
    let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Hearth.docc/Resources")
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: resources.appending(path: name)), as: UTF8.self)
    }
    let command = try Command()
    #expect(try command.run("new", "Errands").status == 0)
    func run(_ arguments: String...) throws -> (status: Int32, text: String) {
      let process = command.start(arguments, environment: [:]), pipe = Pipe()
      process.currentDirectoryURL = command.folder.appending(path: "Errands")
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
    for step in 1...5 {
      try command.write("Errands/Sources/Errands/ContentView.swift", try text("ContentView-\(step).swift"))
      let drawn = try run("run", "--", "--size", "480x320", "--picture", "\(step).png")
      #expect(drawn.status == 0 && command.exists("Errands/\(step).png"), "\(step): \(drawn.text)")
    }
    // Each step adds to the one before, so the last has the tests of all.
    let last = try text("ErrandsTests-4.swift")
    for step in 1...3 {
      let lines = try text("ErrandsTests-\(step).swift").split(separator: "\n")
      #expect(lines.allSatisfy { last.contains($0) }, "\(step)")
    }
    try command.write("Errands/Tests/ErrandsTests/ErrandsTests.swift", last)
    #expect(try run("test", "--record").status == 0)
    let compared = try run("test", "--pictures")
    #expect(compared.status == 0, "\(compared.text)")
  }
}
