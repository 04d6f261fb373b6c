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
    let (said, lowering) = try build.prepare()
    if let outcome = build.refusal(lowering) { return outcome }
    var outcome = try build.run()
    // What cannot be had, and what cannot be written differently and is no mistake.
    outcome.message = said + lowering.diagnostics.map { "\($0)\n" }.joined() + outcome.message
    return outcome
  }

  /// Compiles an extension of an app, a widget or an action, into a library that nothing loads: nobody on Linux asks for one, but its mistakes show.
  ///
  /// - Returns: What is wrong with it; empty where it compiles.
  public static func check(
    extension described: AppDescription, at place: URL, _ installation: Installation, _ toolchain: Toolchain
  ) -> String {
    var build = AppBuild(described, at: place, installation, toolchain)
    do {
      let (said, lowering) = try build.prepare()
      if let outcome = build.refusal(lowering) { return outcome.message }
      _ = try build.compile(described, build.extraFlags, lowering.names, kind: "extension")
      return said
    } catch { return "\(error)" }
  }

  /// Builds what the app imports, and lowers its sources.
  ///
  /// - Returns: What the user has to be told, and what became of the sources.
  mutating func prepare() throws -> (message: String, lowering: Lowering.Result) {
    var message = "", names = DeclaredNames()
    let packages = app.allPackages
    if !packages.isEmpty {
      var dependencies = DependencyBuild(
        packages, for: app.platform, in: output.appending(path: "packages"), installation, toolchain,
        isRelease: isRelease)
      dependencies.pins = app.pins
      let built = try dependencies.build()
      if built.diagnostics.contains(where: \.isError) {
        throw ProjectProblem(built.diagnostics.map(\.description).joined(separator: "\n"))
      }
      message = built.missing.map { "hearth: the package \($0) cannot be fetched, and is left out\n" }.joined()
      message += built.notes.map { "hearth: \($0)\n" }.joined()
      message += built.diagnostics.map { "\($0)\n" }.joined()
      extraFlags += built.flags
      names = built.names
    }
    for module in app.modules {
      let (flags, declared) = try compile(module, extraFlags, names)
      extraFlags += flags
      names.formUnion(declared)
    }
    let lowering = try lower(app, names)
    vfsOverlay = lowering.overlay
    return (message, lowering)
  }

  func lower(_ module: AppDescription, _ names: DeclaredNames) throws -> Lowering.Result {
    let folder = output.appending(path: "lowered/\(module.moduleName)")
    do {
      return try Lowering.lower(
        module.sources, platform: module.platform,
        conditions: module.compilation.conditions + (isRelease ? [] : ["DEBUG"]),
        modules: modules, names: names, cache: folder)
    } catch let error as CocoaError {
      throw ProjectProblem("What is built cannot be written to \(folder.path): \(error.localizedDescription)")
    }
  }
  /// The modules that the installed Hearth has, and those of the project and its packages.
  private var modules: Set<String> {
    installation.modules.union(app.modules.map(\.moduleName))
  }

  /// Sources that cannot be lowered are mistakes like those that the compiler finds.
  func refusal(_ lowering: Lowering.Result) -> Outcome? {
    guard lowering.diagnostics.contains(where: \.isError) else { return nil }
    return Outcome(
      program: program, message: lowering.diagnostics.map { "\($0)\n" }.joined(), isSuccess: false, entry: .statements)
  }

  /// Compiles a framework of the project into a library beside the program, where Foundation finds its resources as those of its bundle.
  ///
  /// - Returns: What a module that imports it is compiled and linked with, and what it has to know.
  func compile(
    _ module: AppDescription, _ flags: [String], _ names: DeclaredNames, kind: String = "framework"
  ) throws -> ([String], DeclaredNames) {
    let folder = output.appending(path: "product")
    let library = folder.appending(path: "lib\(module.moduleName).so"), interfaces = output.appending(path: "modules")
    let written = output.appending(path: "generated/\(module.moduleName)")
    for place in [folder, interfaces, written] {
      do { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) } catch {
        throw ProjectProblem("What is built cannot be written to \(place.path): \(error.localizedDescription)")
      }
    }
    let lowering = try lower(module, names)
    if let outcome = refusal(lowering) { throw ProjectProblem(outcome.message) }
    let generated = try GeneratedSources(module, in: written, installation, toolchain).write(entry: .type)
    if !module.resources.isEmpty {
      try AppResources(module, in: folder.appending(path: module.moduleName + ".resources"), installation, toolchain)
        .write()
    }
    var arguments = [
      "-module-name", module.moduleName, "-emit-library", "-o", library.path, "-emit-module", "-emit-module-path",
      interfaces.appending(path: module.moduleName + ".swiftmodule").path, "-parse-as-library", "-use-ld=lld",
      "-Xlinker", "-soname", "-Xlinker", library.lastPathComponent, "-whole-module-optimization",
    ]
    arguments += isRelease ? ["-O"] : ["-Onone", "-g", "-enable-testing", "-DDEBUG"]
    arguments += module.compilation.flags
    if let overlay = lowering.overlay { arguments += ["-vfsoverlay", overlay.path] }
    arguments += flags + installation.compilerFlags + installation.linkerFlags()
    arguments += (module.sources + generated).map(\.path)
    let key = output.appending(path: "generated/\(module.moduleName).built"), state = state(of: module, arguments)
    if FileManager.default.contents(atPath: key.path) != state
      || !FileManager.default.fileExists(atPath: library.path)
    {
      let result = try ChildProcess.output(toolchain.swiftc, arguments)
      guard result.status == 0 else {
        throw ProjectProblem("The \(kind) \(module.name) does not compile:\n\(result.text)")
      }
      try? state.write(to: key)
    }
    return (["-I", interfaces.path, library.path], lowering.names)
  }
  /// What a framework is compiled from: where it is the same, the library stays.
  private func state(of module: AppDescription, _ arguments: [String]) -> Data {
    func stamp(_ path: String) -> String {
      let values = try? FileManager.default.attributesOfItem(atPath: path)
      let date = (values?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "\(path) \(values?[.size] ?? 0) \(date)"
    }
    let files = arguments.filter { $0.hasPrefix("/") && !$0.hasSuffix("lib\(module.moduleName).so") }
    let lowered = output.appending(path: "lowered/\(module.moduleName)/sources.json").path
    return Data((arguments + (files + [lowered]).map(stamp)).joined(separator: "\n").utf8)
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
