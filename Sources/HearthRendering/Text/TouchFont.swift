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
  /// Points of a pixel of the display, more than 0.
  package var pixel: CGFloat

  package init(isSystem: Bool, leading: CGFloat = 0, pixel: CGFloat) {
    (self.isSystem, self.leading, self.pixel) = (isSystem, leading, pixel)
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

extension FontDescription {
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
