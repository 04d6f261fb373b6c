#if GTK
  import Foundation
  import Testing

  extension Desktop {
    /// Works on in the window that comes up, and returns what had the keyboard before.
    fileprivate func enterNext(after before: Set<String>) async throws {
      try await enter(window(after: before))
      try await still()
    }
    /// Writes a path into GTK's dialog for files that a key opens, and confirms it.
    fileprivate func answerDialog(_ key: String, _ path: String, isOpen: Bool) async throws {
      let before = try await windows(), window = windowID
      try await press(key)
      try await enterNext(after: before)
      // In the dialog that opens files a slash opens the field for a path; the other one has a field for the name.
      if !isOpen { try await press("ctrl+a") }
      try await xdotool("type", "--delay", "20", path)
      try await still()
      try await press("Return")
      windowID = window
    }
  }

  extension WindowTests {
    /// Documents with GTK's own dialogs and the desktop's list of recent files.
    struct `Documents` {
      @Test func `are saved and opened through the desktop's dialogs, and listed as recent files`() async throws {
        // GTK's dialogs keep settings of their own.
        let memory = ["GSETTINGS_BACKEND": "memory"]
        try await Desktop.run("WindowProbe", arguments: ["letters"], environment: memory) { desktop in
          let home = URL(fileURLWithPath: desktop.environment["HOME"]!)
          let saved = home.appendingPathComponent("letter.txt"), other = home.appendingPathComponent("other.txt")
          try Data("Other".utf8).write(to: other)
          try await desktop.click("field")
          try await desktop.xdotool("type", "--delay", "20", "Dear")
          try await desktop.app.line("text Dear")
          try await desktop.answerDialog("ctrl+s", saved.path, isOpen: false)
          try await desktop.app.line("letter letter.txt with Dear")
          // It is written beside the main thread, which says where it will be.
          try await desktop.app.until("the file") { (try? String(contentsOf: saved, encoding: .utf8)) == "Dear" }
          #expect(desktop.app.lines.contains("written beside it"))
          #expect(!desktop.app.lines.contains("written by the main thread"))
          try await desktop.focus(desktop.windowID)
          try await desktop.answerDialog("ctrl+o", other.path, isOpen: true)
          try await desktop.app.line("letter other.txt with Other")
          // Source: Freedesktop, Desktop Bookmark Specification: where the list is.
          let list = home.appendingPathComponent(".local/share/recently-used.xbel")
          try await desktop.app.until("both files in the list of recent files") {
            let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
            return text.contains("/letter.txt") && text.contains("/other.txt")
          }
        }
      }
    }
  }
#endif
