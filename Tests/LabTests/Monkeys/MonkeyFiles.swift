import Foundation

/// Events as they are kept in files: an array of JSON.
nonisolated enum MonkeyFiles {
  /// Where the runs are kept that have found something, named `EXAMPLE-WHAT.json`.
  static let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Kept")

  static func read(_ url: URL) throws -> [MonkeyEvent] {
    var text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    // A program that ended in an event has not closed the array.
    if !text.hasSuffix("]") { text += "]" }
    return try JSONDecoder().decode([MonkeyEvent].self, from: Data(text.utf8))
  }
  static func write(_ events: [MonkeyEvent], to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try events.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    try Data("[\(lines.joined(separator: ",\n"))]".utf8).write(to: url)
  }

  /// Writes down events as they come, each before it is done.
  final class Log {
    private let handle: FileHandle?
    init(_ url: URL) {
      _ = FileManager.default.createFile(atPath: url.path, contents: Data("[".utf8))
      handle = try? FileHandle(forWritingTo: url)
      _ = try? handle?.seekToEnd()
    }
    func add(_ step: Int, _ event: MonkeyEvent) {
      guard let data = try? JSONEncoder().encode(event) else { return }
      handle?.write((step == 0 ? Data() : Data(",\n".utf8)) + data)
    }
  }
}
