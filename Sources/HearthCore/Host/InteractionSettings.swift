import Foundation

/// How pointer, caret and scroll bars behave, as the user of the desktop has chosen it. Source of the
/// values here: the defaults of GTK's settings.
package struct InteractionSettings: Equatable, Sendable {
  /// Seconds from one press to the next, at most, in a double click. Source: `gtk-double-click-time`.
  package var doubleClickTime = 0.4
  /// Points between the two presses of a double click, at most, along each axis. Source: `gtk-double-click-distance`.
  package var doubleClickDistance: CGFloat = 5
  /// Points that a pressed mouse moves before it drags what it has pressed. Source: `gtk-dnd-drag-threshold`.
  package var dragThreshold: CGFloat = 8
  /// Source: `gtk-cursor-blink`.
  package var caretBlinks = true
  /// Seconds in which a caret shows and hides once. Source: `gtk-cursor-blink-time`.
  package var caretBlinkTime = 1.2
  /// Seconds after the last key after which a caret stays. Source: `gtk-cursor-blink-timeout`.
  package var caretBlinkTimeout = 10.0
  /// Whether scroll bars come and go, and do not stay. Source: `gtk-overlay-scrolling`.
  package var hasOverlayScrolling = true
  package init() {}
}

/// A change visits all views, as that of a colour scheme does: scroll bars and carets follow while they are seen.
package struct InteractionSettingsKey: InheritedStyleKey { package static let defaultValue = InteractionSettings() }

extension Node {
  package final var interaction: InteractionSettings { scope.value(InteractionSettingsKey.self) }
}

/// Counts the presses of a mouse that follow one another quickly at one place: the second is that of a double click.
package struct ClickCounter {
  private var last: (button: PointerEvent.Button, position: CGPoint, time: Double)?
  private var count = 0
  package init() {}

  /// The number of a press in its series, from 1. Points of the window; seconds of any
  /// clock, those at which the user has pressed.
  ///
  /// Source: GTK, GtkGestureClick: the time counts from the press before; of the distance each axis counts by itself.
  package mutating func press(
    _ button: PointerEvent.Button, at position: CGPoint, time: Double, _ settings: InteractionSettings
  ) -> Int {
    if let last, last.button == button, time - last.time <= settings.doubleClickTime,
      abs(position.x - last.position.x) <= settings.doubleClickDistance,
      abs(position.y - last.position.y) <= settings.doubleClickDistance
    {
      count += 1
    } else {
      count = 1
    }
    last = (button, position, time)
    return count
  }
  /// The count of the last press, for its release.
  package var current: Int { max(1, count) }
}
