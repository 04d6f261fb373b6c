import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What keys cost in fields of one line that are long, counted, and where their letters stand. The rules are in
/// Documentation/Text.md.
@MainActor struct LongFieldTests {}

extension LongFieldTests {
  private struct Page: View {
    @Bindable var model: SelectedText
    var body: some View {
      TextField("Field", text: $model.text, selection: $model.selection).accessibilityIdentifier("field")
    }
  }
  /// Words of several lengths, without an end and without a line break.
  private static func words(_ count: Int) -> String {
    (0..<count).map { String(repeating: "x", count: $0 % 11 + 1) }.joined(separator: " ")
  }
  private func window(_ model: SelectedText) -> TestWindow {
    TestWindow(size: CGSize(width: 300, height: 60)) { Page(model: model) }
  }
  private func place(_ offset: Int, in model: SelectedText) {
    model.selection = TextSelection(insertionPoint: model.text.utf8.index(model.text.startIndex, offsetBy: offset))
  }

  @Test(arguments: [0, 0.5, 1]) func `a key in a line of a million letters costs a part of it`(part: Double) {
    let model = SelectedText(Self.words(160_000)), window = window(model)
    let length = model.text.utf8.count, offset = Int(Double(length) * part)
    window.click("field")
    place(offset, in: model)
    window.settle()
    window.press("a")
    window.press("b")
    let index = model.text.utf8.index(model.text.startIndex, offsetBy: offset)
    expect(model.text.utf8.count == length + 2 && model.text[index...].hasPrefix("ab"))
    // The part that it is in, and the one before where a letter could have become one with the last one there.
    expect(window.counters.paragraphsLaidOut <= 3, "\(window.counters.paragraphsLaidOut)")
    expect(window.counters.measures, equals: 0)
    expect(window.counters.textBytesCopied <= 2 * (length + 2), "\(window.counters.textBytesCopied)")
    // Millions of points away.
    window.press(.end)
    window.press("c")
    window.press(.home)
    window.press("d")
    expect(model.text.hasSuffix("c") && model.text.hasPrefix("d"))
    window.press(.end, modifiers: .shift)
    window.type("e")
    expect(model.text, equals: "de")
  }
  @QuickTesting.Test func `a word without end is parted, too`() {
    let model = SelectedText(String(repeating: "x", count: 100_000)), window = window(model)
    window.click("field")
    window.press(.end)
    window.press("a")
    expect(model.text.hasSuffix("xa"))
    expect(window.counters.paragraphsLaidOut <= 3, "\(window.counters.paragraphsLaidOut)")
  }
  @QuickTesting.Test func `opening a long line lays out what is seen of it`() {
    let cost = window(SelectedText(Self.words(160_000))).counters
    expect(cost.paragraphsLaidOut <= 4, "\(cost.paragraphsLaidOut)")
  }
  @Test(arguments: [300, 5_000]) func `carets, clicks and selections are where they are in a short line`(count: Int) {
    // The same letters are seen at the end of both, of which one is laid out as a whole.
    let model = SelectedText(Self.words(count)), window = window(model)
    window.click("field")
    window.press(.end)
    let length = model.text.utf8.count
    // A letter has 8 points, and the last one ends at the caret.
    let frame = (try? window.element("field").frame) ?? .zero
    var seen: [Int] = []
    for step in 1...30 {
      window.click(at: CGPoint(x: frame.maxX - 12 - CGFloat(8 * step), y: frame.midY))
      window.type("y")
      let offset = model.text.utf8.distance(
        from: model.text.startIndex, to: model.text.lastIndex(of: "y") ?? model.text.endIndex)
      seen.append(length - offset)
      window.press("z", modifiers: .command)
      window.press(.end)
    }
    expect(seen.first.map { $0 <= 2 }, equals: true, "\(seen)")
    expect(zip(seen, seen.dropFirst()).allSatisfy { $1 - $0 == 1 }, "\(seen)")
    window.press(.home)
    for _ in 0..<700 { window.press(.rightArrow, modifiers: .shift) }
    window.press("c", modifiers: .command)
    expect(window.clipboard.text, equals: String(model.text.prefix(700)))
    window.type("w")
    expect(model.text.utf8.count == length - 699 && model.text.hasPrefix("w"))
  }
  @QuickTesting.Test func `a word that is read from right to left makes one piece of the line`() {
    let model = SelectedText(Self.words(2_000)), window = window(model)
    window.click("field")
    place(6_000, in: model)
    window.settle()
    window.type("a")
    expect(window.counters.paragraphsLaidOut <= 3)
    window.type("\u{5D0}\u{5D1}")
    window.press("b")
    // All of it, once.
    expect(window.counters.paragraphsLaidOut, equals: 1)
    let index = model.text.utf8.index(model.text.startIndex, offsetBy: 6_000)
    expect(model.text[index...].hasPrefix("a\u{5D0}\u{5D1}b"))
    window.press(.delete)
    window.press(.delete)
    window.press(.delete)
    window.press("c")
    expect(model.text[index...].hasPrefix("ac"))
  }
}
