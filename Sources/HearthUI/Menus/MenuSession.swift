import Foundation
import HearthCore
import HearthFocus
import HearthRendering

/// The keys that open menus. Source: GTK and Windows.
enum MenuKeys {
  /// F10 opens the menu bar; with Shift it is for context menus.
  static let bar = KeyEquivalent("\u{F70D}")
  /// The Menu key.
  static let context = KeyEquivalent("\u{F735}")
}

/// What menus open from: the menu bar, or a control with one menu.
@MainActor protocol MenuHost: AnyObject {
  var node: BehaviorNode { get }
  /// Where the root menu opens: points in the window. Nil when the menu is gone.
  var menuAnchor: MenuPopup.Anchor? { get }
  var menuEntries: [MenuEntry]? { get }
  /// What a press at a point of the window means while a menu is open.
  func target(at point: CGPoint) -> MenuSession.Target
  /// Takes the session to the menu at `index` of the bar, or to the one before (-1) or after (1) the open one.
  func openMenu(at index: Int)
  /// What stands out beside the menu was pressed: the host closes the menu.
  func previewWasPressed()
  func openNeighbor(_ step: Int) -> Bool
  func menuDidClose()
  /// The menu shows what is there now.
  func menuDidRefresh()
  /// Whether a menu that opens upwards is turned round.
  var reversesWhenAbove: Bool { get }
  /// Whether this is the menu bar, among whose elements the open menu is.
  var isMenuBar: Bool { get }
}
extension MenuHost {
  var isMenuBar: Bool { false }
  var reversesWhenAbove: Bool { false }
  func menuDidRefresh() {}
  func previewWasPressed() {}
}

/// An open menu with its submenus: what pointer and keys do until it closes.
///
/// Pointer: a menu opens on the press. Let go over an item, the item acts; let go where the menu was opened,
/// the menu stays, and the next press acts. A press elsewhere closes the menu and does nothing else. Keys:
/// arrows move among items, into submenus and out of them, and among the menus of a bar; Return and Space act;
/// Escape closes one menu; letters go to the next item that begins with them. A key with Control or Super
/// closes the menu and goes its usual way. Focus stays where it was before. Source: macOS, GTK and the menus of
/// Windows agree; our choice where they do not.
@MainActor final class MenuSession: InputGrab {
  enum Target: Equatable { case title(Int), anchor, outside, preview }

  private unowned let host: any MenuHost
  private let engine: Engine
  private var content: WindowContent? { engine.content }
  private(set) var popups: [MenuPopup] = []
  private let highlights = MenuHighlights()
  private var look: MenuLook
  /// The press that opened the menu is still down.
  private var isOpeningPress: Bool
  /// A press began at the open menu's title: letting go there closes it.
  private var closesOnRelease = false
  private var pressBegan: CGPoint?
  private var lastPointer: CGPoint?
  /// The highlight came from a key: a pointer outside of the menu leaves it alone.
  private var isHighlightedByKey = false
  private(set) var isEnded = false

  init(_ host: any MenuHost, byPress: CGPoint?) {
    self.host = host
    engine = host.node.engine
    look = MenuLook(engine, isRightToLeft: host.node.scope.isRightToLeft)
    isOpeningPress = byPress != nil
    pressBegan = byPress
    lastPointer = byPress ?? engine.content?.input.pointer
    engine.content?.grab?.dismiss()
    engine.content?.grab = self
    openRoot()
  }
  nonisolated deinit {}

  // MARK: - Opening and closing

  /// Shows the menu that the host has open now.
  func openRoot() {
    guard let anchor = host.menuAnchor else { return end() }
    cancelWait()
    removeOverlays(from: 0)
    popups = [MenuPopup(owner: nil, anchor: anchor) { [weak host] in host?.menuEntries }]
    refresh()
  }
  func dismiss() { end() }
  func end() {
    if isEnded { return }
    isEnded = true
    cancelWait()
    removeOverlays(from: 0)
    popups = []
    if content?.grab === self { content?.grab = nil }
    highlights.tell([])
    engine.requestFrame()
    host.menuDidClose()
  }
  private func closePopups(from level: Int) {
    guard level < popups.count else { return }
    removeOverlays(from: level)
    popups.removeSubrange(level...)
  }
  private func removeOverlays(from level: Int) {
    let gone = popups[min(level, popups.count)...].compactMap(\.overlay)
    guard !gone.isEmpty, let content else { return }
    content.overlays.removeAll { overlay in gone.contains { $0 === overlay } }
  }
  private func openSubmenu(at level: Int, highlightFirst: Bool) {
    let popup = popups[level]
    guard let entry = popup.highlightedEntry, let submenu = entry.submenu, let row = popup.row(of: entry.id) else {
      return
    }
    if level + 1 < popups.count, popups[level + 1].owner == entry.id {
      if highlightFirst {
        popups[level + 1].highlighted = popups[level + 1].rows.first { $0.entry.canBeHighlighted }?.entry.id
      }
      return refresh()
    }
    closePopups(from: level + 1)
    let child = MenuPopup(
      owner: entry.id, anchor: .beside(item: popup.frame(of: row), menu: popup.frame), source: submenu)
    popups.append(child)
    refresh()
    if highlightFirst, popups.last === child { moveHighlight(1) }
  }

