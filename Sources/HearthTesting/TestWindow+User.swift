import Foundation
import HearthCore
import HearthFocus
import SwiftUI

// What a user does.

extension TestWindow {
  /// Presses and releases a key. What it types reaches the focused text, as through an input method.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) { hold(key, repeats: 0, modifiers: modifiers) }
  /// Presses a key, lets it repeat, and releases it.
  public func hold(_ key: KeyEquivalent, repeats: Int, modifiers: EventModifiers = []) {
    act {
      let held = content.input.keys.heldModifiers
      let modifiers = modifiers.union(held)
      content.handle(.modifiers(modifiers))
      keyDown(.down, key, modifiers)
      for _ in 0..<repeats { keyDown(.repeat, key, modifiers) }
      content.handle(.key(keyEvent(.up, key, modifiers)))
      content.handle(.modifiers(held))
    }
  }
  /// Holds modifier keys down, and releases all others.
  public func hold(modifiers: EventModifiers) { act { content.handle(.modifiers(modifiers)) } }
  /// Types a text key by key. A newline is Return.
  public func type(_ text: String) {
    for character in text { press(character == "\n" ? .return : KeyEquivalent(character), modifiers: character.isUppercase ? .shift : []) }
  }
  private func keyDown(_ phase: KeyEvent.Phase, _ key: KeyEquivalent, _ modifiers: EventModifiers) {
    let event = keyEvent(phase, key, modifiers)
    if content.handle(.key(event)) {
      settle()
      return
    }
    settle()
    guard !event.characters.isEmpty, modifiers.isDisjoint(with: [.command, .control, .option]),
      let scalar = event.characters.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F
    else { return }
    content.handle(.text(.commit(event.characters)))
    settle()
  }
  private func keyEvent(_ phase: KeyEvent.Phase, _ key: KeyEquivalent, _ modifiers: EventModifiers) -> KeyEvent {
    let isFunctionKey = key.character.unicodeScalars.first.map { (0xF700...0xF8FF).contains($0.value) } ?? false
    let lower = Character(key.character.lowercased().first.map(String.init) ?? String(key.character))
    var typed = isFunctionKey ? "" : String(key.character)
    if modifiers.contains(.shift) != modifiers.contains(.capsLock) { typed = typed.uppercased() }
    return KeyEvent(phase, KeyEquivalent(lower), characters: typed, modifiers: modifiers, time: host.time)
  }

  /// What an input method shows while a text is composed.
  public func compose(_ preedit: String) { act { content.handle(.text(.compose(preedit, caret: preedit.utf8.count))) } }
  /// What an input method enters.
  public func commit(_ text: String) { act { content.handle(.text(.commit(text))) } }

  /// An arrow of a remote or a game controller.
  public func move(_ direction: MoveCommandDirection) {
    act { content.handle(.move(MoveDirection(direction))) }
  }

  /// Clicks the middle of an element. An identifier that is not there is an error of the test: it stops with the tree.
  public func click(_ identifier: String, count: Int = 1, modifiers: EventModifiers = []) {
    do {
      let frame = try element(identifier).frame
      click(at: CGPoint(x: frame.midX, y: frame.midY), count: count, modifiers: modifiers)
    } catch { fatalError("\(error)") }
  }
  /// Clicks a point of the window.
  public func click(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) {
    act {
      content.handle(.pointer(PointerEvent(.moved, at: point, time: host.time)))
      settle()
      for number in 1...max(1, count) {
        content.handle(.pointer(PointerEvent(.down, at: point, clickCount: number, modifiers: modifiers, time: host.time)))
        settle()
        content.handle(.pointer(PointerEvent(.up, at: point, clickCount: number, modifiers: modifiers, time: host.time)))
        settle()
      }
    }
  }
  /// Clicks the middle of an element with the secondary button, which opens its context menu.
  public func secondaryClick(_ identifier: String) {
    do {
      let frame = try element(identifier).frame
      secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
    } catch { fatalError("\(error)") }
  }
  /// Clicks a point of the window with the secondary button.
  public func secondaryClick(at point: CGPoint) {
    act {
      content.handle(.pointer(PointerEvent(.moved, at: point, time: host.time)))
      content.handle(.pointer(PointerEvent(.down, at: point, button: .secondary, time: host.time)))
      settle()
      content.handle(.pointer(PointerEvent(.up, at: point, button: .secondary, time: host.time)))
    }
  }
  /// Presses, moves in ten steps of a sixtieth of a second, and releases.
  public func drag(from start: CGPoint, to end: CGPoint) {
    act {
      content.handle(.pointer(PointerEvent(.moved, at: start, time: host.time)))
      content.handle(.pointer(PointerEvent(.down, at: start, time: host.time)))
      settle()
      for step in 1...10 {
        host.time += 1 / 60
        let part = CGFloat(step) / 10
        let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        content.handle(.pointer(PointerEvent(.moved, at: point, time: host.time)))
        settle()
      }
      content.handle(.pointer(PointerEvent(.up, at: end, time: host.time)))
    }
  }
  /// Moves the pointer without a press.
  public func hover(at point: CGPoint) { act { content.handle(.pointer(PointerEvent(.moved, at: point, time: host.time))) } }
  /// Presses the primary button and keeps it down.
  public func pointerDown(at point: CGPoint) { act { content.handle(.pointer(PointerEvent(.down, at: point, time: host.time))) } }
  public func pointerUp(at point: CGPoint) { act { content.handle(.pointer(PointerEvent(.up, at: point, time: host.time))) } }

