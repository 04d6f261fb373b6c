#if GTK
  import Foundation
  import Testing

  @Suite("The locale of a program") struct SessionLocaleProgramTests {
    /// What the program says of locales in lines with these beginnings, started in a session with these variables.
    private func locale(_ variables: [String: String], _ beginnings: String...) async throws -> [String] {
      let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
        "hearth-locale-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      let own = ["HOME": directory.path, "XDG_RUNTIME_DIR": directory.path, "PATH": "/usr/bin:/bin"]
      let app = try Program(
        Program.built("WindowProbe"), ["--picture", "probe.png"], environment: own.merging(variables) { $1 },
        directory: directory)
      defer { app.end() }
      var lines: [String] = []
      for beginning in beginnings { lines.append(try await app.line(beginning)) }
      return lines
    }

    @Test func `is that of the session, whether the system has it or not`() async throws {
      #expect(
        try await locale(["LC_ALL": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "locale ") == [
          "locale de_DE, EUR, weeks from 2"
        ])
      #expect(try await locale(["LANG": "en_US.UTF-8"], "locale ") == ["locale en_US, USD, weeks from 1"])
      #expect(
        try await locale(["LANG": "en_US.UTF-8", "LC_MONETARY": "hi_IN"], "locale ") == [
          "locale en_US@rg=inzzzz, INR, weeks from 1"
        ])
    }
    @Test(arguments: [
      ("de_DE.UTF-8", "de_DE, de_DE, weeks from 2", "1.234,5, 1.234,5, Donnerstag"),
      ("fr_CH", "fr_CH, fr_CH, weeks from 2", "1\u{202F}234,5, 1\u{202F}234,5, jeudi"),
      ("ar_EG.UTF-8", "ar_EG, ar_EG, weeks from 7", "١٬٢٣٤٫٥, ١٬٢٣٤٫٥, الخميس"),
      ("hi_IN", "hi_IN, hi_IN, weeks from 1", "1,234.5, 1,234.5, गुरुवार"),
      ("C.UTF-8", "en_001, en_001, weeks from 2", "1,234.5, 1,234.5, Thursday"),
    ]) func `is that of Foundation`(_ name: String, _ foundation: String, _ formats: String) async throws {
      #expect(
        try await locale(["LC_ALL": name], "Foundation ", "formats ") == [
          "Foundation " + foundation, "formats " + formats,
        ])
    }
  }
#endif
