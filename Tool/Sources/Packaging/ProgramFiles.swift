import Foundation
import Project

/// The program of an app and what has to lie beside it: its resources, and the libraries that no package of the distribution has.
struct ProgramFiles {
  var program: URL
  /// Folders and files beside the program that it finds there.
  var companions: [URL]
  /// Libraries that are copied beside it.
  var libraries: [URL]
  /// Packages of Debian that have the others.
  var dependencies: [String]

  /// - Parameter folder: what `hearth build` has made: a program of this name, and what belongs to it.
  init(folder: URL, program name: String) throws {
    program = folder.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw PackagedApp.Problem(description: "there is no program \(program.path): build the app first")
    }
    let all = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    companions = all.filter { ["resources", "bundle"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    libraries = []
    dependencies = []
    var others: [String: String] = [:]
    for library in try Self.libraries(of: program) {
      if let owner = Self.package(of: library) {
        others[library.lastPathComponent] = owner
      } else {
        libraries.append(library)
      }
    }
    // What these need in turn the distribution's packages say themselves.
    for file in [program] + libraries {
      dependencies += try Self.names(neededBy: file).compactMap { others[$0] }
    }
    dependencies = Array(Set(dependencies)).sorted()
    // What the framework finds beside its library: the keyboard and its data.
    for library in libraries where library.lastPathComponent == "libHearth.so" {
      let beside = try FileManager.default.contentsOfDirectory(
        at: library.deletingLastPathComponent(), includingPropertiesForKeys: nil)
      companions += beside.filter { $0.pathExtension == "resources" || $0.lastPathComponent == "hearth-keyboard" }
    }
    libraries.sort { $0.path < $1.path }
  }

  /// All libraries that the program loads at its start, as the dynamic linker finds them.
  static func libraries(of program: URL) throws -> [URL] {
    let said = try Command.output("ldd", program.path)
    var found: [URL] = []
    for line in said.split(separator: "\n") {
      let parts = line.split(separator: " ").map { $0.trimmingCharacters(in: .whitespaces) }
      if line.contains("not found") {
        throw PackagedApp.Problem(
          description: "\(program.lastPathComponent) needs \(parts.first ?? "a library"), which is not there")
      }
      guard let arrow = parts.firstIndex(of: "=>"), arrow + 1 < parts.count, parts[arrow + 1].hasPrefix("/") else {
        continue
      }
      found.append(URL(fileURLWithPath: parts[arrow + 1]))
    }
    return found
  }

  private static func names(neededBy file: URL) throws -> [String] {
    try Command.output("readelf", "--dynamic", file.path).matches(of: #/\(NEEDED\).*\[(.+)\]/#).map {
      String($0.output.1)
    }
  }

  /// The package of Debian that has a file; nil where none has it.
  static func package(of library: URL) -> String? {
    // Since directories of the system were merged a library may be known by either path.
    let path = library.resolvingSymlinksInPath().path
    let other = path.hasPrefix("/usr/") ? String(path.dropFirst(4)) : "/usr" + path
    for candidate in [path, other] {
      guard let said = try? Command.output("dpkg-query", "--search", candidate),
        let owner = said.split(separator: "\n").first?.split(separator: ":").first
      else { continue }
      return String(owner)
    }
    return nil
  }

  /// Source: System V ABI, the first bytes of a file in ELF.
  private static func isProgram(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: 4)) == Data([0x7f, 0x45, 0x4c, 0x46])
  }

  /// Copies all of it into a folder, without the symbols that only a debugger reads.
  func copy(into folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in [program] + companions {
      try manager.copyItem(at: file, to: folder.appendingPathComponent(file.lastPathComponent))
    }
    for library in libraries {
      try manager.copyItem(
        at: library.resolvingSymlinksInPath(), to: folder.appendingPathComponent(library.lastPathComponent))
    }
    for name in try manager.contentsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(name)
      if Self.isProgram(file) { try Command.output("strip", "--strip-all", file.path) }
    }
  }
}

/// A program of the system that is run to its end.
enum Command {
  @discardableResult static func output(_ name: String, _ arguments: String..., directory: URL? = nil) throws -> String
  {
    try output(name, arguments, directory: directory)
  }
  static func output(_ name: String, _ arguments: [String], directory: URL? = nil) throws -> String {
    let result = try ChildProcess.outputs(
      URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments, directory: directory)
    if result.status != 0 {
      let words = (result.complaints.isEmpty ? result.text : result.complaints)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      throw PackagedApp.Problem(description: "\(name) failed: \(words)")
    }
    return result.text
  }
}
