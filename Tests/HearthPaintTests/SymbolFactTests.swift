#if GTK
  import Foundation
  import Testing

  @testable import HearthPaint

  /// The symbols that public apps use, in `Tests/Facts`: each is drawn.
  @MainActor struct SymbolFactTests {
    nonisolated private static let file: URL = {
      var tests = URL(filePath: #filePath)
      while tests.lastPathComponent != "Tests" && tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
      return tests.appending(path: "Facts/symbol_names.tsv")
    }()

    @Test func `symbols that apps use are drawn`() throws {
      let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").filter {
        !$0.hasPrefix("#")
      }
      try #require(lines.count > 500)
      let library = SymbolLibrary()
      let missing = lines.compactMap { $0.split(separator: "\t").first.map(String.init) }.filter {
        library.drawing($0) == nil
      }
      #expect(Set(missing) == Self.unlike)
    }
    /// Symbols that are drawn as a placeholder, and said so: the package of icons has none that is like them.
    private static let unlike: Set<String> = [
      // Letters and signs: the package has a few letters of its own, C among them, and none of these.
      "a.circle", "a.square.fill", "b.circle", "g.circle.fill", "space", "control", "angle",
      // Animals, people in motion, hands and furniture.
      "hare", "hare.fill", "dog.fill", "figure.walk", "figure.walk.circle", "figure.run", "figure.run.circle",
      "hands.clap.fill", "bed.double",
      "bed.double.fill",
      // Things.
      "camera.filters", "crown.fill", "flask", "flashlight.off.fill", "location.north.circle.fill", "video.bubble.left",
      // Marks of Apple's products.
      "apple.intelligence", "homekit",
    ]
  }
#endif
