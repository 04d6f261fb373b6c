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
      if let drawing = BasicSymbols.drawing(name) { return drawing }
      if let icon = Self.icons[name], let drawing = IconFile.drawing(named: icon) { return drawing }
      if depth > 3 { return nil }
      for (suffix, shape, isFilled) in [
        (".circle.fill", "circle", true), (".square.fill", "square", true), (".circle", "circle", false),
        (".square", "square", false),
      ] where name.hasSuffix(suffix) {
        return find(String(name.dropLast(suffix.count)), depth: depth + 1)
          .map { BasicSymbols.enclosed($0, in: shape, isFilled: isFilled) }
      }
      if name.hasSuffix(".slash") {
        return find(String(name.dropLast(6)), depth: depth + 1).map(BasicSymbols.slashed)
      }
      if name.hasSuffix(".slash.fill") {
        return find(String(name.dropLast(11)) + ".fill", depth: depth + 1).map(BasicSymbols.slashed)
      }
      // Icons that look the same filled, such as the strokes of a wrench.
      if name.hasSuffix(".fill") { return find(String(name.dropLast(5)), depth: depth + 1) }
      return nil
    }

    private func report(_ name: String) {
      let isMissing = Self.icons[name] != nil && !IconFile.isInstalled
      PaintDiagnostics.reportOnce(
        "symbol \(name)",
        isMissing
          ? "Image(systemName: \"\(name)\"): its icon is not installed; a placeholder is drawn. Install the package "
            + "bootstrap-icons."
          : "Image(systemName: \"\(name)\") is no symbol that Hearth knows; a placeholder is drawn. Use another name, or an "
            + "image of your own.")
    }

    /// Every name in the table, with the name of its icon.
    static let icons: [String: String] = {
      var icons: [String: String] = [:]
      for line in symbolNames.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count >= 2 else { continue }
        icons[String(words[0])] = String(words[1])
        if words.count > 2 { icons[words[0] + ".fill"] = words[1] + "-fill" }
      }
      return icons
    }()
  }
#endif
