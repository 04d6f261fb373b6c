import QuickTesting
import Testing

@testable import HearthEditing

struct AutomaticCapitalsTests {
  /// The text with each letter typed as it would be.
  private func typed(_ text: String, _ rule: AutomaticCapitals) -> String {
    text.reduce(into: "") { result, letter in
      result += rule.begins(at: result.utf8.count, in: result) ? letter.uppercased() : String(letter)
    }
  }
  @Test(arguments: [
    ("a b. c! d? e… f", "A b. C! D? E… F"),
    ("\"so.\" (he said.) [ok]", "\"So.\" (He said.) [Ok]"),
    ("3.5 e.g. this, i.e. that", "3.5 e.g. this, i.e. that"),
    ("www.example.org is.it", "Www.example.org is.it"),
    ("a\nb\u{2029}c\r\nd", "A\nB\u{2029}C\r\nD"),
    ("  x", "  X"),
    ("好。a 好。 a", "好。a 好。 A"),
  ]) func `sentences`(text: String, expected: String) { expect(typed(text, .sentences), equals: expected) }

  @QuickTesting.Test func `words and characters`() {
    expect(typed("jean-luc o'neil d’ar 2nd", .words), equals: "Jean-Luc O'neil D’ar 2nd")
    expect(typed("a b", .characters), equals: "A B")
  }
  @QuickTesting.Test func `offsets outside of the text are its ends, and long words are looked at in part`() {
    expect(AutomaticCapitals.sentences.begins(at: -5, in: "ab"))
    expect(!AutomaticCapitals.sentences.begins(at: 99, in: "ab"))
    expect(!AutomaticCapitals.words.begins(at: 10_000, in: String(repeating: "x", count: 10_000)))
  }
}
