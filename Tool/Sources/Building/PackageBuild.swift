import Foundation
import Project

/// Has SwiftPM build and test a package. One that names no Hearth is given the installed one; one that does builds that from its sources.
public struct PackageBuild: Sendable {
  public let directory: URL
  public let installation: Installation
  public let toolchain: Toolchain
  public var isRelease = false
  /// Files that lay copies of sources over them.
  public var vfsOverlays: [URL] = []

  /// Whether the manifest is one that was made for an app, whose paths may have any name.
  var isMade = false

  public init(_ directory: URL, _ installation: Installation, _ toolchain: Toolchain) {
    (self.directory, self.installation, self.toolchain) = (directory, installation, toolchain)
  }

  /// Whether a folder is a package.
  public static func isPackage(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path)
  }

  /// Whether the package depends on Hearth itself, and needs no installed one.
  public var namesHearth: Bool { !isMade && Self.namesHearth(in: directory) }
  public static func namesHearth(in directory: URL) -> Bool {
    let data = FileManager.default.contents(atPath: directory.appending(path: "Package.swift").path) ?? Data()
    return namesHearth(String(decoding: data, as: UTF8.self))
  }
  static func namesHearth(_ manifest: String) -> Bool {
    let lines = manifest.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    return lines.joined(separator: "\n").contains(#/\.package\s*\([^)]*(?i:hearth)[^)]*\)/#)
  }

  /// The options of each command of SwiftPM. Its products have a folder of their own: other options would build everything anew.
  public func options(isTesting: Bool = false) throws -> [String] {
    var result = ["--package-path", directory.path]
    if isRelease { result += ["-c", "release"] }
    if namesHearth { return result }
    return result + ["--toolset", try toolset(isTesting: isTesting).path]
  }

  private struct Toolset: Encodable {
    struct Tool: Encodable { var extraCLIOptions: [String] }
    var schemaVersion = "1.0"
    var swiftCompiler: Tool
    var linker: Tool
  }

  /// Source: SE-0387, the format of toolset.json.
  private func toolset(isTesting: Bool) throws -> URL {
    let overlay = vfsOverlays.flatMap { ["-vfsoverlay", $0.path] }
    let value = Toolset(
      swiftCompiler: .init(extraCLIOptions: installation.compilerFlags + ["-use-ld=lld"] + overlay),
      linker: .init(extraCLIOptions: installation.linkerArguments(isTesting: isTesting)))
    let folder = AppBuild.cache.appending(path: "toolsets")
    let data = try JSONEncoder().encode(value)
    let name = AppBuild.code(String(decoding: data, as: UTF8.self))
    let file = folder.appending(path: name + ".json")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch { throw ProjectProblem("\(file.path) cannot be written: \(error.localizedDescription)") }
    return file
  }

  /// - Returns: The exit status of SwiftPM, which has said what is wrong.
  public func swift(_ command: String, _ arguments: [String] = [], isTesting: Bool = false) throws -> Int32 {
    try ChildProcess.run(toolchain.swift, [command] + options(isTesting: isTesting) + arguments)
  }
  /// The same without a word.
  ///
  /// - Returns: The exit status, and what SwiftPM has said.
  public func silently(_ command: String, _ arguments: [String] = []) throws -> (status: Int32, text: String) {
    try quietly([command] + options() + arguments)
  }

  /// Runs SwiftPM without a word.
  func quietly(_ arguments: [String]) throws -> (status: Int32, text: String) {
    try ChildProcess.output(toolchain.swift, arguments)
  }

  /// What SwiftPM understands of a manifest.
  struct Manifest {
    /// The systems that it asks for a version of.
    var platforms: [String]
    var executables: [String]
    var libraries: [String]
  }
  private var known: Manifest?

  /// Reads the manifest, once: SwiftPM compiles it for that.
  mutating func manifest() throws -> Manifest {
    if let known { return known }
    let value = try dump()
    let platforms = value["platforms"] as? [[String: Any]] ?? [], targets = value["targets"] as? [[String: Any]] ?? []
    let products = value["products"] as? [[String: Any]] ?? []
    let read = Manifest(
      platforms: platforms.compactMap { $0["platformName"] as? String },
      executables: targets.filter { $0["type"] as? String == "executable" }.compactMap { $0["name"] as? String },
      libraries: products.filter { ($0["type"] as? [String: Any])?["library"] != nil }.compactMap {
        $0["name"] as? String
      })
    known = read
    return read
  }
  /// The manifest as SwiftPM prints it. What it has said of the same text is kept, unless the manifest asks for something outside of it.
  func dump() throws -> [String: Any] {
    let text = FileManager.default.contents(atPath: directory.appending(path: "Package.swift").path) ?? Data()
    let words = String(decoding: text, as: UTF8.self)
    let isFixed = !words.contains(#/\b(Context|FileManager|ProcessInfo|getenv)\b/#)
    let kept = AppBuild.cache.appending(
      path: "manifests/\(AppBuild.code(toolchain.version + directory.path + words)).json")
    if isFixed, let data = FileManager.default.contents(atPath: kept.path),
      let value = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    {
      return value
    }
    let result = try quietly(["package", "--package-path", directory.path, "dump-package"])
    guard result.status == 0, let begin = result.text.firstIndex(of: "{"),
      let value = try? JSONSerialization.jsonObject(with: Data(result.text[begin...].utf8)) as? [String: Any]
    else { throw ProjectProblem("SwiftPM does not understand \(directory.path)/Package.swift:\n\(result.text)") }
    if isFixed {
      // Where it cannot be kept it is asked for again.
      try? FileManager.default.createDirectory(
        at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? JSONSerialization.data(withJSONObject: value).write(to: kept, options: .atomic)
    }
    return value
  }

  /// The programs of the package.
  public mutating func executables() throws -> [String] { try manifest().executables }

  /// Whether it has libraries for others.
  public var hasLibraries: Bool { !(known?.libraries ?? []).isEmpty }

  public func program(_ name: String) throws -> URL {
    let result = try quietly(["build"] + options() + ["--show-bin-path"])
    guard let path = result.text.split(separator: "\n").last(where: { $0.hasPrefix("/") }) else {
      throw ProjectProblem("SwiftPM does not say where it builds:\n\(result.text)")
    }
    return URL(fileURLWithPath: String(path)).appending(path: name)
  }
}
