import Foundation
import PackagePlugin

/// Writes for each folder of a target of tests what Testing finds its tests by; see `Test` in QuickTesting.
@main struct RegisterTests: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "TestRegistry").url
    let sources = target.sourceFiles(withSuffix: ".swift").map(\.url)
    let folders = Dictionary(grouping: sources) { $0.deletingLastPathComponent() }
    return folders.sorted { $0.key.path < $1.key.path }.map { folder, files in
      let files = files.sorted { $0.path < $1.path }
      let name = folder.path.dropFirst(target.directoryURL.path.count).split(separator: "/").joined(separator: "-")
      let output = context.pluginWorkDirectoryURL.appending(
        path: "\(target.name)-\(name.isEmpty ? "Root" : name)Registry.swift")
      return .buildCommand(
        displayName: "Registering tests of \(target.name) \(name)", executable: tool,
        arguments: [target.moduleName, folder.path, output.path] + files.map(\.lastPathComponent),
        inputFiles: files, outputFiles: [output])
    }
  }
}
