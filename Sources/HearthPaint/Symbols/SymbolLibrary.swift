#if GTK
  import Foundation
  import HearthRendering

  /// Finds the drawing for an SF Symbols name: our own, an icon, or one made of both.
  final class SymbolLibrary {
    private var known: [String: SymbolDrawing?] = [:]

    nonisolated deinit {}

    /// Nil for a name that nobody knows, or whose icon is not installed.
    func drawing(_ name: String) -> SymbolDrawing? {
      if let drawing = known[name] { return drawing }
      if known.count > 4000 { known.removeAll() }
      let drawing = find(name, depth: 0)
      known[name] = .some(drawing)
      if drawing == nil { report(name) }
      return drawing
    }

    private func find(_ name: String, depth: Int) -> SymbolDrawing? {
      guard var drawing = findDrawing(name, depth: depth) else { return nil }
      if drawing.parts.isEmpty, drawing.hue == nil { drawing.hue = SymbolHues.hue(of: name) }
      return drawing
    }
    private func findDrawing(_ name: String, depth: Int) -> SymbolDrawing? {
      if let drawing = DrawnSymbols.drawing(name) ?? BasicSymbols.drawing(name) { return drawing }
      if let icon = Self.icon(for: name), let drawing = IconFile.drawing(named: icon) {
        return SymbolHues.parted(drawing, name)
      }
      if depth > 3 { return nil }
      for (suffix, shape, isFilled) in [
        (".circle.fill", "circle", true), (".square.fill", "square", true), (".circle", "circle", false),
        (".square", "square", false),
      ] where name.hasSuffix(suffix) {
        let mark = String(name.dropLast(suffix.count))
        return find(mark, depth: depth + 1)
          .map { BasicSymbols.enclosed($0, in: shape, isFilled: isFilled, hue: SymbolHues.meaning(of: mark)) }
      }
      if name.hasSuffix(".slash") {
        return find(String(name.dropLast(6)), depth: depth + 1).map(BasicSymbols.slashed)
      }
      if name.hasSuffix(".slash.fill") {
        return find(String(name.dropLast(11)) + ".fill", depth: depth + 1).map(BasicSymbols.slashed)
      }
      if let drawing = badged(name, depth: depth) ?? timed(name) { return drawing }
      // Icons that look the same filled, such as the strokes of a wrench.
      if name.hasSuffix(".fill") { return find(String(name.dropLast(5)), depth: depth + 1) }
      return LetterSymbols.drawing(name)
    }
    /// `folder.badge.plus`, `folder.fill.badge.plus` and `folder.badge.plus.fill`, of a folder and a plus; `bell.badge`
    /// has a dot.
    private func badged(_ name: String, depth: Int) -> SymbolDrawing? {
      var words = name.split(separator: ".").map(String.init)
      guard let place = words.firstIndex(of: "badge"), place > 0 else { return nil }
      let isFilled = words.last == "fill"
      if isFilled { words.removeLast() }
      var base = words[..<place].joined(separator: ".")
      if isFilled { base += ".fill" }
      let mark = words[(place + 1)...].joined(separator: ".")
      guard let back = find(base, depth: depth + 1) else { return nil }
      if mark.isEmpty { return BasicSymbols.badged(back, with: nil, hue: .red) }
      return find(mark, depth: depth + 1).map { BasicSymbols.badged(back, with: $0, hue: SymbolHues.meaning(of: mark)) }
    }

    /// `goforward.15`: an arrow around a number.
    private func timed(_ name: String) -> SymbolDrawing? {
      let words = name.split(separator: ".")
      guard words.count == 2, words[0] == "goforward" || words[0] == "gobackward",
        var drawing = DrawnSymbols.drawing(String(words[0])), let number = LetterSymbols.drawing(String(words[1]))
      else { return nil }
      let small = number.centered(scale: 0.36).layers.map { $0.applying(CGAffineTransform(translationX: 0, y: 0.4)) }
      drawing.layers += small
      drawing.parts = [SymbolPart(layers: drawing.layers, level: 0, hue: nil)]
      return drawing
    }

    private func report(_ name: String) {
      let isMissing = Self.icon(for: name) != nil && !IconFile.isInstalled
      PaintDiagnostics.reportOnce(
        "symbol \(name)",
        isMissing
          ? "Image(systemName: \"\(name)\"): its icon is not installed; a placeholder is drawn. Install the package "
            + "bootstrap-icons."
          : "Image(systemName: \"\(name)\") is no symbol that Hearth knows; a placeholder is drawn. Use another name, or an "
            + "image of your own.")
    }

    /// The name of a symbol's icon; nil if the table has none.
    ///
    /// Looked for in the text of the table: an app shows few of its symbols, and first of all in its first frame.
    static func icon(for name: String) -> String? {
      if let words = words(behind: name) { return words.icon }
      guard name.hasSuffix(".fill"), let words = words(behind: String(name.dropLast(5))), words.isFilledToo else {
        return nil
      }
      return words.icon + "-fill"
    }
    private static func words(behind name: String) -> (icon: String, isFilledToo: Bool)? {
      if name.utf8.contains(0x20) { return nil }
      let wanted = Array("\(name) ".utf8)
      return symbolNames.utf8.withContiguousStorageIfAvailable { table in
        var start = 0
        while start < table.count {
          let rest = table.count - start
          let length =
            memchr(table.baseAddress! + start, 0x0A, rest).map {
              UnsafeRawPointer(table.baseAddress! + start).distance(to: $0)
            } ?? rest
          if length > wanted.count, memcmp(table.baseAddress! + start, wanted, wanted.count) == 0 {
            let words = table[(start + wanted.count)..<(start + length)].split(separator: 0x20)
            return (String(decoding: words[0], as: UTF8.self), words.count > 1)
          }
          start += length + 1
        }
        return nil
      } ?? nil
    }
  }
#endif
