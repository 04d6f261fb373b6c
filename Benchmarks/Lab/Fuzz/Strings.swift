// sources: Sources/HearthStrings
// modules: AttributeDecoding
import Foundation

/// Formatted text, Markdown and tables of texts.
let fuzzTargets = [
  FuzzTarget("rtf") { bytes in
    guard let text = FormattedText(rtf: bytes) else { return }
    check(text)
  },
  FuzzTarget("html") { check(FormattedText(html: $0)) },
  FuzzTarget(text: "markdown") { text in
    for syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax in [
      .full, .inlineOnly, .inlineOnlyPreservingWhitespace,
    ] {
      let options = AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: true, interpretedSyntax: syntax, failurePolicy: .returnPartiallyParsedIfPossible)
      _ = try? AttributedString(markdown: text, options: options)
    }
  },
  FuzzTarget("xcstrings") { bytes in
    var problem: String?
    guard let catalog = StringCatalog(Data(bytes), &problem) else { return }
    for language in catalog.languages.sorted().prefix(20) { check(catalog.table(language)) }
  },
  FuzzTarget("strings") { bytes in
    var problem: String?
    let values = StringsBytes.values(Data(bytes), &problem)
    var table = StringTable(language: "de")
    table.entries = StringsDictionary.entries(values) ?? [:]
    check(table)
  },
]

/// What was read can be written and read again.
private func check(_ text: FormattedText) {
  guard FormattedText(rtf: Array(text.rtf.utf8)) != nil else { fatalError("what is written as RTF cannot be read") }
  let again = FormattedText(html: Array(text.html.utf8))
  precondition(again.isEmpty == text.isEmpty, "what is written as HTML is \(again) and was \(text)")
}
/// The text of each entry for some numbers.
private func check(_ table: StringTable) {
  for entry in table.entries.values.prefix(50) {
    for number in ["0", "1", "2", "5.5", "1000000"] {
      let operands = PluralOperands(number)
      let place = StringEntry.Place(language: table.language, device: "mac", count: 2) { _, _ in operands }
      let text = entry.text(place)
      precondition(text.utf8.count < 10_000_000, "a text of \(text.utf8.count) bytes")
    }
  }
}
