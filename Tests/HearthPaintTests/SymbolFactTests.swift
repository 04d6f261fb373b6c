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
      let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      try #require(lines.count > 500)
      let library = SymbolLibrary()
      let missing = lines.compactMap { $0.split(separator: "\t").first.map(String.init) }.filter { library.drawing($0) == nil }
      #expect(missing == [])
    }
  }
#endif
