import Foundation
import Lowering
import Project

/// A package on the machine as SwiftPM is to see it without what cannot be had: a folder in the cache whose entries are links to the package's own, with
/// a manifest of its own.
struct PackageMirror {
  let original: URL
  let folder: URL

  /// - Parameters:
  ///   - names: What is left out, as `ManifestEdit.identity(of:)` gives it.
  /// - Throws: `ProjectProblem` where the cache cannot be written.
  ///   - others: Packages that it may name by their paths, which have mirrors too.
  init(of original: URL, without names: Set<String>, beside others: [URL], in cache: URL) throws {
    self.original = original.standardizedFileURL
    folder = Self.place(of: original, in: cache)
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let entries = try files.contentsOfDirectory(atPath: self.original.path).filter {
        $0 != ".build" && !($0.hasPrefix("Package") && $0.hasSuffix(".swift")) && $0 != "Package.resolved"
      }
      for name in try files.contentsOfDirectory(atPath: folder.path) where !entries.contains(name) {
        if name != "Package.swift" { try files.removeItem(at: folder.appending(path: name)) }
      }
      for name in entries where (try? files.destinationOfSymbolicLink(atPath: folder.appending(path: name).path)) == nil
      {
        try files.createSymbolicLink(
          at: folder.appending(path: name), withDestinationURL: self.original.appending(path: name))
      }
      let moved = Dictionary(
        others.map { ($0.standardizedFileURL.path, Self.place(of: $0, in: cache).path) }, uniquingKeysWith: { $1 })
      let manifest = PackageManifest(at: self.original).text
      let text = ManifestEdit.text(manifest, without: names, in: self.original, moved: moved)
      try AppBuild.write(Data(text.utf8), to: folder.appending(path: "Package.swift"))
    } catch { throw ProjectProblem("\(folder.path) cannot be written: \(error.localizedDescription)") }
  }

  /// SwiftPM calls a package by the name of its folder.
  private static func place(of original: URL, in cache: URL) -> URL {
    let original = original.standardizedFileURL
    return cache.appending(path: "\(AppBuild.code(original.path))/\(original.lastPathComponent)")
  }

  /// A message of the compiler with the paths of the package itself.
  func original(_ message: String) -> String { message.replacingOccurrences(of: folder.path, with: original.path) }
}
