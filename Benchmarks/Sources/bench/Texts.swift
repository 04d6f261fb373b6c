import HearthTesting
import SwiftUI

// A text editor with a long text: 1,000,000 letters in 20,000 lines (`text1m`), and 100,000 in one (`line100k`). As in
// Rows.swift, the figures include recording the display list. GTK's are of a GtkTextView with the same text and keys.
//
//   text1m.open          from making the editor to the first picture
//   text1m.key_start     a letter typed, at the start of the text; `key_middle` and `key_end` likewise
//   text1m.jump_end      the caret goes from the start of the text to its end
//   text1m.scroll_page   on by the height of the view, with a touch pad
//   text1m.undo          one of 10,000 letters is taken back, each of which was typed at another place
//   text1m.memory_per_edit  heap that one of these letters takes until then
//
// `text1k` is a text of 1,000 letters in 20 lines, and `line1k` one of as many in one line: what a key in a long text is to
// be compared with.

private let size = CGSize(width: 800, height: 600)

private struct Editor: View {
  @State var text: String
  @State private var selection: TextSelection?
  static var text: Binding<String>?
  static var selection: Binding<TextSelection?>?

  var body: some View {
    let _ = (Editor.text, Editor.selection) = ($text, $selection)
    TextEditor(text: $text, selection: $selection).accessibilityIdentifier("editor")
  }
}

@MainActor private struct EditedText {
  static let line = "The quick brown fox jumps over the lazy dog again\n"
  static func lines(_ count: Int) -> String { String(repeating: line, count: count) }
  static func letters(_ count: Int) -> String { String(repeating: line.dropLast() + " ", count: count / line.count) }

  let name: String, text: String
  let window: TestWindow

  static func open(_ text: String) -> TestWindow { TestWindow(text: .real, size: size) { Editor(text: text) } }
  init(_ name: String, _ text: String) {
    (self.name, self.text) = (name, text)
    window = Self.open(text)
    window.click("editor")
  }
  func place(_ part: Double) {
    guard let text = Editor.text?.wrappedValue else { return }
    let offset = Int(Double(text.utf8.count) * part)
    Editor.selection?.wrappedValue = TextSelection(
      insertionPoint: text.utf8.index(text.startIndex, offsetBy: offset))
    window.settle()
  }
  func reportKeys() {
    for (place, part) in [("start", 0.0), ("middle", 0.5), ("end", 1.0)] {
      self.place(part)
      window.press("a")
      let before = Editor.text?.wrappedValue.utf8.count ?? 0
      let keys = (0..<51).map { _ in cpuTime { window.press("x") } }
      check(Editor.text?.wrappedValue.utf8.count == before + 51, "\(name): letters are missing")
      report("\(name).key_\(place)", keys.median, "ms")
    }
  }
}

func measureTexts() {
  EditedText.open(EditedText.lines(20)).close()
  for (name, text) in [
    ("text1m", EditedText.lines(20_000)), ("line100k", EditedText.letters(100_000)), ("text1k", EditedText.lines(20)),
    ("line1k", EditedText.letters(1_000)),
  ] {
    var window: TestWindow?
    let opens = (0..<5).map { _ in
      window?.close()
      return cpuTime { window = EditedText.open(text) }
    }
    window?.close()
    report("\(name).open", opens.median, "ms")
    let edited = EditedText(name, text)
    edited.reportKeys()
    if name == "text1m" { measureMoves(edited) }
    edited.window.close()
  }
  measureUndo()
}

private func measureMoves(_ edited: EditedText) {
  let window = edited.window
  let jumps = (0..<11).map { _ in
    window.press(.home, modifiers: .command)
    return cpuTime { window.press(.end, modifiers: .command) }
  }
  report("\(edited.name).jump_end", jumps.median, "ms")
  window.press(.home, modifiers: .command)
  let pages = (0..<51).map { _ in
    let before = window.displayList
    let time = cpuTime {
      window.scroll(by: CGSize(width: 0, height: -size.height), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    check(window.displayList != before, "a page on, the same lines were recorded")
    return time
  }
  report("\(edited.name).scroll_page", pages.median, "ms")
}

private func measureUndo() {
  let text = EditedText.lines(20_000)
  let edited = EditedText("text1m", text), window = edited.window
  let heap = heapInUse()
  for index in 0..<10_000 {
    edited.place(index % 2 == 0 ? 0.25 : 0.75)
    window.press("x")
  }
  report("text1m.memory_per_edit", (heapInUse() - heap) / 10_000, "bytes")
  check(Editor.text?.wrappedValue.utf8.count == text.utf8.count + 10_000, "letters are missing")
  let time = cpuTime { for _ in 0..<10_000 { window.press("z", modifiers: .command) } }
  check(Editor.text?.wrappedValue == text, "not everything was taken back")
  report("text1m.undo", time / 10_000, "ms")
  window.close()
}
