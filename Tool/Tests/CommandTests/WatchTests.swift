import Foundation
import Testing

@Suite(.enabled(if: Command.sdk != nil, "HEARTH_SDK names no installed Hearth: see Scripts/sdk."), .serialized)
struct WatchTests {
  private static func source(_ word: String) -> String {
    """
    import SwiftUI

    @main struct Shelf: App { var body: some Scene { WindowGroup { Books() } } }
    struct Books: View {
      @SceneStorage("count") private var count = 0
      var body: some View {
        Text("\(word) \\(count)").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.green)
          .onAppear { count += 1 }
      }
    }

    """
  }
  /// What the first window of the app that runs draws, as text.
  private func display(_ command: Command) throws -> String {
    let result = try command.run("snapshot", "--output", "shot")
    #expect(result.status == 0, "\(result.text)")
    let file = command.folder.appending(path: "shot/window-1.txt")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test(.enabled(if: Screen.canRun, "not installed: Xvfb or ImageMagick"))
  func `a save is shown with the state of before, and a mistake over the window of before`() throws {
    let command = try Command()
    let screen = try Screen()
    try command.write("Shelf/Shelf.swift", Self.source("Books"))
    let watch = try RunningCommand(
      command.start(["run", "--watch", "Shelf", "--size", "600x400"], environment: ["DISPLAY": screen.name]))
    #expect(watch.line("each save is shown"), "\(watch.lines)")
    #expect(try display(command).contains("Books 1"))
    for name in ["window-1.png", "window-1.accessibility.txt", "machine.txt"] {
      #expect(command.exists("shot/\(name)"))
    }

    try command.write("Shelf/Shelf.swift", Self.source("Books") + "let x: Int = \"\"\n")
    #expect(watch.line("the window stays as it was"), "\(watch.lines)")
    #expect(watch.lines.contains { $0.contains("error: cannot convert value") })
    #expect(try display(command).contains("Books 1"))
    // The edge of the panel, two points high across the window. The app has been told before the line is printed; it paints with its next frame.
    let picture = command.folder.appending(path: "screen.png")
    var edge = 0
    for _ in 0..<200 where edge < 600 { edge = try screen.pixels(of: "#EB5752", into: picture) }
    #expect(edge >= 600)

    try command.write("Shelf/Shelf.swift", Self.source("Volumes"))
    #expect(watch.line("shown after"), "\(watch.lines)")
    // The count came back, and went on.
    #expect(try display(command).contains("Volumes 2"))
    #expect(try screen.pixels(of: "#EB5752", into: picture) == 0)

    try FileManager.default.removeItem(at: command.folder.appending(path: "Shelf/Shelf.swift"))
    #expect(watch.line("There is no file of Swift"), "\(watch.lines)")
    try command.write("Shelf/Shelf.swift", Self.source("Again"))
    #expect(watch.line("shown after"), "\(watch.lines)")
    #expect(try display(command).contains("Again 3"))

    // Many saves are one change, or a few of them; the last one is shown in the end.
    for number in 0..<300 { try command.write("Shelf/Shelf.swift", Self.source("Save\(number)")) }
    repeat { #expect(watch.line("shown after"), "\(watch.lines)") } while try !display(command).contains("Save299")
    watch.end(SIGINT)
    let left = try command.run("snapshot")
    #expect(left.status == 1 && left.text == "hearth: No app runs that 'hearth run' has started.\n")
  }

  @Test(.enabled(if: Screen.canRun, "not installed: Xvfb or ImageMagick"))
  func `a package is watched, and its previews in one window`() throws {
    let command = try Command()
    let screen = try Screen()
    #expect(try command.run("new", "Made").status == 0)
    let watch = try RunningCommand(
      command.start(["preview", "Made", "--watch"], environment: ["DISPLAY": screen.name]))
    #expect(watch.line("each save is shown"), "\(watch.lines)")
    #expect(try display(command).contains("Count 0"))
    let file = command.folder.appending(path: "Made/Sources/Made/ContentView.swift")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try command.write(
      "Made/Sources/Made/ContentView.swift", text + "#Preview(\"Second\") { Text(\"Another one\") }\n")
    #expect(watch.line("shown after"), "\(watch.lines)")
    let shown = try display(command)
    #expect(shown.contains("Count 0") && shown.contains("Another one"))
    watch.end(SIGTERM)
  }

  @Test(.enabled(if: Screen.canRun, "not installed: Xvfb or ImageMagick"))
  func `an app that was started ends when it is asked to`() throws {
    let command = try Command()
    let screen = try Screen()
    try command.write("Hello.swift", Command.app)
    let run = try RunningCommand(
      command.start(["run", "Hello.swift"], environment: ["DISPLAY": screen.name, "HEARTH_TRACE": "frames"]))
    #expect(run.line("first frame painted"), "\(run.lines)")
    run.end(SIGTERM)
    #expect(run.process.terminationReason == .exit && run.process.terminationStatus == 0)
  }

  @Test func `without a display there is one line`() throws {
    let command = try Command()
    try command.write("Hello.swift", Command.app)
    let watch = try command.run("run", "--watch", "Hello.swift")
    #expect(watch.status == 1 && watch.text.split(separator: "\n").count == 1 && watch.text.contains("no display"))
  }
}
