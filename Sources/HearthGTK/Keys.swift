#if GTK
  import CGTK
  import HearthCore

  /// Keys of GDK as the engine names them.
  enum Keys {
    private static let named: [Int32: KeyEquivalent] = [
      GDK_KEY_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
      GDK_KEY_KP_Up: .upArrow, GDK_KEY_KP_Down: .downArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_KP_Right: .rightArrow,
      GDK_KEY_Home: .home, GDK_KEY_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
      GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_KP_Page_Down: .pageDown,
      GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return, GDK_KEY_Escape: .escape,
      GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
      GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_space: .space, GDK_KEY_KP_Space: .space,
      GDK_KEY_Clear: .clear, GDK_KEY_Insert: .insert, GDK_KEY_KP_Insert: .insert,
      GDK_KEY_AudioPlay: .mediaPlayPause, GDK_KEY_AudioPause: .mediaPlayPause,
      GDK_KEY_Menu: KeyEquivalent("\u{F735}"),
    ]

    /// Nil for a key that means nothing alone (modifiers, dead keys).
    static func equivalent(_ keyval: guint, keycode: guint, display: OpaquePointer) -> KeyEquivalent? {
      if let known = named[Int32(bitPattern: keyval)] { return known }
      if keyval >= guint(GDK_KEY_F1) && keyval <= guint(GDK_KEY_F12) {
        return KeyEquivalent(Character(Unicode.Scalar(0xF704 + keyval - guint(GDK_KEY_F1))!))
      }
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(keyval))), scalar.value > 0 else { return nil }
      if scalar.isASCII { return KeyEquivalent(Character(scalar)) }
      return latin(keycode, display) ?? KeyEquivalent(Character(scalar))
    }

    /// The letter that the key has on the first layout with Latin letters, so that Control-C works on a Cyrillic or Greek one.
    private static func latin(_ keycode: guint, _ display: OpaquePointer) -> KeyEquivalent? {
      var keyvals: UnsafeMutablePointer<guint>?
      var keys: UnsafeMutablePointer<GdkKeymapKey>?
      var count: Int32 = 0
      guard gdk_display_map_keycode(display, keycode, &keys, &keyvals, &count) != 0 else { return nil }
      defer {
        g_free(keyvals)
        g_free(keys)
      }
      for index in 0..<Int(count) where keys![index].level == 0 {
        if let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyvals![index])), scalar.value > 0x20, scalar.isASCII {
          return KeyEquivalent(Character(scalar))
        }
      }
      return nil
    }

    static func characters(_ keyval: guint) -> String {
      switch Int32(bitPattern: keyval) {
      case GDK_KEY_Return, GDK_KEY_KP_Enter: return "\r"
      case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: return "\t"
      default:
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value > 0 else { return "" }
        return String(Character(scalar))
      }
    }

    /// Whether a key lies on the keypad.
    static func keypad(_ keyval: guint) -> EventModifiers {
      keyval >= guint(GDK_KEY_KP_Space) && keyval <= guint(GDK_KEY_KP_9) ? .numericPad : []
    }

    static func modifiers(_ state: GdkModifierType) -> EventModifiers {
      var result: EventModifiers = []
      let raw = state.rawValue
      if raw & GDK_SHIFT_MASK.rawValue != 0 { result.insert(.shift) }
      if raw & GDK_CONTROL_MASK.rawValue != 0 { result.insert(.command) }
      if raw & GDK_ALT_MASK.rawValue != 0 { result.insert(.option) }
      if raw & GDK_SUPER_MASK.rawValue != 0 { result.insert(.control) }
      if raw & GDK_LOCK_MASK.rawValue != 0 { result.insert(.capsLock) }
      return result
    }
  }
#endif