  /// Scrolls with a touch pad: `delta` is the way of the fingers in points, so that a negative height shows what lies below.
  public func scroll(by delta: CGSize, at point: CGPoint) {
    act { content.handle(.scroll(ScrollEvent(at: point, delta: delta, isPrecise: true, time: host.time))) }
  }
  /// Turns the digital crown by a number of detents.
  public func rotateCrown(by detents: Double) { act { content.handle(.crown(detents)) } }
  /// Gives the window another size, as far as its scene lets the user.
  public func resize(to size: CGSize) {
    if !host.abilities.canResize { return }
    act { content.handle(.resize(host.limits.clamped(size))) }
  }
  /// Whether Tab and arrows reach every control, and not only those that take input over time. A setting of the desktop.
  public var hasKeyboardNavigation: Bool {
    get { host.settings.hasKeyboardNavigation }
    set {
      host.settings.hasKeyboardNavigation = newValue
      act { content.handle(.settings(host.settings)) }
    }
  }
  /// Opens a URL with the app: the window that gets it need not be this one.
  public func openURL(_ url: URL) { act { content.handle(.openURL(url)) } }
  /// Another program comes to the front: the window's phase is `inactive`.
  public func deactivate() { act { content.handle(.windowActive(false)) } }
  /// The window comes to the front of all others and has the keyboard: its phase is `active`.
  public func activate() { act { if let application { application.bringToFront(host) } else { content.handle(.windowActive(true)) } } }
  /// Takes the window off the screen: its phase is `background`.
  public func minimize() {
    act {
      content.handle(.windowActive(false))
      content.visibilityHandler?(false)
    }
  }
  /// Shows a minimised window again, in front.
  /// The user presses the button of the title bar that zooms the window, or double-clicks the bar: the window has the size that its scene
  /// says, or fills the display.
  public func zoom() {
    act {
      if content.zoomHandler?() != true { host.resize(to: application?.display.size ?? content.engine.root.windowSize.cgSize) }
    }
  }
  /// Whether the window fills the screen, without its title bar.
  public var isFullScreen: Bool { host.isFullScreen }
  public func unminimize() {
    act {
      if let application { application.bringToFront(host) } else { content.handle(.windowActive(true)) }
      content.visibilityHandler?(true)
    }
  }
  /// The user closes the window, if it lets itself be closed: it does not come back, and what it kept goes.
  public func close() {
    act { content.handle(.closeRequest) }
    if application != nil { return }
    content.close()
    storage.directory?.discard(content.engine.scene)
  }
}

extension TestWindow {
  /// Taps a point with a finger.
  public func tap(at point: CGPoint) { press(at: point, for: .zero) }
  /// Holds a finger at a point for as long as a long press takes, and lifts it.
  public func longPress(at point: CGPoint) { press(at: point, for: .milliseconds(600)) }
  /// Holds a finger at the middle of an element for as long as a long press takes, and lifts it.
  public func longPress(_ identifier: String) {
    do {
      let frame = try element(identifier).frame
      longPress(at: CGPoint(x: frame.midX, y: frame.midY))
    } catch { fatalError("\(error)") }
  }
  private func press(at point: CGPoint, for duration: Duration) {
    act { content.handle(.pointer(PointerEvent(.down, at: point, device: .touch(id: 1), time: host.time))) }
    if duration > .zero { advance(by: duration) }
    act { content.handle(.pointer(PointerEvent(.up, at: point, device: .touch(id: 1), time: host.time))) }
  }
  /// Drags with a finger, in ten steps of a sixtieth of a second.
  public func touchDrag(from start: CGPoint, to end: CGPoint) {
    act {
      content.handle(.pointer(PointerEvent(.down, at: start, device: .touch(id: 1), time: host.time)))
      settle()
      for step in 1...10 {
        host.time += 1 / 60
        let part = CGFloat(step) / 10
        let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        content.handle(.pointer(PointerEvent(.moved, at: point, device: .touch(id: 1), time: host.time)))
        settle()
      }
      content.handle(.pointer(PointerEvent(.up, at: end, device: .touch(id: 1), time: host.time)))
    }
  }
}
