import Foundation
import HearthRendering

/// Shows the shortcuts of a window over it: while Control is held for a second, or after Control-?, until the next key or press.
///
/// What is listed is what would answer now: the shortcuts of enabled controls that are not behind a modal view, then those of
/// the menu bar, each by the name that assistive technology reads. The same chord is listed once, as the first one answers.
///
/// Source: iPadOS, which shows them while Command is held; GNOME, whose apps show them on Control-?. The second is our choice.
@MainActor package final class ShortcutOverlay {
  package static let slot = EngineSlot { ShortcutOverlay($0) }
  private unowned let engine: Engine
  private var overlay: WindowOverlay?
  /// Whether it goes with the key that was held.
  private var isHeld = false
  private var lines: [ShortcutLine] = []
  private var modifiers: EventModifiers = []
  /// Seconds for which Control is held alone. Source: our choice.
  private static let delay = 1.0

  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  /// What is shown; empty while nothing is.
  package var shown: [ShortcutLine] {
    guard let overlay, let content = engine.content, content.overlays.contains(where: { $0 === overlay }) else {
      return []
    }
    return lines
  }
  func modifiersDidChange(to modifiers: EventModifiers) {
    guard let content = engine.content, modifiers != self.modifiers else { return }
    self.modifiers = modifiers
    content.engine.wakeUps.cancel(of: engine.root, .shortcuts)
    if isHeld { hide() }
    guard modifiers.subtracting([.capsLock, .numericPad]) == .command else { return }
    let actions = content.actionCount
    content.engine.wakeUps.schedule(after: Self.delay, for: engine.root, purpose: .shortcuts) { [unowned self] in
      // A chord, or a click with the key held, is no question.
      guard engine.content?.actionCount == actions, engine.content?.heldModifiers == modifiers else { return }
      show()
      isHeld = true
    }
  }
  /// Control-?, where no view and no command has it.
  func handleUnused(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, event.modifiers.contains(.command),
      event.modifiers.isDisjoint(with: [.option, .control]), event.key == "?" || event.characters == "?"
    else { return false }
    show()
    return !shown.isEmpty
  }
  private func hide() {
    isHeld = false
    guard let overlay else { return }
    self.overlay = nil
    engine.content?.overlays.removeAll { $0 === overlay }
  }
  private func show() {
    guard let content = engine.content else { return }
    hide()
    lines = content.input.keys.shortcuts.lines(root: engine.root, modalRoot: content.input.keys.modalRoot)
    if lines.isEmpty { return }
    let picture = ShortcutPicture(engine, lines)
    let window = engine.root.windowSize
    let origin = CGPoint(
      x: ((window.width - picture.size.width) / 2).rounded(), y: ((window.height - picture.size.height) / 2).rounded())
    let overlay = WindowOverlay(picture.piece, at: origin, isTransient: true)
    self.overlay = overlay
    content.overlays.append(overlay)
  }
}

/// The panel of shortcuts, in as many columns as it needs.
@MainActor private struct ShortcutPicture {
  let piece: DisplayPiece
  /// Points.
  let size: CGSize

  /// Points, at the usual size of text. Source: our choice, after the windows of shortcuts of GNOME's apps.
  private static let fontSize: CGFloat = 13, padding: CGFloat = 20, gap: CGFloat = 12, columnGap: CGFloat = 28,
    lineSpace: CGFloat = 6, margin: CGFloat = 16, radius: CGFloat = 12

  init(_ engine: Engine, _ lines: [ShortcutLine]) {
    let settings = engine.host.settings, shaper = engine.host.textShaper, scope = engine.root.scope
    let isDark = scope.value(ColorSchemeKey.self) == .dark
    let isContrasting = scope.value(ColorSchemeContrastKey.self) == .increased
    let window = engine.root.windowSize
    let ink = RGBA(white: isDark ? 1 : 0), pale = ink.opacity(isContrasting ? 0.85 : 0.66)
    // Very large text gets smaller, so that more than a few lines fit.
    let scale = min(settings.textScale, 2)
    func layout(_ text: String, isStrong: Bool = false) -> TextLayout {
      var font = FontDescription(size: (Self.fontSize * scale).rounded())
      font.family = settings.interfaceFamily
      if isStrong { font.weight = 600 }
      var styled = StyledText(text, TextAttributes(font: font))
      styled.lineLimit = 1
      styled.isRightToLeft = scope.isRightToLeft
      return shaper.layout(styled, width: max(40, window.width - 2 * (Self.margin + Self.padding)), height: nil)
    }
    let rows = lines.map { (keys: layout($0.keys, isStrong: true), title: layout($0.title)) }
    let height = ((rows.map { max($0.keys.size.height, $0.title.size.height) }.max() ?? 0) + Self.lineSpace).rounded(
      .up)
    let room = max(height, window.height - 2 * (Self.margin + Self.padding))
    let perColumn = max(1, Int(room / height))
    // As high as it must be, with columns of one height.
    let wanted = (rows.count + perColumn - 1) / perColumn
    let count = (rows.count + wanted - 1) / wanted
    var list: ContiguousArray<PlacedPiece> = []
    var x = Self.padding, tallest: CGFloat = 0
    let most = window.width - 2 * Self.margin - Self.padding
    for start in stride(from: 0, to: rows.count, by: count) {
      let column = rows[start..<min(rows.count, start + count)]
      let keysWidth = column.map(\.keys.size.width).max() ?? 0, titleWidth = column.map(\.title.size.width).max() ?? 0
      let width = (keysWidth + Self.gap + titleWidth).rounded(.up)
      // What has no room is left out: a column that is cut says nothing.
      if start > 0, x + width > most { break }
      for (index, row) in column.enumerated() {
        let y = Self.padding + CGFloat(index) * height
        let isMirrored = scope.isRightToLeft
        let keysX = isMirrored ? x + width - row.keys.size.width : x
        let titleX = isMirrored ? x + width - keysWidth - Self.gap - row.title.size.width : x + keysWidth + Self.gap
        list.append(PlacedPiece(TextPiece(row.keys, .color(ink)), x: keysX, y: y))
        list.append(PlacedPiece(TextPiece(row.title, .color(pale)), x: titleX, y: y))
      }
      tallest = max(tallest, CGFloat(column.count) * height)
      x += width + Self.columnGap
    }
    size = CGSize(
      width: x - Self.columnGap + Self.padding, height: tallest - Self.lineSpace + 2 * Self.padding)
    let bounds = CGRect(origin: .zero, size: size)
    let ground = FillPiece(
      .roundedRectangle(bounds, radius: Self.radius), .color(isDark ? RGBA(white: 0.17) : RGBA(white: 0.99)))
    let shadowed = EffectPiece(.shadow(RGBA(white: 0, alpha: isDark ? 0.5 : 0.25), radius: 16, x: 0, y: 6), ground)
    let line = StrokePiece(
      .roundedRectangle(bounds.insetBy(dx: 0.5, dy: 0.5), radius: Self.radius - 0.5), StrokeStyle(lineWidth: 1),
      .color(ink.opacity(isContrasting ? 0.7 : 0.14)))
    piece = GroupPiece([PlacedPiece(shadowed, x: 0, y: 0), PlacedPiece(line, x: 0, y: 0)] + list)
  }
}

extension WindowContent {
  /// The shortcuts that are shown over the window; empty while none are.
  package var shownShortcuts: [ShortcutLine] { engine[ShortcutOverlay.slot].shown }
}
