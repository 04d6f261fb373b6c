import Foundation
import HearthKeyboard

/// What the software keyboard covers of one window, in each frame.
///
/// The inset follows the keyboard's edge: each frame is laid out for what is free in it, so that nothing is below the
/// keyboard while it moves. Source: our choice; UIKit lays out once for the end, and animates.
@MainActor package final class WindowKeyboard {
  static let slot = EngineSlot { engine in WindowKeyboard(engine) }
  private unowned let engine: Engine
  private var move: KeyboardTransition?
  private var place: KeyboardWindowPlace?
  /// Points that were covered when the move began, where it does not follow the keyboard's edge; else nil.
  private var coveredBefore: Double?
  private var mode = KeyboardMode.hidden
  private var isTicking = false

  init(_ engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  /// Where the keyboard is now, in points of the window; nil while it is hidden.
  package var frame: CGRect? {
    guard let move, let place, mode != .hidden else { return nil }
    return place.inWindow(move.frame(at: engine.frameTime))
  }
  package var shownMode: KeyboardMode { mode }

  /// - Parameters:
  ///   - place: Nil where nobody knows: the window counts as one that fills the lower part of the keyboard's screen.
  ///   - duration: 0 for a keyboard that is there already.
  func begin(_ new: KeyboardTransition, at place: KeyboardWindowPlace?, duration: Double) {
    var new = new
    new.duration = duration
    let place = place ?? assumedPlace(on: new.screen)
    // Where the edge counts on both ends it is followed; else what was covered shrinks or grows evenly.
    let follows = (mode == .hidden || place.avoids(mode)) && (new.mode == .hidden || place.avoids(new.mode))
    coveredBefore = follows ? nil : engine.root.safeArea.keyboard.bottom
    edgeMode = new.mode == .hidden ? mode : new.mode
    (move, self.place, mode) = (new, place, new.mode)
    if isTicking { return }
    isTicking = true
    engine.addFrameTick(of: engine.root) { [weak self] time in self?.step(to: time) ?? false }
  }
  /// The mode by which an edge is followed.
  private var edgeMode = KeyboardMode.docked
  private func assumedPlace(on screen: CGRect) -> KeyboardWindowPlace {
    let size = engine.root.windowSize.cgSize
    return KeyboardWindowPlace(
      frame: CGRect(x: screen.minX, y: screen.maxY - size.height, width: size.width, height: size.height),
      screen: screen)
  }
  /// The window has another size, or another place.
  func placeMayHaveChanged() {
    guard let move, let content = engine.content else { return }
    place = content.host.placeOnScreen ?? assumedPlace(on: move.screen)
    if !isTicking { begin(move, at: place, duration: 0) }
  }

  /// - Returns: Whether it goes on.
  private func step(to time: Double) -> Bool {
    guard let move, let place else {
      isTicking = false
      return false
    }
    let isOver = move.isOver(at: time)
    let end = place.covered(by: move.end, mode: move.mode, on: move.screen)
    var covered = end
    if !isOver {
      if let coveredBefore {
        covered = coveredBefore + (end - coveredBefore) * move.progress(at: time)
      } else {
        covered = place.covered(by: move.frame(at: time), mode: edgeMode, on: move.screen)
      }
    }
    let frame = move.frame(at: time)
    if frame != shownFrame || isOver { set(covered, hasMoved: frame != shownFrame) }
    shownFrame = frame
    if isOver { isTicking = false }
    return !isOver
  }
  /// The keyboard's frame in the last frame of the window.
  private var shownFrame: CGRect?
  private func set(_ covered: Double, hasMoved: Bool) {
    let covered = CGFloat(covered)
    guard engine.root.safeArea.keyboard.bottom != covered else {
      // Who follows a keyboard that covers nothing wants to know too.
      if hasMoved, covered == 0, mode != .docked {
        engine.safeAreaDidChange()
        engine.root.setNeedsPlacement()
      }
      return
    }
    let grows = covered > engine.root.safeArea.keyboard.bottom
    engine.root.safeArea.keyboard.bottom = covered
    if grows { engine.afterLayout.append { [weak self] in self?.revealText() } }
    engine.requestFrame()
  }

  /// Points that are kept free around a text that is scrolled into view, so that its row is seen with it. Source: our
  /// choice, the padding of a form's row.
  private static let rowPadding = 11.0
  /// Scrolls what is edited into the part of the window that is free.
  private func revealText() {
    guard let focus = engine.content?.input.focus, let target = focus.focused, target.editsText else { return }
    let limit = engine.root.windowSize.height - engine.root.safeArea.keyboard.bottom
    // Of a text that is larger than what is free the caret counts.
    var frame = target.frameInWindow.insetBy(dx: 0, dy: -Self.rowPadding)
    if frame.height > limit / 2, let caret = target.textInput?.caret {
      frame = caret.insetBy(dx: 0, dy: -Self.rowPadding)
    }
    guard frame.maxY > limit else { return }
    var node = target.layoutParent
    while let current = node {
      if current.flags.contains(.isScrollTarget), let scroll = current as? any ScrollInputTarget {
        let place = CGRect(origin: current.convertFromWindow(frame.origin), size: frame.size)
        scroll.scrollToVisible(place)
      }
      node = current.layoutParent
    }
  }
}

extension WindowContent {
  /// What the software keyboard covers of the window.
  package var keyboard: WindowKeyboard { engine[WindowKeyboard.slot] }
  /// What is edited now, for the keyboard on the screen.
  func tellKeyboard(of request: TextInputRequest?) {
    if let keyboard = host.softwareKeyboard { (keyboard as? SoftwareKeyboard)?.setTextInput(request, in: self) }
  }
  /// The text that is edited loses focus.
  package func endEditing() {
    performOutside {
      guard let focused = input.focus.focused, focused.editsText else { return }
      input.focus.setFocus(nil, cause: .program, rule: "The keyboard was dismissed.")
    }
  }
  /// Focus goes on to the next view, or back, as by Tab.
  package func moveFocus(forward: Bool) { performOutside { _ = input.focus.moveSequentially(forward: forward) } }
}
