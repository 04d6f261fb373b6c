import Foundation
import HearthFocus
import HearthRendering

/// What a user, or the system for a user, does to a window. The GTK host and the test host make the same values, so
/// that a test runs the real path. Positions are points from the top left corner of the window's content, y downwards.
package enum InputEvent {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  /// Two fingers on a touch pad. Those on a touch screen are pointers: `TwoTouches` makes the same of them.
  case transform(TransformEvent)
  case key(KeyEvent)
  case text(TextInputEvent)
  /// The modifier keys that are held down from now on.
  case modifiers(EventModifiers)
  /// Arrow of a remote or a game controller: moves focus, never the caret.
  case move(MoveDirection)
  /// Button of a remote or a game controller.
  case command(RemoteCommand)
  /// Turn of a digital crown, in detents.
  case crown(Double)
  case windowActive(Bool)
  case resize(CGSize)
  case settings(HostSettings)
  /// The user asks to close the window.
  case closeRequest
  case openURL(URL)
  case accessibilityAction(AccessibilityRequest)
}

extension InputEvent {
  /// Whether the user begins to do something with it: what ends something, and what the desktop says, does not count.
  var isBegunByUser: Bool {
    switch self {
    case .pointer(let event): event.phase == .down || event.phase == .moved || event.phase == .entered
    case .key(let event): event.phase != .up
    case .transform(let event): event.phase == .began || event.phase == .changed
    case .scroll, .text, .move, .command, .crown, .closeRequest, .accessibilityAction: true
    case .modifiers, .windowActive, .resize, .settings, .openURL: false
    }
  }
  /// Whether it is meant to do something, and is not just the pointer on its way.
  var isAction: Bool {
    if case .pointer(let event) = self { return event.phase == .down }
    if case .transform(let event) = self { return event.phase == .began }
    return isBegunByUser
  }
}

package struct PointerEvent {
  package enum Phase: Hashable, Sendable { case entered, moved, down, up, exited, cancelled }
  package enum Device: Hashable, Sendable { case mouse, touch(id: Int), pen }
  package enum Button: Hashable, Sendable { case primary, secondary, middle, other(Int) }

  package var phase: Phase
  package var position: CGPoint
  package var device: Device
  /// For `.down` and `.up`.
  package var button: Button
  /// 1 for a click, 2 for the second press of a double click and so on, as the host counts with its own time limits.
  package var clickCount: Int
  package var modifiers: EventModifiers
  /// Seconds on the host's clock (the frame clock, or the virtual clock of a test).
  package var time: Double

  package init(
    _ phase: Phase, at position: CGPoint, device: Device = .mouse, button: Button = .primary, clickCount: Int = 1,
    modifiers: EventModifiers = [], time: Double
  ) {
    (self.phase, self.position, self.device, self.button) = (phase, position, device, button)
    (self.clickCount, self.modifiers, self.time) = (clickCount, modifiers, time)
  }
}

package struct ScrollEvent {
  package var position: CGPoint
  /// Points by which the content is to move under the pointer: negative `height` shows what lies further down.
  package var delta: CGSize
  /// True for touch pads, whose deltas are followed exactly; false for the notches of a wheel.
  package var isPrecise: Bool
  package var modifiers: EventModifiers
  package var time: Double
  package init(at position: CGPoint, delta: CGSize, isPrecise: Bool, modifiers: EventModifiers = [], time: Double) {
    (self.position, self.delta, self.isPrecise) = (position, delta, isPrecise)
    (self.modifiers, self.time) = (modifiers, time)
  }
}

/// Two fingers that move apart and turn around each other.
package struct TransformEvent {
  package enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }
  package var phase: Phase
  /// The middle between the fingers, or where the pointer is: points in the window.
  package var position: CGPoint
  /// The distance between the fingers, in proportion to what it was at the beginning.
  package var scale: CGFloat
  /// How far the fingers have turned since the beginning: radians, clockwise positive; more than a full turn counts on.
  package var rotation: Double
  package var modifiers: EventModifiers
  package var time: Double
  package init(
    _ phase: Phase, at position: CGPoint, scale: CGFloat = 1, rotation: Double = 0, modifiers: EventModifiers = [],
    time: Double
  ) {
    (self.phase, self.position, self.scale, self.rotation) = (phase, position, scale, rotation)
    (self.modifiers, self.time) = (modifiers, time)
  }
}

package struct KeyEvent {
  package enum Phase: Hashable, Sendable { case down, `repeat`, up }
  package var phase: Phase
  /// The key by what it means without modifiers (a letter is lower case). On a keyboard layout without Latin letters:
  /// the character of the first Latin layout on that key, so that Control-C works everywhere.
  package var key: KeyEquivalent
  /// What the key types with its modifiers, empty for keys that type nothing.
  package var characters: String
  package var modifiers: EventModifiers
  package var time: Double
  package init(_ phase: Phase, _ key: KeyEquivalent, characters: String, modifiers: EventModifiers, time: Double) {
    (self.phase, self.key, self.characters, self.modifiers, self.time) = (phase, key, characters, modifiers, time)
  }
}

/// What an input method says.
package enum TextInputEvent {
  /// The unfinished text, shown underlined, with the caret at a UTF-8 offset inside it. Empty: it is withdrawn.
  case compose(String, caret: Int)
  case commit(String)
  /// Characters around the caret to be deleted.
  case deleteSurrounding(before: Int, after: Int)
}

/// What assistive technology asks of an element.
package struct AccessibilityRequest {
  package enum Action: Hashable, Sendable {
    case press, increment, decrement, focus, setValue(String), other(AccessibilityActionKind)
  }
  package var elementID: UInt64
  package var action: Action
  package init(elementID: UInt64, action: Action) { (self.elementID, self.action) = (elementID, action) }
}
