import Foundation
import Synchronization

/// A virtual screen.
nonisolated final class Screen {
  static let size = (width: 800, height: 900)
  private let server = Process()
  let display: String

  init() throws {
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: try find("Xvfb"))
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24", "-nolisten", "tcp", "-noreset",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try runUnblocked(server)
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(number.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw ProbeProblem(description: "Xvfb does not start")
    }
    display = ":\(number)"
  }
  func end() {
    server.terminate()
    server.waitUntilExit()
  }
  /// The pointer does what `xdotool` is told, until that is done or `Process.terminate()`.
  func drive(_ commands: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try find("xdotool"))
    process.environment = ["DISPLAY": display]
    process.arguments = commands
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try runUnblocked(process)
    return process
  }
  func perform(_ commands: [String]) throws { try drive(commands).waitUntilExit() }
}

nonisolated func find(_ name: String) throws -> String {
  let places = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
  guard let path = places.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile(atPath:)) else {
    throw ProbeProblem(description: "\(name) is not installed: see Scripts/install-dependencies")
  }
  return path
}
/// The threads of Dispatch block signals, and a child inherits that: it could not be asked to end.
nonisolated func runUnblocked(_ process: Process) throws {
  var all = sigset_t(), before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_UNBLOCK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  try process.run()
}
/// Waits until something is true. Machines that build at the same time are slow.
nonisolated func awaitTruth(_ what: String, seconds: Double = 30, _ isTrue: () -> Bool) throws {
  let end = Date(timeIntervalSinceNow: seconds)
  while !isTrue() {
    if Date() > end { throw ProbeProblem(description: "waited \(Int(seconds)) s for \(what)") }
    usleep(4_000)
  }
}

