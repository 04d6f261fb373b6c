import ArgumentParser
import Building
import Foundation
import Project

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Writes what the windows of a running app show, for a report of a fault.",
    discussion: """
      Example:
        hearth snapshot --output fault

      An app that 'hearth run' or 'hearth preview' has started is asked. Of each window there are its pixels (window-1.png), what it draws as text
      (window-1.txt) and what assistive technology finds in it (window-1.accessibility.txt); machine.txt is what 'hearth doctor' says. Look at them before
      you hand them on: they show what the app shows.
      """)

  @Option(help: "The number of the app's process, where several run.")
  var process: Int32?

  @Option(help: "A folder that gets the files; it is made.")
  var output = "hearth-snapshot"

  @Flag(help: "Print the paths as JSON.")
  var json = false

  func run() throws {
    try Hearth.explained {
      let app = try chosen(RunningApp.all()), folder = URL(fileURLWithPath: output).standardizedFileURL
      let machine = folder.appending(path: "machine.txt")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lines = Diagnosis.all().map { "\($0.subject): \($0.detail)\n" }
        try Data(lines.joined().utf8).write(to: machine)
      } catch { throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)") }
      let paths = try app.ask("snapshot", folder.path).split(separator: "\n").map(String.init) + [machine.path]
      if json { return try Hearth.printJSON(paths) }
      for path in paths { print(path) }
    }
  }

  private func chosen(_ all: [RunningApp]) throws -> RunningApp {
    let list = all.map { "\($0.process) (\($0.name))" }.joined(separator: ", ")
    if let process {
      if let app = all.first(where: { $0.process == process }) { return app }
      let others = all.isEmpty ? "" : "; those that do: \(list)"
      throw ProjectProblem("No app that 'hearth run' has started has the process \(process)\(others).")
    }
    guard let app = all.first else { throw ProjectProblem("No app runs that 'hearth run' has started.") }
    guard all.count == 1 else { throw ProjectProblem("Which app is it? --process says one of \(list).") }
    return app
  }
}
