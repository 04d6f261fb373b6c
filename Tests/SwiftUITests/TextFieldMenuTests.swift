import HearthTesting
import QuickTesting
import SwiftUI

/// Menus of edited text.
@MainActor struct TextFieldMenuTests {}

extension TextFieldMenuTests {
  private struct Page: View {
    @Bindable var note: RichNote
    @State private var plain = "plain text"
    @State private var hidden = AttributedString("hidden")
    var body: some View {
      VStack {
        TextEditor(text: $note.text, selection: $note.selection).frame(height: 60).accessibilityIdentifier("rich")
        TextField("Plain", text: $plain).accessibilityIdentifier("plain")
        TextEditor(text: $hidden).frame(height: 40).accessibilityIdentifier("hidden")
          .textInputFormattingControlVisibility(.hidden, for: .all)
        TextField("Own", text: .constant("own")).accessibilityIdentifier("own")
          .contextMenu { Button("Of the app") {} }
        TextField("Disabled", text: .constant("off")).disabled(true).accessibilityIdentifier("off")
      }
    }
  }
  private func window(_ note: RichNote) -> TestWindow {
    TestWindow(size: CGSize(width: 500, height: 500)) { Page(note: note) }
  }
  private func items(_ window: TestWindow) -> [String] {
    window.elements.filter { $0.traitNames.contains("menu item") || $0.traitNames.contains("menu") }.map(\.label)
  }

  @Test func `a field has the commands of the Edit menu`() throws {
    let window = window(RichNote())
    window.secondaryClick("plain")
    expect(items(window), equals: ["Cut", "Copy", "Paste", "Delete", "Select All"])
    choose(window, "Select All")
    expect(items(window).isEmpty)
    window.press(.delete)
    try expect(window.element("plain").value, equals: "")
  }
  @Test func `a text with attributes has a submenu for its look, and the selection stays`() throws {
    let note = RichNote(AttributedString("red fox")), window = window(note)
    window.click("rich")
    window.press("a", modifiers: .command)
    let frame = try window.element("rich").frame
    window.secondaryClick(at: CGPoint(x: frame.minX + 20, y: frame.minY + 18))
    expect(items(window), equals: ["Cut", "Copy", "Paste", "Delete", "Select All", "Font"])
    choose(window, "Font")
    choose(window, "Bold")
    expect(note.runs, equals: ["red fox|b"])
    expect(note.selected, equals: "red fox")
    window.press("z", modifiers: .command)
    expect(note.runs, equals: ["red fox"])
  }
  @Test func `an app can hide the controls`() {
    let window = window(RichNote())
    window.secondaryClick("hidden")
    expect(items(window), equals: ["Cut", "Copy", "Paste", "Delete", "Select All"])
  }
  @Test func `a menu of the app goes before, and a disabled field has none`() {
    let window = window(RichNote())
    window.secondaryClick("own")
    expect(items(window), equals: ["Of the app"])
    window.press(.escape)
    window.secondaryClick("off")
    expect(items(window).isEmpty)
  }
  @Test func `the Menu key and Shift-F10 open it at the caret`() {
    let window = window(RichNote(AttributedString("fox")))
    window.click("rich")
    window.press(KeyEquivalent("\u{F735}"))
    expect(items(window).contains("Font"))
    window.press(.escape)
    window.press(KeyEquivalent("\u{F70D}"), modifiers: .shift)
    expect(items(window).contains("Font"))
  }
  @Test func `the commands of the menu Format act on the selection, and show how it looks`() {
    struct Notes: App {
      static let note = RichNote(AttributedString("red fox"))
      var body: some Scene {
        WindowGroup { TextEditor(text: Bindable(Self.note).text).accessibilityIdentifier("editor") }
          .commands { TextFormattingCommands() }
      }
    }
    let window = TestWindow(Notes.self)
    window.click("editor")
    window.press("a", modifiers: .command)
    window.press("b", modifiers: .command)
    expect(Notes.note.runs, equals: ["red fox|b"])
    window.press("b", modifiers: .command)
    expect(Notes.note.runs, equals: ["red fox"])
  }
}
