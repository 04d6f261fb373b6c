import Foundation
import HearthCore
import HearthRendering

/// What a split view does: it knows which columns are shown and how wide they are, and where links and selections lead.
///
/// The layout phase decides what is shown (`frames(in:)`), since that depends on the room there is; the columns hear of
/// it through `SplitState` in their environment, in a further round of the same frame.
@MainActor final class SplitControl: NodeBehavior, SlotArranger {
  unowned(unsafe) let node: BehaviorNode
  /// The columns, for the style to show. Nil once the view has gone.
  private(set) var columns: ContentSource!
  /// The context of each column, by `SplitColumn`.
  let contexts: [ColumnContext]
  let dividers: [ColumnDivider] = [ColumnDivider(), ColumnDivider()]
  let scrim = Shelf()
  private let entry: EnvironmentEntry<SplitStateKey>
  private var style: ControlStyleBox<SplitControl>
  private(set) var visibility: Binding<NavigationSplitViewVisibility>?
  private(set) var preferred: Binding<NavigationSplitViewColumn>?
  /// What the user chose, where the app keeps no visibility.
  private var ownVisibility = NavigationSplitViewVisibility.Kind.automatic
  /// What the bindings said last.
  private var seenPreferred: SplitColumn?
  private var preferredRound = -1

  /// What is shown now, and the size that it is shown in. Points.
  private(set) var current = SplitArrangement(isCollapsed: false, shown: [.detail])
  private(set) var size = CGSize.zero
  private var hasArranged = false
  private var decidedTop: SplitColumn?
  /// What links show instead of the content of columns; by `SplitColumn`. The columns hear of it through `state`.
  var replacements: [ColumnReplacement?] = [nil, nil, nil]
  var replacementCount = 0
  private(set) var restorables: SplitRestoration?

  var state: SplitState { entry.value! }
  var rule: SplitRule { state.rule }
  var hasContent: Bool { rule.hasContent }

  // MARK: - Making

  /// The node owns the control.
  static func makeNode(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?,
    hasContent: Bool,
    _ inputs: _ViewInputs, columns: (SplitControl) -> ContentSource
  ) -> BehaviorNode {
    let idiom = inputs.scope.value(IdiomKey.self)
    let rule = SplitRule(
      idiom: idiom, look: .automatic, hasContent: hasContent, visibility: .automatic,
      limits: SplitColumn.allCases.map { ColumnLimits.standard($0, idiom) }, chosenWidths: [nil, nil, nil])
    let entry = EnvironmentEntry<SplitStateKey>(parent: inputs.scope, value: SplitState(rule: rule))
    let node = BehaviorNode(inputs, inner: entry)
    let control = SplitControl(node, entry, visibility, preferred)
    node.behavior = control
    control.columns = columns(control)
    control.join()
    control.restorables = SplitRestoration(control)
    node.content = control.style.makeBody(control, node.contentInputs)
    return node
  }
  private init(
    _ node: BehaviorNode, _ entry: EnvironmentEntry<SplitStateKey>,
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?
  ) {
    (self.node, self.entry, self.visibility, self.preferred) = (node, entry, visibility, preferred)
    contexts = SplitColumn.allCases.map { ColumnContext($0) }
    style = node.scope.value(SplitStyleKey.self, readBy: node).box ?? SplitLookBox.automatic
    scrim.isShown = false
    for context in contexts { context.control = self }
    for (index, divider) in dividers.enumerated() { divider.join(self, SplitColumn(rawValue: index)!) }
    _ = node.scope.value(IdiomKey.self, readBy: node)
    readBindings()
  }
  nonisolated deinit {}
  var viewName: String { "NavigationSplitView" }

  private func join() {
    let input = node.engine.content?.input
    // Source: Apple, macOS, View menu, "Hide Sidebar": Control-Command-S.
    input?.keys.shortcuts.set(KeyboardShortcut("s", modifiers: [.command, .control]), for: self)
    if let outer = node.scope.column as? ColumnContext {
      outer.insert(self)
    } else {
      node.engine.content?.input.keys.handleUnusedKeys(of: node) { [weak self] in
        self?.handleColumnKey($0) ?? false
      }
    }
  }
  func willUnmount() {
    restorables?.end()
    node.engine.content?.input.keys.shortcuts.set(nil, for: self)
    // The columns refer to this control.
    columns = nil
  }

  // MARK: - Update

