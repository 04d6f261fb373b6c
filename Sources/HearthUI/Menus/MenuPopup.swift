import Foundation
import HearthCore
import HearthRendering

/// An open menu: its items, where they lie, and its picture above the window.
@MainActor final class MenuPopup {
  enum Anchor {
    /// At a rectangle of the window, such as a title in the menu bar: below it, or above where there is no room.
    case below(CGRect)
    /// At the item of another menu: beside it, or on its other side.
    case beside(item: CGRect, menu: CGRect)
  }
  struct Row {
    var entry: MenuEntry
    /// Points, from the top of the items, without scrolling.
    var y: CGFloat
    var height: CGFloat
  }

  /// The items now; nil when the views of the menu are gone.
  let source: () -> [MenuEntry]?
  /// The item that opened this menu.
  let owner: ObjectIdentifier?
  private var sizes = MenuSizes.desktop
  private(set) var anchor: Anchor
  private(set) var rows: [Row] = []
  /// Points in the window.
  private(set) var frame = CGRect.zero
  var highlighted: ObjectIdentifier?
  var isPressed = false
  private var scroll: CGFloat = 0
  private var contentHeight: CGFloat = 0
  private var pictures: [RowKey: DisplayPiece] = [:]
  private var shown: PanelKey?
  private var panel: (size: CGSize, look: MenuLook, piece: DisplayPiece)?
  private(set) var overlay: WindowOverlay?

  init(owner: ObjectIdentifier?, anchor: Anchor, source: @escaping () -> [MenuEntry]?) {
    (self.owner, self.anchor, self.source) = (owner, anchor, source)
  }
  nonisolated deinit {}

  // MARK: - Items

  /// Reads the items again and places them. False when there is nothing to show.
  func update(_ look: MenuLook, window: Size, anchor: Anchor, reversesWhenAbove: Bool = false) -> Bool {
    guard let entries = source(), !entries.isEmpty else { return false }
    self.anchor = anchor
    sizes = look.sizes
    let width = look.width(in: window.width) ?? widthOfTitles(entries, look)
    arrange(entries, look, width)
    if let highlighted, !rows.contains(where: { $0.entry.id == highlighted && $0.entry.canBeHighlighted }) {
      self.highlighted = nil
    }
    place(width: width, look, window)
    if reversesWhenAbove, case .below(let rect) = anchor, frame.minY < rect.minY {
      arrange(entries.reversed(), look, width)
    }
    return true
  }
  private func arrange(_ entries: [MenuEntry], _ look: MenuLook, _ width: CGFloat) {
    var y: CGFloat = 0
    let columns = Columns(entries, look.sizes), textWidth = columns.textWidth(in: width)
    rows = entries.map { entry in
      let row = Row(entry: entry, y: y, height: look.height(of: entry, textWidth: textWidth))
      y += row.height
      return row
    }
    (self.columns, contentHeight) = (columns, y)
  }
  /// The height of a menu with such items.
  static func height(of entries: [MenuEntry], _ look: MenuLook, window: CGFloat) -> CGFloat {
    let width = look.width(in: window) ?? 0, textWidth = Columns(entries, look.sizes).textWidth(in: width)
    return entries.reduce(2 * look.sizes.padding) { $0 + look.height(of: $1, textWidth: textWidth) }
  }
  func entry(_ id: ObjectIdentifier?) -> MenuEntry? {
    guard let id else { return nil }
    return rows.first { $0.entry.id == id }?.entry
  }
  var highlightedEntry: MenuEntry? { entry(highlighted) }

  // MARK: - Places

  /// Marks and icons stand before the titles: in one column, or in two where an item has both. On phones of iOS 18 icons stand
  /// behind them, and the angles of submenus among the marks.
  @MainActor private struct Columns {
    private let sizes: MenuSizes
    let start: CGFloat, trail: CGFloat
    var icon: CGFloat
    var lead: CGFloat
    var hasArrows = false
    /// What icons behind the titles take.
    var end: CGFloat = 0

