#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  /// The lines of a layout as Pango has shaped them: what a painter and a caret need, and a size does not.
  final class ComposedLines {
    let content: TextContent
    let lines: [PangoLine]
    /// Bytes of the text.
    var cost: Int { content.bytes.count }

    init(_ composition: PangoComposition) { (content, lines) = (composition.content, composition.lines) }
    nonisolated deinit {}
  }

  /// Makes the lines of layouts when someone looks at them, and keeps those that were looked at lately.
  ///
  /// Thousands of texts are measured, and a screen shows fifty of them. A layout keeps its size; its lines, which take
  /// ten times as much memory, come and go, and are the same each time, but for how glyphs are drawn.
  final class LineStore {
    let fonts: FontLibrary
    let images: (any ImageLoader)?
    /// Layouts that have lines, in the order in which they got them.
    private var holders: [PangoTextLayout] = []
    private var cost = 0
    /// How often lines were made, for tests.
    private(set) var composeCount = 0

    init(fonts: FontLibrary, images: (any ImageLoader)?) { (self.fonts, self.images) = (fonts, images) }
    nonisolated deinit {}

    /// Bytes of text whose lines are kept, and what each layout counts for besides. Source: our choice: the lines of a
    /// few screens; measured, a short text's lines take 1,000 bytes, a long text's 20 for each byte.
    private static let limit = 100_000, costOfEach = 50

    func compose(_ content: TextContent, _ fit: PangoFit) -> PangoComposition {
      composeCount += 1
      return PangoComposition(
        content, fonts: fonts, images: images, width: fit.width, height: fit.height, scale: fit.scale,
        tightening: fit.tightening)
    }

    /// Notes that a layout has lines now. Those that were not looked at since the
    /// last time there was too much lose theirs.
    func keep(_ layout: PangoTextLayout, _ lines: ComposedLines) {
      cost += lines.cost + Self.costOfEach
      if cost > Self.limit {
        var kept: [PangoTextLayout] = []
        cost = lines.cost + Self.costOfEach
        for holder in holders {
          let next = cost + (holder.keptLines?.cost ?? 0) + Self.costOfEach
          if holder.wasLookedAt && next <= Self.limit / 2 {
            holder.wasLookedAt = false
            kept.append(holder)
            cost = next
          } else {
            holder.keptLines = nil
          }
        }
        holders = kept
      }
      holders.append(layout)
    }

    func forgetAll() {
      for holder in holders { holder.keptLines = nil }
      (holders, cost) = ([], 0)
    }
  }

  /// What a text was fitted into, and what was done to make it fit.
  struct PangoFit {
    /// Pango units, a multiple of 1/64 of a point; nil without a limit.
    var width: Int32?
    /// Points; nil without a limit.
    var height: CGFloat?
    /// What fonts are multiplied with, and the part of their size by which letters are squeezed together.
    var scale: CGFloat = 1
    var tightening: CGFloat = 0
  }
#endif
