import ArgumentParser
import Building
import Foundation
import Project

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows a preview, or draws all previews into pictures.",
    discussion: """
      Examples:
        hearth preview Card.swift
        hearth preview --picture pictures
      """)

  @OptionGroup var options: BuildOptions

  @Option(help: "Which preview: its name, or file and line as in Card.swift:12; the first unless it is said.")
  var name: String?

  @Option(help: "A folder that gets a PNG of each preview; no display is needed.")
  var picture: String?

  @Flag(help: "Print the names of the previews as JSON, and show none.")
  var json = false

  @Argument(parsing: .postTerminator, help: "What the app is told, as --idiom phone.")
  var arguments: [String] = []

  func run() throws {
    let app = try options.build()
    try Hearth.explained {
      let names = try Previews.names(of: app.program)
      if json { return try Hearth.printJSON(names) }
      guard let first = names.first else {
        throw ProjectProblem("\(options.url.path) has no preview: add #Preview { … } to a file.")
      }
      if let name, !names.contains(name), !name.contains(":") {
        throw ProjectProblem("There is no preview '\(name)'; there are \(names.joined(separator: ", ")).")
      }
      guard let picture else {
        try ChildProcess.become(app.program, ["--preview", name ?? first] + arguments)
      }
      try draw(name.map { [$0] } ?? names, of: app.program, into: URL(fileURLWithPath: picture))
    }
  }

  private func draw(_ names: [String], of program: URL, into folder: URL) throws {
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    for name in names {
      let file = folder.appending(path: name.map { $0 == "/" || $0 == ":" ? "-" : String($0) }.joined() + ".png")
      let result = try ChildProcess.output(program, ["--preview", name, "--picture", file.path] + arguments)
      guard result.status == 0 else { throw ProjectProblem("The preview '\(name)' cannot be drawn:\n\(result.text)") }
      print(file.path)
    }
  }
}
