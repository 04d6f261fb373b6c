#if GTK
  import CGTK
  import Foundation
  import HearthCore

  // Events of GDK as values of the engine.

  extension GTKWindow {
    func connectEvents() {
      connectKeys()
      connectPointer()
      input.connect(to: self)
      drops.connect(to: canvas) { [unowned self] in handle($0) }
      let closeRequest: @convention(c) (UnsafeMutablePointer<GtkWindow>, gpointer?) -> gboolean = { _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated { _ = window.handle(.closeRequest) }
        return 1
      }
      connect(window, "close-request", unsafeBitCast(closeRequest, to: GCallback.self), self)
      let destroyed: @convention(c) (UnsafeMutablePointer<GtkWidget>, gpointer?) -> Void = { _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated { window.wasDestroyed() }
      }
      connect(window, "destroy", unsafeBitCast(destroyed, to: GCallback.self), self)
      let activity: @convention(c) (UnsafeMutablePointer<GtkWindow>, gpointer?, gpointer?) -> Void = {
        pointer, _, data in
        let window = gtkWindow(data)
        let isActive = gtk_window_is_active(pointer) != 0
        MainActor.assumeIsolated { window.activityDidChange(isActive) }
      }
      connect(window, "notify::is-active", unsafeBitCast(activity, to: GCallback.self), self)
      let scale: @convention(c) (UnsafeMutablePointer<GtkWidget>, gpointer?, gpointer?) -> Void = { _, _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated { window.scaleDidChange() }
      }
      connect(canvas, "notify::scale-factor", unsafeBitCast(scale, to: GCallback.self), self)
    }

    // MARK: - Keys

    private func connectKeys() {
      let controller = gtk_event_controller_key_new()!
      let pressed: @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
        controller, keyval, keycode, state, data in
        let window = gtkWindow(data)
        nonisolated(unsafe) let controller = controller
        return MainActor.assumeIsolated { window.key(.down, keyval, keycode, state, controller) ? 1 : 0 }
      }
      connect(controller, "key-pressed", unsafeBitCast(pressed, to: GCallback.self), self)
      let released: @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer?) -> Void = {
        controller, keyval, keycode, state, data in
        let window = gtkWindow(data)
        nonisolated(unsafe) let controller = controller
        MainActor.assumeIsolated { _ = window.key(.up, keyval, keycode, state, controller) }
      }
      connect(controller, "key-released", unsafeBitCast(released, to: GCallback.self), self)
      let modifiers: @convention(c) (OpaquePointer, GdkModifierType, gpointer?) -> gboolean = { _, state, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated { _ = window.handle(.modifiers(Keys.modifiers(state))) }
        return 0
      }
      connect(controller, "modifiers", unsafeBitCast(modifiers, to: GCallback.self), self)
      gtk_widget_add_controller(canvas, controller)
    }

    private func key(
      _ phase: KeyEvent.Phase, _ keyval: guint, _ keycode: guint, _ state: GdkModifierType, _ controller: OpaquePointer
    ) -> Bool {
      let event = gtk_event_controller_get_current_event(controller)
      let isPress = phase != .up
      let keys = AccessibilityBridge.shared.keys
      if !keys.isHeard {
        return input.take(event, isPress: isPress) { self.dispatch(phase, keyval, keycode, state, event) }
      }
      // Assistive technology may have a use for it.
      let kept = event.map { KeptEvent($0) }
      keys.offer(
        isPress: isPress, keyval: keyval, keycode: keycode, modifiers: state.rawValue,
        time: event.map { gdk_event_get_time($0) } ?? 0
      ) { [weak self] isUsed in
        guard let self, !isUsed, !isClosed else { return }
        _ = input.take(kept?.event, isPress: isPress) { self.dispatch(phase, keyval, keycode, state, kept?.event) }
      }
      return true
    }
    /// Takes a key to the content. True when it was used.
    private func dispatch(
      _ phase: KeyEvent.Phase, _ keyval: guint, _ keycode: guint, _ state: GdkModifierType, _ event: OpaquePointer?
    ) -> Bool {
      if let command = Keys.command(keyval) {
        if phase == .up {
          heldKeys.remove(keycode)
        } else if heldKeys.insert(keycode).inserted {
          return handle(.command(command))
        }
        return true
      }
      let layouts = KeyboardLayouts(display: gtk_widget_get_display(canvas)!)
      let modifiers = Keys.modifiers(state)
      let key = Keys.equivalent(
        keyval, keycode: keycode, isShortcut: !modifiers.isDisjoint(with: [.command, .option, .control]),
        isLatinLayout: { event.map { layouts.isLatin(gdk_key_event_get_layout($0)) } ?? true },
        layouts: { layouts.keyvals(of: keycode) })
      guard let key else { return false }
      var phase = phase
      if phase == .down && heldKeys.contains(keycode) { phase = .repeat }
      if phase == .up { heldKeys.remove(keycode) } else { heldKeys.insert(keycode) }
      return handle(
        .key(
          KeyEvent(
            phase, key, characters: Keys.characters(keyval), modifiers: modifiers.union(Keys.keypad(keyval)),
            time: time(of: event))))
    }
    func activityDidChange(_ isActive: Bool) {
      // Keys that are let go while another window is active are not heard of.
      if !isActive { heldKeys = [] }
      GameControllers.shared.activityDidChange()
      handle(.windowActive(isActive))
      AccessibilityBridge.shared.activityDidChange(self)
    }
    /// When the user did it, in seconds on the engine's clock; now if there is no event of GDK.
    private func time(of event: OpaquePointer?) -> Double {
      Self.clock.time(of: event.map { gdk_event_get_time($0) } ?? 0, now: now)
    }
    /// All windows are on one display.
    private static var clock = EventClock()

    // MARK: - Pointer, touch, scroll

    private func connectPointer() {
      let controller = gtk_event_controller_legacy_new()!
      let event: @convention(c) (OpaquePointer, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
        let window = gtkWindow(data)
        nonisolated(unsafe) let event = event!
        return MainActor.assumeIsolated { window.pointerEvent(event) ? 1 : 0 }
      }
      connect(controller, "event", unsafeBitCast(event, to: GCallback.self), self)
      gtk_widget_add_controller(canvas, controller)
      let motion = gtk_event_controller_motion_new()!
      let left: @convention(c) (OpaquePointer, gpointer?) -> Void = { _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated {
          _ = window.handle(.pointer(PointerEvent(.exited, at: window.pointer, time: window.time(of: nil))))
        }
      }
      connect(motion, "leave", unsafeBitCast(left, to: GCallback.self), self)
      gtk_widget_add_controller(canvas, motion)
    }

    /// The place of an event in the canvas, in points.
    private func position(of event: OpaquePointer) -> CGPoint? {
      var x = 0.0, y = 0.0
      guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(canvas) else { return nil }
      var offsetX = 0.0, offsetY = 0.0
      gtk_native_get_surface_transform(native, &offsetX, &offsetY)
      var result = (x: 0.0, y: 0.0)
      let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
      guard gtk_widget_translate_coordinates(root, canvas, x - offsetX, y - offsetY, &result.x, &result.y) != 0 else {
        return nil
      }
      return CGPoint(x: result.x, y: result.y)
    }

    private func pointerEvent(_ event: OpaquePointer) -> Bool {
      let modifiers = Keys.modifiers(gdk_event_get_modifier_state(event))
      let time = time(of: event)
      let type = gdk_event_get_event_type(event)
      switch type {
      case GDK_MOTION_NOTIFY:
        guard let position = position(of: event) else { return false }
        pointer = position
        handle(.pointer(PointerEvent(.moved, at: position, modifiers: modifiers, time: time)))
        return true
      case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
        guard let position = position(of: event) else { return false }
        pointer = position
        let button = gdk_button_event_get_button(event)
        if type == GDK_BUTTON_PRESS {
          gtk_widget_grab_focus(canvas)
          pressDevice = gdk_event_get_device(event)
          var x = 0.0, y = 0.0
          if let device = gdk_event_get_device(event), gdk_event_get_position(event, &x, &y) != 0 {
            press = (device, gint(button), x, y, gdk_event_get_time(event))
          }
        }
        let which: PointerEvent.Button =
          switch button {
          case 1: .primary
          case 2: .middle
          case 3: .secondary
          default: .other(Int(button))
          }
        let isDown = type == GDK_BUTTON_PRESS
        let count = isDown ? clicks.press(which, at: position, time: time, settings.interaction) : clicks.current
        handle(
          .pointer(
            PointerEvent(
              isDown ? .down : .up, at: position, button: which, clickCount: count, modifiers: modifiers, time: time)))
        return true
      case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
        guard let position = position(of: event) else { return false }
        let phase: PointerEvent.Phase =
          switch type {
          case GDK_TOUCH_BEGIN: .down
          case GDK_TOUCH_UPDATE: .moved
          case GDK_TOUCH_END: .up
          default: .cancelled
          }
        if type == GDK_TOUCH_BEGIN { pressDevice = gdk_event_get_device(event) }
        let id = Int(bitPattern: gdk_event_get_event_sequence(event))
        handle(.pointer(PointerEvent(phase, at: position, device: .touch(id: id), modifiers: modifiers, time: time)))
        return true
      case GDK_TOUCHPAD_PINCH:
        guard let position = position(of: event) else { return false }
        let phase = gdk_touchpad_event_get_gesture_phase(event)
        guard let step = TouchpadPinch.Step(phase) else { return false }
        let isUpdate = step == .changed
        let transform = pinch.event(
          step, at: position, scale: isUpdate ? gdk_touchpad_event_get_pinch_scale(event) : 1,
          turn: isUpdate ? gdk_touchpad_event_get_pinch_angle_delta(event) : 0, modifiers: modifiers, time: time)
        handle(.transform(transform))
        return true
      case GDK_SCROLL:
        var dx = 0.0, dy = 0.0
        let isPrecise: Bool
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: (dx, dy, isPrecise) = (0, -1, false)
        case GDK_SCROLL_DOWN: (dx, dy, isPrecise) = (0, 1, false)
        case GDK_SCROLL_LEFT: (dx, dy, isPrecise) = (-1, 0, false)
        case GDK_SCROLL_RIGHT: (dx, dy, isPrecise) = (1, 0, false)
        default:
          gdk_scroll_event_get_deltas(event, &dx, &dy)
          isPrecise = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
        }
        if modifiers.contains(.shift) && dx == 0 { (dx, dy) = (dy, 0) }
        // A notch of a wheel scrolls three lines of text. Source: GTK scrolls by the page to the power
        // of two thirds, which is much the same.
        let unit: CGFloat = isPrecise ? 1 : 57
        handle(
          .scroll(
            ScrollEvent(
              at: pointer, delta: CGSize(width: -dx * unit, height: -dy * unit), isPrecise: isPrecise,
              modifiers: modifiers, time: time)))
        return true
      default: return false
      }
    }
  }
#endif
