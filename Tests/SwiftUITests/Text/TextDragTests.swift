import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Characters are 8 points wide: places are counted in them.
@MainActor struct TextDragTests {
  @Observable final class Texts {
    var first: String
    var second: String
    init(_ first: String, _ second: String = "") { (self.first, self.second) = (first, second) }
  }
  @Observable final class RichModel {
    var text: AttributedString
    init(_ text: AttributedString) { self.text = text }
  }
  private struct Fields: View {
    @Bindable var texts: Texts
    var isSecure = false
    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        if isSecure {
          SecureField("First", text: $texts.first).accessibilityIdentifier("first")
        } else {
          TextField("First", text: $texts.first).accessibilityIdentifier("first")
        }
        TextField("Second", text: $texts.second).accessibilityIdentifier("second")
      }.textFieldStyle(.plain).padding(20)
    }
  }
  private func window(_ texts: Texts, isSecure: Bool = false) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 140)) { Fields(texts: texts, isSecure: isSecure) }
  }
  /// Where the caret is before a character; between characters it is a little further on.
  private func place(_ field: String, _ index: Double, in window: TestWindow) throws -> CGPoint {
    let frame = try window.element(field).frame
    return CGPoint(x: frame.minX + 8 * index, y: frame.midY)
  }
  /// Selects the word at a character of the first field.
  private func selectWord(at index: Double, in window: TestWindow) throws {
    window.click("first")
    window.click(at: try place("first", index, in: window), count: 2)
  }

  // MARK: - Within a field

  @Test func `selected text moves to where it is dropped, in one step`() throws {
    let texts = Texts("red fox hen"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    window.drag(from: try place("first", 1.5, in: window), to: try place("first", 11.2, in: window))
    expect(texts.first, equals: " fox henred")
    // It is selected there.
    window.type("x")
    expect(texts.first, equals: " fox henx")
    window.press("z", modifiers: .command)
    window.press("z", modifiers: .command)
    expect(texts.first, equals: "red fox hen")
  }
  @Test func `with Control it is copied`() throws {
    let texts = Texts("red fox"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    window.drag(
      from: try place("first", 1.5, in: window), to: try place("first", 7.2, in: window), modifiers: .command)
    expect(texts.first, equals: "red foxred")
  }
  @Test func `dropped where it stands it stays`() throws {
    let texts = Texts("red fox"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    window.drag(from: try place("first", 0.2, in: window), to: try place("first", 2.2, in: window))
    expect(texts.first, equals: "red fox")
  }
  @Test func `a click in the selection places the caret when it is let go`() throws {
    let texts = Texts("red fox"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    let point = try place("first", 2.1, in: window)
    window.pointerDown(at: point)
    window.hover(at: CGPoint(x: point.x + 3, y: point.y))
    expect(window.dragged == nil)
    window.pointerUp(at: point)
    window.type("x")
    expect(texts.first, equals: "rexd fox")
  }
  @Test func `a press elsewhere selects by dragging`() throws {
    let texts = Texts("red fox hen"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    window.drag(from: try place("first", 4.1, in: window), to: try place("first", 7.1, in: window))
    window.type("x")
    expect(texts.first, equals: "red x hen")
  }
  @Test func `a press that brings focus places the caret, where text was selected before`() throws {
    let texts = Texts("red fox"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    window.click("second")
    window.drag(from: try place("first", 0.1, in: window), to: try place("first", 2.1, in: window))
    window.type("x")
    expect(texts.first, equals: "xd fox")
  }
  @Test func `a caret shows where it would land, and Escape cancels`() throws {
    let texts = Texts("red", "abc"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    let before = window.displayList
    window.pointerDown(at: try place("first", 1.5, in: window))
    window.hover(at: try place("second", 1.2, in: window))
    expect(window.dragged?.text, equals: "red")
    expect(window.dragged?.outcome, equals: .copy)
    let there = window.displayList
    expect(there != before)
    window.hover(at: try place("second", 2.2, in: window))
    expect(window.displayList != there)
    window.press(.escape)
    expect(window.dragged == nil)
    expect(window.displayList, equals: before)
    window.pointerUp(at: try place("second", 2.2, in: window))
    expect(texts.first == "red" && texts.second == "abc")
  }

  // MARK: - Between fields and windows

  @Test func `another field gets a copy, with Shift the text itself`() throws {
    let texts = Texts("red fox", "abc"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    window.drag(from: try place("first", 1.5, in: window), to: try place("second", 1.1, in: window))
    expect(texts.first == "red fox" && texts.second == "aredbc")
    expect(window.focused, equals: "second")
    try selectWord(at: 5.5, in: window)
    window.drag(
      from: try place("first", 5.5, in: window), to: try place("second", 0, in: window), modifiers: .shift)
    expect(texts.first == "red " && texts.second == "foxaredbc")
    window.press("z", modifiers: .command)
    expect(texts.first == "red " && texts.second == "aredbc")
    window.click("first")
    window.press("z", modifiers: .command)
    expect(texts.first, equals: "red fox")
  }
  @Test func `text goes to a field of another window`() throws {
    let texts = Texts("red fox"), others = Texts("abc")
    let window = window(texts), other = self.window(others)
    try selectWord(at: 1.5, in: window)
    window.drag(from: try place("first", 1.5, in: window), to: try place("first", 3.1, in: other), in: other)
    expect(texts.first == "red fox" && others.first == "abcred")
    window.drag(
      from: try place("first", 1.5, in: window), to: try place("second", 0, in: other), in: other, modifiers: .shift)
    expect(texts.first == " fox" && others.second == "red")
  }
  @Test func `text that the app has replaced meanwhile is not taken away`() throws {
    let texts = Texts("red fox", "abc"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    window.pointerDown(at: try place("first", 1.5, in: window))
    window.hover(at: try place("second", 1.2, in: window))
    texts.first = "blue fox"
    window.settle()
    window.hold(modifiers: .shift)
    window.hover(at: try place("second", 0, in: window))
    expect(window.dragged?.outcome, equals: .move)
    window.pointerUp(at: try place("second", 0, in: window))
    expect(texts.first == "blue fox" && texts.second == "redabc")
  }
  @Test func `what nobody wants stays`() throws {
    let texts = Texts("red fox"), window = window(texts)
    try selectWord(at: 1.5, in: window)
    window.drag(from: try place("first", 1.5, in: window), to: CGPoint(x: 280, y: 130), modifiers: .shift)
    expect(texts.first, equals: "red fox")
    expect(window.dragged == nil)
  }
  @Test func `a disabled field takes nothing`() {
    let window = TestWindow(size: CGSize(width: 300, height: 140)) {
      TextField("Name", text: .constant("abc")).disabled(true).accessibilityIdentifier("field")
    }
    expect(window.drop([ClipboardContents.textType: Data("x".utf8)], at: CGPoint(x: 150, y: 70)) == nil)
  }

  // MARK: - Secrets

  @Test func `a secret is selected by a drag, and never given away`() throws {
    let texts = Texts("qxqjzq"), window = window(texts, isSecure: true)
    window.click("first")
    window.press("a", modifiers: .command)
    window.pointerDown(at: try place("first", 2.1, in: window))
    window.hover(at: try place("second", 2, in: window))
    expect(window.dragged == nil)
    window.pointerUp(at: try place("second", 2, in: window))
    expect(texts.second, equals: "")
  }
  @Test func `a secure field takes text`() throws {
    let texts = Texts("", "abc"), window = window(texts, isSecure: true)
    expect(
      window.drop([ClipboardContents.textType: Data("word".utf8)], at: try place("first", 0, in: window)), equals: .copy
    )
    expect(texts.first, equals: "word")
  }

  // MARK: - Other programs

  @Test func `bytes that are no text are repaired`() throws {
    let texts = Texts("ab"), window = window(texts)
    let bytes = Data([0x61, 0xFF, 0xC3, 0x62, 0xED, 0xA0, 0x80])
    expect(window.drop(["text/plain": bytes], at: try place("first", 1.1, in: window)), equals: .copy)
    expect(texts.first, equals: "aa\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}b")
  }
  @Test func `files are named by their paths, whatever bytes these have`() throws {
    let texts = Texts(""), window = window(texts)
    let list = "# what a file manager has\r\nfile:///home/a%20b.txt\r\nfile://host/caf%C3%A9%FF%\r\n"
    expect(
      window.drop([ClipboardContents.urlsType: Data(list.utf8)], at: try place("first", 0, in: window)), equals: .copy)
    expect(texts.first, equals: "/home/a b.txt /café\u{FFFD}%")
    expect(window.drop(["image/png": Data([1])], at: try place("first", 0, in: window)) == nil)
  }
  @Test func `an editor takes and gives several lines`() throws {
    struct Page: View {
      @Bindable var texts: Texts
      var body: some View { TextEditor(text: $texts.first).accessibilityIdentifier("first") }
    }
    let texts = Texts("one\ntwo")
    let window = TestWindow(size: CGSize(width: 300, height: 140)) { Page(texts: texts) }
    window.drop([ClipboardContents.textType: Data("a\nb\n".utf8)], at: CGPoint(x: 8, y: 8 + 30))
    expect(texts.first, equals: "one\na\nb\ntwo")
    // What was dropped is selected, and moves on to the start.
    window.drag(from: CGPoint(x: 8 + 4, y: 8 + 30), to: CGPoint(x: 8, y: 8 + 10))
    expect(texts.first, equals: "a\nb\none\ntwo")
  }
  @Test func `text with a look keeps it`() throws {
    struct Page: View {
      @Bindable var model: RichModel
      var body: some View { TextEditor(text: $model.text).accessibilityIdentifier("first") }
    }
    let model = RichModel(try AttributedString(markdown: "**red** fox"))
    let window = TestWindow(size: CGSize(width: 300, height: 140)) { Page(model: model) }
    window.click(at: CGPoint(x: 8 + 12, y: 18), count: 2)
    window.pointerDown(at: CGPoint(x: 8 + 12, y: 18))
    window.hover(at: CGPoint(x: 8 + 57, y: 18))
    expect(window.dragged?.mimeTypes.contains("text/html"), equals: true)
    window.pointerUp(at: CGPoint(x: 8 + 57, y: 18))
    expect(String(model.text.characters), equals: " foxred")
    expect(model.text.runs.last?.inlinePresentationIntent, equals: .stronglyEmphasized)
    window.drop(["text/html": Data("<i>hen</i>".utf8)], at: CGPoint(x: 8, y: 18))
    expect(String(model.text.characters), equals: "hen foxred")
    expect(model.text.runs.first?.font != model.text.runs.dropFirst().first?.font)
  }

  // MARK: - Text that is only read, and fingers

  @Test func `text that can be selected gives a copy`() throws {
    struct Page: View {
      @Bindable var texts: Texts
      var body: some View {
        VStack(alignment: .leading, spacing: 20) {
          Text("red fox").textSelection(.enabled).accessibilityIdentifier("first")
          TextField("Second", text: $texts.second).textFieldStyle(.plain).accessibilityIdentifier("second")
        }.padding(20)
      }
    }
    let texts = Texts("")
    let window = TestWindow(size: CGSize(width: 300, height: 140)) { Page(texts: texts) }
    window.click(at: try place("first", 5.5, in: window), count: 2)
    window.drag(from: try place("first", 5.5, in: window), to: try place("second", 0, in: window), modifiers: .shift)
    expect(texts.second, equals: "")
    window.drag(from: try place("first", 5.5, in: window), to: try place("second", 0, in: window))
    expect(texts.second, equals: "fox")
  }
  @Test func `a finger picks the selection up when it rests on it`() throws {
    let texts = Texts("red fox")
    let window = TestWindow(size: CGSize(width: 300, height: 140), idiom: .pad) { Fields(texts: texts) }
    try selectWord(at: 1.5, in: window)
    let start = try place("first", 1.5, in: window), end = try place("first", 7.2, in: window)
    window.touchDown(at: start)
    expect(window.dragged == nil)
    window.advance(by: .milliseconds(600))
    expect(window.dragged?.text, equals: "red")
    window.touchMove(to: end)
    window.touchUp(at: end)
    expect(texts.first, equals: " foxred")
    // One that moves on before scrolls or does nothing.
    window.touchDown(at: end)
    window.touchMove(to: CGPoint(x: end.x + 30, y: end.y))
    window.advance(by: .milliseconds(600))
    expect(window.dragged == nil)
    window.touchUp(at: end)
  }
}
