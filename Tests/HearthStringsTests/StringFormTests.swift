import Foundation
import HearthStrings
import QuickTesting

/// Files of translations, as Xcode and `plutil` write them.
struct StringFormTests {
  /// The text for a key in a bundle with some files, of which each argument is a number as it is written.
  private func text(
    _ key: String, _ files: [String: Data], table: String? = nil, languages: [String] = ["en"], device: String = "mac",
    numbers: [String] = []
  ) throws -> String? {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthForms-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (path, data) in files {
      let file = directory.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let bundle = try require(Bundle(path: directory.path))
    let tables = StringTables.tables(table, bundle: bundle, languages: languages)
    guard let found = StringTables.find(key, in: tables) else { return nil }
    return found.entry.text(
      StringEntry.Place(language: found.language, device: device, count: numbers.count) { index, _ in
        PluralOperands(numbers[index])
      })
  }
  private func catalog(_ strings: String, source: String = "en") -> [String: Data] {
    ["Localizable.xcstrings": Data(#"{"sourceLanguage":"\#(source)","version":"1.0","strings":{\#(strings)}}"#.utf8)]
  }
  private func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  // MARK: - Catalogues

  @Test func `a plural of a catalogue has the form of its number, and zero where there is one`() throws {
    let files = catalog(
      #""n":{"localizations":{"en":{"variations":{"plural":{"zero":\#(unit("none")),"one":\#(unit("%lld day")),"other":\#(unit("%lld days"))}}},"ja":{"variations":{"plural":{"zero":\#(unit("nashi")),"other":\#(unit("%lld nichi"))}}},"pl":{"variations":{"plural":{"one":\#(unit("dzień")),"few":\#(unit("%lld dni")),"many":\#(unit("%lld dni!")),"other":\#(unit("%lld dnia"))}}}}}"#
    )
    let expected = [
      ("en", "0", "none"), ("en", "1", "%lld day"), ("en", "1.0", "%lld days"), ("ja", "0", "nashi"),
      ("ja", "1", "%lld nichi"), ("pl", "22", "%lld dni"), ("pl", "5", "%lld dni!"), ("pl", "0.5", "%lld dnia"),
      ("fr", "1", "%lld day"),
    ]
    for (language, number, form) in expected {
      try expect(text("n", files, languages: [language], numbers: [number]), equals: form, "\(language) \(number)")
    }
  }
  @Test func `a text varies by device, and by number below it`() throws {
    let files = catalog(
      #""t":{"localizations":{"en":{"variations":{"device":{"iphone":\#(unit("Tap")),"mac":{"variations":{"plural":{"one":\#(unit("Click once")),"other":\#(unit("Click"))}}},"other":\#(unit("Press"))}}}}}"#
    )
    try expect(text("t", files, device: "iphone"), equals: "Tap")
    try expect(text("t", files, device: "appletv"), equals: "Press")
    try expect(text("t", files, device: "mac", numbers: ["1"]), equals: "Click once")
    try expect(text("t", files, device: "mac", numbers: ["2"]), equals: "Click")
    try expect(text("t", files, device: "mac"), equals: "Click")
  }
  @Test func `substitutions count the arguments that they name`() throws {
    func part(_ name: String, _ number: Int, _ one: String, _ other: String) -> String {
      #""\#(name)":{"argNum":\#(number),"formatSpecifier":"lld","variations":{"plural":{"one":\#(unit(one)),"other":\#(unit(other))}}}"#
    }
    let files = catalog(
      #""k":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@b@ of %#@a@ by %3$@"},"substitutions":{\#(part("a", 1, "%arg file", "%arg files")),\#(part("b", 2, "one part", "%arg parts"))}}}},"nested":{"localizations":{"en":{"stringUnit":{"value":"100%% %#@a@"},"substitutions":{\#(part("a", 1, "%arg file in %#@b@", "%arg files in %#@b@")),\#(part("b", 2, "%arg folder", "%arg folders"))}}}}"#
    )
    try expect(text("k", files, numbers: ["1", "3", "9"]), equals: "%2$lld parts of %1$lld file by %3$@")
    try expect(text("k", files, numbers: ["2", "1", "9"]), equals: "one part of %1$lld files by %3$@")
    try expect(text("nested", files, numbers: ["1", "2"]), equals: "100%% %1$lld file in %2$lld folders")
  }
  @Test func `a key is the text of the source language, whatever that is`() throws {
    let files = catalog(
      #""Hallo":{"localizations":{"en":\#(unit("Hello"))}},"Nur hier":{"shouldTranslate":false,"localizations":{"en":\#(unit("Only here"))}},"Alt":{"extractionState":"stale","comment":"Einer","localizations":{"en":\#(unit("Old", "needs_review"))}},"Neu":{"localizations":{"en":\#(unit("", "new"))}}"#,
      source: "de")
    try expect(text("Hallo", files, languages: ["de_AT"]) == nil)
    try expect(text("Hallo", files, languages: ["en_GB"]), equals: "Hello")
    try expect(text("Hallo", files, languages: ["fr"]) == nil)
    try expect(text("Nur hier", files) == nil)
    try expect(text("Alt", files), equals: "Old")
    try expect(text("Neu", files) == nil)
  }

  // MARK: - Stringsdict

  private func dictionary(
    _ values: [String: Any], _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> [String: Data] {
    [
      "en.lproj/Localizable.stringsdict": try PropertyListSerialization.data(
        fromPropertyList: values, format: format, options: 0)
    ]
  }
  private func rule(_ forms: [String: String]) -> [String: Any] {
    forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]) { $1 }
  }
  @Test func `a variable that has itself inside many times ends`() throws {
    let many = String(repeating: "%#@a@", count: 10)
    let files = try dictionary(["k": ["NSStringLocalizedFormatKey": many, "a": rule(["other": "x" + many])]])
    let result = try text("k", files, numbers: ["1"]) ?? ""
    expect(result.filter { $0 == "x" }.count, equals: 1000)
  }
  @Test func `variables of a stringsdict take the arguments in their order, also inside of each other`() throws {
    let files = try dictionary(
      [
        "two": [
          "NSStringLocalizedFormatKey": "%#@a@ and %#@b@", "a": rule(["one": "%d cat", "other": "%d cats"]),
          "b": rule(["zero": "no dog", "one": "%d dog", "other": "%d dogs"]),
        ],
        "nested": [
          "NSStringLocalizedFormatKey": "%#@a@", "a": rule(["one": "%d cat %#@b@", "other": "%d cats %#@b@"]),
          "b": rule(["one": "with %d dog", "other": "with %d dogs"]),
        ],
        "given": ["NSStringLocalizedFormatKey": "%1$@ has %2$#@a@", "a": rule(["one": "a cat", "other": "%d cats"])],
        "behind": [
          "NSStringLocalizedFormatKey": "%@ has %#@a@ in %@", "a": rule(["one": "a cat", "other": "%d cats"]),
        ],
      ], .binary)
    try expect(text("two", files, numbers: ["1", "0"]), equals: "%1$d cat and no dog")
    try expect(text("two", files, numbers: ["3", "1"]), equals: "%1$d cats and %2$d dog")
    try expect(text("nested", files, numbers: ["1", "2"]), equals: "%1$d cat with %2$d dogs")
    try expect(text("given", files, numbers: ["9", "1"]), equals: "%1$@ has a cat")
    try expect(text("behind", files, numbers: ["9", "2", "9"]), equals: "%1$@ has %2$d cats in %3$@")
  }
  @Test func `a stringsdict varies by device and by width, and goes before the strings beside it`() throws {
    var files = try dictionary([
      "d": ["NSStringDeviceSpecificRuleType": ["ipad": "Tablet", "other": "Thing"]],
      "w": ["NSStringVariableWidthRuleType": ["1": "Hi", "20": "Good morning"]],
    ])
    files["en.lproj/Localizable.strings"] = Data("\"d\" = \"plain\"; \"p\" = \"plain\";".utf8)
    try expect(text("d", files, device: "ipad"), equals: "Tablet")
    try expect(text("d", files, device: "mac"), equals: "Thing")
    try expect(text("w", files), equals: "Good morning")
    try expect(text("p", files), equals: "plain")
  }

  // MARK: - Strings

  @Test func `strings are read in each encoding and form`() throws {
    let plain = "/* Ü */\n\"k\" = \"grün \\U00df \\\"q\\\" \\ud83d\\uDE00 \\101\";\n"
    let expected = "grün ß \"q\" 😀 A"
    var forms: [String: Data] = [
      "UTF-8": Data(plain.utf8), "UTF-8 with a mark": Data([0xEF, 0xBB, 0xBF]) + Data(plain.utf8),
    ]
    forms["UTF-16 LE"] = plain.data(using: .utf16LittleEndian)
    forms["UTF-16 BE"] = plain.data(using: .utf16BigEndian)
    forms["UTF-16 LE with a mark"] = Data([0xFF, 0xFE]) + plain.data(using: .utf16LittleEndian)!
    forms["UTF-16 BE with a mark"] = Data([0xFE, 0xFF]) + plain.data(using: .utf16BigEndian)!
    forms["UTF-32 LE with a mark"] = Data([0xFF, 0xFE, 0, 0]) + plain.data(using: .utf32LittleEndian)!
    forms["braces"] = Data("{\n k = \"\(expected.replacingOccurrences(of: "\"", with: "\\\""))\"\n}".utf8)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      forms["\(format)"] = try PropertyListSerialization.data(
        fromPropertyList: ["k": expected], format: format, options: 0)
    }
    for (name, data) in forms {
      try expect(text("k", ["en.lproj/Localizable.strings": data]), equals: expected, "\(name)")
    }
  }
  @Test func `another table and folders of other names are found`() throws {
    let files = [
      "zh-hant.lproj/Other.strings": Data("k = v;".utf8), "Base.lproj/Other.strings": Data("b = base;".utf8),
    ]
    try expect(text("k", files, table: "Other", languages: ["zh_TW"]), equals: "v")
    try expect(text("b", files, table: "Other", languages: ["zh_TW"]), equals: "base")
    try expect(text("k", files, table: "Other", languages: ["zh_CN"]) == nil)
  }
}
