import Foundation
import HearthCore
import HearthFocus
import HearthPersistence
import HearthRendering

/// What a list does: it knows which rows are selected, moves the selection by
/// pointer and keys, and gives rows their look.
///
/// Made by `List` around a scroll view with a lazy stack whose elements are wrapped in rows (`ListRow`).
@MainActor final class ListControl: NodeBehavior, ElementWrapper, SelectingList, AccessibleRows {
  unowned(unsafe) let node: BehaviorNode
  @exclusivity(unchecked) private(set) var selection: ListSelection?
  @exclusivity(unchecked) private(set) var metrics: ListMetrics
  @exclusivity(unchecked) private(set) var settings: ListSettings
  @exclusivity(unchecked) private var showsBackground: Bool
  /// What the app gives to all lists.
  @exclusivity(unchecked) private(set) var appearance: Appearances.ListLook
  @exclusivity(unchecked) private(set) var isFocused = false
  /// The lazy stack; its elements are the rows.
  @exclusivity(unchecked) private(set) unowned(unsafe) var lazy: LazyNode!
  /// The row that the arrow keys start from, and the other end of a selection that Shift extends.
  @exclusivity(unchecked) var cursor: AnyHashable?
  @exclusivity(unchecked) var selectionStart: AnyHashable?
  @exclusivity(unchecked) var typeSelect = TypeSelectBuffer()
  /// The column of a split view that the list is in.
  @exclusivity(unchecked) private(set) weak var column: (any ListColumn)?
  /// The context menu for rows, of a modifier around.
  var selectionMenu: ContextMenuBehavior? { ContextMenuBehavior.ofRows(in: node) }
  /// The identities of all rows that are selected.
  var selectedIdentities: [AnyHashable] { selection?.all ?? [] }
  /// A row that a pointer moves to another place.
  @exclusivity(unchecked) var rowMove: RowMove?
  /// Takes what is dropped between rows, once something was dragged over them.
  @exclusivity(unchecked) var dropTaking: DropTaking?
  /// The labels of the sections at the trailing edge; nil where no section has one.
  @exclusivity(unchecked) var sectionIndex: ListSectionIndex?
  @exclusivity(unchecked) var isSectionIndexStale = false
  /// What is selected, for the next process.
  @exclusivity(unchecked) private var restorable: RestorableValue?
  @exclusivity(unchecked) private var background: (piece: DisplayPiece, area: CGRect, color: RGBA)?

  /// The node owns the control.
  static func makeNode(_ selection: ListSelection?, _ inputs: _ViewInputs) -> BehaviorNode {
    let idiom = inputs.scope.value(IdiomKey.self)
    let labels = EnvironmentEntry<LabelsAreRowsKey>(parent: inputs.scope, value: idiom.isTouched)
    let rows = EnvironmentEntry<LabelsAreInListKey>(parent: labels, value: true)
    let entry = EnvironmentEntry<ListContextKey>(parent: rows, value: ListContext(isInList: true))
    let scrolling = inputs.scope.value(AppearancesKey.self).list.scrolling
    var inner: EnvironmentScope = entry
    if scrolling != Appearances.Scrolling() {
      var style = inputs.scope.value(ScrollStyleKey.self)
      scrolling.apply(to: &style)
      inner = EnvironmentEntry<ScrollStyleKey>(parent: entry, value: style)
    }
    let node = BehaviorNode(inputs, inner: inner)
    let control = ListControl(node, selection)
    node.behavior = control
    var context = entry.value
    context.hasSmallHeaders = control.metrics.hasSmallHeaders
    context.hasLargeHeaders = control.metrics.hasLargeHeaders
    context.control = ObjectReference(control)
    _ = entry.set(context)
    return node
  }
  private init(_ node: BehaviorNode, _ selection: ListSelection?) {
    (self.node, self.selection) = (node, selection)
    settings = node.scope.value(ListSettingsKey.self, readBy: node)
    metrics = Self.metrics(settings, node)
    appearance = node.scope.value(AppearancesKey.self).list
    showsBackground = node.scope.value(ScrollContentBackgroundKey.self) != .hidden
    node.flags.insert([.isFocusTarget, .isFocusGroup, .handlesKeys])
    node.joinFocusTree()
    readSelection()
    column = node.scope.value(ColumnKey.self).object
    column?.insert(self)
  }
  nonisolated deinit {}
  var viewName: String { "List" }

