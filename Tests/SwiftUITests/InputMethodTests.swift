import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What input methods do with fields and editors. The rules are in Documentation/InputMethods.md.
@MainActor struct InputMethodTests {
  @Observable final class Note {
    var first: String
    var second = ""
    var secret = ""
    var notes: String
    var isSecondShown = true
    var log: [String] = []
    init(_ first: String = "", notes: String = "") { (self.first, self.notes) = (first, notes) }
  }
  private struct Page: View {
    @Bindable var note: Note
    var body: some View {
      VStack {
        TextField("First", text: $note.first).accessibilityIdentifier("first")
          .onSubmit { note.log.append("submit \(note.first)") }
        if note.isSecondShown { TextField("Second", text: $note.second).accessibilityIdentifier("second") }
        SecureField("Secret", text: $note.secret).accessibilityIdentifier("secret")
        TextEditor(text: $note.notes).frame(height: 100).accessibilityIdentifier("notes")
        Button("Button") {}.accessibilityIdentifier("button")
      }
      .padding()
    }
  }
  private func window(_ note: Note) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 320)) { Page(note: note) }
  }

  // MARK: - What is not finished

  @QuickTesting.Test func `what is composed is shown, and bound when it is entered`() throws {
    let note = Note("ab"), window = window(note)
    window.click("first")
    window.press(.home)
    window.compose("ni")
    try expect(window.element("first").value, equals: "niab")
    expect(note.first, equals: "ab")
    window.commit("你")
    expect(note.first, equals: "你ab")
  }
  @QuickTesting.Test
  func `parts of it look as the input method says, and all of it is underlined where it says nothing`() throws {
    let note = Note("ab"), window = window(note)
    window.click("first")
    window.press(.home)
    window.compose("nihao")
    expect(window.displayList.contains(#"solid underline "nihao""#), "\(window.displayList)")
    window.compose("nihao", marks: [CompositionMark(0..<2, .double), CompositionMark(2..<5, .error)])
    expect(window.displayList.contains(#"double underline "ni""#), "\(window.displayList)")
    expect(window.displayList.contains(#"wave underline "hao""#), "\(window.displayList)")
    window.compose("nihao", marks: [CompositionMark(1..<1), CompositionMark(99..<120, .error)])
    expect(window.displayList.contains(#"solid underline "nihao""#), "\(window.displayList)")
  }
  @QuickTesting.Test func `the caret stands where the input method says, and the candidates next to it`() throws {
    let note = Note("ab"), window = window(note)
    window.click("first")
    window.press(.home)
    let start = try require(window.textInput).caret
    window.compose("nihao", caret: 2)
    try expect(require(window.textInput).caret.minX, equals: start.minX + 2 * 8)
    window.compose("nihao", caret: 99)
    try expect(require(window.textInput).caret.minX, equals: start.minX + 5 * 8)
    window.click("notes")
    window.compose("nihao", caret: -5)
    try expect(window.element("notes").frame.contains(require(window.textInput).caret))
  }
  @QuickTesting.Test func `a password is dots, also while it is composed, and nothing is told of it`() throws {
    let note = Note(), window = window(note)
    note.secret = "canary"
    window.settle()
    window.click("secret")
    window.compose("ni")
    let input = try require(window.textInput)
    expect(input.purpose == .password && input.isPrivate && !input.checksSpelling)
    expect(input.surroundingText == "" && input.surroundingCaret == 0)
    expect(!window.displayList.contains("canary") && !window.displayList.contains("ni"))
    window.commit("你")
    expect(note.secret, equals: "canary你")
  }

  // MARK: - The text around

  @QuickTesting.Test func `the text around the caret is told without what is composed, with what is selected`() throws {
    let note = Note("red fox"), window = window(note)
    window.click("first")
    window.press(.end)
    window.press(.leftArrow, modifiers: [.command, .shift])
    var input = try require(window.textInput)
    expect(input.surroundingText == "red fox" && input.surroundingCaret == 4 && input.surroundingAnchor == 7)
    window.press(.end)
    window.compose("ni")
    input = try require(window.textInput)
    expect(input.surroundingText == "red fox" && input.surroundingCaret == 7 && input.surroundingAnchor == 7)
  }
  @QuickTesting.Test func `characters are deleted around what is composed, which goes on`() throws {
    let note = Note("red fox"), window = window(note)
    window.click("first")
    window.press(.end)
    window.press(.leftArrow)
    window.compose("ni")
    window.deleteSurrounding(before: 2, after: 1)
    try expect(window.element("first").value, equals: "red ni")
    expect(note.first, equals: "red ")
    expect(window.endedCompositions, equals: 0)
    window.commit("你")
    expect(note.first, equals: "red 你")
    window.press("z", modifiers: .command)
    window.press("z", modifiers: .command)
    expect(note.first, equals: "red fox")
  }
  @QuickTesting.Test func `what is deleted need not lie at the caret`() {
    let note = Note("red fox"), window = window(note)
    window.click("first")
    window.press(.end)
    window.deleteSurrounding(offset: -3, count: 1)
    expect(note.first, equals: "red ox")
  }

  // MARK: - The end

  @Test(arguments: [CompositionEnd.drops, .enters])
  func `another view that is clicked ends a composition as the input method says`(end: CompositionEnd) {
    let note = Note("ab"), window = window(note)
    window.compositionEnd = end
    window.click("first")
    window.press(.end)
    window.compose("ni")
    window.click("second")
    expect(note.first == (end == .drops ? "ab" : "abni") && note.second == "")
    expect(window.endedCompositions, equals: 1)
    window.compose("x")
    window.commit("y")
    expect(note.second == "y" && note.first == (end == .drops ? "ab" : "abni"))
  }
  @Test(arguments: [CompositionEnd.drops, .enters])
  func `a click into the same text ends it where it was`(end: CompositionEnd) throws {
    let note = Note("ab"), window = window(note)
    window.compositionEnd = end
    window.click("first")
    window.press(.end)
    window.compose("ni")
    window.click(at: CGPoint(x: try window.element("first").frame.minX + 3, y: try window.element("first").frame.midY))
    expect(note.first, equals: (end == .drops ? "ab" : "abni"))
    window.type("!")
    expect(note.first, equals: (end == .drops ? "!ab" : "!abni"))
    expect(window.endedCompositions, equals: 1)
  }
  @QuickTesting.Test func `Return, Tab and a window that is left end it`() {
    let note = Note("ab"), window = window(note)
    window.compositionEnd = .enters
    window.click("first")
    window.press(.end)
    window.compose("x")
    window.press(.return)
    expect(note.log, equals: ["submit abx"])
    window.compose("y")
    window.press(.tab)
    expect(window.focused, equals: "second")
    expect(note.first.hasSuffix("y"))
    window.compose("z")
    window.deactivate()
    expect(note.second == "z" && window.endedCompositions == 3)
    window.activate()
    window.type("!")
    expect(note.second, equals: "z!")
  }
  @QuickTesting.Test func `undoing takes the composition back, and the input method does not enter it`() throws {
    let note = Note("ab"), window = window(note)
    window.compositionEnd = .enters
    window.click("first")
    window.press(.end)
    window.compose("ni")
    window.press("z", modifiers: .command)
    try expect(window.element("first").value, equals: "ab")
    expect(note.first == "ab" && window.endedCompositions == 1)
  }
  @QuickTesting.Test func `what the method enters when focus has moved on goes to the text that it was for`() throws {
    let note = Note("ab"), window = window(note)
    window.click("first")
    window.press(.end)
    let session = try require(window.textInput).session
    window.compose("an")
    window.click("second")
    try expect(require(window.textInput).session != session)
    window.commitLate("안", session: session)
    expect(note.first == "ab안" && note.second == "")
    window.commitLate("x", session: -1)
    expect(note.first == "ab안" && note.second == "")
    let second = try require(window.textInput).session
    note.isSecondShown = false
    window.settle()
    window.click("first")
    window.commitLate("x", session: second)
    expect(note.first, equals: "ab안")
  }

  // MARK: - The app

  @QuickTesting.Test func `views that are made anew leave a composition as it is`() throws {
    let note = Note("ab"), window = window(note)
    window.click("first")
    window.press(.end)
    window.compose("ni")
    note.log.append("something else")
    note.second = "other"
    window.settle()
    try expect(window.element("first").value, equals: "abni")
    window.resize(to: CGSize(width: 320, height: 320))
    window.commit("你")
    expect(note.first == "ab你" && window.endedCompositions == 0)
  }
  @QuickTesting.Test func `a text that the app writes has the composition at the caret, and nothing is lost`() throws {
    let note = Note("ab"), window = window(note)
    window.click("first")
    window.press(.end)
    window.press(.leftArrow)
    window.compose("ni", caret: 1)
    note.first = "AxB and more"
    window.settle()
    try expect(window.element("first").value?.contains("ni"), equals: true)
    expect(note.first, equals: "AxB and more")
    window.compose("nih")
    window.commit("你")
    expect(note.first.contains("你") && note.first.count == "AxB and more".count + 1)
    expect(window.endedCompositions, equals: 0)
  }
  @QuickTesting.Test
  func `a composition in place of a selection survives a text of the app, and gives the selection back`() throws {
    let note = Note("red fox"), window = window(note)
    window.click("first")
    window.press(.end)
    window.press(.leftArrow, modifiers: [.command, .shift])
    window.compose("ni")
    try expect(window.element("first").value, equals: "red ni")
    note.first = "a red fox"
    window.settle()
    try expect(window.element("first").value, equals: "a red ni")
    window.compose("")
    try expect(window.element("first").value, equals: "a red fox")
    window.type("!")
    expect(note.first, equals: "a red !")
  }
  @QuickTesting.Test func `a binding that rewrites what is entered gets all of it`() {
    struct Capitals: View {
      let note: Note
      var body: some View {
        TextField("Name", text: Binding(get: { note.first }, set: { note.first = $0.uppercased() }))
          .accessibilityIdentifier("field")
      }
    }
    let note = Note(), window = TestWindow { Capitals(note: note) }
    window.click("field")
    for word in ["be", "fore", "hand"] {
      window.compose("x")
      window.compose("xy")
      window.commit(word)
      window.compose("z")
    }
    window.compose("")
    expect(note.first, equals: "BEFOREHAND")
  }

  // MARK: - Work

  @QuickTesting.Test func `composing in a long text tells and shapes a paragraph`() throws {
    let lines = (0..<5_000).map { "line \($0)" }.joined(separator: "\n")
    let note = Note(notes: lines), window = window(note)
    window.click("notes")
    window.press(.home, modifiers: .command)
    window.compose("n")
    try expect(require(window.textInput).surroundingText, equals: "line 0")
    window.compose("ni")
    try expect(require(window.textInput).surroundingText, equals: "line 0")
    window.commit("你")
    expect(note.notes.hasPrefix("你line 0\n"))
  }
}
