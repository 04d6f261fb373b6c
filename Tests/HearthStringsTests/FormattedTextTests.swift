import Foundation
import HearthStrings
import QuickTesting
import TestSupport
import Testing

/// Formatted text in documents.
struct FormattedTextTests {}

extension FormattedTextTests {
  typealias Look = FormattedText.Look
  private func look(_ change: (inout Look) -> Void) -> Look {
    var look = Look()
    change(&look)
    return look
  }
  /// Everything that a look can be, in lines and with characters that documents write otherwise.
  private var sample: FormattedText {
    var text = FormattedText()
    text.append("A & B <tag> {brace} \\ \"q\"\n")
    text.append("bold", look { $0.isBold = true })
    text.append(" both", look { ($0.isBold, $0.isItalic) = (true, true) })
    text.append("  two blanks\n\n")
    text.append("under", look { $0.isUnderlined = true })
    text.append("struck", look { $0.isStruckOut = true })
    text.append("red", look { $0.color = .init(255, 0, 16) })
    text.append("paper", look { $0.background = .init(1, 2, 3) })
    text.append("large", look { $0.size = 24 })
    text.append("\tlink", look { $0.link = "https://example.org/?a=b&c=d" })
    text.append("日本 \u{1F469}\u{200D}\u{1F680} é")
    return text
  }
  private func html(_ string: String) -> FormattedText { FormattedText(html: string.utf8) }
  private func rtf(_ string: String) -> FormattedText? { FormattedText(rtf: ("{\\rtf1\\ansi" + string + "}").utf8) }
  private func describe(_ text: FormattedText?) -> [String] {
    (text?.runs ?? []).map { run in
      var marks = ""
      if run.look.isBold { marks += "b" }
      if run.look.isItalic { marks += "i" }
      if run.look.isUnderlined { marks += "u" }
      if run.look.isStruckOut { marks += "s" }
      if let color = run.look.color { marks += "c\(color.red),\(color.green),\(color.blue)" }
      if let size = run.look.size { marks += "z\(size)" }
      if let link = run.look.link { marks += "→" + link }
      return marks.isEmpty ? run.text : "\(run.text)|\(marks)"
    }
  }

  // MARK: - There and back

  @QuickTesting.Test func `a text comes back from HTML as it was`() {
    expect(html(sample.html), equals: sample)
  }
  @QuickTesting.Test func `a text comes back from RTF as it was`() {
    expect(FormattedText(rtf: sample.rtf.utf8), equals: sample)
    expect(sample.rtf.utf8.allSatisfy { $0 < 0x80 })
  }
  @Test(arguments: ["", "a", "a\n", "\na", "\n\n", " a  b ", "a\tb", "1\n2\n3"]) func `lines and blanks come back`(
    text: String
  ) {
    var formatted = FormattedText()
    formatted.append(text)
    expect(html(formatted.html).text, equals: text)
    expect(FormattedText(rtf: formatted.rtf.utf8)?.text, equals: text)
  }

  // MARK: - What other programs write