  private static func metrics(_ settings: ListSettings, _ node: Node) -> ListMetrics {
    var metrics = ListMetrics.of(
      settings, node.scope.value(IdiomKey.self, readBy: node), node.scope.value(SystemLookKey.self, readBy: node))
    // Source: seen, iOS 17 and 18: nothing between a large title and the first card.
    if metrics.hasCards && node.scope.value(BelowLargeTitleKey.self, readBy: node) { metrics.firstRowSpacing = 0 }
    if let height = settings.minRowHeight { metrics.minRowHeight = max(0, height) }
    switch settings.sectionSpacing {
    case .standard: break
    case .compact:
      metrics.sectionSpacing = (metrics.sectionSpacing / 2).rounded()
      metrics.headerSpacing = metrics.headerSpacing.map { ($0 / 2).rounded() }
      metrics.footerSpacing = metrics.footerSpacing.map { ($0 / 2).rounded() }
    case .custom(let spacing):
      metrics.sectionSpacing = spacing.isFinite ? max(0, spacing) : 0
      (metrics.headerSpacing, metrics.footerSpacing) = (nil, nil)
    }
    let look = node.scope.value(AppearancesKey.self).list
    if rowSpacing(settings) > 0 || look.hidesSeparators { metrics.hasSeparators = false }
    if !settings.hasRowLines { metrics.hasSeparators = false }
    if settings.isTable {
      let leading = metrics.rowInsets.leading
      (metrics.rowInsets, metrics.minRowHeight) = (EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0), 0)
      metrics.tallRowInset = nil
    }
    if let spacing = look.headerSpacing, spacing.isFinite {
      metrics.headerSpacing = max(0, spacing)
      (metrics.firstHeaderSpacing, metrics.footerSpacing) = (nil, nil)
    }
    return metrics
  }
  private static func rowSpacing(_ settings: ListSettings) -> CGFloat {
    guard let spacing = settings.rowSpacing, spacing.isFinite else { return 0 }
    return max(0, spacing)
  }
  var rowSpacing: CGFloat { Self.rowSpacing(settings) }
  var pinnedViews: PinnedScrollableViews { metrics.pinsHeaders ? .sectionHeaders : [] }
  var isSelectable: Bool { selection != nil && node.isEnabled }
  var scroll: ScrollNode? {
    var parent: Node? = lazy
    while let current = parent {
      if let scroll = current as? ScrollNode { return scroll }
      parent = current.parent
    }
    return nil
  }

  // MARK: - Rows

  func makeWrapper(_ inputs: _ViewInputs) -> UnaryNode { ListRow.makeNode(self, inputs) }
  func wrappersWereMade(in wrappers: Node) {
    lazy = (wrappers.parent as! LazyNode)
    lazy.structureAction = { [unowned self] in
      visitRows { $0.placeInListMayHaveChanged() }
      if sectionIndex != nil { sectionIndexMayHaveChanged() }
    }
    lazy.elementAction = { node in
      if let row = (node as? BehaviorNode)?.behavior as? ListRow, row.wasMeasured { row.placeInListMayHaveChanged() }
    }
    restoreSelection()
  }
  func visitRows(_ visit: (ListRow) -> Void) {
    lazy.visitLive { node, _ in if let row = (node as? BehaviorNode)?.behavior as? ListRow { visit(row) } }
  }
  func row(at index: Int) -> ListRow? { (lazy.liveNode(at: index) as? BehaviorNode)?.behavior as? ListRow }

  /// What a row is to the others.
  func place(of index: Int) -> ListRowPlace {
    var place = ListRowPlace()
    let last = lazy.elementTotal - 1
    if let section = lazy.section(around: index) {
      if section.header.contains(index) {
        place.kind = .header
      } else if section.footer.contains(index) {
        place.kind = .footer
      }
      (place.startsSection, place.endsSection) = (index == section.all.lowerBound, index == section.all.upperBound - 1)
      place.isFirst = index == section.content.lowerBound
      place.isLast = index == section.content.upperBound - 1
      if index == section.all.lowerBound && index > 0 {
        place.above = sectionSpacing(above: index, hasHeader: place.kind == .header)
      }
    } else {
      // Rows between sections belong together.
      place.isFirst = index == 0 || lazy.section(around: index - 1) != nil
      place.isLast = index == last || lazy.section(around: index + 1) != nil
      if place.isFirst && index > 0 { place.above = sectionSpacing(above: index, hasHeader: false) }
      (place.startsSection, place.endsSection) = (place.isFirst, place.isLast)
    }
    place.isStriped = settings.alternatesRows && place.kind == .row && index % 2 == 1
    if rowSpacing > 0 && metrics.hasCards { (place.isFirst, place.isLast) = (true, true) }
    if index == 0 {
      if place.kind == .header {
        place.above = metrics.firstHeaderSpacing ?? metrics.ends
      } else {
        place.above =
          metrics.firstRowSpacing ?? (metrics.headerSpacing != nil ? metrics.sectionSpacing : metrics.ends)
      }
    }
    if index == last { place.below = metrics.ends }
    return place
  }

  /// The distance between the section that begins at a row and the one above it. Source: Apple, documentation of
  /// `listSectionSpacing(_:)`: of neighbours with distances of their own each applies half of it; one without applies
  /// that of its neighbour.
  private func sectionSpacing(above index: Int, hasHeader: Bool) -> CGFloat {
    switch (ownSpacing(at: index - 1, hasHeader), ownSpacing(at: index, hasHeader)) {
    case (let upper?, let lower?): (upper + lower) / 2
    case (let own?, nil), (nil, let own?): own
    case (nil, nil): standardSpacing(above: index, hasHeader: hasHeader)
    }
  }
  private func standardSpacing(above index: Int, hasHeader: Bool) -> CGFloat {
    let spacing = hasHeader ? metrics.headerSpacing ?? metrics.sectionSpacing : metrics.sectionSpacing
    guard let below = metrics.footerSpacing, let upper = lazy.section(around: index - 1), !upper.footer.isEmpty else {
      return spacing
    }
    return hasHeader ? below : below + (metrics.headerSpacing ?? 0)
  }
  /// Whether a change of what is said of a section leads to an update of the list.
  @exclusivity(unchecked) private var readsSections = false
  /// What is said of the section around a row alone; nil for nothing.
  private func ownSpacing(at index: Int, _ hasHeader: Bool) -> CGFloat? {
    guard let owner = lazy.section(around: index)?.owner else { return nil }
    readsSections = true
    var own = settings
    own.sectionSpacing = owner.scope.value(ListSettingsKey.self, readBy: node).sectionSpacing
    if own.sectionSpacing == settings.sectionSpacing { return nil }
    let metrics = Self.metrics(own, node)
    return hasHeader ? metrics.headerSpacing ?? metrics.sectionSpacing : metrics.sectionSpacing
  }

  // MARK: - Update

  func update(_ new: ListSelection?) {
    node.engine.counters.nodesVisited += 1
    if (selection == nil) != (new == nil) { node.focusMayHaveChanged() }
    if let selection { new?.takeOver(selection) }
    selection = new
    readSelection()
  }
  /// Whether rows are deleted and moved by what they show for that.
  @exclusivity(unchecked) private(set) var isEditing = false
  func updateBody() {
    node.flags.remove(.needsBody)
    readSelection()
    let newSettings = node.scope.value(ListSettingsKey.self, readBy: node)
    let newMetrics = Self.metrics(newSettings, node)
    let showedBackground = showsBackground, newAppearance = node.scope.value(AppearancesKey.self).list
    showsBackground = node.scope.value(ScrollContentBackgroundKey.self) != .hidden
    if newSettings == settings && newMetrics == metrics && showsBackground == showedBackground
      && newAppearance == appearance
    {
      if readsSections { visitRows { $0.placeInListMayHaveChanged() } }
      return
    }
    let hidIndex = settings.hidesSectionIndex
    (settings, metrics, appearance) = (newSettings, newMetrics, newAppearance)
    unsafeDowncast(lazy, to: LazyStackNode.self).update(
      alignment: HorizontalAlignment.leading.key, spacing: rowSpacing, pinnedViews: pinnedViews)
    if newSettings.hidesSectionIndex != hidIndex { sectionIndexMayHaveChanged() }
    visitRows { $0.listLookDidChange() }
    lazy.setNeedsElements()
    node.setNeedsRecord()
  }
  func inheritedStyleDidChange() { updateBody() }

  /// Reads the selection; rows that are selected now or no longer show it. The list is marked when it changes.
  private func readSelection() {
    let wasEditing = isEditing
    let hasChanged = node.engine.evaluate(for: node) {
      isEditing = node.scope.value(EditModeKey.self, readBy: node)?.wrappedValue.isEditing ?? false
      return selection?.refresh() ?? false
    }
    if isEditing != wasEditing && lazy != nil { visitRows { $0.editModeDidChange() } }
    guard let selection else { return }
    // What the app selects is where arrows go on from.
    if hasChanged, let old = cursor, selection.count > 0, !selection.contains(old) {
      (cursor, selectionStart) = (nil, nil)
    }
    if hasChanged, let stored = selection.stored { restorable?.save(stored) }
    if hasChanged && lazy != nil { visitRows { $0.selectionMayHaveChanged() } }
    if hasChanged { column?.selectionDidChange() }
  }

  /// Selects the rows that were selected when the window was left, as far as they are
  /// there, if the app begins as it did then.
  private func restoreSelection() {
    guard restorable == nil, node.engine.scene.restoration.isEnabled, let selection, let first = selection.stored else {
      return
    }
    let restorable = RestorableValue("selection", node)
    self.restorable = restorable
    guard let saved = restorable.begin(first) else { return }
    node.engine.performAtEndOfRound { [weak self] in
      guard let self, !node.isUnmounted, let selection = self.selection, selection.stored == first else { return }
      if let column {
        column.restoringSelection { selection.restore(saved) { self.index(of: $0) != nil } }
      } else {
        selection.restore(saved) { self.index(of: $0) != nil }
      }
    }
  }
  func willUnmount() {
    restorable?.end()
    dropTaking?.end()
  }
  /// A list without rows takes what is dropped, too.
  func isHit(_ point: CGPoint) -> Bool { node.engine.hasDrag && node.bounds.contains(point) }

  // MARK: - Layout

  func computeSize(_ p: Proposal) -> Size {
    let content = node.measureContent(p)
    return Size(p.width >= 0 ? p.width : content.width, p.height >= 0 ? p.height : content.height)
  }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if showsBackground, let color = ListPalette(node, settings.look).background(metrics) {
      // As far as rows are seen.
      let seen = scroll.map { $0.reachedBounds } ?? node.bounds, area = seen.union(node.bounds)
      if background == nil || background!.area != area || background!.color != color {
        background = (FillPiece(.rectangle(area), .color(color)), area, color)
        node.engine.counters.itemsRecorded += 1
      }
      group.append(PlacedPiece(background!.piece, x: x, y: y))
    }
    node.recordContent(into: &group, x: x, y: y)
    if metrics.hasBorder {
      let line = StrokePiece(
        .rectangle(node.bounds.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1),
        .color(ListPalette(node, settings.look).separator))
      group.append(PlacedPiece(line, x: x, y: y))
    }
  }

  // MARK: - Focus

  var focusInteractions: FocusInteractions { [.activate, .edit] }
  var canBecomeFocused: Bool { isSelectable }
  func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    visitRows { $0.selectionMayHaveChanged(always: true) }
  }
  /// A list shows focus by the colour of its selection, and with a ring while nothing is selected.
  func focusOutline(outset: CGFloat) -> DisplayShape? {
    if let selection, selection.count > 0 { return nil }
    return .roundedRectangle(node.bounds.insetBy(dx: outset, dy: outset), radius: 6)
  }
  /// One stop under Tab, with arrows inside.
  var focusRoles: FocusGroup.Roles { .oneStop }
  var defaultFocusTarget: (any HearthCore.FocusTarget)? { isSelectable ? node : nil }
  /// The row that the arrow keys start from.
  var currentFocusRow: LayoutNode? {
    guard isSelectable, let current = cursor ?? selection?.first, let index = lazy.index(of: current)
    else { return nil }
    return lazy.liveNode(at: index)
  }

}

