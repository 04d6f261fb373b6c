import Foundation
import HearthCore

/// Where the pointer of a press is, and whether that is close enough to count. Every control follows its presses by one
/// of these.
struct PressTracking {
  /// Points in the coordinate space of the node that is pressed.
  private(set) var location = CGPoint.zero
  private(set) var isTouch = false

  @MainActor mutating func follow(_ event: PointerEvent, in node: LayoutNode) {
    if case .touch = event.device { isTouch = true } else { isTouch = false }
    location = node.convertFromWindow(event.position)
  }
  /// A finger covers what it presses and slides a little. Points. Source: our choice, half of a 44 pt target.
  private static let reachOfFinger: CGFloat = 22
  /// Whether the pointer lies on the node, or close enough for a finger.
  @MainActor func isInside(_ node: LayoutNode) -> Bool {
    let reach = isTouch ? Self.reachOfFinger : 0
    return node.bounds.insetBy(dx: -reach, dy: -reach).contains(location)
  }
}

/// A step of a press on a part of a control. Points in the coordinate space of the part, with its
/// size, given for reading from left to right.
struct ControlPress {
  enum Phase {
    case began, moved, repeated
    /// The pointer of a click was let go; whether the click counts is decided now.
    case released
    /// The press counts: a click has ended inside.
    case ended
    case cancelled
  }
  var phase: Phase
  var location: CGPoint
  var size: CGSize
  /// The pointer lies on the part, or close enough for a finger.
  var isInside: Bool

  private var isHeldInside: Bool { isInside && (phase == .began || phase == .moved || phase == .repeated) }

  /// What a part does that is clicked: `state` is pressed as long as the pointer is held inside, and the action runs
  /// when it is let go there.
  static func click(
    _ state: Binding<ControlState>, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor (ControlPress) -> Void {
    { press in
      if state.wrappedValue.isPressed != press.isHeldInside { state.wrappedValue.isPressed = press.isHeldInside }
      if press.phase == .ended { action() }
    }
  }
}
