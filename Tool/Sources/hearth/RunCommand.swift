import ArgumentParser
import Building
import Foundation
import Project

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app and runs it.",
    discussion: """
      Examples:
        hearth run Hello.swift
        hearth run --watch --idiom phone
        hearth run Trips.xcodeproj --product Trips
        hearth run . -- --picture hello.png
      """)

  @OptionGroup var options: BuildOptions

  @Flag(help: "Compile and start again at each save; the window stays until the next one has its picture.")
  var watch = false

  @Option(help: "The kind of device: desktop, pad, phone, tv or watch.")
  var idiom: String?

  @Option(help: "Points of the first window, as 390x844.")
  var size: String?

  @Flag(help: "The dark appearance.")
  var dark = false

  @Argument(parsing: .postTerminator, help: "What the app is told.")
  var arguments: [String] = []

  private var launch: [String] {
    (idiom.map { ["--idiom", $0] } ?? []) + (size.map { ["--size", $0] } ?? []) + (dark ? ["--dark"] : []) + arguments
  }

  func run() throws {
    if watch { return try Watching(options: options, arguments: launch).run() }
    let app = try options.buildToRun()
    try Hearth.explained {
      try ChildProcess.become(app.program, app.arguments + launch, environment: app.environmentToRun)
    }
  }
}
