import Foundation
import HearthCore
import HearthPersistence

/// What a stack does: it shows the page of the top of its path, and keeps the pages below.
///
/// The path is the app's; levels follow it. `refresh` reads it, gives each value that stayed its level, makes the page
/// on top if there is none, and tells the `PagesNode`. Pages below the top that were never shown are not made.
@MainActor final class StackControl: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  unowned(unsafe) let pages: PagesNode
  private(set) var path: StackPath
  private var ownPath = NavigationPath()
  private(set) var root: StackLevel!
  /// The levels of the path's values, in its order.
  private(set) var values: ContiguousArray<StackLevel> = []
  var presented: [ObjectIdentifier: StackLevel] = [:]
  /// Declarations by type; those of rows that went out of view are kept in `retired`, one a type.
  var destinations: [ObjectIdentifier: [(destination: Destination, level: StackLevel)]] = [:]
  var retired: [ObjectIdentifier: (destination: Destination, level: StackLevel)] = [:]
  private var isRefreshing = false
  private var needsRefresh = false
  private var hasUpdates = false
  /// Pages of levels other than the top are there that the `PagesNode` does not know yet, or not any more.
  private var pagesDidChange = true
  var swipe: EdgeSwipe?
  /// Views that were presented without a `PresentedView`, by the identity of their link.
  var linkViews: [ObjectIdentifier: PresentedView] = [:]

  static func makeNode<Root: View>(_ path: StackPath?, _ view: Root, _ inputs: _ViewInputs) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    let control = StackControl(node, path)
    node.behavior = control
    node.content = control.pages
    control.reportNesting()
    control.joinColumn()
    control.listenToKeys()
    control.isRefreshing = true
    control.root.page = control.pages.makePage(PageView(level: control.root, content: PageRoot(content: view))) { 0 }
    control.isRefreshing = false
    control.refresh()
    control.beginRestoration()
    return node
  }
  private init(_ node: BehaviorNode, _ path: StackPath?) {
    self.node = node
    let pages = PagesNode(node.contentInputs)
    self.pages = pages
    node.content = pages
    self.path = path ?? StackPath()
    root = StackLevel(self, .root)
    if path == nil {
      self.path = AnyStackPath(
        Binding(
          get: { [unowned self] in MainActor.assumeIsolatedFast { ownPath } },
          set: { [weak self] new in
            MainActor.assumeIsolatedFast {
              self?.ownPath = new
              self?.node.setNeedsBody()
            }
          }))
    }
    updateMotionStyle()
    presentation = node.scope.value(PresentationHandleKey.self).handle
    pages.background = { [unowned self] in pageBackground }
    node.recognizer = PointerRecognizer(self, node: node)
    node.priority = .high
    node.flags.insert([.handlesKeys, .hasGesture])
  }
  nonisolated deinit {}
  var viewName: String { "NavigationStack" }
  var engine: Engine { node.engine }
  /// Where links lead that this stack has no use for.
  var outer: (any LinkHandler)? { node.scope.value(LinkHandlerKey.self).object }
  /// The way back from the root: a column of a collapsed split view has one.
  var outerBack: (any BackProvider)? { node.scope.value(BackProviderKey.self).object }
  func pages(below level: StackLevel) -> Int {
    var count = 0
    var next = self.level(below: level)
    while let current = next { (count, next) = (count + 1, self.level(below: current)) }
    return count
  }
  /// The column of a split view that the stack is in; nil in a page of another stack.
  private(set) weak var column: (any StackColumn)?
  /// The stack is the column of a `NavigationView`: its links lead to the next column.
  private(set) var isColumn = false
  private var restorable: RestorableValue?

  private func joinColumn() {
    if outer is StackControl { return }
    column = node.scope.column
    column?.insert(self)
    isColumn = column != nil && node.scope.value(ColumnsHaveStacksKey.self)
  }
  func willUnmount() {
    column?.remove(self)
    restorable?.end()
    for level in [root!] + values {
      var next: StackLevel? = level
      while let current = next {
        current.isGone = true
        current.page = nil
        next = current.presentedAbove
        current.presentedAbove = nil
      }
    }
    values = []
    presented = [:]
    destinations = [:]
    retired = [:]
  }

  /// Source: UIKit for phones and tablets; tvOS fades; our choice for desktops, beside macOS's and GNOME's.
  private func updateMotionStyle() {
    pages.motionStyle =
      switch node.scope.value(IdiomKey.self) {
      case .phone, .pad, .watch: .slide
      case .tv: .fade
      case .desktop: .shift
      }
  }
  func inheritedStyleDidChange() {
    updateMotionStyle()
    pages.setNeedsRecord()
  }
  /// The sheet that the stack is in.
  private weak var presentation: PresentationHandle?
  /// Pages are as opaque as windows are. Source: UIKit, `systemBackground` of view controllers. Where a
  /// column or the app has painted something behind the stack on purpose, that is seen: the background of a
  /// sidebar, and `presentationBackground(_:)`.
  private var pageBackground: RGBA? {
    if column?.hasOwnBackground == true || presentation?.options.background != nil { return nil }
    return node.scope.windowBackground
  }

  // MARK: - Update

  /// A new value of the view. No path: the stack has its own.
  func update<Root: View>(_ new: StackPath?, _ view: Root) {
    engine.counters.nodesVisited += 1
    isRefreshing = true
    if let new {
      if !new.takeOver(path) { replaceLevels(StackPath.Change(old: values.indices, new: 0..<0)) }
      path = new
    }
    // Before the views: what they present lies on the path as it is now, and not on values that go.
    refreshPath()
    typealias Page = PageView<PageRoot<Root>>
    Page._update(_ViewNode(root.page!.content!), Page(level: root, content: PageRoot(content: view)))
    isRefreshing = false
    refresh()
  }
  func updateBody() {
    node.flags.remove(.needsBody)
    refresh()
  }
  /// What is shown may have to be something else.
  func invalidate() {
    pagesDidChange = true
    if isRefreshing { needsRefresh = true } else { node.setNeedsBody() }
  }
  func levelNeedsUpdate(_ level: StackLevel) {
    level.needsUpdate = true
    hasUpdates = true
    // What is covered waits, unless other pages are made from what it declares.
    if level === top || level.declarations > 0 { invalidate() }
  }

  private func refresh() {
    isRefreshing = true
    defer { isRefreshing = false }
    refreshPath()
    var turns = 0
    repeat {
      needsRefresh = false
      showTop()
      turns += 1
    } while needsRefresh && turns < 32
    if needsRefresh { node.setNeedsBody() }
  }

  private func refreshPath() {
    guard let change = engine.evaluate(for: node, { path.refresh() }) else { return }
    replaceLevels(change)
    if let restorable { restorable.save(storedPath) }
  }

  // MARK: - Restoration

  /// The path of the last process, if the app begins with the path that it began with then.
  private func beginRestoration() {
    guard engine.scene.restoration.isEnabled else { return }
    let restorable = RestorableValue("path", node), first = storedPath
    self.restorable = restorable
    guard let saved = restorable.begin(first) else { return }
    engine.performAtEndOfRound { [weak self] in
      guard let self, !node.isUnmounted, storedPath == first,
        let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
      else { return }
      path.restore(NavigationPath(codable))
      node.setNeedsBody()
    }
  }
  /// The path in the form of `NavigationPath.CodableRepresentation`, up to the first value that cannot be stored.
  private var storedPath: Data {
    var elements: [PathElement] = []
    for level in values {
      guard let element = level.element, element.encoded != nil else { break }
      elements.append(element)
    }
    return (try? JSONEncoder().encode(NavigationPath.CodableRepresentation(elements: elements))) ?? Data()
  }

  // MARK: - Levels

  /// The level that is shown.
  var top: StackLevel { (values.last ?? root).highest }
  func level(below level: StackLevel) -> StackLevel? {
    switch level.kind {
    case .root: nil
    case .value: (level.index > 0 ? values[level.index - 1] : root).highest
    case .presented: level.base
    }
  }
  /// All levels from the root up.
  func visitLevels(_ visit: (StackLevel) -> Void) {
    func visitChain(_ level: StackLevel) {
      var next: StackLevel? = level
      while let current = next {
        visit(current)
        next = current.presentedAbove
      }
    }
    visitChain(root)
    for level in values { visitChain(level) }
  }

  /// Levels follow a change of the path. A value that was in the changed part
  /// before keeps its level, wherever it is now.
  private func replaceLevels(_ change: StackPath.Change) {
    let before = placesOnPath
    var kept: [PathElement: ContiguousArray<StackLevel>] = [:]
    for level in values[change.old].reversed() { kept[level.element!, default: []].append(level) }
    var new: ContiguousArray<StackLevel> = []
    new.reserveCapacity(change.new.count)
    for index in change.new {
      let element = path.element(at: index)
      if let level = kept[element]?.popLast() {
        level.kind = .value(element)
        new.append(level)
      } else {
        new.append(StackLevel(self, .value(element)))
      }
    }
    values.replaceSubrange(change.old, with: new)
    for index in change.new.lowerBound..<values.count {
      values[index].index = index
      var next = values[index].presentedAbove
      while let current = next {
        current.index = index
        next = current.presentedAbove
      }
    }
    for levels in kept.values { for level in levels { end(level) } }
    pagesDidChange = true
    if !before.isEmpty { forgetPages(before.subtracting(placesOnPath)) }
  }
  /// The places of the pages on the path, while something waits there that may have no views yet.
  private var placesOnPath: Set<UInt64> {
    guard engine.scene.restoration.hasAbsent else { return [] }
    var counts: [PathElement: Int] = [:], result: Set<UInt64> = []
    for level in values {
      let element = level.element!
      if let place = StackLevel.place(element, after: counts[element, default: 0]) { result.insert(place) }
      counts[element, default: 0] += 1
    }
    return result
  }
  /// Pages that left the path start over when they come again, also those that nobody has seen in this process.
  private func forgetPages(_ places: Set<UInt64>) {
    for place in places {
      if let group = pages.restorationGroup(place) { engine.scene.restoration.forgetAbsent(group) }
    }
  }
  /// The level goes, and what was presented above it. The page follows when pages are arranged.
  private func end(_ level: StackLevel) {
    var next: StackLevel? = level
    while let current = next {
      current.isGone = true
      current.page = nil
      if case .presented(let view) = current.kind {
        presented[ObjectIdentifier(view)] = nil
        view.didEnd?()
      }
      next = current.presentedAbove
      current.presentedAbove = nil
    }
  }
  /// Puts a view on top.
  func push(_ view: PresentedView) {
    let base = top
    let level = StackLevel(self, .presented(view))
    level.base = base
    level.madeIn = engine.updateNumber
    level.index = base.index
    base.presentedAbove = level
    presented[ObjectIdentifier(view)] = level
    invalidate()
  }
  func remove(_ level: StackLevel) {
    level.base?.presentedAbove = nil
    end(level)
    invalidate()
  }
  /// Goes back to what lies below a level.
  func pop(from level: StackLevel) {
    switch level.kind {
    case .root: return
    case .value: path.removeLast(values.count - level.index)
    case .presented:
      let above = values.count - (level.index + 1)
      if above > 0 { path.removeLast(above) }
      remove(level)
    }
    // A binding of closures tells nobody.
    node.setNeedsBody()
  }
  var canGoBack: Bool { !top.isRoot }
  func goBack() { pop(from: top) }
  /// Takes everything off the root.
  func popToRoot() {
    if !values.isEmpty { path.removeLast(values.count) }
    if let above = root.presentedAbove { remove(above) }
    node.setNeedsBody()
  }

  // MARK: - Pages

  private func showTop() {
    let top = top
    if top.page == nil || (top.isPlaceholder && isDeclared(top)) { makePage(top) }
    if hasUpdates { updatePages() }
    if pagesDidChange { arrangePages() }
  }
  func arrangePages() {
    pagesDidChange = false
    var list: ContiguousArray<PageNode> = []
    visitLevels { if let page = $0.page { list.append(page) } }
    pages.arrange(list)
  }
  /// False while the destination is not known.
  @discardableResult func makePage(_ level: StackLevel) -> Bool {
    guard let content = content(for: level) else {
      waitForDestination(level)
      return false
    }
    pagesDidChange = true
    level.isPlaceholder = level.element != nil && level.destination == nil
    level.page = pages.makePage(PageView(level: level, content: content)) { [weak level] in level?.restorationKey }
    return true
  }
  private func isDeclared(_ level: StackLevel) -> Bool {
    level.element?.value.flatMap { destination(for: type(of: $0.base)) } != nil
  }
  private func content(for level: StackLevel) -> AnyView? {
    switch level.kind {
    case .root: return nil
    case .presented(let view): return view.content
    case .value(let element):
      if let value = element.value, let found = findDestination(for: type(of: value.base), below: level) {
        level.destination = found
        return found.content(for: value)
      }
      if element.isBroken {
        engine.performAtEndOfRound { [weak self] in
          self?.path.remove(element)
          self?.node.setNeedsBody()
        }
        return nil
      }
      guard level.hasWaited else { return nil }
      reportMissing(element.typeName, isLink: false)
      return AnyView(MissingDestination(typeName: element.typeName))
    }
  }
  /// Views that are made with the layout may still declare it.
  private func waitForDestination(_ level: StackLevel) {
    if level.isWaiting || level.element?.isBroken == true { return }
    level.isWaiting = true
    engine.performAtEndOfRound { [weak self, weak level] in
      guard let self, let level, !level.isGone else { return }
      level.isWaiting = false
      level.hasWaited = true
      invalidate()
    }
  }
  private func updatePages() {
    hasUpdates = false
    let top = top
    visitLevels { level in
      guard level.needsUpdate, let page = level.page else { return }
      guard level === top || level.declarations > 0 else {
        hasUpdates = true
        return
      }
      level.needsUpdate = false
      let content: AnyView? =
        switch level.kind {
        case .root: nil
        case .presented(let view): view.content
        case .value(let element): element.value.flatMap { level.destination?.content(for: $0) }
        }
      if let content { PageView<AnyView>._update(_ViewNode(page.content!), PageView(level: level, content: content)) }
    }
  }
}

/// The views of a page with its bars, and what they find around them.
struct PageView<Content: View>: View {
  let level: StackLevel
  let content: Content
  var body: some View {
    let level = level
    BarHost { content }
      .showsContainerBackground(.navigation)
      .onPreferenceChange(PageTitleKey.self) { title in if title != level.title.text { level.title.text = title } }
      .modifier(_EnvironmentModifier { values in MainActor.assumeIsolated { level.apply(to: &values) } })
  }
}
