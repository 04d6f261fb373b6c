import Foundation
import HearthStrings
import QuickTesting
import Testing

struct InlineMarkdownTests {
  private func describe(_ markdown: String) -> String {
    InlineMarkdown.parse(markdown).map { run in
      var text = String(run.tokens.map { if case .character(let c) = $0 { c } else { "?" } })
      if run.intent.contains(.emphasized) { text = "i(\(text))" }
      if run.intent.contains(.strong) { text = "b(\(text))" }
      if run.intent.contains(.code) { text = "c(\(text))" }
      if run.intent.contains(.strikethrough) { text = "s(\(text))" }
      if let link = run.link {
        text += "<" + String(link.map { if case .character(let c) = $0 { c } else { "?" } }) + ">"
      }
      return text
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("*a* b", "i(a)| b"),
    ("_a_ b", "i(a)| b"),
    ("**a**b", "b(a)|b"),
    ("***a***", "b(i(a))"),
    ("**a *b* c**", "b(a )|b(i(b))|b( c)"),
    ("*a **b***", "i(a )|b(i(b))"),
    ("snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("**open", "**open"),
    ("a**b", "a**b"),
    ("`a*b*`", "c(a*b*)"),
    ("`` a`b ``", "c(a`b)"),
    ("~~a~~", "s(a)"),
    ("~a~", "~a~"),
    ("\\*a\\*", "*a*"),
    ("C:\\dir", "C:\\dir"),
    ("[a](https://x.org)", "a<https://x.org>"),
    ("[**a** b](https://x.org \"t\")", "b(a)<https://x.org>| b<https://x.org>"),
    ("[a](https://x.org/(b))", "a<https://x.org/(b)>"),
    ("[a] (b)", "[a] (b)"),
    ("a[0](", "a[0]("),
    ("<https://x.org>", "https://x.org<https://x.org>"),
    ("1 < 2 > 0", "1 < 2 > 0"),
    ("**日本**語", "b(日本)|語"),
  ]) func `markup inside a line is read as in CommonMark`(markdown: String, runs: String) {
    expect(describe(markdown), equals: runs)
  }
}