/// An app and its software keyboard, with directories of their own, and a proxy between the two.
nonisolated final class Stage {
  private final class Output: Sendable {
    let text = Mutex(Data())
    let end = DispatchSemaphore(value: 0)
    func read(_ handle: FileHandle) {
      while true {
        let data = handle.availableData
        if data.isEmpty { break }
        text.withLock { $0.append(data) }
      }
      end.signal()
    }
  }
  let app = Process()
  let proxy: SocketProxy
  let screen: Screen
  let directory: String
  private let output = Output(), input = Pipe()
  /// Where each of the two processes has all that a program may write to.
  var appHome: String { directory + "/a" }
  var keyboardHome: String { directory + "/k" }
  var log: String { directory + "/keyboard.log" }

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - directory: Made anew. Its path is short: sockets are in it.
  ///   - texts: What the fields begin with.
  init(
    _ directory: String, on screen: Screen, environment extra: [String: String] = [:],
    texts: (plain: String, secret: String)? = nil
  ) throws {
    (self.directory, self.screen) = (directory, screen)
    try? FileManager.default.removeItem(atPath: directory)
    for home in ["/a", "/k"] {
      for folder in ["", "/run", "/tmp", "/state"] {
        try FileManager.default.createDirectory(
          atPath: directory + home + folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
    }
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let keyboard = (own as NSString).deletingLastPathComponent + "/hearth-keyboard"
    guard FileManager.default.isExecutableFile(atPath: keyboard) else {
      throw ProbeProblem(description: "there is no \(keyboard)")
    }
    func homes(_ home: String) -> [String: String] {
      [
        "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home, "TMPDIR": home + "/tmp",
        "XDG_RUNTIME_DIR": home + "/run", "XDG_STATE_HOME": home + "/state",
      ]
    }
    // The program that the app starts: the keyboard, with directories of its own, and its process noted.
    let program = directory + "/keyboard"
    let variables = homes(directory + "/k").map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
    try "#!/bin/sh\necho $$ >> '\(directory)/process'\n\(variables) exec '\(keyboard)'\n".write(
      toFile: program, atomically: true, encoding: .utf8)
    chmod(program, 0o700)
    proxy = SocketProxy(
      directory + "/a/run/hearth/keyboard-1", to: directory + "/k/run/hearth/keyboard-1")

    var environment = homes(directory + "/a")
    environment.merge([
      "DISPLAY": screen.display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "LANG": "C.UTF-8", "NO_AT_BRIDGE": "1",
      "GSETTINGS_BACKEND": "memory",
      "GTK_IM_MODULE": "gtk-im-context-simple", "HEARTH_SOFTWARE_KEYBOARD": "1", "HEARTH_KEYBOARD_PROGRAM": program,
      "HEARTH_KEYBOARD_LOG": directory + "/keyboard.log",
    ]) { $1 }
    for name in ["PATH", "LD_LIBRARY_PATH"] { environment[name] = ProcessInfo.processInfo.environment[name] }
    environment.merge(extra) { $1 }
    let pipe = Pipe()
    app.executableURL = URL(fileURLWithPath: own)
    app.arguments =
      ["app", "--new-instance", "--idiom", "phone", "--size", "600x400"] + (texts == nil ? [] : ["--texts"])
    app.environment = environment
    app.standardInput = input
    app.standardOutput = pipe
    app.standardError = pipe
    try runUnblocked(app)
    if let texts {
      tell(texts.plain)
      tell(texts.secret)
    }
    let output = output, handle = pipe.fileHandleForReading
    Thread { output.read(handle) }.start()
    do {
      try awaitTruth("the app's window") { lines.contains("ready") && lines.contains { $0.hasPrefix("place secret ") } }
      try screen.perform(["search", "--sync", "--onlyvisible", "--name", "Keyboard Probe", "windowfocus", "--sync"])
    } catch {
      let said = lines.joined(separator: "\n")
      end()
      throw ProbeProblem(description: "\(error). The app said:\n\(said)")
    }
  }
  /// Waits until something is true, and says where things stand when it does not come.
  func wait(for what: String, _ isTrue: () -> Bool) throws {
    do { try awaitTruth(what, isTrue) } catch {
      let state = proxy.state
      throw ProbeProblem(
        description: """
          \(error): \(state.connections) connections, process \(keyboard), connected to \(state.process), up: \(state.isUp) at \(state.frame), \
          \(state.requests.count) requests, \(state.actions.suffix(40).map { "\($0.sequence) \($0.action)" }), \(state.problems). The app said:
          \(lines.suffix(20).joined(separator: "\n"))
          """)
    }
  }
  func tell(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }
  /// Whole lines that the app has printed.
  var lines: [String] {
    var lines = output.text.withLock { String(decoding: $0, as: UTF8.self) }.components(separatedBy: "\n")
    lines.removeLast()
    return lines
  }
  /// The last line that begins so, without its begin.
  func last(_ beginning: String) -> String? {
    lines.last { $0.hasPrefix(beginning) }.map { String($0.dropFirst(beginning.count)) }
  }
  /// The processes that the app has started as its keyboard, in their order. There may be more than one: where the first takes long to
  /// answer the app starts another, which ends at once, since there is one.
  private var keyboards: [Int32] {
    let text = (try? String(contentsOfFile: directory + "/process", encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.compactMap { Int32($0.trimmingCharacters(in: .whitespaces)) }
  }
  /// The last of them that runs, or else the last one; 0 before any.
  var keyboard: Int32 { keyboards.last { isRunning($0) } ?? keyboards.last ?? 0 }
  private func isRunning(_ process: Int32) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state.flatMap { $0.split(separator: ")").last?.hasPrefix(" Z") } == false
  }
  /// Clicks into one of the app's fields.
  func click(_ field: String) throws {
    guard let numbers = last("place \(field) ")?.split(separator: " ").compactMap({ Double($0) }), numbers.count == 4
    else { throw ProbeProblem(description: "there is no place of \(field)") }
    try screen.perform([
      "mousemove", "\(Int(numbers[0] + numbers[2] / 2))", "\(Int(numbers[1] + numbers[3] / 2))", "click", "1",
    ])
  }
  /// What the main thread did on the socket: calls, those that waited, turns, and milliseconds.
  func figures() throws -> [Double] {
    let before = lines.count { $0.hasPrefix("figures ") }
    tell("figures")
    try awaitTruth("the app's figures") { lines.count { $0.hasPrefix("figures ") } > before }
    return (last("figures ") ?? "").split(separator: " ").compactMap { Double($0) }
  }
  /// Where the keys are on the screen, of a keyboard that traces its views, once it moves no more: it comes with a height
  /// that it guesses, and takes that of its keys later.
  func keyboardKeys() throws -> Keys {
    var keys = Keys(frame: .zero, places: [:]), since = Date()
    try wait(for: "the keyboard with its keys") {
      var new = Keys(frame: proxy.state.frame, places: [:])
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: " ")
        guard parts.count > 5, parts[0] == "view", parts[parts.count - 2] == "key" else { continue }
        let numbers = parts[1...4].compactMap { Double($0) }
        if numbers.count < 4 { continue }
        new.places[String(parts.last!)] = CGPoint(
          x: new.frame.minX + numbers[0] + numbers[2] / 2, y: new.frame.minY + numbers[1] + numbers[3] / 2)
      }
      if new != keys || !proxy.state.isUp { (keys, since) = (new, Date()) }
      return Keys.letters.allSatisfy { keys.places[$0] != nil } && Date().timeIntervalSince(since) > 1
    }
    return keys
  }
  /// Whether the keyboard's keys are where they were, and take presses.
  func isUp(_ keys: Keys) -> Bool {
    let state = proxy.state
    return state.isUp && state.frame == keys.frame
  }
  /// Whether the app has ended. `Process` says so only when no program that the app has started is left.
  var hasEnded: Bool { !isRunning(app.processIdentifier) }
  func end() {
    kill(app.processIdentifier, SIGKILL)
    while !hasEnded { usleep(1_000) }
    // One that was about to start is in the list a moment later; `Process` waits for the keyboards, too.
    repeat {
      for process in keyboards where isRunning(process) { kill(process, SIGKILL) }
      usleep(10_000)
    } while app.isRunning
    app.waitUntilExit()
    output.end.wait()
    proxy.end()
  }
}

/// Where the keyboard is on the screen, and the middles of its keys by what is on them.
nonisolated struct Keys: Equatable {
  static let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
  var frame: CGRect
  var places: [String: CGPoint]
  /// What the pointer does to press one.
  func press(_ key: String) -> [String] {
    let place = places[key] ?? .zero
    return ["mousemove", "\(Int(place.x))", "\(Int(place.y))", "click", "1"]
  }
}
