import HearthCore
import Observation

/// A tab as bars and sidebars show it.
struct ShownTab: Identifiable {
  let id: IdentityPath
  var traits: TabTraits
  var section: IdentityPath?
  @MainActor func looks(like other: ShownTab) -> Bool {
    id == other.id && section == other.section && traits.looks(like: other.traits)
  }
}
struct ShownSection: Identifiable {
  let id: IdentityPath
  var header: TabLabel?
  var traits: TabTraits
}

/// What bars, sidebars and dots show of a tab view. Written by its control in the state phase, read by their bodies.
@MainActor @Observable final class TabModel {
  private(set) var tabs: [ShownTab] = []
  private(set) var sections: [ShownSection] = []
  var selected: IdentityPath?
  var look = TabLookValue()
  var idiom = Idiom.desktop
  /// The list of the tabs that a phone has no room for is shown.
  var showsMore = false
  /// Whether adaptable tabs are in a sidebar, where the user may choose.
  var isSidebar = false
  /// The sections of a sidebar that the user has opened or closed.
  var expansions: [IdentityPath: Bool] = [:]
  /// When a phone's bar makes room for what scrolls below it.
  var minimizeBehavior = TabBarMinimizeBehavior.automatic
  /// A phone's bar shows the selected tab alone.
  var isMinimized = false
  /// The bar has the keyboard or the remote.
  var isBarFocused = false
  /// What the page wants of the bar.
  var barLook = BarLook()
  /// What of the page lies below the bar.
  private(set) var contentBelow = BarAreaScroll()
  nonisolated init() {}
  nonisolated deinit {}

  func setTabs(_ new: [ShownTab], _ newSections: [ShownSection]) {
    let isSame = tabs.count == new.count && zip(tabs, new).allSatisfy { $0.looks(like: $1) }
    if !isSame { tabs = new }
    let areSame =
      sections.count == newSections.count
      && zip(sections, newSections).allSatisfy { a, b in
        a.id == b.id && a.traits.looks(like: b.traits)
          && (a.header === b.header || (a.header.map { x in b.header.map { x.isSame(as: $0) } ?? false } ?? false))
      }
    if !areSame { sections = newSections }
  }

  func setContentBelow(_ scroll: BarAreaScroll) { if scroll != contentBelow { contentBelow = scroll } }

  // MARK: - What is where

  /// Where the tabs are.
  var placement: TabBarPlacement {
    switch look.look {
    case .page: return .pageIndicator
    case .automatic, .tabBarOnly, .grouped:
      switch idiom {
      case .desktop, .pad, .tv: return .topBar
      case .phone: return .bottomBar
      case .watch: return .pageIndicator
      }
    case .sidebarAdaptable:
      switch idiom {
      case .desktop, .tv: return .sidebar
      case .pad: return isSidebar ? .sidebar : .topBar
      case .phone: return .bottomBar
      case .watch: return .pageIndicator
      }
    }
  }
  /// Whether there is a sidebar, or the user can have one.
  var isSidebarAvailable: Bool {
    look.look == .sidebarAdaptable && (idiom == .desktop || idiom == .pad || idiom == .tv)
  }
  /// Those that a bar shows, the search tab last.
  var barTabs: [ShownTab] {
    let shown = tabs.filter { !$0.traits.isHidden && $0.traits.placement != .sidebarOnly && isVisible($0, .tabBar) }
    let apart = shown.first { $0.traits.role?.kind == .prominent }?.id
    // A search tab stands at the end; pinned ones before it. Source: Apple, "TabRole.search", "TabPlacement.pinned".
    func place(_ tab: ShownTab) -> Int {
      tab.id == apart ? 3 : tab.traits.role?.kind == .search ? 2 : tab.traits.placement == .pinned ? 1 : 0
    }
    return (0...3).flatMap { rank in shown.filter { place($0) == rank } }
  }
  /// The tab that stands apart from the others, at the end of the bar.
  var tabApart: ShownTab? {
    barTabs.last.flatMap { $0.traits.role?.kind == .prominent || $0.traits.role?.kind == .search ? $0 : nil }
  }
  func isVisible(_ tab: ShownTab, _ placement: AdaptableTabBarPlacement) -> Bool {
    (tab.traits.visibilities[placement] ?? tab.traits.visibilities[.automatic] ?? .automatic) != .hidden
  }
  /// The pages that a swipe goes through.
  var pages: [ShownTab] { tabs.filter { !$0.traits.isHidden && !$0.traits.isDisabled } }

  // MARK: - A phone's bar

  /// As many tabs as a phone's bar has room for. Source: Apple, Human Interface
  /// Guidelines, tab bars; UITabBarController.
  static let mostInBar = 5
  /// Those before "More", where there is one.
  var phoneTabs: [ShownTab] {
    let overflow = overflow.map(\.id), last = tabAfterMore?.id
    return barTabs.filter { !overflow.contains($0.id) && $0.id != last }
  }
  /// The search tab keeps its place at the end of the bar. Source: Apple, "TabRole.search";
  /// seen, iOS 26: it is never among the others.
  var tabAfterMore: ShownTab? { overflow.isEmpty ? nil : tabApart }
  /// Those that "More" leads to.
  var overflow: [ShownTab] {
    let tabs = barTabs
    guard idiom == .phone, tabs.count > Self.mostInBar else { return [] }
    let isApart = tabApart != nil
    return Array(tabs.dropFirst(Self.mostInBar - (isApart ? 2 : 1)).dropLast(isApart ? 1 : 0))
  }
}
extension TabModel: BarAreaWatcher {
  func contentDidMove(below scroll: BarAreaScroll) { setContentBelow(scroll) }
}

extension TabModel: ContentBelowBars {
  func hasContent(below edge: VerticalEdge) -> Bool {
    edge == .top ? contentBelow.isBelowTop : contentBelow.isBelowBottom
  }
}
