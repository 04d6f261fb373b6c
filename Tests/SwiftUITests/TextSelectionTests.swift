import HearthTesting
import QuickTesting
import SwiftUI

/// A text with its selection, as an app has both.
@Observable final class SelectedText {
  var text: String
  var selection: TextSelection?
  /// What was selected at each change of the text.
  var log: [String] = []
  init(_ text: String = "", _ selection: TextSelection? = nil) { (self.text, self.selection) = (text, selection) }

  /// The selected characters by their numbers; nil without a selection.
  var range: Range<Int>? {
    guard case .selection(let range) = selection?.indices else { return nil }
    return text.distance(
      from: text.startIndex, to: range.lowerBound)..<text.distance(from: text.startIndex, to: range.upperBound)
  }
  /// The text that is selected, and what begins there.
  var selected: String { range.map { String(text[index($0.lowerBound)..<index($0.upperBound)]) } ?? "" }
  var behind: String { range.map { String(text[index($0.lowerBound)...]) } ?? "" }
  func index(_ character: Int) -> String.Index { text.index(text.startIndex, offsetBy: character) }
  func select(_ range: Range<Int>) {
    selection = TextSelection(range: index(range.lowerBound)..<index(range.upperBound))
  }
}

/// Selections of texts.
@MainActor struct TextSelectionTests {}