/// The colours of lists. Source: our choice, close to libadwaita's: a selection is a veil of the accent, so that text
/// keeps its colour; on phones and tablets UIKit's, `systemGroupedBackground` and those that go with it.
@MainActor struct ListPalette {
  private let isDark: Bool
  private let isContrasting: Bool
  private let scope: EnvironmentScope
  private let isTouched: Bool
  private let look: _ListLook
  private let appearance: Appearances.ListLook
  init(_ node: Node, _ look: _ListLook) {
    (scope, self.look) = (node.scope, look)
    appearance = node.scope.value(AppearancesKey.self).list
    let idiom = node.scope.value(IdiomKey.self)
    isTouched = idiom.isTouched
    isDark = node.scope.value(ColorSchemeKey.self) == .dark
    isContrasting = node.scope.value(ColorSchemeContrastKey.self) == .increased
  }
  private func ink(_ strength: Double) -> RGBA { RGBA(white: isDark ? 1 : 0, alpha: Float(strength)) }
  /// Behind all rows; nil where the window shows through.
  func background(_ metrics: ListMetrics) -> RGBA? {
    if let color = appearance.background {
      let rgba = scope.rgba(color)
      return rgba.alpha > 0 ? rgba : nil
    }
    if isTouched {
      let isGrouped = metrics.hasCards || look == .sidebar
      return scope.rgba(Color(isGrouped ? .systemGroupedBackground : .systemBackground))
    }
    if metrics.hasCards { return isDark ? RGBA(white: 0.09) : RGBA(white: 0.95) }
    if look == .sidebar { return isDark ? RGBA(white: 0.16) : RGBA(white: 0.96) }
    return isDark ? RGBA(white: 0.12) : .white
  }
  var card: RGBA {
    if let color = appearance.row { return scope.rgba(color) }
    if isTouched { return scope.rgba(Color(.secondarySystemGroupedBackground)) }
    return isDark ? RGBA(white: 0.17) : .white
  }
  /// Behind each second row. Source: our choice, close to AppKit's `alternatingContentBackgroundColors`.
  var stripe: RGBA { ink(0.04) }
  /// Rows without a card have a ground where the app gives them one.
  var hasRowColor: Bool { appearance.row != nil }
  var separator: RGBA {
    if let color = appearance.separator { return scope.rgba(color) }
    // Source: measured, iOS 26: #e8e8e8 on a card.
    if scope.isGlassy && !isContrasting { return ink(isDark ? 0.16 : 0.09) }
    if isTouched && !isContrasting { return scope.rgba(Color(.separator)) }
    return ink(isContrasting ? 0.5 : 0.12)
  }
  var hover: RGBA { ink(0.05) }
  /// Nil where presses are not shown.
  var shownPress: RGBA? { appearance.showsPress ? pressed : nil }
  private var pressed: RGBA { isTouched ? scope.rgba(Color(.systemGray4)) : ink(0.09) }
  /// Looked up for rows that are selected, and not for all.
  ///
  /// Secondary text keeps a contrast of 4.5 on it, on a sidebar and on a card, too.
  var selection: RGBA { scope.accent.opacity(isDark ? 0.3 : 0.24) }
  var inactiveSelection: RGBA { ink(isDark ? 0.14 : 0.10) }
}
