import ArgumentParser

@main struct Hearth: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hearth", abstract: "Builds, runs and tests SwiftUI apps on Linux.",
    subcommands: [PortCommand.self])
}
