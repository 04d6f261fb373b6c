#if GTK
  import Foundation
  import Testing

  /// Programs of assistive technology, on a session bus that nobody else is on.
  private enum Assistance {
    /// - Parameter isWanted: Whether the desktop says that programs are to be accessible.
    static func run(
      _ app: String = "WindowProbe", arguments: [String] = ["elements"], isWanted: Bool = true,
      _ body: (Desktop) async throws -> Void
    ) async throws {
      let bus = try Program.bus()
      defer { bus.end() }
      let address = try await bus.line("unix:")
      var launcher: Program?
      defer { launcher?.end() }
      guard let guardian = Program.find("timeout") else { throw DriveError(description: "timeout is not installed") }
      let status = isWanted ? "1" : "0"
      try await Desktop.run(
        app, arguments: arguments, trace: "frames,events,accessibility",
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
    fileprivate func want(_ name: String, _ isWanted: Bool) async throws {
      try await Program.run(
        "gdbus",
        [
          "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
          "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", name, "<\(isWanted)>",
        ], environment: environment)
    }
    /// A client of AT-SPI that does what it is told.
    fileprivate func client(of app: String = "WindowProbe") async throws -> AccessibilityClient {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/AccessibilityClient/client.py")
      let program = try Program("/usr/bin/python3", [file.path, app], environment: environment)
      try await program.line("app ")
      return AccessibilityClient(program)
    }
  }
  private final class AccessibilityClient {
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

  extension WindowTests {
    /// The app's elements on the bus of assistive technology, as another program finds them.
    @Suite(.enabled(if: Assistance.canRun)) struct `Assistive technology` {
      @Test func `hears from an app only while it runs`() async throws {
        try await Assistance.run(isWanted: false) { desktop in
          try await desktop.click("button")
          try await desktop.app.line("pressed 1")
          let early = desktop.app.count("accessibility")
          #expect(early == 0)
          // What the app prints and what the trace says come in no order.
          try await desktop.want("ScreenReaderEnabled", true)
          try await desktop.app.until("a reader") {
            desktop.app.lines.contains("reader true") && desktop.app.lines.contains("accessibility connected")
          }
          // The bus makes programs accessible with a screen reader, and leaves them so without it.
          try await desktop.want("ScreenReaderEnabled", false)
          try await desktop.want("IsEnabled", false)
          try await desktop.app.until("no reader") {
            desktop.app.lines.last { $0.hasPrefix("reader") } == "reader false"
              && desktop.app.lines.contains { $0.hasPrefix("accessibility disconnected") }
          }
          // Nobody has asked for an element.
          let last = desktop.app.lines.last { $0.hasPrefix("accessibility disconnected") } ?? ""
          #expect(last.contains(" looks 0 "))
        }
      }
      @Test func `finds roles, names, places and states`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          let tree = try await client.ask("tree").map { $0.trimmingCharacters(in: .whitespaces) }
          for line in [
            "heading/Elements", "push button/Press me", "push button/Never", "check box/Switch", "image/Star",
            "slider/Volume", "progress bar/Done", "text/Name", "password text/Secret", "text/Notes",
          ] { #expect(tree.contains(line), "\(line) is not in \(tree)") }
          #expect(tree.count < 120, "rows out of sight are not offered")
          let button = try await client.ask("show push button/Press me")
          #expect(button.contains("description Counts"), "\(button)")
          #expect(button.contains("at push button/Press me"), "\(button)")
          let place = try desktop.frame("button")
          let extents = try #require(button.first { $0.hasPrefix("extents ") }).split(separator: " ").dropFirst()
            .compactMap { Double($0) }
          #expect(
            abs(extents[2] - place.width * desktop.scale) <= 1 && abs(extents[3] - place.height * desktop.scale) <= 1)
          let states = try #require(button.first { $0.hasPrefix("states ") })
          #expect(states.contains("enabled") && states.contains("showing") && states.contains("focusable"), "\(states)")
          let never = try await client.ask("show push button/Never")
          #expect(!(try #require(never.first { $0.hasPrefix("states ") })).contains("enabled"), "\(never)")
          #expect(try await client.ask("audit") == [])
        }
      }
      @Test func `presses, sets and edits as the user does`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          #expect(try await client.ask("do 0 push button/Press me").last == "did True")
          try await desktop.app.line("pressed 1")
          try await client.ask("do 0 push button/Never")
          try await client.ask("do 0 check box/Switch")
          try await desktop.app.line("switched true")
          #expect(!desktop.app.lines.contains("never"))
          #expect(try await client.ask("value slider/Volume") == ["value 0 10 1 4"])
          try await client.ask("set 7 slider/Volume")
          try await desktop.app.line("volume 7")
          #expect(try await client.ask("value progress bar/Done").first?.hasSuffix(" 0.25") == true)
          let text = try await client.ask("text text/Name")
          #expect(text.first == "text 7 7 'red fox'" || text.first == "text 7 0 'red fox'", "\(text)")
          #expect(text.contains("unit 1 4 7 'fox'"), "\(text)")
          #expect(text.contains("letter e") && text.contains("hit 1"), "\(text)")
          #expect(try await client.ask("focus text/Name") == ["focused True"])
          #expect(try await client.ask("select 0 3 text/Name") == ["selection 1 (0, 3)"])
          #expect(try await client.ask("insert 3 dish text/Name") == ["inserted True"])
          try await desktop.app.line("text reddish fox")
          try await desktop.press("ctrl+z")
          try await desktop.app.until("undone") { desktop.app.lines.last { $0.hasPrefix("text ") } == "text red fox" }
          let secret = try await client.ask("text password text/Secret")
          #expect(!secret.joined().contains("abc"), "\(secret)")
        }
      }
      @Test func `is told where focus goes and what changes`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          try await client.ask("listen")
          try await client.ask("focus push button/Press me")
          var heard = try await client.ask("heard")
          #expect(
            heard.contains { $0.hasPrefix("event object:state-changed:focused 1 0 push button/Press me") }, "\(heard)")
          try await desktop.press("space")
          try await desktop.app.line("pressed 1")
          heard = try await client.ask("heard")
          #expect(
            heard.contains { $0.contains("property-change:accessible-name") && $0.contains("Pressed 1 times") },
            "\(heard)")
          try await client.ask("focus text/Name")
          try await client.ask("heard")
          try await desktop.press("End", "x")
          try await desktop.app.line("text red foxx")
          heard = try await client.ask("heard")
          #expect(heard.contains { $0.hasPrefix("event object:text-changed:insert 7 1 ") }, "\(heard)")
          #expect(heard.contains { $0.hasPrefix("event object:text-caret-moved 8 ") }, "\(heard)")
        }
      }
      @Test func `gets an answer to nonsense, and to thousands of questions at once`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          #expect(try await client.ask("hostile") == ["answers True errors True"])
          let flood = try await client.ask("flood 20000")
          #expect(flood.first?.hasPrefix("first ") == true, "\(flood)")
          try await desktop.click("button")
          try await desktop.app.until("a press") { desktop.app.lines.contains { $0.hasPrefix("pressed ") } }
        }
      }
      @Test(.enabled(if: Program.find("orca") != nil)) func `is read aloud by Orca`() async throws {
        try await Assistance.run("Cookbook", arguments: []) { desktop in
          guard let home = desktop.environment["HOME"] else { return }
          let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/AccessibilityClient/speech.py")
          let speech = try Program(
            "/usr/bin/python3", [script.path, home + "/speech"], environment: desktop.environment)
          defer { speech.end() }
          try await speech.line("listens")
          var environment = desktop.environment
          environment["SPEECHD_ADDRESS"] = "unix_socket:" + home + "/speech"
          environment["XDG_DATA_HOME"] = home
          guard let path = Program.find("orca") else { return }
          let orca = try Program(path, ["--replace"], environment: environment)
          defer { orca.end() }
          try await speech.line("said Screen reader on.")
          try await speech.line("said Recipes frame.")
          try await speech.line("said panel.")
          // Orca has no time for keys until it has looked around.
          try await Task.sleep(for: .seconds(2))
          try await desktop.press("Tab")
          try await speech.line("said Hide Sidebar push button.")
          try await desktop.press("Tab")
          try await speech.line("said Browsing push button.")
          try await speech.line("said How to browse the recipes.")
          try await desktop.press("Down")
          try await speech.line("said List with 6 items.")
          let recipes = try await speech.line("said ")
          // The symbol of a label is not read.
          #expect(recipes.contains("said Recipes, 8"))
          try await desktop.press("Down")
          // The title of the window, and the row.
          try await speech.line("said Breakfast")
          let breakfast = try await speech.line("said ")
          #expect(breakfast.contains("said Breakfast, 2"))
        }
      }
    }
  }
#endif
