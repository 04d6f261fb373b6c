import Foundation
import PackagePlugin

/// Builds a target whose files Xcode laid out: gives it the symbols of its asset catalogues,
/// and the imports that its files rely on.
///
/// The classes of a model of Core Data are written as Xcode writes them, where the model does not say that the app has its own.
///
/// Files in Metal's language are compiled into a library, a resource of the target, which `ShaderLibrary` finds.
///
/// What is written besides is one file of Swift, by the program `AssetSymbols`, whenever a catalogue has changed; and a
/// resource, where the target has an `Info.plist`, which the package manager does not take as one.
@main struct XcodeTarget: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let resources = target.sourceFiles.filter { $0.type == .resource }.map(\.url)
    let found = catalogs(in: target.directoryURL)
    for catalog in found
    where !resources.contains(where: { $0.path == catalog.path }) && !catalog.path.contains("/Preview Content/") {
      Diagnostics.warning(
        "\(catalog.lastPathComponent) is not among the resources of \(target.name), so nothing of it is found. Add .process(\"\(relative(catalog, target))\") to the target's resources."
      )
    }
    let catalogs = found.filter { catalog in resources.contains { $0.path == catalog.path } }
    // A name that the target declares itself has no symbol of an asset.
    let sources = catalogs.isEmpty ? [] : target.sourceFiles(withSuffix: ".swift").map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    let hasViews = target.recursiveTargetDependencies.contains { $0.name == "HearthUI" }
    let options = hasViews ? [output.path] : [output.path, "--without-views"]
    let tool = try context.tool(named: "AssetSymbols").url
    var commands: [Command] = [
      .buildCommand(
        displayName: "Writing the asset symbols of \(target.name)", executable: tool,
        arguments: options + (catalogs + sources).map(\.path),
        inputFiles: catalogs.flatMap(contents) + sources,
        outputFiles: [output])
    ]
    let names = ["Info.plist", target.name + "-Info.plist"]
    if let list = names.map({ target.directoryURL.appending(path: $0) }).first(where: {
      FileManager.default.fileExists(atPath: $0.path)
    }) {
      let copy = context.pluginWorkDirectoryURL.appending(path: "AppInfo.plist")
      commands.append(
        .buildCommand(
          displayName: "Writing what \(target.name) says about itself", executable: tool,
          arguments: ["--information", target.name, list.path, copy.path],
          inputFiles: [list], outputFiles: [copy]))
    }
    let shaders = paths(below: target.directoryURL) { $0.pathExtension == "metal" }
    if !shaders.isEmpty {
      let library = context.pluginWorkDirectoryURL.appending(path: "default.hearthshaders")
      let compiler = (try? context.tool(named: "clang++"))?.url.path ?? "clang++"
      let headers = paths(below: target.directoryURL) { $0.pathExtension == "h" || $0.pathExtension == "metalh" }
      commands.append(
        .buildCommand(
          displayName: "Compiling the shaders of \(target.name)", executable: tool,
          arguments: ["--shaders", compiler, library.path] + shaders.map(\.path), inputFiles: shaders + headers,
          outputFiles: [library]))
    }
    return commands + models(of: target, resources, tool, context.pluginWorkDirectoryURL)
  }

  /// Those that write the classes of the target's models of Core Data.
  private func models(of target: SourceModuleTarget, _ resources: [URL], _ tool: URL, _ folder: URL) -> [Command] {
    let found = paths(below: target.directoryURL) {
      $0.pathExtension == "xcdatamodeld"
        || $0.pathExtension == "xcdatamodel" && $0.deletingLastPathComponent().pathExtension != "xcdatamodeld"
    }
    return found.map { model in
      if !resources.contains(where: { $0.path.hasPrefix(model.path) || model.path.hasPrefix($0.path + "/") }) {
        Diagnostics.warning(
          "\(model.lastPathComponent) is not among the resources of \(target.name), so no container finds it. Add .copy(\"\(relative(model, target))\") to the target's resources."
        )
      }
      let name = model.deletingPathExtension().lastPathComponent
      let output = folder.appending(path: "\(name)+CoreDataModel.swift")
      let contents = paths(below: model) { $0.lastPathComponent == "contents" }
      let version = model.appending(path: ".xccurrentversion")
      let hasVersion = FileManager.default.fileExists(atPath: version.path)
      return .buildCommand(
        displayName: "Writing the classes of the model \(name)", executable: tool,
        arguments: ["--model", model.path, output.path], inputFiles: contents + (hasVersion ? [version] : []),
        outputFiles: [output])
    }
  }

  private func relative(_ file: URL, _ target: SourceModuleTarget) -> String {
    String(file.path.dropFirst(target.directoryURL.path.count).drop { $0 == "/" })
  }
  /// The catalogues below a directory, in the order of their paths.
  private func catalogs(in directory: URL) -> [URL] {
    paths(below: directory) { $0.pathExtension == "xcassets" }
  }
  /// What the symbols depend on: which sets there are, and which folders provide a namespace.
  private func contents(of catalog: URL) -> [URL] {
    paths(below: catalog) { $0.lastPathComponent == "Contents.json" }
  }
  private func paths(below directory: URL, where isIncluded: (URL) -> Bool) -> [URL] {
    let all =
      FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return all.filter(isIncluded).sorted { $0.path < $1.path }
  }
}
