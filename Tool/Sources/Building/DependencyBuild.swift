import Foundation
import Project

/// Has SwiftPM build the packages that a project names, all into one library, against which the app is compiled.
///
/// The package that depends on them is made in the tool's cache: nothing is written into the project.
struct DependencyBuild {
  let packages: [PackageReference]
  let folder: URL
  let installation: Installation
  let toolchain: Toolchain
  let isRelease: Bool

  init(
    _ packages: [PackageReference], in folder: URL, _ installation: Installation, _ toolchain: Toolchain,
    isRelease: Bool
  ) {
    (self.packages, self.folder, self.installation) = (packages, folder, installation)
    (self.toolchain, self.isRelease) = (toolchain, isRelease)
  }

  private static let name = "AppPackages"

  /// - Returns: What the app is compiled and linked with.
  func build() throws -> [String] {
    let sources = folder.appending(path: "Sources/\(Self.name)")
    do {
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      let source = "// The packages of the app are what this one consists of.\n"
      try AppBuild.write(Data(source.utf8), to: sources.appending(path: "Packages.swift"))
      try AppBuild.write(Data(manifest.utf8), to: folder.appending(path: "Package.swift"))
    } catch { throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)") }
    var package = PackageBuild(folder, installation, toolchain)
    package.isRelease = isRelease
    let said = try package.quietly(["build"] + package.options() + ["--product", Self.name])
    guard said.status == 0 else {
      throw ProjectProblem("The packages of the app cannot be built: \(names.joined(separator: ", ")).\n\(said.text)")
    }
    let built = try package.program("").standardizedFileURL
    var flags = ["-I", built.appending(path: "Modules").path]
    for map in try maps(in: built) { flags += ["-Xcc", "-fmodule-map-file=" + map.path] }
    for tool in try files(in: built) where tool.lastPathComponent.hasSuffix("-tool") && isMacro(tool) {
      flags += ["-load-plugin-executable", tool.path + "#" + tool.lastPathComponent.dropLast("-tool".count)]
    }
    return flags + [built.appending(path: "lib\(Self.name).so").path, "-Xlinker", "-rpath", "-Xlinker", built.path]
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

  var manifest: String {
    var dependencies: [String] = [], products: [String] = []
    for package in packages {
      switch package.place {
      case .local(let url): dependencies.append(".package(path: \(url.path.debugDescription))")
      case .remote(let url, let requirement):
        dependencies.append(".package(url: \(url.debugDescription), \(requirement))")
      }
      let identity = Self.identity(of: package.place).debugDescription
      products += package.products.map { ".product(name: \($0.debugDescription), package: \(identity))" }
    }
    func list(_ items: [String]) -> String { items.map { "    \($0),\n" }.joined() }
    return """
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
