#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// Shapes and measures text with Pango, for windows and for pictures.
  ///
  ///     let shaper = PangoShaper(.pinned)
  ///     let layout = shaper.layout(StyledText("Hello", attributes), width: 100, height: nil)
  ///
  /// Layouts are kept by text, and found again for every width at which lines break at the same places.
  package final class PangoShaper: TextShaper {
    package private(set) var shapeCount = 0
    private var fonts: FontLibrary
    private let images: (any ImageLoader)?

    /// `images` gives the sizes of images in the text.
    package init(_ source: FontSource, images: (any ImageLoader)? = nil) {
      fonts = FontLibrary(source)
      self.images = images
    }
    nonisolated deinit {}

    /// Another choice of fonts, when the desktop's settings have changed. What was laid out before keeps its look.
    package var source: FontSource {
      get { fonts.source }
      set {
        if newValue == fonts.source { return }
        fonts = FontLibrary(newValue)
        forgetLayouts()
      }
    }

    /// Starts afresh, as if no text had been laid out yet.
    package func forgetLayouts() { (recent, older, recentCost) = ([:], [:], 0) }

    // MARK: - What was made before

    /// A text whose hash is that of what mostly differs between texts; equality looks at everything.
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
    private final class Entry {
      var layouts: [PangoTextLayout] = []
      nonisolated deinit {}
    }

    /// Two generations: when the recent one is full it becomes the older one, and what nobody asked for since goes away.
    private var recent: [Key: Entry] = [:]
    private var older: [Key: Entry] = [:]
    private var recentCost = 0
    /// Source: 10,000 short layouts were measured at 13 MB; two generations of this many bytes stay below.
    private static let generationCost = 6_000_000, layoutCost = 1300
    /// Different widths of one text that are kept.
    private static let widthsPerText = 6

    private func entry(for key: Key) -> Entry {
      if let known = recent[key] { return known }
      let entry = older.removeValue(forKey: key) ?? Entry()
      recent[key] = entry
      count(entry.layouts.count * Self.layoutCost + key.text.runs.reduce(200) { $0 + $1.text.utf8.count * 20 })
      return entry
    }

    private func count(_ cost: Int) {
      recentCost += cost
      if recentCost > Self.generationCost { (older, recent, recentCost) = (recent, [:], 0) }
    }

    // MARK: -

    package func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
      let width = Self.units(width), height = Self.limit(height)
      let entry = entry(for: Key(text: text))
      for layout in entry.layouts.reversed() where layout.answers(width: width, height: height) { return layout }
      shapeCount += 1
      let layout = compose(text, width: width, height: height)
      if entry.layouts.count >= Self.widthsPerText { entry.layouts.removeFirst() }
      entry.layouts.append(layout)
      count(Self.layoutCost)
      return layout
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
        PangoComposition(
          content, fonts: fonts, images: images, width: width, height: height, scale: scale, tightening: tightening)
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
        // The largest of 32 steps at which everything fits; the same steps at every width, so that a layout proposed its own
        // width shrinks as far as before.
        let steps = 32
        var fitting = steps + 1, tooLarge = 0
        while fitting - tooLarge > 1 {
          let middle = (fitting + tooLarge) / 2
          let composition = attempt(scale: 1 - CGFloat(middle) / CGFloat(steps) * (1 - minimum), tightening: 0)
          if composition.isTruncated { tooLarge = middle } else { fitting = middle }
          if !composition.isTruncated || middle == steps { best = composition }
        }
      }
      return PangoTextLayout(best, text: text)
    }
  }
#endif
