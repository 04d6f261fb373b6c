import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@MainActor struct LocalizedFormTests {
  /// A bundle with files; it goes away behind `body`.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthText-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (path, text) in files {
      let file = directory.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(#require(Bundle(path: directory.path)))
  }
  private func shown(_ text: Text, _ locale: String, _ idiom: Idiom = .desktop) throws -> String {
    let settings = TestWindow.Settings(locale: Locale(identifier: locale))
    return try TestWindow(idiom: idiom, settings: settings) { text.accessibilityIdentifier("text") }.element("text")
      .label
  }
  private func expect(_ expected: String, _ text: Text, _ locale: String, _ idiom: Idiom = .desktop) throws {
    let shown = try shown(text, locale, idiom)
    #expect(shown == expected)
  }
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld apples": {"localizations": {
        "en": {"variations": {"plural": {"zero": {"stringUnit": {"value": "no apples"}}, "one": {"stringUnit": {"value": "%lld apple"}},
          "other": {"stringUnit": {"value": "%lld apples"}}}}},
        "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld яблоко"}}, "few": {"stringUnit": {"value": "%lld яблока"}},
          "many": {"stringUnit": {"value": "%lld яблок"}}, "other": {"stringUnit": {"value": "%lld яблока"}}}}}}},
      "%.1f miles": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%.1f mile"}},
        "other": {"stringUnit": {"value": "%.1f miles"}}}}}, "fr": {"variations": {"plural": {"one": {"stringUnit": {"value": "%.1f mille"}},
        "other": {"stringUnit": {"value": "%.1f milles"}}}}}}},
      "%@ birds": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%@ bird"}},
        "other": {"stringUnit": {"value": "%@ birds"}}}}}}},
      "act": {"localizations": {"en": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Tap"}},
        "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Press"}}}}}}}
    }}
    """

  @Test(arguments: [
    (0, "en", "no apples"), (1, "en", "1 apple"), (2, "en_GB", "2 apples"), (21, "ru", "21 яблоко"),
    (3, "ru", "3 яблока"), (5, "ru", "5 яблок"),
  ])
  func `a text has the form of its number`(number: Int, locale: String, expected: String) throws {
    try withBundle(["Localizable.xcstrings": Self.catalog]) { bundle in
      try expect(expected, Text("\(number) apples", bundle: bundle), locale)
      let locale = Locale(identifier: locale)
      #expect(String(localized: "\(number) apples", bundle: bundle, locale: locale) == expected)
      let resource = LocalizedStringResource("\(number) apples", locale: locale, bundle: .atURL(bundle.bundleURL))
      #expect(String(localized: resource) == expected)
      try expect(expected, Text(resource), locale.identifier)
    }
  }
  @QuickTesting.Test func `a number counts as it is written`() throws {
    try withBundle(["Localizable.xcstrings": Self.catalog]) { bundle in
      try expect("1.0 miles", Text("\(1.0, specifier: "%.1f") miles", bundle: bundle), "en_US")
      try expect("1,5 mille", Text("\(1.5, specifier: "%.1f") miles", bundle: bundle), "fr_FR")
      try expect("1 bird", Text("\(1, format: .number) birds", bundle: bundle), "en_US")
      try expect("2 birds", Text("\(2, format: .number) birds", bundle: bundle), "en_US")
    }
  }
  @QuickTesting.Test func `a text has the form of the window's device`() throws {
    try withBundle(["Localizable.xcstrings": Self.catalog]) { bundle in
      for (idiom, expected) in [(Idiom.phone, "Tap"), (.desktop, "Click"), (.pad, "Press"), (.tv, "Press")] {
        try expect(expected, Text("act", bundle: bundle), "en", idiom)
      }
    }
  }
  @QuickTesting.Test func `damaged files are told of once, with their names`() throws {
    for (name, text) in [
      ("Localizable.xcstrings", "{\"strings\": "),
      ("en.lproj/Localizable.stringsdict", "<?xml version=\"1.0\"?><plist><dict><key>"),
      ("en.lproj/Localizable.strings", "\"a\" = ;\n\"k\" = \"v\";"),
    ] {
      try withBundle([name: text]) { bundle in
        let window = TestWindow {
          VStack {
            Text("k", bundle: bundle); Text("x", bundle: bundle)
          }
        }
        let found = window.reports.filter { $0.contains(name) && $0.contains("Localization") }
        #expect(found.count == 1, "\(name): \(window.reports)")
      }
    }
  }
  @QuickTesting.Test func `nouns agree with their numbers in English, and others are told of once`() throws {
    for (number, expected) in [(1, "1 apple left"), (3, "3 apples left")] {
      try expect(expected, Text("^[\(number) apple](inflect: true) left"), "en_US")
    }
    try expect("2 boxes", Text("**^[\(2) box](inflect: true)**"), "en_US")
    let settings = TestWindow.Settings(locale: Locale(identifier: "de_DE"))
    let window = TestWindow(settings: settings) {
      VStack { ForEach(1..<4) { Text("^[\($0) Apfel](inflect: true)") } }
    }
    #expect(window.reports.filter { $0.contains("inflect") && $0.contains(" de ") }.count <= 3)
    #expect(window.reports.contains { $0.contains("inflect") && $0.contains(" de ") })
    try expect("3 Apfel", Text("^[\(3) Apfel](inflect: true)"), "de_DE")
  }
}