  func update(_ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?) {
    node.engine.counters.nodesVisited += 1
    (self.visibility, self.preferred) = (visibility, preferred)
    readBindings()
  }
  func updateBody() {
    node.flags.remove(.needsBody)
    updateStyle()
    readBindings()
    let idiom = node.scope.value(IdiomKey.self, readBy: node)
    if idiom != rule.idiom {
      publish {
        $0.rule.idiom = idiom
        $0.rule.limits = SplitColumn.allCases.map { ColumnLimits.standard($0, idiom) }
      }
    }
  }
  private func updateStyle() {
    let old = style
    style = node.scope.value(SplitStyleKey.self, readBy: node).box ?? SplitLookBox.automatic
    if style === old { return }
    if style.canTakeOver(from: old) {
      style.updateBody(node.content!, self)
      return
    }
    let oldContent = node.content
    node.content = nil
    oldContent?.unmount()
    node.content = style.makeBody(self, node.contentInputs)
    node.setNeedsElements()
  }
  /// A style of ours lays the columns out.
  func setLook(_ look: SplitLook) { publish { $0.rule.look = look } }
  func setLimits(_ limits: ColumnWidth?, of column: SplitColumn) {
    publish { $0.rule.limits[column.rawValue] = ColumnLimits.standard(column, $0.rule.idiom).changed(by: limits) }
  }
  func setWidth(_ width: CGFloat?, of column: SplitColumn) {
    publish { $0.rule.chosenWidths[column.rawValue] = width }
    restorables?.widthsDidChange()
  }

  /// Reads what the app says. The view is marked when that changes.
  private func readBindings() {
    let (visibility, preferred) = (visibility, preferred)
    let read = node.engine.evaluate(for: node) { (visibility?.wrappedValue.kind, preferred?.wrappedValue.kind) }
    let top = read.1.map { $0 == .content && !hasContent ? .sidebar : $0 }
    let isOther = top != seenPreferred
    seenPreferred = top
    if isOther { preferredRound = node.engine.counters.rounds }
    publish {
      $0.rule.visibility = read.0 ?? ownVisibility
      if isOther, let top { $0.top = top }
    }
    if isOther, let top, current.isCollapsed { endReplacements(after: top) }
    restorables?.visibilityDidChange()
    restorables?.columnDidChange()
  }
  func publish(_ change: (inout SplitState) -> Void) {
    var new = state
    change(&new)
    if new == state { return }
    let isOtherLayout = new.rule != rule || new.top != state.top
    _ = entry.set(new)
    if isOtherLayout && node.content != nil { node.content!.setNeedsArrangement() }
  }

  // MARK: - Layout

  func size(for p: Proposal) -> Size {
    let ideal = rule.columns.reduce(CGFloat(0)) { $0 + rule.limits[$1.rawValue].ideal }
    return Size(p.width >= 0 ? p.width : ideal, p.height >= 0 ? p.height : (ideal * 2 / 3).rounded())
  }
  func frames(in size: Size) -> [CGRect?] {
    let size = size.cgSize
    self.size = size
    // Asked again in the same layout phase, what was decided counts, which nobody has heard of yet.
    var top = decidedTop ?? state.top
    // A view that collapses shows the column that is furthest on.
    if rule.isCollapsed(size) && !(hasArranged && current.isCollapsed) && preferred == nil {
      top = (hasArranged ? nil : restorables?.top) ?? restingTop
    }
    hasArranged = true
    current = rule.arrangement(in: size, top: top)
    if current != state.arrangement || top != state.top {
      let new = current
      decidedTop = top
      node.engine.afterLayout.append { [self] in
        decidedTop = nil
        if node.isUnmounted { return }
        publish { ($0.top, $0.arrangement) = (top, new) }
        restorables?.columnDidChange()
      }
    }
    let frames = rule.frames(of: current, in: size)
    for context in contexts { context.shelf.isShown = frames[context.column.rawValue] != nil }
    scrim.isShown = !current.overlaid.isEmpty
    let lines = dividers.map { divider -> CGRect? in
      guard !current.isCollapsed, let frame = frames[divider.column.rawValue], frame.width > 0 else { return nil }
      return CGRect(x: frame.maxX - ColumnDivider.reach, y: 0, width: 2 * ColumnDivider.reach, height: size.height)
    }
    for (divider, line) in zip(dividers, lines) { divider.shelf.isShown = line != nil }
    return frames + [scrim.isShown ? CGRect(origin: .zero, size: size) : nil] + lines
  }

