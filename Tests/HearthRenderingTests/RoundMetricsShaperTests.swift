import Foundation
import QuickTesting
import TestSupport

@testable import HearthRendering

@MainActor struct `A shaper of round metrics` {
  let shaper = RoundMetricsShaper()

  private func text(_ string: String, size: CGFloat = 16) -> StyledText {
    StyledText(string, TextAttributes(font: FontDescription(size: size)))
  }

  @Test func `gives a character half its size, and a wide one all of it`() {
    expect(
      shaper.layout(text("abcd"), width: nil, height: nil).size, equals: CGSize(width: 4 * 16 / 2, height: 16 * 1.25))
    expect(shaper.layout(text("漢😀"), width: nil, height: nil).size.width, equals: CGFloat(2 * 16))
  }
  @Test func `breaks after a space`() {
    let layout = shaper.layout(text("ab cd ef"), width: 5 * 8, height: nil)
    // "ab cd " with the space hanging out, then "ef".
    expect(layout.lineCount, equals: 2)
    expect(layout.size.height, equals: 2 * 16 * 1.25)
    expect(layout.lastBaseline - layout.firstBaseline, equals: 16 * 1.25)
    expect(layout.caret(at: 6).minY, equals: 16 * 1.25)
  }
  @Test func `breaks a word that alone is too wide, and at newlines`() {
    expect(shaper.layout(text("abcdef"), width: 2 * 8, height: nil).lineCount, equals: 3)
    expect(shaper.layout(text("a\nb\n"), width: nil, height: nil).lineCount, equals: 3)
  }
  @Test func `cuts off lines that do not fit, but not the first`() {
    var limited = text("a\nb\nc")
    limited.lineLimit = 2
    expect(shaper.layout(limited, width: nil, height: nil).isTruncated)
    expect(shaper.layout(limited, width: nil, height: nil).lineCount, equals: 2)
    expect(shaper.layout(text("a\nb\nc"), width: nil, height: 1).lineCount, equals: 1)
  }
  @Test func `keeps space for reserved lines`() {
    var reserved = text("a")
    reserved.reservedLines = 3
    expect(shaper.layout(reserved, width: nil, height: nil).size.height, equals: 3 * 16 * 1.25)
  }
  @Test func `puts the caret before its character and finds it again`() {
    let layout = shaper.layout(text("abcd"), width: nil, height: nil)
    expect(layout.caret(at: 3), equals: CGRect(x: 3 * 8, y: 0, width: 0, height: 20))
    expect(layout.offset(nearest: CGPoint(x: 3 * 8 + 3, y: 5)), equals: 3)
    expect(layout.offset(nearest: CGPoint(x: 900, y: 900)), equals: 4)
    expect(layout.offset(nearest: CGPoint(x: -900, y: -900)), equals: 0)
  }
  @Test func `counts offsets in UTF-8`() {
    let layout = shaper.layout(text("äb"), width: nil, height: nil)
    expect(layout.caret(at: "ä".utf8.count).minX, equals: 8)
  }
  @Test func `starts at the right for right-to-left text`() {
    var hebrew = text("אבג")
    hebrew.isRightToLeft = true
    let layout = shaper.layout(hebrew, width: nil, height: nil)
    expect(layout.caret(at: 0).minX, equals: CGFloat(3 * 8))
    expect(layout.caret(at: 6).minX, equals: 0)
    expect(layout.rectangles(of: 0..<2), equals: [CGRect(x: 2 * 8, y: 0, width: 8, height: 20)])
  }
  @Test func `aligns short lines within the longest`() {
    var trailing = text("abcd\nab")
    trailing.alignment = .trailing
    expect(shaper.layout(trailing, width: nil, height: nil).caret(at: 5).minX, equals: CGFloat(2 * 8))
    trailing.alignment = .center
    expect(shaper.layout(trailing, width: nil, height: nil).caret(at: 5).minX, equals: CGFloat(2 * 8 / 2))
  }
  @Test func `covers a range with a rectangle on each line`() {
    let layout = shaper.layout(text("abc\nde"), width: nil, height: nil)
    expect(
      layout.rectangles(of: 1..<5),
      equals: [
        CGRect(x: 8, y: 0, width: 2 * 8, height: 20), CGRect(x: 0, y: 20, width: 8, height: 20),
      ])
  }
  @Test func `shapes the same text once`() {
    for _ in 0..<3 { _ = shaper.layout(text("abc"), width: 100, height: nil) }
    expect(shaper.shapeCount, equals: 1)
  }
  /// Random texts of `letters`, at widths with room for the widest character, whose size changes when they are
  /// laid out again at the width they took.
  private func inexactTexts(_ letters: String) -> [String] {
    var generator = SeededGenerator(seed: 11)
    let letters = Array(letters)
    return (0..<500).compactMap { _ in
      let count = Int.random(in: 0..<30, using: &generator)
      let string = String((0..<count).map { _ in letters.randomElement(using: &generator)! })
      let styled = text(string, size: CGFloat(Int.random(in: 5..<20, using: &generator)) + 0.3)
      let first = shaper.layout(styled, width: .random(in: 20...150, using: &generator), height: nil)
      let again = shaper.layout(styled, width: first.size.width, height: nil)
      return first.size == again.size ? nil : string
    }
  }
  @Test func `gives the same size again when laid out at its own width`() {
    expect(inexactTexts("abc\n漢é").isEmpty)
  }
  @Test func `gives the same size again at its own width, also with spaces at the ends of lines`() {
    expect(inexactTexts("abc  d\n漢é").isEmpty)
  }
  @Test func `spaces at the end of a line have no width, and carets in them stay at its end`() {
    let layout = shaper.layout(text("ab   cd"), width: 4 * 8, height: nil)
    expect(layout.size.width, equals: CGFloat(2 * 8))
    expect(layout.lineCount, equals: 2)
    expect([2, 3, 4].map { layout.caret(at: $0).minX }, equals: [16, 16, 16])
    expect(layout.caret(at: 5).origin, equals: CGPoint(x: 0, y: 20))
    expect(shaper.layout(text("ab   "), width: nil, height: nil).size.width, equals: CGFloat(5 * 8))
    expect(shaper.layout(text("ab   "), width: 3 * 8, height: nil).size.width, equals: CGFloat(3 * 8))
  }
  @Test func `finds every caret again at its own place`() {
    let layout = shaper.layout(text("ab cde fghi jk"), width: 5 * 8, height: nil)
    for offset in 0...14 {
      let caret = layout.caret(at: offset)
      expect(layout.offset(nearest: CGPoint(x: caret.minX, y: caret.midY)), equals: offset)
    }
  }
}
