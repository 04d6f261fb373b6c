import ArgumentParser
import Building
import Foundation
import Project

/// What the commands that build share: what is built, and how.
struct BuildOptions: ParsableArguments {
  @Argument(help: "A file of Swift, a folder of sources, or a package; the current folder unless it is said.")
  var place = "."

  @Flag(help: "Optimise the app.")
  var release = false

  @Option(help: "Which program of a package that has several.")
  var product: String?

  var url: URL { URL(fileURLWithPath: place).standardizedFileURL }

  /// Builds it and says what is wrong, with status 1.
  func build() throws -> BuiltApp {
    try Hearth.explained {
      let installation = try Installation.current(), toolchain = try Toolchain()
      if PackageBuild.isPackage(url) { return try package(installation, toolchain) }
      try toolchain.check(installation)
      var build = AppBuild(try SourceFolder.read(url), at: url, installation, toolchain)
      build.isRelease = release
      let outcome = try build.run()
      Hearth.repeatMessage(outcome.message)
      guard outcome.isSuccess else { throw ExitCode(1) }
      return BuiltApp(program: outcome.program, arguments: try Self.arguments(outcome))
    }
  }

  /// A program that has previews alone shows the first of them.
  static func arguments(_ outcome: AppBuild.Outcome) throws -> [String] {
    guard outcome.entry == .previews, let name = try Previews.names(of: outcome.program).first else { return [] }
    return ["--preview", name]
  }

  private func package(_ installation: Installation, _ toolchain: Toolchain) throws -> BuiltApp {
    var build = PackageBuild(url, installation, toolchain)
    build.isRelease = release
    if build.namesHearth {
      Hearth.say("Package.swift depends on Hearth, which is built from its sources.")
    } else {
      try toolchain.check(installation)
    }
    let names = try build.executables()
    guard let name = product ?? (names.count == 1 ? names[0] : nil), names.contains(name) else {
      if names.isEmpty { throw ProjectProblem("\(url.path)/Package.swift has no executable target.") }
      throw ProjectProblem("Which program is it? --product says one of \(names.joined(separator: ", ")).")
    }
    guard try build.swift("build", ["--product", name]) == 0 else { throw ExitCode(1) }
    return BuiltApp(program: try build.program(name), arguments: [])
  }
}

/// A program that can be started.
struct BuiltApp {
  var program: URL
  /// What it is told before the user's own arguments.
  var arguments: [String]
}

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
