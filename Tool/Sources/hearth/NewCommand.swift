import ArgumentParser
import Building
import Foundation
import Project

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Makes a package with an app, its tests and what editors need.",
    discussion: """
      Example:
        hearth new Timer --template phone
      """)

  @Argument(help: "The name of the app, and of the folder that is made.")
  var name: String

  @Option(help: "\(Template.allCases.map(\.rawValue).joined(separator: ", ")).")
  var template = Template.app

  func run() throws {
    try Hearth.explained {
      let folder = URL(fileURLWithPath: name), title = folder.lastPathComponent
      guard AppDescription.identifier(from: title) == title else {
        throw ProjectProblem(
          "'\(title)' cannot be the name of a module: use letters and digits, as in \(AppDescription.identifier(from: title))."
        )
      }
      guard !FileManager.default.fileExists(atPath: folder.path) else {
        throw ProjectProblem("\(folder.path) is there already.")
      }
      var files = template.files(title)
      if let installation = try? Installation.current() {
        files[".sourcekit-lsp/config.json"] = try EditorSettings.text(installation)
      }
      do {
        for (path, text) in files {
          let file = folder.appending(path: path)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: file)
        }
      } catch { throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)") }
      print("\(folder.path)\n\n  cd \(name)\n  \(template == .library ? "hearth test" : "hearth run")")
    }
  }
}

/// What SourceKit-LSP is told: the flags by which it finds the modules of the installed Hearth.
enum EditorSettings {
  private struct Settings: Encodable {
    struct Package: Encodable {
      var swiftCompilerFlags: [String]
      var linkerFlags: [String]
    }
    var swiftPM: Package
  }

  static func text(_ installation: Installation) throws -> String {
    let settings = Settings(
      swiftPM: .init(
        swiftCompilerFlags: installation.compilerFlags, linkerFlags: installation.linkerArguments(isTesting: true)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(settings), as: UTF8.self) + "\n"
  }
}
