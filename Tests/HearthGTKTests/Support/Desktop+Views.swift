#if GTK
  import Foundation
  import Testing

  /// Finds what an app shows by name, from the trace of its views, and goes there with the mouse.
  extension Desktop {
    /// The views that a window showed last, in points of its content. Windows are counted from 1.
    func views(of window: Int = 1) -> [(name: String, frame: CGRect)] {
      let lines = app.lines
      guard let end = lines.indices.last(where: { lines[$0] == "views end" && number(of: $0, lines) == window }) else {
        return []
      }
      let start = lines[..<end].lastIndex { $0.hasPrefix("views ") } ?? end
      return lines[(start + 1)..<end].compactMap { line in
        let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0] == "view" else { return nil }
        let numbers = parts[1...4].compactMap { Double($0) }
        return (String(parts[5]), CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
    }
    private func number(of end: Int, _ lines: [String]) -> Int? {
      lines[..<end].last { $0.hasPrefix("views ") && $0 != "views end" }.flatMap { Int($0.dropFirst(6)) }
    }
    /// Where a view is, once it is there and stays where it is.
    @discardableResult func see(_ name: String, in window: Int = 1) async throws -> CGRect {
      func place() -> CGRect? { views(of: window).last { $0.name == name }?.frame }
      try await app.until("the view '\(name)' among \(Set(views(of: window).map(\.name)).sorted())") { place() != nil }
      while true {
        let before = place()
        try await Task.sleep(for: .milliseconds(120))
        if let frame = place(), frame == before { return frame }
      }
    }
    func miss(_ name: String, in window: Int = 1) async throws {
      try await app.until("the view '\(name)' to go") { !views(of: window).contains { $0.name == name } }
    }
    /// Moves the mouse to a view and presses a button: 1 the left one, 3 the right one, 8 the one that goes back.
    func press(mouse button: Int = 1, on name: String, in window: Int = 1) async throws {
      let frame = try await see(name, in: window)
      try await point(at: CGPoint(x: frame.midX, y: frame.midY))
      try await xdotool("click", "\(button)")
    }
    /// Drags with the left button, in points of the content.
    func drag(from start: CGPoint, to end: CGPoint) async throws {
      try await point(at: start)
      try await xdotool("mousedown", "1")
      for part in [0.25, 0.5, 0.75, 1] {
        try await point(at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        try await Task.sleep(for: .milliseconds(30))
      }
      try await xdotool("mouseup", "1")
    }
    /// Works on in another window of the app. Its content lies where that of the first one does.
    func enter(_ window: String) async throws {
      windowID = window
      try await focus(window)
    }
  }
#endif
