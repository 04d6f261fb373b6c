import Foundation
import HearthCore

// How a user goes back without the button in the bar.
//
// Escape and the Menu button of a remote, where no view in the page takes them; Alt with the arrow that
// points to where one came from; the back button of a mouse; on a touch screen a swipe from the leading edge.
// Source: libadwaita's AdwNavigationView, which takes the same keys, mouse button and swipe; UIKit for where
// the swipe begins; tvOS for the Menu button.

extension StackControl: PointerBehavior {
  var acceptsGestures: Bool { canGoBack && node.isEnabled }

  /// A press beside all views of a page may be a swipe, or that of the back button.
  func isHit(_ point: CGPoint) -> Bool { canGoBack && node.bounds.contains(point) }

  // MARK: - Keys

  /// Keys that no view has taken reach the stack also where nothing in it has focus. An inner stack comes first.
  func listenToKeys() {
    engine.content?.input.keys.handleUnusedKeys(of: node, isFirst: true) { [weak self] event in
      guard let self, node.isOpenToKeys else { return false }
      return handleKey(event) || (ViewCommand.isExit(event) && perform(.exit))
    }
  }
  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, canGoBack, node.isEnabled else { return false }
    let back: KeyEquivalent = node.scope.isRightToLeft ? .rightArrow : .leftArrow
    guard event.key == back, event.modifiers.subtracting([.capsLock, .numericPad]) == .option else { return false }
    goBack()
    return true
  }
  func perform(_ command: ViewCommand) -> Bool {
    guard command == .exit, canGoBack, node.isEnabled else { return false }
    goBack()
    return true
  }

  // MARK: - Pointer

  /// The number of the button that goes back. Source: X11 and Wayland.
  private static var backButton: Int { 8 }

  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      swipe = nil
      if event.button == .other(Self.backButton) { return .ended }
      guard case .touch = event.device, swipesBack, distanceFromEdge(event.position) <= EdgeSwipe.reach else {
        return .failed
      }
      swipe = EdgeSwipe(start: event.position, at: event.time)
    case .moved:
      guard var current = swipe else { return .failed }
      let way = wayInwards(event.position, current), across = abs(event.position.y - current.start.y)
      current.speed.note(way - current.way, at: event.time)
      current.way = way
      swipe = current
      if !current.isSwiping {
        if across > EdgeSwipe.slop && across >= way { return .failed }
        if way <= EdgeSwipe.slop { return .possible }
        current.isSwiping = true
      }
      swipe = current
      // The page follows the finger.
      let width = max(1, node.size.width), velocity = current.speed.velocity(at: event.time) ?? 0
      pages.holdTop(away: Double(way / width), velocity: Double(velocity / width))
      return .active
    case .up:
      guard let current = swipe, current.isSwiping else { return .failed }
      swipe = nil
      if wayInwards(event.position, current) >= EdgeSwipe.distance { return .ended }
      pages.releaseTop()
      return .failed
    case .entered, .exited, .cancelled: break
    }
    return recognizer.phase
  }
  private var swipesBack: Bool { node.scope.value(IdiomKey.self).isTouched }
  private func distanceFromEdge(_ point: CGPoint) -> CGFloat {
    let x = node.convertFromWindow(point).x
    return node.scope.isRightToLeft ? node.size.width - x : x
  }
  private func wayInwards(_ point: CGPoint, _ swipe: EdgeSwipe) -> CGFloat {
    node.scope.isRightToLeft ? swipe.start.x - point.x : point.x - swipe.start.x
  }
  func pointerWasCancelled() {
    swipe = nil
    pages.releaseTop()
  }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {
    guard phase == .ended, canGoBack else { return }
    goBack()
    // Where the app does not let go, the page comes back.
    engine.performAtEndOfFrame { [weak self] in self?.pages.releaseTop() }
  }
}

extension ViewCommand {
  /// Whether a key without modifiers means to go away.
  fileprivate static func isExit(_ event: KeyEvent) -> Bool {
    event.key == .escape && event.phase == .down && event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty
  }
}
