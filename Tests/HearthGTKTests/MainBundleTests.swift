#if GTK
  import Foundation
  import Testing

  @Suite("The main bundle of a program") struct MainBundleTests {
    private func lines(_ variables: [String: String]) async throws -> [String] {
      let app = try Program(
        Program.built("BundleProbe"), environment: ["PATH": "/usr/bin:/bin"].merging(variables) { $1 })
      defer { app.end() }
      #expect(try await app.status() == 0)
      return app.lines
    }

    @Test func `has the resources of the program's target`() async throws {
      let lines = try await lines(["LANG": "C"])
      #expect(lines.contains("name and type: Hearth_BundleProbe.resources/cities.json"))
      #expect(lines.contains("whole name: Hearth_BundleProbe.resources/cities.json"))
      #expect(lines.contains("path: Hearth_BundleProbe.resources/cities.json"))
      #expect(lines.contains { $0.hasPrefix("all of a type: ") && $0.contains("\"cities.json\"") })
      #expect(lines.contains("in a language: de.lproj/hint.txt"))
      #expect(lines.contains { $0.hasPrefix("directory: ") && $0.hasSuffix("/Hearth_BundleProbe.resources") })
      #expect(lines.contains("below it: true"))
      #expect(lines.contains("unknown: missing"))
    }
    @Test func `translates into the language of the session`() async throws {
      #expect(try await lines(["LC_ALL": "de_DE.UTF-8"]).contains("translated: Guten Tag, as it is"))
      #expect(try await lines(["LC_ALL": "fr_FR.UTF-8"]).contains("translated: Hello, as it is"))
    }
    @Test func `says what the app's Info.plist says`() async throws {
      let lines = try await lines([:])
      #expect(lines.contains("version: 3.1") && lines.contains("identifier: org.example.BundleProbe"))
    }
    @Test func `says its name in the language of the session, and the rest as it is`() async throws {
      let german = try await lines(["LC_ALL": "de_DE.UTF-8"])
      #expect(german.contains("name: Probe") && german.contains("version: 3.1"))
      #expect(try await lines(["LC_ALL": "en_US.UTF-8"]).contains("name: Sample"))
    }
    @Test func `has the form of a number in a text that is formatted later`() async throws {
      let expected = #"counted: ["1 seat in row A", "3 seats in row A"]"#
      #expect(try await lines(["LC_ALL": "en_US.UTF-8"]).contains(expected))
    }
    @Test func `is where the program is`() async throws {
      let directory = URL(fileURLWithPath: try Program.built("BundleProbe")).resolvingSymlinksInPath()
        .deletingLastPathComponent().lastPathComponent
      let expected =
        "program: \(directory)/BundleProbe in \(directory), module: \(directory)/Hearth_BundleProbe.resources"
      #expect(try await lines([:]).contains(expected))
    }
  }
#endif