  @QuickTesting.Test func `elements and styles of HTML`() {
    expect(describe(html("a <b>b <i>c</b> d</i>")), equals: ["a ", "b |b", "c|bi", " d"])
    expect(describe(html("<span style='font-weight: 700; color: rgb(255, 0, 0)'>x</span>")), equals: ["x|bc255,0,0"])
    expect(describe(html("<B>x<span style=\"font-weight:normal\">y</span></B>")), equals: ["x|b", "y"])
    expect(describe(html("<u>a</u><s>b</s><del>c</del>")), equals: ["a|u", "bc|s"])
    expect(describe(html("<span style=font-size:12pt>x</span>")), equals: ["x|z16.0"])
    expect(describe(html("<a href='https://example.org/'>x</a>")), equals: ["x|→https://example.org/"])
    expect(describe(html("<font color=\"#00f\">x</font>")), equals: ["x|c0,0,255"])
  }
  @QuickTesting.Test func `paragraphs become lines and blanks collapse`() {
    expect(html("<p>one\n  two</p> <p>three</p>").text, equals: "one two\nthree")
    expect(html("one<br>two<br><br>three").text, equals: "one\ntwo\n\nthree")
    expect(html("<div>a<div>b</div></div>c").text, equals: "a\nb\nc")
    expect(html("<pre>a\n  b</pre>c").text, equals: "a\n  b\nc")
    expect(html("a <b> b</b>").text, equals: "a b")
  }
  @QuickTesting.Test func `lists become lines with marks`() {
    expect(html("<ul><li>a<li>b</ul>").text, equals: "\u{2022} a\n\u{2022} b")
    expect(html("<ol start=3><li>a</li><li>b<ul><li>c</ul></ol>d").text, equals: "3. a\n4. b\n\t\u{2022} c\nd")
    expect(html("<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>").text, equals: "a\tb\nc")
  }
  @QuickTesting.Test func `what is no text is left out`() {
    expect(html("<style>p{}</style>a<script>if (a<b) {}</script>b<!-- c --><title>t</title>").text, equals: "ab")
    expect(html("&amp;&lt;&#228;&#x1F600;&nosuch;&").text, equals: "&<ä😀&nosuch;&")
    expect(html("1 < 2 <3").text, equals: "1 < 2 <3")
  }
  @QuickTesting.Test func `links that run something are no links`() {
    for link in ["javascript:alert(1)", "data:text/html,x", "/relative", "JaVaScript:x", "https://a b"] {
      expect(html("<a href=\"\(link)\">x</a>").runs.first?.look.link == nil, "\(link)")
    }
    expect(describe(rtf("{\\field{\\*\\fldinst{HYPERLINK \"javascript:x\"}}{\\fldrslt x}}")), equals: ["x"])
  }
  @QuickTesting.Test func `UTF-16 with a byte order mark is read`() {
    let units = Array("<b>é</b>".utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    expect(describe(FormattedText(html: little)), equals: ["é|b"])
  }
  @QuickTesting.Test func `control words of RTF`() {
    expect(describe(rtf("\\b bold\\b0  plain{\\i both}\\par x")), equals: ["bold|b", " plain", "both|i", "\nx"])
    expect(describe(rtf("{\\colortbl;\\red255\\green0\\blue0;}{\\cf1 x}\\cf0 y")), equals: ["x|c255,0,0", "y"])
    expect(
      rtf("{\\fonttbl{\\f0 Arial;}}{\\*\\generator Riched20;}a\\'e9\\u8364?\\u-10179?\\u-8704?")?.text, equals: "aé€😀")
    expect(describe(rtf("\\fs36 x")), equals: ["x|z24.0"])
    expect(
      describe(rtf("{\\field{\\*\\fldinst{HYPERLINK \"https://a.org\"}}{\\fldrslt{\\ul x}}}y")),
      equals: [
        "x|u→https://a.org", "y",
      ])
    expect(rtf(" a\\bin3 }}}b\\~c\\emdash d")?.text, equals: "ab\u{A0}c—d")
    expect(FormattedText(rtf: "plain".utf8) == nil)
  }

  // MARK: - Bad documents

  @Test(arguments: [
    "", "<", "</", "<!", "<!--", "<a", "<a href", "<a href=", "<a href=\"", "&", "&#", "&#x;", "&#99999999999;",
    "</b></b>", "<b", "<style>", "<ol start=-9><li>", "<p style=\"color:#\">x", "<p style='font-size:1e999px'>x",
    "<span style=\"color:rgb(nan,inf,1)\">x", "\u{0}<b>\u{0}",
  ]) func `broken HTML is read as something`(document: String) {
    expect(html(document).text.utf8.count <= document.utf8.count + 4)
  }
  @Test(arguments: [
    "", "{", "}", "}}}}", "\\", "\\'", "\\'g", "\\u", "\\u99999999999", "\\bin99999999", "\\bin-5 x", "{\\colortbl",
    "\\cf99999", "\\fs-3 x", "{\\*", "{\\field{\\*\\fldinst", "\\uc99\\u228 abc", "{\\fldrslt x}",
  ]) func `broken RTF is read as something`(document: String) {
    expect((FormattedText(rtf: ("{\\rtf1" + document).utf8)?.text.utf8.count ?? 0) <= document.utf8.count + 4)
  }
  @QuickTesting.Test func `elements and groups inside one another without end cost no stack`() {
    expect(html(String(repeating: "<div><b>", count: 100_000) + "x").text, equals: "x")
    expect(rtf(String(repeating: "{\\b", count: 100_000) + " x")?.text, equals: "x")
    expect(html(String(repeating: "<ul>", count: 10_000) + "<li>x").text, equals: "x")
  }
  @QuickTesting.Test func `a document is read in time that goes with its length`() {
    let unclosed = String(repeating: "<!-- a --><a href=\"", count: 50_000)
    expect(html(unclosed).text.isEmpty)
    expect(html(String(repeating: "&amp", count: 200_000)).text.utf8.count, equals: 800_000)
    expect(html(String(repeating: "x", count: 9_000_000)).text.utf8.count <= 4 << 20)
  }
  /// Bytes are changed, dropped, doubled and cut off; whatever comes out is a text within the limits.
  @Test(arguments: 0..<4) func `changed at random, documents are read as something`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let documents = [
      Array(sample.html.utf8), Array(sample.rtf.utf8),
      Array(
        "<ul><li style='color:rgb(1,2,3)'>a<ol start=2><li>b</ol><pre>\n x</pre><table><tr><td>1<td>2</table>&#x41;"
          .utf8),
      Array(
        "{\\rtf1\\uc2{\\colortbl;\\red1;}\\u8364??{\\field{\\*\\fldinst{HYPERLINK \"https://a.b\"}}{\\fldrslt x}}\\bin2 ab\\'e4}"
          .utf8),
    ]
    let pieces = [
      "<", ">", "\"", "{", "}", "\\", "&", ";", "\\u-1", "<b", "</", "<!--", "\\bin9", "\\'", "style=", "\u{0}",
    ]
    for _ in 0..<2_500 {
      var document = documents.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...8, using: &random) where !document.isEmpty {
        let index = Int.random(in: 0..<document.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: document[index] = UInt8.random(in: 0...255, using: &random)
        case 1: document.remove(at: index)
        case 2: document.insert(contentsOf: Array(pieces.randomElement(using: &random)!.utf8), at: index)
        case 3:
          let end = Int.random(in: index...document.count, using: &random)
          document.insert(contentsOf: document[index..<end], at: index)
        default: document.removeSubrange(index...)
        }
      }
      let size = document.count
      for text in [FormattedText(html: document), FormattedText(rtf: document) ?? FormattedText()] {
        expect(text.runs.allSatisfy { !$0.text.isEmpty })
        // An item of a list is longer than its element.
        expect(text.text.utf8.count <= 8 * size + 64)
        expect(FormattedText(html: text.html.utf8).text.utf8.count <= text.text.utf8.count + 1)
      }
    }
  }
}
