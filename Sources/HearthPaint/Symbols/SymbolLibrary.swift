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
      var drawing = name.utf8.contains(UInt8(ascii: "_")) ? nil : SymbolComposition.find(name)
      if Self.hasFrame(name), let high = drawing?.inkHeight, high > Self.frameHeight {
        drawing = drawing?.scaled(by: Self.frameHeight / high)
      }
      known[name] = .some(drawing)
      if drawing == nil { report(name) }
      return drawing
    }

    /// Whether a symbol is a round or square frame, with something in it or without: these are smaller than others, which
    /// fill the height of a symbol.
    static func hasFrame(_ name: String) -> Bool {
      let parts = name.split(separator: ".")
      return parts.contains("circle") || parts.contains("square") || parts.first.map { frames.contains($0) } ?? false
    }
    private static let frames: Set<Substring> = ["calendar", "clock", "face", "globe"]
    /// Units. Source: seen, iOS 17 and 18: clock, globe and calendar are as high as the font's size, and 1.275 times that at the
    /// large scale, where a symbol is 1.17 times as high.
    private static let frameHeight = SymbolDrawing.height / 1.17

    private func report(_ name: String) {
      PaintDiagnostics.reportOnce(
        "symbol \(name)",
        "Image(systemName: \"\(name)\") is no symbol that Hearth knows; a placeholder is drawn. Use another name, or an "
          + "image of your own.")
    }
  }
#endif
