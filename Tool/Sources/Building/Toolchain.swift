import Foundation
import Project

/// The compiler in PATH.
public struct Toolchain: Sendable {
  public let swiftc: URL
  /// The first line of `swiftc -version`.
  public let version: String

  public init() throws {
    guard let swiftc = Self.program("swiftc") else {
      throw ProjectProblem("There is no 'swiftc' in PATH: install Swift from swift.org.")
    }
    try self.init(swiftc)
  }

  /// SwiftPM of the same toolchain.
  public var swift: URL { swiftc.deletingLastPathComponent().appending(path: "swift") }

  /// What a program of the installed Hearth needs in its environment to find Swift's libraries: it does not know where Swift lies.
  func environmentOfPrograms() throws -> [String: String] {
    let said = try ChildProcess.output(swiftc, ["-print-target-info"])
    let value = try? JSONSerialization.jsonObject(with: Data(said.text.utf8)) as? [String: Any]
    guard let paths = value?["paths"] as? [String: Any], let folder = paths["runtimeResourcePath"] as? String else {
      throw ProjectProblem("\(swiftc.path) does not say where its libraries are:\n\(said.text)")
    }
    let own = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
    return ["LD_LIBRARY_PATH": (own + [folder + "/linux"]).joined(separator: ":")]
  }

  /// The compiler that an installed Hearth is for: that in PATH, else one of this version in a folder where toolchains are put.
  ///
  /// - Throws: `ProjectProblem` where there is none.
  public init(for installation: Installation) throws {
    let first = Result { try Toolchain() }
    if case .success(let toolchain) = first, toolchain.version == installation.contents.compiler {
      self = toolchain
      return
    }
    for swiftc in Self.installed() {
      guard let toolchain = try? Toolchain(swiftc), toolchain.version == installation.contents.compiler else {
        continue
      }
      let found = (try? first.get()).map { "swiftc in PATH is '\($0.version)'" } ?? "there is no swiftc in PATH"
      FileHandle.standardError.write(
        Data("hearth: \(found), and this Hearth is for another one: \(swiftc.path) is used.\n".utf8))
      self = toolchain
      return
    }
    self = try first.get()
    try check(installation)
  }
  private init(_ swiftc: URL) throws {
    let result = try ChildProcess.output(swiftc, ["-version"])
    self.swiftc = swiftc
    version = result.text.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init) ?? ""
  }

  /// Compilers in the folders that `HEARTH_TOOLCHAINS` names, with colons between them: a folder `usr/bin` is in each toolchain there. Without it those of
  /// swiftly, and where archives and packages are put.
  private static func installed(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> [URL] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let usual = "\(home)/.local/share/swiftly/toolchains:/opt:/usr/libexec:/usr/local:\(home)"
    let folders = (environment["HEARTH_TOOLCHAINS"] ?? usual).split(separator: ":").map(String.init)
    return folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let programs = names.sorted(by: >).flatMap { ["\(folder)/\($0)/usr/bin/swiftc", "\(folder)/\($0)/bin/swiftc"] }
      return programs.filter { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
    }
  }

  /// Modules are read by the compiler that wrote them and by no other.
  public func check(_ installation: Installation) throws {
    guard version != installation.contents.compiler else { return }
    throw ProjectProblem(
      "This Hearth is for '\(installation.contents.compiler)', and swiftc in PATH is '\(version)'. Put that one first in PATH, or build Hearth from its sources as a package."
    )
  }

  /// A program in PATH.
  public static func program(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy.map { URL(fileURLWithPath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
