#if GTK
  import Foundation
  import Testing

  /// A compositor without a screen, in which the app's window fills everything, with an app in it.
  struct Compositor {
    private let server: Program
    let app: Program, input: WaylandInput
    /// Another program that was asked for.
    let keyboard: Program?
    private let environment: [String: String]

    static var canRun: Bool { canRun([]) }
    /// Whether the compositor and other programs are there.
    static func canRun(_ programs: [String]) -> Bool {
      let environment = ProcessInfo.processInfo.environment
      return (["sway"] + programs).allSatisfy { Program.find($0) != nil } || environment["CI"] != nil
        || environment["HEARTH_WINDOW_TESTS"] != nil
    }

    /// Starts the compositor, an input method and the app with texts, runs `body` and ends them.
    static func run(_ body: (Compositor) async throws -> Void) async throws {
      try await run(["texts"], isInputMethod: true) { compositor in
        // Sway 1.7 hands texts that a program has begun to edit since its window has the keyboard to an input method only
        // when the window gets it once more.
        try await compositor.input.click(compositor.place(of: "field"))
        try await compositor.still()
        try await compositor.leaveAndComeBack()
        try await body(compositor)
      }
    }
    /// Starts the compositor, a keyboard of the desktop's and the app, runs `body` and ends them.
    ///
    /// - Parameters:
    ///   - arguments: Of the app.
    ///   - extra: What the app and the keyboard find in the environment besides.
    ///   - isInputMethod: Whether the test is the input method.
    ///   - keyboard: A program with its arguments, started before the app; empty for none.
    static func run(
      _ arguments: [String], environment extra: [String: String] = [:], isInputMethod: Bool = false,
      keyboard: [String] = [], _ body: (Compositor) async throws -> Void
    ) async throws {
      guard let sway = Program.find("sway"), let guardian = Program.find("timeout") else {
        throw DriveError(description: "not installed: sway; see Scripts/install-dependencies")
      }
      // The compositor refuses to be root, and as somebody else it cannot get into root's own directory.
      let isRoot = getuid() == 0
      let outer = isRoot ? URL(fileURLWithPath: "/tmp") : FileManager.default.temporaryDirectory
      let home = outer.appendingPathComponent("hearth-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      // What the app has of its own: it talks to nobody else's programs.
      let own = outer.appendingPathComponent("hearth-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(
        at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      defer { for directory in [home, own] { try? FileManager.default.removeItem(at: directory) } }
      let configuration = home.appendingPathComponent("sway")
      try Data("output HEADLESS-1 resolution 1280x1000\ndefault_border none\nxwayland disable\n".utf8)
        .write(to: configuration)
      chmod(home.path, 0o700)
      var command = [sway, "-c", configuration.path]
      if isRoot {
        let nobody: uid_t = 65_534
        for path in [home.path, configuration.path] { chown(path, nobody, nobody) }
        command = ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] + command
      }
      var environment = [
        "HOME": home.path, "XDG_RUNTIME_DIR": home.path, "XDG_CONFIG_HOME": home.path, "LANG": "C.UTF-8",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "NO_AT_BRIDGE": "1", "TMPDIR": home.path,
        "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
        "GDK_BACKEND": "wayland", "GSK_RENDERER": "cairo", "HEARTH_TRACE": "frames,events",
      ]
      for name in ["PATH", "LD_LIBRARY_PATH"] { environment[name] = ProcessInfo.processInfo.environment[name] }
      let compositor = try Program(guardian, [Program.longestRun] + command, environment: environment)
      defer { compositor.end() }
      func files() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? [] }
      try await compositor.until("its socket") {
        files().contains("wayland-1") && files().contains { $0.hasPrefix("sway-ipc.") }
      }
      environment["WAYLAND_DISPLAY"] = home.path + "/wayland-1"
      environment["SWAYSOCK"] = home.path + "/" + (files().first { $0.hasPrefix("sway-ipc.") } ?? "")
      for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "TMPDIR"] { environment[name] = own.path }
      environment.merge(extra) { $1 }
      let input = try await WaylandInput(
        home.path + "/wayland-1", keymapDirectory: home.path, isInputMethod: isInputMethod)
      var other: Program?
      defer { other?.end() }
      if !keyboard.isEmpty {
        guard let path = Program.find(keyboard[0]) else {
          throw DriveError(description: "not installed: \(keyboard[0]); see Scripts/install-dependencies")
        }
        // What desktops have in their settings: a keyboard on the screen is wanted.
        let settings = own.appendingPathComponent("glib-2.0/settings")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try Data("[org/gnome/desktop/a11y/applications]\nscreen-keyboard-enabled=true\n".utf8)
          .write(to: settings.appendingPathComponent("keyfile"))
        other = try Program(
          path, Array(keyboard.dropFirst()), environment: environment.merging(["GSETTINGS_BACKEND": "keyfile"]) { $1 },
          directory: own)
        try await Stillness(of: other.map { [$0] } ?? [], clocks: [compositor]).wait()
      }
      let app = try Program(try Program.built("WindowProbe"), arguments, environment: environment, directory: own)
      defer { app.end() }
      do {
        try await app.line("event window active")
        try await app.until("the size of the screen") { app.lines.contains { $0.hasPrefix("event resize 1280 ") } }
        let running = Compositor(server: compositor, app: app, input: input, keyboard: other, environment: environment)
        try await running.still()
        try await body(running)
      } catch {
        let said = other.map { " The keyboard said:\n\($0.lines.suffix(20).joined(separator: "\n"))" } ?? ""
        throw DriveError(
          description: "\(error). The app said:\n\(app.lines.suffix(40).joined(separator: "\n"))\(said)")
      }
      let complaints = app.lines.filter { $0.contains("-CRITICAL **") || $0.contains("-WARNING **") }
      #expect(complaints == [], "what GTK complains about")
    }

    /// Waits until all that was done has arrived, and the compositor, the app and the keyboard have nothing more to do.
    func still() async throws {
      try await Stillness(of: [app] + (keyboard.map { [$0] } ?? []), clocks: [server]).wait()
    }

    /// Takes the keyboard from the app's window and gives it back.
    func leaveAndComeBack() async throws {
      for workspace in ["2", "1"] {
        try await sway("workspace", workspace)
        try await still()
      }
    }
    /// Gives the compositor a command.
    func sway(_ command: String...) async throws {
      try await Program.run("swaymsg", command, environment: environment)
    }
    /// Points: the height of the app's content.
    var height: CGFloat {
      app.lines.last { $0.hasPrefix("event resize 1280 ") }.flatMap { Double($0.split(separator: " ")[3]) } ?? 0
    }
    /// Points of the content; nil while it is not known.
    func frame(of view: String) -> CGRect? {
      let numbers = app.lines.last { $0.hasPrefix("place \(view) ") }?.split(separator: " ").compactMap { Double($0) }
      guard let numbers, numbers.count == 4 else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    /// The middle of one of the app's views on the screen, while the window has all of it. The title bar is above the
    /// content.
    func place(of view: String) throws -> CGPoint { try Self.place(of: view, app) }
    static func place(of view: String, _ app: Program) throws -> CGPoint {
      let height = app.lines.first { $0.hasPrefix("event resize 1280 ") }.flatMap {
        Double($0.split(separator: " ")[3])
      }
      let numbers = app.lines.last { $0.hasPrefix("place \(view) ") }?.split(separator: " ").compactMap { Double($0) }
      guard let height, let numbers, numbers.count == 4 else { throw DriveError(description: "no place of \(view)") }
      let top = WaylandInput.screen.height - height
      return CGPoint(x: numbers[0] + numbers[2] / 2, y: top + numbers[1] + numbers[3] / 2)
    }
  }
#endif
