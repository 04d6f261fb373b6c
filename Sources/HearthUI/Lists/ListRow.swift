import Foundation
import HearthCore
import HearthRendering

/// What a row is to the other rows of its list.
struct ListRowPlace: Equatable {
  enum Kind { case row, header, footer }
  var kind = Kind.row
  /// Whether the row is the first or the last of its section.
  var isFirst = true, isLast = true
  /// Whether it is the first or the last of its section, with header and footer.
  var startsSection = false, endsSection = false
  /// Room that belongs to the row but not to its area. Points.
  var above: CGFloat = 0, below: CGFloat = 0
  /// It has a ground that its neighbours do not have.
  var isStriped = false
}

/// The node around a row of a list: insets, area, selection and lines; one node a row.
@MainActor final class ListRow: NodeBehavior, PointerBehavior, RowArea, ContextMenuTarget, MenuItemOwner {
  unowned(unsafe) let node: BehaviorNode
  unowned(unsafe) let list: ListControl
  @exclusivity(unchecked) private(set) var place = ListRowPlace()
  @exclusivity(unchecked) private(set) var traits = ListRowTraits()
  @exclusivity(unchecked) private(set) var wasMeasured = false
  /// The content is too high for a row of a single line.
  @exclusivity(unchecked) private var isTall = false
  @exclusivity(unchecked) var isHovered = false
  @exclusivity(unchecked) var isPressed = false
  @exclusivity(unchecked) private var wasSelected = false
  @exclusivity(unchecked) var press: Press?
  /// When the press began, in seconds of the window's time.
  @exclusivity(unchecked) var pressTime = 0.0
  /// How far the row is swiped; nil before it ever was.
  @exclusivity(unchecked) var swipe: (any RowSwiping)?
  /// Which way the swipe began: positive towards the trailing edge.
  @exclusivity(unchecked) var swipeDirection: CGFloat = 0
  /// The press may become a swipe, or has become one.
  @exclusivity(unchecked) var swipePress: (isSwiping: Bool, time: Double)?
  /// The menu of the list is open for this row, which is not selected.
  @exclusivity(unchecked) var isMenuSubject = false
  /// What the row shows while the list is edited.
  @exclusivity(unchecked) private(set) var edit = ListRowEdit()
  @exclusivity(unchecked) var editPress: ListRowEdit.Part?

  private struct Look: Equatable {
    var area: CGRect
    var fill: RGBA?
    var card: RGBA?
    var stripe: RGBA?
    var separator: RGBA?
    var place: ListRowPlace
    var lineStart: CGFloat
    var lineEnd: CGFloat
    var sectionTop: RGBA?
    var sectionBottom: RGBA?
    /// One pixel of the display, in points.
    var lineThickness: CGFloat = 1
  }
  /// A press of the row, from its beginning.
  struct Press {
    /// In the window.
    var start: CGPoint
    let modifiers: EventModifiers
    let count: Int
    let isTouch: Bool
    /// What is pressed instead of the row.
    let target: RowTarget?
    init(_ event: PointerEvent, isTouch: Bool, target: RowTarget?) {
      (start, modifiers, count) = (event.position, event.modifiers, event.clickCount)
      (self.isTouch, self.target) = (isTouch, target)
    }
  }
  @exclusivity(unchecked) private var look: Look?
  @exclusivity(unchecked) private var piece: DisplayPiece?
  @exclusivity(unchecked) private var editPiece: (edit: ListRowEdit, area: CGRect, piece: DisplayPiece)?

