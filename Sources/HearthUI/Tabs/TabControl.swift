import Foundation
import HearthCore
import HearthPersistence
import HearthRendering

/// What a tab view does: it lists its tabs, shows the page of the one that is
/// selected, and keeps the pages of the others.
///
/// The selection is the app's; the control follows it. `refresh` lists the tabs, reads the selection, makes the page if
/// there is none, and tells bars through `TabModel`.
@MainActor final class TabControl: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  let model = TabModel()
  private(set) unowned(unsafe) var strip: PageStripNode!
  private(set) var selection: TabSelection?
  private var list: (TabCollector) -> Void
  private(set) var tabs: [TabEntry] = []
  private var pages: [IdentityPath: (page: PageNode, type: ObjectIdentifier)] = [:]
  /// The tab that is shown.
  private(set) var current: IdentityPath?
  private var reported: Set<AnyHashable> = []
  private var restorable: RestorableValue?
  var bodies: [IdentityPath: TabBody] = [:]
  var shortcuts: [TabShortcut] = []
  private(set) var pass = 0
  private var isRefreshing = false
  let motion = TabMotion()
  /// Stands for the bar, which focus may go to.
  let barAnchor = ControlAnchor()
  let minimizing = BarMinimizing()
  let search = TabSearch()
  /// What was asked for by the user moves; what the app writes moves with its animation.
  var userTransaction: Transaction?

  static func makeNode(
    _ selection: TabSelection?, _ inputs: _ViewInputs, _ list: @escaping (TabCollector) -> Void
  ) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    let control = TabControl(node, selection, list)
    node.behavior = control
    control.readSurroundings()
    typealias Content = TabScaffold
    node.content = Content._makeNode(Content(control: control), node.contentInputs).node
    control.listenToKeys()
    control.refresh()
    control.beginRestoration()
    return node
  }
  private init(_ node: BehaviorNode, _ selection: TabSelection?, _ list: @escaping (TabCollector) -> Void) {
    (self.node, self.selection, self.list) = (node, selection, list)
    strip = nil
    motion.control = self
    node.recognizer = PointerRecognizer(motion, node: node)
    node.flags.insert([.hasGesture, .isScrollTarget, .handlesKeys])
  }
  nonisolated deinit {}
  var viewName: String { "TabView" }
  var engine: Engine { node.engine }
  func attach(_ strip: PageStripNode) {
    self.strip = strip
    strip.didStep = { [weak self] in self?.motion.didStep() }
    presentation = node.scope.value(PresentationHandleKey.self).handle
    strip.background = { [weak self] in self?.pageBackground }
  }
  /// The sheet that the tabs are in.
  private weak var presentation: PresentationHandle?
  /// Pages behind tabs are as opaque as windows are, those that one turns are clear. Source: UIKit, `systemBackground`
  /// of view controllers; seen, iOS, `tabViewStyle(.page)`.
  private var pageBackground: RGBA? {
    model.placement == .pageIndicator || presentation?.options.background != nil ? nil : node.scope.windowBackground
  }
  func inheritedStyleDidChange() { strip?.setNeedsRecord() }
  func context(_ place: IdentityPath) -> TabContext { TabContext(control: self, place: place) }
  func willUnmount() {
    restorable?.end()
    search.end()
    stopListening()
    bodies = [:]
    pages = [:]
  }

  // MARK: - Update

  func update(_ selection: TabSelection?, _ list: @escaping (TabCollector) -> Void) {
    engine.counters.nodesVisited += 1
    (self.selection, self.list) = (selection, list)
    refresh()
  }
  func updateBody() {
    node.flags.remove(.needsBody)
    readSurroundings()
    refresh()
  }
  func bodyDidChange() { if !isRefreshing { node.setNeedsBody() } }
  func labelMayHaveChanged() { if !isRefreshing { node.setNeedsBody() } }
  /// Runs a closure of the app; what it reads marks the tab view.
  func evaluate<T>(_ action: () -> T) -> T {
    let outer = Engine.evaluating
    Engine.evaluating = node
    defer { Engine.evaluating = outer }
    return engine.trackingMore(node, action)
  }
  private func readSurroundings() {
    let idiom = node.scope.value(IdiomKey.self, readBy: node), look = node.scope.value(TabLookKey.self, readBy: node)
    if model.idiom != idiom { model.idiom = idiom }
    if model.look != look { model.look = look }
    let behavior = node.scope.value(TabBarMinimizeKey.self, readBy: node)
    if model.minimizeBehavior != behavior { model.minimizeBehavior = behavior }
    search.surroundings(self)
    if !hasReadPlacement {
      hasReadPlacement = true
      model.isSidebar = node.scope.value(DefaultTabPlacementKey.self) == .sidebar
    }
  }
  private var hasReadPlacement = false

  private func refresh() {
    isRefreshing = true
    defer { isRefreshing = false }
    engine.beginTracking(node)
    let old = tabs
    let collector = TabCollector(self)
    pass += 1
    list(collector)
    for (place, body) in bodies where body.pass != pass {
      remove(body)
      bodies[place] = nil
    }
    take(collector.items)
    updatePages(old)
    readLabels()
    showSelection()
    let shown = tabs.map { ShownTab(id: $0.place, traits: $0.traits, section: $0.section) }
    model.setTabs(shown, sections)
  }
  private var sections: [ShownSection] = []

  private func take(_ items: [TabItem]) {
    tabs = []
    sections = []
    for item in items {
      switch item {
      case .tab(let tab): tabs.append(tab)
      case .section(let section):
        sections.append(ShownSection(id: section.place, header: section.header, traits: section.traits))
        for var tab in section.tabs {
          // What is said of a section counts for its tabs.
          if section.traits.isHidden { tab.traits.isHidden = true }
          if section.traits.isDisabled { tab.traits.isDisabled = true }
          if tab.traits.placement == .automatic { tab.traits.placement = section.traits.placement }
          tab.traits.visibilities.merge(section.traits.visibilities) { own, _ in own }
          tabs.append(tab)
        }
      }
    }
    var seen: Set<IdentityPath> = []
    tabs = tabs.filter { seen.insert($0.place).inserted }
  }
  /// Pages that were made follow the values of their views. Those whose tabs have gone leave the tree.
  private func updatePages(_ old: [TabEntry]) {
    var order: ContiguousArray<PageNode> = []
    var known: [IdentityPath: (page: PageNode, type: ObjectIdentifier)] = [:]
    for tab in tabs {
      guard let entry = pages[tab.place], entry.type == tab.page.type else { continue }
      known[tab.place] = entry
      order.append(entry.page)
      tab.page.update(entry.page, context(tab.place))
    }
    pages = known
    motion.pagesDidChange(Set(order.map { ObjectIdentifier($0) }))
    strip.arrange(order)
  }
  func page(_ tab: TabEntry) -> PageNode {
    if let entry = pages[tab.place] { return entry.page }
    let page = tab.page.make(in: strip, context(tab.place), tab.place)
    pages[tab.place] = (page, tab.page.type)
    strip.arrange(ContiguousArray(tabs.compactMap { pages[$0.place]?.page }))
    return page
  }
  func madePage(_ place: IdentityPath) -> PageNode? { pages[place]?.page }

  /// Labels that are written inside of the bodies of contents: the pages are made, so that they are known.
  private func readLabels() {
    if model.placement == .pageIndicator { return }
    for index in tabs.indices where tabs[index].traits.label == nil && tabs[index].page.mayHideLabel {
      let page = page(tabs[index])
      page.resolveChild()
      guard let child = page.child else { continue }
      tabs[index].traits.label = child.layoutValue(TabLabelKey.self)
      if tabs[index].traits.badge == nil { tabs[index].traits.badge = child.layoutValue(BadgeKey.self) }
      if tabs[index].traits.tag == nil { tabs[index].traits.tag = child.layoutValue(TagKey.self) }
    }
  }

  // MARK: - Selection

  func index(of place: IdentityPath?) -> Int? { place.flatMap { place in tabs.firstIndex { $0.place == place } } }

  /// The tab that is to be shown: the one with the selected value; the one that the user chose
  /// where the app keeps none; else the first.
  private func wanted() -> TabEntry? {
    let first = tabs.first { !$0.traits.isHidden } ?? tabs.first
    guard let selection else { return (index(of: chosen) ?? index(of: current)).map { tabs[$0] } ?? first }
    guard let value = evaluate({ selection.read() }) else { return first }
    if let tab = tabs.first(where: { selection.value(of: $0.traits) == value }) { return tab }
    if !tabs.isEmpty, reported.insert(value).inserted {
      engine.report(
        .unknownSelection, at: node,
        "the selection \(value) is the value of no tab, so that the first one is shown. Give a tab this value, by tag(_:) or Tab(value:), of the type \(selection.typeName)."
      )
    }
    return first
  }
  private func showSelection() {
    guard let tab = wanted() else {
      current = nil
      strip.show([])
      if model.selected != nil { model.selected = nil }
      return
    }
    let page = page(tab)
    let isOther = tab.place != current
    let from = current.flatMap { madePage($0) }
    let forward = (index(of: current) ?? 0) <= (index(of: tab.place) ?? 0)
    current = tab.place
    if isOther || strip.current !== page {
      motion.show(page, from: isOther ? from : nil, forward: forward, userTransaction ?? node.transaction)
      if model.showsMore { model.showsMore = false }
    }
    userTransaction = nil
    if model.selected != tab.place { model.selected = tab.place }
    if isOther {
      if model.isMinimized { setMinimized(false) }
      save()
    }
    search.follow(self, isOther: isOther)
  }

  /// The user chooses a tab.
  func choose(_ place: IdentityPath, _ transaction: Transaction = Transaction(animation: .snappy(duration: 0.35))) {
    guard let index = index(of: place), !tabs[index].traits.isDisabled else { return }
    if model.showsMore { model.showsMore = false }
    if place == current { return returnToRoot() }
    if let selection {
      guard let value = selection.value(of: tabs[index].traits) else {
        engine.report(
          .unknownSelection, at: node,
          "the tab at \(index) has no value of the type \(selection.typeName), so that it cannot be selected. Give it one by tag(_:) or Tab(value:)."
        )
        return
      }
      userTransaction = transaction
      selection.select(value, Transaction())
    } else {
      userTransaction = transaction
      chosen = place
    }
    // A binding of closures tells nobody.
    node.setNeedsBody()
  }
  /// The tab that the user chose, where the app keeps no selection.
  private var chosen: IdentityPath?

  /// The next tab or the one before, round and round. Hidden and disabled ones are passed over.
  func step(_ step: Int, wraps: Bool = true) {
    let order =
      model.placement == .sidebar ? sidebarTabs : model.placement == .pageIndicator ? model.pages : model.barTabs
    let open = order.filter { !$0.traits.isDisabled }
    guard !open.isEmpty else { return }
    let index = open.firstIndex { $0.id == current }
    var next = index.map { $0 + step } ?? (step > 0 ? 0 : open.count - 1)
    if wraps { next = (next + open.count) % open.count } else if !open.indices.contains(next) { return }
    if open[next].id != current { choose(open[next].id) }
  }

  private var sidebarTabs: [ShownTab] {
    TabSidebarOrder(
      model: model, customization: node.scope.value(TabCustomizationKey.self)?.wrappedValue, showsAll: false
    ).groups.flatMap(\.tabs)
  }

  /// Selecting the tab that is selected goes back to its root; at the root its content scrolls to the top. Source:
  /// Apple, UITabBarController ("user taps always display the root view of the tab … even if the tab was already
  /// selected"); for the top our choice, as apps do.
  private func returnToRoot() {
    guard let page = current.flatMap({ madePage($0) }) else { return }
    func find<T>(_ node: Node, _ match: (Node) -> T?) -> T? {
      if let found = match(node) { return found }
      if node.isLeftOut { return nil }
      var found: T?
      node.visitChildren { if found == nil { found = find($0, match) } }
      return found
    }
    let stack = find(page) { ($0 as? BehaviorNode)?.behavior as? StackControl }
    if let stack, stack.canGoBack { return stack.popToRoot() }
    let scroll = find(page) { ($0 as? ScrollNode).flatMap { $0.scrolls(along: .vertical) ? $0 : nil } }
    if let scroll, scroll.offset.y > 0 { scroll.move(to: .edge(.top), Transaction(animation: .snappy(duration: 0.35))) }
  }

  // MARK: - Restoration

  private var storedSelection: Data? {
    guard let selection else {
      return index(of: current).flatMap { tabs[$0].place.stable }.flatMap { StableIdentity.encode($0) }
    }
    return selection.stored(selection.read())
  }
  /// The tab of the last process, if the app begins with the one that it began with then.
  private func beginRestoration() {
    guard engine.scene.restoration.isEnabled, let first = storedSelection else { return }
    let restorable = RestorableValue("tab", node)
    self.restorable = restorable
    guard let saved = restorable.begin(first) else { return }
    engine.performAtEndOfRound { [weak self] in
      guard let self, !node.isUnmounted, storedSelection == first else { return }
      if let selection {
        if let value = selection.restored(saved), tabs.contains(where: { selection.value(of: $0.traits) == value }) {
          selection.select(value, Transaction())
        }
      } else if let place = StableIdentity.decode(UInt64.self, saved),
        let tab = tabs.first(where: { $0.place.stable == place })
      {
        chosen = tab.place
      }
      node.setNeedsBody()
    }
  }
  private func save() { if let stored = storedSelection { restorable?.save(stored) } }
}
