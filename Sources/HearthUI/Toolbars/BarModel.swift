import Foundation
import HearthCore
import Observation

/// Counts changes, for views to read.
final class BarPulse: Observable, @unchecked Sendable {
  // Unchecked: used on the main actor only.
  private let registrar = ObservationRegistrar()
  private var number = 0
  init() {}
  var count: Int {
    registrar.access(self, keyPath: \.count)
    return number
  }
  func beat() { registrar.withMutation(of: self, keyPath: \.count) { number &+= 1 } }
}

/// What the bars of a page show. Belongs to a `BarHost`; written in the state phase.
@MainActor package final class BarModel {
  private(set) var content = BarContent()
  private(set) var title = NavigationTitle()
  /// The items by their places.
  private(set) var items = BarItems()
  /// Items of the bar above for which there is no room.
  private(set) var overflow: Set<ObjectIdentifier> = []
  /// The width of each item when it was shown last. Points.
  private var widths: [ObjectIdentifier: CGFloat] = [:]
  /// Whether the title is written in the bar.
  private(set) var isRenaming = false
  private(set) var isCustomizing = false
  /// Whether the content of the page was scrolled so far that a large title is out of sight.
  private(set) var isScrolled = false
  /// What of the content lies below the bars.
  private var contentBelow = BarAreaScroll()
  /// Whether the user wants the bar above, by the command of the menu bar.
  private(set) var isShown = true
  /// Whether the pointer is where it shows the bar of a window that fills the screen.
  private(set) var isPointedAt = false
  /// Whether the bar above has made room for what scrolls.
  private(set) var isMinimized = false
  /// Whether what is kept free for the bar stays meanwhile.
  var keepsRoom = false
  /// What the user wants to see of labels; nil for what is usual.
  private(set) var labelStyle: ToolbarLabelStyle?

  /// Whether text in the page is edited: then the bar for the keyboard is shown.
  private(set) var isEditing = false
  weak var keyboardBar: BehaviorNode?
  /// The bars around those of this page.
  weak var outer: BarModel?

  private var handle: EngineHandle?
  var engine: Engine? { handle?.engine }
  /// Evaluates the bars again, on behalf of the view that shows them.
  private let pulse = BarPulse()
  /// Evaluates the backgrounds of the bars again.
  private let backgroundPulse = BarPulse()
  nonisolated init() {}
  nonisolated deinit {}

  /// Called by the body of each view that shows something of this: it is evaluated again when something has changed.
  func read() { _ = pulse.count }

  // MARK: - What the page says

  func set(_ content: BarContent, _ engine: Engine) {
    handle = engine.handle
    self.content = content
    for toolbar in content.toolbars { toolbar.bar = self }
    content.search?.bar = self
    readItems()
    update()
  }
  func set(_ title: NavigationTitle, _ engine: Engine) {
    handle = engine.handle
    self.title = title
    if title.rename == nil { isRenaming = false }
    update()
  }
  /// Something in an item has changed.
  func setNeedsUpdate() {
    guard let engine else { return }
    engine.afterBodies[ObjectIdentifier(self)] = (
      engine.root,
      { [weak self] in
        self?.readItems()
        self?.update()
      }
    )
    engine.requestFrame()
  }
  func update() { pulse.beat() }

  private func readItems() {
    var items = BarItems()
    for toolbar in content.toolbars {
      let entries = toolbar.items
      for entry in toolbar.id.map({ ToolbarCustomization(id: $0).arranged(entries) }) ?? entries { items.add(entry) }
    }
    self.items = items
    watchFocus()
    let known = Set(items.all.map(\.id))
    overflow.formIntersection(known)
    widths = widths.filter { known.contains($0.key) }
  }

  // MARK: - What the user does

  func beginRename() {
    if title.rename == nil || isRenaming { return }
    isRenaming = true
    update()
  }
  /// - Parameter title: Nil leaves the title as it was, and so does an empty one.
  func endRename(_ title: String?) {
    if !isRenaming { return }
    isRenaming = false
    if let title, !title.isEmpty { self.title.rename?.title.wrappedValue = title }
    update()
  }
  func setCustomizing(_ isCustomizing: Bool) {
    self.isCustomizing = isCustomizing
    update()
  }
  var canCustomize: Bool { content.toolbars.contains { $0.id != nil } }
  /// What the user did to a toolbar that can be customized.
  func customizationDidChange() {
    readItems()
    update()
  }
  func setEditing(_ isEditing: Bool) {
    if isEditing == self.isEditing { return }
    self.isEditing = isEditing
    update()
  }
  func setPointedAt(_ isPointedAt: Bool) {
    if isPointedAt == self.isPointedAt { return }
    self.isPointedAt = isPointedAt
    update()
  }
  func setMinimized(_ isMinimized: Bool) {
    if isMinimized == self.isMinimized { return }
    self.isMinimized = isMinimized
    update()
  }
  func setShown(_ isShown: Bool) {
    self.isShown = isShown
    update()
  }
  /// The items are told by the environment of the page.
  func setLabelStyle(_ style: ToolbarLabelStyle) {
    labelStyle = style == .automatic ? nil : style
    update()
  }

  // MARK: - Room

  /// Notes the widths of the items that are shown, and finds out for which there is room. Called in the layout phase.
  func fit(_ shown: [ObjectIdentifier: CGFloat], into width: CGFloat, menuWidth: CGFloat) {
    widths.merge(shown) { $1 }
    var kept = items.trailing
    func length(_ entries: [ToolbarEntry]) -> CGFloat {
      entries.reduce(0) { $0 + (widths[$1.id] ?? 0) + BarMetrics.itemGap }
    }
    var gone: Set<ObjectIdentifier> = []
    if length(kept) + (items.menu.isEmpty ? 0 : menuWidth) > width {
      // What matters most stays longest. Of equal items the last one goes first, as on macOS.
      let isSearching = content.search?.isPresented == true
      while length(kept) + menuWidth > width, let index = kept.nextToLeave(whileSearching: isSearching) {
        gone.insert(kept[index].id)
        kept.remove(at: index)
      }
    }
    if gone == overflow { return }
    overflow = gone
    engine?.afterLayout.append { [weak self] in self?.update() }
  }
}

