import Foundation
import HearthCore

/// The lengths of a menu on a kind of device, in points.
struct MenuSizes: Equatable {
  var radius: CGFloat
  /// Between the upper and lower edges of a menu and its items.
  var padding: CGFloat
  /// Between the sides of a menu and the shade behind an item.
  var inset: CGFloat
  /// From the edge of that shade to what is in an item.
  var itemPadding: CGFloat
  /// Above and below the text of an item.
  var itemSpace: CGFloat
  var leastRow: CGFloat
  var itemRadius: CGFloat
  var separatorHeight: CGFloat
  /// Before the titles, where there are marks.
  var markWidth: CGFloat
  /// How much larger marks and angles are than squares of 12.
  var signScale: CGFloat = 1
  var iconWidth: CGFloat
  var iconGap: CGFloat
  /// From a menu to what it opened at.
  var distance: CGFloat
  /// From a menu to the edges of the window.
  var margin: CGFloat
  /// The width of all menus; nil where each is as wide as its titles.
  var width: CGFloat?
  /// How many lines a title may have.
  var lines: Int
  /// Whether icons stand behind the titles.
  var hasTrailingIcons = false
  /// Whether the angle of a submenu stands before its title.
  var hasLeadingArrows = false
  /// Whether a line parts any two items, and a dark strip two sections; else a line parts sections.
  var partsItems = false
  /// Whether a submenu covers the items below its own; else it opens beside.
  var coversParent = false
  /// Whether an item says which keys do the same.
  var showsShortcuts = false

  /// Source: our choice after libadwaita's popovers and the menus of KDE.
  static let desktop = MenuSizes(
    radius: 10, padding: 6, inset: 6, itemPadding: 10, itemSpace: 5, leastRow: 26, itemRadius: 6, separatorHeight: 11,
    markWidth: 22, iconWidth: 18, iconGap: 8, distance: 2, margin: 4, lines: 1, showsShortcuts: true)
  /// Source: seen, `UIMenu` of iOS 14 to 18.
  static let touched = MenuSizes(
    radius: 13, padding: 0, inset: 0, itemPadding: 16, itemSpace: 11, leastRow: 44, itemRadius: 0, separatorHeight: 8,
    markWidth: 22, iconWidth: 22, iconGap: 12, distance: 8, margin: 8, width: 250, lines: 2, hasTrailingIcons: true,
    hasLeadingArrows: true, partsItems: true, coversParent: true)
  /// Source: seen, iOS 26: icons first, no lines among items; the numbers are our choice.
  static let glass = MenuSizes(
    radius: 30, padding: 10, inset: 8, itemPadding: 16, itemSpace: 10, leastRow: 42, itemRadius: 21,
    separatorHeight: 17,
    markWidth: 26, iconWidth: 24, iconGap: 12, distance: 8, margin: 12, width: 250, lines: 2, coversParent: true)
  /// The width of a menu on a phone or tablet whose letters are of an accessibility size, where the window has it.
  static let largeWidth: CGFloat = 390

  /// The size of the letters that the lengths of icons and marks are for.
  static let letters: CGFloat = 17
  mutating func scaleSigns(by factor: CGFloat) {
    (markWidth, iconWidth, iconGap) = (markWidth * factor, iconWidth * factor, iconGap * factor)
    signScale = factor
  }

  static func of(_ idiom: Idiom, _ look: SystemLook) -> MenuSizes {
    if !idiom.isTouched { return desktop }
    return idiom.isGlassy(look) ? glass : touched
  }
}
