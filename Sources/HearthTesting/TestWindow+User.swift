import Foundation
import HearthCore
import HearthFocus
import SwiftUI

// What a user does.

extension TestWindow {
  /// Presses and releases a key. What it types reaches the focused text, as through an input method.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    hold(key, 0, modifiers, CallSite(fileID, filePath, line, column))
  }
  /// Presses a key, lets it repeat, and releases it.
  public func hold(
    _ key: KeyEquivalent, repeats: Int, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    hold(key, repeats, modifiers, CallSite(fileID, filePath, line, column))
  }
  private func hold(_ key: KeyEquivalent, _ repeats: Int, _ modifiers: EventModifiers, _ site: CallSite) {
    act(site) {
      if key == .escape, let drag = host.drag {
        // The desktop has the keys, too.
        host.drag = nil
        return drag.cancel(at: .zero)
      }
      let held = content.heldModifiers
      let modifiers = modifiers.union(held)
      content.handle(.modifiers(modifiers))
      keyDown(.down, key, modifiers, site)
      for _ in 0..<max(0, repeats) { keyDown(.repeat, key, modifiers, site) }
      content.handle(.key(keyEvent(.up, key, modifiers)))
      content.handle(.modifiers(held))
    }
  }
  /// Holds modifier keys down, and releases all others.
  public func hold(
    modifiers: EventModifiers, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { content.handle(.modifiers(modifiers)) }
  }
  /// Types a text key by key. A newline is Return.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    for character in text {
      hold(character == "\n" ? .return : KeyEquivalent(character), 0, character.isUppercase ? .shift : [], site)
    }
  }
  /// Presses a key that types something else than it is called, as the key = types + with Shift on some keyboards.
  public func press(
    _ key: KeyEquivalent, typing characters: String, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      for phase in [KeyEvent.Phase.down, .up] {
        content.handle(.key(KeyEvent(phase, key, characters: characters, modifiers: modifiers, time: host.time)))
      }
    }
  }
  /// Presses a key and keeps it down. What it would type does not reach a text: `press(_:modifiers:)` does both.
  /// - Returns: Whether a shortcut, a view or a menu took it.
  @discardableResult public func keyDown(
    _ key: KeyEquivalent, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    var isTaken = false
    act(CallSite(fileID, filePath, line, column)) { isTaken = content.handle(.key(keyEvent(.down, key, modifiers))) }
    return isTaken
  }
  /// Releases a key.
  /// - Returns: Whether it was taken by what took the press.
  @discardableResult public func keyUp(
    _ key: KeyEquivalent, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    var isTaken = false
    act(CallSite(fileID, filePath, line, column)) { isTaken = content.handle(.key(keyEvent(.up, key, modifiers))) }
    return isTaken
  }
  private func keyDown(_ phase: KeyEvent.Phase, _ key: KeyEquivalent, _ modifiers: EventModifiers, _ site: CallSite) {
    let event = keyEvent(phase, key, modifiers)
    if content.handle(.key(event)) {
      settle(site)
      return
    }
    settle(site)
    guard !event.characters.isEmpty, modifiers.isDisjoint(with: [.command, .control, .option]),
      let scalar = event.characters.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F
    else { return }
    content.handle(.text(.commit(event.characters)))
    settle(site)
  }
  private func keyEvent(_ phase: KeyEvent.Phase, _ key: KeyEquivalent, _ modifiers: EventModifiers) -> KeyEvent {
    let isFunctionKey = key.character.unicodeScalars.first.map { (0xF700...0xF8FF).contains($0.value) } ?? false
    let lower = Character(key.character.lowercased().first.map(String.init) ?? String(key.character))
    var typed = isFunctionKey ? "" : String(key.character)
    if modifiers.contains(.shift) != modifiers.contains(.capsLock) { typed = typed.uppercased() }
    return KeyEvent(phase, KeyEquivalent(lower), characters: typed, modifiers: modifiers, time: host.time)
  }

  /// An arrow of a remote or a game controller.
  public func move(
    _ direction: MoveCommandDirection, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { content.handle(.move(MoveDirection(direction))) }
  }

  /// The frame of an element that the test names; nil where it is not there, which fails the test at its line.
  func frame(of identifier: String, _ site: CallSite) -> CGRect? {
    if let found = find({ $0.identifier == identifier }) { return found.frame }
    TestFailure.record(ElementNotFound(identifier: identifier, elements: elements).description, at: site)
    return nil
  }
  /// Clicks the middle of an element, or its switch where its label does nothing. Where no element has the identifier the
  /// test fails at its line: the message has identifiers like it, and the tree. The window goes on.
  public func click(
    _ identifier: String, count: Int = 1, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let frame = frame(of: identifier, site) else { return }
    let point = pressPoint(of: identifier, in: content.accessibilityElements)
    click(point ?? CGPoint(x: frame.midX, y: frame.midY), count, modifiers, .primary, site)
  }
  /// Where the element is pressed that has an identifier; nil for its middle.
  private func pressPoint(of identifier: String, in elements: [AccessibilityElement]) -> CGPoint? {
    for element in elements {
      if element.properties.identifier == identifier { return element.properties.details.pressPoint }
      if let found = pressPoint(of: identifier, in: element.children) { return found }
    }
    return nil
  }
  /// Clicks a point of the window.
  public func click(
    at point: CGPoint, count: Int = 1, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    click(point, count, modifiers, .primary, CallSite(fileID, filePath, line, column))
  }
  /// Clicks a point of the window with a button of the mouse.
  public func click(
    at point: CGPoint, button: MouseButton, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    click(point, 1, modifiers, button, CallSite(fileID, filePath, line, column))
  }
  private func click(
    _ point: CGPoint, _ count: Int, _ modifiers: EventModifiers, _ button: MouseButton, _ site: CallSite
  ) {
    act(site) {
      content.handle(.pointer(PointerEvent(.moved, at: point, time: host.time)))
      settle(site)
      for number in 1...max(1, count) {
        for phase in [PointerEvent.Phase.down, .up] {
          content.handle(
            .pointer(
              PointerEvent(
                phase, at: point, button: button.event, clickCount: number, modifiers: modifiers, time: host.time)))
          settle(site)
        }
      }
    }
  }
  /// Clicks the middle of an element with the secondary button, which opens its context menu.
  public func secondaryClick(
    _ identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let frame = frame(of: identifier, site) else { return }
    secondaryClick(CGPoint(x: frame.midX, y: frame.midY), site)
  }
  /// Clicks a point of the window with the secondary button.
  public func secondaryClick(
    at point: CGPoint, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    secondaryClick(point, CallSite(fileID, filePath, line, column))
  }
  private func secondaryClick(_ point: CGPoint, _ site: CallSite) {
    act(site) {
      content.handle(.pointer(PointerEvent(.moved, at: point, time: host.time)))
      content.handle(.pointer(PointerEvent(.down, at: point, button: .secondary, time: host.time)))
      settle(site)
      content.handle(.pointer(PointerEvent(.up, at: point, button: .secondary, time: host.time)))
    }
  }
  /// Presses, moves in ten steps of a sixtieth of a second, and releases.
  public func drag(
    from start: CGPoint, to end: CGPoint, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    act(site) {
      content.handle(.pointer(PointerEvent(.moved, at: start, time: host.time)))
      drag(from: start, to: end, .mouse, modifiers, site)
    }
  }
  private func drag(
    from start: CGPoint, to end: CGPoint, _ device: PointerEvent.Device, _ modifiers: EventModifiers = [],
    _ site: CallSite
  ) {
    content.handle(.pointer(PointerEvent(.down, at: start, device: device, time: host.time)))
    settle(site)
    for step in 1...10 {
      host.time += 1 / 60
      let part = CGFloat(step) / 10
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      send(PointerEvent(.moved, at: point, device: device, modifiers: modifiers, time: host.time))
      settle(site)
    }
    send(PointerEvent(.up, at: end, device: device, modifiers: modifiers, time: host.time))
  }
  /// Moves the pointer, pressed or not.
  public func hover(
    at point: CGPoint, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    act(site) { send(PointerEvent(.moved, at: point, time: host.time)) }
  }
  /// Presses a button and keeps it down.
  public func pointerDown(
    at point: CGPoint, button: MouseButton = .primary, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      content.handle(
        .pointer(PointerEvent(.down, at: point, button: button.event, modifiers: modifiers, time: host.time)))
    }
  }
  /// Releases a button.
  public func pointerUp(
    at point: CGPoint, button: MouseButton = .primary, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    act(site) {
      send(PointerEvent(.up, at: point, button: button.event, modifiers: modifiers, time: host.time))
    }
  }

  /// Scrolls with a touch pad: `delta` is the way of the fingers in points, so that a
  /// negative height shows what lies below.
  public func scroll(
    by delta: CGSize, at point: CGPoint,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      content.handle(.scroll(ScrollEvent(at: point, delta: delta, isPrecise: true, time: host.time)))
    }
  }
  /// Turns the wheel of a mouse by a number of notches, towards the end of the content where it is positive. A notch
  /// is 50 points.
  public func turnWheel(
    by notches: Int, at point: CGPoint, modifiers: EventModifiers = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      for _ in 0..<notches.magnitude {
        let delta = CGSize(width: 0, height: notches > 0 ? -50 : 50)
        content.handle(
          .scroll(ScrollEvent(at: point, delta: delta, isPrecise: false, modifiers: modifiers, time: host.time)))
      }
    }
  }
  /// Turns the digital crown by a number of detents.
  public func rotateCrown(
    by detents: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { content.handle(.crown(detents)) }
  }
  /// Gives the window another size, as far as its scene lets the user.
  public func resize(
    to size: CGSize, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    if !host.abilities.canResize { return }
    act(CallSite(fileID, filePath, line, column)) { content.handle(.resize(host.limits.clamped(size))) }
  }
  /// Opens a URL with the app: the window that gets it need not be this one.
  public func openURL(
    _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { content.handle(.openURL(url)) }
  }
  /// Another program comes to the front: the window's phase is `inactive`.
  public func deactivate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { content.handle(.windowActive(false)) }
  }
  /// The window comes to the front of all others and has the keyboard: its phase is `active`.
  public func activate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      if let application { application.bringToFront(host) } else { content.handle(.windowActive(true)) }
    }
  }
  /// Takes the window off the screen: its phase is `background`.
  public func minimize(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      content.handle(.windowActive(false))
      content.visibilityDidChange(false)
    }
  }
  /// The user presses the button of the title bar that zooms the window, or double-clicks the bar: the window has the
  /// size that its scene says, or fills the display.
  public func zoom(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      if !content.zoom() {
        host.resize(to: application?.display.size ?? content.windowSize)
      }
    }
  }
  /// Whether the window fills the screen, without its title bar.
  public var isFullScreen: Bool { host.isFullScreen }
  /// Shows a minimised window again, in front.
  public func unminimize(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) {
      if let application { application.bringToFront(host) } else { content.handle(.windowActive(true)) }
      content.visibilityDidChange(true)
    }
  }
  /// The user closes the window, if it lets itself be closed: it does not come back, and what it kept goes.
  public func close(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { content.handle(.closeRequest) }
    if application != nil { return }
    content.close()
    storage.directory?.discard(content.scene)
  }
}

