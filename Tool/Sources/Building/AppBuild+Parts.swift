import Foundation
import Lowering
import Project

extension AppBuild {
  /// Builds an app with everything that it is made of: its packages, the frameworks of its project, and copies of the sources that Swift on Linux does
  /// not compile as they are.
  public static func run(
    _ app: AppDescription, at place: URL, _ installation: Installation, _ toolchain: Toolchain, isRelease: Bool = false
  ) throws -> Outcome {
    var build = AppBuild(app, at: place, installation, toolchain)
    build.isRelease = isRelease
    var flags: [String] = []
    if !app.packages.isEmpty {
      let packages = DependencyBuild(
        app.packages, in: build.output.appending(path: "packages"), installation, toolchain, isRelease: isRelease)
      flags += try packages.build()
    }
    for module in app.modules { flags += try build.compile(module, flags) }
    build.extraFlags = flags
    let lowering = try build.lower(app)
    build.vfsOverlay = lowering.overlay
    if let outcome = build.refusal(lowering) { return outcome }
    var outcome = try build.run()
    // What cannot be written differently and is no mistake.
    outcome.message = lowering.diagnostics.map { "\($0)\n" }.joined() + outcome.message
    return outcome
  }

  private func lower(_ module: AppDescription) throws -> Lowering.Result {
    let folder = output.appending(path: "lowered/\(module.moduleName)")
    do {
      return try Lowering.lower(
        module.sources, platform: module.platform,
        conditions: module.compilation.conditions + (isRelease ? [] : ["DEBUG"]),
        modules: modules, cache: folder)
    } catch let error as CocoaError {
      throw ProjectProblem("What is built cannot be written to \(folder.path): \(error.localizedDescription)")
    }
  }
  /// The modules that the installed Hearth has, and those of the project and its packages.
  private var modules: Set<String> {
    installation.modules.union(app.modules.map(\.moduleName))
  }

  /// Sources that cannot be lowered are mistakes like those that the compiler finds.
  private func refusal(_ lowering: Lowering.Result) -> Outcome? {
    guard lowering.diagnostics.contains(where: \.isError) else { return nil }
    return Outcome(
      program: program, message: lowering.diagnostics.map { "\($0)\n" }.joined(), isSuccess: false, entry: .statements)
  }

  /// Compiles a framework of the project into a library beside the program.
  ///
  /// - Returns: What a module that imports it is compiled and linked with.
  private func compile(_ module: AppDescription, _ flags: [String]) throws -> [String] {
    let folder = output.appending(path: "product")
    let library = folder.appending(path: "lib\(module.moduleName).so"), interfaces = output.appending(path: "modules")
    for place in [folder, interfaces] {
      do { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) } catch {
        throw ProjectProblem("What is built cannot be written to \(place.path): \(error.localizedDescription)")
      }
    }
    let lowering = try lower(module)
    if let outcome = refusal(lowering) { throw ProjectProblem(outcome.message) }
    var arguments = [
      "-module-name", module.moduleName, "-emit-library", "-o", library.path, "-emit-module", "-emit-module-path",
      interfaces.appending(path: module.moduleName + ".swiftmodule").path, "-parse-as-library", "-use-ld=lld",
      "-Xlinker", "-soname", "-Xlinker", library.lastPathComponent, "-whole-module-optimization",
    ]
    arguments += isRelease ? ["-O"] : ["-Onone", "-g", "-enable-testing", "-DDEBUG"]
    arguments += module.compilation.flags
    if let overlay = lowering.overlay { arguments += ["-vfsoverlay", overlay.path] }
    arguments += flags + installation.compilerFlags + installation.linkerFlags() + module.sources.map(\.path)
    let result = try ChildProcess.output(toolchain.swiftc, arguments)
    guard result.status == 0 else {
      throw ProjectProblem("The framework \(module.name) does not compile:\n\(result.text)")
    }
    return ["-I", interfaces.path, library.path]
  }
}

extension CompilationOptions {
  /// What the compiler is told of them.
  var flags: [String] {
    var result = ["-swift-version", languageMode]
    if isMainActorByDefault { result += ["-default-isolation", "MainActor"] }
    result += upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
    result += experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
    return result + conditions.map { "-D" + $0 } + otherFlags
  }
}
