import Foundation
import HearthCore

extension PresentationLayer {
  // MARK: - Form

  /// How the presentation looks in a window of this size.
  func currentForm(in window: Size) -> PresentationForm {
    let isNarrow = idiom == .phone || (idiom == .pad && window.width < PresentationMetrics.compactWidth)
    switch handle.kind {
    case .alert: return .alert
    // Source: Apple, iOS 26: action sheets stand at what they were asked for by on all devices.
    case .dialog: return isNarrow && !isGlassy ? .actionSheet : isTouched ? .popover : .alert
    case .cover: return .full
    case .sheet, .popover: break
    }
    if idiom == .tv || idiom == .watch { return .full }
    let isPopover = handle.kind.isPopover
    let isLow = UserInterfaceSizeClass.vertical(window.height, idiom) == .compact
    guard isNarrow || isLow else { return isPopover ? .popover : .card }
    let adaptation = handle.options.adaptation
    switch (isLow ? adaptation.vertical : adaptation.horizontal).kind {
    case .automatic: return isLow ? .full : .bottomSheet
    case .sheet: return .bottomSheet
    case .none: return isPopover ? .popover : .bottomSheet
    case .popover: return isPopover ? .popover : .bottomSheet
    case .fullScreenCover: return .full
    }
  }

  /// Cards as those of iOS.
  var isTouched: Bool { idiom.isTouched }
  var isGlassy: Bool { idiom.isGlassy(node.scope.value(SystemLookKey.self)) }

  // MARK: - Places

  /// Decides the card, and gives the part of it that the content has. Points in the window.
  func placeCard() -> CGRect {
    let window = CGRect(origin: .zero, size: node.size.cgSize)
    let insets = node.engine.root.safeArea.insets(.all)
    let left = node.scope.isRightToLeft ? insets.trailing : insets.leading
    let free = CGRect(
      x: left, y: insets.top, width: max(0, window.width - insets.leading - insets.trailing),
      height: max(0, window.height - insets.top - insets.bottom))
    switch form {
    case .full:
      card = window
      return free
    case .card: card = placed(cardSize(in: free), in: free)
    case .alert:
      let most = max(0, free.width - 2 * PresentationMetrics.margin)
      let wanted =
        idiom == .tv
        ? PresentationMetrics.wideAlertWidth
        : isTouched ? PresentationMetrics.touchedAlertWidth : PresentationMetrics.alertWidth
      let width = min(most, wanted)
      card = centered(
        CGSize(width: width, height: height(for: width, most: free.height - 2 * PresentationMetrics.margin)), in: free)
    case .actionSheet:
      let margin = PresentationMetrics.actionSheetMargin
      let width = max(0, min(free.width - 2 * margin, PresentationMetrics.actionSheetWidth))
      let height = height(for: width, most: free.height - 2 * margin)
      card = CGRect(x: (free.midX - width / 2).rounded(), y: free.maxY - margin - height, width: width, height: height)
    case .popover:
      placePopover(in: free.insetWithin(PresentationMetrics.popoverMargin))
    case .bottomSheet:
      let seen = sheetHeight(most: free.height - PresentationMetrics.sheetTop)
      // Dragged further down than it can rest, it leaves the window, as large as it is at its lowest.
      let height = draggedHeight == nil ? seen : max(seen, detents[0].height)
      card = CGRect(x: 0, y: window.maxY - seen - insets.bottom, width: window.width, height: height + insets.bottom)
      return CGRect(x: free.minX, y: card.minY, width: free.width, height: height)
    }
    return card
  }
  private func height(for width: CGFloat, most: CGFloat) -> CGFloat {
    max(0, min(node.child.measure(Proposal(width, -1)).height, most)).rounded(.up)
  }
  private func centered(_ size: CGSize, in area: CGRect) -> CGRect {
    CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }

  private func cardSize(in free: CGRect) -> CGSize {
    let margin = PresentationMetrics.margin
    let available = Size(max(0, free.width - 2 * margin), max(0, free.height - 2 * margin))
    let sizing: any PresentationSizing = handle.options.sizing ?? AutomaticPresentationSizing()
    let context = PresentationSizingContext(
      available: available, idiom: idiom, current: card.isEmpty ? nil : Size(card.size))
    let root = PresentationSizingRoot { [weak self] proposal in
      guard let self, !node.isUnmounted else {
        Report.gone(
          "PresentationSizingRoot", Engine.current,
          "It measures as zero. Measure it in proposedSize(for:context:) only.")
        return Size.zero
      }
      // The way through the child makes this node hear of changes.
      let outer = node.child.measure(proposal)
      return handle.content?.measure(proposal) ?? outer
    }
    let proposed = sizing.proposedSize(for: root, context: context)
    let ideal = node.child.measure(Proposal(-1, -1))
    func length(_ proposed: CGFloat?, _ ideal: CGFloat, _ most: CGFloat) -> CGFloat {
      let length = proposed ?? ideal
      return (length.isFinite ? min(max(0, length), most) : most).rounded(.up)
    }
    let width = length(proposed.width, ideal.width, available.width)
    // What got less width than it wanted may need more height.
    var wanted = proposed.height
    if wanted == nil || width < (proposed.width ?? ideal.width) {
      wanted = max(wanted ?? 0, node.child.measure(Proposal(width, -1)).height)
    }
    return CGSize(width: width, height: length(wanted, ideal.height, available.height))
  }

  // MARK: - Popovers

