#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The examples as another program finds them on the bus of assistive technology; but for the Gallery, whose first page
    /// moves all the time.
    @Suite(.enabled(if: Assistance.canRun)) struct `Assistive technology in the examples` {
      /// An example, and what is done in it. Elements are named by role and name.
      nonisolated struct Example: Sendable, CustomTestStringConvertible {
        let app: String
        /// What is pressed; nil where nothing can be pressed on the first page.
        var control: String?
        /// What is given focus.
        let stop: String
        /// What is written in; nil where the first page has no field.
        var field: String?
        var testDescription: String { app }
        static let all = [
          Example(app: "Cookbook", control: "push button/Hide Sidebar", stop: "text/Search", field: "text/Search"),
          Example(app: "Components", control: "push button/Large, heart", stop: "push button/Hide Sidebar"),
          Example(
            app: "VacationPlanner", control: "push button/Log In", stop: "password text/Password",
            field: "text/Mail address"),
          Example(
            app: "Messages", stop: "password text/Password", field: "text/Name"),
          Example(app: "Notes", control: "push button/New Note", stop: "push button/New Note", field: "text/Search"),
          Example(app: "Files", control: "radio button/Grid", stop: "push button/Up"),
          Example(app: "Trails", control: "page tab/Settings", stop: "list item/Ridge 2, Old Ridge, Hard"),
          Example(app: "Phone", control: "list item/Mail", stop: "list item/Mail"),
        ]
      }
      private func run(_ example: Example, _ body: (Desktop, AccessibilityClient) async throws -> Void) async throws {
        try await Assistance.run(example.app, arguments: [], trace: "frames,events,accessibility,views,focus") {
          desktop in
          let client = try await desktop.client(of: example.app)
          try await body(desktop, client)
        }
      }
      /// The tree once it stays as it is.
      private func tree(_ client: AccessibilityClient, _ desktop: Desktop) async throws -> [String] {
        var last: [String] = []
        for _ in 0..<40 {
          let now = try await client.ask("tree")
          if now == last { return now }
          last = now
          try await desktop.still()
        }
        return last
      }

      @Test(arguments: Example.all) func `have a role, a name and the place of the picture`(
        _ example: Example
      ) async throws {
        try await run(example) { desktop, client in
          _ = try await tree(client, desktop)
          #expect(try await client.ask("audit") == [])
          let found = try await client.ask("walk").compactMap { line -> (names: [String], frame: CGRect)? in
            let parts = line.components(separatedBy: "\t")
            guard parts.count == 8, parts[0] == "element" else { return nil }
            #expect(!["", "unknown", "invalid"].contains(parts[1]), "\(line)")
            let numbers = parts[4...7].compactMap { Double($0) }
            return (
              [parts[2], parts[3]],
              CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            )
          }
          let views = desktop.views()
          #expect(views.count > 3)
          for view in views {
            // A point of the picture may be rounded the other way.
            func isThere(_ frame: CGRect) -> Bool {
              abs(frame.minX - view.frame.minX * desktop.scale) <= 1
                && abs(frame.minY - view.frame.minY * desktop.scale) <= 1
                && abs(frame.width - view.frame.width * desktop.scale) <= 1
                && abs(frame.height - view.frame.height * desktop.scale) <= 1
            }
            #expect(
              found.contains { $0.names.contains(view.name) && isThere($0.frame) },
              "\(view) is not among \(found.filter { $0.names.contains(view.name) })")
          }
        }
      }
      @Test(arguments: Example.all.filter { $0.control != nil }) func `do what a click does`(
        _ example: Example
      ) async throws {
        let control = try #require(example.control)
        var before: [String] = [], acted: [String] = [], clicked: [String] = []
        try await run(example) { desktop, client in
          before = try await tree(client, desktop)
          #expect(try await client.ask("do 0 \(control)").last == "did True")
          acted = try await tree(client, desktop)
        }
        try await run(example) { desktop, client in
          #expect(try await tree(client, desktop) == before)
          let numbers = try #require(
            try await client.ask("show \(control)").first { $0.hasPrefix("extents ") }
          )
          .split(separator: " ").dropFirst().compactMap { Double($0) }
          try await desktop.point(
            at: CGPoint(
              x: (numbers[0] + numbers[2] / 2) / desktop.scale, y: (numbers[1] + numbers[3] / 2) / desktop.scale))
          try await desktop.xdotool("click", "1")
          try await desktop.app.line("event pointer up")
          clicked = try await tree(client, desktop)
        }
        #expect(acted == clicked)
      }
      @Test(arguments: Example.all) func `take focus by a rule of their own`(_ example: Example) async throws {
        try await run(example) { desktop, client in
          _ = try await tree(client, desktop)
          desktop.app.forgetPast()
          #expect(try await client.ask("focus \(example.stop)") == ["focused True"])
          try await desktop.app.line(
            "Hearth focus: ", where: { $0.hasSuffix("by program: Assistive technology asked for it.") })
          let states = try #require(try await client.ask("show \(example.stop)").first { $0.hasPrefix("states ") })
          #expect(states.split(separator: " ").contains("focused"), "\(states)")
        }
      }
      @Test(arguments: Example.all.filter { $0.field != nil }) func `are edited, and take it back`(
        _ example: Example
      ) async throws {
        let field = try #require(example.field)
        try await run(example) { desktop, client in
          _ = try await tree(client, desktop)
          #expect(try await client.ask("focus \(field)") == ["focused True"])
          #expect(try await client.ask("insert 0 ketchup \(field)") == ["inserted True"])
          #expect(try await client.ask("text \(field)").first == "text 7 7 'ketchup'")
          #expect(try await client.ask("delete 1 4 \(field)") == ["deleted True"])
          #expect(try await client.ask("text \(field)").first?.hasSuffix("'khup'") == true)
          var text = ""
          for _ in 0..<4 where text != "''" {
            try await desktop.press("ctrl+z")
            text = try await client.ask("text \(field)").first?.components(separatedBy: " ").last ?? ""
          }
          #expect(text == "''")
        }
      }
    }
  }
#endif
