import Foundation
import HearthCore

/// The measures of bars, in points. Source: our choice, after libadwaita's header bars (46 high, buttons of 34) and iOS
/// (44, large titles in a row of 52, in letters of 34).
enum BarMetrics {
  static let itemGap: CGFloat = 4
  static let groupGap: CGFloat = 12
  static func height(_ idiom: Idiom, isInSheet: Bool = false) -> CGFloat {
    switch idiom {
    // Source: seen, iOS 13 to 18: the bar of a sheet is 56 high, as far as it is a card.
    case .pad where isInSheet, .phone where isInSheet: 56
    case .desktop: 46
    case .pad: 50
    case .phone: 44
    case .tv: 84
    case .watch: 32
    }
  }
  static func sidePadding(_ idiom: Idiom) -> CGFloat {
    switch idiom {
    case .desktop: 8
    case .pad, .phone: 10
    case .tv: 28
    case .watch: 6
    }
  }
  static func buttonHeight(_ idiom: Idiom) -> CGFloat {
    switch idiom {
    case .desktop: 32
    case .pad, .phone: 36
    case .tv: 56
    case .watch: 28
    }
  }
  static func buttonWidth(_ idiom: Idiom) -> CGFloat { idiom == .desktop ? 34 : buttonHeight(idiom) }
  static func buttonPadding(_ idiom: Idiom) -> CGFloat {
    idiom == .tv ? 18 : idiom == .watch ? 4 : idiom == .desktop ? 8 : 6
  }
  static func buttonRadius(_ idiom: Idiom) -> CGFloat { idiom == .tv ? 12 : 7 }
  /// Whether buttons have a shade under the pointer and while they are pressed, and the colour of text.
  static func hasShades(_ idiom: Idiom) -> Bool { idiom == .desktop || idiom == .tv }
  static let largeTitleHeight: CGFloat = 52
  /// Whether content goes on below the bars, which have a background only while it does. Source: iOS 15 to 18.
  static func areLayered(_ idiom: Idiom) -> Bool { idiom.isTouched }
}

/// Bars whose items lie on panes of glass, and that have no ground of their own.
///
/// Source: Apple, Human Interface Guidelines of 2025, Toolbars; seen, iOS 26: panes 44 high, a pane for each group of items,
/// one for each prominent item.
enum BarGlass {
  static let buttonHeight: CGFloat = 44
  /// Beside the label of a button that is wider than high.
  static let buttonPadding: CGFloat = 12
  static let sidePadding: CGFloat = 16
  /// Between panes.
  static let gap: CGFloat = 12
  /// The row of a bar: panes, and room below them. Source: seen, iOS 26.
  static let barHeight: CGFloat = 54
  static let tabBarHeight: CGFloat = 62
}
