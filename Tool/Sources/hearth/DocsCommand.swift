import ArgumentParser
import Building
import Foundation
import Project

struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs", abstract: "Opens the documentation: two tutorials, what differs from Apple's, HearthTesting.",
    discussion: """
      Example:
        hearth docs Focus

      The pages are served to this machine alone, until Control-C. Their address is printed; where there is a display it is opened as well.
      """)

  @Argument(help: "A page, as Focus, Tool or HearthTesting/TestWindow; the first one without it.")
  var page: String?

  @Option(help: "The port to listen at; by default any that is free.")
  var port: UInt16 = 0

  @Flag(help: "Print the address, and open nothing.")
  var quiet = false

  func run() throws {
    try Hearth.explained {
      let folder = try Installation.current().root.appending(path: "share/doc/hearth")
      let path = try DocumentationPages(folder).path(of: page)
      let server = try FileServer(folder, port: port)
      let address = "http://127.0.0.1:\(server.port)/\(path)"
      print(address)
      fflush(nil)
      if !quiet, !Self.open(address) { Hearth.say("No browser could be opened: open \(address) in one.") }
      try server.run()
    }
  }

  /// False where nothing opens addresses.
  private static func open(_ address: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
