#if GTK
  import Foundation
  import HearthRendering
  import Testing

  @testable import HearthPaint

  /// The drawings of symbols: which names have one, what it is made of, and how it is painted.
  @MainActor struct SymbolTests {
    /// The names of `Tests/Facts`, each once.
    nonisolated private static func names() throws -> [String] {
      var tests = URL(filePath: #filePath)
      while tests.lastPathComponent != "Tests" && tests.pathComponents.count > 1 { tests.deleteLastPathComponent() }
      let text = try String(contentsOf: tests.appending(path: "Facts/known_symbol_names.txt"), encoding: .utf8)
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }
    private func box(_ drawing: SymbolDrawing) -> CGRect {
      drawing.layers.reduce(CGRect.null) { box, layer in
        switch layer {
        case .fill(let path, _): box.union(Self.bounds(path))
        case .stroke(let path): box.union(Self.bounds(path).insetBy(dx: -0.58, dy: -0.58))
        case .thickStroke(let path): box.union(Self.bounds(path).insetBy(dx: -1.15, dy: -1.15))
        case .cut, .cutOut: box
        }
      }
    }
    /// The box around points of a path, and not around those that only guide its curves.
    nonisolated private static func bounds(_ path: [Path.Element]) -> CGRect {
      var box = CGRect.null, last = CGPoint.zero
      func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
      for element in path {
        switch element {
        case .move(let to), .line(let to):
          add(to)
          last = to
        case .quadCurve(let to, _):
          add(to)
          last = to
        case .curve(let to, let a, let b):
          for step in 1...8 {
            let t = CGFloat(step) / 8, u = 1 - t
            func at(_ p: KeyPath<CGPoint, CGFloat>) -> CGFloat {
              let start = u * u * u * last[keyPath: p] + 3 * u * u * t * a[keyPath: p]
              return start + 3 * u * t * t * b[keyPath: p] + t * t * t * to[keyPath: p]
            }
            add(CGPoint(x: at(\.x), y: at(\.y)))
          }
          last = to
        case .closeSubpath: break
        }
      }
      return box
    }

    @Test func `more than three thousand names have a drawing`() throws {
      let names = try Self.names()
      #expect(names.count > 5000 && Set(names).count == names.count)
      let library = SymbolLibrary()
      #expect(names.filter { library.drawing($0) == nil } == [])
    }
    @Test func `every drawing is within its box and not empty`() throws {
      let library = SymbolLibrary()
      for name in try Self.names() + SymbolTable.names {
        guard let drawing = library.drawing(name) else { continue }
        let box = box(drawing)
        // Half a line may reach over the edge.
        let bounds = CGRect(x: -1, y: -1.4, width: drawing.width + 2, height: 18)
        #expect(!box.isNull && bounds.contains(box), "\(name): \(box)")
        #expect(max(box.width, box.height) > 3, "\(name) is small: \(box)")
      }
    }
    @Test func `different names have different drawings, but where one stands for another`() {
      var names: [String: String] = [:]
      for name in SymbolTable.names where SymbolTable.shared(name) == nil {
        let drawing = "\(SymbolTable.drawing(name)!.layers)"
        if let other = names[drawing] { Issue.record("\(name) is drawn as \(other)") }
        names[drawing] = name
      }
      for name in SymbolTable.names {
        if let other = SymbolTable.shared(name) { #expect(SymbolTable.contains(other), "\(name) is as \(other)") }
      }
    }
    @Test func `the table finds each of its names and no other`() {
      let names = SymbolTable.names
      #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
      for name in names {
        #expect(SymbolTable.contains(name), "\(name)")
        #expect(
          !SymbolTable.contains(name + "x") && !SymbolTable.contains(String(name.dropLast()))
            || names.contains(String(name.dropLast())), "\(name)")
      }
      for name in [
        "", " ", ".", "=", "zzzzz", "0", "\n", "wifi ", " wifi", "wifi =", "é", String(repeating: "a", count: 10_000),
      ] {
        #expect(!SymbolTable.contains(name), "\(name.prefix(20))")
      }
    }
    @Test func `a name made to be taken apart without an end is given up`() {
      let library = SymbolLibrary()
      for name in [
        Array(repeating: "and", count: 3000).joined(separator: "."),
        Array(repeating: "heart.and", count: 500).joined(separator: "."),
        String(repeating: ".", count: 5000), Array(repeating: "circle", count: 4000).joined(separator: "."),
        Array(repeating: "document.badge", count: 800).joined(separator: "."), "heart\u{0}fill", "Herz.fill",
        "heart..fill",
      ] {
        _ = library.drawing(name)
      }
      #expect(library.drawing("no.symbol.at.all") == nil && library.drawing("heart.nothing.fill") == nil)
    }
    @Test func `a value shows the layers of a symbol one by one`() throws {
      for (name, steps) in [
        ("wifi", 3), ("speaker.wave.3", 3), ("speaker.wave.3.fill", 3), ("speaker.wave.2.fill", 2), ("cellularbars", 4),
        ("chart.bar.fill", 3), ("thermometer.variable", 3), ("antenna.radiowaves.left.and.right", 2),
        ("wave.3.right", 3),
        ("ellipsis", 3), ("waveform", 8), ("rays", 8), ("touchid", 0), ("heart", 0),
      ] {
        let drawing = try #require(SymbolLibrary().drawing(name))
        #expect(drawing.steps == steps, "\(name)")
        func ink(_ value: Double?) -> Double {
          let source = ImageSource.symbol(name: name, pointSize: 34, weight: 400)
          return paint(ImagePiece(source, in: rect(0, 0, 40, 40), tint: .color(red), variableValue: value))
            .ink(rect(0, 0, 40, 40))
        }
        let inks = (0...max(1, steps)).map { ink(Double($0) / Double(max(1, steps))) }
        #expect(inks == inks.sorted() && abs(inks.last! - ink(nil)) < 0.001, "\(name): \(inks)")
        if steps > 0 { #expect(inks.first! < inks.last! * 0.95 && Set(inks).count == steps + 1, "\(name): \(inks)") }
      }
    }
    @Test func `a circle, a slash and a badge are layers of their own`() throws {
      let library = SymbolLibrary()
      func levels(_ name: String) -> [Int] { library.drawing(name)?.parts.map(\.level) ?? [] }
      #expect(levels("leaf.circle") == [1, 0] && levels("leaf.circle.fill") == [1, 0])
      #expect(levels("book.closed.badge.plus") == [1, 0] && levels("star.bubble") == [1, 0])
      #expect(library.drawing("star.bubble.fill")?.parts[0].isGround == true)
      #expect(levels("macwindow.and.cursorarrow") == [1, 0])
    }

    /// All names with their drawings, to be looked at: pages in the directory that `HEARTH_PICTURES` names, light and
    /// dark. `HEARTH_SYMBOLS` names a file with names to draw instead.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil))
    func `a sheet of all symbols`() throws {
      let environment = ProcessInfo.processInfo.environment
      let folder = try #require(environment["HEARTH_PICTURES"])
      var names = try Self.names()
      if let file = environment["HEARTH_SYMBOLS"] {
        names = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
      }
      let columns = 20, perPage = 400, cell = CGSize(width: 76, height: 58)
      for start in stride(from: 0, to: names.count, by: perPage) {
        let page = names[start..<min(names.count, start + perPage)]
        for (word, ink, ground) in [
          ("light", RGBA(white: 0), RGBA(white: 1)), ("dark", RGBA(white: 1), RGBA(white: 0.12)),
        ] {
          if word == "dark", start > 0 { continue }
          var pieces: [PlacedPiece] = []
          for (index, name) in page.enumerated() {
            let x = CGFloat(index % columns) * cell.width, y = CGFloat(index / columns) * cell.height
            let source = ImageSource.symbol(name: name, pointSize: 22, weight: 400)
            let size = images.metrics(of: source)?.size ?? .zero
            let image = ImagePiece(
              source,
              in: CGRect(x: x + (cell.width - size.width) / 2, y: y + 3, width: size.width, height: size.height),
              tint: .color(ink))
            pieces.append(PlacedPiece(image, x: 0, y: 0))
            let attributes = TextAttributes(font: FontDescription(size: 7))
            for (row, from) in [0, 19, 38].enumerated() where name.count > from {
              let text = StyledText(String(name.dropFirst(from).prefix(19)), attributes)
              let layout = shaper.layout(text, width: nil, height: nil)
              pieces.append(PlacedPiece(TextPiece(layout, .color(ink)), x: x + 2, y: y + 31 + CGFloat(row) * 8))
            }
          }
          let size = CGSize(
            width: CGFloat(columns) * cell.width, height: cell.height * CGFloat((page.count + columns - 1) / columns))
          let data = renderer.png(GroupPiece(pieces), size: size, background: ground)
          try data.write(to: URL(filePath: folder).appending(path: "symbols-\(start / perPage)-\(word).png"))
        }
      }
    }
  }
#endif
