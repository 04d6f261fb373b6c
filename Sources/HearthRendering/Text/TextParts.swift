import Foundation

/// A laid out text taken apart: its lines, the runs in them, and the letters of each. Points from the top left corner of
/// the layout, y downwards; offsets are UTF-8 code units of `StyledText.plainText`.
package struct TextParts: Sendable {
  /// What is drawn of a text at the least: a letter with its marks, or a ligature.
  package struct Cluster: Sendable {
    /// The left end, and the width.
    package var x, width: CGFloat
    /// The characters that it stands for.
    package var start, end: Int32
    package init(x: CGFloat, width: CGFloat, start: Int, end: Int) {
      (self.x, self.width) = (x, width)
      (self.start, self.end) = (Int32(clamping: start), Int32(clamping: end))
    }
  }
  /// Letters of one look and one direction, side by side in a line.
  package struct Run: Sendable {
    /// Which of the styled text's runs it belongs to, and its place among those of its line, from the left.
    package var style, number: Int
    package var isRightToLeft: Bool
    package var x, width: CGFloat
    /// Distances from the baseline, both positive.
    package var ascent, descent: CGFloat
    package var baseline: CGFloat
    /// In `TextParts.clusters`, from the left to the right.
    package var clusters: Range<Int>
    package init(
      style: Int, number: Int, isRightToLeft: Bool, x: CGFloat, width: CGFloat, ascent: CGFloat, descent: CGFloat,
      baseline: CGFloat, clusters: Range<Int>
    ) {
      (self.style, self.number, self.isRightToLeft) = (style, number, isRightToLeft)
      (self.x, self.width, self.ascent, self.descent) = (x, width, ascent, descent)
      (self.baseline, self.clusters) = (baseline, clusters)
    }
  }
  package struct Line: Sendable {
    package var x, baseline, width, ascent, descent: CGFloat
    /// In `TextParts.runs`, from the left to the right.
    package var runs: Range<Int>
    package init(
      x: CGFloat, baseline: CGFloat, width: CGFloat, ascent: CGFloat, descent: CGFloat, runs: Range<Int>
    ) {
      (self.x, self.baseline, self.width) = (x, baseline, width)
      (self.ascent, self.descent, self.runs) = (ascent, descent, runs)
    }
  }
  package var lines: [Line] = []
  package var runs: [Run] = []
  package var clusters: [Cluster] = []
  package init() {}
}

/// A layout that can be taken apart. Making the parts costs as much as the text has letters; nothing keeps them.
@MainActor package protocol DivisibleTextLayout: TextLayout {
  func makeParts() -> TextParts
}

extension TextLayout {
  /// The lines, runs and letters of the layout; none where its shaper does not tell them.
  package final var parts: TextParts { (self as? any DivisibleTextLayout)?.makeParts() ?? TextParts() }
}

extension RoundMetricsLayout: DivisibleTextLayout {
  package func makeParts() -> TextParts {
    var parts = TextParts()
    var ends: [Int] = []
    for run in text.runs { ends.append((ends.last ?? 0) + run.text.utf8.count) }
    for (index, line) in places.lines.enumerated() where index < lineCount {
      let left = places.xOffsets.indices.contains(index) ? places.xOffsets[index] : 0
      let baseline = CGFloat(index) * lineHeight + firstBaseline
      let firstRun = parts.runs.count
      /// The runs from the first character on, with the places of the characters in `line`.
      var found: [(style: Int, range: Range<Int>)] = []
      var style = 0
      for place in 0..<max(0, line.offsets.count - 1) {
        while style < ends.count - 1, line.offsets[place] >= ends[style] { style += 1 }
        if let last = found.last, last.style == style {
          found[found.count - 1].range = last.range.lowerBound..<place + 1
        } else {
          found.append((style, place..<place + 1))
        }
      }
      if text.isRightToLeft { found.reverse() }
      for (number, run) in found.enumerated() {
        let attributes = text.runs[run.style].attributes, first = parts.clusters.count
        let places = text.isRightToLeft ? Array(run.range.reversed()) : Array(run.range)
        for place in places {
          let (from, to) = (line.xs[place], line.xs[place + 1])
          let x = text.isRightToLeft ? line.width - to : from
          parts.clusters.append(
            TextParts.Cluster(
              x: left + x, width: to - from, start: line.offsets[place], end: line.offsets[place + 1]))
        }
        let clusters = first..<parts.clusters.count
        let x = parts.clusters[clusters.lowerBound].x, last = parts.clusters[clusters.upperBound - 1]
        parts.runs.append(
          TextParts.Run(
            style: run.style, number: number, isRightToLeft: text.isRightToLeft, x: x, width: last.x + last.width - x,
            ascent: attributes.font.size, descent: attributes.font.size / 4,
            baseline: baseline - attributes.baselineOffset, clusters: clusters))
      }
      let size = text.runs.map(\.attributes.font.size).max() ?? firstBaseline
      parts.lines.append(
        TextParts.Line(
          x: left, baseline: baseline, width: line.width, ascent: size, descent: size / 4,
          runs: firstRun..<parts.runs.count))
    }
    return parts
  }
}
