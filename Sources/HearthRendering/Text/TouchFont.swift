import Foundation

/// How text is set on phones and tablets, whatever face draws the letters: in Apple's measures.
///
/// | what | rule |
/// |---|---|
/// | one line of the system's font | 1.19336 of its size, up to a pixel |
/// | from one line to the next | that and the leading, which a text style has and a size of its own has not |
/// | size of a text | whole pixels, up |
/// | text below text in a stack | the leading of the lower one, up to a pixel |
///
/// Source: seen, iOS 16 to 18 at three pixels a point: one line of title at twelve sizes, of body, footnote and caption2;
/// lines of body, title2, subheadline, callout and caption; text below text in body. Apple, Human Interface Guidelines,
/// Typography: the leading of each style.
package struct TouchFont: Hashable, Sendable {
  /// Whether the font is the system's; other families keep the heights of their faces.
  package var isSystem: Bool
  /// From the bottom of a line to the top of the next, as a part of the font's size; negative where lines overlap.
  package var leading: CGFloat
  /// Added behind each letter, as a part of the font's size: what Apple's letters are narrower than those drawn here.
  package var tracking: CGFloat
  /// Points of a pixel of the display, more than 0.
  package var pixel: CGFloat

  package init(isSystem: Bool, leading: CGFloat = 0, tracking: CGFloat = 0, pixel: CGFloat) {
    (self.isSystem, self.leading, self.tracking, self.pixel) = (isSystem, leading, tracking, pixel)
  }

  /// From the baseline to the top and to the bottom of a line of the system's font, as parts of its size. Source: the
  /// tables of SF Pro, as `UIFont.ascender` and `descender` tell them: 1950 and 494 of 2048.
  package static let ascent: CGFloat = 1950 / 2048, descent: CGFloat = 494 / 2048

  /// Points of a text above to this one in a stack, for a font of `size` points.
  package func gap(_ size: CGFloat) -> CGFloat { max(0, roundedUp(leading * size)) }
  /// The length in whole pixels. What is more by a thousandth of one, as sums are, counts as the same.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = length / pixel
    return pixels.isFinite ? (pixels - 0.001).rounded(.up) * pixel : length
  }
}

extension TouchFont {
  /// What makes words in Inter as wide as in San Francisco, as a part of the size.
  ///
  /// Up to 17 points Apple's own tracking, as Inter is as wide as San Francisco without one. Above it Apple's letters
  /// get narrower themselves, more so the regular ones.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, tracking of SF Pro, in thousandths; seen, iOS 17, words at
  /// 17, 28 and 34 points, and at 34 bold.
  package static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    let small: [CGFloat] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24]
    let seen: [(size: CGFloat, tracking: CGFloat)] = [(17, -24), (28, -46), (34, -56)]
    let value: CGFloat
    if size <= 17 {
      let place = max(0, size - 6), index = min(Int(place), small.count - 2)
      value = small[index] + (small[index + 1] - small[index]) * min(1, place - CGFloat(index))
    } else if let upper = seen.firstIndex(where: { size <= $0.size }), upper > 0 {
      let (low, high) = (seen[upper - 1], seen[upper])
      value = low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    } else {
      value = seen[seen.count - 1].tracking
    }
    let boldness = min(1, max(0, CGFloat(weight - 400) / 300))
    return (size <= 17 ? value : value * (1 - 0.4 * boldness)) / 1000
  }

  /// Whether a letter is tracked: one of the alphabets of San Francisco. Digits are as wide as Inter's, and the letters of
  /// other scripts are drawn by other fonts.
  package static func tracks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39: false
    case 0x20..<0x590, 0x1E00..<0x20D0: true
    default: false
    }
  }
}

extension FontDescription {
  /// Points behind each letter that the font itself asks for.
  package var letterSpacing: CGFloat { (touch?.tracking ?? 0) * size }
  /// Points between two lines besides their heights.
  var lineGap: CGFloat { touch.map { $0.leading * size } ?? 0 }
}

extension StyledText {
  /// The largest font of the text; its lines follow each other as that font's do.
  package var largestFont: FontDescription? {
    if let onlyRun { return onlyRun.attributes.font }
    return runs.max { $0.attributes.font.size < $1.attributes.font.size }?.attributes.font
  }
  /// Points between two lines besides their heights and `lineSpacing`. A height of lines that the app sets says it all.
  ///
  /// - Parameter scale: What fonts are multiplied with.
  package func lineGap(scale: CGFloat = 1) -> CGFloat {
    lineHeight == nil ? (largestFont?.lineGap ?? 0) * scale : 0
  }
  /// The length in whole pixels, where texts are set so.
  package func roundedUp(_ length: CGFloat) -> CGFloat { largestFont?.touch?.roundedUp(length) ?? length }
}