extension TestWindow {
  /// A button of the mouse.
  public nonisolated enum MouseButton: Hashable, Sendable {
    case primary, secondary, middle
    /// At the side: what came before, and what comes after.
    case back, forward

    var event: PointerEvent.Button {
      switch self {
      case .primary: .primary
      case .secondary: .secondary
      case .middle: .middle
      case .back: .other(8)
      case .forward: .other(9)
      }
    }
  }

  /// Taps a point with a finger.
  public func tap(
    at point: CGPoint, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    press(at: point, for: .zero, CallSite(fileID, filePath, line, column))
  }
  /// Holds a finger at a point for as long as a long press takes, and lifts it.
  public func longPress(
    at point: CGPoint, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    press(at: point, for: .milliseconds(600), CallSite(fileID, filePath, line, column))
  }
  /// Holds a finger at the middle of an element for as long as a long press takes, and lifts it.
  public func longPress(
    _ identifier: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let frame = frame(of: identifier, site) else { return }
    press(at: CGPoint(x: frame.midX, y: frame.midY), for: .milliseconds(600), site)
  }
  private func press(at point: CGPoint, for duration: Duration, _ site: CallSite) {
    touch(.down, point, site)
    if duration > .zero { advance(by: duration, site) }
    touch(.up, point, site)
  }
  private func touch(_ phase: PointerEvent.Phase, _ point: CGPoint, finger: Int = 1, _ site: CallSite) {
    act(site) { send(PointerEvent(phase, at: point, device: .touch(id: finger), time: host.time)) }
  }
  /// Puts a finger down and leaves it there. Several fingers have a number each.
  public func touchDown(
    at point: CGPoint, finger: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    touch(.down, point, finger: finger, CallSite(fileID, filePath, line, column))
  }
  /// Moves the finger that is down.
  ///
  /// ```swift
  /// window.touchDown(at: CGPoint(x: 20, y: 400))
  /// window.touchMove(to: CGPoint(x: 200, y: 400))
  /// window.advance(by: .milliseconds(50))
  /// window.touchUp(at: CGPoint(x: 200, y: 400))
  /// ```
  public func touchMove(
    to point: CGPoint, finger: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    touch(.moved, point, finger: finger, CallSite(fileID, filePath, line, column))
  }
  /// Lifts the finger.
  public func touchUp(
    at point: CGPoint, finger: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    touch(.up, point, finger: finger, CallSite(fileID, filePath, line, column))
  }
  /// Takes the finger away as the system does for something of its own: what it had begun is cancelled.
  public func touchCancel(
    at point: CGPoint, finger: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    touch(.cancelled, point, finger: finger, CallSite(fileID, filePath, line, column))
  }
  /// Drags with a finger, in ten steps of a sixtieth of a second.
  public func touchDrag(
    from start: CGPoint, to end: CGPoint,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    act(site) { drag(from: start, to: end, .touch(id: 1), [], site) }
  }
}
