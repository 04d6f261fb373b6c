import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct NumberTextTests {
  private func shown(_ key: LocalizedStringKey, _ locale: Locale) -> String {
    let window = TestWindow(size: CGSize(width: 2_000, height: 40)) { Text(key).environment(\.locale, locale) }
    return strings(window).joined()
  }

  @Test(arguments: [
    ("en_US", "1,234,567 things, -1,234"), ("de_DE", "1.234.567 things, -1.234"),
    ("fr_FR", "1\u{202F}234\u{202F}567 things, -1\u{202F}234"),
    ("hi_IN", "12,34,567 things, -1,234"), ("en_IN", "12,34,567 things, -1,234"), ("es_ES", "1.234.567 things, -1234"),
    ("ar_EG", "١٬٢٣٤٬٥٦٧ things, \u{61C}-١٬٢٣٤"), ("sv_SE", "1\u{A0}234\u{A0}567 things, −1\u{A0}234"),
    ("en_US_POSIX", "1234567 things, -1234"),
  ]) func `whole numbers in a text have the digits and groups of the locale around`(identifier: String, text: String) {
    expect(shown("\(1_234_567) things, \(-1_234)", Locale(identifier: identifier)), equals: text)
  }
  @QuickTesting.Test func `single digits are those of the locale too`() {
    expect(shown("\(7) \(UInt8(42))", Locale(identifier: "ar_EG")), equals: "٧ ٤٢")
    expect(shown("\(7) \(UInt8(42))", Locale(identifier: "en_US")), equals: "7 42")
  }
  @Test(arguments: ["en_US", "de_DE", "hi_IN", "ar_EG", "es_ES", "fr_FR"])
  func `numbers with a point are as Foundation's localized format writes them`(identifier: String) {
    let locale = Locale(identifier: identifier)
    for value in [1.5, -1_234.25, 1_234_567.125, 0.001] {
      expect(shown("\(value)", locale), equals: String(format: "%lf", locale: locale, value))
      expect(shown("\(value, specifier: "%.2f")", locale), equals: String(format: "%.2f", locale: locale, value))
      expect(shown("\(value, specifier: "%+.0f")", locale), equals: String(format: "%+.0f", locale: locale, value))
    }
    expect(shown("\(48_879, specifier: "%x")", locale), equals: "beef")
    expect(shown("\(UInt64.max)", locale), equals: IntegerFormatStyle<UInt64>(locale: locale).format(.max))
  }
  @QuickTesting.Test func `numbers in an address stay plain`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 40)) {
      Text("[\(1_234)](https://x.org/\(1_234))").accessibilityIdentifier("link").environment(
        \.locale, Locale(identifier: "ar_EG"))
    }
    window.click("link")
    expect(window.host.openedURLs.map(\.absoluteString), equals: ["https://x.org/1234"])
    expect(strings(window), equals: ["١٬٢٣٤"])
  }
}
