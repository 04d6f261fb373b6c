import Foundation
import HearthRendering

extension Font {
  /// A use of text, which has a size and weight.
  ///
  /// | style | desktop | phone, pad | TV | watch | weight |
  /// |---|---|---|---|---|---|
  /// | extraLargeTitle2 | 31 | 28 | 76 | 40 | bold |
  /// | extraLargeTitle | 39 | 36 | 96 | 44 | bold |
  /// | largeTitle | 28 | 34 | 76 | 36 | regular |
  /// | title | 24 | 28 | 76 | 34 | regular |
  /// | title2 | 18 | 22 | 57 | 27 | regular |
  /// | title3 | 16 | 20 | 48 | 19 | regular |
  /// | headline | 14 | 17 | 38 | 16 | bold (phone, pad, watch: semibold; TV: medium) |
  /// | body | 14 | 17 | 29 | 16 | regular |
  /// | callout | 13 | 16 | 31 | 15 | regular |
  /// | subheadline | 12 | 15 | 38 | 15 | regular |
  /// | footnote | 11 | 13 | 29 | 13 | regular |
  /// | caption | 11 | 12 | 25 | 15 | regular |
  /// | caption2 | 11 | 11 | 23 | 14 | medium (phone, pad, watch: regular) |
  ///
  /// Source: Apple, Human Interface Guidelines, Typography: macOS multiplied by 14/13 and rounded, so that body text
  /// has the size of Linux desktops (11 pt at 96 dpi is 14.7 px); iOS "Large"; tvOS; watchOS 44 mm. The two extra large
  /// titles are visionOS's, elsewhere in proportion: our choice.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The styles of an interface, large to small.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    /// Titles that are larger than `largeTitle`.
    case extraLargeTitle, extraLargeTitle2

    /// 400 is regular.
    func weight(_ idiom: Idiom) -> Int {
      switch (self, idiom) {
      case (.extraLargeTitle, _), (.extraLargeTitle2, _): 700
      case (.headline, .desktop): 700
      case (.headline, .phone), (.headline, .pad), (.headline, .watch): 600
      case (.headline, .tv): 500
      case (.caption2, .desktop), (.caption2, .tv): 500
      default: 400
      }
    }
    /// Points, before the user's text size counts.
    func size(_ idiom: Idiom) -> CGFloat {
      switch idiom {
      case .desktop: desktopSize
      case .phone, .pad: touchSize
      case .tv: tvSize
      case .watch: watchSize
      }
    }
    private var desktopSize: CGFloat {
      switch self {
      case .extraLargeTitle: 39
      case .extraLargeTitle2: 31
      case .largeTitle: 28
      case .title: 24
      case .title2: 18
      case .title3: 16
      case .headline, .body: 14
      case .callout: 13
      case .subheadline: 12
      case .footnote, .caption, .caption2: 11
      }
    }
    private var touchSize: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2: 28
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
    private var tvSize: CGFloat {
      switch self {
      case .extraLargeTitle: 96
      case .extraLargeTitle2, .largeTitle, .title: 76
      case .title2: 57
      case .title3: 48
      case .headline, .subheadline: 38
      case .callout: 31
      case .body, .footnote: 29
      case .caption: 25
      case .caption2: 23
      }
    }
    private var watchSize: CGFloat {
      switch self {
      case .extraLargeTitle: 44
      case .extraLargeTitle2: 40
      case .largeTitle: 36
      case .title: 34
      case .title2: 27
      case .title3: 19
      case .headline, .body: 16
      case .callout, .subheadline, .caption: 15
      case .caption2: 14
      case .footnote: 13
      }
    }
  }
}
