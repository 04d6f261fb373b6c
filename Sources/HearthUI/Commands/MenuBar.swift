import Foundation
import HearthCore
import HearthRendering

/// The menu bar of a window: the titles of its menus in a row.
///
/// Shown in windows of the desktop idiom whose scene has commands; other idioms keep the commands, for
/// their shortcuts, and show no bar. Source: our choice. A window of a Linux desktop has no menu bar
/// unless its app has something to put there.
nonisolated struct MenuBarView<Content: View>: View {
  let commands: Content
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs, inner: inputs.scope.forMenu())
    let bar = MenuBar(node)
    node.behavior = bar
    node.content = DetachedContent._makeNode(content(view, bar), node.contentInputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: BehaviorNode.self)
    DetachedContent._update(_ViewNode(node.content!), content(view, node.behavior as! MenuBar))
  }
  @MainActor private static func content(_ view: Self, _ bar: MenuBar) -> DetachedContent<Content> {
    DetachedContent(content: view.commands) { [unowned bar] in bar.attach($0) }
  }
  static var _elementCount: Int { 1 }
}

final class MenuBar: NodeBehavior, PointerBehavior, MenuHost {
  unowned(unsafe) let node: BehaviorNode
  private var commands: DetachedNode?
  private var menus: [BarMenu] = []
  private var isStale = true
  private var openIndex: Int?
  private var hoveredIndex: Int?
  private var session: MenuSession?
  private var picture: (key: PictureKey, piece: DisplayPiece)?

