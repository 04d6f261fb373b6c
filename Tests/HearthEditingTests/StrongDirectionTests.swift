import QuickTesting
import Testing

@testable import HearthEditing

struct StrongDirectionTests {
  @Test(arguments: ["a", "Z", "é", "Ω", "Я", "ก", "中", "か", "한", "अ", "𝐀", "Ⅷ", "\u{200E}", "\u{2EBF0}", "\u{E000}"])
  func `letters of most scripts go to the right`(text: String) { expect(text.baseDirection, equals: .leftToRight) }

  @Test(arguments: [
    "א", "ا", "ܐ", "ހ", "ߊ", "ࠀ", "ࢠ", "\u{FB1D}", "\u{FEFC}", "𐤀", "𞤀", "\u{200F}", "\u{61C}", "؟", "\u{8C5}",
  ])
  func `letters of Hebrew, Arabic and their relatives go to the left`(text: String) {
    expect(text.baseDirection, equals: .rightToLeft)
  }

  // Numbers of both kinds, separators, marks, spaces, punctuation, symbols; the Arabic number signs.
  @Test(arguments: [
    "1", "\u{660}", "\u{6F5}", "\u{600}", "\u{601}", "\u{602}", "\u{603}", "\u{604}", "\u{605}", "\u{6DD}", "\u{8E2}",
    "\u{890}", "\u{10E60}",
    "\u{301}", "\u{5B0}", "\u{64B}", "\u{66A}", "\u{66C}", "\u{60C}", " ", "\u{A0}", "\u{3000}", "-", "(", "+", "€",
    "→", "😀", "ʹ", "",
  ]) func `digits, marks and punctuation have no direction`(text: String) { expect(text.baseDirection == nil) }

  @QuickTesting.Test func `the first strong character decides`() {
    expect("12 אב ab".baseDirection, equals: .rightToLeft)
    expect("12 ab אב".baseDirection, equals: .leftToRight)
    expect("\u{600}\u{661} ab".baseDirection, equals: .leftToRight)
    expect("\n12\nא".baseDirection, equals: .rightToLeft)
  }
  @QuickTesting.Test func `isolated parts do not decide`() {
    expect("\u{2067}א\u{2069} ab".baseDirection, equals: .leftToRight)
    expect("\u{2068}a \u{2066}b\u{2069} c\u{2069} א".baseDirection, equals: .rightToLeft)
    expect("\u{2066}a".baseDirection == nil)
    expect("\u{2066}a\nא".baseDirection, equals: .rightToLeft)
    expect("\u{2069}א".baseDirection, equals: .rightToLeft)
  }
}