  static func makeNode(_ list: ListControl, _ inputs: _ViewInputs) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    node.behavior = ListRow(node, list)
    return node
  }
  private init(_ node: BehaviorNode, _ list: ListControl) {
    (self.node, self.list) = (node, list)
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.hasGesture, .isHoverTarget, .isScrollTarget])
  }
  nonisolated deinit {}
  var viewName: String { "" }

  var index: Int { Int(node.indexInParent) }
  var id: AnyHashable? {
    if let place = list.lazy.disclosurePosition(of: node) { return identity(at: place) }
    if let tag = node.child.layoutValue(TagKey.self) { return tag }
    // A link that selects has the value of its row.
    if let link = traits.link, link.selects, let value = link.value { return value }
    return list.lazy.content.elementID(at: index)
  }
  var canBeSelected: Bool {
    guard list.isSelectable, place.kind == .row, !traits.isSelectionDisabled, node.isEnabled, let id else {
      return false
    }
    return list.selection?.accepts(id) ?? false
  }
  var isSelected: Bool {
    guard place.kind == .row, let selection = list.selection, selection.count > 0, let id else { return false }
    return selection.contains(id)
  }

  // MARK: - Changes

  var forwardsTraits: Bool { false }
  func inheritedStyleDidChange() { node.setNeedsRecord() }
  func listLookDidChange() {
    place = list.place(of: index)
    node.setNeedsLayout()
  }
  func editModeDidChange() {
    setEdit(standardEdit)
    node.setNeedsLayout()
  }
  func setEdit(_ new: ListRowEdit) {
    if new == edit { return }
    edit = new
    node.setNeedsRecord()
  }
  func placeInListMayHaveChanged() {
    let new = list.place(of: index), old = place
    if new == old { return }
    place = new
    if new.above != old.above || new.below != old.below || new.kind != old.kind
      || new.startsSection != old.startsSection || new.endsSection != old.endsSection
    {
      node.setNeedsLayout()
    } else {
      node.setNeedsRecord()
    }
  }
  func selectionMayHaveChanged(always: Bool = false) {
    let isSelected = isSelected
    if isSelected != wasSelected || (always && isSelected) { node.setNeedsRecord() }
    if case .select = edit.lead { setEdit(standardEdit) }
    wasSelected = isSelected
  }

  // MARK: - Layout

  /// In a list of a width, around content that is as high as it was measured.
  private func insets(_ width: CGFloat) -> EdgeInsets {
    let metrics = list.metrics, widening = metrics.widening(width)
    var insets =
      place.kind == .row
      ? metrics.rowInsets : place.kind == .footer ? metrics.footerInsets ?? metrics.headerInsets : metrics.headerInsets
    insets.leading += widening
    insets.trailing += widening
    if isTall, place.kind == .row, let inset = metrics.tallRowInset { (insets.top, insets.bottom) = (inset, inset) }
    traits.insets.apply(to: &insets)
    return insets
  }
  /// From the edges of the list to the area of the row.
  private func margins(_ width: CGFloat) -> EdgeInsets {
    let standard = list.metrics.margin > 0 ? list.metrics.margin + list.metrics.widening(width) : 0
    var margins = EdgeInsets(top: 0, leading: standard, bottom: 0, trailing: standard)
    traits.sectionMargins.apply(to: &margins)
    return margins
  }
  private var insets: EdgeInsets { insets(node.size.width) }
  private var margins: EdgeInsets { margins(node.size.width) }
  /// Room that belongs to the row but not to its area. Points.
  private var above: CGFloat {
    place.startsSection ? traits.sectionMargins.top.map { finite($0) } ?? pixels(place.above) : pixels(place.above)
  }
  private var below: CGFloat {
    place.endsSection ? traits.sectionMargins.bottom.map { finite($0) } ?? pixels(place.below) : pixels(place.below)
  }
  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
  /// Cards begin and end at pixels.
  private func pixels(_ length: CGFloat) -> CGFloat {
    guard list.metrics.hasCards else { return length }
    let scale = max(1, node.engine.host.settings.scale)
    return (length * scale).rounded() / scale
  }
  private func innerWidth(_ width: CGFloat) -> CGFloat {
    width < 0
      ? -1 : max(0, width - insets(width).horizontal - margins(width).horizontal - edit.leadWidth - edit.trailWidth)
  }
  func computeSize(_ p: Proposal) -> Size {
    node.resolveChild()
    // Later it is told (`placeInListMayHaveChanged`): what is out of view, or on its way out, has the place that it had.
    if !wasMeasured { place = list.place(of: index) }
    wasMeasured = true
    let oldTraits = traits
    traits = ListRowTraits(node.child)
    if traits.hasIndexLabel || oldTraits.hasIndexLabel, list.sectionIndex == nil || !traits.hasIndexLabel {
      list.sectionIndexMayHaveChanged()
    }
    if traits.separator != oldTraits.separator || traits.separatorTint != oldTraits.separatorTint {
      // A line belongs to the row above it, and the row below has a say in it.
      list.lazy.liveNode(at: index - 1)?.setNeedsRecord()
    }
    if list.isEditing || edit.lead != nil || edit.hasHandle {
      let standard = standardEdit
      if standard.lead != edit.lead || standard.hasHandle != edit.hasHandle { edit = standard }
    }
    let inner = node.measureContent(Proposal(innerWidth(p.width), -1))
    isTall = isTall(inner.height)
    let insets = insets(p.width)
    let least = place.kind == .row ? list.metrics.minRowHeight : list.settings.minHeaderHeight ?? 0
    var height = max(least, inner.height + insets.vertical)
    // Cards of neighbours meet at a pixel, so that nothing is seen between them.
    if list.metrics.hasCards {
      let scale = max(1, node.engine.host.settings.scale)
      height = (height * scale - 0.001).rounded(.up) / scale
    }
    height += above + below
    return Size(p.width >= 0 ? p.width : inner.width + insets.horizontal + margins(p.width).horizontal, height)
  }
  func placeChildren() {
    node.resolveChild()
    let proposal = Proposal(innerWidth(node.size.width), -1)
    let inner = node.child.measure(proposal)
    isTall = isTall(inner.height)
    let room = node.size.height - above - below - insets.vertical
    node.placeChild(
      node.child, x: margins.leading + insets.leading + edit.leadWidth,
      y: above + insets.top + (room - inner.height) / 2,
      proposal, inner)
  }
  /// Whether content is too high for a row of a single line, which has controls and small pictures without further room.
  /// Source: seen, iOS 17 and 18: a switch of 31, a slider of 34 and a text of 28 stand in rows of 44; what is higher has
  /// 11 above and below.
  private func isTall(_ height: CGFloat) -> Bool {
    height + list.metrics.rowInsets.vertical > Self.lineHeight + 0.01
  }
  private static let lineHeight: CGFloat = 44
  var spacing: ViewSpacing { .zero }
  /// Where selection and background lie. Points, in the node's coordinate space.
  var rowArea: CGRect {
    let margins = margins
    return CGRect(
      x: node.flags.contains(.isRightToLeft) ? margins.trailing : margins.leading, y: above,
      width: max(0, node.size.width - margins.horizontal), height: max(0, node.size.height - above - below))
  }

  // MARK: - Draw

  private func currentLook() -> Look {
    let palette = ListPalette(node, list.settings.look), metrics = list.metrics
    let isRow = place.kind == .row
    var look = Look(area: rowArea, place: place, lineStart: 0, lineEnd: 0)
    if isRow && (metrics.hasCards || palette.hasRowColor) && !traits.hasBackground { look.card = palette.card }
    if place.isStriped && !traits.hasBackground { look.stripe = palette.stripe }
    if place.kind == .header && metrics.pinsHeaders { look.card = palette.background(metrics) }
    wasSelected = isSelected
    if wasSelected {
      look.fill = list.isFocused ? palette.selection : palette.inactiveSelection
    } else if isPressed || isMenuSubject {
      look.fill = palette.shownPress
    } else if isHovered && answersHover {
      look.fill = palette.hover
    }
    // The line below the row. Source: UIKit, `UITableViewCell.separatorInset` and `UICollectionViewListCell
    // .separatorLayoutGuide`: a line is that of the cell above it, and begins where its text does.
    if isRow && !place.isLast && metrics.hasSeparators && traits.separator.bottom != .hidden,
      list.row(at: index + 1)?.traits.separator.top != .hidden
    {
      let tint = traits.separatorTint.bottom ?? list.row(at: index + 1)?.traits.separatorTint.top
      look.separator = tint.map { node.scope.rgba($0) } ?? palette.separator
      let start = margins.leading + insets.leading + edit.leadWidth
      look.lineStart = start + (guide(.listRowSeparatorLeading) ?? (metrics.separatesFromText ? firstText() : 0))
      look.lineThickness = metrics.lineThickness ?? 1 / max(1, node.engine.host.settings.scale)
      look.lineEnd =
        guide(.listRowSeparatorTrailing).map { start + $0 }
        ?? node.size.width - margins.trailing
        - (metrics.separatesToContent || (metrics.margin > 0 && !metrics.hasCards) ? insets.trailing : 0)
    }
    let lines = traits.sectionSeparator
    func color(_ tint: Color?) -> RGBA { tint.map { node.scope.rgba($0) } ?? palette.separator }
    if isRow && place.isFirst && lines.top == .visible { look.sectionTop = color(traits.sectionSeparatorTint.top) }
    if isRow && place.isLast && lines.bottom == .visible {
      look.sectionBottom = color(traits.sectionSeparatorTint.bottom)
    }
    if look.sectionTop != nil || look.sectionBottom != nil {
      look.lineThickness = 1 / max(1, node.engine.host.settings.scale)
    }
    return look
  }
  /// What the row's content says of a guide: points from its leading edge; nil where it says nothing.
  private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
    node.child.explicitGuide(alignment.key, node.child.proposal, node.child.size)
  }
  /// Where the first text of the row begins, from the start of its content; 0 without one. Points.
  private func firstText() -> CGFloat {
    guard let text = Self.firstText(in: node.child) else { return 0 }
    var point = CGPoint(x: node.flags.contains(.isRightToLeft) ? max(0, text.size.width) : 0, y: 0)
    var current = text
    while current !== node.child, let parent = current.layoutParent {
      point = current.convertToParent(point)
      current = parent
    }
    return max(0, node.flags.contains(.isRightToLeft) ? node.child.size.width - point.x : point.x)
  }
  private static func firstText(in node: LayoutNode) -> LayoutNode? {
    // What has no room is not shown, as the name that a slider has for assistive technology.
    if node.size.width <= 0 { return nil }
    if node.isText { return node }
    var found: LayoutNode?
    node.visitLayoutChildren { child in if found == nil { found = firstText(in: child) } }
    return found
  }
  func animationDidStep(_ animator: AnyAnimator) { node.setNeedsRecord() }
  func willUnmount() { swipe?.rowWillLeave() }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    guard let swipe, swipe.isShowing else { return recordRow(into: &group, x: x, y: y) }
    var moved: ContiguousArray<PlacedPiece> = []
    recordRow(into: &moved, x: swipe.shift, y: 0)
    let outline = list.metrics.hasCards ? shape(currentLook(), radius: list.metrics.radius) : .rectangle(rowArea)
    node.engine.counters.itemsRecorded += 1
    group.append(PlacedPiece(swipe.piece(around: moved, in: outline), x: x, y: y))
  }
  private func recordRow(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let new = currentLook()
    if new != look {
      look = new
      piece = draw(new)
    }
    if let piece { group.append(PlacedPiece(piece, x: x, y: y)) }
    recordContent(new, into: &group, x: x, y: y)
    if edit != ListRowEdit() {
      if editPiece == nil || editPiece!.edit != edit || editPiece!.area != rowArea
        || node.flags.contains(.subtreeNeedsRecord)
      {
        editPiece = (edit, rowArea, GroupPiece(edit.pieces(rowArea, node, inset: insets.leading)))
        node.engine.counters.itemsRecorded += 1
      }
      group.append(PlacedPiece(editPiece!.piece, x: x, y: y))
    }
  }
  /// The content; a background of its own ends where the card does, and below the line.
  private func recordContent(_ look: Look, into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    guard traits.hasBackground, place.kind == .row else { return node.recordContent(into: &group, x: x, y: y) }
    if list.metrics.hasCards, place.isFirst || place.isLast {
      var content: ContiguousArray<PlacedPiece> = []
      node.recordContent(into: &content, x: 0, y: 0)
      let outline = shape(look, radius: list.metrics.radius)
      group.append(PlacedPiece(EffectPiece(.clip(outline, isAntialiased: true), GroupPiece(content)), x: x, y: y))
    } else {
      node.recordContent(into: &group, x: x, y: y)
    }
    if let line = line(look) { group.append(PlacedPiece(line, x: x, y: y)) }
    for line in sectionLines(look) { group.append(PlacedPiece(line, x: x, y: y)) }
  }
  /// The lines above the first row of a section and below the last, from edge to edge.
  private func sectionLines(_ look: Look) -> [DisplayPiece] {
    func line(_ color: RGBA?, _ y: CGFloat) -> DisplayPiece? {
      guard let color else { return nil }
      let area = CGRect(x: look.area.minX, y: y, width: look.area.width, height: look.lineThickness)
      return FillPiece(.rectangle(area), .color(color))
    }
    return [line(look.sectionTop, look.area.minY), line(look.sectionBottom, look.area.maxY - look.lineThickness)]
      .compactMap { $0 }
  }
  /// The line below the row.
  private func line(_ look: Look) -> DisplayPiece? {
    guard let separator = look.separator else { return nil }
    let start = node.flags.contains(.isRightToLeft) ? node.size.width - look.lineEnd : look.lineStart
    let area = CGRect(
      x: start, y: look.area.maxY - look.lineThickness, width: max(0, look.lineEnd - look.lineStart),
      height: look.lineThickness)
    return FillPiece(.rectangle(area), .color(separator))
  }
  private func draw(_ look: Look) -> DisplayPiece? {
    var list: ContiguousArray<PlacedPiece> = []
    func add(_ shape: DisplayShape, _ color: RGBA) {
      list.append(PlacedPiece(FillPiece(shape, .color(color)), x: 0, y: 0))
    }
    let radius = self.list.metrics.radius
    if let card = look.card { add(shape(look, radius: look.place.kind == .row ? radius : 0), card) }
    if let stripe = look.stripe {
      add(radius > 0 ? .roundedRectangle(look.area, radius: radius) : .rectangle(look.area), stripe)
    }
    if let fill = look.fill {
      let isOnCard = self.list.metrics.hasCards
      add(
        isOnCard
          ? shape(look, radius: radius)
          : radius > 0 ? .roundedRectangle(look.area, radius: radius) : .rectangle(look.area), fill)
    }
    if !traits.hasBackground {
      if let line = line(look) { list.append(PlacedPiece(line, x: 0, y: 0)) }
      for line in sectionLines(look) { list.append(PlacedPiece(line, x: 0, y: 0)) }
    }
    if list.isEmpty { return nil }
    node.engine.counters.itemsRecorded += 1
    return GroupPiece(list)
  }
  /// The part of a section's card that a row covers: round where the section ends.
  private func shape(_ look: Look, radius: CGFloat) -> DisplayShape {
    if radius <= 0 || (!look.place.isFirst && !look.place.isLast) { return .rectangle(look.area) }
    if look.place.isFirst && look.place.isLast { return .roundedRectangle(look.area, radius: radius) }
    let area = look.area
    var path = Path()
    let top = look.place.isFirst ? radius : 0, bottom = look.place.isLast ? radius : 0
    path.addRoundedRect(
      in: area,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
    return .path(PathKey(path, isEOFilled: false, bounds: area))
  }

  // MARK: - Accessibility

  var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.behavior = .contain
    properties.mergesSingleChild = !list.settings.hasCells && edit.lead != .delete && !edit.hasHandle
    properties.details.listIndex = index
    if place.kind == .header {
      properties.addedTraits = .isHeader
    } else if isSelected {
      properties.addedTraits = .isSelected
    }
    if canBeSelected { properties.press = { [unowned self] in list.click(self, []) } }
    if place.kind == .row { properties.details.row = AccessibilityRow(index: index, count: list.knownRowCount) }
    properties.actions = accessibilityActions
    return properties
  }
  func completeAccessibility(of element: inout AccessibilityElement) { addEditing(to: &element) }
}
