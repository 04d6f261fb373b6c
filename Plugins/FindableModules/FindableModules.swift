import Foundation
import PackagePlugin

/// Lets packages that know nothing of ours import our modules.
///
/// SwiftPM puts the modules of all packages of a build into one directory, so `#if canImport(Combine)` holds in each of them as soon as ours is compiled,
/// also in one that does not depend on us. But only who depends on us is told where the C modules below are, and without them nothing can be imported. Here
/// they are put where the compiler looks by itself. GTK's is empty: nobody outside needs what is in it, and its headers need options of their own.
@main struct FindableModules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name)ModuleMaps.swift")
    let arguments = context.package.targets.sorted { $0.name < $1.name }.flatMap(self.arguments) + foreign
    return [
      .buildCommand(
        displayName: "Writing module maps", executable: try context.tool(named: "ModuleMaps").url,
        arguments: [stamp.path] + arguments, outputFiles: [stamp])
    ]
  }

  /// Those of OpenCombine, which `Combine` hands on.
  private let foreign = ["COpenCombineHelpers", "COpenCombineHelpers.build/module.modulemap"]

  /// What is said of a target's modules: each name and its map.
  private func arguments(of target: any Target) -> [String] {
    if let target = target as? ClangSourceModuleTarget, target.kind == .generic {
      return [target.moduleName, "\(target.moduleName).build/module.modulemap"]
    }
    guard target is SystemLibraryTarget else { return [] }
    let map = target.directoryURL.appending(path: "module.modulemap")
    if target.name == "CGTK" { return [target.name, "-"] }
    let text = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("module ") }.flatMap {
      [String($0.split(separator: " ")[1]), map.path]
    }
  }
}
