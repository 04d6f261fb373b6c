import Foundation
import Lowering
import Project

/// Has SwiftPM build the packages that a project names, all into one library, against which the app is compiled.
///
/// The package that depends on them is made in the tool's cache: nothing is written into the project.
struct DependencyBuild {
  let packages: [PackageReference]
  let folder: URL
  let installation: Installation
  let toolchain: Toolchain
  let platform: SourcePlatform
  let isRelease: Bool
  /// The file of the project that says which versions are meant.
  var pins: URL?

  init(
    _ packages: [PackageReference], for platform: SourcePlatform, in folder: URL, _ installation: Installation,
    _ toolchain: Toolchain, isRelease: Bool
  ) {
    (self.packages, self.folder, self.installation, self.platform) = (packages, folder, installation, platform)
    (self.toolchain, self.isRelease) = (toolchain, isRelease)
  }

  /// What the app is compiled and linked with, and what it has to know.
  struct Outcome {
    var flags: [String] = []
    var names = DeclaredNames()
    /// The addresses of packages that cannot be fetched.
    var missing: [String] = []
    var diagnostics: [LoweringDiagnostic] = []
    /// Sentences for the user.
    var notes: [String] = []
  }

  private static let name = "AppPackages"

  /// Builds what can be had. Where a package cannot be fetched it is left out, of the app and of packages on this machine that use it.
  func build() throws -> Outcome {
    var outcome = Outcome(), package = PackageBuild(folder, installation, toolchain)
    package.isRelease = isRelease
    package.isMade = true
    let sources = folder.appending(path: "Sources/\(Self.name)")
    do {
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      let source = "// The packages of the app are what this one consists of.\n"
      try AppBuild.write(Data(source.utf8), to: sources.appending(path: "Packages.swift"))
    } catch { throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)") }
    let mirrors = try resolve(package, &outcome)
    outcome.notes = PackagePins.notes(of: pins, in: folder)
    if manifest(without: outcome.missing, mirrors).products.isEmpty { return outcome }
    var lowering = PackageLowering(installation, isRelease: isRelease)
    try lowering.lowerCheckouts(of: folder, for: platform)
    for directory in localFolders.reversed() {
      let mirror = mirrors.first { $0.original.path == directory.standardizedFileURL.path }
      try lowering.lower(directory, for: platform, alias: mirror?.folder)
    }
    (outcome.names, outcome.diagnostics) = (lowering.names, lowering.diagnostics)
    if outcome.diagnostics.contains(where: \.isError) { return outcome }
    package.vfsOverlays = lowering.overlays
    let said = try package.quietly(["build"] + package.options() + ["--product", Self.name])
    guard said.status == 0 else {
      let text = mirrors.reduce(said.text) { $1.original($0) }
      throw ProjectProblem("The packages of the app cannot be built: \(names.joined(separator: ", ")).\n\(text)")
    }
    outcome.flags = try flags(of: package)
    return outcome
  }
  private func flags(of package: PackageBuild) throws -> [String] {
    let built = try package.program("").standardizedFileURL
    var flags = ["-I", built.appending(path: "Modules").path]
    for map in try maps(in: built) { flags += ["-Xcc", "-fmodule-map-file=" + map.path] }
    for tool in try files(in: built) where tool.lastPathComponent.hasSuffix("-tool") && isMacro(tool) {
      flags += ["-load-plugin-executable", tool.path + "#" + tool.lastPathComponent.dropLast("-tool".count)]
    }
    return flags + [built.appending(path: "lib\(Self.name).so").path, "-Xlinker", "-rpath", "-Xlinker", built.path]
  }

  // MARK: - What can be had

