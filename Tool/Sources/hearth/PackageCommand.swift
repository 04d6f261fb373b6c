import ArgumentParser
import Foundation
import Packaging
import Project

struct PackageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package", abstract: "Packs an app for the machines of its users.",
    discussion: """
      Example:
        hearth package Trips.xcodeproj --deb --developer "Ann Author" --email ann@example.org --license MIT

      What Info.plist says is taken from there: the identifier, the name, the version, the category, types of files and the icon of the catalogue.
      """)

  @OptionGroup var options: BuildOptions

  @Flag(help: "A package of Debian.") var deb = false
  @Flag(help: "An archive of the folders bin, lib and share.") var tar = false
  @Flag(help: "A manifest for flatpak-builder, with the archive beside it.") var flatpak = false
  @Option(help: "Where they are written.") var output = "."

  @Option(help: "The name that desktops know the app by, as org.example.Trips.") var identifier: String?
  @Option(help: "The name of the command and of the package.") var command: String?
  @Option(help: "The version, when Info.plist is not to say it.") var versionNumber: String?
  @Option(help: "One line about the app.") var summary: String?
  @Option(help: "A paragraph about the app; may be said several times.") var details: [String] = []
  @Option(help: "Who makes the app.") var developer: String?
  @Option(help: "Where its developer is written to.") var email: String?
  @Option(help: "The app's page.") var homepage: String?
  @Option(help: "The licence, as SPDX writes it.") var license: String?
  @Option(help: "The address of a picture for software centres; may be said several times.") var screenshot: [String] =
    []

  func validate() throws {
    if !deb && !tar && !flatpak { throw ValidationError("Say what to make: --deb, --tar or --flatpak.") }
  }

  func run() throws {
    let built = try options.build()
    try Hearth.explained {
      do { try pack(built) } catch let problem as PackagedApp.Problem { throw ProjectProblem(problem.description) }
    }
  }

  private func pack(_ built: BuiltApp) throws {
    let manager = FileManager.default
    var words = PackagedApp.Words()
    (words.identifier, words.command, words.version, words.summary) = (identifier, command, versionNumber, summary)
    (words.details, words.developer, words.email, words.homepage) = (details, developer, email, homepage)
    words.license = license
    var description = built.description
    description.name = built.program.lastPathComponent
    let app = try PackagedApp(description, words), target = URL(fileURLWithPath: output).standardizedFileURL
    let root = manager.temporaryDirectory.appendingPathComponent("hearth-package-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: root) }
    do { try manager.createDirectory(at: target, withIntermediateDirectories: true) } catch {
      throw ProjectProblem("\(target.path) cannot be written: \(error.localizedDescription)")
    }
    let tree = try AppTree(
      description, app, built: built.program.deletingLastPathComponent(), into: root.appendingPathComponent("usr"),
      pictures: screenshot)
    if tar || flatpak { print(try tree.archive(into: target).path) }
    if flatpak {
      let file = target.appendingPathComponent(app.identifier + ".json")
      try Data(FlatpakManifest.text(app, archive: tree.archiveName).utf8).write(to: file)
      print(file.path)
    }
    if deb { print(try DebianPackage.write(tree, root: root, into: target).path) }
  }
}
