import Foundation
import QuickTesting
import SwiftUI
import TestSupport
import Testing

/// An attribute of an app, written in Markdown as `^[text](rainbow: 'soft')`.
nonisolated enum RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  nonisolated enum Value: String, Codable, Hashable { case soft, extreme }
  static let name = "example.rainbow"
  static let markdownName = "rainbow"
}
nonisolated enum CountAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  typealias Value = Int
  static let name = "count"
}
nonisolated enum UnwrittenAttribute: CodableAttributedStringKey {
  typealias Value = Int
  static let name = "unwritten"
}
nonisolated extension AttributeScopes {
  nonisolated struct ExampleAttributes: AttributeScope {
    let rainbow: RainbowAttribute
    let unwritten: UnwrittenAttribute
    let more: MoreAttributes
    let foundation: FoundationAttributes
  }
  nonisolated struct MoreAttributes: AttributeScope { let count: CountAttribute }
  var example: ExampleAttributes.Type { ExampleAttributes.self }
}
nonisolated extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.ExampleAttributes, T>) -> T {
    self[T.self]
  }
}

@MainActor struct MarkdownTests {
  typealias Options = AttributedString.MarkdownParsingOptions

  /// The runs, with what Markdown says of each: `i(…)`, `<link>`, `{image|description}`, and the blocks before a colon.
  private func describe(_ string: AttributedString) -> [String] {
    string.runs.map { run in
      var text = String(string[run.range].characters).replacing("\n", with: "⏎")
      let intent = run.inlinePresentationIntent ?? []
      let marks: [(InlinePresentationIntent, String)] = [
        (.emphasized, "i"), (.stronglyEmphasized, "b"), (.code, "c"), (.strikethrough, "s"), (.softBreak, "soft"),
        (.lineBreak, "break"),
        (.inlineHTML, "html"), (.blockHTML, "block html"),
      ]
      for (mark, name) in marks where intent.contains(mark) { text = "\(name)(\(text))" }
      if let url = run.imageURL { text += "{\(url.absoluteString)|\(run.alternateDescription ?? "")}" }
      if let link = run.link { text += "<\(link.absoluteString)>" }
      guard let blocks = run.presentationIntent else { return text }
      return blocks.components.map(\.kind.debugDescription).joined(separator: "<") + ": " + text
    }
  }
  private func inline(_ markdown: String) throws -> [String] {
    describe(try AttributedString(markdown: markdown, options: Options(interpretedSyntax: .inlineOnly)))
  }
  private func full(_ markdown: String, allows: Bool = false) throws -> [String] {
    describe(try AttributedString(markdown: markdown, options: Options(allowsExtendedAttributes: allows)))
  }

  // MARK: - Inside a line

  @Test(arguments: [
    ("&amp; &copy; &#35; &#x22; &ouml; &nosuch; &;", "& © # \" ö &nosuch; &;"),
    ("&#0; &#xD800;", "\u{FFFD} \u{FFFD}"),
    ("&ngE;", "\u{2267}\u{338}"),
    ("\\&amp; \\\\ \\a", "&amp; \\ \\a"),
    ("`&amp;`", "c(&amp;)"),
    ("***a** b*", "b(i(a))|i( b)"),
    ("*a**b**c*", "i(a)|b(i(b))|i(c)"),
    ("**a*b*c**", "b(a)|b(i(b))|b(c)"),
    ("*foo**bar*", "i(foo**bar)"),
    ("__a_b__", "b(a_b)"),
    ("*a `*` b*", "i(a )|c(i(*))|i( b)"),
    ("a*\"b\"*", "a*\"b\"*"),
    ("[`]`](b)", "c(])<b>"),
    ("[a `](b)`", "[a |c(](b))"),
    ("[a [b](c) d](e)", "[a |b<c>| d](e)"),
    ("*[a*](b)", "*|a*<b>"),
    ("*a [b](c) d*", "i(a )|i(b)<c>|i( d)"),
    ("[a](<b c> 'x')", "a<b%20c>"),
    ("[a](b\"c)", "a<b%22c>"),
    ("[a](b \"x\" y)", "[a](b \"x\" y)"),
    ("[a](&auml;\\))", "a<%C3%A4)>"),
    ("[a]()", "a"),
    ("![*b*](c \"t\")", "i(b){c|b}"),
    ("![](c)", "\u{FFFC}{c|}"),
    ("[![a](b)](c)", "a{b|a}<c>"),
    ("<me@example.org>", "me@example.org<mailto:me@example.org>"),
    ("<http://a.b/?x=1&y>", "http://a.b/?x=1&y<http://a.b/?x=1&y>"),
    ("a <b class=\"*x*\"> *c* </b>", "a |html(<b class=\"*x*\">)| |i(c)| |html(</b>)"),
    (
      "a <!-- *b* --> <?x?> <!X y> <![CDATA[z]]>",
      "a |html(<!-- *b* -->)| |html(<?x?>)| |html(<!X y>)| |html(<![CDATA[z]]>)"
    ),
    ("a < b > c <1> <a b=>", "a < b > c <1> <a b=>"),
    ("^[a](b: 1)", "^[a](b: 1)"),
  ]) func `inside a line Markdown means what CommonMark says`(markdown: String, runs: String) throws {
    try expect(inline(markdown).joined(separator: "|"), equals: runs)
  }

