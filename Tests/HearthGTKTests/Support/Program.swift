#if GTK
  import Foundation
  import TestSupport

  /// What went wrong in driving programs, with all that they said.
  struct DriveError: Error, CustomStringConvertible { let description: String }

  /// A program that runs beside the test. `end()` ends it, whatever state it is in.
  final class Program: @unchecked Sendable {
    // The lock guards `text` and `hasSaidAll`; the rest is used by one test at a time.
    private let process = Process()
    private let lock = NSLock()
    private var text = Data()
    private var hasSaidAll = false
    /// The end of the pipe that is read; not to be touched once the program has said all.
    private var output: Int32 = -1
    private let input = Pipe()
    private let name: String
    /// Lines up to this one have been waited for.
    private var position = 0

    /// The longest that something is waited for with this program.
    private let patience: Duration

    init(
      _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], directory: URL? = nil,
      patience: Duration = Patience.longest
    ) throws {
      self.patience = patience
      name = (path as NSString).lastPathComponent
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.environment = environment
      if let directory { process.currentDirectoryURL = directory }
      process.standardInput = input
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      output = pipe.fileHandleForReading.fileDescriptor
      follow(pipe.fileHandleForReading)
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
        while true {
          var file = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
          if poll(&file, 1, -1) < 0 && errno == EINTR { continue }
          guard let self else { return }
          if !take(from: handle.fileDescriptor) { return }
        }
      }
      thread.stackSize = 1 << 19
      thread.start()
    }
    /// Reads what is in the pipe, in one step with writing it down: what is not in the pipe any more is in `text`.
    ///
    /// - Returns: Whether more may come.
    private func take(from file: Int32) -> Bool {
      lock.withLock {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let count = Glibc.read(file, &buffer, buffer.count)
        if count < 0 && errno == EINTR { return true }
        text.append(Data(buffer.prefix(max(0, count))))
        hasSaidAll = count <= 0
        return !hasSaidAll
      }
    }
    /// Whether all that was printed up to now is in `text`. What a program has printed before it ended is in the pipe by then.
    private var hasTakenAll: Bool {
      lock.withLock {
        var file = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        return hasSaidAll || poll(&file, 1, 0) == 0
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
      // A program that it has started may hold its output open for longer.
      try await until("its end", mayHaveEnded: true) { !self.isRunning && self.hasTakenAll }
      return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
    func until(_ what: String, mayHaveEnded: Bool = false, _ isTrue: () -> Bool) async throws {
      let limit = Patience(patience)
      while true {
        // In this order: what it said last is looked at, too.
        let hasEnded = !isRunning && hasTakenAll
        if isTrue() { return }
        if hasEnded && !mayHaveEnded { throw error("ended while waiting for \(what)") }
        if limit.isOver { throw error("waited \(patience) for \(what)") }
        try await Task.sleep(for: Patience.interval)
      }
    }
    /// The same for what is no program's alone.
    static func wait(for what: String, _ isTrue: () async throws -> Bool) async throws {
      if try await !waits(until: isTrue) { throw DriveError(description: "waited \(Patience.longest) for \(what)") }
    }
    private func error(_ problem: String) -> DriveError {
      DriveError(description: "\(name): \(problem). It said:\n\(lines.joined(separator: "\n"))")
    }
    func signal(_ number: Int32) { if isRunning { kill(id, number) } }

    func end() {
      if isRunning {
        for child in ProcessSleep.descendants(of: id) { kill(child, SIGKILL) }
        kill(id, SIGKILL)
      }
      try? input.fileHandleForWriting.close()
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
      if status != 0 { throw program.error("\(arguments.joined(separator: " ")) ended with status \(status)") }
      return program.lines.joined(separator: "\n")
    }
  }
#endif
