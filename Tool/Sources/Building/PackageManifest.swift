import Foundation

/// What the text of a Package.swift tells without running it.
struct PackageManifest {
  let directory: URL
  let text: String

  init(at directory: URL) {
    self.directory = directory.standardizedFileURL
    let data = FileManager.default.contents(atPath: directory.appending(path: "Package.swift").path) ?? Data()
    text = String(decoding: data, as: UTF8.self)
  }

  /// Whether it, or a package beside it, asks for something from elsewhere.
  var needsFetching: Bool {
    ([self] + localFolders.map { PackageManifest(at: $0) }).contains { !$0.addresses.isEmpty }
  }
  /// The addresses of packages from elsewhere.
  var addresses: [String] {
    text.matches(of: #/\.package\s*\([^)]*?url\s*:\s*"([^"]+)"/#).map { String($0.output.1) }
  }
  /// The packages beside it that it depends on, and those on which these depend, each once, the nearer ones first.
  var localFolders: [URL] {
    var found: [URL] = [], seen: Set<String> = [directory.path], open = [self]
    while !open.isEmpty {
      let manifest = open.removeFirst()
      for folder in manifest.ownFolders where seen.insert(folder.path).inserted {
        found.append(folder)
        open.append(PackageManifest(at: folder))
      }
    }
    return found
  }
  private var ownFolders: [URL] {
    text.matches(of: #/\.package\s*\([^)]*?path\s*:\s*"([^"]+)"/#).map {
      URL(fileURLWithPath: String($0.output.1), relativeTo: URL(fileURLWithPath: directory.path, isDirectory: true))
        .standardizedFileURL
    }
    .filter { PackageBuild.isPackage($0) }
  }
}
