import Foundation
import Project

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
  ///   - cache: A folder of the caller's, one for each module. Files there are rewritten only where their content changes.
  /// - Throws: Where the cache cannot be written, or a source cannot be read.
  public static func lower(
    _ sources: [URL], platform: SourcePlatform, conditions: [String] = [], modules: Set<String> = [], cache: URL
  ) throws -> Result {
    let setup = LoweringSetup(platform: platform, conditions: Set(conditions), modules: modules)
    var store = LoweringStore(cache)
    var texts: [(url: URL, text: String, key: String)] = []
    var result = Result()
    for source in sources.map(\.standardizedFileURL) {
      let key = LoweringStore.stamp(of: source)
      texts.append((source, "", key))
    }
    // Names that all files know: which methods are optional, and what Objective-C calls others.
    var names = DeclaredNames()
    for (source, _, key) in texts {
      if let known = store.names(of: source, key) {
        names.formUnion(known)
        continue
      }
      let text = try read(source)
      let found: DeclaredNames
      if DeclaredNames.areIn(text) {
        found = DeclaredNames(parsing: text)
        result.parsed += 1
      } else {
        found = DeclaredNames()
      }
      store.set(found, of: source, key)
      names.formUnion(found)
    }
    let setupKey = setup.key + names.key
    for (source, _, key) in texts {
      if let known = store.output(of: source, key, setupKey) {
        result.diagnostics += known.diagnostics
        if known.isLowered { result.lowered.append(source) }
        continue
      }
      let text = try read(source)
      var output = LoweredSource(text: text)
      if setup.concerns(text) {
        result.parsed += 1
        output = SourceLowering.lower(text, file: source, setup: setup, names: names)
      }
      result.diagnostics += output.diagnostics
      let isLowered = output.text != text
      if isLowered {
        result.lowered.append(source)
        if try store.write(output.text, for: source) { result.written += 1 }
      }
      store.set(isLowered: isLowered, output.diagnostics, of: source, key, setupKey)
    }
    result.overlay = try store.finish(lowered: result.lowered)
    return result
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
struct LoweredSource {
  var text: String
  var diagnostics: [LoweringDiagnostic] = []
}

/// What decides about a copy besides its source.
struct LoweringSetup {
  var platform: SourcePlatform
  var conditions: Set<String>
  var modules: Set<String>

  var key: String {
    "5 \(platform.rawValue) \(conditions.sorted().joined(separator: ",")) \(modules.sorted().joined(separator: ","))"
  }
  /// Whether there may be something to write differently in a text.
  func concerns(_ text: String) -> Bool { SourceScan.concerns(text, isForLinux: platform == .linux) }
}
