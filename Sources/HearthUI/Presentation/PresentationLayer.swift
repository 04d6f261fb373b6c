import Foundation
import HearthCore
import HearthRendering

/// A presentation above the window: as large as the window, so that what is behind hears of no
/// pointer, with a card that holds the content.
///
/// A card that is higher than its place scrolls. The node's child is the content; the rest is drawn here.
final class PresentationLayer: NodeBehavior, PointerBehavior, ZoomTarget {
  unowned(unsafe) let node: BehaviorNode
  let handle: PresentationHandle
  unowned(unsafe) let presenter: PresenterNode

  var form = PresentationForm.card
  /// Points in the window.
  var card = CGRect.zero
  var popover: PopoverPlacement?
  /// The height of the content, which may be more than the card shows. Points.
  var contentHeight: CGFloat = 0
  var scrollOffset: CGFloat = 0
  /// Where a popover pointed when it was placed.
  var placedAnchor: CGRect?

  // Bottom sheets
  /// Where the sheet rests; nil before it was placed.
  var detent: PresentationDetent?
  /// While it is dragged: its height, in points.
  var draggedHeight: CGFloat?
  var press: SheetPress?
  /// What the app's selection said last.
  var lastSelection: PresentationDetent?

  var drawn: (key: DrawingKey, pieces: [PlacedPiece])?

  var drawnDim: DisplayPiece?

  // Motion
  /// 1 when it is there.
  let entrance: MotionProgress
  private var waitsForEntrance: Bool
  /// How far the card is drawn below its place, while a sheet goes to another height. Points.
  let shift = MotionProgress(0)
  private var cardIsToMove = false
  var zoomSource: MatchedGeometryKey?
  var crossFades = false
  /// What was recorded last.
  var picture: PresentationPicture?

