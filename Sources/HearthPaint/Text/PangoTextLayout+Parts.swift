#if GTK
  import CGTK
  import Foundation
  import HearthRendering

  extension PangoLine {
    /// What Pango shaped together, with its left end, from the left to the right.
    struct Item {
      let item: PangoItem
      let glyphs: UnsafeMutablePointer<PangoGlyphString>
      let x, width, shift: CGFloat
      /// Points upwards.
      let rise: CGFloat
      var isRightToLeft: Bool { item.analysis.level & 1 == 1 }

      /// Where clusters begin among the glyphs, and the number of glyphs at the end.
      var clusterStarts: [Int] {
        let count = Int(glyphs.pointee.num_glyphs)
        guard let logical = glyphs.pointee.log_clusters else { return [0, count] }
        var starts: [Int] = []
        for index in 0..<count where index == 0 || logical[index] != logical[index - 1] { starts.append(index) }
        return starts + [count]
      }
      /// The place of a glyph from the left end of the item; for one more than there are, the item's right end.
      func place(of glyph: Int) -> CGFloat {
        var x: Int32 = 0
        for index in 0..<glyph { x += glyphs.pointee.glyphs[index].geometry.width }
        return CGFloat(x) / pangoScale
      }
      /// Some of the glyphs, as the caller's own.
      func glyphs(_ range: Range<Int>) -> UnsafeMutablePointer<PangoGlyphString> {
        let part = pango_glyph_string_new()!
        pango_glyph_string_set_size(part, Int32(range.count))
        for (place, index) in range.enumerated() {
          part.pointee.glyphs[place] = glyphs.pointee.glyphs[index]
          part.pointee.log_clusters[place] = glyphs.pointee.log_clusters[index]
        }
        return part
      }
    }
    var items: [Item] {
      var result: [Item] = []
      var x = self.x
      var next = line.pointee.runs
      while let current = next {
        defer { next = current.pointee.next }
        let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        guard let glyphs = run.pointee.glyphs, let item = run.pointee.item else { continue }
        let width = CGFloat(pango_glyph_string_get_width(glyphs)) / pangoScale
        result.append(
          Item(
            item: item.pointee, glyphs: glyphs, x: x, width: width,
            shift: CGFloat(run.pointee.start_x_offset) / pangoScale, rise: CGFloat(run.pointee.y_offset) / pangoScale))
        x += width
      }
      return result
    }
  }

  extension PangoTextLayout: DivisibleTextLayout {
    package func makeParts() -> TextParts {
      var parts = TextParts()
      var known: [UnsafeMutablePointer<PangoFont>: (ascent: CGFloat, descent: CGFloat)] = [:]
      func metrics(of font: UnsafeMutablePointer<PangoFont>?) -> (ascent: CGFloat, descent: CGFloat)? {
        guard let font else { return nil }
        if let metrics = known[font] { return metrics }
        guard let metrics = pango_font_get_metrics(font, nil) else { return nil }
        let result = (
          CGFloat(pango_font_metrics_get_ascent(metrics)) / pangoScale,
          CGFloat(pango_font_metrics_get_descent(metrics)) / pangoScale
        )
        pango_font_metrics_unref(metrics)
        known[font] = result
        return result
      }
      for line in lines {
        let firstRun = parts.runs.count
        let natural = (ascent: line.ascent, descent: line.naturalHeight - line.ascent)
        for (number, item) in line.items.enumerated() {
          let start = line.origin + Int(item.item.offset), end = start + Int(item.item.length)
          let style = content.runIndex(at: start), first = parts.clusters.count
          let starts = item.clusterStarts
          var x = item.x + item.shift
          for index in 0..<starts.count - 1 {
            var width: Int32 = 0
            for glyph in starts[index]..<starts[index + 1] {
              width += item.glyphs.pointee.glyphs[glyph].geometry.width
            }
            func offset(_ cluster: Int) -> Int {
              start + Int(item.glyphs.pointee.log_clusters?[starts[cluster]] ?? 0)
            }
            let next = item.isRightToLeft ? index - 1 : index + 1
            let upper = next < 0 || next >= starts.count - 1 ? end : offset(next)
            let points = CGFloat(width) / pangoScale
            // What an ellipsis stands for may end anywhere.
            parts.clusters.append(
              TextParts.Cluster(
                x: x, width: points, start: min(offset(index), content.bytes.count),
                end: min(max(offset(index), upper), content.bytes.count)))
            x += points
          }
          let clusters = first..<parts.clusters.count
          if clusters.isEmpty { continue }
          var measures = metrics(of: item.item.analysis.font) ?? natural
          if text.runs.indices.contains(style), text.runs[style].attributes.image != nil { measures = natural }
          parts.runs.append(
            TextParts.Run(
              style: style, number: number, isRightToLeft: item.isRightToLeft, x: item.x + item.shift,
              width: x - item.x - item.shift, ascent: measures.ascent, descent: measures.descent,
              baseline: line.baseline - item.rise, clusters: clusters))
        }
        parts.lines.append(
          TextParts.Line(
            x: line.x, baseline: line.baseline, width: line.width, ascent: natural.ascent, descent: natural.descent,
            runs: firstRun..<parts.runs.count))
      }
      return parts
    }
  }
#endif