  @QuickTesting.Test func `ends of lines are spaces or breaks`() throws {
    try expect(inline("a\nb"), equals: ["a", "soft( )", "b"])
    try expect(inline("a  \n b\\\nc"), equals: ["a", "break(⏎)", "b", "break(⏎)", "c"])
    try expect(inline("`a\nb`"), equals: ["c(a b)"])
    try expect(inline("# *a*"), equals: ["# ", "i(a)"])
    let preserving = Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    expect(
      describe(try AttributedString(markdown: " # *a*  \n\n\\\n `b`\n", options: preserving)),
      equals: [
        " # ", "i(a)", "  ⏎⏎\\⏎ ", "c(b)", "⏎",
      ])
  }

  // MARK: - Blocks

  @QuickTesting.Test func `headings and paragraphs are told apart`() throws {
    try expect(
      full("# A *b* #\n## \ntext\nmore\n\n  ### C\n#d\n\nE\n===\nF\n---\n"),
      equals: [
        "header 1: A ", "header 1: i(b)", "paragraph: text", "paragraph: soft( )", "paragraph: more", "header 3: C",
        "paragraph: #d",
        "header 1: E", "header 2: F",
      ])
  }
  @QuickTesting.Test func `lists have items with ordinals`() throws {
    try expect(
      full("- a\n- b\n  - c\n\n  d\n\n3. x\n4. y\n1) z"),
      equals: [
        "paragraph<listItem 1<unorderedList: a", "paragraph<listItem 2<unorderedList: b",
        "paragraph<listItem 1<unorderedList<listItem 2<unorderedList: c", "paragraph<listItem 2<unorderedList: d",
        "paragraph<listItem 3<orderedList: x", "paragraph<listItem 4<orderedList: y",
        "paragraph<listItem 1<orderedList: z",
      ])
  }
  @QuickTesting.Test func `identities tell blocks apart and are shared by what is in them`() throws {
    let string = try AttributedString(markdown: "- a *b*\n- c\n\nd")
    let identities = string.runs.map { $0.presentationIntent?.components.map(\.identity) ?? [] }
    expect(identities, equals: [[3, 2, 1], [3, 2, 1], [5, 4, 1], [6]])
    expect(string.runs.map { $0.presentationIntent?.indentationLevel }, equals: [1, 1, 1, 0])
  }
  @QuickTesting.Test func `quotes nest and go on with lazy lines`() throws {
    try expect(
      full("> a\nb\n> > c\n\n> 1. d\n>\n>    e\n"),
      equals: [
        "paragraph<blockQuote: a", "paragraph<blockQuote: soft( )", "paragraph<blockQuote: b",
        "paragraph<blockQuote<blockQuote: c",
        "paragraph<listItem 1<orderedList<blockQuote: d", "paragraph<listItem 1<orderedList<blockQuote: e",
      ])
  }
  @QuickTesting.Test func `code keeps its lines and its language`() throws {
    try expect(
      full("```swift\nlet *a* = 1\n\n  b\n```\n\n    c\n\n     d\n\ne\n~~~~ a&amp;b \\* c\n```\n"),
      equals: [
        "codeBlock 'swift': let *a* = 1⏎⏎  b⏎", "codeBlock: c⏎⏎ d⏎", "paragraph: e", "codeBlock 'a&b * c': ```⏎",
      ])
  }
  @QuickTesting.Test func `tabs count to the next column of four`() throws {
    try expect(
      full("\tfoo\tbar\n\n- a\n\n\tb\n\n-\t\tc\n\n>\t\td\n"),
      equals: [
        "codeBlock: foo\tbar⏎", "paragraph<listItem 1<unorderedList: a", "paragraph<listItem 1<unorderedList: b",
        "codeBlock<listItem 2<unorderedList:   c⏎", "codeBlock<blockQuote:   d⏎",
      ])
  }
  @QuickTesting.Test func `thematic breaks and HTML are blocks`() throws {
    try expect(
      full("a\n\n* * *\n<div>\n*b*\n\nx\n\n<!-- c\n\nd -->\n*e*\n\n- * * *"),
      equals: [
        "paragraph: a", "thematicBreak: ⸻", "block html(<div>⏎*b*⏎)", "paragraph: x", "block html(<!-- c⏎⏎d -->⏎)",
        "paragraph: i(e)",
        "thematicBreak<listItem 1<unorderedList: ⸻",
      ])
  }
  @QuickTesting.Test func `tables have rows and cells`() throws {
    let table = "table [left, center, right]"
    try expect(
      full("before\n| a | *b* | c\n|---|:-:|--:|\n| 1 | `x\\|y` | | 4 |\n2\n\nafter"),
      equals: [
        "paragraph: before", "tableCell 0<tableHeaderRow<\(table): a", "tableCell 1<tableHeaderRow<\(table): i(b)",
        "tableCell 2<tableHeaderRow<\(table): c", "tableCell 0<tableRow 1<\(table): 1",
        "tableCell 1<tableRow 1<\(table): c(x|y)",
        "tableCell 0<tableRow 2<\(table): 2", "paragraph: after",
      ])
    try expect(full("a | b\n- | - | -").first, equals: "paragraph: a | b")
  }
  @QuickTesting.Test func `links may have their addresses elsewhere`() throws {
    try expect(
      full(
        "[a][Ref] [ref][] [ref] [no] ![x][ref]\n\n[REF]: <https://x.org>\n  'title'\n[ref]: /second\n[other]: /o\nrest\n\n> [in]: /in\n\n[in]"
      ),
      equals: [
        "paragraph: a<https://x.org>", "paragraph:  ", "paragraph: ref<https://x.org>", "paragraph:  ",
        "paragraph: ref<https://x.org>",
        "paragraph:  [no] ", "paragraph: x{https://x.org|x}", "paragraph: rest", "paragraph: in</in>",
      ])
  }
  @QuickTesting.Test func `a list interrupts a paragraph only when it is sure to be one`() throws {
    try expect(full("a\n14. b"), equals: ["paragraph: a", "paragraph: soft( )", "paragraph: 14. b"])
    try expect(
      full("a\n1. b\n2.\n\n   c"), equals: ["paragraph: a", "paragraph<listItem 1<orderedList: b", "paragraph: c"])
    try expect(full("-\n\n  a"), equals: ["paragraph: a"])
    try expect(full("- a\n -b\n- c").count, equals: 4)
  }

