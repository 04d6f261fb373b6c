import ArgumentParser
import Building
import Foundation
import Project

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the tests of a package, which may import HearthTesting.",
    discussion: """
      Example:
        hearth test -- --filter Counter
      """)

  @Argument(help: "The package; the current folder unless it is said.")
  var place = "."

  @Option(
    name: .customLong("as"),
    help: "What the sources were written for: ios, macos or linux; what Package.swift says without it.")
  var platform: SourcePlatform?

  @Argument(parsing: .postTerminator, help: "Options of 'swift test'.")
  var arguments: [String] = []

  func run() throws {
    let status: Int32 = try Hearth.explained {
      let url = URL(fileURLWithPath: place).standardizedFileURL
      guard PackageBuild.isPackage(url) else {
        throw ProjectProblem("\(url.path) has no Package.swift: tests belong to a package, which 'hearth new' makes.")
      }
      let build = try BuildOptions.prepared(url, as: platform)
      return try build.swift("test", arguments, isTesting: true)
    }
    if status != 0 { throw ExitCode(1) }
  }
}
