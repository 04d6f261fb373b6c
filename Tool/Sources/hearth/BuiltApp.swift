import ArgumentParser
import Building
import Foundation
import Lowering
import Project
import XcodeProject

/// What the commands that build share: what is built, and how.
struct BuildOptions: ParsableArguments {
  @Argument(
    help: "A file of Swift, a folder of sources, a package or a project of Xcode; the current folder unless it is said."
  )
  var place = "."

  @Flag(help: "Optimise the app.")
  var release = false

  @Option(help: "Which program of a package that has several, or which scheme or target of a project.")
  var product: String?

  @Option(
    name: .customLong("as"), help: "What the sources were written for: ios, macos or linux. Projects say it themselves."
  )
  var platform: SourcePlatform?

  var url: URL { URL(fileURLWithPath: place).standardizedFileURL }

  /// Builds it and says what is wrong, with status 1.
  func build() throws -> BuiltApp {
    // Without leave for libraries there is an app or an error.
    try build(allowsLibraries: false)!
  }
  /// The same; nil where a package may have libraries alone, which are built.
  func build(allowsLibraries: Bool) throws -> BuiltApp? {
    try Hearth.explained {
      if isPackage, try !meansProject(allowsLibraries: allowsLibraries) {
        return try package(allowsLibraries: allowsLibraries)
      }
      return try compile(try description())
    }
  }
  /// The same for who looks at the app here: a package that is plain is built by the compiler's driver, which is done sooner.
  func buildToRun() throws -> BuiltApp { try Hearth.explained { try builtToRun(isSilent: false) } }

  /// - Parameter isSilent: Whether SwiftPM says nothing but what is wrong.
  /// - Throws: `ProjectProblem`, or `FailedBuild` where the compiler has said what is wrong.
  func builtToRun(isSilent: Bool) throws -> BuiltApp {
    guard isPackage, try !meansProject(allowsLibraries: false) else { return try compile(try description()) }
    let installation = try Installation.current()
    var package = PackageBuild(url, installation, try Toolchain(for: installation))
    if var app = try package.quickApp(product: product) {
      if let platform { app.platform = platform }
      return try compile(app)
    }
    return try self.package(allowsLibraries: false, isSilent: isSilent)!
  }

  private func compile(_ app: AppDescription) throws -> BuiltApp {
    let installation = try Installation.current(), toolchain = try Toolchain(for: installation)
    for note in app.notes { Hearth.say(note) }
    let outcome = try AppBuild.run(app, at: url, installation, toolchain, isRelease: release)
    if let sentence = outcome.isSuccess ? nil : FullDisk.sentence(for: outcome.message, at: outcome.program) {
      throw ProjectProblem(sentence)
    }
    Hearth.repeatMessage(outcome.message)
    guard outcome.isSuccess else { throw FailedBuild(message: outcome.message) }
    return BuiltApp(
      program: outcome.program, arguments: try app.arguments + Self.arguments(outcome), description: app,
      environment: app.environment)
  }

  /// A folder that has both is a package: who wrote its Package.swift meant it to be built so.
  var isPackage: Bool { PackageBuild.isPackage(url) && !Playground.isPlayground(url) }

  /// Whether the project beside a manifest is what is to be built: the manifest is for tools, or for a library that the project's app shows.
  private func meansProject(allowsLibraries: Bool) throws -> Bool {
    guard product == nil, XcodeProject.isProject(at: url) else { return false }
    var build = PackageBuild(url, try Installation.current(), try Toolchain())
    return try build.executables().isEmpty && !(allowsLibraries && build.hasLibraries)
  }

  /// What a folder, a file or a project says.
  func description() throws -> AppDescription {
    var app: AppDescription
    if Playground.isPlayground(url) {
      app = try Playground.read(url)
    } else if XcodeProject.isProject(at: url) {
      do { app = try XcodeProject.read(at: url, target: product) } catch let error as XcodeProjectError {
        throw ProjectProblem(error.description)
      }
    } else {
      app = try SourceFolder.read(url)
    }
    if let platform { app.platform = platform }
    return app
  }

  /// A program that has previews alone shows the first of them.
  static func arguments(_ outcome: AppBuild.Outcome) throws -> [String] {
    guard outcome.entry == .previews, let name = try Previews.names(of: outcome.program).first else { return [] }
    return ["--preview", name]
  }

  /// Says what sources of a package cannot be written differently, with status 1 where that is a mistake.
  static func lower(_ build: inout PackageBuild, as platform: SourcePlatform?) throws {
    let problems = try build.lower(as: platform)
    Hearth.repeatMessage(problems.map { "\($0)\n" }.joined())
    if problems.contains(where: \.isError) {
      throw FailedBuild(message: problems.map { "\($0)\n" }.joined())
    }
  }

  /// A package that SwiftPM can build: with the installed Hearth and lowered sources, where it does not build Hearth itself.
  static func prepared(_ url: URL, as platform: SourcePlatform?, isRelease: Bool = false) throws -> PackageBuild {
    let installation = try Installation.current()
    let names = PackageBuild.namesHearth(in: url)
    let toolchain = names ? try Toolchain() : try Toolchain(for: installation)
    var build = PackageBuild(url, installation, toolchain)
    build.isRelease = isRelease
    if !names { try lower(&build, as: platform) }
    return build
  }

  /// Builds a program of a package; nil where it has none and all that it has was built.
  private func package(allowsLibraries: Bool, isSilent: Bool = false) throws -> BuiltApp? {
    var build = try Self.prepared(url, as: platform, isRelease: release)
    let names = try build.executables()
    if allowsLibraries, names.isEmpty {
      guard try build.swift("build") == 0 else { throw FailedBuild(message: "") }
      return nil
    }
    guard let name = product ?? (names.count == 1 ? names[0] : nil), names.contains(name) else {
      if names.isEmpty { throw ProjectProblem("\(url.path)/Package.swift has no executable target.") }
      throw ProjectProblem("Which program is it? --product says one of \(names.joined(separator: ", ")).")
    }
    if build.namesHearth { Hearth.say("Package.swift depends on Hearth, which is built from its sources.") }
    if isSilent {
      let result = try build.silently("build", ["--product", name])
      if result.status != 0 {
        Hearth.repeatMessage(result.text)
        throw FailedBuild(message: result.text)
      }
    } else {
      guard try build.swift("build", ["--product", name]) == 0 else { throw FailedBuild(message: "") }
    }
    return BuiltApp(
      program: try build.program(name), arguments: [], description: AppDescription(name: name, platform: .linux),
      environment: [:])
  }
}

/// A source that cannot be built. What is wrong has been said.
struct FailedBuild: Error {
  /// The compiler's words; empty where it has said them itself.
  var message: String
}

/// A program that can be started.
struct BuiltApp {
  var program: URL
  /// What it is told before the user's own arguments.
  var arguments: [String]
  var description: AppDescription
  /// What is added to its environment.
  var environment: [String: String]

  /// The same, with where it answers questions of this command.
  var environmentToRun: [String: String] {
    guard let folder = RunningApp.folder() else { return environment }
    return environment.merging(["HEARTH_INSPECT": folder.path]) { own, _ in own }
  }
}

extension SourcePlatform: ExpressibleByArgument {}

/// The previews in a program.
enum Previews {
  /// The names by which the program finds them.
  static func names(of program: URL) throws -> [String] {
    let result = try ChildProcess.output(program, ["--previews"])
    guard result.status == 0 else { return [] }
    return result.text.split(separator: "\n").map { line in
      // A line is the name, and where it says more the place after two spaces.
      line.firstRange(of: "  (").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
  }
}
