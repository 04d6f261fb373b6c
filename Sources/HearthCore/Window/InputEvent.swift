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
  /// Something is dragged over the window, or dropped on it.
  case drop(DropEvent)
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
    case .drop(let event): event.phase != .exited
    case .scroll, .text, .move, .command, .crown, .closeRequest, .accessibilityAction: true
    case .modifiers, .windowActive, .resize, .settings, .openURL: false
    }
  }
  /// Whether it is meant to do something, and is not just the pointer on its way.
  var isAction: Bool {
    if case .pointer(let event) = self { return event.phase == .down }
    if case .transform(let event) = self { return event.phase == .began }
    if case .drop(let event) = self { return event.phase == .dropped }
    return isBegunByUser
  }
}