  /// What a popover points at: points in the window.
  var anchorRect: CGRect {
    guard let view = presenter.anchorNode else { return CGRect(origin: .zero, size: node.size.cgSize) }
    guard case .popover(let anchor, _) = handle.kind else { return view.frameInWindow }
    switch anchor {
    case .rect(let source): return source.resolve(at: view)
    case .point(let point):
      let x = view.scope.isRightToLeft ? 1 - point.x : point.x
      return CGRect(
        origin: view.convertToWindow(CGPoint(x: view.bounds.width * x, y: view.bounds.height * point.y)), size: .zero)
    }
  }
  private func placePopover(in area: CGRect) {
    let anchor = anchorRect
    placedAnchor = anchor
    var edge: Edge?
    if case .popover(_, let asked) = handle.kind { edge = asked }
    let widest = handle.kind == .dialog ? PresentationMetrics.alertWidth : area.width
    var size = node.child.measure(Proposal(-1, -1))
    if size.width > min(widest, area.width) {
      size = Size(min(widest, area.width), node.child.measure(Proposal(min(widest, area.width), -1)).height)
    }
    if handle.kind == .dialog {
      size = Size(min(widest, area.width), node.child.measure(Proposal(min(widest, area.width), -1)).height)
    }
    func place(at anchor: CGRect) -> PopoverPlacement {
      PopoverPlacement(
        size: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)), anchor: anchor, edge: edge,
        in: area, isRightToLeft: node.scope.isRightToLeft)
    }
    var placement = place(at: anchor)
    // A dialog of a page stands in its middle.
    if handle.kind == .dialog, !placement.fits {
      let seen = anchor.intersection(area), shown = seen.isNull ? area : seen
      placement = place(at: CGRect(x: shown.midX, y: shown.midY, width: 0, height: 0))
      if isGlassy {
        placement.frame = centered(placement.frame.size, in: area)
      }
    }
    popover = placement
    card = placement.frame
  }

  // MARK: - Detents

  private func context(most: CGFloat) -> PresentationDetent.Context {
    PresentationDetent.Context(maxDetentValue: most, environment: EnvironmentValues(scope: node.scope))
  }
  private var mostSheetHeight: CGFloat {
    max(0, node.size.height - node.engine.root.safeArea.insets(.all).vertical - PresentationMetrics.sheetTop)
  }
  /// The heights that the sheet rests at, the lowest first; those that do not apply now are left out.
  var detents: [(detent: PresentationDetent, height: CGFloat)] {
    let most = mostSheetHeight
    let context = context(most: most)
    var list = (handle.options.detents?.all ?? [.large]).compactMap { detent in
      detent.height(in: context).map { (detent: detent, height: $0.rounded()) }
    }
    if list.isEmpty { list = [(.large, most)] }
    return list.sorted { $0.height < $1.height }
  }
  private func sheetHeight(most: CGFloat) -> CGFloat {
    let list = detents
    if detent == nil { readSelection() }
    // A detent that is gone, or that a selection names without offering it, is the lowest one.
    let resting = list.first { $0.detent == detent } ?? list[0]
    if resting.detent != detent { detent = resting.detent }
    return draggedHeight.map { max(0, min($0, most)) } ?? resting.height
  }
  /// Follows the app's selection.
  func readSelection() {
    guard let selection = handle.options.detents?.selection else { return }
    let wanted = node.engine.evaluate(for: node) { selection.wrappedValue }
    if wanted == lastSelection { return }
    lastSelection = wanted
    if wanted == detent { return }
    if handle.options.detents?.all.contains(wanted) == true {
      detent = wanted
      moveCard()
      node.setNeedsPlacement()
    } else {
      node.engine.report(
        .presentation, at: node,
        "the selected detent is none of those that presentationDetents offers. The lowest one is used.")
    }
  }
  /// The user moves the sheet.
  func select(_ new: PresentationDetent) {
    draggedHeight = nil
    moveCard()
    node.setNeedsPlacement()
    if new == detent { return }
    detent = new
    lastSelection = new
    handle.options.detents?.selection?.wrappedValue = new
  }
  /// To the next higher or lower height; with `wraps` from the highest to the lowest.
  func stepDetent(_ step: Int, wraps: Bool = false) {
    let list = detents
    guard form == .bottomSheet, let index = list.firstIndex(where: { $0.detent == detent }) else { return }
    var next = index + step
    if wraps && next >= list.count { next = 0 }
    select(list[max(0, min(list.count - 1, next))].detent)
  }

  // MARK: - What views follow

  func updateLooks() {
    let looks = handle.looks
    var isModal = true, showsGrabber = false, value = ""
    if form == .bottomSheet {
      let list = detents
      switch handle.options.dragIndicator {
      case .visible: showsGrabber = true
      case .hidden: break
      case .automatic: showsGrabber = list.count > 1
      }
      value = detent?.name ?? ""
    }
    switch handle.options.backgroundInteraction.kind {
    case .automatic, .disabled: break
    case .enabled: isModal = form == .full || handle.kind.isDialog
    case .enabledUpThrough(let detent):
      let list = detents
      let most = list.first { $0.detent == detent }?.height, now = list.first { $0.detent == self.detent }?.height
      if form == .bottomSheet, let most, let now { isModal = now > most }
    }
    handle.isModal = isModal
    if handle.modal?.isActive != isModal { handle.modal?.isActive = isModal }
    if looks.showsGrabber != showsGrabber || looks.grabberValue != value {
      node.engine.performAtEndOfRound { [weak looks] in
        guard let looks else { return }
        if looks.showsGrabber != showsGrabber { looks.showsGrabber = showsGrabber }
        if looks.grabberValue != value { looks.grabberValue = value }
      }
    }
    node.priority =
      form == .bottomSheet && !isAtTop && handle.options.contentInteraction.kind != .scrolls ? .high : .normal
  }
  private var isAtTop: Bool {
    guard let last = detents.last else { return true }
    return last.detent == detent && draggedHeight == nil
  }
}