  init(_ node: BehaviorNode) {
    self.node = node
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.isHoverTarget, .hasGesture, .readsInheritedStyle])
    node.engine.content?.input.keys.handleUnusedKeys(of: node) { [unowned self] in handleUnused($0) }
  }
  nonisolated deinit {}
  var viewName: String { "MenuBar" }
  func attach(_ commands: DetachedNode) {
    self.commands = commands
    commands.didChange = { [unowned self] in menusDidChange() }
  }
  private func menusDidChange() {
    isStale = true
    picture = nil
    node.setNeedsLayout()
  }
  func inheritedStyleDidChange() { menusDidChange() }
  func willUnmount() {
    node.engine.wakeUps.cancel(of: node)
    session?.end()
  }

  // MARK: - Menus

  /// The menus that have something in them.
  private var allMenus: [BarMenu] {
    if isStale, let commands {
      isStale = false
      menus = BarMenu.menus(of: commands)
    }
    return menus
  }
  /// The menus whose titles are in the bar. Those that find no room are in the last one, as submenus.
  private var shownMenus: [BarMenu] {
    let all = allMenus, look = look, room = node.size.width
    guard room >= 0, all.reduce(2 * MenuMetrics.titleInset, { $0 + titleWidth($1.title, look) }) > room else {
      return all
    }
    var free = room - 2 * MenuMetrics.titleInset - titleWidth(Self.more, look)
    let count = all.prefix { menu in
      free -= titleWidth(menu.title, look)
      return free >= 0
    }.count
    return all.prefix(count) + [BarMenu(title: Self.more, sections: [], overflow: Array(all.suffix(from: count)))]
  }
  private static let more = "⋯"
  private func titleWidth(_ title: String, _ look: MenuLook) -> CGFloat {
    (look.layout(title).size.width + 2 * MenuMetrics.titlePadding).rounded(.up)
  }
  private var look: MenuLook { MenuLook(node.engine, isRightToLeft: node.scope.isRightToLeft) }
  private var isShown: Bool {
    node.scope.value(IdiomKey.self) == .desktop && node.scope.value(ShowsMenuBarKey.self) && !allMenus.isEmpty
  }

  /// The places of the titles in the bar.
  private func titleFrames(_ look: MenuLook) -> [CGRect] {
    var frames: [CGRect] = []
    var x = MenuMetrics.titleInset
    for menu in shownMenus {
      let width = titleWidth(menu.title, look)
      frames.append(
        CGRect(x: look.isRightToLeft ? node.size.width - x - width : x, y: 0, width: width, height: node.size.height))
      x += width
    }
    return frames
  }
  private func index(at point: CGPoint) -> Int? { titleFrames(look).firstIndex { $0.contains(point) } }

  // MARK: - Layout and picture

  func computeSize(_ proposal: Proposal) -> Size {
    guard isShown else { return .zero }
    let look = look
    let width = allMenus.reduce(2 * MenuMetrics.titleInset) { $0 + titleWidth($1.title, look) }
    return Size(proposal.width < 0 ? width : proposal.width, look.barHeight)
  }
  var spacing: ViewSpacing { ViewSpacing() }
  func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? { nil }

  private struct PictureKey: Equatable {
    var titles: [String]
    var frames: [CGRect]
    var open: Int?
    var hovered: Int?
    var size: Size
    var look: MenuLook
    var isActive: Bool
  }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    guard isShown else { return }
    let look = look
    let key = PictureKey(
      titles: shownMenus.map(\.title), frames: titleFrames(look), open: openIndex, hovered: hoveredIndex,
      size: node.size, look: look,
      isActive: node.engine.content?.input.isWindowActive ?? true)
    if picture?.key != key {
      picture = (key, draw(key))
      node.engine.counters.itemsRecorded += 1
    }
    group.append(PlacedPiece(picture!.piece, x: x, y: y))
  }
  private func draw(_ key: PictureKey) -> DisplayPiece {
    let look = key.look, size = key.size
    var list: ContiguousArray<PlacedPiece> = []
    let line = look.palette.pixels(1)
    let edge = CGRect(x: 0, y: size.height - line, width: size.width, height: line)
    list.append(PlacedPiece(FillPiece(.rectangle(edge), .color(look.line)), x: 0, y: 0))
    for (index, frame) in key.frames.enumerated() {
      if index == key.open || (index == key.hovered && key.open == nil) {
        let inset = frame.insetBy(dx: 1, dy: MenuMetrics.titleInset)
        list.append(look.palette.fill(inset, radius: MenuMetrics.titleRadius, look.shade(isPressed: index == key.open)))
      }
      let text = look.layout(key.titles[index])
      let x = look.palette.snapped(frame.midX - text.size.width / 2),
        y = look.palette.snapped(frame.midY - text.size.height / 2)
      list.append(PlacedPiece(TextPiece(text, .color(look.ink.opacity(key.isActive ? 1 : 0.6))), x: x, y: y))
    }
    return GroupPiece(list)
  }

  // MARK: - Events

  func isHit(_ point: CGPoint) -> Bool { isShown && node.bounds.contains(point) }
  func hoverDidChange(_ location: CGPoint?) {
    let index = location.flatMap { self.index(at: $0) }
    if index == hoveredIndex { return }
    hoveredIndex = index
    node.setNeedsRecord()
  }
  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      guard event.button == .primary, let index = self.index(at: node.convertFromWindow(event.position)) else {
        return .failed
      }
      recognizer.afterRecognition { [weak self] in self?.open(index, byPress: event.position) }
      return .active
    case .up: return .ended
    default: return recognizer.phase
    }
  }
  func pointerWasCancelled() {}
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {}

  /// Keys that nobody else wants: the one that opens the bar, and the shortcuts of the framework's own commands.
  private func handleUnused(_ event: KeyEvent) -> Bool {
    if event.phase == .down, event.key == MenuKeys.bar, event.modifiers.isEmpty, isShown {
      openByKey(0)
      return true
    }
    // Alt with the first letter of a title. Source: GTK's and Windows' mnemonics.
    if event.phase == .down, event.modifiers == .option, isShown,
      let index = shownMenus.firstIndex(where: { $0.title.lowercased().first == event.key.character })
    {
      openByKey(index)
      return true
    }
    for menu in allMenus {
      for group in menu.groups {
        for element in group.elements {
          guard let item = element as? DetachedNode, let command = item.role as? MenuCommand else { continue }
          guard let shortcut = command.shortcut, shortcut.matches(event) else { continue }
          let entry = command.entry(item)
          if entry.isEnabled {
            entry.perform()
            return true
          }
        }
      }
    }
    return false
  }

  // MARK: - Open menus

  private func open(_ index: Int, byPress point: CGPoint?) {
    guard shownMenus.indices.contains(index) else { return }
    if let session, !session.isEnded {
      if openIndex == index { return }
      openIndex = index
      session.openRoot()
    } else {
      openIndex = index
      session = MenuSession(self, byPress: point)
    }
    node.setNeedsRecord()
  }
  private func openByKey(_ index: Int) {
    open(index, byPress: nil)
    session?.moveHighlight(1)
  }
  var menuAnchor: MenuPopup.Anchor? {
    let frames = titleFrames(look)
    guard isShown, let openIndex, frames.indices.contains(openIndex) else { return nil }
    let frame = node.convertToWindow(frames[openIndex])
    return .below(CGRect(x: frame.minX + 1, y: frame.minY, width: frame.width - 2, height: frame.height))
  }
  var menuEntries: [MenuEntry]? {
    guard let openIndex, shownMenus.indices.contains(openIndex) else { return nil }
    return shownMenus[openIndex].entries
  }
  func target(at point: CGPoint) -> MenuSession.Target {
    let point = node.convertFromWindow(point)
    if let index = self.index(at: point) { return .title(index) }
    return .outside
  }
  func openMenu(at index: Int) { open(index, byPress: nil) }
  func openNeighbor(_ step: Int) -> Bool {
    guard let openIndex, shownMenus.count > 1 else { return false }
    openByKey((openIndex + step + shownMenus.count) % shownMenus.count)
    return true
  }
  var isMenuBar: Bool { true }
  func menuDidClose() {
    openIndex = nil
    session = nil
    node.setNeedsRecord()
  }

  // MARK: - Accessibility

  var accessibilityElements: [AccessibilityElement]? {
    guard isShown else { return [] }
    var properties = AccessibilityProperties()
    properties.addedTraits = .isMenuBar
    var bar = AccessibilityElement(node: node, properties: properties, frame: node.frameInWindow)
    let frames = titleFrames(look)
    for (index, menu) in shownMenus.enumerated() {
      guard let first = menu.groups.first ?? commands else { continue }
      var properties = AccessibilityProperties()
      properties.label = menu.title
      properties.addedTraits = .isMenu
      properties.details.opensMenu = true
      properties.details.isExpanded = index == openIndex
      properties.press = { [weak self] in self?.open(index, byPress: nil) }
      var element = AccessibilityElement(
        node: first, properties: properties, frame: node.convertToWindow(frames[index]))
      if index == openIndex, let session {
        element.children = session.elements(at: 0)
        element.isFocused = session.popups.first?.highlighted == nil && session.popups.count == 1
      }
      bar.children.append(element)
    }
    return [bar]
  }
}

/// Whether a window shows its menu bar: the keys of its items work without it, too.
struct ShowsMenuBarKey: EnvironmentKey { static let defaultValue = true }
extension EnvironmentValues {
  var showsMenuBar: Bool {
    get { self[ShowsMenuBarKey.self] }
    set { self[ShowsMenuBarKey.self] = newValue }
  }
}
