import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// The parts of a text. Source: Apple, documentation of `UITextInputTokenizer`.
@MainActor struct TokenizerTests {
  private let text = UITextView()
  private func part(_ offset: Int, _ granularity: UITextGranularity, isForward: Bool = true) -> String? {
    guard let place = text.position(from: text.beginningOfDocument, offset: offset) else { return nil }
    return text.tokenizer.rangeEnclosingPosition(
      place, with: granularity, inDirection: .storage(isForward ? .forward : .backward)
    ).flatMap { text.text(in: $0) }
  }
  private func boundary(_ offset: Int, _ granularity: UITextGranularity, isForward: Bool) -> Int? {
    guard let place = text.position(from: text.beginningOfDocument, offset: offset) else { return nil }
    return text.tokenizer.position(
      from: place, toBoundary: granularity, inDirection: UITextDirection(rawValue: isForward ? 0 : 1)
    ).map { text.offset(from: text.beginningOfDocument, to: $0) }
  }

  @Test func `the word at a place is found, and none between words`() {
    text.text = "It's time, no. 3.14 \u{1F44D}\u{1F3FD} go"
    expect(part(1, .word) == "It's" && part(5, .word) == "time" && part(15, .word) == "3.14")
    // At the end of a word it is that word backwards, and what follows forwards.
    expect(part(4, .word) == nil && part(4, .word, isForward: false) == "It's")
    expect(part(20, .character), equals: "\u{1F44D}\u{1F3FD}")
    expect(boundary(0, .word, isForward: true) == 4 && boundary(4, .word, isForward: true) == 9)
    expect(boundary(9, .word, isForward: false), equals: 5)
  }
  @Test func `sentences and paragraphs end where they do`() {
    text.text = "One is. Two is! And\nthree"
    expect(part(3, .sentence) == "One is. " && part(9, .sentence) == "Two is! " && part(17, .sentence) == "And")
    expect(part(3, .paragraph) == "One is. Two is! And" && part(22, .paragraph) == "three")
    expect(part(3, .document), equals: "One is. Two is! And\nthree")
    expect(boundary(22, .paragraph, isForward: false) == 20 && boundary(22, .paragraph, isForward: true) == 25)
  }
  @Test func `a line is what is seen of a paragraph`() {
    text.text = "one two three four five six seven eight nine ten"
    let window = TestWindow(size: CGSize(width: 120, height: 300)) { Holder(view: text) }
    let first = part(0, .line) ?? ""
    expect(first.hasPrefix("one two") && first.count < 30, first)
    expect(boundary(0, .line, isForward: true), equals: first.count)
    withExtendedLifetime(window) {}
  }
  @Test func `an empty text has no words`() {
    text.text = ""
    expect(part(0, .word) == nil && part(0, .character) == nil && boundary(0, .word, isForward: true) == nil)
  }
}
