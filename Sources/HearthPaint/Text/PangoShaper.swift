#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Shapes and measures text with Pango, for windows and for pictures.
  ///
  ///     let shaper = PangoShaper(.pinned)
  ///     let layout = shaper.layout(StyledText("Hello", attributes), width: 100, height: nil)
  ///
  /// Layouts are kept by text, and found again for every width at which lines break at the same places. A layout of
  /// plain letters on one line is only measured: its glyphs are placed when it is painted (`LineRuler`, `LineStore`).
  package final class PangoShaper: TextShaper {
    package private(set) var shapeCount = 0
    package var setsTouchFonts: Bool { true }
    let lines: LineStore

    /// `images` gives the sizes of images in the text; `files` are fonts for this shaper alone.
    package init(_ source: FontSource, adding files: [String] = [], images: (any ImageLoader)? = nil) {
      lines = LineStore(fonts: FontLibrary(source, adding: files), images: images)
    }
    nonisolated deinit {}

    /// How glyphs are drawn. Sizes do not change with it: a text that was laid out before is drawn in the new way as
    /// soon as its picture is made again (`Painter.forgetNodes()`).
    package var rendering: FontRendering {
      get { lines.fonts.rendering }
      set {
        if newValue == lines.fonts.rendering { return }
        lines.forgetAll()
        lines.fonts.rendering = newValue
      }
    }

    /// Starts afresh, as if no text had been laid out yet.
    package func forgetLayouts() { (recent, older, recentCost) = ([:], [:], 0) }
    /// How often the lines of a text were made, for tests: a text that is only measured has no lines yet.
    package var composeCount: Int { lines.composeCount }

    // MARK: - What was made before

    /// A text whose hash covers what mostly differs between texts; equality compares everything.
    private struct Key: Hashable {
      let text: StyledText
      static func == (a: Key, b: Key) -> Bool { a.text == b.text }
      func hash(into hasher: inout Hasher) {
        guard let first = text.onlyRun ?? text.runs.first else { return }
        hasher.combine(first.text)
        hasher.combine(first.attributes.font.size)
        hasher.combine(first.attributes.font.weight)
      }
    }

    /// Two generations: when the recent one is full it becomes the older one, and what nobody asked for since goes
    /// away. A text has one layout in here, which knows those for other widths.
    private var recent: [Key: PangoTextLayout] = [:]
    private var older: [Key: PangoTextLayout] = [:]
    private var recentCost = 0
    /// Bytes. Source: our choice: some thousand texts, more than screens show;
    /// measured, a short text takes 300 in here.
    private static let generationCost = 2_000_000, layoutCost = 150

    private func find(_ key: Key) -> PangoTextLayout? {
      if let known = recent[key] { return known }
      guard let known = older.removeValue(forKey: key) else { return nil }
      keep(known, key)
      return known
    }
    private func keep(_ layout: PangoTextLayout, _ key: Key) {
      let text = key.text
      let length = text.onlyRun?.text.utf8.count ?? text.runs.reduce(0) { $0 + $1.text.utf8.count }
      // Counted first, so that what starts a generation is part of it.
      count((layout.others.count + 2) * Self.layoutCost + length)
      recent[key] = layout
    }
    private func count(_ cost: Int) {
      recentCost += cost
      if recentCost > Self.generationCost { (older, recent, recentCost) = (recent, [:], cost) }
    }

    // MARK: -

    package func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
      let width = Self.units(width), height = Self.limit(height)
      let key = Key(text: text)
      let known = find(key)
      if let known {
        if known.answers(width: width, height: height) { return known }
        for layout in known.others.reversed() where layout.answers(width: width, height: height) { return layout }
      }
      shapeCount += 1
      let layout = measureLine(text, width: width) ?? compose(text, width: width, height: height)
      if let known {
        known.remember(layout)
        count(Self.layoutCost)
      } else {
        keep(layout, key)
      }
      return layout
    }

    /// The layout of plain letters that fit on one line; nil for others.
    private func measureLine(_ text: StyledText, width: Int32?) -> PangoTextLayout? {
      guard text.indent == 0, text.tabStops.isEmpty, let extents = lines.fonts.ruler.measure(text),
        extents.width <= width ?? .max
      else { return nil }
      return PangoTextLayout(text, extents, store: lines)
    }

    /// Whole 1/64 points, rounded down, so that no line is longer than what a layout says its width is.
    private static func units(_ width: CGFloat?) -> Int32? {
      guard let width, !width.isNaN, width < 500_000 else { return nil }
      return Int32((max(0, width) * 64 + 1e-6).rounded(.down)) * (PANGO_SCALE / 64)
    }
    private static func limit(_ height: CGFloat?) -> CGFloat? {
      guard let height, height.isFinite else { return nil }
      return max(0, height)
    }

    private func compose(_ text: StyledText, width: Int32?, height: CGFloat?) -> PangoTextLayout {
      let content = TextContent(text)
      func attempt(scale: CGFloat, tightening: CGFloat) -> PangoComposition {
        lines.compose(content, PangoFit(width: width, height: height, scale: scale, tightening: tightening))
      }
      var best = attempt(scale: 1, tightening: 0)
      if best.isTruncated, text.allowsTightening {
        for step in 1...3 where best.isTruncated {
          let tightened = attempt(scale: 1, tightening: CGFloat(step) * 0.05 / 3)
          if !tightened.isTruncated || step == 3 { best = tightened }
        }
      }
      let minimum = min(max(text.minimumScaleFactor.isNaN ? 1 : text.minimumScaleFactor, 0.01), 1)
      if best.isTruncated, minimum < 1 {
        // The largest of 32 steps at which everything fits; the same steps at every width, so that a layout proposed
        // its own width shrinks as far as before.
        let steps = 32
        var fitting = steps + 1, tooLarge = 0
        while fitting - tooLarge > 1 {
          let middle = (fitting + tooLarge) / 2
          let composition = attempt(scale: 1 - CGFloat(middle) / CGFloat(steps) * (1 - minimum), tightening: 0)
          if composition.isTruncated { tooLarge = middle } else { fitting = middle }
          if !composition.isTruncated || middle == steps { best = composition }
        }
      }
      return PangoTextLayout(best, text: text, store: lines)
    }
  }
#endif
