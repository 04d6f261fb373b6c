import Foundation

/// A shaper of round numbers, for engines without a font: every character is half its font size wide
/// (an emoji or East Asian character as wide as the font size), a line is 1.25 times the font size
/// high, the baseline at four fifths of it.
///
/// Source: our choice, so that tests can compute their expectations in the head.
@MainActor package final class RoundMetricsShaper: TextShaper {
  /// Hashed by what mostly differs.
  private struct Key: Hashable {
    var text: StyledText
    var width: CGFloat?, height: CGFloat?
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.plainText)
      hasher.combine(width)
    }
  }
  private var layouts: [Key: TextLayout] = [:]
  package private(set) var shapeCount = 0

  package init() {}
  nonisolated deinit {}

  package func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let key = Key(text: text, width: width, height: height)
    if let known = layouts[key] { return known }
    if layouts.count >= 1_000 { layouts.removeAll(keepingCapacity: true) }
    shapeCount += 1
    let layout = RoundMetricsLayout(text, width: width, height: height)
    layouts[key] = layout
    return layout
  }
}

/// A line of round metrics: where its characters begin.
struct RoundMetricsLine {
  /// UTF-8 offsets of the characters' starts, and the end.
  var offsets: [Int]
  /// The x of each offset.
  var xs: [CGFloat]
  var width: CGFloat { xs.last ?? 0 }
}

