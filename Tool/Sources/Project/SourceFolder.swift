import Foundation

/// Reads a file or a folder of sources as Xcode's folders of a target are: what is Swift is compiled, the rest are resources.
public enum SourceFolder {
  /// - Parameter url: A file of Swift or a folder.
  /// - Throws: `ProjectProblem` where there is nothing to compile.
  public static func read(_ url: URL) throws -> AppDescription {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      throw ProjectProblem("There is no file or folder \(url.path).")
    }
    let name = isDirectory.boolValue ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    var app = AppDescription(name: name, platform: .linux)
    guard isDirectory.boolValue else {
      guard url.pathExtension == "swift" else { throw ProjectProblem("\(url.path) is not a file of Swift.") }
      app.sources = [url]
      return app
    }
    var files: [URL] = []
    collect(url, into: &files)
    for file in files {
      let name = file.lastPathComponent
      switch file.pathExtension {
      case "swift": app.sources.append(file)
      case "metal", "h", "metalh", "entitlements", "md": break
      default:
        if name == "Info.plist" { continue }
        let folder = file.deletingLastPathComponent()
        let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
        app.resources.append(Resource(file, localization: language))
      }
    }
    guard !app.sources.isEmpty else { throw ProjectProblem("There is no file of Swift in \(url.path).") }
    return app
  }

  /// Whole folders that are one resource. Source: Xcode's types of files.
  private static let bundles: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "docc"]
  private static let others: Set<String> = ["xcodeproj", "xcworkspace", "playground"]

  private static func collect(_ folder: URL, into files: inout [URL]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = folder.appending(path: name)
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory) else { continue }
      if !isDirectory.boolValue || bundles.contains(file.pathExtension) {
        files.append(file)
      } else if !others.contains(file.pathExtension), !name.hasSuffix("Tests"), name != "build" {
        collect(file, into: &files)
      }
    }
  }

  /// The list of what an app says of itself in a folder, and the sources of its shaders.
  public static func information(in folder: URL) -> URL? {
    let file = folder.appending(path: "Info.plist")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}

/// What is wrong with what the user asked for: a sentence.
public struct ProjectProblem: Error, CustomStringConvertible, Equatable {
  public let description: String
  public init(_ description: String) { self.description = description }
}
