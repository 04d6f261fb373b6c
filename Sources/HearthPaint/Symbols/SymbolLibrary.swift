#if GTK
  import Foundation
  import HearthRendering

  /// Finds the drawing for an SF Symbols name: one of the table, our own, or one made of both.
  final class SymbolLibrary {
    private var known: [String: SymbolDrawing?] = [:]

    nonisolated deinit {}

    /// Nil for a name that nobody knows.
    func drawing(_ name: String) -> SymbolDrawing? {
      if let drawing = known[name] { return drawing }
      if known.count > 4000 { known.removeAll() }
      // A line stands in the names of drawings that are parts of others.
      let drawing = name.utf8.contains(UInt8(ascii: "_")) ? nil : SymbolComposition.find(name)
      known[name] = .some(drawing)
      if drawing == nil { report(name) }
      return drawing
    }

    private func report(_ name: String) {
      PaintDiagnostics.reportOnce(
        "symbol \(name)",
        "Image(systemName: \"\(name)\") is no symbol that Hearth knows; a placeholder is drawn. Use another name, or an "
          + "image of your own.")
    }
  }
#endif
