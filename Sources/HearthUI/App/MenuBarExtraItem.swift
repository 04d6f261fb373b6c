import Foundation
import HearthCore
import HearthRendering

/// A menu bar extra that is shown: the tree of its label and its menu, and what the desktop shows of them.
@MainActor package final class MenuBarExtraItem: StatusItem {
  package let number: Int
  private unowned let scenes: AppScenes
  private let observed: ObservedScene
  private let host: MenuBarExtraHost
  private var content: WindowContent!
  private weak var labelNode: DetachedNode?
  private weak var menuNode: DetachedNode?
  package private(set) var look = StatusItemLook()
  package private(set) var menu: [StatusMenuItem]?
  private var actions: [Int32: () -> Void] = [:]
  /// The numbers of the items that were there last.
  private var numbers: [ItemKey: Int32] = [:]
  private var lastNumber: Int32 = 0
  private var settings: HostSettings
  private(set) var isClosed = false
  /// Where the user pressed it last: points of the screen, where the desktop says that.
  private(set) var lastPoint: CGPoint?

  private struct ItemKey: Hashable {
    var node: ObjectIdentifier?
    var parent: Int32
    /// Of several with one view, and of lines.
    var occurrence: Int
  }

  init(_ scenes: AppScenes, _ scene: SceneDescription, number: Int) {
    (self.scenes, self.number) = (scenes, number)
    observed = ObservedScene(scene)
    host = MenuBarExtraHost(scenes.platform)
    settings = scenes.platform.settings
    let context = WindowContext(scenes: scenes, session: nil), idiom = scenes.idiom
    content = WindowContent(
      host: host, size: CGSize(width: 400, height: 400),
      configure: { values in
        values.beginWindow(idiom)
        values.windowContext = context
        values.scenePhase = .active
        values[HasKeyboardKey.self] = .yes
      }, root: MenuBarExtraRoot(item: self))
  }
  nonisolated deinit {}

  /// What the scene says now. Views that read it follow.
  var scene: SceneDescription { observed.description }
  func sceneDidChange(_ new: SceneDescription) {
    if new.version !== observed.description.version { observed.description = new }
  }
  var opensWindow: Bool { scene.extra?.opensWindow == true }
  var needsFrame: Bool { !isClosed && content.needsFrame }
  /// Mistakes of the app in the label and in the menu.
  package var reports: [Report] { content.reports }

  fileprivate func attach(label: DetachedNode) { labelNode = label }
  fileprivate func attach(menu: DetachedNode) { menuNode = menu }
  /// Whether what is behind the icon is dark.
  fileprivate var isOnDark: Bool { scenes.platform.statusItemsAreOnDark }

  /// Brings label and menu up to date, and tells the desktop what has changed.
  ///
  /// - Parameter time: Seconds on the platform's clock.
  func update(at time: Double) {
    if isClosed { return }
    let new = scenes.platform.settings
    if new != settings {
      settings = new
      content.handle(.settings(new))
    }
    let isDue = host.wakeUp.map { $0 <= time + 0.001 } ?? false
    if isDue { host.wakeUp = nil }
    guard content.needsFrame || content.isAnimating || isDue else { return }
    for round in 0..<4 where round == 0 || content.needsFrame { _ = content.updateFrame(at: time) }
    read()
    // An icon is a picture that is sent to another program. Source: our choice: ten a second are enough for it.
    if content.isAnimating { scenes.platform.requestUpdate(after: 0.1) }
  }
  private func read() {
    let newLook = readLook(), newMenu = opensWindow ? nil : readMenu()
    if newLook == look && newMenu == menu { return }
    (look, menu) = (newLook, newMenu)
    scenes.platform.statusItemDidChange(self)
  }

  /// The user may no longer see it.
  func close() {
    if isClosed { return }
    isClosed = true
    scenes.platform.hideStatusItem(self)
    actions = [:]
    content.close()
  }

  // MARK: - What the user does

  package func choose(_ id: Int32) {
    guard !isClosed, let action = actions[id] else { return }
    content.performOutside(action)
    scenes.platform.requestUpdate()
  }
  package func activate(at point: CGPoint?) {
    if isClosed || !opensWindow { return }
    lastPoint = point
    if let action = scene.extra?.action {
      content.performOutside(action)
      return scenes.platform.requestUpdate()
    }
    content.performOutside { scenes.toggleWindow(of: self, at: point) }
  }

  // MARK: - The icon

  private func readLook() -> StatusItemLook {
    var look = StatusItemLook()
    guard let labelNode, !labelNode.isUnmounted, let shown = labelNode.content else { return look }
    let label = MenuLabel(shown)
    look.title = label.title.isEmpty ? scenes.title(of: scene) : label.title
    if let icon = label.icon {
      look.icon = Self.picture(of: [icon])
    } else if label.title.isEmpty {
      look.icon = Self.picture(of: labelNode.elements)
    } else {
      // Panels have squares for icons. Source: our choice: three letters can be read there.
      let letters = label.title.count <= 3 ? label.title : label.title.prefix(1).uppercased()
      let text = MenuLook(content.engine, isRightToLeft: false).layout(letters)
      look.icon = StatusIcon(TextPiece(text, .color(RGBA(white: isOnDark ? 1 : 0.1))), size: text.size)
    }
    return look
  }
  /// The picture of views side by side; nil for one without a size.
  private static func picture(of nodes: [LayoutNode]) -> StatusIcon? {
    var pieces: ContiguousArray<PlacedPiece> = [], size = CGSize.zero
    for node in nodes {
      let natural = node.measure(Proposal(-1, -1))
      node.place(x: 0, y: 0, Proposal(natural))
      node.record(into: &pieces, x: size.width, y: 0)
      size = CGSize(width: size.width + natural.width, height: max(size.height, natural.height))
    }
    return size.width > 0 && size.height > 0 ? StatusIcon(GroupPiece(pieces), size: size) : nil
  }

  // MARK: - The menu

  private func readMenu() -> [StatusMenuItem] {
    guard let menuNode, !menuNode.isUnmounted else { return [] }
    var known: [ItemKey: Int32] = [:]
    actions = [:]
    let items = read(MenuEntry.entries(of: menuNode), below: 0, &known)
    numbers = known
    return items
  }
  private func read(_ entries: [MenuEntry], below parent: Int32, _ known: inout [ItemKey: Int32]) -> [StatusMenuItem] {
    entries.map { entry in
      var key = ItemKey(node: entry.id, parent: parent, occurrence: 0)
      while known[key] != nil { key.occurrence += 1 }
      let id =
        numbers[key]
        ?? {
          lastNumber += 1
          return lastNumber
        }()
      known[key] = id
      var item = StatusMenuItem(id: id, kind: kind(of: entry, id, &known))
      item.title = entry.title
      item.icon = entry.icon.flatMap { Self.picture(of: [$0]) }
      item.shortcutText = entry.shortcut?.text
      item.shortcutKeys = entry.shortcut?.protocolKeys ?? []
      item.isEnabled = entry.canBeHighlighted
      item.isDestructive = entry.isDestructive
      if entry.canBeHighlighted, entry.submenu == nil { actions[id] = entry.perform }
      return item
    }
  }
  private func kind(of entry: MenuEntry, _ id: Int32, _ known: inout [ItemKey: Int32]) -> StatusMenuItem.Kind {
    switch entry.kind {
    case .action: .action
    case .toggle(let isOn, let isMixed): .toggle(isOn: isOn, isMixed: isMixed)
    case .submenu(let items): .submenu(read(items() ?? [], below: id, &known))
    case .separator: .separator
    case .text: .text
    }
  }
}

