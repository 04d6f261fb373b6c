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
  // MARK: - A finger that takes it along

  /// Of a finger that scrolls: points between the keyboard and the edge from which it is taken along, and how far it is.
  private var pull: (padding: CGFloat, height: CGFloat, distance: CGFloat)?
  /// A finger that scrolls is at a height, in points of the window. A docked keyboard goes down with it as soon as it is
  /// below an edge: that of the keyboard, or so far above that as what is between is high.
  ///
  /// - Parameters:
  ///   - edge: The lower edge of what scrolls: bars below it go along with the keyboard.
  ///   - padding: Points above the keyboard, instead of what lies between `edge` and it.
  /// - Returns: Whether there is a keyboard that does so.
  package func follow(finger y: CGFloat, edge: CGFloat, padding: @autoclosure () -> CGFloat?) -> Bool {
    guard let content = engine.content, let keyboard = content.softwareKeyboard, let place,
      let frame = keyboard.pullableFrame, place.avoids(.docked), place.isOn(move?.screen ?? .zero)
    else { return false }
    let rest = place.inWindow(frame)
    var held = pull ?? (padding: max(0, padding() ?? (rest.minY - edge)), height: rest.height, distance: 0)
    held.distance = min(max(0, y + held.padding - rest.minY), rest.height)
    pull = held
    keyboard.follow(Double(held.distance), isHeld: true)
    return true
  }
  /// The finger is gone. Source: our choice; UIKit does not say: a keyboard that was moving goes on, and one at rest goes
  /// where it is nearer to.
  ///
  /// - Parameter velocity: Points a second, downwards.
  /// - Returns: Whether editing is to end. Else the keyboard goes back.
  package func letGo(velocity: CGFloat) -> Bool {
    guard let held = pull else { return false }
    pull = nil
    if held.distance <= 0 { return false }
    let isNearer = held.distance > held.height / 2
    if velocity > Self.flick || (velocity > -Self.flick && isNearer) { return true }
    engine.content?.softwareKeyboard?.follow(0, isHeld: false)
    return false
  }
  /// Points a second from which a finger counts as one that moves on.
  private static let flick = 50.0

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
  /// The text that is edited loses focus.
  package func endEditing() {
    performOutside {
      guard let focused = input.focus.focused, focused.editsText else { return }
      input.focus.setFocus(nil, cause: .program, reason: .keyboardDismissed)
    }
  }
  /// Focus goes on to the next view, or back, as by Tab.
  package func moveFocus(forward: Bool) { performOutside { _ = input.focus.moveSequentially(forward: forward) } }
}

extension WindowContent {
  /// The keyboard on the screen; nil where apps have none of ours.
  package var softwareKeyboard: SoftwareKeyboard? { host.softwareKeyboard as? SoftwareKeyboard }
}
