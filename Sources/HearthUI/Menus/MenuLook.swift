import Foundation
import HearthCore
import HearthRendering

// What menus look like. Lengths are points. Source: our choice after libadwaita's popovers (white or dark
// grey, round corners, items with a quiet shade under the pointer) and the menus of KDE (shortcuts at the
// trailing edge, marks in a column of their own).

enum MenuMetrics {
  // The bar
  /// Above and below the titles.
  static let barPadding: CGFloat = 6
  static let titlePadding: CGFloat = 10
  /// Between the shade behind a title and the edges of the bar.
  static let titleInset: CGFloat = 3
  static let titleRadius: CGFloat = 6

  // Menus
  static let radius: CGFloat = 10
  /// Between the edge of a menu and its items.
  static let padding: CGFloat = 6
  static let itemRadius: CGFloat = 6
  static let itemPadding: CGFloat = 10
  /// Above and below the text of an item.
  static let itemSpace: CGFloat = 5
  static let separatorHeight: CGFloat = 11
  static let markWidth: CGFloat = 22
  static let iconWidth: CGFloat = 18
  static let iconGap: CGFloat = 8
  /// Between titles and shortcuts.
  static let shortcutGap: CGFloat = 32
  static let arrowWidth: CGFloat = 18
  static let leastWidth: CGFloat = 140
  static let mostTextWidth: CGFloat = 420
  /// From a menu to what it opened at, and to the edges of the window.
  static let distance: CGFloat = 2
  static let margin: CGFloat = 4
  /// Rows that do not fit are reached by scrolling; a strip of this height shows where there are more.
  static let moreHeight: CGFloat = 16

  // Time, in seconds
  /// Until a submenu opens below a resting pointer. Source: our choice: an item that is only passed opens nothing.
  static let submenuDelay = 0.12
  /// For how long a pointer may be under way to a submenu across other items.
  static let detourDelay = 0.35
}

/// The colours and fonts of the menus of a window at a moment.
@MainActor struct MenuLook: Equatable {
  unowned let engine: Engine
  let palette: ControlPalette
  let attributes: TextAttributes
  let ink: RGBA
  let isRightToLeft: Bool

  init(_ engine: Engine, isRightToLeft: Bool) {
    self.engine = engine
    palette = ControlPalette.of(engine.root)
    attributes = ControlFonts.attributes(of: engine.root)
    ink = ControlFonts.color(of: engine.root)
    self.isRightToLeft = isRightToLeft
  }
  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.palette == b.palette && a.attributes == b.attributes && a.ink == b.ink && a.isRightToLeft == b.isRightToLeft
  }

  // MARK: - Colours

  var background: RGBA { palette.isDark ? RGBA(white: 0.19) : .white }
  var edge: RGBA { palette.ink(palette.hasHighContrast ? 0.7 : palette.isDark ? 0.12 : 0.13) }
  var line: RGBA { palette.ink(palette.hasHighContrast ? 0.5 : palette.isDark ? 0.13 : 0.11) }
  func shade(isPressed: Bool) -> RGBA {
    palette.ink(isPressed ? (palette.isDark ? 0.2 : 0.14) : palette.isDark ? 0.12 : 0.08)
  }
  func color(_ entry: MenuEntry) -> RGBA {
    switch entry.kind {
    case .text: return ink.opacity(palette.hasHighContrast ? 0.8 : 0.6)
    default:
      // Menus are a little brighter than other grounds where it is dark, and the row that is chosen is shaded.
      let red =
        palette.keepsColors
        ? palette.red
        : palette.red.forText(
          on: shade(isPressed: false).over(background), isDark: palette.isDark, hasHighContrast: palette.hasHighContrast
        )
      let color = entry.isDestructive ? red : ink
      return entry.isEnabled ? color : color.opacity(palette.hasHighContrast ? 0.55 : 0.38)
    }
  }
  func shortcutColor(_ entry: MenuEntry) -> RGBA {
    ink.opacity(entry.isEnabled ? (palette.hasHighContrast ? 0.85 : 0.6) : 0.3)
  }

  // MARK: - Text

  func layout(_ string: String, isSmall: Bool = false) -> TextLayout {
    var attributes = attributes
    if isSmall {
      var font = attributes.font
      font.size = (font.size * 0.85).rounded()
      font.weight = 600
      attributes.font = font
    }
    var text = StyledText(string, attributes)
    text.lineLimit = 1
    text.isRightToLeft = isRightToLeft
    return engine.host.textShaper.layout(text, width: MenuMetrics.mostTextWidth, height: nil)
  }
  var lineHeight: CGFloat { layout("Ag").size.height }
  var rowHeight: CGFloat { max(26, (lineHeight + 2 * MenuMetrics.itemSpace).rounded(.up)) }
  var barHeight: CGFloat { (lineHeight + 2 * MenuMetrics.barPadding).rounded(.up) }

  // MARK: - Parts

  func panel(_ size: CGSize) -> DisplayPiece {
    let bounds = CGRect(origin: .zero, size: size)
    let fill = FillPiece(.roundedRectangle(bounds, radius: MenuMetrics.radius), .color(background))
    let far = EffectPiece(.shadow(RGBA(white: 0, alpha: palette.isDark ? 0.5 : 0.2), radius: 14, x: 0, y: 5), fill)
    let line = palette.stroke(bounds, radius: MenuMetrics.radius, width: palette.pixels(1), edge)
    return GroupPiece([PlacedPiece(far, x: 0, y: 0), line])
  }
  /// A check mark, or a dash for a mixed state, in a square of 12 points.
  func mark(isMixed: Bool, _ color: RGBA) -> DisplayPiece {
    var path = Path()
    if isMixed {
      path.move(to: CGPoint(x: 2, y: 6))
      path.addLine(to: CGPoint(x: 10, y: 6))
    } else {
      path.move(to: CGPoint(x: 1.5, y: 6.5))
      path.addLine(to: CGPoint(x: 4.8, y: 9.8))
      path.addLine(to: CGPoint(x: 10.5, y: 2.6))
    }
    return stroke(path, color, width: 1.7)
  }
  /// An angle that points to where a submenu opens, in a square of 12 points.
  func arrow(_ color: RGBA) -> DisplayPiece {
    let tip: CGFloat = isRightToLeft ? 4 : 8, tail: CGFloat = isRightToLeft ? 8 : 4
    return angle([CGPoint(x: tail, y: 2), CGPoint(x: tip, y: 6), CGPoint(x: tail, y: 10)], color)
  }
  /// An angle that says that there is more above or below, 12 points wide and 6 high.
  func more(isUp: Bool, _ color: RGBA) -> DisplayPiece {
    let tip: CGFloat = isUp ? 1 : 5, tail: CGFloat = isUp ? 5 : 1
    return angle([CGPoint(x: 2, y: tail), CGPoint(x: 6, y: tip), CGPoint(x: 10, y: tail)], color)
  }
  private func angle(_ points: [CGPoint], _ color: RGBA) -> DisplayPiece {
    var path = Path()
    path.addLines(points)
    return stroke(path, color, width: 1.5)
  }
  private func stroke(_ path: Path, _ color: RGBA, width: CGFloat) -> DisplayPiece {
    let key = PathKey(path, isEOFilled: false, bounds: path.boundingRect)
    return StrokePiece(.path(key), StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), .color(color))
  }
}
