import Foundation

/// What is known of the sources of a module from the last time, and the copies.
struct LoweringStore {
  private struct Entry: Codable {
    var stamp: String
    var names: DeclaredNames
    var setup: String?
    var isLowered = false
    var diagnostics: [LoweringDiagnostic] = []
  }
  private let folder: URL
  private var entries: [String: Entry] = [:]
  private var isChanged = false

  init(_ folder: URL) {
    self.folder = folder
    if let data = FileManager.default.contents(atPath: folder.appendingPathComponent("sources.json").path) {
      entries = (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
    }
  }
  /// The size of a file and when it was written, to the nanosecond.
  static func stamp(of file: URL) -> String {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
  }

  func names(of file: URL, _ stamp: String) -> DeclaredNames? {
    entries[file.path].flatMap { $0.stamp == stamp ? $0.names : nil }
  }
  mutating func set(_ names: DeclaredNames, of file: URL, _ stamp: String) {
    entries[file.path] = Entry(stamp: stamp, names: names)
    isChanged = true
  }
  func output(of file: URL, _ stamp: String, _ setup: String) -> (isLowered: Bool, diagnostics: [LoweringDiagnostic])? {
    guard let entry = entries[file.path], entry.stamp == stamp, entry.setup == setup else { return nil }
    if entry.isLowered && !FileManager.default.fileExists(atPath: copy(of: file).path) { return nil }
    return (entry.isLowered, entry.diagnostics)
  }
  mutating func set(
    isLowered: Bool, _ diagnostics: [LoweringDiagnostic], of file: URL, _ stamp: String, _ setup: String
  ) {
    entries[file.path, default: Entry(stamp: stamp, names: DeclaredNames())].setup = setup
    entries[file.path]?.isLowered = isLowered
    entries[file.path]?.diagnostics = diagnostics
    isChanged = true
  }

  /// FNV-1a of a text, the same in each process. What is kept of each file has this of the names of all, which would be as many times as long.
  static func digest(_ text: String) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037, text = text
    text.withUTF8 { bytes in for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 } }
    return String(hash, radix: 36)
  }
  /// Where a file's copy is: under a number that its folder's path gives.
  func copy(of file: URL) -> URL {
    let number = Self.digest(file.deletingLastPathComponent().path)
    return folder.appendingPathComponent("lowered/\(number)/\(file.lastPathComponent)")
  }
  /// Writes a copy unless it has this content. Returns whether it was written.
  func write(_ text: String, for file: URL) throws -> Bool {
    try Self.write(text, to: copy(of: file))
  }
  private static func write(_ text: String, to file: URL) throws -> Bool {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file.path) == data { return false }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return true
  }

  /// Writes the overlay, and what is known for the next time. Returns the overlay where there are copies.
  mutating func finish(lowered: [URL], alias: (folder: URL, path: URL)?) throws -> URL? {
    if isChanged {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      _ = try Self.write(
        String(decoding: try encoder.encode(entries), as: UTF8.self), to: folder.appendingPathComponent("sources.json"))
    }
    let overlay = folder.appendingPathComponent("overlay.yaml")
    var roots: [[String: Any]] = []
    for (directory, files) in Dictionary(grouping: lowered, by: { $0.deletingLastPathComponent().path }).sorted(by: {
      $0.key < $1.key
    }) {
      let contents: [[String: String]] = files.sorted { $0.path < $1.path }.map {
        ["type": "file", "name": $0.lastPathComponent, "external-contents": copy(of: $0).path]
      }
      roots.append(["type": "directory", "name": directory, "contents": contents])
      if let alias, (directory + "/").hasPrefix(alias.folder.path + "/") {
        let name = alias.path.path + directory.dropFirst(alias.folder.path.count)
        roots.append(["type": "directory", "name": name, "contents": contents])
      }
    }
    let values: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots]
    let data = try JSONSerialization.data(
      withJSONObject: values, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    _ = try Self.write(String(decoding: data, as: UTF8.self), to: overlay)
    return lowered.isEmpty ? nil : overlay
  }
}
