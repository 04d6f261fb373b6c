#if GTK
  import CGTK
  import HearthCore
  import HearthGTK
  import Testing

  /// The names of keys, without a display. A key that types nothing Latin has the code of a key of a US keyboard.
  @MainActor struct `The equivalent of a key` {
    private let codes: [Character: guint] = ["c": 54, "q": 24, "w": 25, "z": 52, "1": 10]

    private func key(
      _ keyval: Int32, at key: Character = "c", isShortcut: Bool = false, isLatin: Bool = true, layouts: [Int32] = []
    ) -> Character? {
      Keys.equivalent(
        guint(keyval), keycode: codes[key]!, isShortcut: isShortcut, isLatinLayout: { isLatin },
        layouts: { layouts.map { guint($0) } })?.character
    }

    @Test func `is the letter in lower case`() {
      #expect(key(GDK_KEY_c) == "c")
      #expect(key(GDK_KEY_C) == "c")
    }
    @Test func `is what a Latin layout types, wherever the key lies`() {
      #expect(key(GDK_KEY_a, at: "q", isShortcut: true) == "a")
      #expect(key(GDK_KEY_odiaeresis) == "ö")
      #expect(key(GDK_KEY_scedilla) == "ş")
    }
    @Test func `is the letter of the first Latin layout when the one in force is not`() {
      #expect(key(GDK_KEY_Cyrillic_es, layouts: [GDK_KEY_Cyrillic_es, GDK_KEY_c]) == "c")
      #expect(key(GDK_KEY_Cyrillic_ES, layouts: [GDK_KEY_Cyrillic_es, GDK_KEY_c]) == "c")
      // A French layout beside it has Z where the US keyboard has W.
      #expect(key(GDK_KEY_Cyrillic_tse, at: "w", layouts: [GDK_KEY_Cyrillic_tse, GDK_KEY_z]) == "z")
    }
    @Test func `is that of a US keyboard when the user has no Latin layout`() {
      #expect(key(GDK_KEY_Greek_psi, layouts: [GDK_KEY_Greek_psi]) == "c")
      #expect(key(GDK_KEY_hebrew_bet, layouts: [GDK_KEY_hebrew_bet]) == "c")
      #expect(key(GDK_KEY_Arabic_hamza, at: "z") == "z")
    }
    @Test func `is a letter in a shortcut where another script has a sign`() {
      #expect(key(GDK_KEY_semicolon, at: "q", isShortcut: true, isLatin: false) == "q")
      #expect(key(GDK_KEY_semicolon, at: "q", isShortcut: false, isLatin: false) == ";")
      #expect(key(GDK_KEY_semicolon, at: "q", isShortcut: true, isLatin: true) == ";")
      #expect(key(GDK_KEY_exclam, at: "1", isShortcut: true, isLatin: false) == "!")
    }
    @Test func `is a name of its own for keys that type nothing`() {
      #expect(key(GDK_KEY_Left) == KeyEquivalent.leftArrow.character)
      #expect(key(GDK_KEY_KP_Enter) == KeyEquivalent.return.character)
      #expect(key(GDK_KEY_F5) == "\u{F708}")
    }
    @Test func `is none for modifiers and dead keys`() {
      #expect(key(GDK_KEY_Shift_L) == nil)
      #expect(key(GDK_KEY_dead_acute) == nil)
      #expect(key(GDK_KEY_ISO_Level3_Shift) == nil)
    }
    @Test func `is a command for the keys of remote controls`() {
      #expect(Keys.command(guint(GDK_KEY_AudioPlay)) == .playPause)
      #expect(Keys.command(guint(GDK_KEY_Back)) == .exit)
      #expect(Keys.command(guint(GDK_KEY_Select)) == .select)
      #expect(Keys.command(guint(GDK_KEY_Return)) == nil)
    }
  }
#endif
