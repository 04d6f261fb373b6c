import Foundation
import Lowering
import Project

/// Why there is no report.
public enum PortingError: Error, Equatable, CustomStringConvertible {
  /// The compiler does not find a module of Hearth, so that it can say nothing of the app.
  case isNotBuilt(String)

  public var description: String {
    switch self {
    case .isNotBuilt(let module):
      "the compiler does not find Hearth's module \(module): say where it is, with options after --"
    }
  }
}

/// Finds out how much of an app compiles, before anything runs.
public enum Porting {
  /// Lets the compiler check the app's sources, those that need it as they are lowered. No program is written.
  ///
  /// Where a module is missing an empty one takes its place, so that the compiler goes on and names what the app uses of it.
  ///
  /// - Parameters:
  ///   - options: What the compiler needs to find Hearth's modules.
  ///   - names: What packages and frameworks that were built have declared.
  ///   - modules: Modules that are there besides those of Hearth.
  ///   - generated: Sources that are compiled with the app's, and not counted.
  ///   - cache: A folder of the caller's.
  /// - Throws: Where the compiler cannot be started, or the cache cannot be written.
  public static func report(
    _ app: AppDescription, options: [String], names: DeclaredNames = DeclaredNames(), modules: Set<String> = [],
    generated: [URL] = [], compiler: String = "swiftc", cache: URL
  ) throws -> PortReport {
    var report = PortReport(name: app.name)
    (report.files, report.notes) = (app.sources.count, app.notes)
    let language = arguments(for: app)
    let stubs = cache.appendingPathComponent("missing-modules")
    try? FileManager.default.removeItem(at: stubs)
    try FileManager.default.createDirectory(at: stubs, withIntermediateDirectories: true)
    let own = app.sources.map(\.path), sources = own + generated.map(\.path)

    let lowered = try Lowering.lower(
      app.sources, platform: app.platform, conditions: app.compilation.conditions, modules: modules, names: names,
      cache: cache)
    var all = options + language
    if let overlay = lowered.overlay { all += ["-vfsoverlay", overlay.path] }
    var found = try messages(compiler, all + sources), missing: [Message] = []
    // Each round finds the modules that files import after those that were missing before.
    while true {
      let names = Set(found.compactMap(\.missingModule)).subtracting(missing.compactMap(\.missingModule))
      if names.isEmpty { break }
      if let module = names.intersection(["SwiftUI", "UIKit", "HearthSelectors"]).min() {
        throw PortingError.isNotBuilt(module)
      }
      missing += found.filter { $0.missingModule.map(names.contains) ?? false }
      for name in names.sorted() { try writeModule(name, to: stubs, compiler) }
      found = try messages(compiler, all + ["-I", stubs.path] + sources)
    }
    let unwritten = lowered.diagnostics.filter(\.isError).map {
      Message(file: $0.file, line: $0.line, column: $0.column, text: $0.message)
    }
    found = missing + unwritten + found.filter { $0.missingModule == nil }
    let wrong = Set(found.map(\.file))
    report.compileAsTheyAre = own.count { !wrong.contains($0) && !isLowered($0, lowered) }
    report.compileLowered = own.count { !wrong.contains($0) } - report.compileAsTheyAre
    let built = Set(app.packages.flatMap(\.products) + app.modules.map(\.moduleName))
    summarize(found, built: built, into: &report)
    return report
  }
  private static func isLowered(_ path: String, _ result: Lowering.Result) -> Bool {
    result.lowered.contains { $0.path == path }
  }
  private static func arguments(for app: AppDescription) -> [String] {
    let compilation = app.compilation
    var arguments = ["-parse-as-library", "-module-name", app.moduleName, "-swift-version", compilation.languageMode]
    if app.sources.contains(where: { $0.lastPathComponent == "main.swift" }) { arguments.removeFirst() }
    if compilation.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    for name in compilation.conditions { arguments += ["-D", name] }
    for name in compilation.upcomingFeatures { arguments += ["-enable-upcoming-feature", name] }
    for name in compilation.experimentalFeatures { arguments += ["-enable-experimental-feature", name] }
    return arguments
  }

  // MARK: - The compiler

  private static func writeModule(_ name: String, to folder: URL, _ compiler: String) throws {
    let source = folder.appendingPathComponent("\(name).swift")
    try Data().write(to: source)
    let module = folder.appendingPathComponent("\(name).swiftmodule").path
    _ = try run(
      compiler, ["-emit-module", "-module-name", name, "-emit-module-path", module, "-parse-as-library", source.path])
  }
  private static func messages(_ compiler: String, _ arguments: [String]) throws -> [Message] {
    var seen: Set<Message> = []
    let output = try run(compiler, ["-typecheck", "-wmo"] + arguments)
    return output.split(separator: "\n").compactMap { Message(line: $0) }.filter { seen.insert($0).inserted }
  }
  private static func run(_ compiler: String, _ arguments: [String]) throws -> String {
    try ChildProcess.output(URL(fileURLWithPath: "/usr/bin/env"), [compiler] + arguments).text
  }

  // MARK: - The summary

  private static func summarize(_ messages: [Message], built: Set<String>, into report: inout PortReport) {
    var entries: [String: PortReport.Missing] = [:]
    for message in messages {
      guard let name = message.missingName else {
        report.others.append("\(message.place): \(message.text)")
        continue
      }
      let framework = message.missingModule ?? Advice.framework(of: name)
      var entry =
        entries[name]
        ?? PortReport.Missing(
          name: message.missingModule.map { "import \($0)" } ?? name, framework: framework, count: 0, places: [],
          advice: Advice.text(for: name, of: framework, isModule: message.missingModule != nil, built: built))
      entry.count += 1
      if entry.places.count < 3 { entry.places.append(message.place) }
      entries[name] = entry
    }
    report.missing = entries.values.sorted { ($0.framework, -$0.count, $0.name) < ($1.framework, -$1.count, $1.name) }
  }
}