extension MenuShortcut {
  /// The names of the modifiers and of the key in menus that other programs show. Source:
  /// com.canonical.dbusmenu, "shortcut"; X's names of keys.
  var protocolKeys: [String] {
    var names: [String] = []
    if modifiers.contains(.control) { names.append("Super") }
    if modifiers.contains(.command) { names.append("Control") }
    if modifiers.contains(.option) { names.append("Alt") }
    if modifiers.contains(.shift) { names.append("Shift") }
    let key: String =
      switch self.key {
      case .return: "Return"
      case .escape: "Escape"
      case .tab: "Tab"
      case .space: "space"
      case .delete: "BackSpace"
      case .deleteForward: "Delete"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "Page_Up"
      case .pageDown: "Page_Down"
      case .upArrow: "Up"
      case .downArrow: "Down"
      case .leftArrow: "Left"
      case .rightArrow: "Right"
      default:
        if let code = self.key.character.unicodeScalars.first?.value, (0xF704...0xF726).contains(code) {
          "F\(code - 0xF703)"
        } else {
          String(self.key.character)
        }
      }
    return names + [key]
  }
}

// MARK: - The tree

/// The label and the menu of an extra. Neither is shown here.
nonisolated private struct MenuBarExtraRoot: View {
  let item: MenuBarExtraItem
  @MainActor var body: some View {
    let scene = item.scene, item = item
    var view = AnyView(
      Group {
        DetachedContent(
          content: (scene.extra?.label ?? AnyView(EmptyView())).environment(
            \.colorScheme, item.isOnDark ? .dark : .light),
          attach: { item.attach(label: $0) })
        if scene.extra?.opensWindow != true { MenuBarExtraMenu(content: scene.content(nil), item: item) }
      })
    for wrap in scene.wrappers { view = wrap(view) }
    return view
  }
}

