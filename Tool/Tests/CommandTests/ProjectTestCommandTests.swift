import Foundation
import Testing

/// Tests of projects, run by one command.
@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."))
struct ProjectTestCommandTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  @Test(arguments: [
    ("Notes", "Executed 1 test, with 0 failures"), ("Weather", "Test run with 1 test in "),
  ])
  func `the tests of a project run, and those that drive the app from outside are named`(
    name: String, said: String
  ) throws {
    let command = try Command()
    let run = try command.run("test", Self.fixtures.appending(path: name).path)
    #expect(run.status == 0 && run.text.contains(said), "\(run.text)")
    if name == "Weather" { #expect(run.text.contains("WeatherUITests drives the app from outside, and is left out.")) }
  }
  @Test func `a project without tests is told so`() throws {
    let command = try Command()
    let run = try command.run("test", Self.fixtures.appending(path: "Ledger").path)
    #expect(run.status == 1 && run.text.contains("has no tests that import XCTest or Testing."), "\(run.text)")
  }
}
