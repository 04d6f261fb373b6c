import Foundation
import Lowering
import Project

/// Copies of sources of packages, each package with an overlay of its own.
struct PackageLowering {
  let installation: Installation
  let isRelease: Bool
  private(set) var overlays: [URL] = []
  private(set) var diagnostics: [LoweringDiagnostic] = []
  /// What those that import the packages have to know.
  private(set) var names = DeclaredNames()

  /// Modules of which a package that was written for Linux too expects all that Apple has, where it finds them at all. It has its own ways without them.
  /// Source: seen, packages for networks, which ask with `canImport` whether they are on Apple's systems.
  private static let foreign: Set<String> = [
    "CFNetwork", "CommonCrypto", "CoreTelephony", "CryptoKit", "MobileCoreServices", "Network", "Security",
    "SystemConfiguration",
  ]

  init(_ installation: Installation, isRelease: Bool) {
    (self.installation, self.isRelease) = (installation, isRelease)
  }

  /// Lowers the packages that SwiftPM has fetched for one.
  mutating func lowerCheckouts(of directory: URL, for platform: SourcePlatform) throws {
    let folder = directory.appending(path: ".build/checkouts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      try lower(folder.appending(path: name), for: platform, isFetched: true)
    }
  }

  /// - Parameters:
  ///   - isFetched: Whether only what others import of it is compiled.
  ///   - isAskedFor: Whether the user has named the system.
  ///   - alias: A different path by which the compiler reads the package.
  mutating func lower(
    _ directory: URL, for platform: SourcePlatform, isFetched: Bool = false, isAskedFor: Bool = false,
    alias: URL? = nil
  ) throws {
    let sources = PackageSources(in: directory, isFetched: isFetched)
    let system = isAskedFor || !sources.isForLinux ? platform : .linux
    let folder = AppBuild.cache.appending(path: "packages/\(AppBuild.code(directory.path))")
    do {
      let result = try Lowering.lower(
        sources.files, platform: system, conditions: isRelease ? [] : ["DEBUG"], modules: installation.modules,
        absent: system == .linux ? Self.foreign : [], addsImports: system != .linux, names: names,
        alias: alias.map { (directory, $0) }, cache: folder)
      if let overlay = result.overlay { overlays.append(overlay) }
      names.formUnion(result.names)
      // What is wrong in a package that was fetched is said only if the compiler stumbles over it.
      if !isFetched { diagnostics += result.diagnostics }
    } catch let error as CocoaError {
      throw ProjectProblem("What is built cannot be written to \(folder.path): \(error.localizedDescription)")
    }
  }
}

/// The sources of a package but for its manifest, its plugins and its macros, which run while it is compiled.
struct PackageSources {
  private(set) var files: [URL] = []
  private var namesLinux = false
  private var draws = false
  /// Whether the package was written for Linux too, and not for a screen: it is compiled as it is.
  ///
  /// Source: our choice, because a package that says `#if os(Linux)` is built there by its authors; where it also imports SwiftUI or UIKit that part
  /// was never compiled there, and is one with what it says for iOS.
  var isForLinux: Bool { namesLinux && !draws }

  private static let hidden: Set<String> = ["Plugins", "build", "DerivedData", "Pods", "Carthage"]
  private static let others: Set<String> = [
    "Tests", "Example", "Examples", "Demo", "Demos", "Benchmarks", "Playground", "Playgrounds",
  ]

  /// - Parameter isFetched: Whether its tests and examples are left out.
  init(in directory: URL, isFetched: Bool) {
    guard
      let all = FileManager.default.enumerator(
        at: directory, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    else { return }
    for case let file as URL in all {
      let name = file.lastPathComponent
      if file.pathExtension != "swift" {
        if Self.hidden.contains(name) || isFetched && Self.others.contains(name) || PackageBuild.isPackage(file) {
          all.skipDescendants()
        }
      } else if !name.hasPrefix("Package") || file.deletingLastPathComponent().path != directory.path {
        add(file.standardizedFileURL)
      }
    }
    files.sort { $0.path < $1.path }
  }
  private mutating func add(_ file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    let text = String(decoding: data, as: UTF8.self)
    if SourceScan.contains(text, ["import SwiftSyntax", "import SwiftCompilerPlugin"]) { return }
    namesLinux =
      namesLinux || SourceScan.contains(text, ["os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)"])
    draws = draws || SourceScan.contains(text, ["import SwiftUI", "import UIKit", "import AppKit"])
    files.append(file)
  }
}
