import Foundation
import HearthTesting
import SwiftUI
import Testing

@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct EditorPictures {}

extension EditorPictures {
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

  struct RichPage: View {
    @State private var text: AttributedString = {
      var title = AttributedString("Sourdough\n")
      title.font = .title.bold()
      var text = title + AttributedString("Mix ")
      var amount = AttributedString("500 g of flour")
      (amount.font, amount.foregroundColor) = (.body.bold(), .orange)
      var water = AttributedString("350 g of water")
      (water.underlineStyle, water.foregroundColor) = (.single, .blue)
      text += amount + AttributedString(" with ") + water + AttributedString(", and let it rest.\n\n")
      var note = AttributedString("Salt comes later.")
      (note.backgroundColor, note.font) = (.yellow.opacity(0.4), .body.italic())
      var wrong = AttributedString(" Bake at once.")
      wrong.strikethroughStyle = .single
      var link = AttributedString(" More of it")
      link.link = URL(string: "https://example.org")
      var high = AttributedString("2")
      (high.baselineOffset, high.font) = (5, .caption)
      var wide = AttributedString(" spaced out")
      wide.kern = 4
      return text + note + wrong + link + AttributedString(" x") + high + wide
    }()
    @State private var name = ""
    var body: some View {
      VStack(alignment: .leading) {
        TextEditor(text: $text).accessibilityIdentifier("editor")
        TextField("Fruit", text: $name).accessibilityIdentifier("fruit")
          .textInputSuggestions {
            Section("Near") {
              Label("Apple", systemImage: "leaf").textInputCompletion("Apple")
              Text("Pear").textInputCompletion("Pear")
            }
            Text("Fig").textInputCompletion("Fig")
          }
        Spacer().frame(height: 140)
      }
      .padding()
    }
  }
  @Test(arguments: [false, true]) func `editors of attributed text`(isDark: Bool) throws {
    let directory = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] ?? ".")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    func write(_ window: TestWindow, _ name: String) throws {
      try window.picture(scale: 2).pngData.write(
        to: directory.appendingPathComponent("rich-\(name)-\(isDark ? "dark" : "light").png"))
    }
    let window = TestWindow(text: .real, size: CGSize(width: 440, height: 380)) {
      RichPage().background(isDark ? Color(white: 0.14) : Color(white: 0.98))
    }
    if isDark { window.settings.colorScheme = .dark }
    try write(window, "text")
    window.click("editor")
    window.press("a", modifiers: .command)
    try write(window, "selected")
    window.press(.escape)
    let frame = try window.element("editor").frame
    window.secondaryClick(at: CGPoint(x: frame.minX + 40, y: frame.minY + 60))
    if let font = window.find({ $0.label == "Font" }) {
      window.click(at: CGPoint(x: font.frame.midX, y: font.frame.midY))
    }
    try write(window, "menu")
    window.press(.escape)
    window.press(.escape)
    window.click("fruit")
    window.press(.downArrow)
    try write(window, "suggestions")
  }
}
