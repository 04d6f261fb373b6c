#if GTK
  import Foundation

  /// What went wrong in driving programs, with all that they said.
  struct DriveError: Error, CustomStringConvertible { let description: String }

  /// A program that runs beside the test. `end()` ends it, whatever state it is in.
  final class Program: @unchecked Sendable {
    // The lock guards `text` and `hasSaidAll`; the rest is used by one test at a time.
    private let process = Process()
    private let lock = NSLock()
    private var text = Data()
    private var hasSaidAll = false
    private let input = Pipe()
    private let name: String
    /// Lines up to this one have been waited for.
    private var position = 0

    /// The longest that anything is waited for: what never comes, so long that no busy machine gets there. Seen: 40 seconds were too few for
    /// the first line of a program among twenty, beside ten processes that compile.
    static let patience: Duration = .seconds(180)
    /// The same for this program.
    private let patience: Duration

    init(
      _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], directory: URL? = nil,
      patience: Duration = Program.patience
    ) throws {
      self.patience = patience
      name = (path as NSString).lastPathComponent
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.environment = environment
      if let directory { process.currentDirectoryURL = directory }
      process.standardInput = input
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      follow(output.fileHandleForReading)
      // The threads of Swift's pools block signals, and a child inherits that.
      var all = sigset_t(), before = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
    }
    /// Reads what the program prints, on a thread of its own until the last one that can write has closed the pipe.
    ///
    /// Not by a source of libdispatch: a source that goes while others have something to read makes libdispatch read memory
    /// that it has freed. Source: seen with an allocation to a page.
    private func follow(_ handle: FileHandle) {
      let thread = Thread { [weak self] in
        // Pipes that stay open until the runner ends are thousands, and Foundation looks through all of them for each new program; its
        // `Process.run` has read beyond the list of them.
        defer { try? handle.close() }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
          let count = Glibc.read(handle.fileDescriptor, &buffer, buffer.count)
          if count < 0 && errno == EINTR { continue }
          guard let self else { return }
          append(Data(buffer.prefix(max(0, count))))
          if count <= 0 { return }
        }
      }
      thread.stackSize = 1 << 19
      thread.start()
    }
    private func append(_ data: Data) {
      lock.withLock {
        text.append(data)
        if data.isEmpty { hasSaidAll = true }
      }
    }

    var id: Int32 { process.processIdentifier }
    var isRunning: Bool { process.isRunning }
    /// Whole lines that the program has printed.
    var lines: [String] {
      lock.lock()
      defer { lock.unlock() }
      var lines = String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
      lines.removeLast()
      return lines
    }

    func tell(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    /// The next line that begins so, among those printed after the one waited for last.
    @discardableResult func line(
      _ beginning: String, where isWanted: (String) -> Bool = { _ in true }
    ) async throws -> String {
      var found: String?
      try await until("a line that begins with '\(beginning)'") {
        let lines = self.lines
        guard
          let index = lines.indices.dropFirst(self.position).first(where: {
            lines[$0].hasPrefix(beginning) && isWanted(lines[$0])
          })
        else { return false }
        self.position = index + 1
        found = lines[index]
        return true
      }
      return found!
    }
    /// Lines before this moment are not waited for.
    func forgetPast() { position = lines.count }
    func count(_ beginning: String) -> Int { lines.count { $0.hasPrefix(beginning) } }

    /// Waits for the end, and for what it said last. The exit status, or the number
    /// of the signal that ended it, negative.
    func status() async throws -> Int32 {
      try await until("its end", mayHaveEnded: true) { !self.isRunning }
      // A program that it has started may hold its output open for longer.
      let clock = ContinuousClock(), end = clock.now + .seconds(2)
      while clock.now < end, !lock.withLock({ hasSaidAll }) { try await Task.sleep(for: .milliseconds(4)) }
      return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
    func until(_ what: String, mayHaveEnded: Bool = false, _ isTrue: () -> Bool) async throws {
      let clock = ContinuousClock(), end = clock.now + patience
      while true {
        let hasEnded = !isRunning
        if isTrue() { return }
        if hasEnded && !mayHaveEnded {
          // What it said last may still be on its way.
          try await Task.sleep(for: .milliseconds(200))
          if isTrue() { return }
          throw error("ended while waiting for \(what)")
        }
        if clock.now > end { throw error("waited \(patience) for \(what)") }
        try await Task.sleep(for: .milliseconds(4))
      }
    }
    private func error(_ problem: String) -> DriveError {
      DriveError(description: "\(name): \(problem). It said:\n\(lines.joined(separator: "\n"))")
    }
    func signal(_ number: Int32) { if isRunning { kill(id, number) } }

    func end() {
      if isRunning {
        for child in Self.descendants(of: id) { kill(child, SIGKILL) }
        kill(id, SIGKILL)
      }
      try? input.fileHandleForWriting.close()
    }
    /// The processes that a process has started and those that they have, the last ones first.
    private static func descendants(of process: Int32) -> [Int32] {
      let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
      let children = text.split(separator: " ").compactMap { Int32($0) }
      return children.flatMap { descendants(of: $0) + [$0] }
    }

    /// Where the program of that name is, by PATH; nil when it is not installed.
    static func find(_ name: String) -> String? {
      let places = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      return places.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    /// Seconds after which servers of tests end by themselves, should the tests have been killed: longer than any run of
    /// the tests, also one on a machine that is busy with something else.
    static let longestRun = "5400"
    /// A session bus that nobody else is on; the first line is its address. Its socket is an
    /// abstract one, without a file that would stay.
    ///
    /// Should the tests be killed, `timeout` ends it.
    static func bus() throws -> Program {
      guard let path = find("dbus-daemon"), let guardian = find("timeout") else {
        throw DriveError(description: "dbus-daemon is not installed")
      }
      let arguments = [
        longestRun, path, "--session", "--nofork", "--nopidfile", "--print-address=1",
        "--address=unix:abstract=hearth-\(UUID().uuidString)",
      ]
      return try Program(guardian, arguments, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    }
    /// A program of this package, which the build has put beside the one that runs the tests.
    static func built(_ name: String) throws -> String {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let path = (tests as NSString).deletingLastPathComponent + "/" + name
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw DriveError(description: "there is no \(path)")
      }
      return path
    }
    /// Runs a program to its end. What it printed; throws when its status is not 0.
    @discardableResult static func run(
      _ name: String, _ arguments: [String], environment: [String: String]
    ) async throws -> String {
      guard let path = find(name) else {
        throw DriveError(description: "\(name) is not installed; see Scripts/install-dependencies")
      }
      let program = try Program(path, arguments, environment: environment)
      defer { program.end() }
      let status = try await program.status()
      // The pipe is read by another thread.
      var last = -1
      while program.lines.count != last {
        last = program.lines.count
        try await Task.sleep(for: .milliseconds(10))
      }
      if status != 0 { throw program.error("\(arguments.joined(separator: " ")) ended with status \(status)") }
      return program.lines.joined(separator: "\n")
    }
  }
#endif