  // MARK: - Looks

  /// Reads items again, closes menus that are gone, and shows what has changed.
  private func refresh() {
    if isEnded { return }
    look = MenuLook(engine, isRightToLeft: host.node.scope.isRightToLeft)
    guard let anchor = host.menuAnchor else { return end() }
    var level = 0
    while level < popups.count {
      let popup = popups[level]
      var place = anchor
      if level > 0 {
        let parent = popups[level - 1]
        guard let row = parent.row(of: popup.owner), row.entry.submenu != nil, row.entry.isEnabled else {
          closePopups(from: level)
          break
        }
        place = .beside(item: parent.frame(of: row), menu: parent.frame)
      }
      guard
        popup.update(
          look, window: engine.root.windowSize, anchor: place, reversesWhenAbove: level == 0 && host.reversesWhenAbove)
      else {
        if level == 0 { return end() }
        closePopups(from: level)
        break
      }
      let old = popup.overlay
      if popup.draw(look), let content, let new = popup.overlay {
        if let old, let index = content.overlays.firstIndex(where: { $0 === old }) {
          content.overlays[index] = new
        } else {
          content.overlays.append(new)
        }
      }
      level += 1
    }
    highlights.tell(popups.compactMap(\.highlightedEntry).flatMap(\.highlights))
  }
  func frameDidEnd() {
    host.menuDidRefresh()
    refresh()
  }

