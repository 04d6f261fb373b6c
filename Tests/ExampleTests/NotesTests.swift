import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Notes

/// An app of rich notes, which are kept in a file.
@MainActor struct NotesTests {
  /// A directory of a test's own.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    var file: URL { folder.appending(path: "inside/notes.json") }
    deinit { try? FileManager.default.removeItem(at: folder) }
  }
  private func window(_ store: NoteStore, idiom: Idiom = .desktop) -> TestWindow {
    let size = idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 860, height: 560)
    return TestWindow(size: size, idiom: idiom) { NotesView().environment(store) }
  }
  private func empty(_ place: Place? = nil) -> NoteStore {
    let store = NoteStore(file: place?.file)
    for note in store.notes { store.delete(note.id) }
    return store
  }
  /// A note's runs, with b, i, u and l for their looks.
  private func runs(_ note: Note) -> [String] {
    note.saved(in: EnvironmentValues().fontResolutionContext).runs.map { run in
      let marks = [
        run.isBold ? "b" : "", run.isItalic ? "i" : "", run.isUnderlined ? "u" : "", run.link == nil ? "" : "l",
      ]
      return run.text + "|" + marks.joined()
    }
  }

  /// Clicks what has a label and no identifier: an item of a menu, a row.
  private func choose(_ label: String, in window: TestWindow) throws {
    let frame = try #require(window.find { $0.label == label }, "\(label) in \(window.tree)").frame
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func `a new note takes the keyboard, and its first line is its title`() throws {
    let store = empty(), window = window(store)
    window.click("new note")
    #expect(window.focused == "text")
    window.type("Shopping\nmilk and teh bread")
    #expect(store.notes.map(\.title) == ["Shopping"])
    #expect(window.tree.contains("milk and teh bread"))
    // An empty note is not made twice.
    window.click("new note")
    window.click("new note")
    #expect(store.notes.count == 2)
  }
  @Test func `keys and the menu change the look, which is there after a relaunch`() throws {
    let place = Place(), store = empty(place), window = window(store)
    window.click("new note")
    window.type("plain ")
    window.press("b", modifiers: .command)
    window.type("bold")
    window.press("b", modifiers: .command)
    window.type(" end")
    window.press(.leftArrow, modifiers: [.command, .shift])
    window.click("format")
    try choose("Underline", in: window)
    #expect(runs(try #require(store.notes.first)) == ["plain |", "bold|b", " |", "end|u"])
    let again = NoteStore(file: place.file)
    #expect(again.notes.map(\.title) == ["Welcome to Notes"], "nothing is written while one types")
    let relaunch = window.quit()
    let kept = NoteStore(file: place.file)
    #expect(runs(try #require(kept.notes.first)) == ["plain |", "bold|b", " |", "end|u"])
    // The window shows the note that it showed.
    let next = relaunch.relaunch { NotesView().environment(kept) }
    #expect(try next.element("text").value == "plain bold end")
  }
  @Test func `what is selected becomes a link`() throws {
    let store = empty(), window = window(store)
    window.click("new note")
    window.type("see here")
    window.press(.leftArrow, modifiers: [.command, .shift])
    window.click("format")
    try choose("Link…", in: window)
    window.type("https://example.org")
    try choose("Set", in: window)
    #expect(runs(try #require(store.notes.first)) == ["see |", "here|l"])
    // It goes as it came.
    window.click("text")
    window.press("z", modifiers: .command)
    #expect(runs(try #require(store.notes.first)) == ["see here|"])
  }
  @Test func `the search finds all words in any order`() throws {
    let store = empty(), window = window(store)
    for text in ["Milk and bread", "Bread rolls", "Trains"] {
      store.setText(AttributedString(text), of: store.add())
    }
    window.settle()
    #expect(window.find { $0.label.contains("Trains") } != nil)
    window.click("search")
    window.type("bread milk")
    #expect(window.find { $0.label.contains("Milk") } != nil)
    #expect(window.find { $0.label.contains("rolls") } == nil && window.find { $0.label.contains("Trains") } == nil)
    window.type(" zebra")
    #expect(window.tree.contains("No Results"))
  }
  @Test func `a word is found in a note, misspelt ones are marked, and edits are undone`() throws {
    let store = empty(), window = window(store), spelling = TestSpelling(["teh": ["the"]])
    window.spelling = spelling
    window.click("new note")
    window.type("teh cat and teh dog. ")
    window.advance(by: .seconds(3))
    #expect(spelling.asked.contains("teh"))
    window.press("f", modifiers: .command)
    window.type("dog")
    #expect(try window.element("find count").label == "1 of 1")
    window.press(.escape)
    #expect(window.focused == "text")
    window.type("hen")
    #expect(store.notes.first?.title == "teh cat and teh hen. ")
    window.press("z", modifiers: .command)
    #expect(store.notes.first?.title == "teh cat and teh dog. ")
  }
  @Test func `two windows show the same note`() throws {
    let store = empty(), first = window(store), second = window(store)
    first.click("new note")
    first.type("shared")
    second.settle()
    try choose("shared", in: second)
    #expect(try second.element("text").value == "shared")
    first.type(" twice")
    second.settle()
    #expect(try second.element("text").value == "shared twice")
  }
  @Test func `on a phone the page is pushed, and sentences begin with a capital`() throws {
    let store = empty(), window = window(store, idiom: .phone)
    window.click("new note")
    window.advance(by: .seconds(1))
    window.type("milk. bread")
    #expect(store.notes.map(\.title) == ["Milk. Bread"])
    #expect(window.reports.isEmpty)
  }
  @Test func `a file that cannot be read is told, and not written over`() throws {
    let place = Place()
    try FileManager.default.createDirectory(
      at: place.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("nonsense".utf8).write(to: place.file)
    let store = NoteStore(file: place.file), window = window(store)
    #expect(store.problem != nil && window.tree.contains("cannot be read"))
    window.click("new note")
    window.type("lost")
    window.quit()
    #expect(try Data(contentsOf: place.file) == Data("nonsense".utf8))
  }
}