@MainActor package final class RoundMetricsLayout: TextLayout {
  let lineHeight: CGFloat
  /// Nil for one line of plain characters, until a place in it is asked for.
  private var broken: Places?
  final class Places {
    let lines: [RoundMetricsLine]
    let xOffsets: [CGFloat]
    init(_ lines: [RoundMetricsLine], _ xOffsets: [CGFloat]) { (self.lines, self.xOffsets) = (lines, xOffsets) }
    nonisolated deinit {}
  }
  private var lines: [RoundMetricsLine] { places.lines }
  private var xOffsets: [CGFloat] { places.xOffsets }
  var places: Places {
    if let broken { return broken }
    let made = Places(Self.breakLines(text, width: .infinity), [0])
    broken = made
    return made
  }

  init(_ text: StyledText, width: CGFloat?, height: CGFloat?) {
    let fontSize = text.onlyRun?.attributes.font.size ?? text.runs.map(\.attributes.font.size).max() ?? 16
    // A line grows upwards for what is raised, downwards for what is lowered.
    let offsets = text.runs.map(\.attributes.baselineOffset)
    let raised = max(0, offsets.max() ?? 0), lowered = max(0, -(offsets.min() ?? 0))
    let plainHeight = text.height(ofLine: fontSize * 1.25)
    let lineHeight = plainHeight + raised + lowered
    let baseline = fontSize + (plainHeight - fontSize * 1.25) / 2 + raised
    let advance = lineHeight + text.lineSpacing
    if text.indent == 0, let length = Self.simpleLength(text), length <= width ?? .infinity {
      broken = nil
      self.lineHeight = advance
      super.init(
        text: text,
        size: CGSize(width: length, height: CGFloat(max(text.reservedLines, 1)) * advance - text.lineSpacing),
        firstBaseline: baseline, lastBaseline: baseline, lineCount: 1, isTruncated: false)
      return
    }
    var limit = text.lineLimit ?? Int.max
    if let height, height.isFinite {
      limit = min(limit, max(1, Int(((height + text.lineSpacing) / advance).rounded(.down))))
    }
    var lines = Self.breakLines(text, width: width ?? .infinity)
    let isTruncated = lines.count > limit
    if isTruncated { lines.removeLast(lines.count - max(1, limit)) }
    // A text with an indent is one paragraph with these metrics.
    let indents = lines.indices.map { text.indent(ofFirstLine: $0 == 0) }
    let longest = zip(lines, indents).map { $0.width + $1 }.max() ?? 0
    let count = max(lines.count, text.reservedLines, 1)
    self.lineHeight = advance
    let isRightToLeft = text.alignsByContent ? Self.beginsFromTheRight(text) : text.isRightToLeft
    let xOffsets = zip(lines, indents).map { line, indent in
      let rest = longest - line.width - indent, start = isRightToLeft ? 0 : indent
      switch text.alignment {
      case .leading: return isRightToLeft ? rest : start
      case .center: return rest / 2 + start
      case .trailing: return isRightToLeft ? 0 : rest + start
      }
    }
    broken = Places(lines, xOffsets)
    super.init(
      text: text,
      size: CGSize(width: longest, height: CGFloat(count) * advance - text.lineSpacing),
      firstBaseline: baseline, lastBaseline: CGFloat(max(lines.count, 1) - 1) * advance + baseline,
      lineCount: max(lines.count, 1), isTruncated: isTruncated)
  }
  nonisolated deinit {}

  /// The length of a text of one run of printable ASCII characters on one line; nil for others.
  private static func simpleLength(_ text: StyledText) -> CGFloat? {
    guard let run = text.onlyRun, text.lineLimit ?? 1 > 0 else { return nil }
    for byte in run.text.utf8 where byte < 0x20 || byte > 0x7E { return nil }
    let advance = run.attributes.font.size / 2 + (run.attributes.kerning + run.attributes.tracking)
    var length: CGFloat = 0
    for _ in 0..<run.text.utf8.count { length += advance }
    return length
  }

  /// Whether the first letter is one of Hebrew or Arabic; the layout's direction where there is no letter.
  private static func beginsFromTheRight(_ text: StyledText) -> Bool {
    for scalar in text.plainText.unicodeScalars {
      if (0x590...0x8FF).contains(scalar.value) { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return text.isRightToLeft
  }
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x1100
      && (scalar.properties.isEmojiPresentation || (0x2E80...0xFFDC).contains(scalar.value)
        || (0x1F000...0x3FFFF).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value))
  }

  /// Breaks at newlines, after spaces, and inside a word only when the word alone is too wide. Spaces at the end of a
  /// line hang over: they have no width where the line was broken, and nowhere make it wider than `width`. Source:
  /// Pango (the space at a break has no width), and Apple, TextKit.
  private static func breakLines(_ text: StyledText, width: CGFloat) -> [RoundMetricsLine] {
    var lines: [RoundMetricsLine] = []
    var line = RoundMetricsLine(offsets: [0], xs: [0])
    /// Of the characters of `line`: sums of them are the same wherever a line begins.
    var advances: [CGFloat] = []
    var lastSpace: Int?
    /// Where the spaces up to `lastSpace` begin.
    var spacesStart = 0
    var endsWithSpace = false
    var offset = 0
    func endLine(isBroken: Bool) {
      if lastSpace != nil, isBroken || endsWithSpace {
        let start = line.xs[spacesStart]
        for index in spacesStart..<line.xs.count {
          line.xs[index] = isBroken ? start : max(start, min(line.xs[index], width))
        }
      }
      lines.append(line)
      lastSpace = nil
      endsWithSpace = false
    }
    for run in text.runs {
      let size = run.attributes.font.size
      for character in run.text {
        let length = character.utf8.count
        if character.isNewline {
          endLine(isBroken: false)
          offset += length
          line = RoundMetricsLine(offsets: [offset], xs: [0])
          advances = []
          continue
        }
        let extra = run.attributes.kerning + run.attributes.tracking
        let advance = (isWide(character) ? size : size / 2) + extra
        while character != " ", line.offsets.count > 1,
          line.width + advance > width - text.indent(ofFirstLine: lines.isEmpty) + 0.001
        {
          var rest = RoundMetricsLine(offsets: [offset], xs: [0])
          if let space = lastSpace {
            rest = RoundMetricsLine(offsets: Array(line.offsets[(space + 1)...]), xs: [0])
            advances.removeFirst(space + 1)
            for advance in advances { rest.xs.append(rest.width + advance) }
            line.offsets.removeSubrange((space + 1)...)
            line.xs.removeSubrange((space + 1)...)
          }
          if lastSpace == nil { advances = [] }
          endLine(isBroken: true)
          line = rest
        }
        if character == " " {
          if !endsWithSpace { spacesStart = line.offsets.count - 1 }
          lastSpace = line.offsets.count - 1
        }
        endsWithSpace = character == " "
        offset += length
        advances.append(advance)
        line.offsets.append(offset)
        line.xs.append(line.width + advance)
      }
    }
    endLine(isBroken: false)
    return lines
  }

  private func lineIndex(of offset: Int) -> Int {
    var found = 0
    for (index, line) in lines.enumerated() where line.offsets[0] <= offset { found = index }
    return found
  }
  private func x(of offset: Int, in index: Int) -> CGFloat {
    // The last place that begins at the offset or before.
    let offsets = lines[index].offsets
    let next = offsets.indices.partitionPoint { offsets[$0] > offset }
    return shown(next == 0 ? 0 : lines[index].xs[next - 1], in: index)
  }
  private func shown(_ x: CGFloat, in index: Int) -> CGFloat {
    (text.isRightToLeft ? lines[index].width - x : x) + xOffsets[index]
  }
  package override func caret(at offset: Int) -> CGRect {
    if lines.isEmpty { return CGRect(x: 0, y: 0, width: 0, height: lineHeight) }
    let index = lineIndex(of: offset)
    return CGRect(x: x(of: offset, in: index), y: CGFloat(index) * lineHeight, width: 0, height: lineHeight)
  }
  package override func offset(nearest point: CGPoint) -> Int {
    if lines.isEmpty { return 0 }
    let index = min(max(0, Int((point.y / lineHeight).rounded(.down))), lines.count - 1)
    var best = 0, least = CGFloat.infinity
    for place in lines[index].offsets.indices {
      let distance = abs(shown(lines[index].xs[place], in: index) - point.x)
      if distance < least { (best, least) = (place, distance) }
    }
    return lines[index].offsets[best]
  }
  package override var lineStarts: [Int] { lines.map { $0.offsets[0] } }
  package override func rectangles(of range: Range<Int>) -> [CGRect] {
    var result: [CGRect] = []
    for (index, line) in lines.enumerated() {
      let start = max(range.lowerBound, line.offsets[0]), end = min(range.upperBound, line.offsets.last!)
      if start >= end { continue }
      let from = x(of: start, in: index), to = x(of: end, in: index)
      result.append(CGRect(x: min(from, to), y: CGFloat(index) * lineHeight, width: abs(to - from), height: lineHeight))
    }
    return result
  }
}
