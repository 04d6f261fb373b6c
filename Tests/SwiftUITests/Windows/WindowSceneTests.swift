import HearthTesting
import QuickTesting
import SwiftUI

// An app with a list of notes, a window for each note, a single window and settings.

struct Note: Codable, Hashable, Identifiable { var id: Int }

@Observable final class NoteModel { var heading = "Notes" }

struct NotesWindow: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.dismiss) private var dismiss
  @Environment(NoteModel.self) private var model
  @State private var own = 0
  @Binding var shared: Int
  var body: some View {
    VStack {
      Text(model.heading).accessibilityIdentifier("heading")
      Button("Own \(own)") { own += 1 }.accessibilityIdentifier("own")
      Button("Shared \(shared)") { shared += 1 }.accessibilityIdentifier("shared")
      Button("Another") { openWindow(id: "notes") }.accessibilityIdentifier("another")
      Button("Note 1") { openWindow(value: Note(id: 1)) }.accessibilityIdentifier("note 1")
      Button("Note 2") { openWindow(id: "note", value: Note(id: 2)) }.accessibilityIdentifier("note 2")
      Button("Draft") { openWindow(id: "note") }.accessibilityIdentifier("draft")
      Button("Log") { openWindow(id: "log") }.accessibilityIdentifier("log")
      Button("Nowhere") { openWindow(id: "nowhere") }.accessibilityIdentifier("nowhere")
      Button("Number") { openWindow(value: 7) }.accessibilityIdentifier("number")
      Button("Close Note 1") { dismissWindow(value: Note(id: 1)) }.accessibilityIdentifier("close note 1")
      Button("Close Notes") { dismissWindow(id: "note") }.accessibilityIdentifier("close notes")
      Button("Settings") { openSettings() }.accessibilityIdentifier("settings")
      SettingsLink().accessibilityIdentifier("settings link")
      Button("Done") { dismiss() }.accessibilityIdentifier("done")
    }
  }
}

struct NoteWindow: View {
  @Binding var note: Note?
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var text = "empty"
  var body: some View {
    VStack {
      Text("Note \(note?.id ?? 0)").accessibilityIdentifier("title")
      Button(text) { text = "written" }.accessibilityIdentifier("text")
      Button("Renumber") { note = Note(id: 9) }.accessibilityIdentifier("renumber")
      Button("Close") { dismissWindow() }.accessibilityIdentifier("close")
    }
  }
}

struct NotesApp: App {
  @State private var shared = 0
  @State private var model = NoteModel()
  var body: some Scene {
    WindowGroup("Notes", id: "notes") { NotesWindow(shared: $shared) }
      .environment(model)
    WindowGroup("Note", id: "note", for: Note.self) { $note in NoteWindow(note: $note) }
    Window("Log", id: "log") { Text("Shared is \(shared)").accessibilityIdentifier("log") }
      .keyboardShortcut("l")
    Settings {
      VStack {
        Button("Louder") { model.heading = "NOTES" }.accessibilityIdentifier("louder")
      }
      .frame(width: 300, height: 200)
    }
  }
}

@MainActor struct WindowSceneTests {
  @Test func `an app starts with a window of its first scene`() {
    let window = TestWindow(NotesApp.self)
    expect(window.windows.count, equals: 1)
    expect(window.windows[0] === window)
    expect(window.title, equals: "Notes")
  }

  @Test func `each window has a state of its own, and all share that of the app`() throws {
    let first = TestWindow(NotesApp.self)
    first.click("another")
    let second = try require(first.windows.last)
    expect(first.windows.count == 2 && first.frontWindow === second)
    first.click("own")
    first.click("shared")
    second.click("shared")
    try expect(first.element("own").label, equals: "Own 1")
    try expect(second.element("own").label, equals: "Own 0")
    try expect(first.element("shared").label, equals: "Shared 2")
    try expect(second.element("shared").label, equals: "Shared 2")
  }

  @Test func `a window for a value is opened once, then raised`() throws {
    let window = TestWindow(NotesApp.self)
    window.click("note 1")
    let note = try require(window.frontWindow)
    try expect(note.element("title").label, equals: "Note 1")
    note.click("text")
    window.click("note 2")
    expect(window.windows.count, equals: 3)
    window.click("note 1")
    expect(window.windows.count, equals: 3)
    expect(window.frontWindow === note)
    try expect(note.element("text").label, equals: "written")
  }

  @Test func `a window presents another value when its content writes the binding`() throws {
    let window = TestWindow(NotesApp.self)
    window.click("note 1")
    let note = try require(window.frontWindow)
    note.click("renumber")
    try expect(note.element("title").label, equals: "Note 9")
    window.click("note 1")
    expect(window.windows.count, equals: 3, "no window presents note 1 any more")
  }

  @Test func `a group for values opened without one presents nothing, each time anew`() throws {
    let window = TestWindow(NotesApp.self)
    window.click("draft")
    window.click("draft")
    expect(window.windows.count, equals: 3)
    try expect(window.windows[1].element("title").label, equals: "Note 0")
  }

  @Test func `a group with a default value presents it`() throws {
    struct Counter: View {
      @Binding var number: Int
      var body: some View { Button("Number \(number)") { number += 1 }.accessibilityIdentifier("number") }
    }
    struct DefaultApp: App {
      var body: some Scene {
        WindowGroup(for: Int.self) { $number in
          Counter(number: $number)
        } defaultValue: {
          5
        }
      }
    }
    let window = TestWindow(DefaultApp.self)
    window.click("number")
    try expect(window.element("number").label, equals: "Number 6")
  }

