import Foundation
import QuickTesting
import TestSupport
import Testing

@testable import HearthStrings

struct WholeNumbersTests {
  static let locales = [
    "en_US", "en_GB", "en_IN", "hi_IN", "bn_BD", "mr_IN", "ne_NP", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "es_ES",
    "es_MX", "pl_PL", "pt_PT",
    "pt_BR", "it_IT", "sv_SE", "et_EE", "ru_RU", "ar_EG", "ar", "ar_AE", "fa_IR", "ur_PK", "he_IL", "my_MM", "ja_JP",
    "zh_CN", "ko_KR", "th_TH",
    "th_TH@numbers=thai", "bg_BG", "lv_LV", "hu_HU", "tr_TR", "en_001", "en_US_POSIX", "zh_CN@numbers=hanidec",
  ]
  @Test(arguments: locales) func `whole numbers are written as by Foundation's formatter`(identifier: String) {
    let locale = Locale(identifier: identifier)
    let style = IntegerFormatStyle<Int64>(locale: locale)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      // As many short numbers as long ones.
      let value = Int64.random(in: .min ... .max, using: &generator) >> Int64.random(in: 0..<64, using: &generator)
      let found = NumberText.whole(value, locale), expected = style.format(value)
      expect(found, equals: expected, "\(value)")
    }
  }
  @QuickTesting.Test func `the quick way knows the usual locales`() {
    for identifier in ["en_US", "de_DE", "fr_FR", "hi_IN", "en_IN", "ar_EG", "es_ES", "ja_JP", "sv_SE", "en_US_POSIX"] {
      expect(WholeNumbers(Locale(identifier: identifier)) != nil, "\(identifier)")
    }
  }
}
