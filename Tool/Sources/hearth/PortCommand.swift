import ArgumentParser
import Building
import Foundation
import Porting
import XcodeProject

/// `hearth port PATH`: says what keeps an app from compiling.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Says which names of a project are missing here, as the compiler finds them.")

  @Argument(help: "A project or workspace of Xcode, or a folder with one.") var path: String
  @Option(help: "A scheme or a target; without it the app is meant.") var target: String?
  @Flag(help: "Prints JSON.") var json = false
  @Argument(
    parsing: .postTerminator,
    help: "Options of the compiler: where Hearth's modules are, when it is not the installed one.")
  var options: [String] = []

  func run() throws {
    let app = try XcodeProject.read(at: URL(fileURLWithPath: path), target: target)
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-port-\(app.moduleName)")
    defer { try? FileManager.default.removeItem(at: cache) }
    let flags = try options.isEmpty ? Hearth.explained { try Installation.current().compilerFlags } : options
    let report = try Porting.report(app, options: flags, cache: cache)
    if json {
      try Hearth.printJSON(report)
    } else {
      print(report.text, terminator: "")
    }
    if !report.isComplete { throw ExitCode(1) }
  }
}
