import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// The spelling of what is typed. The rules are in Documentation/InputMethods.md.
@MainActor struct SpellingTests {
  @Observable final class Note {
    var text: String
    var isPlain = false
    init(_ text: String = "") { self.text = text }
  }
  private struct Page: View {
    @Bindable var note: Note
    var body: some View {
      VStack {
        TextEditor(text: $note.text).accessibilityIdentifier("editor").autocorrectionDisabled(note.isPlain)
        TextField("Other", text: .constant("teh other")).accessibilityIdentifier("other")
      }
    }
  }
  private func window(_ note: Note, _ spelling: TestSpelling) -> TestWindow {
    let window = TestWindow(size: CGSize(width: 400, height: 200)) { Page(note: note) }
    window.spelling = spelling
    return window
  }
  /// Waves that are drawn.
  private func waves(_ window: TestWindow) -> Int {
    window.displayList.split(separator: "\n").filter { $0.contains("stroke path") }.count
  }

  @Test func `what is misspelt has a wave once the user rests and the caret has left it`() {
    let note = Note(), spelling = TestSpelling(["teh": ["the", "ten"]]), window = window(note, spelling)
    window.click("editor")
    window.type("a cat and teh")
    window.advance(by: .seconds(2))
    expect(waves(window), equals: 0)
    expect(spelling.asked, equals: ["cat", "and"])
    window.type(" dog")
    expect(waves(window), equals: 0)
    window.advance(by: .seconds(2))
    expect(waves(window), equals: 1)
    expect(spelling.asked, equals: ["cat", "and", "teh"])
    window.press(.leftArrow, modifiers: .command)
    window.press(.leftArrow, modifiers: .command)
    expect(waves(window), equals: 0)
    window.press(.home)
    window.press("z", modifiers: .command)
    window.advance(by: .seconds(2))
    expect(spelling.asked.count { $0 == "teh" }, equals: 1)
  }
  @Test func `a field shows waves while it is edited`() {
    let spelling = TestSpelling(["teh": []]), window = window(Note(), spelling)
    window.advance(by: .seconds(2))
    expect(waves(window) == 0 && spelling.asked == [])
    window.click("other")
    window.press(.end)
    window.advance(by: .seconds(2))
    expect(waves(window), equals: 1)
    window.click("editor")
    window.advance(by: .seconds(2))
    expect(waves(window), equals: 0)
  }
  @Test func `addresses, numbers, names in capitals and words of other scripts are left alone`() {
    let text = "see www.exampel.org or mial@exampel.org, x1 NATO a_b привет 日本語 don’t zzz's /usr/lbi end"
    let spelling = TestSpelling([:]), window = window(Note(text), spelling)
    window.advance(by: .seconds(5))
    expect(spelling.asked, equals: ["see", "or", "don't", "zzz's", "end"])
  }
  @Test func `the language is that of the text, else that of the desktop`() {
    struct Languages: View {
      @State var first = "erste Zeile"
      @State var second = "second line"
      var body: some View {
        VStack {
          TextEditor(text: $first).environment(\.locale, Locale(identifier: "de_DE"))
          TextEditor(text: $second).environment(\.locale, Locale(identifier: "en_GB@calendar=gregorian"))
        }
      }
    }
    let spelling = TestSpelling([:], dictionaries: ["de_DE", "en_GB"])
    let window = TestWindow { Languages() }
    window.spelling = spelling
    window.advance(by: .seconds(5))
    expect(Set(spelling.dictionaries), equals: ["de_DE", "en_GB"])
    expect(Set(spelling.asked), equals: ["erste", "Zeile", "second", "line"])
  }
  @Test func `nothing is checked without a dictionary`() {
    let spelling = TestSpelling(["teh": []], dictionaries: []), window = window(Note("teh cat"), spelling)
    window.advance(by: .seconds(5))
    expect(waves(window) == 0 && spelling.asked == [])
  }
  @Test func `an app that wants no correction gets no waves`() {
    let note = Note("teh cat"), spelling = TestSpelling(["teh": []]), window = window(note, spelling)
    note.isPlain = true
    window.settle()
    window.advance(by: .seconds(2))
    expect(waves(window), equals: 0)
  }
  /// Whatever is done with it.
  @Test func `what is secret never reaches a dictionary`() {
    struct Secrets: View {
      @State private var secret = "canary word"
      var body: some View {
        Form {
          SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
          TextField("Shown", text: $secret).textContentType(.password).accessibilityIdentifier("shown")
          TextField("New", text: $secret).textContentType(.newPassword).accessibilityIdentifier("new")
          TextField("User", text: $secret).textContentType(.username).accessibilityIdentifier("user")
          TextField("Mail", text: $secret).keyboardType(.emailAddress).accessibilityIdentifier("mail")
          TextField("Code", text: $secret).keyboardType(.asciiCapable).accessibilityIdentifier("code")
          TextField("Address", text: $secret).keyboardType(.URL).accessibilityIdentifier("address")
          TextField("Raw", text: $secret).autocorrectionDisabled().accessibilityIdentifier("raw")
        }
      }
    }
    let spelling = TestSpelling(["canary": ["x"], "word": ["x"], "canaryword": []])
    let window = TestWindow(size: CGSize(width: 500, height: 700)) { Secrets() }
    window.spelling = spelling
    for field in ["secret", "shown", "new", "user", "mail", "code", "address", "raw"] {
      window.click(field)
      window.press(.end)
      window.type(" canaryword ")
      window.advance(by: .seconds(2))
      window.secondaryClick(field)
      window.press(.escape)
      window.advance(by: .seconds(2))
    }
    expect(spelling.asked, equals: [])
  }

