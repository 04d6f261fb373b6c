import HearthTesting
import QuickTesting
import SwiftUI

private struct NoteApp: App {
  @State private var note = "Some words"
  var body: some Scene {
    WindowGroup {
      TextField("Note", text: $note).accessibilityIdentifier("note")
      Text("Other").focusable().accessibilityIdentifier("other")
    }
    .commands { TextEditingCommands() }
  }
}

private struct EditorApp: App {
  static let model = SelectedText("red fox, red hen")
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        EditorPage(model: Self.model).searchable(text: .constant(""))
      }
    }
    .commands { TextEditingCommands() }
  }
}
private struct EditorPage: View {
  @Bindable var model: SelectedText
  var body: some View {
    TextEditor(text: $model.text, selection: $model.selection).accessibilityIdentifier("editor")
    Button("Other") {}.accessibilityIdentifier("other")
  }
}

@MainActor struct StandardCommandTests {
  private func enabled(_ window: TestWindow) -> [String] {
    window.clickMenu("Edit")
    defer { window.press(.escape) }
    return (window.menuItem("Edit")?.children ?? []).filter {
      $0.isEnabled && !["Find", "Transformations"].contains($0.label)
    }.map(\.label)
  }

  @Test func `the Edit menu follows the text that has focus`() throws {
    let window = TestWindow(NoteApp.self)
    expect(enabled(window), equals: [])
    window.click("other")
    expect(enabled(window), equals: [])
    window.click("note")
    expect(enabled(window), equals: ["Paste", "Select All"])
    window.press("a", modifiers: .command)
    expect(enabled(window), equals: ["Cut", "Copy", "Paste", "Delete", "Select All"])
    window.type("x")
    expect(enabled(window), equals: ["Undo", "Paste", "Select All"])
  }

  @Test func `the Edit menu acts on the text that has focus`() throws {
    let window = TestWindow(NoteApp.self)
    func choose(_ title: String) {
      window.clickMenu("Edit")
      window.clickMenu(title)
    }
    window.click("note")
    choose("Select All")
    choose("Copy")
    choose("Delete")
    try expect(window.element("note").value, equals: "")
    choose("Paste")
    choose("Paste")
    try expect(window.element("note").value, equals: "Some wordsSome words")
    choose("Undo")
    try expect(window.element("note").value, equals: "Some words")
    choose("Redo")
    try expect(window.element("note").value, equals: "Some wordsSome words")
    choose("Select All")
    choose("Cut")
    try expect(window.element("note").value, equals: "")
    expect(window.focused, equals: "note")
  }

  @Test func `the letters of the selected text can be changed`() throws {
    let window = TestWindow(NoteApp.self)
    window.click("note")
    window.press("a", modifiers: .command)
    func transform(_ title: String) {
      window.clickMenu("Edit")
      window.clickMenu("Transformations")
      window.clickMenu(title)
    }
    transform("Make Upper Case")
    try expect(window.element("note").value, equals: "SOME WORDS")
    transform("Capitalize")
    try expect(window.element("note").value, equals: "Some Words")
    transform("Make Lower Case")
    try expect(window.element("note").value, equals: "some words", "the text stays selected")
    window.press(.end)
    window.clickMenu("Edit")
    window.clickMenu("Transformations")
    expect(window.menuItem("Capitalize")?.isEnabled, equals: false)
  }

  @Test func `menus name the keys of the standard commands, and those work`() {
    let window = TestWindow(NoteApp.self)
    window.clickMenu("Edit")
    expect(window.displayList.contains("Ctrl+C"))
    expect(window.displayList.contains("Ctrl+Shift+Z"))
    window.press("w", modifiers: .command)
    expect(window.menuItem("Undo") == nil, "a shortcut closes the menu")
    expect(!window.isOpen)
  }

  @Test func `Quit closes the window`() {
    let window = TestWindow(NoteApp.self)
    window.press("q", modifiers: .command)
    expect(!window.isOpen)
  }

  @Test func `sidebar, toolbar and inspector are shown and hidden from View`() throws {
    struct Parts: View {
      @State private var hasSidebar = true
      @State private var hasInspector = false
      var body: some View {
        Text("\(hasSidebar ? "sidebar" : "none") \(hasInspector ? "inspector" : "none")").accessibilityIdentifier(
          "parts"
        )
        .focusedSceneValue(\.sidebarVisibility, $hasSidebar).focusedSceneValue(\.inspectorVisibility, $hasInspector)
      }
    }
    struct PartsApp: App {
      var body: some Scene {
        WindowGroup { Parts() }
          .commands {
            SidebarCommands()
            ToolbarCommands()
            InspectorCommands()
          }
      }
    }
    let window = TestWindow(PartsApp.self)
    window.clickMenu("View")
    let items = window.menuItem("View")?.children ?? []
    expect(items.map(\.label), equals: ["Show Toolbar", "Hide Sidebar", "Show Inspector"])
    expect(items.map(\.isEnabled), equals: [false, true, true])
    window.clickMenu("Hide Sidebar")
    try expect(window.element("parts").label, equals: "none none")
    window.clickMenu("View")
    window.clickMenu("Show Inspector")
    window.clickMenu("View")
    expect(window.openMenuTitles("View"), equals: ["Show Toolbar", "Show Sidebar", "Hide Inspector"])
  }