    init(_ entries: [MenuEntry], _ sizes: MenuSizes) {
      self.sizes = sizes
      start = sizes.inset + sizes.itemPadding
      (trail, icon) = (start, start)
      var hasMarks = false, hasIcons = false, hasBoth = false
      for entry in entries {
        let opensMenu = entry.submenu != nil, hasMark = entry.isToggle || (sizes.hasLeadingArrows && opensMenu)
        if hasMark { hasMarks = true }
        if entry.icon != nil { hasIcons = true }
        if hasMark, entry.icon != nil { hasBoth = true }
        if opensMenu, !sizes.hasLeadingArrows { hasArrows = true }
      }
      if sizes.hasTrailingIcons {
        lead = start + (hasMarks ? sizes.markWidth : 0)
        end = hasIcons ? sizes.iconWidth + sizes.iconGap : 0
        return
      }
      if hasBoth { icon += sizes.markWidth }
      lead = icon + (hasIcons ? sizes.iconWidth + sizes.iconGap : hasMarks ? sizes.markWidth : 0)
    }
    /// What there is for a title in a menu of this width.
    func textWidth(in width: CGFloat) -> CGFloat {
      sizes.width == nil
        ? MenuMetrics.mostTextWidth
        : max(20, width - lead - trail - end - (hasArrows ? MenuMetrics.arrowWidth * sizes.signScale : 0))
    }
  }
  private var columns = Columns([], .desktop)
  private func widthOfTitles(_ entries: [MenuEntry], _ look: MenuLook) -> CGFloat {
    let columns = Columns(entries, look.sizes)
    var widest: CGFloat = 0, widestShortcut: CGFloat = columns.hasArrows ? MenuMetrics.arrowWidth : 0
    for entry in entries where !entry.isSeparator {
      widest = max(widest, look.layout(entry.title, isSmall: entry.isHeader).size.width)
      if let shortcut = entry.shortcut {
        widestShortcut = max(widestShortcut, MenuMetrics.shortcutGap + look.layout(shortcut.text).size.width)
      }
    }
    return max(MenuMetrics.leastWidth, (columns.lead + widest + widestShortcut + columns.trail).rounded(.up))
  }
  private func place(width: CGFloat, _ look: MenuLook, _ window: Size) {
    let margin = sizes.margin, distance = sizes.distance, least = sizes.padding * 2 + look.rowHeight
    let height = contentHeight + 2 * sizes.padding
    var x: CGFloat, y: CGFloat
    var most = max(least, window.height - 2 * margin)
    switch anchor {
    case .below(let rect):
      x = look.isRightToLeft ? rect.maxX - width : rect.minX
      let below = window.height - margin - rect.maxY - distance, above = rect.minY - margin - distance
      // A menu that fits nowhere takes the larger side, and scrolls.
      if height <= below || below >= above {
        most = max(most - rect.maxY - distance + margin, least)
        y = rect.maxY + distance
      } else {
        most = above
        y = rect.minY - distance - min(height, above)
      }
    case .beside(let item, let menu) where sizes.coversParent:
      x = menu.minX
      y = min(item.maxY, window.height - margin - min(height, most))
    case .beside(let item, let menu):
      let right = menu.maxX - margin, left = menu.minX + margin - width
      let fitsRight = right + width <= window.width - margin, fitsLeft = left >= margin
      let isRight = look.isRightToLeft ? !fitsLeft && fitsRight : fitsRight || !fitsLeft
      x = isRight ? right : left
      y = item.minY - sizes.padding
      y = min(y, window.height - margin - min(height, most))
    }
    x = max(margin, min(x, window.width - margin - width))
    y = max(margin, y)
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: min(height, most).rounded(.down))
    scroll = max(0, min(scroll, mostScroll))
  }
  private var mostScroll: CGFloat { max(0, contentHeight - (frame.height - 2 * sizes.padding)) }

  /// The place of a row in the window.
  func frame(of row: Row) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY + sizes.padding + row.y - scroll, width: frame.width, height: row.height)
  }
  func row(at point: CGPoint) -> Row? {
    guard frame.contains(point) else { return nil }
    return rows.first { frame(of: $0).contains(point) }
  }
  func row(of id: ObjectIdentifier?) -> Row? { id.flatMap { id in rows.first { $0.entry.id == id } } }

  // MARK: - Scrolling

  func scroll(by delta: CGFloat) { scroll = max(0, min(mostScroll, scroll - delta)) }
  func reveal(_ id: ObjectIdentifier?) {
    guard let row = row(of: id) else { return }
    let visible = frame.height - 2 * sizes.padding, strip = mostScroll > 0 ? MenuMetrics.moreHeight : 0
    if row.y - strip < scroll { scroll = row.y - strip }
    if row.y + row.height + strip > scroll + visible { scroll = row.y + row.height + strip - visible }
    scroll = max(0, min(mostScroll, scroll))
  }

  // MARK: - Picture

  private struct RowKey: Hashable {
    var kind: Int
    var title: String
    var shortcut: String?
    var icon: ObjectIdentifier?
    var isEnabled: Bool
    var isDestructive: Bool
    var shade: Int
    var width: CGFloat
    var lead: CGFloat
    var end: CGFloat
  }
  private struct PanelKey: Equatable {
    var rows: [RowKey]
    var frame: CGRect
    var scroll: CGFloat
    var look: MenuLook
  }
  private func key(_ row: Row, _ columns: Columns) -> RowKey {
    let entry = row.entry
    let kind =
      switch entry.kind {
      case .action: 0
      case .toggle(let isOn, let isMixed): isMixed ? 3 : isOn ? 2 : 1
      case .submenu: 4
      case .separator: 5
      case .text: 6
      }
    let isHighlighted = entry.id != nil && entry.id == highlighted
    return RowKey(
      kind: kind, title: entry.title, shortcut: entry.shortcut?.text, icon: entry.icon.map { ObjectIdentifier($0) },
      isEnabled: entry.isEnabled, isDestructive: entry.isDestructive, shade: isHighlighted ? isPressed ? 2 : 1 : 0,
      width: frame.width, lead: columns.lead, end: columns.end)
  }

  /// Draws what has changed. True if the picture has changed.
  func draw(_ look: MenuLook) -> Bool {
    let columns = columns, padding = sizes.padding
    for row in rows where row.entry.icon?.flags.contains(.subtreeNeedsRecord) == true {
      pictures[self.key(row, columns)] = nil
      shown = nil
    }
    let key = PanelKey(rows: rows.map { self.key($0, columns) }, frame: frame, scroll: scroll, look: look)
    if shown == key { return false }
    if shown?.look != look { pictures = [:] }
    shown = key
    var pieces: ContiguousArray<PlacedPiece> = [], kept: [RowKey: DisplayPiece] = [:]
    for (row, key) in zip(rows, key.rows) {
      let piece = pictures[key] ?? kept[key] ?? draw(row, key, columns, look)
      kept[key] = piece
      pieces.append(PlacedPiece(piece, x: 0, y: row.y - scroll))
    }
    if sizes.partsItems { pieces += itemLines(look) }
    pictures = kept
    if panel?.size != frame.size || panel?.look != look {
      panel = (frame.size, look, look.panel(frame.size))
      look.engine.counters.itemsRecorded += 1
    }
    var items: DisplayPiece = GroupPiece(pieces)
    var list: ContiguousArray<PlacedPiece> = [PlacedPiece(panel!.piece, x: 0, y: 0)]
    if mostScroll > 0 {
      let isCutAbove = scroll > 0, isCutBelow = scroll < mostScroll
      let top = isCutAbove ? MenuMetrics.moreHeight : 0, bottom = isCutBelow ? MenuMetrics.moreHeight : 0
      let inside = CGRect(x: 0, y: top, width: frame.width, height: frame.height - 2 * padding - top - bottom)
      items = EffectPiece(.clip(.rectangle(inside), isAntialiased: false), items)
      let x = frame.width / 2 - 6, color = look.ink.opacity(0.5)
      if isCutAbove { list.append(PlacedPiece(look.more(isUp: true, color), x: x, y: padding + 4)) }
      if isCutBelow { list.append(PlacedPiece(look.more(isUp: false, color), x: x, y: frame.height - padding - 10)) }
    }
    // What reaches the edges is cut by the corners.
    if padding == 0 {
      let shape = DisplayShape.roundedRectangle(CGRect(origin: .zero, size: frame.size), radius: sizes.radius)
      items = EffectPiece(.clip(shape, isAntialiased: true), items)
    }
    list.append(PlacedPiece(items, x: 0, y: padding))
    look.engine.counters.itemsRecorded += 1
    overlay = WindowOverlay(GroupPiece(list), at: frame.origin, isTransient: false)
    return true
  }

  /// The lines between items that stand on one another.
  private func itemLines(_ look: MenuLook) -> [PlacedPiece] {
    let line = FillPiece(
      .rectangle(CGRect(x: 0, y: 0, width: frame.width, height: look.palette.pixels(1))), .color(look.line))
    return zip(rows, rows.dropFirst()).compactMap { row, next in
      if row.entry.isSeparator || next.entry.isSeparator { return nil }
      return PlacedPiece(line, x: 0, y: look.palette.snapped(next.y - scroll))
    }
  }
  private func draw(_ row: Row, _ key: RowKey, _ columns: Columns, _ look: MenuLook) -> DisplayPiece {
    look.engine.counters.itemsRecorded += 1
    let entry = row.entry, width = frame.width, middle = row.height / 2
    var list: ContiguousArray<PlacedPiece> = []
    /// Adds a piece whose leading edge is at `x`.
    func add(_ piece: DisplayPiece, x: CGFloat, y: CGFloat, width pieceWidth: CGFloat) {
      let left = look.isRightToLeft ? width - x - pieceWidth : x
      list.append(PlacedPiece(piece, x: look.palette.snapped(left), y: look.palette.snapped(y)))
    }
    /// Adds a sign in the middle of the row.
    func addSign(_ sign: DisplayPiece, _ x: CGFloat) {
      let scale = sizes.signScale, length = 12 * scale
      let piece = scale == 1 ? sign : EffectPiece(.transform(CGAffineTransform(scaleX: scale, y: scale)), sign)
      add(piece, x: x, y: middle - length / 2, width: length)
    }
    if entry.isSeparator {
      if sizes.partsItems {
        let strip = CGRect(x: 0, y: 0, width: width, height: row.height)
        add(FillPiece(.rectangle(strip), .color(look.line)), x: 0, y: 0, width: width)
        return GroupPiece(list)
      }
      let line = CGRect(x: 0, y: 0, width: width - 2 * sizes.inset - 8, height: look.palette.pixels(1))
      add(FillPiece(.rectangle(line), .color(look.line)), x: sizes.inset + 4, y: middle - 0.5, width: line.width)
      return GroupPiece(list)
    }
    if key.shade > 0 {
      let shade = CGRect(x: 0, y: 0, width: width - 2 * sizes.inset, height: row.height)
      let radius = min(sizes.itemRadius, row.height / 2)
      let fill = FillPiece(.roundedRectangle(shade, radius: radius), .color(look.shade(isPressed: key.shade > 1)))
      add(fill, x: sizes.inset, y: 0, width: shade.width)
    }
    let color = look.color(entry), start = columns.start
    if case .toggle(let isOn, let isMixed) = entry.kind, isOn || isMixed {
      addSign(look.mark(isMixed: isMixed, color), start + 1)
    }
    if let icon = entry.icon {
      let tint = entry.isDestructive ? look.palette.red : nil
      let x = sizes.hasTrailingIcons ? width - columns.trail - sizes.iconWidth : columns.icon
      self.add(icon: icon, tint, isEnabled: entry.isEnabled, x: x, middle: middle, add(_:x:y:width:))
    }
    let title = look.layout(entry.title, isSmall: entry.isHeader, width: columns.textWidth(in: width))
    // Headers stand where the items begin, whatever marks those have.
    let lead = entry.isHeader ? start : columns.lead
    add(TextPiece(title, .color(color)), x: lead, y: middle - title.size.height / 2, width: title.size.width)
    if sizes.showsShortcuts, let shortcut = entry.shortcut {
      let text = look.layout(shortcut.text)
      let x = width - columns.trail - text.size.width
      add(
        TextPiece(text, .color(look.shortcutColor(entry))), x: x, y: middle - text.size.height / 2,
        width: text.size.width)
    }
    if entry.submenu != nil {
      let x = sizes.hasLeadingArrows ? start : width - columns.trail - 9 * sizes.signScale
      addSign(look.arrow(color.opacity(0.7)), x)
    }
    return GroupPiece(list)
  }
  private func add(
    icon: LayoutNode, _ tint: RGBA?, isEnabled: Bool, x: CGFloat, middle: CGFloat,
    _ add: (DisplayPiece, CGFloat, CGFloat, CGFloat) -> Void
  ) {
    var (piece, natural) = Self.picture(of: icon, tint: tint)
    // What is too large for a line shrinks. What comes from a bar, which bounds its letters, grows to those of the menu.
    let fitting = sizes.iconWidth / max(1, max(natural.width, natural.height))
    let scale = sizes.signScale > 1 ? fitting * 0.85 : min(1, fitting)
    if scale != 1 { piece = EffectPiece(.transform(CGAffineTransform(scaleX: scale, y: scale)), piece) }
    if !isEnabled { piece = EffectPiece(.opacity(0.4), piece) }
    let width = natural.width * scale, height = natural.height * scale
    add(piece, x + (sizes.iconWidth - width) / 2, middle - height / 2, width)
  }
  /// The picture of an icon, and its size. A symbol has the tint, where there is one.
  static func picture(of icon: LayoutNode, tint: RGBA?) -> (DisplayPiece, Size) {
    let natural = icon.measure(Proposal(-1, -1))
    icon.place(x: 0, y: 0, Proposal(natural))
    var pieces: ContiguousArray<PlacedPiece> = []
    icon.record(into: &pieces, x: 0, y: 0)
    if let tint {
      for index in pieces.indices {
        if let image = pieces[index].piece as? ImagePiece, image.tint != nil {
          pieces[index].piece = image.tinted(.color(tint))
        }
      }
    }
    return (GroupPiece(pieces), natural)
  }
}

extension MenuEntry {
  /// Text above the items of a section; text among items is as large as they are.
  var isHeader: Bool { if case .text = kind { true } else { false } }
}