  var slidingSlots: Int { SplitColumn.allCases.count }
  var pageStyle: PageMotionStyle? {
    if !current.isCollapsed { return nil }
    return switch rule.idiom {
    case .phone, .pad, .watch: .slide
    case .tv: .fade
    case .desktop: .shift
    }
  }

  // MARK: - The order of columns

  func next(_ column: SplitColumn) -> SplitColumn? { rule.columns.first { $0 > column } }
  /// The nearest first.
  func columnsBefore(_ column: SplitColumn) -> [SplitColumn] { rule.columns.filter { $0 < column }.reversed() }
  /// The first column in which nothing is chosen that leads on. In a `NavigationView` only links lead on, and
  /// selected rows do not. Source: seen, iOS 15.
  private var restingTop: SplitColumn {
    let selectionLeads = !node.scope.value(ColumnsHaveStacksKey.self)
    return rule.columns.first { column in
      guard let next = next(column) else { return true }
      return !(selectionLeads && contexts[column.rawValue].isSelected) && replacements[next.rawValue] == nil
    } ?? .detail
  }

  // MARK: - Visibility

  func setVisibility(_ kind: NavigationSplitViewVisibility.Kind) {
    if let visibility {
      visibility.wrappedValue = NavigationSplitViewVisibility(kind)
    } else {
      ownVisibility = kind
      readBindings()
    }
  }
  /// Shows the sidebar or hides it. A collapsed view has none to hide.
  func toggleSidebar() {
    if current.isCollapsed || !node.isEnabled { return }
    setVisibility(rule.toggled(current, size))
  }
  /// Takes away what lies above the detail.
  func hideOverlay() {
    if current.overlaid.isEmpty { return }
    setVisibility(current.shown.count > current.overlaid.count + 1 ? .doubleColumn : .detailOnly)
  }

  // MARK: - Going on and back

  /// The user follows what is in a column. Where the next one is beside it, nothing moves.
  func userGoesOn(from column: SplitColumn) { if let next = next(column) { userGoes(to: next) } }
  func userGoes(to column: SplitColumn) {
    if current.isCollapsed { setTop(column) }
  }
  /// Back to a column before the one on top of a collapsed view.
  func userGoesBack(to column: SplitColumn) {
    let left = rule.columns.filter { $0 >= column && $0 < state.top }
    userGoes(to: column)
    if !current.isCollapsed || rule.idiom != .phone { return }
    for column in left { contexts[column.rawValue].userCameBack() }
  }
  func setTop(_ column: SplitColumn) {
    defer { endReplacements(after: column) }
    if let preferred, seenPreferred != column {
      preferred.wrappedValue = NavigationSplitViewColumn(column)
      seenPreferred = column
    }
    publish { $0.top = column }
    restorables?.columnDidChange()
  }

  private var changedColumns: Set<SplitColumn> = []
  var isBrowsing = false
  /// The selection has changed: by code, or after a press of the user.
  func selectionDidChange(in column: SplitColumn) {
    if !current.isCollapsed || isBrowsing || !hasArranged { return }
    let isFirst = changedColumns.isEmpty
    changedColumns.insert(column)
    if isFirst { node.performAtEndOfRound { [self] in followSelections() } }
  }
  /// The page after what was selected last comes to the top; one whose selection has gone is left.
  private func followSelections() {
    let changed = changedColumns.sorted()
    changedColumns = []
    // What the app says of the column itself takes precedence.
    if !current.isCollapsed || preferredRound == node.engine.counters.rounds { return }
    let left = changed.first { column in
      !contexts[column.rawValue].isSelected && next(column).map { replacements[$0.rawValue] == nil } ?? true
    }
    if let left {
      if left < state.top { setTop(left) }
    } else if let last = changed.last, let next = next(last) {
      setTop(next)
    }
  }
  /// Selects what was selected in the last process; where the user was then is known by itself.
  func restoringSelection(_ action: () -> Void) {
    if restorables?.top != nil && current.isCollapsed {
      isBrowsing = true
      node.engine.performAtEndOfFrame { [self] in isBrowsing = false }
    }
    action()
  }
  /// Runs an action of the user that changes a selection without going on.
  func browsing(_ action: () -> Void) {
    isBrowsing = true
    action()
    node.engine.performAtEndOfRound { [self] in isBrowsing = false }
  }
}

extension SplitControl: SidebarOwner { var isSidebarShown: Bool { current.isSidebarShown } }
