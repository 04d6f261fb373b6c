import Foundation

/// A file of build settings, `Debug.xcconfig`, with those that it includes.
enum ConfigurationFile {
  /// The settings in the order in which they count, the later ones more.
  ///
  /// - Parameter missing: Gets the paths of files that are not there, as those with an author's own keys: they count as empty.
  /// - Throws: `XcodeProjectError` where a file cannot be understood.
  static func read(_ file: URL, missing: inout [String], inside: [String] = []) throws -> [BuildSettings.Entry] {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      missing.append(file.path)
      return []
    }
    let text = String(decoding: data, as: UTF8.self)
    if inside.contains(file.path) { throw XcodeProjectError(file: file.path, message: "the file includes itself") }
    var entries: [BuildSettings.Entry] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = withoutComment(line).trimmingCharacters(in: .whitespaces)
      if line.isEmpty { continue }
      if line.hasPrefix("#include") {
        let isOptional = line.hasPrefix("#include?")
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
          throw XcodeProjectError(file: file.path, message: "line \(index + 1): expected #include \"FILE\"")
        }
        let included = FoldedPath.existing(
          URL(fileURLWithPath: String(parts[1]), relativeTo: file.deletingLastPathComponent()).standardizedFileURL)
        if isOptional && !FileManager.default.fileExists(atPath: included.path) { continue }
        entries += try read(included, missing: &missing, inside: inside + [file.path])
        continue
      }
      guard let sign = assignment(in: line) else {
        throw XcodeProjectError(file: file.path, message: "line \(index + 1): expected NAME = VALUE")
      }
      let key = line[..<sign].trimmingCharacters(in: .whitespaces)
      var value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
      if value.hasSuffix(";") { value.removeLast() }
      entries.append(BuildSettings.entry(key, value))
    }
    return entries
  }
  /// `//` begins a comment wherever it stands: URLs are written `https:/$()/host`.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      if line[index] == "=" && depth == 0 { return index }
    }
    return nil
  }
}
