import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct LocalizedStringTests {
  private func strings(_ window: TestWindow) -> [String] {
    window.displayList.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }
  /// Calls `body` with a bundle that has a German and an English table.
  private func withBundle(_ body: (Bundle, URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthStrings-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (language, text, named) in [("de", "Hallo, %@! %lld", "Feige"), ("en", "Hello, %@! %lld", "Fig")] {
      let folder = directory.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let table = "\"greet %@ %lld\" = \"\(text)\"; \"fruit.fig\" = \"\(named)\"; \"bold\" = \"**\(named)**\";"
      try Data(table.utf8).write(to: folder.appending(path: "Localizable.strings"))
    }
    try body(require(Bundle(path: directory.path)), directory)
  }

  @Test func `a string is looked up with its values`() throws {
    try withBundle { bundle, _ in
      let german = Locale(identifier: "de_DE"), count = 3
      expect(
        String(localized: "greet \("Ann") \(count)", bundle: bundle, locale: german, comment: "A greeting"),
        equals: "Hallo, Ann! 3")
      expect(String(localized: "fruit.fig", defaultValue: "A fig", bundle: bundle, locale: german), equals: "Feige")
      expect(
        String(localized: "fruit.pear", defaultValue: "\(count) pears", bundle: bundle, locale: german),
        equals: "3 pears")
    }
  }
  @Test func `a string that no table has is its key, with its values`() {
    expect(String(localized: "100 % of \(2) \("x", default: "y")" as String.LocalizationValue), equals: "100 % of 2 x")
    expect(String(localized: "100 %"), equals: "100 %")
    expect(
      String(localized: "Total \(2.5, specifier: "%.2f")", locale: Locale(identifier: "en_US")), equals: "Total 2.50")
    expect(String(localized: String.LocalizationValue("plain")), equals: "plain")
    let later = LocalizedStringResource(
      "\(placeholder: .int) of \(placeholder: .object) at 5 %, \(placeholder: .double, specifier: "%.1f")")
    expect(String(localized: later), equals: "%lld of %@ at 5 %, %.1f")
    expect(String(localized: "\(0.25, format: .percent.locale(Locale(identifier: "en_US")))"), equals: "25%")
  }
  @Test func `a resource knows where its table is, and a text shows it in the locale around`() throws {
    try withBundle { _, directory in
      let resource = LocalizedStringResource(
        "greet \("Ann") \(3)", locale: Locale(identifier: "de_DE"), bundle: .atURL(directory))
      expect(String(localized: resource), equals: "Hallo, Ann! 3")
      expect(resource.key, equals: "greet %@ %lld")
      let unknown = LocalizedStringResource("none", defaultValue: "Nothing", bundle: .atURL(directory))
      let window = TestWindow {
        VStack {
          Text(resource).environment(\.locale, Locale(identifier: "en_US"))
          Text(unknown)
          Text("\(resource)").environment(\.locale, Locale(identifier: "de_DE"))
        }
      }
      expect(strings(window), equals: ["Hello, Ann! 3", "Nothing", "Hallo, Ann! 3"])
      expect(resource == resource && resource != unknown)
      let literal: LocalizedStringResource = "A \(1)"
      expect(String(localized: literal), equals: "A 1")
    }
  }
  @Test func `an attributed string reads Markdown in the translation`() throws {
    try withBundle { bundle, _ in
      let text = AttributedString(localized: "bold", bundle: bundle, locale: Locale(identifier: "de_DE"))
      expect(String(text.characters), equals: "Feige")
      expect(text.runs.first?.inlinePresentationIntent, equals: .stronglyEmphasized)
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// An interpolation of an app's own.
  fileprivate mutating func appendInterpolation(_ string: String?, default other: String) {
    appendInterpolation(string ?? other)
  }
}