  /// The packages of this machine, and those that they name by their paths, the nearer ones first.
  private var localFolders: [URL] {
    var seen: Set<String> = []
    return packages.flatMap { package in
      guard case .local(let url) = package.place else { return [URL]() }
      return [url] + PackageManifest(at: url).localFolders
    }
    .filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// Has SwiftPM fetch what the manifest names, without those packages that it cannot fetch.
  private func resolve(_ package: PackageBuild, _ outcome: inout Outcome) throws -> [PackageMirror] {
    let record = folder.appending(path: "missing.json")
    let manifests = [folder] + localFolders
    var isPinned: Bool
    do { isPinned = try !PackagePins.lay(pins, into: folder) } catch {
      throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    // What could not be fetched is asked for again when a manifest is written anew.
    if let data = FileManager.default.contents(atPath: record.path),
      let known = try? JSONDecoder().decode([String].self, from: data), isPinned, isResolved(manifests)
    {
      outcome.missing = known
    }
    while true {
      let mirrors = try self.mirrors(without: outcome.missing)
      do {
        let text = manifest(without: outcome.missing, mirrors).text
        try AppBuild.write(Data(text.utf8), to: folder.appending(path: "Package.swift"))
      } catch { throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)") }
      if isPinned, isResolved(manifests) { return mirrors }
      isPinned = true
      let said = try package.quietly(["package", "--package-path", folder.path, "resolve"])
      if said.status == 0 {
        try? AppBuild.write(JSONEncoder().encode(outcome.missing), to: record)
        try? FileManager.default.setAttributes(
          [.modificationDate: Date()], ofItemAtPath: folder.appending(path: ".build/workspace-state.json").path)
        return mirrors
      }
      var lost = Self.lost(in: said.text).filter { !outcome.missing.contains($0) }
      if lost.isEmpty { lost = unresolved(in: said.text).filter { !outcome.missing.contains($0) } }
      guard !lost.isEmpty else {
        let text = mirrors.reduce(said.text) { $1.original($0) }
        throw ProjectProblem("The packages of the app cannot be resolved: \(names.joined(separator: ", ")).\n\(text)")
      }
      outcome.missing += lost
    }
  }
  /// Whether SwiftPM has fetched what manifests ask for since they were written.
  private func isResolved(_ folders: [URL]) -> Bool {
    func time(_ path: String) -> Date {
      let values = try? FileManager.default.attributesOfItem(atPath: path)
      return values?[.modificationDate] as? Date ?? .distantPast
    }
    let state = time(folder.appending(path: ".build/workspace-state.json").path)
    return folders.allSatisfy { state > time($0.appending(path: "Package.swift").path) }
  }
  /// The addresses that a message of SwiftPM's names as not to be fetched.
  static func lost(in text: String) -> [String] {
    var found: [String] = []
    for match in text.matches(of: #/error: Failed to clone repository (\S+?):?(\s|$)/#) {
      let address = String(match.output.1)
      if !found.contains(address) { found.append(address) }
    }
    return found
  }
  /// The first package that SwiftPM finds no fitting version of.
  private func unresolved(in text: String) -> [String] {
    guard let begin = text.firstRange(of: "error: Dependencies could not be resolved") else { return [] }
    let message = text[begin.lowerBound...].lowercased()
    let all = packages.compactMap { package -> String? in
      if case .remote(let url, _) = package.place { url } else { nil }
    }
    func place(_ address: String) -> String.Index? {
      message.firstRange(of: "'\(ManifestEdit.identity(of: address))'")?.lowerBound
    }
    return Array(all.filter { place($0) != nil }.sorted { place($0)! < place($1)! }.prefix(1))
  }
  /// The packages of this machine without what is missing; none where nothing is.
  private func mirrors(without missing: [String]) throws -> [PackageMirror] {
    if missing.isEmpty { return [] }
    let names = Set(missing.map(ManifestEdit.identity(of:))), all = localFolders
    return try all.map { try PackageMirror(of: $0, without: names, beside: all, in: folder.appending(path: "mirrors")) }
  }

  var names: [String] {
    packages.map { package in
      switch package.place {
      case .local(let url): url.path
      case .remote(let url, _): url
      }
    }
  }

  /// What SwiftPM calls a package by: the last part of its path or address.
  static func identity(of place: PackageReference.Place) -> String {
    let last =
      switch place {
      case .local(let url): url.standardizedFileURL.lastPathComponent
      case .remote(let url, _): url.split(separator: "/").last.map(String.init) ?? url
      }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The manifest of the package that depends on those of the app.
  ///
  /// - Parameter missing: The addresses of packages that cannot be had.
  func manifest(without missing: [String], _ mirrors: [PackageMirror]) -> (text: String, products: [String]) {
    var dependencies: [String] = [], products: [String] = []
    for package in packages {
      switch package.place {
      case .local(let url):
        let mirror = mirrors.first { $0.original.path == url.standardizedFileURL.path }
        dependencies.append(".package(path: \((mirror?.folder.path ?? url.path).debugDescription))")
      case .remote(let url, let requirement):
        if missing.contains(where: { ManifestEdit.identity(of: $0) == ManifestEdit.identity(of: url) }) { continue }
        dependencies.append(".package(url: \(url.debugDescription), \(requirement))")
      }
      let identity = Self.identity(of: package.place).debugDescription
      products += package.products.map { ".product(name: \($0.debugDescription), package: \(identity))" }
    }
    func list(_ items: [String]) -> String { items.map { "    \($0),\n" }.joined() }
    let text = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(Self.name)", platforms: [.macOS(.v14), .iOS(.v17)],
        products: [.library(name: "\(Self.name)", type: .dynamic, targets: ["\(Self.name)"])],
        dependencies: [
      \(list(dependencies))  ],
        targets: [.target(name: "\(Self.name)", dependencies: [
      \(list(products))  ])])

      """
    return (text, products)
  }

  private func files(in built: URL) throws -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: built, includingPropertiesForKeys: nil)) ?? []
  }
  /// A program of a macro: SwiftPM compiles those for the machine that it runs on.
  private func isMacro(_ tool: URL) -> Bool { FileManager.default.isExecutableFile(atPath: tool.path) }
  private func maps(in built: URL) throws -> [URL] {
    try files(in: built).filter { $0.pathExtension == "build" }.map { $0.appending(path: "module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }.sorted { $0.path < $1.path }
  }
}
