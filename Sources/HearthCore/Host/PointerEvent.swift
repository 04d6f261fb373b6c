import Foundation
import HearthFocus
import HearthRendering

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

  /// Whether it is a finger's.
  package var isTouch: Bool { if case .touch = device { true } else { false } }

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
  /// Whether the fingers are on the screen, and not on a touch pad.
  package var isDirect: Bool
  package var modifiers: EventModifiers
  package var time: Double
  package init(
    _ phase: Phase, at position: CGPoint, scale: CGFloat = 1, rotation: Double = 0, isDirect: Bool = false,
    modifiers: EventModifiers = [], time: Double
  ) {
    (self.phase, self.position, self.scale, self.rotation) = (phase, position, scale, rotation)
    (self.isDirect, self.modifiers, self.time) = (isDirect, modifiers, time)
  }
}
