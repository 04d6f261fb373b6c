#if GTK
  import CGTK
  import HearthCore

  /// Keys of GDK as the engine names them. Needs no display.
  package enum Keys {
    private static let named: [Int32: KeyEquivalent] = [
      GDK_KEY_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
      GDK_KEY_KP_Up: .upArrow, GDK_KEY_KP_Down: .downArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_KP_Right: .rightArrow,
      GDK_KEY_Home: .home, GDK_KEY_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
      GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_KP_Page_Down: .pageDown,
      GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return, GDK_KEY_Escape: .escape,
      GDK_KEY_BackSpace: .delete, GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
      GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_space: .space,
      GDK_KEY_KP_Space: .space,
      GDK_KEY_Clear: .clear, GDK_KEY_Insert: .insert, GDK_KEY_KP_Insert: .insert,
      GDK_KEY_AudioPlay: .mediaPlayPause, GDK_KEY_AudioPause: .mediaPlayPause,
      GDK_KEY_Menu: KeyEquivalent("\u{F735}"),
    ]

    /// Nil for a key that means nothing alone (modifiers, dead keys).
    ///
    /// A letter is lower case; a key whose Shift types another sign is that sign. Where the keyboard layout has letters
    /// that are not Latin, a key is the Latin letter that it has in the first layout with one, in the user's order, or
    /// on a US keyboard: Control-C is the key labelled C for everybody. On such a layout a shortcut's sign gives way to
    /// a letter too, so that Control-Q works with Greek, whose Q types a semicolon.
    ///
    /// - Parameters:
    ///   - keyval: What the key types now, as GDK names it.
    ///   - keycode: The hardware code by which X and Wayland name the key: that of evdev plus 8.
    ///   - isShortcut: Whether Control, Alt or Super is held.
    ///   - isLatinLayout: Whether the layout in force types Latin letters.
    ///   - layouts: What the key types without modifiers in each of the user's layouts. Asked for only when it decides.
    package static func equivalent(
      _ keyval: guint, keycode: guint, isShortcut: Bool = false, isLatinLayout: () -> Bool = { true },
      layouts: () -> [guint] = { [] }
    ) -> KeyEquivalent? {
      if let known = named[Int32(bitPattern: keyval)] { return known }
      if keyval >= guint(GDK_KEY_F1) && keyval <= guint(GDK_KEY_F12) {
        return KeyEquivalent(Character(Unicode.Scalar(0xF704 + keyval - guint(GDK_KEY_F1))!))
      }
      guard let scalar = scalar(gdk_keyval_to_lower(keyval)) else { return nil }
      if isForeignLetter(scalar) {
        return KeyEquivalent(latin(keycode, layouts(), accepting: { $0.value > 0x20 }) ?? Character(scalar))
      }
      if isShortcut, scalar.isASCII, !scalar.properties.isAlphabetic, !isLatinLayout(),
        let letter = latin(keycode, layouts(), accepting: { $0.properties.isAlphabetic })
      {
        return KeyEquivalent(letter)
      }
      return KeyEquivalent(Character(scalar))
    }

    /// What a remote control, or a key that is made for one, asks for.
    package static func command(_ keyval: guint) -> RemoteCommand? {
      switch Int32(bitPattern: keyval) {
      case GDK_KEY_Select: .select
      case GDK_KEY_Back: .exit
      case GDK_KEY_AudioPlay, GDK_KEY_AudioPause: .playPause
      default: nil
      }
    }

    /// Whether a layout that types `keyval` on the key labelled C types Latin letters.
    package static func isLatin(_ keyval: guint) -> Bool { scalar(keyval).map { !isForeignLetter($0) } ?? true }
    /// The hardware code of the key labelled C on a US keyboard.
    package static let keycodeOfC: guint = 54

    private static func scalar(_ keyval: guint) -> Unicode.Scalar? {
      guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value > 0 else { return nil }
      return scalar
    }
    /// A letter or a digit, but of another script than Latin. Source: Unicode, blocks Basic Latin to IPA
    /// Extensions, and Latin Extended Additional.
    private static func isForeignLetter(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.value < 0x2B0 || (0x1E00...0x1EFF).contains(scalar.value) { return false }
      return scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    }
    private static func latin(
      _ keycode: guint, _ layouts: [guint], accepting isWanted: (Unicode.Scalar) -> Bool
    ) -> Character? {
      for keyval in layouts {
        if let scalar = scalar(gdk_keyval_to_lower(keyval)), scalar.isASCII, isWanted(scalar) {
          return Character(scalar)
        }
      }
      // The user has no Latin layout, or none with a letter here.
      for row in rows where keycode >= row.first && keycode < row.first + guint(row.keys.utf8.count) {
        let scalar = Unicode.Scalar(Array(row.keys.utf8)[Int(keycode - row.first)])
        return isWanted(scalar) ? Character(scalar) : nil
      }
      return nil
    }
    /// The rows of a US keyboard. Source: linux/input-event-codes.h, plus 8.
    private static let rows: [(first: guint, keys: String)] = [
      (10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'`"), (51, "\\zxcvbnm,./"),
    ]

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

  /// The layouts of a display's keyboard.
  struct KeyboardLayouts {
    let display: OpaquePointer

    /// What a key types without modifiers in each layout, in the user's order.
    func keyvals(of keycode: guint) -> [guint] {
      var result: [(layout: Int32, keyval: guint)] = []
      visit(keycode) { key, keyval in if key.level == 0 { result.append((key.group, keyval)) } }
      return result.sorted { $0.layout < $1.layout }.map(\.keyval)
    }
    /// Whether the layout of that number types Latin letters.
    func isLatin(_ layout: guint) -> Bool {
      var isLatin = true
      visit(Keys.keycodeOfC) { key, keyval in
        if key.level == 0 && key.group == Int32(layout) { isLatin = Keys.isLatin(keyval) }
      }
      return isLatin
    }
    private func visit(_ keycode: guint, _ body: (GdkKeymapKey, guint) -> Void) {
      var keyvals: UnsafeMutablePointer<guint>?
      var keys: UnsafeMutablePointer<GdkKeymapKey>?
      var count: Int32 = 0
      guard gdk_display_map_keycode(display, keycode, &keys, &keyvals, &count) != 0 else { return }
      for index in 0..<Int(count) { body(keys![index], keyvals![index]) }
      g_free(keyvals)
      g_free(keys)
    }
  }
#endif
