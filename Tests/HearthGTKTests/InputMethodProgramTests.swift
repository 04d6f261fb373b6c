#if GTK
  import Foundation
  import Testing

  /// The input method server of a test: IBus or Fcitx on a bus of its own, with nothing of the user's.
  struct InputMethodServer {
    /// What a test needs; empty where all is installed.
    static func missing(_ engine: String) -> [String] {
      let module = "/usr/lib/\(machine)-linux-gnu/gtk-4.0/4.0.0/immodules/libim-"
      let files: [String]
      switch engine {
      case "fcitx-hangul":
        files = ["/usr/bin/fcitx5", module + "fcitx5.so", "/usr/share/fcitx5/inputmethod/hangul.conf"]
      default:
        files = ["/usr/bin/ibus-daemon", module + "ibus.so", "/usr/share/ibus/component/\(engine).xml"]
      }
      return files.filter { !FileManager.default.fileExists(atPath: $0) }
    }
    private static var machine: String {
      #if arch(arm64)
        "aarch64"
      #else
        "x86_64"
      #endif
    }
    /// Tests with an engine run where it is installed. Where tests of windows are required they fail without it.
    static func canRun(_ engine: String) -> Bool {
      let environment = ProcessInfo.processInfo.environment
      return missing(engine).isEmpty || environment["CI"] != nil || environment["HEARTH_WINDOW_TESTS"] != nil
    }

    /// Runs the app with texts under an engine that composes.
    ///
    /// - Parameters:
    ///   - toggle: The key that has the engine compose, where it begins with Latin letters.
    static func run(
      _ engine: String, toggle: String? = nil, _ body: (Desktop) async throws -> Void
    ) async throws {
      let missing = missing(engine)
      guard missing.isEmpty else {
        throw DriveError(
          description: "not installed: \(missing.joined(separator: ", ")); see Scripts/install-dependencies")
      }
      let bus = try Program.bus()
      defer { bus.end() }
      let address = try await bus.line("unix:")
      let isIBus = engine != "fcitx-hangul"
      let extra = [
        "DBUS_SESSION_BUS_ADDRESS": address, "GTK_IM_MODULE": isIBus ? "ibus" : "fcitx", "GSETTINGS_BACKEND": "memory",
        // Engines are scripts of the system's Python.
        "PATH": "/usr/bin:/bin",
      ]
      var server: Program?
      defer { server?.end() }
      try await Desktop.run("WindowProbe", arguments: ["texts"], environment: extra) { preparation in
        server = isIBus ? try await ibus(engine, preparation) : try await fcitx(preparation)
      } _: { desktop in
        desktop.others = [bus] + (server.map { [$0] } ?? [])
        try await composeFirst(desktop, toggle: toggle)
        try await body(desktop)
      }
    }
    /// Settings are kept in memory. Without a program that keeps them, engines end as they start, and IBus waits for them.
    private static func ibus(_ engine: String, _ preparation: Desktop.Preparation) async throws -> Program {
      let server = try Program(
        "/usr/bin/timeout",
        [
          Program.longestRun, "ibus-daemon", "--panel=disable", "--config=/usr/libexec/ibus-memconf",
          "--emoji-extension=disable", "--cache=none",
        ], environment: preparation.environment)
      let end = ContinuousClock.now + Program.patience
      while true {
        // It does not say when it is there. The status is no answer: it is that of setxkbmap, which not every layout passes.
        _ = try? await preparation.run("ibus", "engine", engine)
        if (try? await preparation.run("ibus", "engine")) == engine { return server }
        if ContinuousClock.now > end || !server.isRunning {
          throw DriveError(
            description: "IBus does not start \(engine). It said:\n\(server.lines.joined(separator: "\n"))")
        }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    private static func fcitx(_ preparation: Desktop.Preparation) async throws -> Program {
      let folder = preparation.home.appendingPathComponent("fcitx5")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let profile = """
        [Groups/0]
        Name=Default
        Default Layout=us
        DefaultIM=hangul

        [Groups/0/Items/0]
        Name=hangul
        Layout=

        [GroupOrder]
        0=Default

        """
      try profile.write(to: folder.appendingPathComponent("profile"), atomically: true, encoding: .utf8)
      let server = try Program(
        "/usr/bin/timeout", [Program.longestRun, "fcitx5", "--disable=wayland,kimpanel,notifications,cloudpinyin"],
        environment: preparation.environment)
      let end = ContinuousClock.now + Program.patience
      while true {
        do {
          try await preparation.run("fcitx5-remote")
          return server
        } catch {
          if ContinuousClock.now > end || !server.isRunning { throw error }
          try await Task.sleep(for: .milliseconds(100))
        }
      }
    }
    /// Types into the first field until the engine composes, which may take it a while to start, and leaves it empty.
    private static func composeFirst(_ desktop: Desktop, toggle: String?) async throws {
      try await desktop.click("field")
      let end = ContinuousClock.now + Program.patience
      while true {
        try await desktop.press("k")
        let line = try await desktop.app.line("event text")
        let isComposed = line.hasPrefix("event text compose")
        if isComposed || ContinuousClock.now > end {
          try await desktop.press("BackSpace")
          try await desktop.app.line("event text compose \"\"")
          try #require(isComposed, "the engine does not compose")
          try await desktop.press("ctrl+a", "BackSpace")
          try await desktop.still()
          desktop.app.forgetPast()
          return
        }
        try await Task.sleep(for: .milliseconds(300))
        if let toggle { try await desktop.press(toggle) }
      }
    }
  }

  extension Desktop {
    /// Types letters, and waits for the text that comes of them.
    fileprivate func type(_ letters: String, then keys: [String] = [], line: String) async throws {
      try await xdotool("type", "--delay", "30", letters)
      for key in keys { try await press(key) }
      try await app.line(line, where: { $0 == line })
    }
    /// The last line that begins so, once nothing more comes.
    fileprivate func last(_ beginning: String) async throws -> String? {
      try await still()
      return app.lines.last { $0.hasPrefix(beginning) }
    }
  }

  extension WindowTests {
    struct `Input methods` {
      @Test(.enabled(if: InputMethodServer.canRun("hangul"), "the engine is not installed"))
      func `type Korean, whose last syllable is entered where focus leaves it`() async throws {
        try await InputMethodServer.run("hangul", toggle: "shift+space") { desktop in
          try await desktop.xdotool("type", "--delay", "30", "dkssudgktpdy")
          try await desktop.app.line("event text compose \"요\"")
          try await desktop.click("notes")
          try await desktop.app.line("text 안녕하세요")
          // A caret that is placed elsewhere in the same text ends it, too, where it was.
          try await desktop.xdotool("type", "--delay", "30", "dkssud")
          try await desktop.app.line("event text compose \"녕\"")
          let notes = try desktop.frame("notes")
          try await desktop.point(at: CGPoint(x: notes.minX + 6, y: notes.minY + 12))
          try await desktop.xdotool("click", "1")
          try await desktop.app.line("notes 안녕")
          try await desktop.type("gktpdy ", line: "notes 하세요 안녕")
          try await desktop.press("ctrl+a")
          try await desktop.type("dkssudgktpdy ", line: "notes 안녕하세요 ")
          // Characters that are typed quickly keep their order.
          try await desktop.xdotool("type", "--delay", "1", "dkssud gktpdy ")
          try await desktop.app.line("notes 안녕하세요 안녕 하세요 ")
          #expect(try await desktop.last("text ") == "text 안녕하세요")
        }
      }
      @Test(.enabled(if: InputMethodServer.canRun("hangul"), "the engine is not installed"))
      func `type letters into a password, and tell the app of each key once`() async throws {
        try await InputMethodServer.run("hangul", toggle: "shift+space") { desktop in
          try await desktop.click("secret")
          try await desktop.xdotool("type", "--delay", "30", "dkssud")
          try await desktop.app.line("secret dkssud")
          try await desktop.press("BackSpace")
          try await desktop.app.line("secret dkssu")
          // What is not composed is asked of the app first, and once.
          try await desktop.click("field")
          try await desktop.press("q")
          try await desktop.app.line("onKeyPress q")
          try await desktop.app.line("event text compose \"ㅂ\"")
          try await desktop.still()
          #expect(desktop.app.count("onKeyPress q") == 1)
        }
      }
      @Test(.enabled(if: InputMethodServer.canRun("anthy"), "the engine is not installed"))
      func `type Japanese`() async throws {
        try await InputMethodServer.run("anthy", toggle: "ctrl+j") { desktop in
          try await desktop.type("nihongo", then: ["space", "Return"], line: "text 日本語")
          #expect(desktop.app.count("submitted") == 0)
          try await desktop.press("Return")
          try await desktop.app.line("submitted 日本語")
          try await desktop.click("notes")
          try await desktop.type("nihongo", then: ["space", "Return"], line: "notes 日本語")
          // What is converted is dropped where the caret goes elsewhere, as in GTK's own texts.
          try await desktop.xdotool("type", "--delay", "30", "nihon")
          try await desktop.app.line("event text compose \"にほ")
          try await desktop.click("field")
          #expect(try await desktop.last("notes ") == "notes 日本語")
          #expect(try await desktop.last("text ") == "text 日本語")
          try await desktop.click("secret")
          try await desktop.type("nihongo", line: "secret nihongo")
        }
      }
      @Test(.enabled(if: InputMethodServer.canRun("libpinyin"), "the engine is not installed"))
      func `type Chinese`() async throws {
        try await InputMethodServer.run("libpinyin") { desktop in
          try await desktop.type("nihao", then: ["space"], line: "text 你好")
          try await desktop.click("notes")
          try await desktop.type("nihao", then: ["space"], line: "notes 你好")
          try await desktop.click("secret")
          try await desktop.type("nihao", line: "secret nihao")
        }
      }
      @Test(.enabled(if: InputMethodServer.canRun("fcitx-hangul"), "the engine is not installed"))
      func `of Fcitx type Korean, too, and tell the app of each key once`() async throws {
        try await InputMethodServer.run("fcitx-hangul", toggle: "ctrl+space") { desktop in
          try await desktop.xdotool("type", "--delay", "30", "dkssudgktpdy")
          try await desktop.app.line("event text compose \"요\"")
          try await desktop.click("notes")
          try await desktop.app.line("text 안녕하세요")
          try await desktop.type("dkssud ", line: "notes 안녕 ")
          try await desktop.click("field")
          try await desktop.press("q")
          try await desktop.app.line("event text compose \"ㅂ\"")
          try await desktop.still()
          #expect(desktop.app.count("onKeyPress q") == 1)
          try await desktop.press("Return")
          try await desktop.app.line("submitted")
          try await desktop.click("secret")
          try await desktop.type("dkssud", line: "secret dkssud")
        }
      }
    }
  }
#endif
