import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// A text with attributes, and what is selected in it.
@Observable @MainActor final class RichNote {
  var text: AttributedString
  var selection = AttributedTextSelection()
  init(_ text: AttributedString = AttributedString()) { self.text = text }

  /// Each run with letters for its look: b, i, u, c for a colour, l for a link.
  var runs: [String] {
    text.runs.map { run in
      var marks = ""
      if run.font == .body.bold() || run.font == .body.bold().italic() { marks += "b" }
      if run.font == .body.italic() || run.font == .body.bold().italic() { marks += "i" }
      if run.underlineStyle != nil { marks += "u" }
      if run.foregroundColor != nil { marks += "c" }
      if run.link != nil { marks += "l" }
      return String(text[run.range].characters) + (marks.isEmpty ? "" : "|" + marks)
    }
  }
  var string: String { String(text.characters) }
  var selected: String { text[selection].characters.map(String.init).joined() }
  func select(_ part: String) {
    if let range = text.range(of: part) { selection = AttributedTextSelection(range: range) }
  }
}

private struct NotePage: View {
  @Bindable var note: RichNote
  var body: some View {
    VStack {
      TextEditor(text: $note.text, selection: $note.selection).accessibilityIdentifier("editor")
      Button("Bold") { note.text.transformAttributes(in: &note.selection) { $0.font = .body.bold() } }
        .accessibilityIdentifier("bold")
    }
  }
}

/// Editors of attributed text.
@MainActor struct RichTextEditorTests {}

