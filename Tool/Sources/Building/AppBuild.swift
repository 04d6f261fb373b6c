import Foundation
import Project

/// Compiles an app against the installed Hearth: the compiler's driver compiles what has changed, and what it knows is kept in the user's cache.
public struct AppBuild: Sendable {
  public let app: AppDescription
  public let installation: Installation
  public let toolchain: Toolchain
  public var isRelease = false
  /// Whether the app becomes a library that tests import.
  var isForTests = false
  /// A file that lays copies of sources over them, for the compiler's option of that name.
  public var vfsOverlay: URL?
  public var extraFlags: [String] = []
  /// Where everything is kept that is built.
  public let directory: URL

  /// - Parameter place: The file or folder that the app was read from: each has a folder in the cache.
  public init(_ app: AppDescription, at place: URL, _ installation: Installation, _ toolchain: Toolchain) {
    (self.app, self.installation, self.toolchain) = (app, installation, toolchain)
    directory = Self.cache.appending(path: "apps/\(app.moduleName)-\(Self.code(place.standardizedFileURL.path))")
  }

  /// `$XDG_CACHE_HOME/hearth`, or in `~/.cache`. Source: XDG Base Directory Specification 0.8.
  public static var cache: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path).appending(path: "hearth")
    }
    return URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory()).appending(path: ".cache/hearth")
  }

  /// FNV-1a of a text, the same in each process.
  static func code(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// What was built, or the compiler's message.
  public struct Outcome: Sendable {
    public var program: URL
    public var message: String
    public var isSuccess: Bool
    /// How the program begins: of previews alone the program shows those.
    public var entry: EntryPoint
  }

  var configuration: String { isRelease ? "release" : "debug" }
  var output: URL { directory.appending(path: isForTests ? "tests" : configuration) }
  /// What an app is linked into.
  enum Product { case executable, library }
  func program(as product: Product) -> URL {
    product == .executable ? program : output.appending(path: "product/lib\(app.moduleName).so")
  }
  public var program: URL { output.appending(path: "product/" + app.moduleName) }
  public var resources: URL { output.appending(path: "product/\(app.moduleName).resources") }

  public func run() throws -> Outcome {
    let entry = EntryPoint(
      try app.sources.map { source in
        // A file may go while its folder is watched.
        guard let data = FileManager.default.contents(atPath: source.path) else {
          throw ProjectProblem("\(source.path) cannot be read.")
        }
        return (source.lastPathComponent, String(decoding: data, as: UTF8.self))
      })
    if case .none(let views) = entry, !isForTests { throw ProjectProblem(Self.missing(views, in: app)) }
    do {
      try FileManager.default.createDirectory(
        at: output.appending(path: "product"), withIntermediateDirectories: true)
      let generated = try GeneratedSources(app, in: output, installation, toolchain).write(
        entry: isForTests && entry == .previews ? .type : entry)
      try AppResources(app, in: resources, installation, toolchain).write()
      let map = output.appending(path: "output-files.json")
      let sources = app.sources + generated
      try Self.write(outputFiles(of: sources), to: map)
      let before = sources.map(Self.stamp)
      let result = try ChildProcess.output(toolchain.swiftc, arguments(sources, map, entry))
      // The driver notes the time of a source when it is done. One that was saved after the compiler had read it would count as compiled: without its object it
      // does not. Source: seen, Swift 6.3.
      for (source, stamp) in zip(sources, before) where Self.stamp(source) != stamp {
        try? FileManager.default.removeItem(atPath: stem(of: source) + ".o")
      }
      return Outcome(program: program, message: result.text, isSuccess: result.status == 0, entry: entry)
    } catch let error as ProjectProblem { throw error } catch {
      throw ProjectProblem("What is built cannot be written to \(output.path): \(error.localizedDescription)")
    }
  }

  private static func missing(_ views: [String], in app: AppDescription) -> String {
    let place = app.sources.count == 1 ? app.sources[0].lastPathComponent : app.name
    guard let view = views.first else {
      return "\(place) has no app: add a struct marked with @main that conforms to App."
    }
    return
      "\(place) has the view \(view) and no app. To see it, add a preview, #Preview { \(view)() }, or a struct marked with @main that conforms to App."
  }

  func arguments(_ sources: [URL], _ map: URL, _ entry: EntryPoint) -> [String] {
    let product = program(as: isForTests ? .library : .executable)
    var result = [
      "-module-name", app.moduleName, isForTests ? "-emit-library" : "-emit-executable", "-o", product.path,
      "-output-file-map", map.path,
      "-use-ld=lld",
      "-emit-module", "-emit-module-path",
      output.appending(path: app.moduleName + ".swiftmodule").path,
      "-DSWIFT_PACKAGE",
    ]
    result +=
      isRelease
      ? ["-O", "-whole-module-optimization"] : ["-Onone", "-g", "-incremental", "-enable-batch-mode", "-DDEBUG"]
    if !isRelease { result.append("-enable-testing") }
    if !isForTests {
      result.append("-no-emit-module-separately")
    } else {
      // The program that runs the tests has the only entry that counts.
      result += ["-Xlinker", "-soname", "-Xlinker", product.lastPathComponent]
      result += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", app.moduleName + "_main"]
    }
    if entry != .statements { result.append("-parse-as-library") }
    result += app.compilation.flags + extraFlags
    if let vfsOverlay { result += ["-vfsoverlay", vfsOverlay.path] }
    return result + installation.compilerFlags + installation.linkerFlags() + sources.map(\.path)
  }

  private var objects: URL { output.appending(path: "objects") }
  /// The path of what is made of a source, without an ending.
  private func stem(of source: URL) -> String {
    objects.path + "/\(source.deletingPathExtension().lastPathComponent)-\(Self.code(source.path))"
  }
  /// What is different where a file was written.
  private static func stamp(_ file: URL) -> String {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return "" }
    return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  private func outputFiles(of sources: [URL]) throws -> Data {
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    var map: [String: [String: String]] = ["": ["swift-dependencies": objects.path + "/module.swiftdeps"]]
    for source in sources {
      let stem = stem(of: source)
      map[source.path] = [
        "object": stem + ".o", "swift-dependencies": stem + ".swiftdeps", "diagnostics": stem + ".dia",
      ]
    }
    return try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
  }

  /// Leaves a file alone that is the same: the compiler goes by its time.
  static func write(_ data: Data, to file: URL) throws {
    if FileManager.default.contents(atPath: file.path) == data { return }
    try data.write(to: file, options: .atomic)
  }
}
