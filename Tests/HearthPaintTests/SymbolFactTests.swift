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
      #expect(missing == [])
    }

    @Test func `symbols of tutorials and samples are drawn`() throws {
      let file = Self.file.deletingLastPathComponent().appending(path: "known_symbol_names.txt")
      let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      try #require(names.count > 1400)
      let library = SymbolLibrary()
      #expect(names.filter { library.drawing(String($0)) == nil } == [])
    }
    @Test func `every drawing of ours has something to paint, in the box`() throws {
      for name in DrawnSymbols.names {
        let drawing = try #require(DrawnSymbols.drawing(name))
        #expect(!drawing.layers.isEmpty, "\(name)")
        for layer in drawing.layers + drawing.parts.flatMap(\.layers) {
          let box: CGRect
          switch layer {
          case .fill(let path, _), .cutOut(let path, _), .stroke(let path), .thickStroke(let path), .cut(let path):
            box = path.extent
          }
          #expect(!box.isNull && CGRect(x: -1, y: -1, width: 18, height: 18).contains(box), "\(name): \(box)")
        }
      }
    }
    @Test func `a symbol of several parts has a colour for each`() throws {
      let library = SymbolLibrary()
      let sun = try #require(library.drawing("cloud.sun.fill"))
      #expect(sun.parts.map(\.level) == [1, 0] && sun.parts.map(\.hue) == [.yellow, .white])
      for name in ["checkmark.circle.fill", "exclamationmark.circle.fill", "1.circle.fill", "person.crop.circle.fill"] {
        let drawing = try #require(library.drawing(name))
        #expect(drawing.parts.map(\.level) == [1, 0] && drawing.parts[0].isGround, "\(name)")
      }
      #expect(library.drawing("checkmark.circle.fill")?.parts.map(\.hue) == [.green, .white])
      #expect(library.drawing("exclamationmark.triangle.fill")?.parts.first?.hue == .yellow)
      #expect(library.drawing("externaldrive.badge.checkmark")?.parts.map(\.hue) == [nil, .green])
      #expect(library.drawing("heart.fill")?.hue == .red && library.drawing("pencil")?.hue == nil)
    }
  }
#endif
