import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What keys, scrolling and opening cost in long texts, counted. The rules are in Documentation/Text.md.
/// Long texts.
@MainActor struct LongTextEditorTests {}

extension LongTextEditorTests {
  struct Page: View {
    @Bindable var model: SelectedText
    var body: some View {
      TextEditor(text: $model.text, selection: $model.selection).accessibilityIdentifier("editor")
    }
  }
  /// 20 lines are seen, of 60 letters.
  private func window(_ model: SelectedText) -> TestWindow {
    TestWindow(size: CGSize(width: 2 * 8 + 1 + 60 * 8, height: 2 * 8 + 20 * 20)) { Page(model: model) }
  }
  private func scroll(_ window: TestWindow, down points: CGFloat) {
    window.scroll(by: CGSize(width: 0, height: -points), at: CGPoint(x: 100, y: 100))
  }
  /// A megabyte in 20,000 lines, and a kilobyte of the same.
  private static let line = "The quick brown fox jumps over the lazy dog, again\n"
  private static func lines(_ count: Int) -> String { String(repeating: line, count: count) }
  /// 100,000 letters without a line break.
  private static let paragraph = String(repeating: "The quick brown fox jumps over the lazy dog, again ", count: 1_961)

  /// What a key costs that is typed in the middle of a text, or at one of its ends.
  private func costOfKey(in text: String, at part: Double) -> FrameCounters {
    let model = SelectedText(text), window = window(model)
    let offset = Int(Double(text.utf8.count) * part)
    window.click("editor")
    model.selection = TextSelection(insertionPoint: text.utf8.index(text.startIndex, offsetBy: offset))
    window.settle()
    window.press("a")
    window.press("b")
    expect(model.text.utf8.count, equals: text.utf8.count + 2)
    let place = model.text.utf8.index(model.text.startIndex, offsetBy: offset)
    expect(model.text[place...].hasPrefix("ab"))
    return window.counters
  }

  @Test(arguments: [0, 0.5, 1]) func `a key costs in a megabyte what it costs in a kilobyte`(part: Double) {
    let long = Self.lines(20_000), short = Self.lines(20)
    var cost = costOfKey(in: long, at: part), least = costOfKey(in: short, at: part)
    expect(cost.paragraphsLaidOut, equals: 1)
    expect(cost.linesLaidOut, equals: 1)
    // The app's string and the editor's are one until the editor changes its own.
    expect(cost.textBytesCopied <= long.utf8.count + 2)
    (cost.textBytesCopied, least.textBytesCopied) = (0, 0)
    expect(cost, equals: least)
  }
  @Test(arguments: [0, 0.5, 1]) func `a key in a paragraph of 100,000 letters costs a part of it`(part: Double) {
    let cost = costOfKey(in: Self.paragraph, at: part)
    // The part as it was, its end with what follows; and if lines begin elsewhere now, both together, and the part.
    expect(cost.paragraphsLaidOut <= 4, "\(cost.paragraphsLaidOut)")
    // A part has some 256 letters, in lines of at least 50; up to two lines are looked at behind it.
    expect(cost.linesLaidOut <= 3 * (256 / 50 + 1) + 2 * 3, "\(cost.linesLaidOut)")
    expect(cost.measures, equals: 0)
  }
  @QuickTesting.Test func `a word without end is edited like others`() {
    let cost = costOfKey(in: String(repeating: "x", count: 100_000), at: 0.5)
    // Every line behind it changes; those that are seen are laid out again.
    expect(cost.linesLaidOut <= 6 * 20, "\(cost.linesLaidOut)")
  }
  @QuickTesting.Test func `opening a long text lays out what is seen of it`() {
    expect(window(SelectedText(Self.lines(20_000))).counters.paragraphsLaidOut <= 2 * 20 + 5)
    let cost = window(SelectedText(Self.paragraph)).counters
    expect(cost.linesLaidOut <= 100, "\(cost.linesLaidOut)")
  }
  @QuickTesting.Test func `scrolling a long text lays out what comes to be seen`() throws {
    let model = SelectedText((0..<20_000).map { "line \($0)" }.joined(separator: "\n")), window = window(model)
    scroll(window, down: 400)
    expect(window.counters.paragraphsLaidOut <= 25)
    let drawn = window.place(ofDrawn: "line 20")
    expect(drawn?.y, equals: 8)
    scroll(window, down: 1e9)
    expect(window.counters.paragraphsLaidOut <= 2 * 25)
    let lastLine: CGFloat = 8 + 19 * 20
    expect(window.place(ofDrawn: "line 19999")?.y, equals: lastLine)
    window.click("editor")
    window.press(.home, modifiers: .command)
    expect(window.place(ofDrawn: "line 0")?.y, equals: 8)
    window.press(.end, modifiers: .command)
    expect(window.counters.paragraphsLaidOut <= 25)
    expect(window.place(ofDrawn: "line 19999")?.y, equals: lastLine)
  }
  @QuickTesting.Test func `what is seen stays when lines above it turn out to be higher than was guessed`() throws {
    // Letters as wide as two make twice as many lines as they have bytes for.
    let wide = String(repeating: "漢", count: 90)
    let model = SelectedText((0..<2_000).map { "\($0) \(wide)" }.joined(separator: "\n")), window = window(model)
    window.click("editor")
    window.press(.end, modifiers: .command)
    func seen() -> (Int, CGFloat)? {
      for number in (1..<2_000).reversed() {
        if let place = window.place(ofDrawn: "\(number) \(wide)"), place.y >= 8, place.y < 300 {
          return (number, place.y)
        }
      }
      return nil
    }
    for _ in 0..<5 {
      let before = try require(seen())
      scroll(window, down: -30)
      let after = try require(window.place(ofDrawn: "\(before.0) \(wide)"))
      expect(after.y, equals: before.1 + 30)
    }
  }
  @QuickTesting.Test func `lines of a long paragraph are walked and selected as one text`() throws {
    let model = SelectedText(Self.paragraph), window = window(model)
    window.click("editor")
    window.press(.home, modifiers: .command)
    var last = -1.0, ends = 0
    // Over several parts, each of which ends where a line does.
    for _ in 0..<60 {
      window.press(.end)
      let end = try require(model.range).lowerBound
      window.press(.home)
      let start = try require(model.range).lowerBound
      // The space at which a line is broken hangs over.
      expect(end > start && end - start <= 61)
      expect(Double(start) > last)
      last = Double(start)
      ends += 1
      window.press(.downArrow)
    }
    expect(ends, equals: 60)
    window.press(.home, modifiers: .command)
    for _ in 0..<30 { window.press(.downArrow, modifiers: .shift) }
    let down = try require(model.range)
    for _ in 0..<30 { window.press(.upArrow, modifiers: .shift) }
    expect(down.lowerBound == 0 && down.upperBound > 30 * 45)
    try expect(require(model.range).isEmpty)
  }
  @QuickTesting.Test func `what is typed and taken back in long texts is what is bound`() {
    let model = SelectedText(Self.paragraph), window = window(model)
    window.click("editor")
    for part in [0.9, 0.1, 0.5] {
      let offset = Int(Double(model.text.utf8.count) * part)
      model.selection = TextSelection(insertionPoint: model.text.utf8.index(model.text.startIndex, offsetBy: offset))
      window.settle()
      window.type("one two")
      window.press(.return)
      window.press(.delete)
    }
    expect(model.text.utf8.count, equals: Self.paragraph.utf8.count + 3 * 7)
    for _ in 0..<30 { window.press("z", modifiers: .command) }
    expect(model.text, equals: Self.paragraph)
  }
}
