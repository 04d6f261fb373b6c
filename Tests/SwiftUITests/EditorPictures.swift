import Foundation
import HearthTesting
import SwiftUI
import Testing

@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct EditorPictures {
  struct Page: View {
    @State var text = """
      Sourdough, the way Ada bakes it

      Mix 500 g of flour with 350 g of water and let it rest for an hour. Add salt and the starter, fold the dough every half an hour, and let it rise overnight in a cool place.
      \tA dough that has risen doubles.

      The next morning, heat the oven with a heavy pot in it. Bake the dough for 25 minutes under the lid, and 20 more without.
      Let it cool before you cut it. Dough, dough, dough: 日本語 עברית
      """
    @State var plain = "A plain editor, without paper and edge."
    @State var shows = false
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          TextField("Title", text: .constant("Bread")).frame(width: 200)
          Button("Save") {}
        }
        TextEditor(text: $text).accessibilityIdentifier("editor")
        TextEditor(text: $plain).textEditorStyle(.plain).frame(height: 60).border(.gray)
        TextEditor(text: $plain).disabled(true).frame(height: 60)
      }
      .padding()
    }
  }
  @Test(arguments: [false, true]) func `editors`(isDark: Bool) throws {
    let directory = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] ?? ".")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    func write(_ window: TestWindow, _ name: String) throws {
      try window.picture(scale: 2).pngData.write(
        to: directory.appendingPathComponent("editor-\(name)-\(isDark ? "dark" : "light").png"))
    }
    let window = TestWindow(text: .real, size: CGSize(width: 480, height: 420)) {
      Page().background(isDark ? Color(white: 0.14) : Color(white: 0.98))
    }
    if isDark {
      window.settings.colorScheme = .dark
    }
    try write(window, "idle")
    window.click("editor")
    window.press(.home, modifiers: .command)
    for _ in 0..<2 { window.press(.downArrow) }
    for _ in 0..<3 { window.press(.downArrow, modifiers: .shift) }
    try write(window, "selected")
    window.press(.home, modifiers: .command)
    window.press("f", modifiers: .command)
    window.type("dough")
    window.press(.return)
    try write(window, "find")
    window.press(.escape)
    try write(window, "found")
    window.press(.end, modifiers: .command)
    window.press("f", modifiers: .command)
    window.type("xyz")
    try write(window, "nothing")
  }
}
