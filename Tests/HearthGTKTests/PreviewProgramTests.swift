#if GTK
  import Foundation
  import Testing

  @Suite("The previews of a program") struct PreviewProgramTests {
    private func run(_ arguments: [String], _ body: (Program, URL) async throws -> Void) async throws {
      let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
        "hearth-previews-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      let app = try Program(
        Program.built("Cookbook"), arguments,
        environment: ["HOME": directory.path, "XDG_RUNTIME_DIR": directory.path, "PATH": "/usr/bin:/bin"],
        directory: directory)
      defer { app.end() }
      try await body(app, directory)
    }

    @Test func `are listed`() async throws {
      try await run(["--previews"]) { app, _ in
        try await app.line("Groceries  (GroceryList.swift:")
        try await app.line("Cards  (RecipeCard.swift:")
        #expect(try await app.status() == 0)
      }
    }
    @Test func `are drawn, with what their modifiers share`() async throws {
      try await run(["--preview", "Groceries", "--picture", "groceries.png"]) { app, directory in
        #expect(try await app.status() == 0)
        let drawn = try Data(contentsOf: directory.appendingPathComponent("groceries.png"))
        #expect(drawn.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        // Words and lines: a picture without them is smaller.
        #expect(drawn.count > 5_000)
      }
    }
    @Test func `are named where one is asked for that is not there`() async throws {
      try await run(["--preview", "Grocery"]) { app, _ in
        try await app.line("There is no preview \"Grocery\". These are there:")
        try await app.line("  Groceries  (GroceryList.swift:")
        #expect(try await app.status() == 1)
      }
    }
  }
#endif