  // MARK: - Events

  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let event): return handle(event)
    case .scroll(let event):
      if let popup = popups.last(where: { $0.frame.contains(event.position) }) {
        popup.scroll(by: event.delta.height)
        refresh()
      }
      return true
    case .key(let event): return handle(event)
    case .move(let direction):
      move(direction)
      return true
    case .command(let command):
      switch command {
      case .select: chooseByKey()
      case .exit: endInnermost()
      case .playPause: break
      }
      return true
    case .text, .crown, .transform: return true
    case .windowActive(let isActive):
      if !isActive { end() }
      return false
    case .resize, .closeRequest, .openURL, .drop:
      end()
      return false
    case .settings, .accessibilityAction, .modifiers: return false
    }
  }

  // MARK: - Pointer

  private func level(at point: CGPoint) -> Int? { popups.lastIndex { $0.frame.contains(point) } }

  private func handle(_ event: PointerEvent) -> Bool {
    let point = event.position
    switch event.phase {
    case .entered, .moved: pointerMoved(to: point)
    case .down:
      pressBegan = point
      closesOnRelease = false
      if let level = level(at: point) {
        pointerMoved(to: point)
        popups[level].isPressed = true
        refresh()
      } else {
        switch host.target(at: point) {
        case .title(let index):
          if let anchor = host.menuAnchor, case .below(let rect) = anchor, rect.contains(point) {
            closesOnRelease = true
          } else {
            host.openMenu(at: index)
          }
        case .anchor: closesOnRelease = true
        case .outside: end()
        case .preview: host.previewWasPressed()
        }
      }
    case .up: return pointerUp(at: point)
    case .exited:
      if !isHighlightedByKey, let last = popups.last, last.highlightedEntry?.submenu == nil { last.highlighted = nil }
      refresh()
    case .cancelled: end()
    }
    return true
  }
  /// False for the end of the press that opened the menu: the host's own gesture ends with it.
  private func pointerUp(at point: CGPoint) -> Bool {
    let wasOpeningPress = isOpeningPress, began = pressBegan
    isOpeningPress = false
    pressBegan = nil
    for popup in popups { popup.isPressed = false }
    if let level = level(at: point) {
      // A menu that appears under a pointer that does not move waits for the next press.
      let hasMoved = began.map { hypot($0.x - point.x, $0.y - point.y) > 4 } ?? true
      if !wasOpeningPress || hasMoved, let row = popups[level].row(at: point), row.entry.canBeHighlighted {
        popups[level].highlighted = row.entry.id
        choose(at: level)
      } else {
        refresh()
      }
    } else {
      switch host.target(at: point) {
      case .title, .anchor: if closesOnRelease { end() }
      case .outside: if wasOpeningPress { end() }
      case .preview: break
      }
    }
    return !wasOpeningPress
  }

  private func pointerMoved(to point: CGPoint) {
    let last = lastPointer
    // Hosts tell the place of a resting pointer again when something below it has changed.
    if last == point { return }
    lastPointer = point
    guard let level = level(at: point) else {
      if case .title(let index) = host.target(at: point) {
        host.openMenu(at: index)
      } else if !isHighlightedByKey, let popup = popups.last, popup.highlighted != nil,
        popup.highlightedEntry?.submenu == nil
      {
        popup.highlighted = nil
        refresh()
      }
      return
    }
    isHighlightedByKey = false
    let popup = popups[level]
    let entry = popup.row(at: point)?.entry
    let id = entry.flatMap { $0.canBeHighlighted ? $0.id : nil }
    if level + 1 < popups.count, popups[level + 1].owner != id {
      if let last, isUnderWay(from: last, to: point, popups[level + 1].frame) {
        // Across other items to the submenu that is open.
        wait(MenuMetrics.detourDelay) { [unowned self] in highlight(id, at: level) }
        return
      }
    } else if popup.highlighted == id {
      if level + 1 < popups.count { highlight(id, at: level) }
      return
    }
    highlight(id, at: level)
  }
  private func highlight(_ id: ObjectIdentifier?, at level: Int) {
    guard level < popups.count else { return }
    cancelWait()
    popups[level].highlighted = id
    if level + 1 < popups.count, popups[level + 1].owner != id { closePopups(from: level + 1) }
    // What is open further in has no highlight while the pointer is here.
    if level + 1 < popups.count {
      closePopups(from: level + 2)
      popups[level + 1].highlighted = nil
    }
    if popups[level].highlightedEntry?.submenu != nil, level + 1 == popups.count {
      wait(MenuMetrics.submenuDelay) { [unowned self] in openSubmenu(at: level, highlightFirst: false) }
    }
    refresh()
  }
  /// Whether a pointer moves towards a menu: it stays within the triangle between
  /// where it was and the near edge of the menu.
  private func isUnderWay(from start: CGPoint, to point: CGPoint, _ menu: CGRect) -> Bool {
    let edge = menu.midX > start.x ? menu.minX : menu.maxX
    let way = edge - start.x, done = point.x - start.x
    guard abs(way) > 1, done * way > 0 else { return false }
    let part = done / way
    let top = start.y + (menu.minY - 4 - start.y) * part, bottom = start.y + (menu.maxY + 4 - start.y) * part
    return point.y >= min(top, bottom) && point.y <= max(top, bottom)
  }

  private func wait(_ seconds: Double, _ action: @escaping () -> Void) {
    content?.engine.wakeUps.schedule(after: seconds, for: host.node) { [weak self] in
      guard let self, !self.isEnded else { return }
      action()
    }
  }
  private func cancelWait() { content?.engine.wakeUps.cancel(of: host.node) }

  // MARK: - Choosing

  private func choose(at level: Int) {
    guard level < popups.count, let entry = popups[level].highlightedEntry, entry.canBeHighlighted else { return }
    choose(entry, at: level)
  }
  private func choose(_ entry: MenuEntry, at level: Int) {
    if entry.submenu != nil {
      popups[level].highlighted = entry.id
      cancelWait()
      openSubmenu(at: level, highlightFirst: false)
      return
    }
    if !entry.staysOpen { end() }
    entry.perform()
    if !isEnded { refresh() }
  }

  // MARK: - Keys

  private func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up else { return true }
    if !event.modifiers.isDisjoint(with: [.command, .control]) {
      end()
      return false
    }
    if let direction = event.key.arrow {
      move(direction)
      return true
    }
    switch event.key {
    case .home, .pageUp: highlightEnd(first: true)
    case .end, .pageDown: highlightEnd(first: false)
    case .return, .space: if event.phase == .down { chooseByKey() }
    case .escape: endInnermost()
    case .tab: _ = host.openNeighbor(event.modifiers.contains(.shift) ? -1 : 1)
    case MenuKeys.bar, MenuKeys.context: end()
    default:
      let letter = event.characters.first ?? event.key.character
      if letter.isLetter || letter.isNumber { typeAhead(letter) }
    }
    return true
  }
  private func endInnermost() {
    guard popups.count > 1 else { return end() }
    closePopups(from: popups.count - 1)
    refresh()
  }
  private func chooseByKey() {
    guard let popup = popups.last else { return }
    if popup.highlightedEntry?.submenu != nil {
      openSubmenu(at: popups.count - 1, highlightFirst: true)
    } else {
      choose(at: popups.count - 1)
    }
  }
  private func move(_ direction: MoveDirection) {
    cancelWait()
    let inwards: MoveDirection = look.isRightToLeft ? .left : .right
    switch direction {
    case .up: moveHighlight(-1)
    case .down: moveHighlight(1)
    case inwards:
      if popups.last?.highlightedEntry?.submenu != nil {
        openSubmenu(at: popups.count - 1, highlightFirst: true)
      } else {
        _ = host.openNeighbor(1)
      }
    default:
      if popups.count > 1 {
        closePopups(from: popups.count - 1)
        refresh()
      } else {
        _ = host.openNeighbor(-1)
      }
    }
  }
  /// To the next item that can act, around the ends.
  func moveHighlight(_ step: Int) {
    guard let popup = popups.last else { return }
    let items = popup.rows.filter { $0.entry.canBeHighlighted }
    guard !items.isEmpty else { return }
    let index = items.firstIndex { $0.entry.id == popup.highlighted }
    let next = index.map { ($0 + step + items.count) % items.count } ?? (step > 0 ? 0 : items.count - 1)
    highlightByKey(items[next].entry.id)
  }
  private func highlightEnd(first: Bool) {
    let items = popups.last?.rows.filter { $0.entry.canBeHighlighted } ?? []
    if let row = first ? items.first : items.last { highlightByKey(row.entry.id) }
  }
  private func typeAhead(_ letter: Character) {
    guard let popup = popups.last else { return }
    let items = popup.rows.filter { $0.entry.canBeHighlighted }
    let start = items.firstIndex { $0.entry.id == popup.highlighted }.map { $0 + 1 } ?? 0
    let wanted = String(letter).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    for offset in 0..<items.count {
      let entry = items[(start + offset) % items.count].entry
      let title = entry.title.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      if title.hasPrefix(wanted) { return highlightByKey(entry.id) }
    }
  }
  private func highlightByKey(_ id: ObjectIdentifier?) {
    isHighlightedByKey = true
    popups.last?.highlighted = id
    popups.last?.reveal(id)
    refresh()
  }

  // MARK: - Accessibility

  /// The open menu; of a menu bar it is among the elements of the bar.
  var accessibilityElements: [AccessibilityElement] { host.isMenuBar ? [] : elements(at: 0) }

  /// The items of an open menu, with those of its open submenu.
  func elements(at level: Int) -> [AccessibilityElement] {
    guard level < popups.count else { return [] }
    let popup = popups[level]
    return popup.rows.compactMap { row in
      guard let node = row.entry.node, !row.entry.isSeparator else { return nil }
      var properties = AccessibilityProperties()
      properties.label = row.entry.title
      properties.hint = row.entry.shortcut?.text
      properties.addedTraits = row.entry.submenu != nil ? .isMenu : .isMenuItem
      if row.entry.submenu != nil {
        properties.details.opensMenu = true
        properties.details.isExpanded = level + 1 < popups.count && popups[level + 1].owner == row.entry.id
      }
      switch row.entry.kind {
      case .toggle(let isOn, let isMixed):
        properties.addedTraits.insert(.isToggle)
        properties.value = isMixed ? "2" : isOn ? "1" : "0"
      case .text: properties.addedTraits = .isStaticText
      default: break
      }
      let entry = row.entry
      properties.press = { [weak self] in self?.choose(entry, at: level) }
      var element = AccessibilityElement(
        node: node, properties: entry.accessibility.over(properties), frame: popup.frame(of: row))
      element.isEnabled = entry.isEnabled
      element.isFocused = entry.id == popup.highlighted && level == popups.count - 1
      if level + 1 < popups.count, popups[level + 1].owner == entry.id { element.children = elements(at: level + 1) }
      return element
    }
  }
}