  // MARK: - The menu

  @Test func `the menu of a word has what may have been meant`() throws {
    let note = Note("cat teh"), spelling = TestSpelling(["teh": ["the", "ten"]]), window = window(note, spelling)
    window.click("editor")
    window.press(.end)
    window.press(EditingKey.menu)
    expect(window.tree.contains("the") && window.tree.contains("Learn Spelling"), "\(window.tree)")
    try choose("the", in: window)
    expect(note.text, equals: "cat the")
    window.press("z", modifiers: .command)
    expect(note.text, equals: "cat teh")
  }
  @Test func `a word that is ignored or learnt has no wave any more`() throws {
    let note = Note("teh hte cat"), spelling = TestSpelling(["teh": [], "hte": ["the"]])
    let window = window(note, spelling)
    window.click("editor")
    window.press(.end)
    window.advance(by: .seconds(2))
    expect(waves(window), equals: 2)
    window.press(.home)
    window.press(EditingKey.menu)
    expect(window.tree.contains("No Guesses Found"))
    try choose("Ignore Spelling", in: window)
    window.press(.end)
    window.advance(by: .seconds(2))
    expect(waves(window) == 1 && spelling.learnt == [])
    window.press(.home)
    window.press(.rightArrow, modifiers: .command)
    window.press(.rightArrow, modifiers: .command)
    window.press(EditingKey.menu)
    try choose("Learn Spelling", in: window)
    window.press(.end)
    window.advance(by: .seconds(2))
    expect(waves(window) == 0 && spelling.learnt == ["hte"])
  }
  private func choose(_ title: String, in window: TestWindow) throws {
    let frame = try require(window.find { $0.label == title }).frame
    window.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    window.click(at: CGPoint(x: frame.midX, y: frame.midY))
  }
  private enum EditingKey { static let menu = KeyEquivalent("\u{F735}") }

  // MARK: - Work

  @Test func `an edit in a text of a megabyte looks up what it made, a bounded number of words at a time`() {
    let words = (0..<150_000).map { _ in "word" }
    var lines: [String] = []
    for start in stride(from: 0, to: words.count, by: 10) {
      lines.append(words[start..<start + 10].joined(separator: " "))
    }
    let note = Note(lines.joined(separator: "\n")), spelling = TestSpelling([:]), window = window(note, spelling)
    expect(note.text.utf8.count > 700_000)
    window.click("editor")
    window.press(.home, modifiers: .command)
    window.advance(by: .seconds(5))
    expect(spelling.asked, equals: ["word"])
    window.type("new ")
    window.advance(by: .seconds(5))
    expect(spelling.asked, equals: ["word", "new"])
    expect(window.counters.wordsChecked, equals: 1)
  }
  @Test func `many unknown words are looked up fifty at a time`() {
    let letters: [Character] = Array("abcdefghij")
    var text: [String] = []
    for first in letters.prefix(6) {
      for second in letters { text.append("w\(first)\(second)") }
    }
    let spelling = TestSpelling([:]), window = window(Note(text.joined(separator: " ")), spelling)
    window.advance(by: .milliseconds(410))
    expect(spelling.asked.count, equals: 50)
    window.advance(by: .milliseconds(100))
    expect(spelling.asked.count, equals: 60)
  }
}
