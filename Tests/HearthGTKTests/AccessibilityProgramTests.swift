#if GTK
  import Foundation
  import Testing

  extension WindowTests {
    /// The app's elements on the bus of assistive technology, as another program finds them.
    @Suite(.enabled(if: Assistance.canRun)) struct `Assistive technology` {
      @Test func `hears from an app only while it runs`() async throws {
        try await Assistance.run(isWanted: false) { desktop in
          try await desktop.click("button")
          try await desktop.app.line("pressed 1")
          let early = desktop.app.count("accessibility")
          #expect(early == 0)
          // Nothing goes over the bus while the app is used.
          let monitor = try Program("/usr/bin/dbus-monitor", ["--session"], environment: desktop.environment)
          defer { monitor.end() }
          try await monitor.line("signal ", where: { $0.contains("NameLost") })
          monitor.forgetPast()
          let past = monitor.lines.count
          try await desktop.click("button")
          try await desktop.app.line("pressed 2")
          #expect(!monitor.lines.dropFirst(past).contains { $0.hasPrefix("method call") || $0.hasPrefix("signal") })
          // What the app prints and what the trace says come in no order.
          try await desktop.want("ScreenReaderEnabled", true)
          try await desktop.app.until("a reader") {
            desktop.app.lines.contains("reader true") && desktop.app.lines.contains("accessibility connected")
          }
          // The bus makes programs accessible with a screen reader, and leaves them so without it.
          try await desktop.want("ScreenReaderEnabled", false)
          try await desktop.want("IsEnabled", false)
          // Nobody has asked for an element.
          let last = try await desktop.app.line("accessibility disconnected ")
          #expect(last.contains(" looks 0 "))
          try await desktop.app.until("no reader") {
            desktop.app.lines.last { $0.hasPrefix("reader") } == "reader false"
          }
        }
      }
      @Test func `finds roles, names, places and states`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          let tree = try await client.ask("tree").map { $0.trimmingCharacters(in: .whitespaces) }
          for line in [
            "heading/Elements", "push button/Press me", "push button/Never", "check box/Switch", "image/Star",
            "slider/Volume", "progress bar/Done", "text/Name", "password text/Secret", "text/Notes",
          ] { #expect(tree.contains(line), "\(line) is not in \(tree)") }
          #expect(tree.count < 120, "rows of a long list that are out of sight are no children")
          let button = try await client.ask("show push button/Press me")
          #expect(button.contains("description Counts"), "\(button)")
          #expect(button.contains("at push button/Press me"), "\(button)")
          let place = try desktop.frame("button")
          let extents = try #require(button.first { $0.hasPrefix("extents ") }).split(separator: " ").dropFirst()
            .compactMap { Double($0) }
          #expect(
            abs(extents[2] - place.width * desktop.scale) <= 1 && abs(extents[3] - place.height * desktop.scale) <= 1)
          let states = try #require(button.first { $0.hasPrefix("states ") })
          #expect(states.contains("enabled") && states.contains("showing") && states.contains("focusable"), "\(states)")
          let never = try await client.ask("show push button/Never")
          #expect(!(try #require(never.first { $0.hasPrefix("states ") })).contains("enabled"), "\(never)")
          #expect(try await client.ask("audit") == [])
        }
      }
      @Test func `presses, sets and edits as the user does`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          #expect(try await client.ask("do 0 push button/Press me").last == "did True")
          try await desktop.app.line("pressed 1")
          try await client.ask("do 0 push button/Never")
          try await client.ask("do 0 check box/Switch")
          try await desktop.app.line("switched true")
          #expect(!desktop.app.lines.contains("never"))
          #expect(try await client.ask("value slider/Volume") == ["value 0 10 1 4"])
          try await client.ask("set 7 slider/Volume")
          try await desktop.app.line("volume 7")
          #expect(try await client.ask("value progress bar/Done").first?.hasSuffix(" 0.25") == true)
          let text = try await client.ask("text text/Name")
          #expect(text.first == "text 7 7 'red fox'" || text.first == "text 7 0 'red fox'", "\(text)")
          #expect(text.contains("unit 1 4 7 'fox'"), "\(text)")
          #expect(text.contains("letter e") && text.contains("hit 1"), "\(text)")
          #expect(try await client.ask("focus text/Name") == ["focused True"])
          #expect(try await client.ask("select 0 3 text/Name") == ["selection 1 (0, 3)"])
          #expect(try await client.ask("insert 3 dish text/Name") == ["inserted True"])
          try await desktop.app.line("text reddish fox")
          try await desktop.press("ctrl+z")
          try await desktop.app.until("undone") { desktop.app.lines.last { $0.hasPrefix("text ") } == "text red fox" }
          let secret = try await client.ask("text password text/Secret")
          #expect(!secret.joined().contains("abc"), "\(secret)")
        }
      }
      @Test func `is told where focus goes and what changes`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          try await client.ask("listen")
          try await client.ask("focus push button/Press me")
          var heard = try await client.ask("heard")
          #expect(
            heard.contains { $0.hasPrefix("event object:state-changed:focused 1 0 push button/Press me") }, "\(heard)")
          try await desktop.press("space")
          try await desktop.app.line("pressed 1")
          heard = try await client.ask("heard")
          #expect(
            heard.contains { $0.contains("property-change:accessible-name") && $0.contains("Pressed 1 times") },
            "\(heard)")
          try await client.ask("focus text/Name")
          try await client.ask("heard")
          try await desktop.press("End", "x")
          try await desktop.app.line("text red foxx")
          heard = try await client.ask("heard")
          #expect(heard.contains { $0.hasPrefix("event object:text-changed:insert 7 1 ") }, "\(heard)")
          #expect(heard.contains { $0.hasPrefix("event object:text-caret-moved 8 ") }, "\(heard)")
        }
      }
      @Test func `gets an answer to nonsense, and to thousands of questions at once`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          #expect(try await client.ask("hostile") == ["answers True errors True"])
          let flood = try await client.ask("flood 20000")
          #expect(flood.first?.hasPrefix("first ") == true, "\(flood)")
          try await desktop.click("button")
          try await desktop.app.until("a press") { desktop.app.lines.contains { $0.hasPrefix("pressed ") } }
        }
      }
      @Test func `gets any of a million rows by its place`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          let row = try await client.ask("child 500000 table/")
          #expect(row.first?.hasPrefix("child table cell/Row 500,000 -1 of ") == true, "\(row)")
          #expect(row.contains("attributes posinset:500001 setsize:1000000 toolkit:Hearth"), "\(row)")
          #expect(row.last == "same True", "\(row)")
          // It is out of sight, and scrolled to once something is done with it.
          #expect(row.contains("states enabled selectable sensitive visible"), "\(row)")
          let pressed = try await client.ask("press-child 700000 table/")
          #expect(pressed.first == "did True", "\(pressed)")
          #expect(pressed.last == "states enabled selectable selected sensitive showing visible", "\(pressed)")
          try await desktop.app.line("chosen 700000")
          let table = try await client.ask("table table/")
          #expect(table.first == "table 1000000 1 selected [700000]", "\(table)")
          #expect(table.contains("cell 999999 0 table cell/Row 999,999 at (999999, 0) in table below []"), "\(table)")
        }
      }
      @Test func `may ask for thousands of rows without the app growing`() async throws {
        try await Assistance.run { desktop in
          let client = try await desktop.client()
          let rows = try await client.ask("rows 3000 table/")
          #expect(rows.first?.hasSuffix(" Row 654,321") == true, "\(rows)")
          let grown = try #require(rows.last?.split(separator: " ").last.flatMap { Int($0) }, "\(rows)")
          // Kilobytes. Each row that stayed would be some two.
          #expect(grown < 3000, "\(rows)")
          try await desktop.click("button")
          try await desktop.app.line("pressed 1")
        }
      }
      @Test func `finds a table with titles, rows and cells`() async throws {
        try await Assistance.run(arguments: ["described"]) { desktop in
          let client = try await desktop.client()
          let table = try await client.ask("table table/Fruits")
          #expect(
            table == [
              "table 5 3 selected []",
              "titles table column header/Fruit table column header/Count table column header/Ripe",
              "cell 0 0 table cell/Apple at (0, 0) in table below ['Fruit']",
              "cell 0 1 table cell/1 at (0, 1) in table below ['Count']",
              "cell 0 2 table cell/Ripe at (0, 2) in table below ['Ripe']",
              "cell 1 0 table cell/Fig at (1, 0) in table below ['Fruit']",
              "cell 1 1 table cell/4 at (1, 1) in table below ['Count']",
              "cell 1 2 table cell/Ripe at (1, 2) in table below ['Ripe']",
              "cell 4 0 table cell/Pear at (4, 0) in table below ['Fruit']",
              "cell 4 1 table cell/13 at (4, 1) in table below ['Count']",
              "cell 4 2 table cell/Ripe at (4, 2) in table below ['Ripe']",
              "index 3 row 1 column 2",
            ], "\(table.joined(separator: "\n"))")
          let tree = try await client.ask("tree")
          #expect(tree.contains { $0.hasSuffix("table row/Kiwi, 7, Ripe") }, "\(tree)")
          // A control in a cell stays one.
          #expect(tree.contains { $0.hasSuffix("check box/Ripe") }, "\(tree)")
          #expect(try await client.ask("row 2 table/Fruits") == ["added True"])
          try await desktop.app.line("chosen [2]")
          #expect(try await client.ask("table table/Fruits").first == "table 5 3 selected [2]")
        }
      }
      @Test func `finds a chart with a table of its points`() async throws {
        try await Assistance.run(arguments: ["described"]) { desktop in
          let client = try await desktop.client()
          let tree = try await client.ask("tree").map { $0.trimmingCharacters(in: .whitespaces) }
          let chart = try #require(tree.firstIndex(of: "chart/Visits"), "\(tree)")
          #expect(tree[chart + 1] == "table/Visits")
          let table = try await client.ask("table table/Visits")
          #expect(
            table == [
              "table 3 2 selected []",
              "titles table column header/Day table column header/People",
              "cell 0 0 table cell/Monday at (0, 0) in table below ['Day']",
              "cell 0 1 table cell/5 people at (0, 1) in table below ['People']",
              "cell 1 0 table cell/Tuesday at (1, 0) in table below ['Day']",
              "cell 1 1 table cell/15 people at (1, 1) in table below ['People']",
              "cell 2 0 table cell/Sunday at (2, 0) in table below ['Day']",
              "cell 2 1 table cell/25 people at (2, 1) in table below ['People']",
              "index 2 row 1 column 1",
            ], "\(table.joined(separator: "\n"))")
        }
      }
      @Test func `finds links, labels and groups`() async throws {
        try await Assistance.run(arguments: ["described"]) { desktop in
          let client = try await desktop.client()
          #expect(
            try await client.ask("links label/Read the manual or ask first") == [
              "link link/the manual 5 15 https://example.org/manual", "link link/ask 19 22 https://example.org/ask",
              "at 0 -1",
            ])
          #expect(try await client.ask("links link/Home") == ["link Home 0 4 https://example.org/home"])
          #expect(try await client.ask("do 0 link/ask") == ["actions activate", "did True"])
          try await desktop.app.line("opened https://example.org/ask")
          #expect(try await client.ask("relations spin button/Amount") == ["relation labelled by label/Amount"])
          #expect(try await client.ask("relations label/Amount") == ["relation label for spin button/Amount"])
          #expect(
            try await client.ask("relations label/Left") == [
              "relation member of label/Left, label/Right", "relation flows to label/Right",
            ])
          #expect(
            try await client.ask("relations label/Right") == [
              "relation member of label/Left, label/Right", "relation flows from label/Left",
            ])
          #expect(
            try await client.ask("relations radio button/Large") == [
              "relation member of radio button/Small, radio button/Large"
            ])
        }
      }
      @Test func `finds what controls and describes what`() async throws {
        try await Assistance.run(arguments: ["controls"]) { desktop in
          let client = try await desktop.client()
          #expect(try await client.ask("relations push button/Advanced") == ["relation controller for label/more"])
          #expect(try await client.ask("relations label/more") == ["relation controlled by push button/Advanced"])
          #expect(try await client.ask("relations page tab/Day") == ["relation controller for label/bright"])
          #expect(try await client.ask("relations label/bright") == ["relation controlled by page tab/Day"])
          #expect(try await client.ask("relations push button/Format") == [])
          try await client.ask("do 0 push button/Format")
          #expect(try await client.ask("relations menu item/Italic") == ["relation controlled by push button/Format"])
          #expect(try await client.ask("relations push button/Format") == ["relation controller for menu item/Italic"])
          try await desktop.press("Escape")
          try await client.ask("do 0 push button/Ask")
          #expect(
            try await client.ask("relations dialog/Delete?") == ["relation described by label/It cannot be undone."])
          #expect(
            try await client.ask("relations label/It cannot be undone.") == ["relation description for dialog/Delete?"])
        }
      }
      @Test func `reads how letters look`() async throws {
        try await Assistance.run(arguments: ["described"]) { desktop in
          let client = try await desktop.client()
          let bold = try await client.ask("look 7 label/plain bold red")
          #expect(bold.first?.hasPrefix("run 6 10 ") == true && bold.first?.contains("weight:700") == true, "\(bold)")
          #expect(bold.dropFirst().first?.contains("weight:700") == true, "\(bold)")
          #expect(bold.last?.contains("weight:400") == true, "\(bold)")
          let red = try await client.ask("look 12 label/plain bold red")
          #expect(red.first?.contains("fg-color:65535,0,0") == true, "\(red)")
        }
      }
      @Test func `hears what an app announces, and of rows that come`() async throws {
        try await Assistance.run(arguments: ["described"]) { desktop in
          let client = try await desktop.client()
          try await client.ask("listen")
          try await client.ask("do 0 push button/Announce")
          var heard = try await client.ask("heard")
          #expect(
            heard.contains { $0.hasPrefix("event object:announcement 1 0 frame/Probe Twelve pictures") }, "\(heard)")
          try await client.ask("do 0 push button/Add")
          heard = try await client.ask("heard")
          #expect(heard.contains { $0.hasPrefix("event object:children-changed:add 3 0 list/Lines") }, "\(heard)")
          #expect(try await client.ask("child 3 list/Lines").first == "child list item/Line 3 3 of 4")
        }
      }
      @Test(.enabled(if: Program.find("orca") != nil)) func `hears tables from Orca`() async throws {
        try await Assistance.run(arguments: ["described"]) { desktop in
          try await desktop.hear { speech in
            try await speech.line("said Probe frame.")
            // Orca has no time for keys until it has looked around.
            try await desktop.still()
            try await desktop.press("Tab")
            try await speech.line("said Fruits.")
            try await speech.line("said table with 5 rows 3 columns")
            try await speech.line("said Fruit table column header")
            try await speech.line("said ascending.")
            try await desktop.press("Tab")
            try await speech.line("said Count table column header")
            try await desktop.press("Tab")
            try await speech.line("said table with 5 rows 3 columns.")
            try await desktop.press("Down")
            try await speech.line("said Apple, 1, Ripe.")
            try await desktop.press("Down")
            try await speech.line("said Fig, 4, Ripe.")
          }
        }
      }
      @Test(.enabled(if: Program.find("orca") != nil)) func `is read aloud by Orca`() async throws {
        try await Assistance.run("Cookbook", arguments: []) { desktop in
          try await desktop.hear { speech in
            try await speech.line("said Screen reader on.")
            try await speech.line("said Recipes frame.")
            try await speech.line("said panel.")
            // Orca has no time for keys until it has looked around.
            try await desktop.still()
            try await desktop.press("Tab")
            try await speech.line("said Hide Sidebar push button.")
            try await desktop.press("Tab")
            try await speech.line("said Browsing collapsed push button.")
            try await speech.line("said How to browse the recipes.")
            try await desktop.press("Down")
            try await speech.line("said List with 6 items.")
            let recipes = try await speech.line("said ")
            // The symbol of a label is not read.
            #expect(recipes.contains("said Recipes, 8"))
            try await desktop.press("Down")
            // The title of the window, and the row.
            try await speech.line("said Breakfast")
            let breakfast = try await speech.line("said ")
            #expect(breakfast.contains("said Breakfast, 2"))
          }
        }
      }
    }
  }
#endif
