import Foundation

/// A file of build settings, `Debug.xcconfig`, with those that it includes.
enum ConfigurationFile {
  /// The settings in the order in which they count, the later ones more.
  ///
  /// - Throws: `XcodeProjectError` where the file, or one that it has to include, cannot be read.
  static func read(_ file: URL, inside: [String] = []) throws -> [BuildSettings.Entry] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw XcodeProjectError(file: file.path, message: "this file of build settings cannot be read")
    }
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
        let included = URL(fileURLWithPath: String(parts[1]), relativeTo: file.deletingLastPathComponent())
          .standardizedFileURL
        if isOptional && !FileManager.default.fileExists(atPath: included.path) { continue }
        guard FileManager.default.fileExists(atPath: included.path) else {
          throw XcodeProjectError(file: file.path, message: "line \(index + 1): there is no file \(included.path)")
        }
        entries += try read(included, inside: inside + [file.path])
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