extension TextSelectionTests {
  struct Page: View {
    @Bindable var model: SelectedText
    @FocusState var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $model.text, selection: $model.selection).focused($isFocused).accessibilityIdentifier(
          "field")
        Button("other") { isFocused = true }.accessibilityIdentifier("other")
      }
      .onChange(of: model.text) { model.log.append("\(model.text) \(model.range.map { "\($0)" } ?? "nil")") }
    }
  }
  private func window(_ model: SelectedText) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 100)) { Page(model: model) }
  }

  // MARK: - From the user to the app

  @Test func `an app sees no selection until the field has focus`() {
    let model = SelectedText("red fox"), window = window(model)
    expect(model.selection == nil)
    window.press(.tab)
    expect(model.range, equals: 0..<7)
  }
  @Test func `moves, selections and typing are written to the binding`() {
    let model = SelectedText("red fox"), window = window(model)
    window.click("field")
    window.press(.home)
    expect(model.range, equals: 0..<0)
    expect(model.selection?.isInsertion, equals: true)
    window.press(.rightArrow, modifiers: [.command, .shift])
    expect(model.range, equals: 0..<3)
    expect(model.selection?.isInsertion, equals: false)
    window.type("a")
    expect(model.text == "a fox" && model.range == 1..<1)
    window.press("z", modifiers: .command)
    expect(model.text == "red fox" && model.range == 0..<3)
  }
  @Test func `a click and a drag are written to the binding`() throws {
    let model = SelectedText("red fox"), window = window(model)
    let frame = try window.element("field").frame
    // Text begins 9 points from the edge, a letter is 8 wide.
    func place(_ character: CGFloat) -> CGPoint { CGPoint(x: frame.minX + 9 + character * 8, y: frame.midY) }
    window.click(at: place(3))
    expect(model.range, equals: 3..<3)
    window.drag(from: place(4), to: place(7))
    expect(model.range, equals: 4..<7)
    window.click(at: place(1), count: 2)
    expect(model.range, equals: 0..<3)
  }
  @Test func `text and selection change in one update`() {
    let model = SelectedText("re"), window = window(model)
    window.click("field")
    window.press(.end)
    window.type("d")
    expect(model.log, equals: ["red 3..<3"])
  }
  @Test func `a selection stays when focus goes`() {
    let model = SelectedText("red fox"), window = window(model)
    window.click("field")
    window.press(.home)
    window.press(.rightArrow, modifiers: .shift)
    window.press(.tab)
    expect(window.focused, equals: "other")
    expect(model.range, equals: 0..<1)
  }
  @Test func `while an input method composes the selection waits`() {
    let model = SelectedText("ab"), window = window(model)
    window.click("field")
    window.press(.end)
    window.compose("ni")
    expect(model.range, equals: 2..<2)
    window.commit("\u{4F60}")
    expect(model.text == "ab\u{4F60}" && model.range == 3..<3)
  }

  // MARK: - From the app to the user

  @Test func `what the app selects is selected`() {
    let model = SelectedText("red fox"), window = window(model)
    window.click("field")
    model.select(4..<7)
    window.settle()
    window.type("hen")
    expect(model.text == "red hen" && model.range == 7..<7)
    model.selection = TextSelection(insertionPoint: model.index(0))
    window.settle()
    window.type("a ")
    expect(model.text, equals: "a red hen")
  }
  @Test func `text and selection that the app writes together belong to each other`() {
    let model = SelectedText("red"), window = window(model)
    window.click("field")
    window.press(.end)
    model.text = "red fox ran"
    model.select(4..<7)
    window.settle()
    expect(model.range, equals: 4..<7)
    window.type("hen")
    expect(model.text, equals: "red hen ran")
  }
  @Test func `a selection of an older text is cut off and told to the app`() {
    let model = SelectedText("red fox ran far"), window = window(model)
    window.click("field")
    model.select(8..<15)
    window.settle()
    model.text = "red"
    window.settle()
    expect(model.range, equals: 3..<3)
    window.type("!")
    expect(model.text, equals: "red!")
  }
  @Test func `a selection that ends inside of a character takes it as a whole or not`() {
    let model = SelectedText("e\u{301}a"), window = window(model)
    window.click("field")
    let inside = model.text.unicodeScalars.index(after: model.text.startIndex)
    model.selection = TextSelection(insertionPoint: inside)
    window.settle()
    expect(model.range, equals: 0..<0)
    window.type("x")
    expect(model.text, equals: "xe\u{301}a")
  }
  @Test func `of several ranges the first is selected`() {
    let model = SelectedText("red fox"), window = window(model)
    window.click("field")
    var ranges = RangeSet(model.index(0)..<model.index(3))
    ranges.insert(contentsOf: model.index(4)..<model.index(7))
    model.selection = TextSelection(ranges: ranges)
    expect(model.selection?.isInsertion, equals: false)
    window.settle()
    expect(model.range, equals: 0..<3)
    window.type("a")
    expect(model.text, equals: "a fox")
  }
  @Test func `nil leaves the caret where it is`() {
    let model = SelectedText("red"), window = window(model)
    window.click("field")
    window.press(.home)
    window.press(.rightArrow)
    model.selection = nil
    window.settle()
    window.type("x")
    expect(model.text == "rxed" && model.range == 2..<2)
  }
  @Test func `a binding that changes what is typed has the caret behind it`() {
    struct Field: View {
      @Bindable var model: SelectedText
      var body: some View {
        TextField(
          "Name", text: Binding(get: { model.text }, set: { model.text = $0.uppercased() + "." }),
          selection: $model.selection
        )
        .accessibilityIdentifier("field")
      }
    }
    let model = SelectedText(), window = TestWindow { Field(model: model) }
    window.click("field")
    window.type("a")
    expect(model.text, equals: "A.")
    expect(model.range, equals: 2..<2)
  }
  @Test func `what the app has selected stays when the app brings focus`() {
    let model = SelectedText("red fox"), window = window(model)
    model.select(0..<3)
    window.settle()
    window.click("other")
    expect(window.focused, equals: "field")
    expect(model.range, equals: 0..<3)
    window.type("a")
    expect(model.text, equals: "a fox")
  }

  // MARK: - Lines

  @Test func `a caret at a soft break shows on the side of the affinity`() throws {
    struct Note: View {
      @Bindable var model: SelectedText
      let affinity: TextSelectionAffinity
      var body: some View {
        TextField("Note", text: $model.text, selection: $model.selection, axis: .vertical)
          .textSelectionAffinity(affinity)
          .accessibilityIdentifier("field")
      }
    }
    func caret(_ affinity: TextSelectionAffinity) throws -> CGRect {
      let model = SelectedText("aaaa bbbb")
      // Room for six letters: the second word is on a line of its own.
      let window = TestWindow(size: CGSize(width: 2 * 9 + 1 + 6 * 8, height: 100)) {
        Note(model: model, affinity: affinity)
      }
      window.click("field")
      model.selection = TextSelection(insertionPoint: model.index(5))
      window.settle()
      return try require(window.textInput).caret
    }
    let upstream = try caret(.upstream), downstream = try caret(.downstream)
    expect(downstream.minY, equals: upstream.minY + 20)
    expect(downstream.minX < upstream.minX)
    try expect(caret(.automatic), equals: downstream)
  }
  @Test func `the End key tells the app that the caret is before the break`() {
    struct Note: View {
      @Bindable var model: SelectedText
      var body: some View {
        TextField("Note", text: $model.text, selection: $model.selection, axis: .vertical).accessibilityIdentifier(
          "field")
      }
    }
    let model = SelectedText("aaaa bbbb")
    let window = TestWindow(size: CGSize(width: 2 * 9 + 1 + 6 * 8, height: 100)) { Note(model: model) }
    window.click("field")
    window.press(.home, modifiers: .command)
    expect(model.selection?.affinity, equals: .downstream)
    window.press(.end)
    expect(model.range, equals: 5..<5)
    expect(model.selection?.affinity, equals: .upstream)
  }

  // MARK: - Search fields

  @Test func `the selection of a search field is bound`() {
    struct Searching: View {
      @Bindable var model: SelectedText
      var body: some View { Text("content").searchable(text: $model.text).searchSelection($model.selection) }
    }
    let model = SelectedText("red fox"), window = TestWindow { BarPage { Searching(model: model) } }
    window.press("f", modifiers: .command)
    expect(window.focused, equals: "search")
    window.press(.home)
    expect(model.range, equals: 0..<0)
    window.press(.rightArrow, modifiers: [.command, .shift])
    expect(model.range, equals: 0..<3)
    window.type("a")
    expect(model.text == "a fox" && model.range == 1..<1)
    model.select(2..<5)
    window.settle()
    window.type("hen")
    expect(model.text, equals: "a hen")
  }
  @Test func `the nearest search has the selection`() {
    struct Searching: View {
      @Bindable var near: SelectedText
      @Bindable var far: SelectedText
      var body: some View {
        Text("content").searchable(text: $near.text).searchSelection($near.selection).searchSelection($far.selection)
      }
    }
    let near = SelectedText("red"), far = SelectedText()
    let window = TestWindow { BarPage { Searching(near: near, far: far) } }
    window.press("f", modifiers: .command)
    window.press(.home)
    expect(near.range, equals: 0..<0)
    expect(far.selection == nil)
  }
}
