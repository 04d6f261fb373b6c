#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    struct `The keyboard` {
      @Test func `types text, with Shift and beyond Latin`() async throws {
        try await Desktop.run { desktop in
          try await desktop.click("field")
          try await desktop.xdotool("type", "--delay", "30", "Abc 1!")
          try await desktop.app.line("text Abc 1!")
          // xdotool puts letters that the layout lacks on a spare key, and takes them off after the delay: the program
          // has to have read the key by then.
          for (name, text) in [("Cyrillic_zhe", "ж"), ("Greek_lambda", "λ"), ("eacute", "é"), ("EuroSign", "€")] {
            try await desktop.xdotool("key", "--delay", "300", name)
            try await desktop.app.line("text", where: { $0.hasSuffix(text) })
          }
          try await desktop.press("BackSpace", "Return")
          try await desktop.app.line("submitted Abc 1!жλé")
        }
      }

      @Test func `copies and pastes data of several types, and text into fields`() async throws {
        try await Desktop.run { desktop in
          try await desktop.press("Tab")
          try await desktop.app.line("event key down tab")
          try await desktop.press("ctrl+c", "ctrl+v")
          try await desktop.app.line("pasted 100000 bytes")
          try await desktop.app.line("pasted text words")
          try await desktop.app.line("pasted URL file:///etc/hosts")
          try await desktop.click("field")
          try await desktop.press("ctrl+v")
          try await desktop.app.line("text words")
        }
      }

      @Test func `walks with Tab and activates with Return and Space`() async throws {
        try await Desktop.run { desktop in
          try await desktop.press("Tab")
          try await desktop.app.line("event key down tab")
          try await desktop.press("Return")
          try await desktop.app.line("pressed")
          try await desktop.press("space")
          try await desktop.app.line("pressed")
          try await desktop.press("Tab", "space")
          try await desktop.app.line("switched true")
          try await desktop.press("shift+Tab")
          try await desktop.app.line("event key down tab shift")
          try await desktop.press("Return")
          try await desktop.app.line("pressed")
          try await desktop.press("Tab", "Tab")
          try await desktop.xdotool("type", "in the field")
          try await desktop.app.line("text in the field")
        }
      }

      @Test func `tells a held key's repeats from a new press, also after another window was active`() async throws {
        try await Desktop.run { desktop in
          let other = try XConnection(desktop.environment["DISPLAY"]!)
          defer { other.close() }
          let window = other.makeWindow()
          try await desktop.xdotool("keydown", "Down")
          try await desktop.app.line("event key down down")
          try await desktop.app.line("event key repeat down")
          try await desktop.xdotool("windowfocus", window)
          try await desktop.app.line("event window inactive")
          try await desktop.xdotool("keyup", "Down")
          try await desktop.xdotool("windowfocus", desktop.windowID)
          try await desktop.app.line("event window active")
          try await desktop.press("Down")
          try await desktop.app.line("event key down down")
          try await desktop.app.line("event key up down")
        }
      }

      /// The key labelled C types С or ψ on these layouts. xdotool presses keys by their codes.
      @Test(arguments: ["ru", "gr", "us,ru", "ru,us", "bg,fr"]) func `has Control-C on every layout`(
        layout: String
      ) async throws {
        try await Desktop.run(prepare: { try await $0.run("setxkbmap", "-layout", layout) }) { desktop in
          try await desktop.xdotool("keydown", "Control_L")
          try await desktop.xdotool("key", "54")
          try await desktop.xdotool("keyup", "Control_L")
          try await desktop.app.line("event key down c command")
          try await desktop.app.line("event key up c")
        }
      }

      @Test func `brings the keys of remote controls as commands`() async throws {
        try await Desktop.run { desktop in
          try await desktop.press("Tab")
          try await desktop.press("XF86AudioPlay")
          try await desktop.app.line("event command playPause")
          try await desktop.press("XF86Back")
          try await desktop.app.line("event command exit")
          try await desktop.press("Select")
          try await desktop.app.line("event command select")
          #expect(desktop.app.count("pressed") == 1)
        }
      }
    }
  }
#endif
