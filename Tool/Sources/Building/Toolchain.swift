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
    let result = try ChildProcess.output(swiftc, ["-version"])
    self.swiftc = swiftc
    version = result.text.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init) ?? ""
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
