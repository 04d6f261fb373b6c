import Foundation
import PackagePlugin

/// Lets packages that know nothing of ours import our modules.
///
/// SwiftPM puts the modules of all packages of a build into one directory, so `#if canImport(Combine)` holds in each of them as soon as ours is compiled,
/// also in one that does not depend on us. But only who depends on us is told where the C modules below are, and without them nothing can be imported. Here
/// they are put where the compiler looks by itself. GTK's is empty: nobody outside needs what is in it, and its headers need options of their own.
///
/// For `Combine`, the lowest of our modules that another package may find, those are written that no module of Swift has the name of. Of `os`, for one, there are both:
/// `canImport(os)` would hold with the C module alone. So these are written for `SwiftUI`, after the modules of Swift.
@main struct FindableModules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let isEarly = target.name == "Combine"
    let tool = try context.tool(named: "ModuleMaps").url
    let modules = tool.deletingLastPathComponent().appending(path: "Modules")
    let swift = Set(context.package.targets.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName })
    // A map with one of them is found with all modules in it.
    let maps = context.package.targets.map(self.maps).filter { $0.contains { swift.contains($0.name) } != isEarly }
      .flatMap(\.self)
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name)ModuleMaps.swift")
    return [
      .buildCommand(
        displayName: "Writing module maps", executable: tool,
        arguments: [stamp.path] + maps.flatMap { [$0.name, $0.map] } + (isEarly ? foreign : []),
        inputFiles: maps.filter { swift.contains($0.name) }.map { modules.appending(path: $0.name + ".swiftmodule") },
        outputFiles: [stamp])
    ]
  }

  /// Those of OpenCombine, which `Combine` hands on.
  private let foreign = ["COpenCombineHelpers", "COpenCombineHelpers.build/module.modulemap"]

  /// The C modules of a target, and where their maps are.
  private func maps(of target: any Target) -> [(name: String, map: String)] {
    if let target = target as? ClangSourceModuleTarget, target.kind == .generic {
      return [(target.moduleName, "\(target.moduleName).build/module.modulemap")]
    }
    guard target is SystemLibraryTarget else { return [] }
    let map = target.directoryURL.appending(path: "module.modulemap")
    if target.name == "CGTK" { return [(target.name, "-")] }
    // Who names the product CoreImage is told where it is; to others `canImport(CoreImage)` says no.
    if target.name == "CCoreImage" { return [] }
    let text = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("module ") }.map {
      (String($0.split(separator: " ")[1]), map.path)
    }
  }
}