  @Test func `a single window is opened once`() throws {
    let window = TestWindow(NotesApp.self)
    window.click("log")
    window.click("shared")
    try expect(window.windows[1].element("log").label, equals: "Shared is 1")
    window.click("log")
    expect(window.windows.count, equals: 2)
    expect(window.frontWindow === window.windows[1])
  }

  @Test func `windows are closed by value, by scene, from inside and by dismiss`() throws {
    let window = TestWindow(NotesApp.self)
    window.click("note 1")
    window.click("note 2")
    window.click("close note 1")
    expect(window.windows.map(\.title), equals: ["Notes", "Note"])
    try expect(window.windows[1].element("title").label, equals: "Note 2")
    window.click("draft")
    window.click("close notes")
    expect(window.windows.count, equals: 1)
    window.click("note 1")
    window.windows[1].click("close")
    expect(window.windows.count, equals: 1)
    window.click("another")
    window.windows[1].click("done")
    expect(window.windows.count, equals: 1)
  }

  @Test func `the app ends with its last window`() {
    let window = TestWindow(NotesApp.self)
    window.click("note 1")
    let note = window.windows[1]
    window.close()
    expect(!window.hasAppEnded)
    expect(note.windows.count == 1 && note.windows[0] === note)
    note.close()
    expect(window.hasAppEnded)
  }

  @Test func `a scene or value that is not there is reported, and nothing happens`() {
    let window = TestWindow(NotesApp.self)
    window.click("nowhere")
    window.click("number")
    expect(window.windows.count, equals: 1)
    expect(window.appReports.contains { $0.contains("no scene has the identifier \"nowhere\"") })
  }

  @Test func `outside of an app the actions do nothing`() {
    struct Lonely: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Open") {
          openWindow(id: "x")
          dismiss()
        }
        .accessibilityIdentifier("open")
      }
    }
    let window = TestWindow { Lonely() }
    window.click("open")
    expect(window.windows.count, equals: 1)
  }

  @Test func `settings open once, by the action, a link and Control-Comma`() throws {
    let window = TestWindow(NotesApp.self)
    window.click("settings")
    let settings = try require(window.frontWindow)
    expect(settings.title, equals: "Settings")
    expect(settings.size, equals: CGSize(width: 300, height: 200), "settings have the size of their content")
    settings.click("louder")
    try expect(window.element("heading").label, equals: "NOTES")
    window.activate()
    window.click("settings link")
    expect(window.windows.count == 2 && window.frontWindow === settings)
    settings.press("w", modifiers: .command)
    expect(window.windows.count, equals: 1)
    window.press(",", modifiers: .command)
    expect(window.frontWindow?.title, equals: "Settings")
  }

  @Test func `the keys of a scene open its window, from every window`() {
    let window = TestWindow(NotesApp.self)
    window.press("n", modifiers: .command)
    expect(window.windows.map(\.title), equals: ["Notes", "Notes"])
    window.press("l", modifiers: .command)
    expect(window.frontWindow?.title, equals: "Log")
    window.frontWindow?.press("n", modifiers: .command)
    expect(window.windows.count, equals: 4)
    window.press("q", modifiers: .command)
    expect(window.hasAppEnded && window.windows.isEmpty)
  }

  @Test func `the menus say what can be opened and what is open`() {
    let window = TestWindow(NotesApp.self, size: CGSize(width: 900, height: 700))
    expect(window.menuTitles, equals: ["File", "Edit", "Window"])
    window.clickMenu("File")
    expect(window.openMenuTitles("File"), equals: ["New Window", "Close", "Quit"])
    window.press(.escape)
    window.clickMenu("Edit")
    expect(window.openMenuTitles("Edit").last, equals: "Settings…")
    window.press(.escape)
    window.click("note 1")
    window.clickMenu("Window")
    expect(window.openMenuTitles("Window"), equals: ["Notes", "Note", "Log"])
    window.clickMenu("Note")
    expect(window.frontWindow?.title, equals: "Note")
  }

  @Test func `a toggle shows and hides a single window`() throws {
    struct ToggleApp: App {
      var body: some Scene {
        WindowGroup {
          WindowVisibilityToggle(windowID: "log").accessibilityIdentifier("toggle")
          WindowVisibilityToggle(windowID: "none").accessibilityIdentifier("none")
        }
        Window("Log", id: "log") { Text("Log") }
      }
    }
    let window = TestWindow(ToggleApp.self)
    try expect(window.element("toggle").label, equals: "Show Log")
    try expect(!window.element("none").isEnabled)
    window.click("toggle")
    expect(window.windows.map(\.title), equals: ["Toggle", "Log"])
    try expect(window.element("toggle").label, equals: "Hide Log")
    window.click("toggle")
    expect(window.windows.count, equals: 1)
    try expect(window.element("toggle").label, equals: "Show Log")
  }

  @Test func `idioms of one window open no other`() {
    let window = TestWindow(NotesApp.self, idiom: .phone)
    window.click("another")
    expect(window.windows.count, equals: 1)
    expect(window.appReports.contains { $0.contains("one window on a phone") })
    window.click("done")
    expect(window.isOpen, "there is no way back from the only window")
  }
}
