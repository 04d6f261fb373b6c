import Foundation
import Lowering
import Project

extension PackageBuild {
  /// Has the compiler read copies of those sources that were written for another system, as it does for projects of Xcode.
  ///
  /// - Parameter platform: the system; without it that of the manifest: a package that names iOS among its platforms was written for it, and any other
  ///   is compiled as it is.
  /// - Returns: What cannot be written differently.
  public mutating func lower(as platform: SourcePlatform?) throws -> [LoweringDiagnostic] {
    guard !namesHearth else { return [] }
    let system = try platform ?? (manifest().platforms.contains("ios") ? .iOS : .linux)
    // What Objective-C gives is missing on Linux whatever the system.
    let folder = AppBuild.cache.appending(path: "packages/\(AppBuild.code(directory.path))")
    let modules = installation.modules
    do {
      let result = try Lowering.lower(
        Self.sources(in: directory), platform: system, conditions: isRelease ? [] : ["DEBUG"], modules: modules,
        cache: folder)
      vfsOverlay = result.overlay
      return result.diagnostics
    } catch let error as CocoaError {
      throw ProjectProblem("What is built cannot be written to \(folder.path): \(error.localizedDescription)")
    }
  }

  /// The sources of a package but for its manifest, its plugins and its macros, which run while it is compiled.
  static func sources(in directory: URL) -> [URL] {
    let hidden: Set<String> = ["Plugins", "build", "DerivedData", "Pods", "Carthage"]
    guard
      let all = FileManager.default.enumerator(
        at: directory, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    else { return [] }
    var found: [URL] = []
    for case let file as URL in all {
      let name = file.lastPathComponent
      if hidden.contains(name) || (name != directory.lastPathComponent && isPackage(file)) {
        all.skipDescendants()
      } else if file.pathExtension == "swift",
        !name.hasPrefix("Package") || file.deletingLastPathComponent().path != directory.path,
        !isMacro(file)
      {
        found.append(file.standardizedFileURL)
      }
    }
    return found.sorted { $0.path < $1.path }
  }
  private static func isMacro(_ file: URL) -> Bool {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return String(decoding: data, as: UTF8.self).contains(#/import (SwiftSyntax|SwiftCompilerPlugin)/#)
  }
}

extension Installation {
  /// The names of the modules that are installed.
  var modules: Set<String> {
    let folder = library.appending(path: "modules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
  }
}
