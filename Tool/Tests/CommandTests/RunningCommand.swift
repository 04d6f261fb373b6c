import Foundation

/// A process that runs beside a test, and what it prints, line by line.
final class RunningCommand {
  let process: Process
  private let reader: FileHandle
  private var rest = ""
  /// All lines so far.
  private(set) var lines: [String] = []

  init(_ process: Process) throws {
    self.process = process
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    reader = pipe.fileHandleForReading
    // Keeps the tests from waiting for ever for a line that does not come.
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.longest) { [weak process] in
      if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }
  deinit { end(SIGKILL) }
  /// Seconds, many times what a run takes.
  private static let longest = 600.0

  /// Waits for a line with these words; false where the program ends before that, or does not end within ten minutes.
  func line(_ words: String) -> Bool {
    while true {
      while let end = rest.firstIndex(of: "\n") {
        let line = String(rest[..<end])
        rest = String(rest[rest.index(after: end)...])
        lines.append(line)
        if line.contains(words) { return true }
      }
      let data = reader.availableData
      if data.isEmpty { return false }
      rest += String(decoding: data, as: UTF8.self)
    }
  }

  func end(_ signal: Int32) {
    if process.isRunning { kill(process.processIdentifier, signal) }
    process.waitUntilExit()
  }
}

/// A screen of its own.
final class Screen {
  let process = Process()
  let name: String

  /// Whether all is there that a screen needs, and what looks at it.
  static var canRun: Bool { ["Xvfb", "import", "convert"].allSatisfy { Command.program($0) != nil } }

  init() throws {
    let pipe = Pipe()
    process.executableURL = Command.program("Xvfb")
    process.arguments = ["-displayfd", "1", "-screen", "0", "1000x700x24", "-nolisten", "tcp"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It says its number when it can be used.
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }
  deinit {
    // The thread of a test blocks other signals, and so does what it starts.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// How many pixels of the screen have a colour, as `#RRGGBB`.
  ///
  /// - Parameter file: Where the picture of the screen is written.
  func pixels(of color: String, into file: URL) throws -> Int {
    func run(_ arguments: [String]) throws -> String {
      let process = Process(), pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }
    _ = try run(["import", "-window", "root", file.path])
    let histogram = try run(["convert", file.path, "-depth", "8", "-format", "%c", "histogram:info:-"])
    let line = histogram.split(separator: "\n").first { $0.contains(color) }
    return line.flatMap { Int($0.trimmingCharacters(in: .whitespaces).prefix { $0.isNumber }) } ?? 0
  }
}
