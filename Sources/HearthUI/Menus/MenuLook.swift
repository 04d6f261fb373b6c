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

  // Menus: see MenuSizes
  /// Between titles and shortcuts.
  static let shortcutGap: CGFloat = 32
  static let arrowWidth: CGFloat = 18
  static let leastWidth: CGFloat = 140
  static let mostTextWidth: CGFloat = 420
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
  let sizes: MenuSizes

  init(_ engine: Engine, isRightToLeft: Bool) {
    self.engine = engine
    palette = ControlPalette.of(engine.root)
    attributes = ControlFonts.attributes(of: engine.root)
    ink = ControlFonts.color(of: engine.root)
    self.isRightToLeft = isRightToLeft
    let scope = engine.root.scope
    var sizes = MenuSizes.of(scope.value(IdiomKey.self), scope.value(SystemLookKey.self))
    // Icons and marks are as large beside letters of any size.
    if sizes.width != nil {
      sizes.scaleSigns(by: max(1, attributes.font.size / MenuSizes.letters))
      if EnvironmentValues(scope: scope).dynamicTypeSize.isAccessibilitySize { sizes.width = MenuSizes.largeWidth }
    }
    self.sizes = sizes
  }
  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.palette == b.palette && a.attributes == b.attributes && a.ink == b.ink && a.isRightToLeft == b.isRightToLeft
      && a.sizes == b.sizes
  }

  // MARK: - Colours

  var background: RGBA {
    // The nearest to the materials there.
    if palette.isTouched { return engine.root.scope.rgba(Color(.systemGray6)) }
    return palette.isDark ? RGBA(white: 0.19) : .white
  }
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

  /// - Parameter width: What there is for it, in points.
  func layout(_ string: String, isSmall: Bool = false, width: CGFloat = MenuMetrics.mostTextWidth) -> TextLayout {
    var attributes = attributes
    if isSmall {
      var font = attributes.font
      // Source: seen, iOS 14 to 18: 13 of 17, as wide as all letters of that size.
      font.size = palette.isTouched ? (font.size * 13 / 17).rounded() : (font.size * 0.85).rounded()
      if !palette.isTouched { font.weight = 600 }
      attributes.font = font
    }
    var text = StyledText(string, attributes)
    text.lineLimit = sizes.lines
    text.isRightToLeft = isRightToLeft
    return engine.host.textShaper.layout(text, width: width, height: nil)
  }
  var lineHeight: CGFloat { layout("Ag").size.height }
  /// The height of an item with a title of one line.
  var rowHeight: CGFloat { max(sizes.leastRow, (lineHeight + 2 * sizes.itemSpace).rounded(.up)) }
  /// The height of an item whose title has so much width.
  func height(of entry: MenuEntry, textWidth: CGFloat) -> CGFloat {
    if entry.isSeparator { return sizes.separatorHeight }
    if sizes.lines == 1 { return rowHeight }
    if case .text = entry.kind {
      return (layout(entry.title, isSmall: true, width: textWidth).size.height + 2 * 7).rounded(.up)
    }
    let text = layout(entry.title, width: textWidth).size.height
    return max(sizes.leastRow, (text + 2 * sizes.itemSpace).rounded(.up))
  }
  /// The width of all menus in a window; nil where each is as wide as its titles.
  func width(in window: CGFloat) -> CGFloat? {
    sizes.width.map { min($0, window - 2 * sizes.margin) }
  }
  var barHeight: CGFloat { (lineHeight + 2 * MenuMetrics.barPadding).rounded(.up) }

  // MARK: - Parts

  func panel(_ size: CGSize) -> DisplayPiece {
    let bounds = CGRect(origin: .zero, size: size)
    let fill = FillPiece(.roundedRectangle(bounds, radius: sizes.radius), .color(background))
    let far = EffectPiece(.shadow(RGBA(white: 0, alpha: palette.isDark ? 0.5 : 0.2), radius: 14, x: 0, y: 5), fill)
    let line = palette.stroke(bounds, radius: sizes.radius, width: palette.pixels(1), edge)
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