extension BarModel: BarAreaWatcher {
  package func contentDidMove(below scroll: BarAreaScroll) {
    if scroll == contentBelow { return }
    contentBelow = scroll
    backgroundPulse.beat()
    if scroll.isTitleGone == isScrolled { return }
    isScrolled = scroll.isTitleGone
    update()
  }
  func hasContent(below edge: VerticalEdge) -> Bool {
    _ = backgroundPulse.count
    return edge == .top ? contentBelow.isBelowTop : contentBelow.isBelowBottom
  }
}

/// The items of a page by the places of the bars.
struct BarItems {
  var leading: [ToolbarEntry] = []
  var center: [ToolbarEntry] = []
  var trailing: [ToolbarEntry] = []
  /// Not needed often: in the menu at the end.
  var menu: [ToolbarEntry] = []
  var bottom: [ToolbarEntry] = []
  var status: [ToolbarEntry] = []
  var keyboard: [ToolbarEntry] = []
  var title: ToolbarEntry?
  var subtitle: ToolbarEntry?
  var largeTitle: ToolbarEntry?
  var largeSubtitle: ToolbarEntry?
  var titleMenu: ToolbarEntry?
  var accessories: [(id: AnyHashable, items: [ToolbarEntry])] = []
  /// Where the app wants the search field; nil where it says nothing.
  var search: ToolbarEntry?
  /// Where the app wants the title; nil where it says nothing.
  var titlePlace: ToolbarItemPlacement.Kind?
  private var last: [ToolbarEntry] = []
  private(set) var all: [ToolbarEntry] = []

  mutating func add(_ entry: ToolbarEntry) {
    all.append(entry)
    switch entry.part.kind {
    case .titleMenu:
      titleMenu = entry
      return
    case .standard(let kind):
      switch kind.kind {
      case .search: search = entry
      case .title: titlePlace = entry.part.placement.kind
      case .sidebarToggle: break
      }
      return
    case .item, .spacer: break
    }
    switch entry.part.placement.kind {
    case .navigation, .topBarLeading, .cancellationAction: leading.append(entry)
    case .principal: center.append(entry)
    case .automatic, .topBarTrailing, .destructiveAction: insertBeforeLast(entry)
    case .primaryAction, .confirmationAction, .topBarPinnedTrailing:
      // Pinned items come last, confirmation before them, the primary action before it.
      trailing.removeLast(last.count)
      func rank(_ entry: ToolbarEntry) -> Int {
        entry.part.placement.kind == .primaryAction ? 0 : entry.part.placement.kind == .confirmationAction ? 1 : 2
      }
      let index = last.firstIndex { rank($0) > rank(entry) } ?? last.count
      last.insert(entry, at: index)
      trailing += last
    case .secondaryAction: menu.append(entry)
    case .status: status.append(entry)
    case .keyboard: keyboard.append(entry)
    case .bottomBar: bottom.append(entry)
    case .title: title = entry
    case .subtitle: subtitle = entry
    case .largeTitle: largeTitle = entry
    case .largeSubtitle: largeSubtitle = entry
    case .accessory(let id):
      if let index = accessories.firstIndex(where: { $0.id == id }) {
        accessories[index].items.append(entry)
      } else {
        accessories.append((id, [entry]))
      }
    }
  }
  /// What is in the middle of the bar above. Source: Apple, "status": "In macOS … the system places
  /// status items in the center of the toolbar".
  func center(_ idiom: Idiom) -> [ToolbarEntry] { idiom == .desktop ? center + status : center }
  /// What is in the middle of the bar below.
  func status(_ idiom: Idiom) -> [ToolbarEntry] { idiom == .desktop ? [] : status }
  private mutating func insertBeforeLast(_ entry: ToolbarEntry) {
    trailing.insert(entry, at: trailing.count - last.count)
  }
}
