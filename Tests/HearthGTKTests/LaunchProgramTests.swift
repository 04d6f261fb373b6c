#if GTK
  import Foundation
  import Testing

  /// An app without a display.
  @Suite("The options of a program") struct LaunchProgramTests {
    private func run(
      _ name: String = "WindowProbe", _ arguments: [String], trace: String? = nil,
      _ body: (Program, URL) async throws -> Void
    ) async throws {
      let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
        "hearth-options-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      var environment = ["HOME": directory.path, "XDG_RUNTIME_DIR": directory.path, "PATH": "/usr/bin:/bin"]
      environment["HEARTH_TRACE"] = trace
      let app = try Program(Program.built(name), arguments, environment: environment, directory: directory)
      defer { app.end() }
      try await body(app, directory)
    }

    @Test(arguments: ["--help", "-h"]) func `are told by the program, which does nothing else`(
      option: String
    ) async throws {
      try await run("Cookbook", ["--dark", option]) { app, directory in
        try await app.line("Usage: Cookbook ")
        try await app.line("  --idiom KIND ")
        try await app.line("  --after SECONDS ")
        try await app.line("URLs, and files that exist, are opened")
        try await app.line("  focus ")
        #expect(try await app.status() == 0)
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".png") } == [])
      }
    }
    @Test func `are told on standard output`() throws {
      let process = Process(), output = Pipe()
      process.executableURL = URL(fileURLWithPath: try Program.built("Cookbook"))
      process.arguments = ["--help"]
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(text.contains("--picture FILE.png"))
    }
    @Test func `may ask for a trace that there is not, which is told once`() async throws {
      try await run("WindowProbe", ["--picture", "a.png"], trace: "keys,fokus") { app, _ in
        try await app.line("Hearth: HEARTH_TRACE asks for \"fokus\"")
        #expect(try await app.status() == 0)
        #expect(app.lines.count { $0.contains("HEARTH_TRACE") } == 1)
      }
    }

    // MARK: - Pictures

    private func picture(of preview: String, _ more: [String] = []) async throws -> Data {
      var data = Data()
      try await run("WindowProbe", ["--preview", preview, "--picture", "a.png"] + more) { app, directory in
        #expect(try await app.status() == 0, "\(app.lines)")
        data = try Data(contentsOf: directory.appendingPathComponent("a.png"))
      }
      return data
    }

    @Test func `draw a picture when tasks, preferences and the main queue have come to rest`() async throws {
      let done = try await picture(of: "Done"), notDone = try await picture(of: "Not done")
      #expect(done != notDone)
      for preview in ["Task", "Main queue", "Preferences"] {
        let drawn = try await picture(of: preview)
        #expect(drawn == done, "\(preview)")
      }
    }
    @Test func `draw a picture although the tasks never come to rest`() async throws {
      #expect(try await picture(of: "Never at rest") == picture(of: "Done"))
    }
    @Test func `let time pass before a picture is drawn`() async throws {
      #expect(try await picture(of: "After an hour") == picture(of: "Not done"))
      #expect(try await picture(of: "After a moment", ["--after", "5"]) == picture(of: "Done"))
    }
  }
#endif
