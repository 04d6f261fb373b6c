import Foundation

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
