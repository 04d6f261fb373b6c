#if GTK
  import Foundation
  import Testing

  @Suite("The locale of a program") struct SessionLocaleProgramTests {
    /// What the program finds in its environment values, started in a session with these variables.
    private func locale(_ variables: [String: String]) async throws -> String {
      let directory = FileManager.default.temporaryDirectory.appendingPathComponent("hearth-locale-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      let own = ["HOME": directory.path, "XDG_RUNTIME_DIR": directory.path, "PATH": "/usr/bin:/bin"]
      let app = try Program(
        Program.built("WindowProbe"), ["--picture", "probe.png"], environment: own.merging(variables) { $1 }, directory: directory)
      defer { app.end() }
      return try await app.line("locale ")
    }

    @Test func `is that of the session, whether the system has it or not`() async throws {
      #expect(try await locale(["LC_ALL": "de_DE.UTF-8", "LANG": "en_US.UTF-8"]) == "locale de_DE, EUR, weeks from 2")
      #expect(try await locale(["LANG": "en_US.UTF-8"]) == "locale en_US, USD, weeks from 1")
      #expect(try await locale(["LANG": "en_US.UTF-8", "LC_MONETARY": "hi_IN"]) == "locale en_US@rg=inzzzz, INR, weeks from 1")
    }
  }
#endif
