import Foundation

/// The measures of a font. Points; distances from the baseline are positive.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line, and to its bottom.
  package var ascent, descent: CGFloat
  /// The height of a capital letter, and of a small x.
  package var capHeight, xHeight: CGFloat
  /// The family that is drawn with.
  package var family: String
  package var lineHeight: CGFloat { ascent + descent }
  package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat, family: String) {
    (self.ascent, self.descent, self.capHeight, self.xHeight) = (ascent, descent, capHeight, xHeight)
    self.family = family
  }
}
