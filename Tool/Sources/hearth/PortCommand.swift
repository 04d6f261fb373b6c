import ArgumentParser
import Building
import Foundation
import Porting
import Project
import XcodeProject

/// `hearth port PATH`: says what keeps an app from compiling.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Says which names of a project are missing here, as the compiler finds them.",
    discussion: """
      Examples:
        hearth port App.xcodeproj
        hearth port . --page report.html --pictures pictures

      The packages and frameworks that the app imports are built first. When nothing is missing the app is started for its first picture on a phone, a
      pad and a desktop.
      """)

  @Argument(help: "A project, a workspace, a description of one, a Swift Playgrounds app, or a folder with one.")
  var path: String
  @Option(help: "A scheme or a target; without it the app is meant.") var target: String?
  @Flag(help: "Prints JSON.") var json = false
  @Option(help: "A file for the report as a page (HTML), with its pictures in it.") var page: String?
  @Option(help: "A folder for the first pictures, when the app compiles.") var pictures: String?
  @Argument(
    parsing: .postTerminator,
    help: "Options of the compiler: where Hearth's modules are, when it is not the installed one.")
  var options: [String] = []

  func run() throws {
    let report = try Hearth.explained { try self.report() }
    if json {
      try Hearth.printJSON(report)
    } else {
      print(report.text, terminator: "")
    }
    if let page {
      let file = URL(fileURLWithPath: page)
      try Hearth.explained {
        do { try Data(report.page.utf8).write(to: file) } catch {
          throw ProjectProblem("\(file.path) cannot be written: \(error.localizedDescription)")
        }
      }
    }
    if !report.isComplete { throw ExitCode(1) }
  }

  private func report() throws -> PortReport {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let app: AppDescription
    do {
      app = Playground.isPlayground(url) ? try Playground.read(url) : try XcodeProject.read(at: url, target: target)
    } catch let error as XcodeProjectError { throw ProjectProblem(error.description) }
    let cache = FileManager.default.temporaryDirectory
      .appendingPathComponent("hearth-port-\(app.moduleName)-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: cache) }
    guard options.isEmpty else { return try Porting.report(app, options: options, cache: cache) }

    let installation = try Installation.current(), toolchain = try Toolchain(for: installation)
    try toolchain.check(installation)
    var parts = PortBuild(app.withPartsOfExtensions, at: url, installation, toolchain)
    try parts.run()
    func part(_ part: PortBuild.Part) -> PortReport.Part {
      PortReport.Part(name: part.name, isBuilt: part.isBuilt, message: part.message)
    }
    var report = try Porting.report(
      app, options: installation.compilerFlags + parts.flags + ["-DDEBUG", "-DSWIFT_PACKAGE"], names: parts.names,
      modules: installation.modules.union(app.modules.map(\.moduleName)), generated: try parts.generatedSources(),
      compiler: toolchain.swiftc.path, cache: cache)
    (report.packages, report.frameworks) = (parts.packages.map(part), parts.frameworks.map(part))
    for described in app.extensions {
      let inner = try Porting.report(
        described, options: installation.compilerFlags + parts.flags + ["-DDEBUG", "-DSWIFT_PACKAGE"],
        names: parts.names,
        modules: installation.modules.union(app.withPartsOfExtensions.modules.map(\.moduleName)),
        generated: try parts.generatedSources(of: described), compiler: toolchain.swiftc.path,
        cache: cache.appending(path: "extensions/\(described.moduleName)"))
      let message = inner.missing.map { "\($0.name) (\($0.count)×): \($0.advice)" } + inner.others + inner.notes
      report.extensions.append(
        PortReport.Part(name: described.name, isBuilt: inner.isComplete, message: message.joined(separator: "\n")))
    }
    // Without a folder of their own they are beside the page, in report-pictures of report.html.
    let folder = (pictures ?? page.map { ($0 as NSString).deletingPathExtension + "-pictures" }).map {
      URL(fileURLWithPath: $0)
    }
    if report.isComplete, let folder {
      (report.pictures, report.others) = try draw(app, at: url, in: folder, installation, toolchain)
    }
    return report
  }

  /// The first picture on a phone, a pad and a desktop, in points as such screens have them.
  private static let screens = [("phone", "390x844"), ("pad", "820x1180"), ("desktop", "900x640")]

  /// Builds the app and has it draw itself.
  ///
  /// - Returns: The pictures, and what went wrong.
  private func draw(
    _ app: AppDescription, at url: URL, in folder: URL, _ installation: Installation, _ toolchain: Toolchain
  ) throws -> (pictures: [PortReport.Picture], problems: [String]) {
    let outcome = try AppBuild.run(app, at: url, installation, toolchain)
    guard outcome.isSuccess else { return ([], [outcome.message]) }
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    var pictures: [PortReport.Picture] = [], problems: [String] = []
    for (idiom, size) in Self.screens {
      let file = folder.appending(path: "\(idiom).png")
      let arguments = ["--idiom", idiom, "--size", size, "--picture", file.path]
      let result = try ChildProcess.output(
        outcome.program, try BuildOptions.arguments(outcome) + app.arguments + arguments,
        environment: app.environment)
      if result.status == 0, FileManager.default.fileExists(atPath: file.path) {
        pictures.append(PortReport.Picture(idiom: idiom, path: file.path))
      } else {
        problems.append("no picture as on a \(idiom): the app ended with \(result.status)\n\(result.text)")
      }
    }
    return (pictures, problems)
  }
}