  // MARK: - Options

  @QuickTesting.Test func `extended attributes are those of the scope`() throws {
    let markdown = "a ^[b *c*](rainbow: 'soft', count: 3, unwritten: 1, other: {x: [1]}) d"
    let allowed = Options(allowsExtendedAttributes: true)
    let string = try AttributedString(markdown: markdown, including: \.example, options: allowed)
    expect(String(string.characters), equals: "a b c d")
    expect(string.runs.map(\.rainbow), equals: [nil, .soft, .soft, nil])
    expect(string.runs.map { $0[CountAttribute.self] }, equals: [nil, 3, 3, nil])
    expect(string.runs.allSatisfy { $0[UnwrittenAttribute.self] == nil })
    expect(string.runs.map { $0.inlinePresentationIntent == .emphasized }, equals: [false, false, true, false])
    let type = try AttributedString(
      markdown: Data(markdown.utf8), including: AttributeScopes.ExampleAttributes.self, options: allowed)
    expect(type, equals: string)
    try expect(AttributedString(markdown: markdown, options: allowed).runs.allSatisfy { $0.rainbow == nil })
    try expect(String(AttributedString(markdown: markdown).characters).hasPrefix("a ^[b c](rainbow: 'soft'"))
    expect(String(try AttributedString(markdown: "x^[y](https://x.org)", options: allowed).characters), equals: "x^y")
  }
  @QuickTesting.Test func `nested extended attributes apply together`() throws {
    let string = try AttributedString(
      markdown: "^[a ^[b](count: 2)](rainbow: \"extreme\")", including: \.example,
      options: Options(allowsExtendedAttributes: true))
    expect(string.runs.map(\.rainbow), equals: [.extreme, .extreme])
    expect(string.runs.map { $0[CountAttribute.self] }, equals: [nil, 2])
  }
  @Test(arguments: ["^[a](rainbow: 'none')", "^[a](rainbow: )", "^[a](count: 'x')"])
  func `an attribute that cannot be read is an error or left out`(markdown: String) throws {
    expect(throws: (any Error).self) {
      try AttributedString(markdown: markdown, including: \.example, options: Options(allowsExtendedAttributes: true))
    }
    let partial = Options(allowsExtendedAttributes: true, failurePolicy: .returnPartiallyParsedIfPossible)
    let string = try AttributedString(markdown: markdown, including: \.example, options: partial)
    expect(String(string.characters), equals: "a")
    expect(string.runs.first?.rainbow == nil)
  }
  @QuickTesting.Test func `data that are not text are an error or repaired`() throws {
    let data = Data([0x2A, 0x61, 0xFF, 0x2A])
    expect(throws: CocoaError.self) { try AttributedString(markdown: data) }
    let string = try AttributedString(markdown: data, options: Options(failurePolicy: .returnPartiallyParsedIfPossible))
    expect(describe(string), equals: ["paragraph: i(a\u{FFFD})"])
  }
  @QuickTesting.Test func `a file is read`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Markdown-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("# [a](b)".utf8).write(to: file)
    expect(
      describe(try AttributedString(contentsOf: file, baseURL: URL(string: "https://x.org"))),
      equals: [
        "header 1: a<https://x.org/b>"
      ])
    expect(throws: (any Error).self) { try AttributedString(contentsOf: file.appending(path: "none")) }
  }
  @QuickTesting.Test func `the language is that of the whole text`() throws {
    let string = try AttributedString(markdown: "# a\n\n*b* c\n\n***\n\n`d`", options: Options(languageCode: "de"))
    expect(string.runs.allSatisfy { $0.languageIdentifier == "de" })
    try expect(AttributedString(markdown: "a").runs.allSatisfy { $0.languageIdentifier == nil })
  }
  @QuickTesting.Test func `runs say where they stand in the source`() throws {
    let string = try AttributedString(
      markdown: "# ä *b*\n\n> - c\n>   d", options: Options(appliesSourcePositionAttributes: true))
    let positions = string.runs.map { run in
      run.markdownSourcePosition.map { "\($0.startLine):\($0.startColumn)-\($0.endLine):\($0.endColumn)" } ?? ""
    }
    expect(positions, equals: ["1:3-1:5", "1:7-1:7", "3:5-3:5", "3:6-3:6", "4:5-4:5"])
    try expect(AttributedString(markdown: "a").runs.allSatisfy { $0.markdownSourcePosition == nil })
  }
  @QuickTesting.Test func `intents can be archived`() throws {
    let string = try AttributedString(markdown: "- *a*\n\n| b |\n|--:|\n\n```c\nd\n```")
    let intents = string.runs.compactMap(\.presentationIntent)
    try expect(JSONDecoder().decode([PresentationIntent].self, from: JSONEncoder().encode(intents)), equals: intents)
    let built = PresentationIntent(
      .paragraph, identity: 3, parent: PresentationIntent(.listItem(ordinal: 1), identity: 2))
    expect(built.debugDescription, equals: "[paragraph (id 3), listItem 1 (id 2)]")
  }

  // MARK: - Every text can be read

  @Test(arguments: Seeds.first(of: 6)) func `no text is too odd to be read`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &* 104_729 &+ 7)
    let parts = [
      "*", "**", "_", "~~", "`", "``", "[", "]", "(", ")", "](", "![", "^[", "<", ">", "<a ", "</a>", "<!--", "-->",
      "&amp;", "&", "\\", "\"", "'",
      "\n", "\n\n", "\r\n", "  \n", "\t", "    ", " ", "- ", "1. ", "> ", "# ", "```\n", "---\n", "===\n", "|",
      "|-|-|\n", "[a]: b\n", "a", "ä", "😀",
      "\u{301}", "\0", "x: 1", "{", "}", ":", "http://x", "@",
    ]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1..<60, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? ""
      }.joined()
      for syntax in [Options.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
        let options = Options(
          allowsExtendedAttributes: true, interpretedSyntax: syntax, failurePolicy: .returnPartiallyParsedIfPossible,
          languageCode: "en",
          appliesSourcePositionAttributes: true)
        let string = try AttributedString(markdown: text, including: \.example, options: options)
        expect(
          string.runs.allSatisfy { $0.markdownSourcePosition.map { $0.startLine <= $0.endLine } ?? false },
          "\(text.debugDescription)")
      }
    }
  }
  @Test(arguments: [
    "*a ", "*a_ b ", "**a* ", "[", "]", "[a](", "[a](b 'c ", "![[](", "<", "<!-- ", "<a b=\"", "`a``b", "&", "\\", "> ",
    "- ", "1. ", "* - ", "~~a",
    "|", "a\n|-\n", "[a]: b\n", "^[a](b: '", "(", "*_", "a **b", "\t", "#", "<![CDATA[", "<?",
  ]) func `rows of marks without end take no time without end`(part: String) throws {
    for syntax in [Options.InterpretedSyntax.full, .inlineOnly] {
      let options = Options(
        allowsExtendedAttributes: true, interpretedSyntax: syntax, failurePolicy: .returnPartiallyParsedIfPossible)
      let text = String(repeating: part, count: 2_000)
      let taken = try processorTime { try AttributedString(markdown: text, options: options) }
      // Ten times what the slowest takes. Source: seen, 1.5 s of a debug build.
      expect(taken.seconds < 15, "\(syntax)")
    }
  }
}
