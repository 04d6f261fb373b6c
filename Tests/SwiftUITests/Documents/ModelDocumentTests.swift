import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

/// Documents that are observable objects: read and written in the background, in windows.
@MainActor struct ModelDocumentTests {
  private let folder = DocumentFolder()
  init() { MemoSetting.reset() }
  private var log: MemoLog { MemoSetting.log }
  private func open(_ text: String = "a") -> TestWindow {
    TestWindow(MemoApp.self, opening: [folder.write(text, to: "a.txt")])
  }

  @Test func `a file is read in the background and taken over on the main actor`() throws {
    let window = open()
    try expect(window.element("memo").label, equals: "a")
    expect(window.title, equals: "a.txt")
    expect(log.take(), equals: ["read public.plain-text, other", "apply a after nothing, main"])
    expect(MemoSetting.configurations.last?.fileURL?.lastPathComponent, equals: "a.txt")
  }
  @Test func `what is registered for undo is saved when changes have come to rest, and nothing else`() throws {
    let window = open()
    window.click("silently")
    window.advance(by: .seconds(20))
    expect(folder.read("a.txt") == "a" && window.title == "a.txt")
    window.click("change")
    expect(window.title, equals: "a.txt — Edited")
    window.advance(by: .seconds(3))
    expect(folder.read("a.txt") == "a?!" && window.title == "a.txt")
  }
  @Test func `undo and redo are changes, too`() throws {
    let window = open()
    window.click("change")
    window.advance(by: .seconds(3))
    window.press("z", modifiers: .command)
    window.advance(by: .seconds(3))
    expect(folder.read("a.txt"), equals: "a")
    window.press("z", modifiers: [.command, .shift])
    window.advance(by: .seconds(3))
    expect(folder.read("a.txt"), equals: "a!")
  }
  @Test func `a writer gets what was written last, and nothing for the first time`() throws {
    let window = open()
    _ = log.take()
    window.click("change")
    window.press("s", modifiers: .command)
    window.click("change")
    window.press("s", modifiers: .command)
    expect(log.take(), equals: ["write a! after nothing, other", "write a!! after a!, other"])
  }
  @Test func `a document learns where its file is, and when it was changed`() throws {
    let window = TestWindow(MemoApp.self)
    let known = try require(MemoSetting.configurations.first)
    expect(known.fileURL == nil && known.lastContentModificationDate == nil && known.creationSource == nil)
    expect("\(known)", equals: "URLDocumentConfiguration(no file)")
    window.click("change")
    window.press("s", modifiers: .command)
    window.chooseFiles(folder.file("new.txt"))
    expect(known.fileURL, equals: folder.file("new.txt").resolvingSymlinksInPath())
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("new.txt").path)
    let date = try require(attributes[.modificationDate] as? Date)
    expect(abs(try require(known.lastContentModificationDate).timeIntervalSince(date)) < 0.001)
    window.choose("File", "Rename…")
    window.click("document name")
    window.press("a", modifiers: .command)
    window.type("other")
    window.answer("Rename")
    expect(known.fileURL?.lastPathComponent, equals: "other.txt")
    var read: String?
    known.makeFileCoordinator().coordinate(readingItemAt: folder.file("other.txt"), error: nil) {
      read = try? String(contentsOf: $0, encoding: .utf8)
    }
    expect(read, equals: "!")
  }
  @Test func `what cannot be read or taken over says why, and opens no window`() throws {
    let window = open("damaged")
    expect(window.windows.count == 1 && window.says("“a.txt” cannot be opened.") && window.says("is damaged"))
    window.answer("OK")
    window.openURL(folder.write("refused", to: "b.txt"))
    expect(window.windows.count == 1 && window.says("“b.txt” cannot be opened."))
  }
  @Test func `what cannot be saved is told once, and the change stays`() throws {
    let window = open()
    window.click("spoil")
    window.advance(by: .seconds(3))
    expect(window.says("“a.txt” cannot be saved.") && folder.read("a.txt") == "a")
    window.answer("OK")
    try expect(window.element("memo").label, equals: "unsavable")
  }
  @Test func `a document takes over what another program has written`() throws {
    let window = open()
    _ = log.take()
    folder.write("theirs", to: "a.txt")
    window.deactivate()
    window.activate()
    try expect(window.element("memo").label, equals: "theirs")
    expect(log.take(), equals: ["read public.plain-text, other", "apply theirs after a, main"])
  }
  @Test func `a copy is another document without a file`() throws {
    let window = open()
    window.choose("File", "Duplicate")
    expect(window.windows.map(\.title), equals: ["a.txt", "a copy — Edited"])
    try expect(window.windows[1].element("memo").label == "a" && folder.names == ["a.txt"])
    window.windows[1].click("change")
    try expect(window.element("memo").label, equals: "a")
  }
  @Test func `windows come back with their documents, and what was in no file`() throws {
    let window = open()
    window.press("n", modifiers: .command)
    window.windows[1].click("change")
    let again = window.quit().relaunch()
    expect(Set(again.windows.map(\.title)), equals: ["a.txt", "Untitled — Edited"])
    let draft = try require(again.windows.first { $0.title != "a.txt" })
    try expect(draft.element("memo").label, equals: "!")
  }
  @Test func `an older version comes back`() throws {
    let window = open()
    window.click("change")
    window.press("s", modifiers: .command)
    window.clickMenu("File")
    window.clickMenu("Revert To")
    let titles = window.openMenuTitles("Revert To")
    window.clickMenu(try require(titles.first))
    try expect(window.element("memo").label == "a" && folder.read("a.txt") == "a")
  }
  @Test func `a document that takes its time before it gives a snapshot away is saved when it has`() async throws {
    let window = open()
    log.isSlow = true
    window.click("change")
    window.press("s", modifiers: .command)
    expect(folder.read("a.txt"), equals: "a")
    await window.settleTasks()
    expect(folder.read("a.txt") == "a!" && window.title == "a.txt")
  }
  @Test func `nothing is made, and nothing told, where the app cancels`() throws {
    let window = open()
    // Other tests go on between two steps of theirs.
    defer { MemoSetting.failure = nil }
    MemoSetting.failure = CancellationError()
    window.press("n", modifiers: .command)
    expect(window.windows.map(\.title) == ["a.txt"] && !window.says("cannot"))
    MemoSetting.failure = CocoaError(.featureUnsupported)
    window.press("n", modifiers: .command)
    expect(window.windows.map(\.title) == ["a.txt"] && window.says("The document cannot be made."))
  }
  @Test func `views make documents of objects`() throws {
    let window = open()
    window.click("another")
    expect(window.windows.map(\.title), equals: ["a.txt", "Untitled — Edited"])
    try expect(window.windows[1].element("memo").label, equals: "another")
  }
  @Test func `a group that does not create only opens, and saves`() throws {
    let window = TestWindow(OpenedMemoApp.self)
    window.click("open document")
    window.chooseFiles(folder.write("a", to: "a.txt"))
    window.click("change")
    window.advance(by: .seconds(3))
    expect(folder.read("a.txt"), equals: "a!")
    window.clickMenu("File")
    expect(window.openMenuTitles("File").prefix(2), equals: ["Open…", "Open Recent"])
  }
  @Test func `a group that views saves nothing`() throws {
    let window = TestWindow(MemoViewerApp.self, opening: [folder.write("a", to: "a.txt")])
    try expect(window.element("memo").label, equals: "a")
    window.click("change")
    window.advance(by: .seconds(20))
    expect(folder.read("a.txt") == "a" && window.title == "a.txt")
  }
  @Test func `a button says by which of them a document was made`() async throws {
    let window = TestWindow(MemoLaunchApp.self)
    try expect(window.element("launch title").label, equals: "Notes and Memos")
    try expect(window.element("launch subtitle").label, equals: "What one must not forget")
    window.click("template")
    await window.settleTasks()
    // Of the context, and of the configuration.
    try expect(require(window.windows.first).element("source").label, equals: "template template")
  }
  @Test func `a button makes a document of what is on the clipboard, while there is something`() async throws {
    let window = TestWindow(MemoLaunchApp.self)
    try expect(!window.element("paste").isEnabled)
    window.clipboard.text = "from elsewhere"
    window.settle()
    try expect(window.element("paste").isEnabled)
    window.click("paste")
    await window.settleTasks()
    try expect(require(window.windows.first).element("memo").label, equals: "from elsewhere")
  }
}
