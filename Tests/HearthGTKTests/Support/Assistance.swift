#if GTK
  import Foundation

  /// Programs of assistive technology, on a session bus that nobody else is on.
  enum Assistance {
    /// - Parameter isWanted: Whether the desktop says that programs are to be accessible.
    static func run(
      _ app: String = "WindowProbe", arguments: [String] = ["elements"], isWanted: Bool = true,
      trace: String = "frames,events,accessibility", _ body: (Desktop) async throws -> Void
    ) async throws {
      let bus = try Program.bus()
      defer { bus.end() }
      let address = try await bus.line("unix:")
      var launcher: Program?
      defer { launcher?.end() }
      guard let guardian = Program.find("timeout") else { throw DriveError(description: "timeout is not installed") }
      let status = isWanted ? "1" : "0"
      try await Desktop.run(
        app, arguments: arguments, trace: trace,
        environment: [
          "DBUS_SESSION_BUS_ADDRESS": address, "NO_AT_BRIDGE": "0", "GSETTINGS_BACKEND": "memory",
          "PYTHONDONTWRITEBYTECODE": "1",
        ], isForgetful: false,
        prepare: {
          launcher = try Program(
            guardian,
            [Program.longestRun, path, "--launch-immediately", "--a11y=\(status)", "--screen-reader=0"],
            environment: $0.environment)
        },
        { desktop in
          if isWanted { try await desktop.app.line("accessibility connected") }
          try await body(desktop)
        })
    }
    private static let path = "/usr/libexec/at-spi-bus-launcher"
    static var canRun: Bool {
      Desktop.canRun && FileManager.default.isExecutableFile(atPath: path)
        && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/pyatspi")
    }
  }
  extension Desktop {
    /// Says to the session whether programs are to be accessible.
    func want(_ name: String, _ isWanted: Bool) async throws {
      try await Program.run(
        "gdbus",
        [
          "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
          "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", name, "<\(isWanted)>",
        ], environment: environment)
    }
    /// Starts Orca, and hands over the program that prints what it says.
    func hear(_ body: (Program) async throws -> Void) async throws {
      guard let home = environment["HOME"] else { return }
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Fixtures/AccessibilityClient/speech.py")
      let speech = try Program(
        "/usr/bin/python3", [script.path, home + "/speech"], environment: self.environment)
      defer { speech.end() }
      try await speech.line("listens")
      var environment = self.environment
      environment["SPEECHD_ADDRESS"] = "unix_socket:" + home + "/speech"
      environment["XDG_DATA_HOME"] = home
      guard let path = Program.find("orca") else { return }
      let orca = try Program(path, ["--replace"], environment: environment)
      defer { orca.end() }
      others += [speech, orca]
      try await body(speech)
    }
    /// A client of AT-SPI that does what it is told.
    func client(of app: String = "WindowProbe") async throws -> AccessibilityClient {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Fixtures/AccessibilityClient/client.py")
      let program = try Program("/usr/bin/python3", [file.path, app], environment: environment)
      try await program.line("app ")
      return AccessibilityClient(program)
    }
  }
  final class AccessibilityClient {
    private let program: Program
    init(_ program: Program) { self.program = program }
    deinit { program.end() }
    /// What the client finds out.
    @discardableResult func ask(_ command: String) async throws -> [String] {
      let start = program.lines.count
      program.tell(command)
      let end = "done " + command.prefix { $0 != " " }
      try await program.until("an answer to \(command)") { program.lines.dropFirst(start).contains(end) }
      return program.lines.dropFirst(start).prefix { $0 != end }.map { $0 }
    }
  }
#endif