  static func makeNode(
    _ handle: PresentationHandle, presenter: PresenterNode, startingAt start: Double, _ inputs: _ViewInputs
  ) -> BehaviorNode {
    let node = BehaviorNode(inputs)
    node.behavior = PresentationLayer(handle, presenter, node, startingAt: start)
    return node
  }
  /// - Parameter start: How far it is seen at first: not at all, or as far as the one was that just went.
  private init(_ handle: PresentationHandle, _ presenter: PresenterNode, _ node: BehaviorNode, startingAt start: Double)
  {
    (self.handle, self.presenter, self.node) = (handle, presenter, node)
    // A window opens with what it presents.
    waitsForEntrance = start < 1 && presenter.engine.updateNumber > 0 && presenter.allowsMotion
    entrance = MotionProgress(waitsForEntrance ? start : 1)
    isMoving = waitsForEntrance
    if isMoving { presenter.engine.pictureMotions += 1 }
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.hasGesture, .isScrollTarget, .readsInheritedStyle])
    handle.layer = self
    node.engine.geometryObservers[ObjectIdentifier(node)] = node
    node.engine.content?.input.keys.handleUnusedKeys(of: node) { [unowned self] in handleUnused($0) }
  }
  nonisolated deinit {}
  func willUnmount() {
    node.engine.geometryObservers[ObjectIdentifier(node)] = nil
    isMoving = false
  }

  // MARK: - Motion

  private var isMoving = false {
    didSet { if isMoving != oldValue { node.engine.pictureMotions += isMoving ? 1 : -1 } }
  }
  func animationDidStep(_ animator: AnyAnimator) {
    isMoving = entrance.isMoving || shift.isMoving
    node.setNeedsRecord()
  }
  /// The card goes to another height, and is seen on its way there.
  func moveCard() { cardIsToMove = node.allowsMotion && !node.scope.value(ReducesMotionKey.self) }
  private func beginMotion(from old: CGRect) {
    if waitsForEntrance {
      waitsForEntrance = false
      entrance.go(to: 1, PresentationPicture.animation(form), of: node)
    }
    if cardIsToMove, form == .bottomSheet, !old.isEmpty, old.minY != card.minY {
      shift.hold(at: Double(old.minY - card.minY) + shift.value)
      shift.go(to: 0, .spring(duration: 0.35, bounce: 0), of: node)
    }
    cardIsToMove = false
    isMoving = entrance.isMoving || shift.isMoving
  }

  var viewName: String {
    switch handle.kind {
    case .sheet: "Sheet"
    case .cover: "FullScreenCover"
    case .popover: "Popover"
    case .alert: "Alert"
    case .dialog: "ConfirmationDialog"
    }
  }
  var idiom: Idiom { node.scope.value(IdiomKey.self) }

  // MARK: - State

  func updateBody() {
    node.flags.remove(.needsBody)
    readSelection()
  }
  func inheritedStyleDidChange() { node.setNeedsRecord() }
  /// A view in the content asks for something else.
  func optionsDidChange() {
    node.setNeedsPlacement()
    node.setNeedsBody()
    let background = handle.options.background
    if background != nil || handle.looks.background != nil {
      node.engine.performAtEndOfRound { [weak handle] in handle?.looks.background = handle?.options.background }
    }
  }

  // MARK: - Layout

  func computeSize(_ proposal: Proposal) -> Size { Size(max(0, proposal.width), max(0, proposal.height)) }
  /// What was kept free at the window's edges in the last layout.
  private var placedInsets = EdgeInsets()
  var endsSafeArea: Bool { true }
  var relativeContainerSize: Size? { card.isEmpty ? nil : Size(card.size) }
  func safeArea(_ regions: SafeAreaRegions) -> EdgeInsets? {
    let insets = node.engine.root.safeArea.insets(regions)
    return switch form {
    case .full: insets
    case .bottomSheet: EdgeInsets(top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    default: nil
    }
  }

  func placeChildren() {
    node.resolveChild()
    form = currentForm(in: node.size)
    let old = card
    popover = nil
    placedInsets = node.engine.root.safeArea.insets(.all)
    let inside = placeCard()
    beginMotion(from: old)
    let content = node.child.measure(Proposal(inside.width, inside.height))
    contentHeight = content.height
    scrollOffset = max(0, min(scrollOffset, mostScroll(inside.height)))
    let x = inside.minX + (inside.width - content.width) / 2
    node.child.place(x: x, y: inside.minY - scrollOffset, Proposal(inside.width, inside.height))
    if card.size != old.size { node.engine.relativeContainerDidChange(node) }
    updateLooks()
    node.setNeedsRecord()
  }
  func mostScroll(_ height: CGFloat) -> CGFloat { max(0, contentHeight - height) }

  /// A popover follows what it points at, and all keep clear of what comes over the window's edges.
  func geometryMayHaveChanged() {
    if node.engine.root.safeArea.insets(.all) != placedInsets { return node.setNeedsPlacement() }
    if form == .popover, let placedAnchor, anchorRect != placedAnchor { node.setNeedsPlacement() }
  }

  // MARK: - Events

  /// Nothing behind is hit, but where the app allows it.
  func isHit(_ point: CGPoint) -> Bool { handle.isModal || card.contains(point) }

  func scroll(_ event: ScrollEvent) -> Bool {
    let most = mostScroll(innerHeight)
    guard most > 0, event.delta.height != 0 else { return false }
    scroll(to: scrollOffset - event.delta.height)
    return true
  }
  func scroll(to offset: CGFloat) {
    let new = max(0, min(mostScroll(innerHeight), offset))
    if new == scrollOffset { return }
    scrollOffset = new
    node.setNeedsPlacement()
  }
  func scrollToVisible(_ rect: CGRect) {
    let top = card.minY, bottom = card.minY + innerHeight
    if rect.minY < top { scroll(to: scrollOffset + rect.minY - top - 8) }
    if rect.maxY > bottom { scroll(to: scrollOffset + rect.maxY - bottom + 8) }
  }
  var innerHeight: CGFloat {
    let bottom = form == .bottomSheet || form == .full ? node.engine.root.safeArea.insets(.all).bottom : 0
    let top = form == .full ? node.engine.root.safeArea.insets(.all).top : 0
    return max(0, card.height - bottom - top)
  }

  // MARK: - Focus

  /// An alert begins at its first field, else at its default button; what else is presented at its first field.
  func defaultFocus(in modal: LayoutNode) -> (any FocusTarget)? {
    if handle.kind.isDialog { return handle.dialog.defaultFocus(in: modal) }
    guard let focus = node.engine.content?.input.focus else { return nil }
    let targets = focus.targets(under: modal)
    if let field = targets.first(where: { $0.editsText }) { return field }
    // What only moves the sheet comes last.
    return targets.first { !handle.isGrabber($0) }
  }

  // MARK: - Assistive technology

  var accessibilityElement: AccessibilityProperties? {
    var properties = AccessibilityProperties()
    properties.behavior = .contain
    if handle.isModal { properties.addedTraits = .isModal }
    properties.label = handle.dialog.titleNode.flatMap { AccessibilityTree.label(of: $0) }
    if handle.kind.isDialog {
      let message = handle.dialog.message
      properties.details.relations = [AccessibilityRelation(.describedBy) { message.nodes }]
    }
    return properties
  }
}
