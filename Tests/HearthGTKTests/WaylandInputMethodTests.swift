#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    struct `Input methods of Wayland` {
      @Test(.enabled(if: Compositor.canRun, "sway is not installed"))
      func `compose, enter and delete text, and are told what it is`() async throws {
        try await Compositor.run { compositor in
          let app = compositor.app, input = compositor.input
          try await input.click(Compositor.place(of: "field", app))
          try await input.wait("a field") { input.isActive && input.purpose == 0 }
          try await compositor.still()
          input.compose("にほん")
          try await app.line("event text compose \"にほん\" 9")
          #expect(app.count("text に") == 0)
          input.enter("日本語")
          try await app.line("text 日本語")
          try await input.wait("the text around") { input.surrounding == "日本語" && input.caret == 9 }
          input.enter("你好 and ab")
          try await app.line("text 日本語你好 and ab")
          try await input.wait("the text around") { input.surrounding == "日本語你好 and ab" }
          input.delete(before: 1, after: 0)
          try await app.line("text 日本語你好 and a", where: { $0 == "text 日本語你好 and a" })

          try await input.click(Compositor.place(of: "notes", app))
          try await input.wait("an empty text around") { input.isActive && input.surrounding == "" }
          try await compositor.still()
          input.compose("안녕")
          try await app.line("event text compose \"안녕\" 6")
          input.enter("안녕하세요")
          try await app.line("notes 안녕하세요")
        }
      }
      @Test(.enabled(if: Compositor.canRun, "sway is not installed"))
      func `hear that a text is a password, and nothing of it`() async throws {
        let canary = "qxqjzq"
        try await Compositor.run { compositor in
          let app = compositor.app, input = compositor.input
          try await input.click(Compositor.place(of: "secret", app))
          // Source: text-input-unstable-v3: the purpose `password`, the hints `hidden_text` and `sensitive_data`.
          try await input.wait("a password") { input.isActive && input.purpose == 8 }
          #expect(input.hints & 0x80 != 0)
          try await compositor.still()
          input.enter(canary)
          try await app.line("secret \(canary)")
          try await compositor.still()
          try await input.wait("an answer") { input.isActive }
          #expect(input.told.allSatisfy { !$0.contains("q") && !$0.contains("•") })
          #expect(!app.lines.contains { $0.hasPrefix("event") && $0.contains("q") })
          // What is no secret shows that it is told.
          try await input.click(Compositor.place(of: "field", app))
          try await input.wait("a field") { input.isActive && input.purpose == 0 }
          try await compositor.still()
          input.enter("plain")
          try await input.wait("the text around") { input.told.contains("plain") }
        }
      }
    }
  }
#endif
