import ArgumentParser
import Building
import Foundation
import Project
import XcodeProject

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs the tests of a package, which may import HearthTesting, or of a project of Xcode.",
    discussion: """
      Examples:
        hearth test -- --filter Counter
        hearth test --pictures

      Pictures are those that tests compare with TestWindow.comparePicture(_:).
      """)

  @Argument(help: "The package or the project; the current folder unless it is said.")
  var place = "."

  @Option(
    name: .customLong("as"),
    help: "What the sources were written for: ios, macos or linux; what Package.swift says without it.")
  var platform: SourcePlatform?

  @Option(help: "A scheme or a target of a project; without it the app is meant.")
  var product: String?

  @Flag(help: "Compare pictures with their references; what differs is written into .build/pictures.")
  var pictures = false

  @Flag(help: "Make what is drawn now the references; look at them before you keep them.")
  var record = false

  @Argument(parsing: .postTerminator, help: "Options of 'swift test'; of a project's tests --filter and --skip.")
  var arguments: [String] = []

  func validate() throws {
    if pictures && record {
      throw ValidationError("--pictures compares and --record replaces what it compares with: say one of them.")
    }
  }

  func run() throws {
    if pictures || record {
      let results = URL(fileURLWithPath: place).standardizedFileURL.appending(path: ".build/pictures").path
      setenv("HEARTH_REFERENCES", record ? "record" : "compare", 1)
      setenv("HEARTH_REFERENCE_RESULTS", results, 1)
    }
    let status: Int32 = try Hearth.explained {
      let url = URL(fileURLWithPath: place).standardizedFileURL
      if PackageBuild.isPackage(url) {
        let build = try BuildOptions.prepared(url, as: platform)
        return try build.swift("test", arguments, isTesting: true)
      }
      guard XcodeProject.isProject(at: url) else {
        throw ProjectProblem(
          "\(url.path) has no Package.swift and no project: tests belong to a package, which 'hearth new' makes.")
      }
      return try testProject(url)
    }
    if status != 0 { throw ExitCode(1) }
  }

  /// Builds the tests of a project, and runs those of each framework, as 'swift test' does.
  private func testProject(_ url: URL) throws -> Int32 {
    let installation = try Installation.current(), toolchain = try Toolchain(for: installation)
    try toolchain.check(installation)
    var app: AppDescription
    do { app = try XcodeProject.read(at: url, target: product) } catch let error as XcodeProjectError {
      throw ProjectProblem(error.description)
    }
    if let platform { app.platform = platform }
    for note in app.notes { Hearth.say(note) }
    for test in app.tests where test.isUserInterfaceTest {
      Hearth.say("\(test.name) drives the app from outside, and is left out.")
    }
    guard app.tests.contains(where: { !$0.isUserInterfaceTest && !$0.frameworks.isEmpty }) else {
      throw ProjectProblem("\(app.name) has no tests that import XCTest or Testing.")
    }
    var build = TestBuild(app, at: url, installation, toolchain)
    let outcome = try build.run()
    Hearth.repeatMessage(outcome.message)
    guard outcome.isSuccess else { return 1 }
    var status: Int32 = 0
    for framework in [TestDescription.Framework.xcTest, .swiftTesting] where outcome.frameworks.contains(framework) {
      let library = ["--testing-library", framework == .xcTest ? "xctest" : "swift-testing"]
      let result = try ChildProcess.run(outcome.program, library + arguments)
      // Source: Swift Testing ends with EX_UNAVAILABLE, 69, where no test was to run.
      if result != 0, result != 69 { status = result }
    }
    return status
  }
}
