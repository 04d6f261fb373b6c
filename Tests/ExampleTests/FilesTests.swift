import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Files

/// A folder as an outline, a table and a grid, with files that are renamed, looked at, dragged and dropped.
@MainActor struct FilesTests {
  /// A folder of its own with a few files.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "files-\(UUID().uuidString)")
    let store: FileStore
    init() throws {
      let manager = FileManager.default
      try manager.createDirectory(
        at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
      try Data("Dear Ada".utf8).write(to: folder.appendingPathComponent("Letter.md"))
      try Data("one two three four".utf8).write(to: folder.appendingPathComponent("Zebra.txt"))
      try Data("below".utf8).write(to: folder.appendingPathComponent("Inner/Deep.txt"))
      store = FileStore(folder: folder)
    }
    deinit { try? FileManager.default.removeItem(at: folder) }
    func has(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }
  }
  private func window(_ place: Place) -> TestWindow {
    TestWindow(size: CGSize(width: 800, height: 500)) { FilesView().environment(place.store) }
  }
  private func center(_ window: TestWindow, _ label: String) throws -> CGPoint {
    let frame = try #require(window.find { $0.label == label }).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `a table of the folder is sorted by its titles`() throws {
    let place = try Place()
    let window = window(place)
    #expect(try window.element("Letter.md").frame.minY < window.element("Zebra.txt").frame.minY)
    window.click(at: try center(window, "Size"))
    window.click(at: try center(window, "Size"))
    #expect(try window.element("Zebra.txt").frame.minY < window.element("Letter.md").frame.minY)
  }
  @Test func `a double click opens a folder, and the way leads back`() throws {
    let place = try Place()
    let window = window(place)
    window.click("Inner", count: 2)
    #expect(
      window.find { $0.identifier == "Deep.txt" } != nil
        && window.find { $0.identifier == "Letter.md" } == nil)
    window.click(at: try center(window, "Back"))
    #expect(window.find { $0.identifier == "Letter.md" } != nil)
  }
  @Test func `the outline opens folders in place`() throws {
    let place = try Place()
    let window = window(place)
    window.click(at: try center(window, "Outline"))
    #expect(window.find { $0.identifier == "Deep.txt" } == nil)
    window.click("Inner")
    window.press(.rightArrow)
    #expect(try window.element("Inner").frame.minY < window.element("Deep.txt").frame.minY)
    #expect(try window.element("Deep.txt").frame.minY < window.element("Letter.md").frame.minY)
  }
  @Test func `the space bar shows what is in a file`() throws {
    let place = try Place()
    let window = window(place)
    window.click("Letter.md")
    window.press(.space)
    window.advance(by: .seconds(1))
    #expect(try window.element("text").label == "Dear Ada")
    window.press(.escape)
    window.advance(by: .seconds(1))
    #expect(window.find { $0.identifier == "text" } == nil)
  }
  @Test func `a file is renamed, but not to the name of another one`() throws {
    let place = try Place()
    let window = window(place)
    func rename(to name: String) throws {
      window.secondaryClick("Letter.md")
      let item = try center(window, "Rename…")
      window.hover(at: item)
      window.click(at: item)
      window.advance(by: .seconds(1))
      window.click("name")
      window.press("a", modifiers: .command)
      window.type(name)
      window.click(at: try center(window, "Rename"))
      window.advance(by: .seconds(1))
    }
    try rename(to: "Zebra.txt")
    #expect(place.has("Letter.md"))
    #expect(place.store.problem?.contains("Zebra.txt") == true)
    window.click(at: try center(window, "OK"))
    window.advance(by: .seconds(1))
    try rename(to: "Note.md")
    #expect(place.has("Note.md") && !place.has("Letter.md"))
    #expect(window.find { $0.identifier == "Note.md" } != nil)
  }
  @Test func `files of other programs are dropped into the folder, and onto folders in it`() throws {
    let place = try Place()
    let other = try Place()
    let window = window(place)
    let file = other.folder.appendingPathComponent("Letter.md")
    let list = Data((file.absoluteString + "\r\n").utf8)
    window.drop(["text/uri-list": list], at: CGPoint(x: 300, y: 480))
    #expect(place.has("Letter 2.md"))
    let inner = try window.element("Inner").frame
    window.drop(["text/uri-list": list], at: CGPoint(x: inner.midX, y: inner.midY))
    #expect(place.has("Inner/Letter.md") && !place.has("Letter 3.md"))
    #expect(window.find { $0.identifier == "Letter 2.md" } != nil)
  }
  @Test func `a file is dragged out as a file`() throws {
    let place = try Place()
    let window = window(place)
    let letter = try window.element("Letter.md").frame
    window.pointerDown(at: CGPoint(x: letter.midX, y: letter.midY))
    for step in 1...4 {
      window.hover(at: CGPoint(x: letter.midX + CGFloat(step) * 10, y: letter.midY))
    }
    let data = try #require(window.dragged?.data("text/uri-list"))
    #expect(String(decoding: data, as: UTF8.self).contains("/Letter.md"))
    window.pointerUp(at: CGPoint(x: letter.midX + 40, y: letter.midY))
  }
  @Test func `the grid shows the same files, selects them and opens folders`() throws {
    let place = try Place()
    let window = window(place)
    window.click(at: try center(window, "Grid"))
    let inner = try window.element("Inner")
    let letter = try window.element("Letter.md")
    #expect(inner.frame.minY == letter.frame.minY && inner.frame.minX < letter.frame.minX)
    window.click("Letter.md")
    window.advance(by: .seconds(1))
    #expect(try window.element("Letter.md").traitNames.contains("selected"))
    window.click("Inner", count: 2)
    #expect(window.find { $0.identifier == "Deep.txt" } != nil)
  }
  @Test func `arrows move the selection of the grid, and Return opens a folder`() throws {
    let place = try Place()
    let window = window(place)
    window.click(at: try center(window, "Grid"))
    window.click("Inner")
    window.press(.rightArrow)
    #expect(try window.element("Letter.md").isSelected)
    window.press(.rightArrow)
    window.press(.rightArrow)
    #expect(try window.element("Zebra.txt").isSelected)
    window.press(.leftArrow)
    window.press(.leftArrow)
    window.press(.return)
    #expect(window.find { $0.identifier == "Deep.txt" } != nil)
  }
  @Test func `names are sorted as people count, and a link to a folder is a folder`() throws {
    let place = try Place()
    for name in ["b 10.txt", "B 9.txt", "a.txt"] {
      try Data().write(to: place.folder.appendingPathComponent(name))
    }
    try FileManager.default.createSymbolicLink(
      at: place.folder.appendingPathComponent("Link"), withDestinationURL: place.folder.appendingPathComponent("Inner"))
    place.store.reload()
    let window = window(place)
    let names = ["a.txt", "B 9.txt", "b 10.txt", "Inner", "Letter.md", "Link", "Zebra.txt"]
    let heights = try names.map { try window.element($0).frame.minY }
    #expect(heights == heights.sorted())
    window.click("Link", count: 2)
    #expect(window.find { $0.identifier == "Deep.txt" } != nil)
  }
  @Test func `what the app is started with is shown, a file with its folder`() throws {
    let place = try Place()
    #expect(place.store.show(place.folder.appendingPathComponent("Inner")) == nil)
    #expect(place.store.entries.map(\.name) == ["Deep.txt"])
    #expect(place.store.show(place.folder.appendingPathComponent("Letter.md"))?.lastPathComponent == "Letter.md")
    #expect(place.store.title == place.folder.lastPathComponent)
  }
  @Test func `a folder with nothing in it says so`() throws {
    let place = try Place()
    let empty = place.folder.appendingPathComponent("Empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
    let window = window(place)
    #expect(window.find { $0.label == "Nothing here" } == nil)
    place.store.open(empty)
    window.settle()
    #expect(window.find { $0.label == "Nothing here" } != nil)
  }
}
