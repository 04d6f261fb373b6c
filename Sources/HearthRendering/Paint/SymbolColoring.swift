/// How the layers of a symbol are coloured, where they do not all have one paint.
package enum SymbolColoring: Equatable, Sendable {
  /// Paints by level, the foremost layers first; levels further back have the last one.
  case palette([Paint])
  /// One paint at three strengths, the foremost layers first. What a glyph stands on has the last one.
  case hierarchical([Paint])
  /// The colours that layers have of themselves, in light or dark surroundings; those without one have the piece's tint.
  case multicolor(isDark: Bool)
}
