import Foundation
import Project

/// An installed Hearth: the folder that `Scripts/sdk` makes.
public struct Installation: Sendable {
  /// What `sdk.json` says.
  public struct Contents: Codable, Sendable {
    public var version: String
    /// The first line that the compiler printed by which its modules were written.
    public var compiler: String
    public var configuration: String
    public var system: String
    public var machine: String
    /// The distribution's packages with the libraries that each app is linked with.
    public var packages: [String]
    /// Those that are loaded when something needs them, and fonts.
    public var recommended: [String]
  }

  public let root: URL
  public let contents: Contents

  /// - Throws: `ProjectProblem` where the folder has no installed Hearth.
  public init(_ root: URL) throws {
    let file = root.appending(path: "sdk.json")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ProjectProblem("\(root.path) is not an installed Hearth: it has no sdk.json. Make one with Scripts/sdk.")
    }
    do { contents = try JSONDecoder().decode(Contents.self, from: data) } catch {
      throw ProjectProblem("\(file.path) cannot be read: \(error)")
    }
    self.root = root
  }

  /// The one that `HEARTH_SDK` names in the environment, else that which the command is part of.
  public static func current(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Installation {
    if let path = environment["HEARTH_SDK"], !path.isEmpty { return try Installation(URL(fileURLWithPath: path)) }
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let root = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: root.appending(path: "sdk.json").path) else {
      throw ProjectProblem(
        "No Hearth is installed around \(program): HEARTH_SDK says where one is, and Scripts/sdk makes one.")
    }
    return try Installation(root)
  }

  public var library: URL { root.appending(path: "lib/hearth") }

  /// What the compiler needs to import the modules and to expand the macros.
  public var compilerFlags: [String] {
    let folder = library.appending(path: "macros")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let macros = names.filter { $0.hasSuffix(".so") }.flatMap {
      ["-load-plugin-library", folder.appending(path: $0).path]
    }
    return ["-I", library.appending(path: "modules").path] + macros
  }

  /// What the linker needs, as arguments of the compiler. The paths to libraries are of the kind that holds for what they need in turn: Swift's own
  /// may lie anywhere.
  public func linkerFlags(isTesting: Bool = false) -> [String] {
    linkerArguments(isTesting: isTesting).flatMap { ["-Xlinker", $0] }
  }
  /// The linker's own arguments.
  public func linkerArguments(isTesting: Bool = false) -> [String] {
    let libraries = isTesting ? ["libHearth.so", "libHearthTesting.so"] : ["libHearth.so"]
    return [library.appending(path: "wrappers.o").path]
      + libraries.map { library.appending(path: $0).path }
      + ["--disable-new-dtags", "-rpath", "$ORIGIN", "-rpath", library.path]
  }
}