extension RichTextEditorTests {
  private func window(_ note: RichNote) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 200)) { NotePage(note: note) }
  }
  /// Red, then bold, then plain: "red **fox** runs".
  private var sample: AttributedString {
    var text = AttributedString("red ")
    text.foregroundColor = .red
    var fox = AttributedString("fox")
    fox.font = .body.bold()
    return text + fox + AttributedString(" runs")
  }
  /// Puts focus into the editor and selects characters by keys.
  private func select(_ window: TestWindow, _ range: Range<Int>) {
    window.click("editor")
    window.press(.home, modifiers: .command)
    for _ in 0..<range.lowerBound { window.press(.rightArrow) }
    for _ in range { window.press(.rightArrow, modifiers: .shift) }
  }

  // MARK: - Typing

  @Test func `typed characters look as those before them, and the rest keeps its look`() {
    let note = RichNote(sample), window = window(note)
    select(window, 7..<7)
    window.type("es")
    expect(note.runs, equals: ["red |c", "foxes|b", " runs"])
    select(window, 2..<2)
    window.press(.delete)
    expect(note.runs, equals: ["rd |c", "foxes|b", " runs"])
  }
  @Test func `what replaces a selection looks as its first character did`() {
    let note = RichNote(sample), window = window(note)
    select(window, 4..<9)
    window.type("x")
    expect(note.runs, equals: ["red |c", "x|b", "uns"])
  }
  @Test func `attributes come back by undoing and go again by redoing`() {
    let note = RichNote(sample), window = window(note)
    select(window, 2..<9)
    window.press(.delete)
    expect(note.runs, equals: ["re|c", "uns"])
    window.press("z", modifiers: .command)
    expect(note.text, equals: sample)
    window.press("z", modifiers: [.command, .shift])
    expect(note.runs, equals: ["re|c", "uns"])
  }
  @Test func `attributes that nobody shows stay`() {
    var text = sample
    text[text.range(of: "runs")!].languageIdentifier = "en"
    let note = RichNote(text), window = window(note)
    select(window, 1..<1)
    window.type("x")
    expect(note.text[note.text.range(of: "runs")!].languageIdentifier, equals: "en")
  }
  @Test func `a link is kept, goes on inside of it and ends where it ends`() {
    var text = AttributedString("see here now")
    text[text.range(of: "here")!].link = URL(string: "https://example.org")
    let note = RichNote(text), window = window(note)
    select(window, 6..<6)
    window.type("x")
    expect(note.runs, equals: ["see ", "hexre|l", " now"])
    select(window, 9..<9)
    window.type("y")
    expect(note.runs, equals: ["see ", "hexre|l", "y now"])
  }
  @Test func `an input method's text looks as what is typed`() {
    let note = RichNote(sample), window = window(note)
    select(window, 7..<7)
    window.compose("かん")
    expect(note.text, equals: sample)
    window.commit("感")
    expect(note.runs, equals: ["red |c", "fox感|b", " runs"])
  }

  // MARK: - Commands

  @Test func `Control-B, I and U change the look of what is selected`() {
    let note = RichNote(AttributedString("red fox")), window = window(note)
    select(window, 0..<3)
    window.press("b", modifiers: .command)
    expect(note.runs, equals: ["red|b", " fox"])
    window.press("i", modifiers: .command)
    window.press("u", modifiers: .command)
    expect(note.runs, equals: ["red|biu", " fox"])
    window.press("b", modifiers: .command)
    expect(note.runs, equals: ["red|iu", " fox"])
    expect(note.selected, equals: "red")
    window.press("z", modifiers: .command)
    expect(note.runs, equals: ["red|biu", " fox"])
  }
  @Test func `a selection that is bold in part becomes bold throughout`() {
    let note = RichNote(sample), window = window(note)
    select(window, 4..<12)
    window.press("b", modifiers: .command)
    expect(note.runs, equals: ["red |c", "fox runs|b"])
    window.press("b", modifiers: .command)
    expect(note.runs, equals: ["red |c", "fox runs"])
  }
  @Test func `without a selection they choose the look of what is typed next`() {
    let note = RichNote(), window = window(note)
    window.click("editor")
    window.type("a")
    window.press("b", modifiers: .command)
    window.type("b")
    window.type("c")
    window.press("b", modifiers: .command)
    window.type("d")
    expect(note.runs, equals: ["a", "bc|b", "d"])
    window.press("b", modifiers: .command)
    window.press(.leftArrow)
    window.press(.rightArrow)
    window.type("e")
    expect(note.runs, equals: ["a", "bc|b", "de"])
  }
  @Test func `what is typed after everything was deleted looks as it did`() {
    var text = AttributedString("fox")
    text.font = .body.bold()
    let note = RichNote(text), window = window(note)
    window.click("editor")
    window.press("a", modifiers: .command)
    window.press(.delete)
    expect(note.runs.isEmpty && note.string.isEmpty)
    window.type("hen")
    expect(note.runs, equals: ["hen|b"])
  }

  // MARK: - The app

  @Test func `the selection is told when the editor has focus, with places for new characters and ranges`() {
    let note = RichNote(sample), window = window(note)
    expect(note.selection, equals: AttributedTextSelection())
    select(window, 4..<7)
    expect(note.selected, equals: "fox")
    expect(note.selection.attributes(in: note.text)[\.font].map { $0 }, equals: [.body.bold()])
    window.press(.rightArrow)
    guard case .insertionPoint(let index) = note.selection.indices(in: note.text) else {
      fail("There is a selection.")
      return
    }
    expect(note.text.characters.distance(from: note.text.startIndex, to: index), equals: 7)
    expect(note.selection.typingAttributes(in: note.text).font, equals: .body.bold())
    window.press("b", modifiers: .command)
    expect(note.selection.typingAttributes(in: note.text).font == nil)
  }
  @Test func `what the app selects and changes shows, and typing goes on there`() {
    let note = RichNote(AttributedString("red fox")), window = window(note)
    window.click("editor")
    note.select("fox")
    window.settle()
    window.click("bold")
    expect(note.runs, equals: ["red ", "fox|b"])
    expect(note.selected, equals: "fox")
    window.click("editor")
    note.select("fox")
    window.settle()
    window.type("hen")
    expect(note.runs, equals: ["red ", "hen|b"])
    note.text = AttributedString("all is new")
    window.settle()
    expect(try! window.element("editor").value, equals: "all is new")
  }
  @Test func `the look that the app chose for the caret is what is typed`() {
    let note = RichNote(AttributedString("red ")), window = window(note)
    window.click("editor")
    window.press(.end)
    note.text.transformAttributes(in: &note.selection) { $0.underlineStyle = .single }
    window.settle()
    window.type("fox")
    expect(note.runs, equals: ["red ", "fox|u"])
  }
  @Test func `the app's change of the selection's look can be undone`() {
    let note = RichNote(AttributedString("red fox")), window = window(note)
    select(window, 4..<7)
    note.text.transformAttributes(in: &note.selection) { $0.foregroundColor = .green }
    window.settle()
    expect(note.runs, equals: ["red ", "fox|c"])
    window.press("z", modifiers: .command)
    expect(note.runs, equals: ["red fox"])
  }
  @Test func `text that the app colours while it is typed can be undone`() {
    struct Page: View {
      @Bindable var note: RichNote
      var body: some View {
        TextEditor(text: $note.text).accessibilityIdentifier("editor")
          .onChange(of: String(note.text.characters)) {
            note.text.foregroundColor = nil
            for range in note.text.characters.ranges(of: "if") { note.text[range].foregroundColor = .purple }
          }
      }
    }
    let note = RichNote(), window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(note: note) }
    window.click("editor")
    for letter in ["i", "f", " ", "x"] { window.type(letter) }
    expect(note.runs, equals: ["if|c", " x"])
    window.press("z", modifiers: .command)
    expect(note.runs, equals: ["if|c"])
    window.press("z", modifiers: .command)
    expect(note.string.isEmpty)
  }

  // MARK: - Definitions

  private struct Underlines: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
      ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
      RedIsBlue()
    }
  }
  private struct RedIsBlue: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .red || container.link != nil { container.foregroundColor = .blue }
    }
  }
  /// Underlining and colours that follow what a stretch is.
  private struct Terms: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let term: TermAttribute
    }
    var body: some AttributedTextFormattingDefinition<Scope> { TermsAreGreen() }
  }
  private struct TermsAreGreen: AttributedTextValueConstraint {
    typealias Scope = Terms.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {
      container.foregroundColor = container[TermAttribute.self] == nil ? nil : .green
    }
  }
  fileprivate enum TermAttribute: AttributedStringKey {
    typealias Value = Int
    static let name = "Term"
    static let inheritedByAddedText = false
    static let invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? = [.textChanged]
  }

  @Test func `a definition constrains a container and each run of a string`() {
    var container = AttributeContainer()
    container.underlineStyle = Text.LineStyle(pattern: .dash)
    container.foregroundColor = .red
    Underlines().constrain(&container)
    expect(container.underlineStyle, equals: .single)
    expect(container.foregroundColor, equals: .blue)
    var text = sample
    Underlines().constrain(&text)
    expect(text.runs.first?.foregroundColor, equals: .blue)
    expect(String(text.characters), equals: "red fox runs")
  }
  @Test func `what is typed and formatted obeys the definition, and what is not edited stays`() {
    struct Page: View {
      @Bindable var note: RichNote
      var body: some View {
        TextEditor(text: $note.text).accessibilityIdentifier("editor").attributedTextFormattingDefinition(Underlines())
      }
    }
    let note = RichNote(sample), window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(note: note) }
    select(window, 4..<4)
    window.type("old ")
    expect(note.text.runs.map(\.foregroundColor), equals: [.red, .blue, nil, nil])
    expect(note.string, equals: "red old fox runs")
  }
  @Test func `a scope alone lets its attributes be typed, with any value, and no others`() {
    struct Page: View {
      @Bindable var note: RichNote
      let isPlain: Bool
      var body: some View {
        if isPlain {
          TextEditor(text: $note.text).accessibilityIdentifier("editor").attributedTextFormattingDefinition(
            \.foundation)
        } else {
          TextEditor(text: $note.text).accessibilityIdentifier("editor").attributedTextFormattingDefinition(\.swiftUI)
        }
      }
    }
    for isPlain in [false, true] {
      let note = RichNote(sample)
      let window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(note: note, isPlain: isPlain) }
      select(window, 2..<2)
      window.type("o")
      expect(note.string, equals: "reod fox runs")
      expect(
        note.text.runs.contains { $0.foregroundColor == .red && String(note.text[$0.range].characters).contains("o") }
          != isPlain)
    }
  }
  @Test func `attributes outside the scope are not typed, and one of a term goes when its letters change`() {
    struct Page: View {
      @Bindable var note: RichNote
      var body: some View {
        TextEditor(text: $note.text).accessibilityIdentifier("editor").attributedTextFormattingDefinition(Terms())
      }
    }
    var text = sample
    text[text.range(of: "runs")!][TermAttribute.self] = 1
    let note = RichNote(text), window = TestWindow(size: CGSize(width: 300, height: 100)) { Page(note: note) }
    select(window, 7..<7)
    window.type("es")
    expect(note.runs, equals: ["red |c", "fox|b", "es ", "runs"])
    expect(note.text.runs.contains { $0[TermAttribute.self] == 1 })
    window.press("b", modifiers: .command)
    window.type("x")
    expect(!note.runs.contains { $0.hasPrefix("x|") })
    select(window, 12..<12)
    window.type("z")
    expect(!note.text.runs.contains { $0[TermAttribute.self] == 1 })
  }

  // MARK: - Clipboard

  @Test func `copied text is there as HTML, RTF and plain text, and pasting brings its look`() throws {
    let note = RichNote(sample), window = window(note)
    select(window, 0..<7)
    window.press("c", modifiers: .command)
    expect(window.clipboard.mimeTypes.contains("text/html"))
    expect(window.clipboard.mimeTypes.contains("text/rtf"))
    expect(window.clipboard.text, equals: "red fox")
    window.press(.end, modifiers: .command)
    window.press("v", modifiers: .command)
    expect(note.runs, equals: ["red |c", "fox|b", " runs", "red |c", "fox|b"])
    let rtf = try require(window.clipboard.data("text/rtf"))
    window.clipboard.set([(mimeType: "text/rtf", data: rtf)])
    window.press("v", modifiers: .command)
    expect(note.string, equals: "red fox runsred foxred fox")
  }
  @Test func `text to be transferred goes as HTML, RTF and plain text, as it looks in its environment`() async throws {
    var text = AttributedString("Warm ")
    text.append(AttributedString("bread", attributes: AttributeContainer().underlineStyle(.single).font(.body.bold())))
    typealias Item = AttributedTextFormatting.Transferable
    let item = Item(text: text, in: EnvironmentValues())
    expect(Item.exportedContentTypes().prefix(2), equals: [.html, .rtf])
    let html = String(decoding: try await item.exported(as: .html), as: UTF8.self)
    expect(html.contains("<b><u>bread</u></b>"), "\(html)")
    let rtf = String(decoding: try await item.exported(as: .rtf), as: UTF8.self)
    expect(rtf.hasPrefix("{\\rtf1") && rtf.contains("bread"), "\(rtf)")
    expect(String(decoding: try await item.exported(as: .utf8PlainText), as: UTF8.self), equals: "Warm bread")
  }
  @Test func `what other programs copied is pasted with its look, in one step`() {
    let note = RichNote(AttributedString("a")), window = window(note)
    window.click("editor")
    window.press(.end)
    window.clipboard.set(["text/html": Data("<p>x <b>y</b></p><ul><li>z</ul>".utf8)])
    window.press("v", modifiers: .command)
    expect(note.runs, equals: ["ax ", "y\n|b", "\u{2022} z"])
    window.press("z", modifiers: .command)
    expect(note.runs, equals: ["a"])
    window.clipboard.set(["text/html": Data(), ClipboardContents.textType: Data("plain".utf8)])
    window.press("v", modifiers: .command)
    expect(note.runs, equals: ["aplain"])
  }
  @Test func `plain text is copied and pasted as such`() {
    let note = RichNote(AttributedString("red fox")), window = window(note)
    window.click("editor")
    window.press("a", modifiers: .command)
    window.press("c", modifiers: .command)
    expect(window.clipboard.mimeTypes, equals: [ClipboardContents.textType])
    window.clipboard.text = "hen"
    window.press("v", modifiers: .command)
    expect(note.runs, equals: ["hen"])
  }

  // MARK: - The values

  @Test func `a selection is moved to what another text has`() {
    let long = AttributedString("red fox"), short = AttributedString("re")
    let selection = AttributedTextSelection(range: long.range(of: "fox")!)
    guard case .insertionPoint(let index) = selection.indices(in: short) else {
      fail("There is a selection.")
      return
    }
    expect(index, equals: short.endIndex)
    expect(AttributedTextSelection().indices(in: long), equals: .insertionPoint(long.endIndex))
    expect(AttributedTextSelection(insertionPoint: long.startIndex).affinity(in: long), equals: .automatic)
    expect(
      AttributedTextSelection(ranges: RangeSet(long.range(of: "d f")!)),
      equals: AttributedTextSelection(range: long.range(of: "d f")!))
  }
  @Test func `changes of a text take its selection along`() {
    var text = sample
    var selection = AttributedTextSelection(range: text.range(of: "fox")!)
    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    expect(String(text[selection].characters.map { $0 }), equals: "fox")
    text.transform(updating: &selection) { $0.insert(AttributedString("a "), at: $0.startIndex) }
    expect(String(text[selection].characters.map { $0 }), equals: "fox")
    text.replaceSelection(&selection, withCharacters: "hen")
    expect(String(text.characters), equals: "a red hen runs")
    expect(text[text.range(of: "hen")!].font, equals: .body.bold())
    text.replaceSelection(&selection, with: AttributedString("s"))
    expect(String(text.characters), equals: "a red hens runs")
    expect(text[text.range(of: "hens")!].runs.count, equals: 2)
  }
}
