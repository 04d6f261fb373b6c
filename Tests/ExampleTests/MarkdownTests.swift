import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Notes

/// Files of Markdown, each in a window.
@MainActor struct MarkdownTests {
  private struct MarkdownApp: App {
    var body: some Scene { MarkdownScene() }
  }
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appending(path: "markdown-\(UUID().uuidString)")
    init() { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> URL { folder.appending(path: name) }
    func read(_ name: String) -> String? {
      FileManager.default.contents(atPath: file(name).path).map { String(decoding: $0, as: UTF8.self) }
    }
  }
  private let place = Place()

  @Test func `a text is made of blocks`() {
    #expect(
      MarkdownBlock.blocks(of: "# Title\none\ntwo\n\n- a\n* b\n> said\n---\n```\nlet x = 1\n```\n#tag")
        == [
          .heading(1, "Title"), .paragraph("one two"), .item("a"), .item("b"), .quote("said"), .line,
          .code("let x = 1"), .paragraph("#tag"),
        ])
  }
  @Test func `what is written is shown, and saved as a file of Markdown`() throws {
    let window = TestWindow(MarkdownApp.self)
    #expect(window.title == "Untitled")
    window.click("markdown")
    window.type("# Plan\nBuy **milk**\n")
    #expect(window.tree.contains("Plan") && window.title == "Untitled — Edited")
    #expect(try window.element("words").label == "4 words")
    window.press("s", modifiers: .command)
    #expect(window.fileDialog?.fileName == "Untitled.md")
    window.chooseFiles(place.file("plan.md"))
    #expect(place.read("plan.md") == "# Plan\nBuy **milk**\n" && window.title == "plan.md")
  }
  @Test func `a file is read, changed by a menu, and taken back`() throws {
    try Data("Hello".utf8).write(to: place.file("a.md"))
    let window = TestWindow(MarkdownApp.self, opening: [place.file("a.md")])
    #expect(window.windows.map(\.title) == ["a.md"])
    window.click("insert")
    let item = try #require(window.find { $0.label == "Heading" }).frame
    window.click(at: CGPoint(x: item.midX, y: item.midY))
    #expect(try window.element("markdown").value == "Hello\n# Heading\n")
    window.advance(by: .seconds(3))
    #expect(place.read("a.md") == "Hello\n# Heading\n")
    window.press("z", modifiers: .command)
    window.advance(by: .seconds(3))
    #expect(try window.element("markdown").value == "Hello" && place.read("a.md") == "Hello")
  }
  @Test func `the preview comes and goes, and the window remembers`() throws {
    let window = TestWindow(MarkdownApp.self)
    #expect(window.find { $0.identifier == "looks" } != nil)
    window.click("preview")
    #expect(window.find { $0.identifier == "looks" } == nil)
    let again = window.quit().relaunch()
    #expect(again.find { $0.identifier == "looks" } == nil)
  }
}
