#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// What a touch pad says of two fingers, as the engine wants it.
  ///
  /// GDK tells the scale since the beginning, and the turn since the event before; it tells neither with the last
  /// event. Source: GDK 4, `gdk_touchpad_event_get_pinch_scale` and `gdk_touchpad_event_get_pinch_angle_delta`:
  /// radians, clockwise positive, as `GtkGestureRotate` adds them up.
  package struct TouchpadPinch {
    package typealias Step = TransformEvent.Phase
    private var scale: CGFloat = 1
    private var rotation = 0.0
    package init() {}

    package mutating func event(
      _ step: Step, at position: CGPoint, scale: Double, turn: Double, modifiers: EventModifiers = [], time: Double
    ) -> TransformEvent {
      switch step {
      case .began: (self.scale, rotation) = (1, 0)
      case .changed:
        if scale.isFinite && scale > 0 { self.scale = CGFloat(scale) }
        if turn.isFinite { rotation += turn }
      case .ended, .cancelled: break
      }
      return TransformEvent(step, at: position, scale: self.scale, rotation: rotation, modifiers: modifiers, time: time)
    }
  }

  extension TouchpadPinch.Step {
    init?(_ phase: GdkTouchpadGesturePhase) {
      switch phase {
      case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: self = .began
      case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: self = .changed
      case GDK_TOUCHPAD_GESTURE_PHASE_END: self = .ended
      case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: self = .cancelled
      default: return nil
      }
    }
  }
#endif
