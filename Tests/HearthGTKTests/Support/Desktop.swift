#if GTK
  import Foundation
  import Testing

  /// A virtual X server with one app in it, which a simulated user drives.
  ///
  ///     try await Desktop.run { desktop in
  ///       try await desktop.click("button")
  ///       try await desktop.app.line("pressed")
  ///     }
  final class Desktop {
    private let server: Program
    let app: Program
    /// What the app talks to, where a test has started that.
    var others: [Program] = []
    let environment: [String: String]
    /// Of the app's window.
    var windowID = ""
    /// The app's number, also where another program has started it.
    private var appID: Int32
    /// Device pixels from the corner of the window to the corner of its content, and for each point.
    private(set) var corner = CGPoint.zero
    private(set) var scale: CGFloat = 1

    /// Tests with windows need these. Without them they are skipped, unless
    /// `HEARTH_WINDOW_TESTS` or `CI` is set: then they fail.
    static let programs = ["Xvfb", "xdotool", "setxkbmap", "xsettingsd", "xclip"]
    static var missing: [String] { programs.filter { Program.find($0) == nil } }
    static var canRun: Bool {
      let environment = ProcessInfo.processInfo.environment
      return missing.isEmpty || environment["CI"] != nil || environment["HEARTH_WINDOW_TESTS"] != nil
    }

    /// Whether a process can have file systems of its own.
    static let canMount: Bool = {
      guard let path = Program.find("unshare") else { return false }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = ["-m", "mount", "-t", "tmpfs", "none", "/tmp"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }()

    /// Whether a server with several monitors can run: that of real screens, with a driver that has none. It wants root.
    static let canHaveMonitors =
      Program.find("Xorg") != nil && getuid() == 0
      && FileManager.default.fileExists(atPath: "/usr/lib/xorg/modules/drivers/dummy_drv.so")
    /// What the server for several monitors reads.
    private static let monitorConfiguration = """
      Section "Device"
        Identifier "device"
        Driver "dummy"
        VideoRam 64000
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5.0-1000.0
        VertRefresh 5.0-1000.0
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "device"
        Monitor "monitor"
        DefaultDepth 24
      EndSection
      """

    /// Starts a server and the app, runs `body`, and ends both.
    ///
    /// - Parameters:
    ///   - hasMonitors: Whether the server has two monitors of 1024 by 768, the second one at the right.
    ///   - wrapper: A program with arguments that goes on as the app, which follows them.
    ///   - launcher: A program and its arguments that start the app, whose path follows
    ///     them, and print `app` and its number.
    static func run(
      _ app: String = "WindowProbe", arguments: [String] = [], through wrapper: [String] = [],
      trace: String = "frames,events",
      environment extra: [String: String] = [:], hasMonitors: Bool = false, isForgetful: Bool = true,
      launcher: [String] = [], screen: String = "1280x1000",
      prepare: (Preparation) async throws -> Void = { _ in }, _ body: (Desktop) async throws -> Void
    ) async throws {
      // A short name: programs put sockets into it, whose paths may have 107 bytes.
      let home = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: home) }
      guard let path = Program.find("Xvfb"), let guardian = Program.find("timeout") else {
        throw DriveError(
          description: "not installed: \(missing.joined(separator: ", ")); see Scripts/install-dependencies")
      }
      // Should the tests be killed, `timeout` ends the server, and with its server the app ends.
      var command = [path, "-screen", "0", screen + "x24"]
      if hasMonitors {
        let configuration = home.appendingPathComponent("xorg.conf")
        try Data(monitorConfiguration.utf8).write(to: configuration)
        command = [Program.find("Xorg") ?? "Xorg", "-config", configuration.path, "-logfile", home.path + "/xorg.log"]
        command += ["-novtswitch", "-sharevts"]
      }
      let server = try Program(
        guardian, [Program.longestRun] + command + ["-displayfd", "1", "-nolisten", "tcp", "-noreset"],
        environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
      var serverID: Int32?
      defer { server.stop(with: serverID) }
      let number = try await server.line("", where: { Int($0) != nil })
      let children = try? String(contentsOfFile: "/proc/\(server.id)/task/\(server.id)/children", encoding: .utf8)
      serverID = children.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }

      // Nothing of the user's own desktop.
      var environment = [
        "DISPLAY": ":\(number)", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "HOME": home.path,
        "XDG_CONFIG_HOME": home.path,
        "XDG_RUNTIME_DIR": home.path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "LANG": "C.UTF-8",
        "NO_AT_BRIDGE": "1",
        "GTK_IM_MODULE": "gtk-im-context-simple", "HEARTH_TRACE": trace, "TMPDIR": home.path,
      ]
      for name in ["PATH", "LD_LIBRARY_PATH"] { environment[name] = ProcessInfo.processInfo.environment[name] }
      environment.merge(extra) { $1 }
      if hasMonitors {
        try await Program.run("xrandr", ["--addmode", "DUMMY1", "1024x768"], environment: environment)
        let outputs = ["--output", "DUMMY0", "--mode", "1024x768", "--pos", "0x0", "--output", "DUMMY1"]
        try await Program.run(
          "xrandr", outputs + ["--mode", "1024x768", "--pos", "1024x0"], environment: environment)
        // The server looks again at what is connected.
        try await Program.run("xrandr", [], environment: environment)
      }
      try await prepare(Preparation(environment: environment, home: home))
      let parts = try launcher + wrapper + [Program.built(app)] + arguments
      let program = try Program(
        Program.find(parts[0]) ?? parts[0], Array(parts.dropFirst()), environment: environment, directory: home)
      defer { program.end() }
      let desktop = Desktop(server, program, environment)
      if !launcher.isEmpty {
        let line = try await program.line("app ")
        desktop.appID = Int32(line.dropFirst(4)) ?? program.id
      }
      try await desktop.findWindow(isForgetful: isForgetful)
      try await body(desktop)
      let complaints = program.lines.filter { $0.contains("-CRITICAL **") || $0.contains("-WARNING **") }
      #expect(complaints == [], "what GTK complains about")
    }

    /// What a test can do before the app starts.
    struct Preparation {
      let environment: [String: String]
      /// Where the desktop's settings are looked for.
      let home: URL
      @discardableResult func run(_ program: String, _ arguments: String...) async throws -> String {
        try await Program.run(program, arguments, environment: environment)
      }
    }

    private init(_ server: Program, _ app: Program, _ environment: [String: String]) {
      (self.server, self.app, self.environment, appID) = (server, app, environment, app.id)
    }

    /// - Parameter isForgetful: What the app has said until its window is there is not waited for.
    private func findWindow(isForgetful: Bool) async throws {
      try await app.line("first frame painted")
      windowID =
        try await xdotool("search", "--sync", "--onlyvisible", "--pid", "\(appID)").components(separatedBy: "\n").last
        ?? ""
      try await xdotool("windowfocus", "--sync", windowID)
      if !app.lines.contains("event window active") { try await app.line("event window active") }
      try await locate()
      if isForgetful { app.forgetPast() }
    }
    /// The window that comes to those there were.
    func window(after before: Set<String>) async throws -> String {
      let end = ContinuousClock.now + Program.patience
      while true {
        if let opened = try await windows().subtracting(before).first { return opened }
        if ContinuousClock.now > end { throw DriveError(description: "no window has opened") }
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    /// Looks where the content lies in the window.
    ///
    /// - Parameter height: Points, of the content; nil for what the app was told last.
    func locate(height: CGFloat? = nil) async throws {
      let size = try await windowSize()
      let end = height.map { " \(Int($0))" } ?? ""
      guard let resize = app.lines.last(where: { $0.hasPrefix("event resize ") && $0.hasSuffix(end) }) else {
        throw DriveError(description: "no size was told")
      }
      let content = resize.split(separator: " ").suffix(2).compactMap { Double($0) }
      scale = CGFloat(Int(environment["GDK_SCALE"] ?? "1") ?? 1)
      let side = (size.width - content[0] * scale) / 2
      corner = CGPoint(x: side, y: size.height - content[1] * scale - side)
    }
    /// Device pixels, with the title bar.
    func windowSize() async throws -> CGSize {
      let geometry = try await xdotool("getwindowgeometry", "--shell", windowID)
      func value(_ name: String) -> Double {
        geometry.components(separatedBy: "\n").first { $0.hasPrefix(name + "=") }.flatMap {
          Double($0.dropFirst(name.count + 1))
        } ?? 0
      }
      return CGSize(width: value("WIDTH"), height: value("HEIGHT"))
    }

    /// The numbers of the app's windows that are on the screen.
    func windows() async throws -> Set<String> {
      let end = ContinuousClock.now + Program.patience
      while true {
        do {
          return Set(
            try await xdotool("search", "--onlyvisible", "--pid", "\(appID)").components(separatedBy: "\n").filter {
              Int($0) != nil
            })
        } catch {
          // It fails where a window that it has found goes before it has looked at it.
          if ContinuousClock.now > end || !app.isRunning { throw error }
        }
      }
    }
    /// Gives a window the keyboard.
    func focus(_ window: String) async throws {
      try await xdotool("windowfocus", "--sync", window)
      try await still()
    }

    /// Waits until all that was done has arrived, and the server, the app and what it talks to have nothing more to do.
    func still() async throws { try await Stillness(of: [server, app] + others).wait() }

    // MARK: - What the user does

    @discardableResult func xdotool(_ arguments: String...) async throws -> String {
      try await Program.run("xdotool", arguments, environment: environment)
    }
    /// The last place that the app printed for one of its views, in points of the content.
    func frame(_ name: String) throws -> CGRect {
      guard let line = app.lines.last(where: { $0.hasPrefix("place \(name) ") }) else {
        throw DriveError(description: "no place of \(name)")
      }
      let numbers = line.split(separator: " ").dropFirst(2).compactMap { Double($0) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    func point(_ name: String) async throws {
      let frame = try frame(name)
      try await point(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    /// Points of the content.
    func point(at point: CGPoint) async throws {
      let x = Int(corner.x + point.x * scale), y = Int(corner.y + point.y * scale)
      try await xdotool("mousemove", "--window", windowID, "\(x)", "\(y)")
    }
    func click(_ name: String) async throws {
      try await point(name)
      try await xdotool("click", "1")
    }
    func press(_ keys: String...) async throws { for key in keys { try await xdotool("key", key) } }
    /// Holds keys down together, as "ctrl+a", for a sixth of a second, as people do; `press` lets go at once.
    func hold(_ keys: String) async throws {
      let parts = keys.split(separator: "+").map(String.init)
      let down = parts.flatMap { ["keydown", $0] }, up = parts.reversed().flatMap { ["keyup", $0] }
      try await Program.run("xdotool", down + ["sleep", "0.16"] + up, environment: environment)
    }
  }

  extension Program {
    /// Ends a program that ends its child when it is asked to, and the child itself when it does not.
    func stop(with child: Int32?) {
      signal(SIGTERM)
      let end = ContinuousClock.now + .seconds(5)
      while isRunning && ContinuousClock.now < end { usleep(2_000) }
      if isRunning, let child { kill(child, SIGKILL) }
      self.end()
    }
  }
#endif
