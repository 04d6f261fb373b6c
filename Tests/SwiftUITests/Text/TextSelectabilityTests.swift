import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Texts that can be selected. Letters have the same width, so that a place in a frame is a place in the text.
struct TextSelectabilityTests {
  struct Page: View {
    @State var taps = 0
    @State var note = "red fox, grey hen"
    var body: some View {
      VStack(spacing: 20) {
        Text(note).accessibilityIdentifier("note").onTapGesture { taps += 1 }
        Text("two lines of words").frame(width: 90).accessibilityIdentifier("lines")
        Text("taps \(taps)").accessibilityIdentifier("taps").textSelection(.disabled)
        Button("Change the note") { note = "one red fox, grey hen" }.accessibilityIdentifier("change")
        Text("with a menu").accessibilityIdentifier("menu").contextMenu { Button("Own") {} }
      }
      .textSelection(.enabled)
    }
  }
  @MainActor private func window(_ idiom: Idiom = .desktop) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 300), idiom: idiom) { Page() }
  }
}

extension TestWindow {
  /// The place before a letter of a text of one line.
  fileprivate func place(_ letter: Int, of count: Int, in identifier: String) throws -> CGPoint {
    let frame = try element(identifier).frame
    return CGPoint(x: frame.minX + frame.width * CGFloat(letter) / CGFloat(count), y: frame.midY)
  }
  /// What Copy brings to an empty clipboard.
  fileprivate func copied() -> String? {
    clipboard.text = nil
    press("c", modifiers: .command)
    return clipboard.text
  }
}

extension TextSelectabilityTests {
  // MARK: - Pointer

  @QuickTesting.Test func `a drag selects letters, which Copy takes, and the middle button elsewhere`() throws {
    let window = window()
    try window.drag(from: window.place(4, of: 17, in: "note"), to: window.place(7, of: 17, in: "note"))
    expect(window.copied(), equals: "fox")
    expect(window.clipboard.primarySelection, equals: "fox")
    try expect(window.element("taps").label, equals: "taps 0")
  }
  @QuickTesting.Test func `a double click selects a word and a triple click everything`() throws {
    let window = window(), place = try window.place(10, of: 17, in: "note")
    window.click(at: place, count: 2)
    expect(window.copied(), equals: "grey")
    window.click(at: place, count: 3)
    expect(window.copied(), equals: "red fox, grey hen")
  }
  @QuickTesting.Test func `a drag selects across lines`() throws {
    let window = window(), frame = try window.element("lines").frame
    window.drag(from: CGPoint(x: frame.minX, y: frame.minY + 4), to: CGPoint(x: frame.maxX, y: frame.maxY - 4))
    expect(window.copied(), equals: "two lines of words")
  }
  @QuickTesting.Test func `a click alone selects nothing, and is left to the views around`() throws {
    let window = window()
    try window.click(at: window.place(5, of: 17, in: "note"))
    try expect(window.element("taps").label, equals: "taps 1")
    expect(window.copied() == nil)
  }
  @QuickTesting.Test func `text that is only read, and that of a button, cannot be selected`() throws {
    let window = window()
    try window.click(at: window.place(2, of: 6, in: "taps"), count: 2)
    expect(window.copied() == nil)
    window.click("change")
    try expect(window.element("note").label, equals: "one red fox, grey hen")
  }
  @QuickTesting.Test func `only one text has a selection`() throws {
    let window = window()
    try window.click(at: window.place(10, of: 17, in: "note"), count: 2)
    let lines = try window.element("lines").frame
    window.click(at: CGPoint(x: lines.minX + 2, y: lines.minY + 4), count: 2)
    expect(window.copied(), equals: "two")
    window.click("note")
    expect(window.copied() == nil)
  }
  @QuickTesting.Test func `the selection is seen, and costs one piece when it changes`() throws {
    let window = window(), place = try window.place(10, of: 17, in: "note")
    window.click(at: place)
    window.click(at: place, count: 2)
    expect(window.copied(), equals: "grey")
    window.press(.rightArrow, modifiers: .shift)
    expect(window.counters.measures, equals: 0)
    expect(window.counters.bodies, equals: 0)
    // What is selected, and the two groups that it is in.
    expect(window.counters.itemsRecorded, equals: 3)
  }

  // MARK: - Keys

  @QuickTesting.Test func `Shift and arrows move the end of the selection`() throws {
    let window = window()
    try window.click(at: window.place(10, of: 17, in: "note"), count: 2)
    window.press(.rightArrow, modifiers: [.command, .shift])
    expect(window.copied(), equals: "grey hen")
    window.press(.leftArrow, modifiers: .shift)
    expect(window.copied(), equals: "grey he")
    window.press(.home, modifiers: .shift)
    expect(window.copied(), equals: "red fox, ")
  }
  @QuickTesting.Test func `a text that Tab reaches is selected as a whole, and Select All does so`() throws {
    let window = window()
    window.press(.tab)
    expect(window.copied(), equals: "red fox, grey hen")
    try window.click(at: window.place(5, of: 17, in: "note"))
    window.press("a", modifiers: .command)
    expect(window.copied(), equals: "red fox, grey hen")
  }
  @QuickTesting.Test func `what is selected stays selected when text comes in before it`() throws {
    let window = window()
    try window.click(at: window.place(10, of: 17, in: "note"), count: 2)
    window.perform(action: .press, on: "change")
    expect(window.copied(), equals: "grey")
  }

  // MARK: - Menus

  @QuickTesting.Test func `the secondary button shows a menu for the word that it is pressed on`() throws {
    let window = window()
    try window.secondaryClick(at: window.place(10, of: 17, in: "note"))
    let item = try require(window.find { $0.label == "Copy" })
    expect(window.find { $0.label == "Select All" } != nil)
    window.click(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    expect(window.clipboard.text, equals: "grey")
  }
  @QuickTesting.Test func `a menu of the app is shown instead`() throws {
    let window = window()
    window.secondaryClick("menu")
    expect(window.find { $0.label == "Own" } != nil)
    expect(window.find { $0.label == "Copy" } == nil)
  }
  @Test(arguments: [Idiom.phone, .pad])
  func `on phones and tablets a long press copies the whole text, and nothing else selects`(
    idiom: Idiom
  )
    throws
  {
    let window = window(idiom)
    try window.click(at: window.place(10, of: 17, in: "note"), count: 2)
    expect(window.copied() == nil)
    window.longPress("note")
    let item = try require(window.find { $0.label == "Copy" })
    expect(window.find { $0.label == "Select All" } == nil)
    window.tap(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    expect(window.clipboard.text, equals: "red fox, grey hen")
  }
}
