import Foundation

/// Paths with asterisks, as descriptions of projects have them: `*` is a part of a name, and `**` any number of folders.
enum PathPattern {
  /// The paths that a pattern fits, in order, relative to the folder; a path without asterisks is itself, whether it is there or not.
  ///
  /// `Sources/**` is the folder `Sources` with all that is in it.
  static func expand(_ pattern: String, in folder: URL) -> [String] {
    var pattern = pattern
    while pattern.hasPrefix("./") { pattern.removeFirst(2) }
    for end in ["/**/*", "/**", "/"] where pattern.hasSuffix(end) && pattern.count > end.count {
      pattern.removeLast(end.count)
      break
    }
    guard pattern.contains("*") else { return [pattern] }
    let parts = pattern.split(separator: "/").map(String.init)
    return find(parts[...], below: "", in: folder)
  }
  private static func find(_ parts: ArraySlice<String>, below prefix: String, in folder: URL) -> [String] {
    guard let first = parts.first else { return [] }
    let rest = parts.dropFirst(), names = contents(folder)
    if first == "**" {
      var found = find(rest, below: prefix, in: folder)
      for name in names where isFolder(folder.appendingPathComponent(name)) {
        found += find(parts, below: prefix + name + "/", in: folder.appendingPathComponent(name))
      }
      return found
    }
    let fitting = first.contains("*") ? names.filter { fits($0[...], first[...]) } : names.filter { $0 == first }
    if rest.isEmpty { return fitting.map { prefix + $0 } }
    return fitting.flatMap { find(rest, below: prefix + $0 + "/", in: folder.appendingPathComponent($0)) }
  }
  static func fits(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return fits(name, pattern.dropFirst()) || !name.isEmpty && fits(name.dropFirst(), pattern)
    }
    // `*.{png,jpg}`
    if first == "{", let end = pattern.firstIndex(of: "}") {
      let choices = pattern[pattern.index(after: pattern.startIndex)..<end].split(separator: ",")
      let rest = pattern[pattern.index(after: end)...]
      return choices.contains { name.hasPrefix($0) && fits(name.dropFirst($0.count), rest) }
    }
    return name.first == first && fits(name.dropFirst(), pattern.dropFirst())
  }
  private static func contents(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter { !$0.hasPrefix(".") }
  }
  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}

extension PathPattern {
  /// The folder that a pattern begins with, with its slash; `Sources/` of `Sources/**/*.swift`.
  static func base(of pattern: String) -> String {
    let parts = pattern.split(separator: "/").prefix { !$0.contains("*") }
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }
}
