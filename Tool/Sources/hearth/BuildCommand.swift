import ArgumentParser
import Building
import Foundation
import Project

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds an app, and says where its program is.",
    discussion: """
      Example:
        hearth build --release --output Hello-1.0
      """)

  @OptionGroup var options: BuildOptions

  @Option(help: "A folder that gets the program and its resources; it is made.")
  var output: String?

  @Flag(help: "Print what was built as JSON.")
  var json = false

  private struct Answer: Encodable {
    var program: String
    var resources: [String]
  }

  /// Says what is wrong with the app's widgets and actions. The app does without them.
  private func checkExtensions(of app: AppDescription) throws {
    if app.extensions.isEmpty { return }
    let installation = try Installation.current(), toolchain = try Toolchain(for: installation)
    for described in app.extensions {
      for note in described.notes { Hearth.say(note) }
      Hearth.repeatMessage(AppBuild.check(extension: described, at: options.url, installation, toolchain))
    }
  }

  func run() throws {
    guard let app = try options.build(allowsLibraries: true) else { return }
    try Hearth.explained { try checkExtensions(of: app.description) }
    var folder = app.program.deletingLastPathComponent()
    // A package's folder has those of all its targets.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".resources") }
    if let output {
      let target = URL(fileURLWithPath: output)
      try Hearth.explained {
        do {
          try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
          for name in [app.program.lastPathComponent] + names {
            let copy = target.appending(path: name)
            try? FileManager.default.removeItem(at: copy)
            try FileManager.default.copyItem(at: folder.appending(path: name), to: copy)
          }
        } catch { throw ProjectProblem("\(target.path) cannot be written: \(error.localizedDescription)") }
      }
      folder = target
    }
    let program = folder.appending(path: app.program.lastPathComponent).path
    if json {
      let resources = names.sorted().map { folder.appending(path: $0).path }
      try Hearth.printJSON(Answer(program: program, resources: resources))
    } else {
      print(program)
    }
  }
}
