import Foundation
import HearthRendering

// The sizes that text styles have on phones and tablets for each size of text that the user may choose.

extension Font.TextStyle {
  /// Points of the letters at each `DynamicTypeSize`, from the smallest.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, iOS and iPadOS, Dynamic Type sizes and larger accessibility
  /// type sizes. The two extra large titles grow as the large title does: our choice.
  private var touchSizes: [CGFloat] {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: []
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
  /// Points from line to line at each `DynamicTypeSize`: what grows with a style grows as these do. Source: as above.
  private var touchLeadings: [CGFloat] {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }

  /// Points of the letters on a phone or a tablet.
  ///
  /// - Parameter factor: What the user's size makes of body text. Between two of Apple's sizes, as desktops may have it,
  ///   styles lie between theirs.
  func touchSize(_ factor: CGFloat) -> CGFloat {
    switch self {
    case .extraLargeTitle: Self.largeTitle.touchSize(factor) * 36 / 34
    case .extraLargeTitle2: Self.largeTitle.touchSize(factor) * 28 / 34
    default: Self.value(of: touchSizes, at: factor)
    }
  }
  /// What lies between two lines on a phone or a tablet besides the height of a line, as a part of the letters' size.
  ///
  /// - Parameter factor: As above.
  func touchLeading(_ factor: CGFloat) -> CGFloat {
    switch self {
    // Source: our choice, as the large title.
    case .extraLargeTitle, .extraLargeTitle2: Self.largeTitle.touchLeading(factor)
    default: Self.value(of: touchLeadings, at: factor) / touchSize(factor) - (TouchFont.ascent + TouchFont.descent)
    }
  }
  /// What a length or a font of its own that belongs to the style is multiplied with.
  ///
  /// Source: seen, iOS: a custom font relative to body text has 62/22 of its size at `accessibility5`.
  package func growth(_ factor: CGFloat, _ idiom: Idiom) -> CGFloat {
    idiom.isTouched && factor != 1
      ? Self.value(of: touchLeadings, at: factor) / Self.value(of: touchLeadings, at: 1) : factor
  }

  private static func value(of values: [CGFloat], at factor: CGFloat) -> CGFloat {
    let sizes = DynamicTypeSize.allCases
    // Points of body text: whole ones are found exactly.
    let body = factor * 17
    guard let upper = sizes.firstIndex(where: { $0.factor * 17 >= body - 0.001 }) else {
      return values[sizes.count - 1] * factor / sizes[sizes.count - 1].factor
    }
    if upper == 0 || abs(sizes[upper].factor * 17 - body) < 0.001 {
      return values[upper] * (upper == 0 ? min(1, factor / sizes[0].factor) : 1)
    }
    let low = sizes[upper - 1].factor * 17, high = sizes[upper].factor * 17
    return values[upper - 1] + (values[upper] - values[upper - 1]) * (body - low) / (high - low)
  }
}
