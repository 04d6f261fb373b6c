import ArgumentParser
import Building
import Foundation
import Project

@main struct Hearth: ParsableCommand {
  /// A thread of libdispatch blocks signals, and what it starts begins with that: an app would not end when it is asked to. So commands run on the main thread,
  /// and whoever has started this one may have done it from such a thread.
  static func main() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    main(nil)
  }

  static let configuration = CommandConfiguration(
    commandName: "hearth", abstract: "Builds, runs and tests SwiftUI apps on Linux.",
    discussion: """
      Example:
        hearth new Hello && cd Hello && hearth run

      What the app's own options are, 'hearth run -- --help' says. The exit status is 0, 1 where something is wrong with the sources or the machine, and
      64 where the command is used wrongly.
      """,
    version: (try? Installation.current().contents.version) ?? "not installed",
    subcommands: [
      RunCommand.self, BuildCommand.self, NewCommand.self, TestCommand.self, PreviewCommand.self, PackageCommand.self,
      PortCommand.self,
      SnapshotCommand.self, DoctorCommand.self, DocsCommand.self,
    ])

  /// A sentence on standard error, and status 1.
  static func explained<Result>(_ work: () throws -> Result) throws -> Result {
    do { return try work() } catch let problem as ProjectProblem {
      say(problem.description)
      throw ExitCode(1)
    } catch is FailedBuild { throw ExitCode(1) }
  }
  static func say(_ sentence: String) { FileHandle.standardError.write(Data("hearth: \(sentence)\n".utf8)) }
  /// The compiler's own words.
  static func repeatMessage(_ text: String) {
    if !text.isEmpty { FileHandle.standardError.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8)) }
  }
  static func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
