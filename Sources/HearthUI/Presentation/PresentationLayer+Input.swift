import Foundation
import HearthCore

/// A press on a presentation, until it is let go.
struct SheetPress {
  var start: CGPoint
  /// The height of the sheet at the start. Points.
  var height: CGFloat
  var last: (y: CGFloat, time: Double)
  /// Points a second, downwards.
  var velocity: CGFloat = 0
  var isOutside = false
}

extension PresentationLayer {
  // MARK: - Keys that nothing in the presentation has used

  func handleUnused(_ event: KeyEvent) -> Bool {
    guard isInFront, event.phase != .up else { return false }
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    guard modifiers.isEmpty else { return false }
    switch event.key {
    case .escape:
      if event.phase == .down { handle.dismissByUser() }
      return true
    case .return: return event.phase == .down && handle.kind.isDialog && handle.dialog.confirm()
    case .pageDown: scroll(to: scrollOffset + innerHeight * 0.9)
    case .pageUp: scroll(to: scrollOffset - innerHeight * 0.9)
    case .downArrow: scroll(to: scrollOffset + 40)
    case .upArrow: scroll(to: scrollOffset - 40)
    case .home: scroll(to: 0)
    case .end: scroll(to: .greatestFiniteMagnitude)
    default: return false
    }
    return mostScroll(innerHeight) > 0
  }
  /// Whether no other presentation lies above.
  var isInFront: Bool { node.engine.root.presentations.last === node }

  // MARK: - Pointer

  var acceptsGestures: Bool { true }

  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      let isOutside = !card.contains(event.position)
      press = SheetPress(
        start: event.position, height: draggedHeight ?? card.height - bottomInset, last: (event.position.y, event.time))
      press?.isOutside = isOutside
      if isOutside {
        // A popover is away at once, as menus are; what is dimmed behind has to be tapped.
        if form == .popover { return .ended }
        return event.button == .primary && endsOnTapOutside ? .possible : .failed
      }
      return event.button == .primary && form == .bottomSheet ? .possible : .failed
    case .moved:
      guard var press else { return .failed }
      if press.isOutside { return .possible }
      let distance = event.position.y - press.start.y
      if recognizer.phase == .possible {
        if abs(event.position.x - press.start.x) > PresentationMetrics.dragDistance { return .failed }
        if abs(distance) < PresentationMetrics.dragDistance { return .possible }
      }
      let time = event.time - press.last.time
      if time > 0 { press.velocity = (event.position.y - press.last.y) / time }
      press.last = (event.position.y, event.time)
      self.press = press
      draggedHeight = press.height - distance
      node.setNeedsPlacement()
      return .active
    case .up:
      guard let press else { return .failed }
      if press.isOutside { return card.contains(event.position) ? .failed : .ended }
      return recognizer.phase == .active ? .ended : .failed
    case .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  func pointerWasCancelled() {
    press = nil
    endDrag()
  }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    guard phase == .ended, let press else { return }
    self.press = nil
    if press.isOutside {
      handle.dismissByUser()
      return
    }
    guard let height = draggedHeight else { return }
    // Where the sheet would come to rest. Source: our choice, a fifth of a second of the speed at the end.
    let aim = height - press.velocity * 0.2
    let list = detents
    if aim < list[0].height / 2, handle.dismissByUser() {
      // It goes from where the finger let go; an app that keeps it has it back at its height.
      node.engine.performAtEndOfFrame { [weak self] in self?.endDrag() }
      return
    }
    endDrag()
    if let nearest = list.min(by: { abs($0.height - aim) < abs($1.height - aim) }) { select(nearest.detent) }
  }
  private func endDrag() {
    if draggedHeight == nil || node.isUnmounted { return }
    draggedHeight = nil
    moveCard()
    node.setNeedsPlacement()
  }
  private var bottomInset: CGFloat { node.engine.root.safeArea.insets(.all).bottom }
  /// Source: seen, iOS and iPadOS: sheets and dialogs end, alerts stay; on macOS sheets stay.
  private var endsOnTapOutside: Bool {
    switch form {
    case .popover, .bottomSheet, .actionSheet: true
    case .card: idiom == .pad
    case .full, .alert: false
    }
  }
}
