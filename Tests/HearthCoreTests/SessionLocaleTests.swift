import Foundation
import HearthCore
import QuickTesting
import Testing

struct SessionLocaleTests {
  private func identifier(_ variables: [String: String]) -> String? { Locale.named { variables[$0] }?.identifier }

  @QuickTesting.Test func `the environment names the locale, the most important variable first`() {
    expect(identifier(["LANG": "de_DE.UTF-8"]), equals: "de_DE")
    expect(identifier(["LANG": "de_DE.UTF-8", "LC_ALL": "fr_CA.UTF-8"]), equals: "fr_CA")
    expect(identifier(["LANG": "de_DE.UTF-8", "LC_ALL": ""]), equals: "de_DE")
    expect(identifier(["LANG": "pt_BR", "LC_MESSAGES": "es_ES"]), equals: "es_ES@rg=brzzzz")
    expect(
      identifier(["LANG": "en_US.UTF-8", "LC_MONETARY": "de_DE.UTF-8", "LC_TIME": "fr_FR.UTF-8"]),
      equals: "en_US@rg=dezzzz")
    expect(identifier(["LANG": "en_US.UTF-8", "LC_NUMERIC": "C", "LC_TIME": "sv_SE"]), equals: "en_US@rg=sezzzz")
    expect(identifier(["LANG": "en_US.UTF-8", "LC_NUMERIC": "C"]), equals: "en_US")
    expect(identifier(["LANG": "en_US.UTF-8", "LC_ALL": "C"]) == nil)
    expect(identifier(["LANG": "C.UTF-8", "LC_TIME": "sv_SE"]), equals: "sv_SE")
  }
  @QuickTesting.Test func `modifiers that are scripts count`() {
    expect(identifier(["LANG": "sr_RS.UTF-8@latin"]), equals: "sr_Latn_RS")
    expect(identifier(["LANG": "uz_UZ@cyrillic"]), equals: "uz_Cyrl_UZ")
    expect(identifier(["LANG": "de_DE@euro"]), equals: "de_DE")
    expect(identifier(["LANG": "eo"]), equals: "eo")
    expect(identifier(["LANG": "es_419"]), equals: "es_419")
  }
  @Test(arguments: ["", "C", "POSIX", "C.UTF-8", "/usr/share/x", "@euro", ".UTF-8", "_", "\u{1F600}", "x_Y"])
  func `names of no place say nothing`(name: String) {
    expect(identifier(["LANG": name]) == nil)
    expect(identifier([:]) == nil)
  }
  @QuickTesting.Test func `money and weeks are those of the place`() throws {
    let locale = try require(Locale.named { $0 == "LANG" ? "en_US.UTF-8" : nil })
    expect(locale.currency?.identifier, equals: "USD")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    expect(calendar.firstWeekday, equals: 1)

    let variables = ["LANG": "zh_TW.UTF-8", "LC_MONETARY": "de_DE.UTF-8"]
    let abroad = try require(Locale.named { variables[$0] })
    expect(abroad.currency?.identifier == "EUR" && abroad.decimalSeparator == "," && abroad.region == .germany)
    expect(abroad.language.region == .taiwan && abroad.language.maximalIdentifier == "zh-Hant-TW")
    calendar.locale = abroad
    expect(calendar.firstWeekday, equals: 2)
  }
}
