#if GTK
  import Foundation
  import Testing

  extension Desktop {
    /// Types a text into a field that is empty, and selects it all.
    fileprivate func typeAndSelect(_ text: String, in field: String) async throws {
      try await click(field)
      try await xdotool("type", "--delay", "20", text)
      try await app.line("text \(text)")
      try await press("ctrl+a")
      try await still()
    }
    /// Drags from a point of this window to one of the screen, with a key held down from the moment that it drags.
    fileprivate func drag(
      from start: CGPoint, toScreen end: CGPoint, holding: String? = nil
    ) async throws {
      try await drag(fromScreen: screen(start), toScreen: end, holding: holding)
    }
    /// The same from a point of the screen, in a window of any program.
    fileprivate func drag(fromScreen start: CGPoint, toScreen end: CGPoint, holding: String? = nil) async throws {
      try await xdotool("mousemove", "\(Int(start.x))", "\(Int(start.y))")
      try await xdotool("mousedown", "1")
      for step in 1...3 {
        try await xdotool("mousemove", "\(Int(start.x) + 8 * step)", "\(Int(start.y))")
        try await still()
      }
      if let holding { try await xdotool("keydown", holding) }
      for offset in [30, 12, 4, 0] {
        try await xdotool("mousemove", "\(Int(end.x) + offset)", "\(Int(end.y))")
        try await still()
      }
      try await xdotool("mouseup", "1")
      if let holding { try await xdotool("keyup", holding) }
      try await still()
    }
    /// A point of the content in pixels of the screen, where the window lies in its corner.
    fileprivate func screen(_ point: CGPoint, left: CGFloat = 0) -> CGPoint {
      CGPoint(x: left + corner.x + point.x * scale, y: corner.y + point.y * scale)
    }
    fileprivate func start(of field: String) throws -> CGPoint {
      let frame = try frame(field)
      return CGPoint(x: frame.minX + 14, y: frame.midY)
    }
  }

  extension WindowTests {
    /// Text that is dragged with a mouse, through the desktop.
    struct `Drag and drop` {
      @Test func `takes a copy to another field, with Shift the text itself`() async throws {
        try await Desktop.run("WindowProbe", arguments: ["texts"]) { desktop in
          try await desktop.xdotool("windowmove", "--sync", desktop.windowID, "0", "0")
          try await desktop.typeAndSelect("red", in: "field")
          let notes = try desktop.frame("notes"), start = try desktop.start(of: "field")
          let target = desktop.screen(CGPoint(x: notes.midX, y: notes.midY))
          try await desktop.drag(from: start, toScreen: target)
          try await desktop.app.line("notes red")
          #expect(desktop.app.lines.last { $0.hasPrefix("text ") } == "text red")
          try await desktop.click("field")
          try await desktop.press("ctrl+a")
          try await desktop.still()
          try await desktop.drag(from: start, toScreen: target, holding: "shift")
          try await desktop.app.until("the text in its new place") {
            desktop.app.lines.contains("notes redred") && desktop.app.lines.contains("text ")
          }
        }
      }
      @Test func `takes text to a window of another program`() async throws {
        try await Desktop.run("WindowProbe", arguments: ["texts"]) { desktop in
          try await desktop.xdotool("windowmove", "--sync", desktop.windowID, "0", "0")
          let program = try Program(
            try Program.built("WindowProbe"), ["texts"], environment: desktop.environment)
          defer { program.end() }
          try await program.line("first frame painted")
          let window = try await desktop.xdotool("search", "--sync", "--onlyvisible", "--pid", "\(program.id)")
            .components(separatedBy: "\n").last
          try await desktop.xdotool("windowmove", "--sync", try #require(window), "620", "0")
          try await desktop.focus(desktop.windowID)
          try await desktop.typeAndSelect("red", in: "field")
          let notes = try desktop.frame("notes"), start = try desktop.start(of: "field")
          let target = desktop.screen(CGPoint(x: notes.midX, y: notes.midY), left: 620)
          try await desktop.drag(from: start, toScreen: target)
          try await program.line("notes red")
          #expect(desktop.app.lines.last { $0.hasPrefix("text ") } == "text red")
          try await desktop.drag(from: start, toScreen: target, holding: "shift")
          try await program.line("notes redred")
          try await desktop.app.line("text ", where: { $0 == "text " })
          let complaints = program.lines.filter { $0.contains("-CRITICAL **") || $0.contains("-WARNING **") }
          #expect(complaints == [])
        }
      }
    }
    /// Values that are dragged with a mouse, through the desktop.
    struct `Drag and drop of values` {
      @Test func `takes a value to another view, and says at the source what became of it`() async throws {
        try await Desktop.run("WindowProbe", arguments: ["drops"]) { desktop in
          try await desktop.xdotool("windowmove", "--sync", desktop.windowID, "0", "0")
          let value = try desktop.frame("value"), texts = try desktop.frame("texts")
          try await desktop.drag(
            from: CGPoint(x: value.midX, y: value.midY),
            toScreen: desktop.screen(CGPoint(x: texts.midX, y: texts.midY)))
          try await desktop.app.line("dropped Milk")
          try await desktop.app.line("value ended copy")
          let complaints = desktop.app.lines.filter { $0.contains("-CRITICAL **") || $0.contains("-WARNING **") }
          #expect(complaints == [])
        }
      }
      @Test func `takes a value, and a file that is made only then, to another program`() async throws {
        try await Desktop.run("WindowProbe", arguments: ["drops"]) { desktop in
          try await desktop.xdotool("windowmove", "--sync", desktop.windowID, "0", "0")
          let program = try Program(
            try Program.built("WindowProbe"), ["drops"], environment: desktop.environment)
          defer { program.end() }
          try await program.line("first frame painted")
          let window = try await desktop.xdotool("search", "--sync", "--onlyvisible", "--pid", "\(program.id)")
            .components(separatedBy: "\n").last
          try await desktop.xdotool("windowmove", "--sync", try #require(window), "620", "0")
          try await desktop.focus(desktop.windowID)
          let value = try desktop.frame("value"), texts = try desktop.frame("texts")
          try await desktop.drag(
            from: CGPoint(x: value.midX, y: value.midY),
            toScreen: desktop.screen(CGPoint(x: texts.midX, y: texts.midY), left: 620))
          try await program.line("dropped Milk")
          let file = try desktop.frame("file"), files = try desktop.frame("files")
          try await desktop.drag(
            from: CGPoint(x: file.midX, y: file.midY),
            toScreen: desktop.screen(CGPoint(x: files.midX, y: files.midY), left: 620))
          try await program.line(#"file Report.json with {"sum":7}"#)
          let complaints = (desktop.app.lines + program.lines).filter {
            $0.contains("-CRITICAL **") || $0.contains("-WARNING **")
          }
          #expect(complaints == [])
        }
      }
    }
    /// Files that are dragged between the rows of one program and another program.
    struct `Drag and drop of files and rows` {
      @Test func `takes a file to a row of a list and of a table, and a row's file back`() async throws {
        try await Desktop.run("WindowProbe", arguments: ["rows"]) { desktop in
          try await desktop.xdotool("windowmove", "--sync", desktop.windowID, "0", "0")
          let program = try Program(
            try Program.built("WindowProbe"), ["drops"], environment: desktop.environment)
          defer { program.end() }
          try await program.line("first frame painted")
          let other = try #require(
            try await desktop.xdotool("search", "--sync", "--onlyvisible", "--pid", "\(program.id)")
              .components(separatedBy: "\n").last)
          try await desktop.xdotool("windowmove", "--sync", other, "620", "0")
          func place(_ name: String) throws -> CGPoint {
            guard let line = program.lines.last(where: { $0.hasPrefix("place \(name) ") }) else {
              throw DriveError(description: "no place of \(name)")
            }
            let numbers = line.split(separator: " ").dropFirst(2).compactMap { Double($0) }
            let middle = CGPoint(x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2)
            return desktop.screen(middle, left: 620)
          }
          func center(_ name: String) throws -> CGPoint {
            let frame = try desktop.frame(name)
            return CGPoint(x: frame.midX, y: frame.midY)
          }
          for row in ["pictures", "films"] {
            try await desktop.focus(other)
            let start = try place("file"), end = desktop.screen(try center(row))
            try await desktop.drag(fromScreen: start, toScreen: end)
            try await desktop.app.line(#"\#(row) got Report.json with {"sum":7}"#)
          }
          for row in ["letters", "music"] {
            try await desktop.focus(desktop.windowID)
            // By the name: what is empty of a row is not dragged.
            try await desktop.drag(from: try desktop.start(of: row), toScreen: try place("files"))
            try await program.line("file \(row).txt with kept in \(row)")
          }
          let complaints = program.lines.filter { $0.contains("-CRITICAL **") || $0.contains("-WARNING **") }
          #expect(complaints == [])
        }
      }
    }
  }
#endif