/// The items of the menu, as controls in a menu are.
nonisolated private struct MenuBarExtraMenu: View {
  let content: AnyView
  let item: MenuBarExtraItem
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs, inner: inputs.scope.forMenu())
    node.behavior = MenuBarExtraMenuBehavior(node)
    node.content = DetachedContent._makeNode(detached(view), node.contentInputs).node
    return _ViewNode(node)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: BehaviorNode.self)
    DetachedContent._update(_ViewNode(node.content!), detached(view))
  }
  @MainActor private static func detached(_ view: Self) -> DetachedContent<AnyView> {
    let item = view.item
    return DetachedContent(content: view.content) { [weak item] in item?.attach(menu: $0) }
  }
  static var _elementCount: Int { 1 }
}
private final class MenuBarExtraMenuBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  init(_ node: BehaviorNode) { self.node = node }
  nonisolated deinit {}
  var viewName: String { "MenuBarExtra" }
  func computeSize(_ proposal: Proposal) -> Size { .zero }
  func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? { nil }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {}
}

/// The host of an extra's tree, which shows nothing by itself.
@MainActor private final class MenuBarExtraHost: WindowHost {
  private unowned let platform: any WindowPlatform
  let textShaper: any TextShaper
  let imageLoader: any ImageLoader
  let clipboard: any Clipboard = NoClipboard()
  var settings: HostSettings { platform.settings }
  var date: Date { platform.date }
  init(_ platform: any WindowPlatform) {
    self.platform = platform
    let drawing = platform.statusDrawing
    textShaper = drawing?.textShaper ?? RoundMetricsShaper()
    imageLoader = drawing?.imageLoader ?? NoImageLoader()
  }
  nonisolated deinit {}
  func requestFrame() { platform.requestUpdate() }
  /// Seconds on the platform's clock: when a frame is wanted that nothing else asks for.
  var wakeUp: Double?
  func requestFrame(after seconds: Double) {
    wakeUp = platform.now + max(0, seconds)
    platform.requestUpdate(after: seconds)
  }
  func setCursor(_ cursor: Cursor) {}
  func setTextInput(_ request: TextInputRequest?) {}
  func setTitle(_ title: String) {}
  func openURL(_ url: URL) { platform.openURL(url) }
  func close() {}
  func showFileDialog(_ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void) {
    completion(nil)
  }
  func closeFileDialog() {}
}
