import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// When documents are saved, and what happens where that cannot be.
@MainActor struct DocumentSavingTests {
  private let folder = DocumentFolder()
  private func open(_ text: String) -> TestWindow {
    TestWindow(LetterApp.self, opening: [folder.write(text, to: "a.txt")])
  }
  private func mode(_ url: URL) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int) ?? 0
  }

  @Test func `changes are saved two seconds after the last one`() {
    let window = open("a")
    window.write("b")
    window.advance(by: .milliseconds(1500))
    window.write("c")
    window.advance(by: .milliseconds(1900))
    expect(folder.read("a.txt") == "a" && window.title == "a.txt — Edited")
    window.advance(by: .milliseconds(200))
    expect(folder.read("a.txt") == "abc" && window.title == "a.txt")
  }
  @Test func `a user who never rests is saved after fifteen seconds`() {
    let window = open("")
    for _ in 0..<15 {
      window.write("x")
      window.advance(by: .seconds(1))
    }
    expect(folder.read("a.txt")?.isEmpty, equals: false)
  }
  @Test func `a window that loses the keyboard saves`() {
    let window = open("a")
    window.write("b")
    window.deactivate()
    expect(folder.read("a.txt"), equals: "ab")
  }
  @Test func `closing saves without a question`() {
    let window = open("a")
    window.write("b")
    window.close()
    expect(!window.isOpen && folder.read("a.txt") == "ab")
  }
  @Test func `quitting saves, and asks nothing`() {
    let window = open("a")
    window.write("b")
    window.askToQuit()
    expect(window.hasAppEnded && folder.read("a.txt") == "ab")
  }
  @Test func `what a killed app had not saved anywhere comes back as far as it had come to rest`() throws {
    let window = TestWindow(LetterApp.self)
    window.write("Dear")
    window.advance(by: .seconds(3))
    window.write(" Ann")
    let again = window.kill().relaunch()
    expect(again.windows.map(\.title), equals: ["Untitled — Edited"])
    try expect(again.element("text").value?.hasPrefix("Dear"), equals: true)
  }

  // MARK: - The file

  @Test func `permissions stay, and a symbolic link leads to the new file`() throws {
    let file = folder.write("a", to: "real.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: folder.file("a.txt"), withDestinationURL: file)
    let window = TestWindow(LetterApp.self, opening: [folder.file("a.txt")])
    window.write("b")
    window.press("s", modifiers: .command)
    expect(folder.read("real.txt") == "ab" && mode(file) == 0o640 && folder.names == ["a.txt", "real.txt"])
    try expect(FileManager.default.destinationOfSymbolicLink(atPath: folder.file("a.txt").path), equals: file.path)
  }
  @Test func `a file that may only be read is not replaced, and nothing is lost`() throws {
    let window = open("a")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.file("a.txt").path)
    window.write("b")
    window.press("s", modifiers: .command)
    expect(window.says("“a.txt” cannot be saved.") && window.says("can only be read") && folder.read("a.txt") == "a")
    window.answer("Save As…")
    window.chooseFiles(folder.file("b.txt"))
    expect(folder.read("b.txt") == "ab" && window.title == "b.txt" && folder.read("a.txt") == "a")
  }
  @Test func `a folder that may only be read is told once, and the changes come back after a relaunch`() throws {
    let window = open("a")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    window.write("b")
    window.advance(by: .seconds(3))
    expect(window.says("The folder of “a.txt” can only be read."))
    window.answer("OK")
    window.write("c")
    window.advance(by: .seconds(3))
    expect(!window.says("can only be read") && window.title == "a.txt — Edited")
    let again = window.quit().relaunch()
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    try expect(again.element("text").value == "abc" && folder.read("a.txt") == "a")
    again.press("s", modifiers: .command)
    if again.says("changed by another program") { again.answer("Save Anyway") }
    expect(folder.read("a.txt") == "abc" && again.title == "a.txt")
  }
  @Test func `a full disk is told, the file stays whole, and closing keeps asking`() {
    let window = open("a")
    window.write(" no room")
    window.advance(by: .seconds(3))
    expect(window.says("There is no room left on the disk for “a.txt”.") && folder.read("a.txt") == "a")
    window.answer("OK")
    window.close()
    expect(window.isOpen && window.says("Do you want to keep “a.txt”?"))
    window.answer("Don’t Save")
    expect(!window.isOpen && folder.read("a.txt") == "a" && folder.names == ["a.txt"])
  }

  private struct LooseApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: PlainLetter()) { file in
        TextField("Text", text: file.$document.text).accessibilityIdentifier("text")
        Text("Below")
      }
    }
  }
  @Test func `an editor of several views tells it once`() {
    let window = TestWindow(LooseApp.self, opening: [folder.write("a", to: "a.txt")])
    window.write(" no room")
    window.press("s", modifiers: .command)
    expect(window.says("There is no room left on the disk for “a.txt”.") && window.reports == [])
    window.answer("OK")
    expect(!window.says("There is no room left") && window.find { $0.label == "Below" } != nil)
  }

  // MARK: - Another program

  @Test func `a file that another program changed is not overwritten without a question`() {
    let window = open("a")
    window.write("b")
    folder.write("theirs", to: "a.txt")
    window.advance(by: .seconds(3))
    expect(window.says("“a.txt” was changed by another program.") && folder.read("a.txt") == "theirs")
    window.answer("Cancel")
    window.write("c")
    window.advance(by: .seconds(3))
    expect(folder.read("a.txt"), equals: "theirs")
    window.press("s", modifiers: .command)
    window.answer("Save Anyway")
    expect(folder.read("a.txt") == "abc" && window.title == "a.txt")
  }
  @Test func `the user may take the other version, and what was written is a version`() throws {
    let window = open("a")
    window.write("b")
    folder.write("theirs", to: "a.txt")
    window.press("s", modifiers: .command)
    window.answer("Use Other Version")
    try expect(window.element("text").value == "theirs" && window.title == "a.txt")
    window.choose("File", "Revert To")
    let versions = window.openMenuTitles("Revert To")
    window.clickMenu(try require(versions.first))
    try expect(window.element("text").value == "ab" && folder.read("a.txt") == "ab")
  }
  @Test func `a document without changes follows its file`() throws {
    let window = open("a")
    folder.write("theirs", to: "a.txt")
    window.deactivate()
    window.activate()
    try expect(window.element("text").value == "theirs" && !window.says("changed by another"))
  }
  @Test func `a file that only has another date is the same`() throws {
    let window = open("a")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceReferenceDate: 1)], ofItemAtPath: folder.file("a.txt").path)
    window.write("b")
    window.press("s", modifiers: .command)
    expect(folder.read("a.txt") == "ab" && !window.says("another program"))
  }
  @Test func `a file that was deleted does not come back without a question`() throws {
    let window = open("a")
    window.write("b")
    try FileManager.default.removeItem(at: folder.file("a.txt"))
    window.advance(by: .seconds(3))
    expect(window.says("“a.txt” was moved or deleted.") && folder.names.isEmpty)
    window.answer("Save Again")
    expect(folder.read("a.txt"), equals: "ab")
  }

  // MARK: - Versions

  @Test func `a document goes back to what it was when it was opened, and forward again`() throws {
    let window = open("a")
    window.write("b")
    window.advance(by: .seconds(3))
    expect(folder.read("a.txt"), equals: "ab")
    window.choose("File", "Revert To")
    let first = window.openMenuTitles("Revert To")
    expect(first.count, equals: 1)
    window.clickMenu(first[0])
    try expect(window.element("text").value == "a" && folder.read("a.txt") == "a")
    window.choose("File", "Revert To")
    expect(window.openMenuTitles("Revert To").count, equals: 2)
    window.clickMenu(window.openMenuTitles("Revert To")[0])
    try expect(window.element("text").value == "ab" && folder.read("a.txt") == "ab")
  }
  @Test func `versions are what the user saved, and at most twenty`() {
    let window = open("")
    for _ in 0..<25 {
      window.write("x")
      window.press("s", modifiers: .command)
      window.advance(by: .seconds(1))
    }
    window.write("y")
    window.advance(by: .seconds(3))
    window.choose("File", "Revert To")
    expect(window.openMenuTitles("Revert To").count, equals: 20)
  }
}
