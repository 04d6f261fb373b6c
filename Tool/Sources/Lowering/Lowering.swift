import Foundation
import Project
import SwiftParser
import SwiftSyntax
import Synchronization

/// Copies of an app's sources in which what Swift on Linux lacks is written differently, in the same lines and columns.
///
/// Conditions say what they would say on the system that the app was written for, and selectors carry their methods. The compiler reads the copies in
/// place of the files by an overlay (`swiftc -vfsoverlay FILE`), so that its messages name the files themselves.
public enum Lowering {
  /// What was made.
  public struct Result: Sendable {
    /// The overlay that names the copies; nil where every file compiles as it is.
    public var overlay: URL?
    /// More sources to compile with the module.
    public var generated: [URL] = []
    /// What cannot be written differently.
    public var diagnostics: [LoweringDiagnostic] = []
    /// The files that have a copy.
    public var lowered: [URL] = []
    /// What modules that import this one have to know.
    public var names = DeclaredNames()
    /// How many files were read and parsed this time, for those who measure.
    public var parsed = 0
    /// How many copies were written this time.
    public var written = 0
  }

  /// Makes copies of those sources that need one.
  ///
  /// - Parameters:
  ///   - platform: The system whose conditions are true: `.linux` leaves conditions to the compiler.
  ///   - conditions: What `#if NAME` is true for.
  ///   - modules: Modules that are there besides those of Hearth: an import of one of these stays as it is.
  ///   - absent: Modules that `canImport` does not find, although they are there.
  ///   - addsImports: Whether a file gets the imports that Foundation hands on at Apple's systems.
  ///   - names: What modules that are imported have declared.
  ///   - alias: A folder, and a different path to it by which the compiler reads it.
  ///   - cache: A folder of the caller's, one for each module. Files there are rewritten only where their content changes.
  /// - Throws: Where the cache cannot be written, or a source cannot be read.
  public static func lower(
    _ sources: [URL], platform: SourcePlatform, conditions: [String] = [], modules: Set<String> = [],
    absent: Set<String> = [], addsImports: Bool = false, names known: DeclaredNames = DeclaredNames(),
    alias: (folder: URL, path: URL)? = nil,
    cache: URL
  ) throws -> Result {
    let setup = LoweringSetup(
      platform: platform, conditions: Set(conditions), modules: modules, absent: absent, addsImports: addsImports)
    var store = LoweringStore(cache)
    var result = Result()
    let files = sources.map { ($0.standardizedFileURL, LoweringStore.stamp(of: $0)) }
    // Names that all files know: which methods are optional, and what Objective-C calls others.
    let unnamed = files.filter { store.names(of: $0.0, $0.1) == nil }
    let named = try concurrently(unnamed.map(\.0)) { file in
      let text = try read(file)
      guard DeclaredNames.areIn(text) else { return (names: DeclaredNames(), tree: SourceFileSyntax?.none) }
      let tree = Parser.parse(source: text)
      return (DeclaredNames(of: tree, in: file.path), tree)
    }
    var trees: [URL: SourceFileSyntax] = [:]
    for (file, found) in zip(unnamed, named) {
      store.set(found.names, of: file.0, file.1)
      trees[file.0] = found.tree
    }
    var names = DeclaredNames()
    for (file, stamp) in files { if let known = store.names(of: file, stamp) { names.formUnion(known) } }
    result.names = names
    names.formUnion(known)
    let setupKey = LoweringStore.digest(setup.key + names.key)
    let changed = files.filter { store.output(of: $0.0, $0.1, setupKey) == nil }
    let (allNames, allTrees) = (names, trees)
    let outputs = try concurrently(changed.map(\.0)) { file in
      let text = try read(file)
      guard setup.concerns(text) else { return (output: LoweredSource(text: text), isLowered: false, isParsed: false) }
      let tree = allTrees[file] ?? Parser.parse(source: text)
      let output = SourceLowering.lower(text, tree, file: file, setup: setup, names: allNames)
      return (output, output.text != text, allTrees[file] == nil)
    }
    result.parsed = trees.count + outputs.count(where: \.isParsed)
    for (file, found) in zip(changed, outputs) {
      if found.isLowered, try store.write(found.output.text, for: file.0) { result.written += 1 }
      store.set(isLowered: found.isLowered, found.output.diagnostics, of: file.0, file.1, setupKey)
    }
    for (file, stamp) in files {
      guard let known = store.output(of: file, stamp, setupKey) else { continue }
      result.diagnostics += known.diagnostics
      if known.isLowered { result.lowered.append(file) }
    }
    result.overlay = try store.finish(lowered: result.lowered, alias: alias)
    return result
  }
  /// Does the same with each file, on all processors.
  private static func concurrently<Value: Sendable>(
    _ files: [URL], _ body: @Sendable (URL) throws -> Value
  ) throws -> [Value] {
    let results = Mutex([Int: Swift.Result<Value, any Error>]())
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let result = Swift.Result { try body(files[index]) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    return try files.indices.compactMap { try all[$0]?.get() }
  }
  private static func read(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}

/// A message about a place in a source, as the compiler writes them.
public struct LoweringDiagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
  public var file: String
  /// Counted from 1; columns in bytes, as the compiler counts.
  public var line: Int, column: Int
  public var isError: Bool
  public var message: String

  public var description: String { "\(file):\(line):\(column): \(isError ? "error" : "warning"): \(message)" }
}

/// A source as the compiler is to read it.
struct LoweredSource: Sendable {
  var text: String
  var diagnostics: [LoweringDiagnostic] = []
}

/// What decides about a copy besides its source.
struct LoweringSetup: Sendable {
  var platform: SourcePlatform
  var conditions: Set<String>
  var modules: Set<String>
  var absent: Set<String> = []
  var addsImports = false

  var key: String {
    let lists = [conditions, modules, absent].map { $0.sorted().joined(separator: ",") }
    return "10 \(platform.rawValue)\(addsImports ? " imports" : "") \(lists.joined(separator: " "))"
  }
  /// Whether conditions are left to the compiler.
  var leavesConditions: Bool { platform == .linux && absent.isEmpty }
  /// Whether there may be something to write differently in a text.
  func concerns(_ text: String) -> Bool {
    SourceScan.concerns(text, leavesConditions: leavesConditions) || addsImports && ImplicitImports.mayBeIn(text)
      || platform != .linux && ImplicitImports.needsDocuments(text) || mayHaveLayers(text)
  }
  /// Whether something may be asked about the layer of a view that a Mac's view may lack.
  func mayHaveLayers(_ text: String) -> Bool { platform == .macOS && SourceScan.contains(text, ["layer"]) }
}
