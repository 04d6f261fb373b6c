import Foundation
import Lowering
import Project

extension PackageBuild {
  /// Has the compiler read copies of those sources that were written for another system, as it does for projects of Xcode: those of the package, of
  /// packages beside it and of those that SwiftPM has fetched. Nothing is written into them.
  ///
  /// - Parameter platform: the system; without it that of the manifest: a package that names iOS among its platforms was written for it, and any other
  ///   is compiled as it is.
  /// - Returns: What cannot be written differently.
  public mutating func lower(as platform: SourcePlatform?) throws -> [LoweringDiagnostic] {
    guard !namesHearth else { return [] }
    let text = PackageManifest(at: directory)
    let system = try platform ?? (manifest().platforms.contains("ios") ? .iOS : .linux)
    if text.needsFetching, !isResolved { _ = try quietly(["package", "--package-path", directory.path, "resolve"]) }
    var lowering = PackageLowering(installation, isRelease: isRelease)
    try lowering.lowerCheckouts(of: directory, for: system)
    for folder in text.localFolders.reversed() { try lowering.lower(folder, for: system) }
    try lowering.lower(directory, for: system, isAskedFor: platform != nil)
    vfsOverlays = lowering.overlays
    return lowering.diagnostics
  }
  /// Whether what the manifest asks for was fetched since it was written.
  var isResolved: Bool {
    func time(_ path: String) -> Date {
      let values = try? FileManager.default.attributesOfItem(atPath: directory.appending(path: path).path)
      return values?[.modificationDate] as? Date ?? .distantPast
    }
    return time(".build/workspace-state.json") > time("Package.swift")
  }
}

extension Installation {
  /// The names of the modules that are installed.
  public var modules: Set<String> {
    let folder = library.appending(path: "modules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
  }
}
