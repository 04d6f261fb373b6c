import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

/// Documents in windows: made, opened, named and closed.
@MainActor struct DocumentGroupTests {
  private let folder = DocumentFolder()

  @Test func `an app begins with an empty document, and New makes another one`() {
    let window = TestWindow(LetterApp.self)
    expect(window.title, equals: "Untitled")
    window.press("n", modifiers: .command)
    expect(window.windows.map(\.title), equals: ["Untitled", "Untitled 2"])
    expect(window.reports.isEmpty && window.appReports.isEmpty)
  }
  @Test func `the menu File has what documents need`() {
    let window = TestWindow(LetterApp.self)
    window.clickMenu("File")
    expect(
      window.openMenuTitles("File"),
      equals: [
        "New", "Open…", "Open Recent", "Close", "Save", "Save As…", "Duplicate", "Rename…", "Move To…", "Revert To",
        "Quit",
      ])
  }
  @Test func `a change marks the title, and saving asks where once`() throws {
    let window = TestWindow(LetterApp.self)
    window.write("Dear")
    expect(window.title, equals: "Untitled — Edited")
    window.press("s", modifiers: .command)
    expect(window.fileDialog?.purpose == .save && window.fileDialog?.fileName == "Untitled.txt")
    window.chooseFiles(folder.file("letter.txt"))
    expect(folder.read("letter.txt") == "Dear" && window.title == "letter.txt")
    try expect(window.element("configuration").label, equals: "letter.txt true")
    window.write(" Ann")
    window.press("s", modifiers: .command)
    expect(window.fileDialog == nil && folder.read("letter.txt") == "Dear Ann" && window.title == "letter.txt")
    expect(window.recentDocuments, equals: [folder.file("letter.txt")])
  }
  @Test func `a file that the app is started with takes the place of the empty document`() throws {
    let file = folder.write("Dear Ann", to: "a.txt")
    let window = TestWindow(LetterApp.self, opening: [file])
    expect(window.windows.map(\.title), equals: ["a.txt"])
    try expect(window.element("text").value, equals: "Dear Ann")
  }
  @Test func `a file is open once, and others open windows`() {
    let a = folder.write("a", to: "a.txt"), b = folder.write("b", to: "b.txt")
    let window = TestWindow(LetterApp.self, opening: [a])
    window.press("o", modifiers: .command)
    expect(window.fileDialog?.purpose == .open && window.fileDialog?.contentTypes == [.plainText])
    window.chooseFiles(b, a)
    expect(window.windows.map(\.title) == ["a.txt", "b.txt"] && window.frontWindow?.title == "a.txt")
    // By another name, too.
    try? FileManager.default.createSymbolicLink(at: folder.file("link.txt"), withDestinationURL: b)
    window.openURL(folder.file("link.txt"))
    expect(window.windows.count == 2 && window.frontWindow?.title == "b.txt")
  }
  @Test func `a document that cannot be read says why`() {
    let file = folder.write("damaged", to: "a.txt")
    let window = TestWindow(LetterApp.self, opening: [file])
    expect(window.windows.count == 1 && window.says("“a.txt” cannot be opened.") && window.says("is damaged"))
    window.answer("OK")
    expect(!window.says("a.txt"))
    window.openURL(folder.file("nothing.txt"))
    expect(window.says("There is no file “nothing.txt”."))
    window.answer("OK")
    window.openURL(folder.write("x", to: "a.png"))
    expect(window.says("Documents of the kind of “a.png” cannot be opened here."))
  }
  @Test func `an unsaved document asks before it closes`() {
    let window = TestWindow(LetterApp.self)
    window.write("Dear")
    window.close()
    expect(window.isOpen && window.says("Do you want to keep “Untitled”?"))
    window.answer("Cancel")
    expect(window.isOpen && !window.says("Do you want"))
    window.close()
    window.answer("Save")
    expect(window.fileDialog?.purpose, equals: .save)
    window.chooseFiles(folder.file("kept.txt"))
    expect(!window.isOpen && folder.read("kept.txt") == "Dear" && window.hasAppEnded)
  }
  @Test func `what the user does not want goes with its window`() {
    let window = TestWindow(LetterApp.self)
    window.write("Dear")
    window.close()
    window.answer("Don’t Save")
    expect(!window.isOpen && window.hasAppEnded)
  }
  @Test func `an untouched document closes at once`() {
    let window = TestWindow(LetterApp.self)
    window.close()
    expect(window.hasAppEnded)
  }
  @Test func `a document is renamed, keeps its extension, and replaces nothing`() {
    let file = folder.write("a", to: "a.txt")
    folder.write("b", to: "b.txt")
    let window = TestWindow(LetterApp.self, opening: [file])
    window.click("rename")
    expect(window.says("Rename “a.txt”"))
    window.click("document name")
    window.press("a", modifiers: .command)
    window.type("c")
    window.answer("Rename")
    expect(window.title == "c.txt" && folder.names == ["b.txt", "c.txt"])
    window.choose("File", "Rename…")
    window.click("document name")
    window.press("a", modifiers: .command)
    window.type("b.txt")
    window.answer("Rename")
    expect(window.says("There is a file “b.txt” already.") && window.title == "c.txt" && folder.read("b.txt") == "b")
  }
  @Test func `a document moves where the user says, and is saved there from then on`() throws {
    let file = folder.write("a", to: "a.txt")
    try FileManager.default.createDirectory(at: folder.file("sub"), withIntermediateDirectories: false)
    let window = TestWindow(LetterApp.self, opening: [file])
    window.choose("File", "Move To…")
    expect(window.fileDialog?.fileName, equals: "a.txt")
    window.chooseFiles(folder.file("sub/b.txt"))
    window.write("b")
    window.press("s", modifiers: .command)
    expect(folder.read("sub/b.txt") == "ab" && folder.names == ["sub"] && window.title == "b.txt")
  }
  @Test func `a copy is another document without a file`() throws {
    let window = TestWindow(LetterApp.self, opening: [folder.write("a", to: "a.txt")])
    window.choose("File", "Duplicate")
    expect(window.windows.map(\.title), equals: ["a.txt", "a copy — Edited"])
    try expect(window.windows[1].element("text").value == "a" && folder.names == ["a.txt"])
  }
  @Test func `the menu opens what was open lately`() {
    let a = folder.write("a", to: "a.txt"), b = folder.write("b", to: "b.txt")
    let window = TestWindow(LetterApp.self, opening: [a])
    window.openURL(b)
    expect(window.recentDocuments, equals: [b, a])
    window.windows[1].close()
    window.choose("File", "Open Recent", "b.txt")
    expect(window.windows.map(\.title), equals: ["a.txt", "b.txt"])
    window.choose("File", "Open Recent", "Clear List")
    expect(window.recentDocuments.isEmpty)
  }
  @Test func `views make and open documents`() async throws {
    let window = TestWindow(LetterApp.self, opening: [folder.write("a", to: "a.txt")])
    window.click("copy")
    expect(window.windows.map(\.title), equals: ["a.txt", "Untitled — Edited"])
    try expect(window.windows[1].element("text").value, equals: "Copy of a")
    window.click("sibling")
    await window.settleTasks()
    try expect(window.element("problem").label, equals: "no sibling")
    folder.write("s", to: "sibling.txt")
    window.click("sibling")
    await window.settleTasks()
    expect(window.windows.last?.title, equals: "sibling.txt")
  }
  @Test func `a group that views shows documents and does not change them`() throws {
    struct ViewerApp: App {
      var body: some Scene {
        DocumentGroup(viewing: PlainLetter.self) { file in LetterView(letter: file.$document, url: file.fileURL) }
      }
    }
    let window = TestWindow(ViewerApp.self)
    // There is nothing to make: the window leads to documents.
    window.click("open document")
    window.chooseFiles(folder.write("a", to: "a.txt"))
    expect(window.windows.map(\.title), equals: ["a.txt"])
    try expect(window.element("configuration").label, equals: "a.txt false")
    window.click("urgent")
    window.advance(by: .seconds(3))
    expect(folder.read("a.txt") == "a" && window.title == "a.txt")
    window.clickMenu("File")
    expect(window.openMenuTitles("File"), equals: ["Open…", "Open Recent", "Close", "Quit"])
  }
  @Test func `windows come back with their documents`() throws {
    let a = folder.write("a", to: "a.txt")
    let window = TestWindow(LetterApp.self, opening: [a])
    window.press("n", modifiers: .command)
    window.windows[1].write("draft")
    let again = window.quit().relaunch()
    expect(Set(again.windows.map(\.title)), equals: ["a.txt", "Untitled — Edited"])
    let draft = try require(again.windows.first { $0.title != "a.txt" })
    try expect(draft.element("text").value, equals: "draft")
  }
  @Test func `a file that is gone does not come back`() throws {
    let a = folder.write("a", to: "a.txt")
    let relaunch = TestWindow(LetterApp.self, opening: [a]).quit()
    try FileManager.default.removeItem(at: a)
    expect(relaunch.relaunch().windows.map(\.title), equals: ["Untitled"])
  }
  @Test func `one step of undo takes back one change, typed or not`() throws {
    let window = TestWindow(LetterApp.self, opening: [folder.write("a", to: "a.txt")])
    window.click("urgent")
    window.write("b")
    window.press("z", modifiers: .command)
    try expect(window.element("text").value == "a" && window.element("urgent").value == "1")
    window.press("z", modifiers: .command)
    try expect(window.element("urgent").value, equals: "0")
    window.press("z", modifiers: [.command, .shift])
    window.press("s", modifiers: .command)
    expect(folder.read("a.txt"), equals: "!a")
  }
  @Test func `without several windows a document has the one that there is, and leads back`() throws {
    let file = folder.write("a", to: "a.txt")
    let window = TestWindow(LetterApp.self, idiom: .phone)
    window.click("open document")
    window.chooseFiles(file)
    try expect(window.element("text").value, equals: "a")
    window.write("b")
    window.click("documents")
    expect(folder.read("a.txt"), equals: "ab")
    window.click("recent a.txt")
    try expect(window.element("text").value, equals: "ab")
  }
}