  @Test func `formats follow the text that offers them`() throws {
    struct Editor: View {
      @State private var format = TextFormatting()
      var body: some View {
        Text(format.isItalic ? "italic" : "upright").focusable().accessibilityIdentifier("text").focusedValue(
          \.textFormatting, $format)
      }
    }
    struct EditorApp: App {
      var body: some Scene { WindowGroup { Editor() }.commands { TextFormattingCommands() } }
    }
    let window = TestWindow(EditorApp.self)
    func open() {
      window.clickMenu("Format")
      window.clickMenu("Font")
    }
    open()
    expect(window.menuItem("Italic")?.isEnabled, equals: false)
    window.press(.escape)
    window.press(.escape)
    window.click("text")
    open()
    window.clickMenu("Italic")
    try expect(window.element("text").label, equals: "italic")
    open()
    expect(window.menuItem("Italic")?.value, equals: "1")
  }

  @Test func `a command is performed by its shortcut, and its menu shows the keys`() throws {
    struct Rating: Commands {
      let rate: () -> Void
      var body: some Commands {
        CommandMenu("Recipe") {
          Button("Rate") { rate() }.keyboardShortcut("r", modifiers: [.command, .shift])
          Button("Cook") { rate() }.keyboardShortcut("k").disabled(true)
        }
      }
    }
    struct RatingApp: App {
      @State private var count = 0
      @State private var text = ""
      var body: some Scene {
        WindowGroup {
          TextField("Text", text: $text).accessibilityIdentifier("field")
          Text("\(count)").accessibilityIdentifier("count")
        }
        .commands { Rating { count += 1 } }
      }
    }
    let window = TestWindow(RatingApp.self)
    window.click("field")
    window.press("r", modifiers: [.command, .shift])
    try expect(window.element("count").label, equals: "1")
    window.press("k", modifiers: .command)
    try expect(window.element("count").label, equals: "1", "a disabled item has no shortcut")
    window.clickMenu("Recipe")
    expect(window.displayList.contains("Ctrl+Shift+R"))
    window.press("r", modifiers: [.command, .shift])
    expect(window.menuItem("Rate") == nil)
    try expect(window.element("count").label, equals: "2")
  }

  @Test func `the Edit menu reaches views that handle its commands`() {
    struct Copying: App {
      @State private var copied = "nothing"
      var body: some Scene {
        WindowGroup {
          Text(copied).focusable().accessibilityIdentifier("row").onDeleteCommand { copied = "deleted" }
        }
        .commands { EmptyCommands() }
      }
    }
    let window = TestWindow(Copying.self)
    window.click("row")
    expect(enabled(window), equals: ["Delete"])
    window.clickMenu("Edit")
    window.clickMenu("Delete")
    expect(window.find { $0.identifier == "row" }?.label, equals: "deleted")
  }

  @Test func `the menu Find acts on the editor that has focus, or whose bar has it`() throws {
    let model = EditorApp.model, window = TestWindow(EditorApp.self)
    func choose(_ title: String) {
      window.clickMenu("Edit")
      window.clickMenu("Find")
      window.clickMenu(title)
    }
    func isEnabled(_ title: String) -> Bool? {
      window.clickMenu("Edit")
      window.clickMenu("Find")
      defer {
        window.press(.escape)
        window.press(.escape)
      }
      return window.menuItem(title)?.isEnabled
    }
    window.click("other")
    expect(isEnabled("Find…") == false && isEnabled("Find Next") == false)
    window.press("f", modifiers: .command)
    expect(window.focused != "find", "the search of the window has Control-F where no editor finds")
    window.click("editor")
    expect(isEnabled("Find…") == true && isEnabled("Use Selection for Find") == false)
    choose("Find…")
    expect(window.focused, equals: "find")
    window.type("red")
    expect(model.range, equals: 0..<3)
    choose("Find Next")
    expect(model.range, equals: 9..<12, "also while the bar has focus")
    choose("Find Previous")
    expect(model.range, equals: 0..<3)
    window.press(.escape)
    window.press(.end)
    window.press(.leftArrow, modifiers: [.command, .shift])
    expect(model.range, equals: 13..<16)
    choose("Use Selection for Find")
    window.press(.home)
    choose("Find Next")
    expect(model.range, equals: 13..<16)
  }
}
