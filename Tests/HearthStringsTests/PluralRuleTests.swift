import Foundation
import HearthStrings
import QuickTesting
import Testing

struct PluralRuleTests {
  private func forms(_ language: String, _ numbers: [String]) -> [String] {
    numbers.map { PluralRules.of(language).category(of: PluralOperands($0)!).rawValue }
  }

  @Test(arguments: [
    ("en", "0 1 2 1.0", "other one other other"), ("fr", "0 1 1.5 2 1000000 1c6", "one one one other many many"),
    ("ru", "1 2 5 11 12 21 22 25 1.5", "one few many many many one few many other"),
    ("pl", "1 2 5 12 21 22 1.5", "one few many many many few other"),
    ("ar", "0 1 2 3 10 11 99 100 103", "zero one two few few many many other few"),
    ("cy", "0 1 2 3 4 6", "zero one two few other many"), ("ja", "0 1 2", "other other other"),
    ("cs", "1 2 5 1.5", "one few other many"), ("lt", "1 2 10 11 21 0.1", "one few other other one many"),
    ("lv", "0 1 10 11 21 0.1", "zero one zero zero one one"), ("sl", "1 2 3 5 101 1.5", "one two few other one few"),
    ("ga", "1 2 3 7 11", "one two few many other"), ("mt", "0 1 2 11 20", "few one two many other"),
    ("he", "1 2 10 0.5", "one two other one"), ("da", "0 0.5 1 1.5 2", "other one one one other"),
    ("fil", "1 4 5 6", "one other one other"), ("hi", "0 0.5 1 1.5", "one one one other"),
    ("pt", "0 1 1.5 2", "one one one other"), ("pt-PT", "0 1 1.5", "other one other"),
    ("pt_AO", "0 1", "other one"), ("mk", "1 11 21", "one other one"), ("is", "1 11 21 0.1", "one other one one"),
    ("br", "1 2 3 1000000", "one two few many"), ("kw", "0 1 2 3 21", "zero one two few many"),
    ("gd", "1 2 3 11 12 20", "one two few one two other"), ("ro", "1 2 19 20 1.5", "one few few other few"),
    ("es", "1 1.0 2 1000000 1c6", "one one other many many"), ("lag", "0 1 2", "zero one other"),
    ("iw", "2", "two"), ("sr-Latn", "1 2 5", "one few other"), ("zh-Hant", "1", "other"), ("xx", "1", "other"),
  ])
  func `the form of a number is that of CLDR`(language: String, numbers: String, expected: String) {
    expect(
      forms(language, numbers.split(separator: " ").map(String.init)),
      equals: expected.split(separator: " ").map(String.init))
  }
  @QuickTesting.Test func `a language has rules that are read without loss`() {
    expect(PluralRules.languages.count > 130)
    for language in PluralRules.languages { expect(PluralRules.of(language).categories.count > 1, "\(language)") }
  }
  @QuickTesting.Test func `operands follow the written number`() throws {
    let number = try require(PluralOperands("-1.230"))
    expect(number.n == 1.23 && number.i == 1 && number.v == 3 && number.w == 2 && number.f == 230 && number.t == 23)
    let compact = try require(PluralOperands("1.2c6"))
    expect(compact.n == 1_200_000 && compact.i == 1_200_000 && compact.v == 0 && compact.e == 6)
    for text in ["", ".", "1.", "a", "1,5", "1c", "1c99"] { expect(PluralOperands(text) == nil) }
    expect(NumberText.operands(1, "%.1f"), equals: PluralOperands("1.0"))
    expect(NumberText.operands(1, "%@"), equals: PluralOperands("1"))
    expect(NumberText.operands(written: "1.234,5", Locale(identifier: "de_DE")), equals: PluralOperands("1234.5"))
    expect(NumberText.operands(written: "3 km", Locale(identifier: "de_DE")) == nil)
  }
  @QuickTesting.Test func `a text that is no rule is none`() {
    for text in ["", "n", "n = ", "q = 1", "n % 0 = 1", "n = 3..1", "n = 1 and"] { expect(PluralRule(text) == nil) }
  }
}
