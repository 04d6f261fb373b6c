#if GTK
  import Foundation
  import HearthPaint
  import HearthRendering
  import Testing

  let shaper = PangoShaper(.pinned)

  func styled(_ text: String, size: CGFloat = 16, _ change: (inout StyledText) -> Void = { _ in }) -> StyledText {
    var styled = StyledText(text, TextAttributes(font: FontDescription(size: size)))
    change(&styled)
    return styled
  }

  nonisolated let samples = [
    "", " ", "Hello", "Hello, world", "trailing spaces   ", "two\nlines", "ends with a newline\n", "\n\n", "a\r\nb\rc",
    "The quick brown fox jumps over the lazy dog, again and again.", "Donaudampfschifffahrtsgesellschaftskapitän",
    "שלום עולם", "مرحبا بالعالم", "mixed שלום and عربى text 123", "👩‍👩‍👧 family 😀😀😀", "日本語のテキスト", "e\u{301}a\u{308}",
    "tab\tseparated\tvalues", "\u{202E}override\u{202C} back", "zero\u{0}byte", "soft\u{AD}hyphen\u{200B}break",
    "ﬁﬂ AVATAR Ta",
  ]

  struct Shaping {
    @Test func `a letter asked for in no room at all keeps its width elsewhere`() {
      let shaper = PangoShaper(.pinned)
      _ = shaper.layout(styled("1"), width: 0, height: nil)
      #expect(
        shaper.layout(styled("1"), width: nil, height: nil).size
          == PangoShaper(.pinned).layout(styled("1"), width: nil, height: nil).size)
    }
    @Test(arguments: samples) func `a layout proposed its own width again has the same size`(_ text: String) {
      let variants: [(inout StyledText) -> Void] = [
        { _ in }, { $0.lineLimit = 1 }, { $0.lineLimit = 2 },
        {
          $0.lineLimit = 1; $0.truncation = .middle
        },
        {
          $0.lineLimit = 2; $0.truncation = .head
        },
        {
          $0.alignment = .center; $0.lineSpacing = 3
        },
        { $0.isRightToLeft = true },
        {
          $0.lineLimit = 1; $0.minimumScaleFactor = 0.5
        },
        { $0.runs[0].attributes.tracking = 2 }, { $0.runs[0].attributes.font.leading = 0.8 },
      ]
      for (number, variant) in variants.enumerated() {
        let text = styled(text, variant)
        for width in [nil, 0, 1, 10, 33.3, 60, 77.77, 100, 150, 211.1, 400] as [CGFloat?] {
          let first = PangoShaper.fresh.layout(text, width: width, height: nil)
          let again = PangoShaper.fresh.layout(text, width: first.size.width, height: nil)
          #expect(again.size == first.size, "variant \(number) at width \(String(describing: width))")
          #expect(first.size.width <= max(0, width ?? .infinity))
          let both = PangoShaper.fresh.layout(text, width: first.size.width, height: first.size.height)
          #expect(
            both.size == first.size, "variant \(number) at its own width and height, first \(String(describing: width))"
          )
        }
      }
    }

    @Test func `how glyphs are drawn changes what is seen, and no size`() {
      let shaper = PangoShaper(.pinned), images = ImageStore(), renderer = PictureRenderer(images: images)
      let layout = shaper.layout(styled("Hamburgefonstiv", size: 13), width: nil, height: nil), size = layout.size
      func pixels() -> [UInt8] {
        renderer.render(TextPiece(layout, .color(.black)), size: CGSize(width: 140, height: 24)).pixels
      }
      func isHard(_ pixels: [UInt8]) -> Bool {
        stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0 || pixels[$0] == 255 }
      }
      let usual = pixels()
      #expect(!isHard(usual))
      var rendering = FontRendering()
      rendering.hinting = .full
      shaper.rendering = rendering
      #expect(pixels() != usual)
      #expect(shaper.layout(styled("Hamburgefonstiv", size: 13), width: nil, height: nil).size == size)
      shaper.forgetLayouts()
      for sample in samples {
        #expect(
          shaper.layout(styled(sample), width: 80, height: nil).size
            == PangoShaper.fresh.layout(styled(sample), width: 80, height: nil).size, "\(sample)")
      }
      rendering.antialiasing = .none
      shaper.rendering = rendering
      #expect(isHard(pixels()))
      shaper.rendering = FontRendering()
      #expect(pixels() == usual)
    }
    @Test func `a painter that forgets its nodes draws the same pieces anew`() {
      let painter = Painter(images: ImageStore())
      let piece = TextPiece(PangoShaper(.pinned).layout(styled("word"), width: nil, height: nil), .color(.black))
      let first = painter.node(for: piece)
      #expect(painter.node(for: piece) === first)
      painter.forgetNodes()
      #expect(painter.node(for: piece) !== first)
    }
    @Test func `what GTK's settings say of glyphs is followed where it says something`() {
      #expect(FontRendering(antialias: -1, hinting: -1, hintStyle: "", order: "none") == FontRendering())
      #expect(FontRendering(antialias: 0, hinting: 0, hintStyle: "hintfull", order: "rgb").antialiasing == .none)
      #expect(FontRendering(antialias: 0, hinting: 0, hintStyle: "hintfull", order: "rgb").hinting == .none)
      #expect(
        FontRendering(antialias: 1, hinting: 1, hintStyle: "hintslight", order: "vbgr").antialiasing == .subpixel(.vbgr)
      )
      #expect(FontRendering(antialias: 1, hinting: 1, hintStyle: "hintslight", order: "vbgr").hinting == .slight)
    }

    @Test func `a width is a whole number of sixty-fourths of a point`() {
      for text in samples {
        let width = shaper.layout(styled(text), width: nil, height: nil).size.width * 64
        #expect(width == width.rounded())
      }
    }

    @Test func `a layout is found again for every width that breaks lines at the same places`() {
      let shaper = PangoShaper(.pinned)
      let natural = shaper.layout(styled("Hello, world"), width: nil, height: nil)
      #expect(shaper.layout(styled("Hello, world"), width: 500, height: 40) === natural)
      #expect(shaper.layout(styled("Hello, world"), width: natural.size.width, height: nil) === natural)
      #expect(shaper.shapeCount == 1)
      let wrapped = shaper.layout(styled("Hello, world"), width: 70, height: nil)
      #expect(shaper.layout(styled("Hello, world"), width: wrapped.size.width + 1, height: nil) === wrapped)
      #expect(shaper.shapeCount == 2)
    }

    @Test func `plain letters are measured as their lines turn out`() {
      var generator = SystemRandomNumberGenerator()
      let letters = (UInt8(0x20)...0x7E).map { Character(UnicodeScalar($0)) }
      for round in 0..<300 {
        let string = String(
          (0..<Int.random(in: 1...40, using: &generator)).map { _ in letters.randomElement(using: &generator)! })
        let text = styled(string, size: [11, 13, 16, 21.5][round % 4]) {
          $0.runs[0].attributes.font.weight = round % 3 == 0 ? 700 : 400
          $0.runs[0].attributes.font.isItalic = round % 5 == 0
          $0.runs[0].attributes.font.design = round % 7 == 0 ? .monospaced : round % 11 == 0 ? .serif : .default
          $0.runs[0].attributes.font.leading = round % 13 == 0 ? 0.8 : 1
          $0.reservedLines = round % 17 == 0 ? 2 : 0
          $0.lineSpacing = round % 19 == 0 ? 3 : 0
        }
        let shaper = PangoShaper(.pinned)
        let measured = shaper.layout(text, width: nil, height: nil)
        #expect(shaper.composeCount == 0 || string.allSatisfy { $0 == " " }, "\(string)")
        // A soft hyphen has no width where no line ends, and is laid out.
        let composed = PangoShaper(.pinned).layout(
          styled("\u{AD}") {
            $0 = text; $0.runs[0].text = string + "\u{AD}"
          }, width: nil, height: nil)
        #expect(measured.size == composed.size, "\(string)")
        #expect(measured.firstBaseline == composed.firstBaseline, "\(string)")
        let end = measured.caret(at: string.utf8.count)
        #expect(shaper.composeCount == 1)
        #expect(abs(end.minX - measured.size.width) <= 1.0 / 64 + 0.001, "\(string)")
      }
    }

    @Test(arguments: ["17.4", "7.", "1,000", "A7", "T1.", "v2.0.1", "11:45", "7 7", "AV", "12", "(7)", "-7.4 %"])
    func `digits on a phone, which are not spaced, are measured as their lines turn out`(_ string: String) {
      for (tracking, size) in [(-0.02, 17), (0.01, 11), (0, 17), (-0.056, 34)] as [(CGFloat, CGFloat)] {
        let shaper = PangoShaper(.pinned)
        let layout = shaper.layout(
          styled(string, size: size) {
            $0.runs[0].attributes.font.touch = TouchFont(isSystem: true, tracking: tracking, pixel: 1 / 64)
          }, width: nil, height: nil)
        #expect(shaper.composeCount == 0)
        #expect(abs(layout.caret(at: string.utf8.count).minX - layout.size.width) <= 1.0 / 64 + 0.001)
      }
    }

    @Test func `lines are made for texts that are looked at, and those of the last ones are kept`() {
      let shaper = PangoShaper(.pinned)
      let layouts = (0..<5_000).map { shaper.layout(styled("Text number \($0)"), width: nil, height: nil) }
      #expect(shaper.shapeCount == 5_000)
      #expect(shaper.composeCount == 0)
      for layout in layouts { _ = layout.caret(at: 1) }
      #expect(shaper.composeCount == 5_000)
      for layout in layouts.suffix(100) { _ = layout.caret(at: 1) }
      #expect(shaper.composeCount == 5_000)
      _ = layouts[0].caret(at: 1)
      #expect(shaper.composeCount == 5_001)
    }

    @Test func `a text wraps between words and inside one only when it alone is too wide`() {
      let line = shaper.layout(styled("Hello"), width: nil, height: nil).size
      let words = shaper.layout(styled("Hello Hello Hello"), width: line.width + 8, height: nil)
      #expect(words.lineCount == 3)
      #expect(words.size.height == 3 * line.height)
      #expect(shaper.layout(styled("HelloHello"), width: line.width + 1, height: nil).lineCount == 2)
    }

    @Test func `line spacing, reserved lines and leading change the height`() {
      let line = shaper.layout(styled("A"), width: nil, height: nil).size.height
      #expect(shaper.layout(styled("A\nB") { $0.lineSpacing = 5 }, width: nil, height: nil).size.height == 2 * line + 5)
      #expect(shaper.layout(styled("A") { $0.reservedLines = 3 }, width: nil, height: nil).size.height == 3 * line)
      let tight = shaper.layout(styled("A") { $0.runs[0].attributes.font.leading = 0.5 }, width: nil, height: nil)
      #expect(tight.size.height == line / 2)
    }

    @Test func `a text keeps to its line limit and to the height it is given`() {
      let text = "one two three four five six seven eight nine ten"
      let limited = shaper.layout(styled(text) { $0.lineLimit = 2 }, width: 80, height: nil)
      #expect(limited.lineCount == 2)
      #expect(limited.isTruncated)
      let line = limited.size.height / 2
      let flat = shaper.layout(styled(text), width: 80, height: 3.5 * line)
      #expect(flat.lineCount == 3)
      #expect(flat.isTruncated)
      let least = shaper.layout(styled(text), width: 80, height: 1)
      #expect(least.lineCount == 1)
      #expect(!shaper.layout(styled(text), width: 80, height: 100 * line).isTruncated)
    }

    @Test func `a limit counts lines of all paragraphs together`() {
      let layout = shaper.layout(styled("one\ntwo\nthree\nfour") { $0.lineLimit = 3 }, width: 200, height: nil)
      #expect(layout.lineCount == 3)
      #expect(layout.isTruncated)
      let words = shaper.layout(styled("three"), width: nil, height: nil).size.width
      #expect(layout.size.width > words, "the third line has an ellipsis")
    }

    @Test func `a text shrinks to its minimum scale factor before it is cut off`() {
      let natural = shaper.layout(styled("A button's title"), width: nil, height: nil).size
      let text = styled("A button's title") { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }
      let shrunk = shaper.layout(text, width: natural.width * 0.75, height: nil)
      #expect(!shrunk.isTruncated)
      #expect(shrunk.size.width > natural.width * 0.7)
      #expect(shaper.layout(text, width: natural.width * 0.3, height: nil).isTruncated)
    }

    @Test func `letters squeeze together before a line that allows it is cut off`() {
      let natural = shaper.layout(styled("A button's title"), width: nil, height: nil).size
      func isTruncated(_ part: CGFloat, tightening: Bool) -> Bool {
        let text = styled("A button's title") { ($0.lineLimit, $0.allowsTightening) = (1, tightening) }
        return shaper.layout(text, width: natural.width * part, height: nil).isTruncated
      }
      #expect(isTruncated(0.97, tightening: false))
      #expect(!isTruncated(0.97, tightening: true))
      #expect(isTruncated(0.5, tightening: true))
    }

    @Test func `fonts differ by weight, design, digits and tracking`() {
      func width(_ text: String, _ change: (inout TextAttributes) -> Void) -> CGFloat {
        shaper.layout(styled(text) { change(&$0.runs[0].attributes) }, width: nil, height: nil).size.width
      }
      #expect(width("Hello") { $0.font.weight = 700 } > width("Hello") { _ in })
      #expect(width("iiii") { $0.font.design = .monospaced } == width("WWWW") { $0.font.design = .monospaced })
      #expect(width("1111") { _ in } < width("0000") { _ in })
      #expect(
        width("1111") { $0.font.hasMonospacedDigits = true } == width("0000") { $0.font.hasMonospacedDigits = true })
      #expect(width("abcd") { $0.tracking = 4 } >= width("abcd") { _ in } + 3 * 4)
      #expect(width("abcd") { $0.font.hasSmallCaps = true } != width("abcd") { _ in })
    }

    @Test func `hostile text is laid out`() {
      let tower = "Z" + String(repeating: "\u{301}", count: 5000)
      let controls = String(repeating: "\u{202E}\u{2066}x\u{2069}\u{200F}", count: 500)
      for text in [tower, controls, "\u{0}\u{0}", "a\u{0}b", "\u{FFFE}\u{FFFF}", String(repeating: "\n", count: 2000)] {
        for width in [nil, 0, 50] as [CGFloat?] {
          let layout = shaper.layout(styled(text), width: width, height: nil)
          #expect(layout.size.width.isFinite && layout.size.height.isFinite && layout.size.height > 0)
          #expect(layout.offset(nearest: CGPoint(x: 1e9, y: 1e9)) <= text.utf8.count)
          _ = layout.caret(at: text.utf8.count + 10)
          _ = layout.rectangles(of: 0..<text.utf8.count + 10)
        }
      }
    }

    @Test func `sizes that make no sense are taken for the nearest that does`() {
      for size in [CGFloat.nan, -5, 0, .infinity, 1e9] {
        let layout = shaper.layout(styled("A", size: size), width: .nan, height: .nan)
        #expect(layout.size.width.isFinite && layout.size.height > 0)
      }
      #expect(shaper.layout(styled("Hello"), width: -10, height: -10).lineCount == 1)
    }

    @Test func `a megabyte of text is laid out line by line`() {
      let paragraph = String(repeating: "word and more ", count: 75_000)
      let layout = shaper.layout(styled(paragraph), width: 400, height: nil)
      let short = shaper.layout(styled(String(repeating: "word and more ", count: 750)), width: 400, height: nil)
      // A hundred times the text, a hundred times the lines: nothing is broken at the
      // places where the text was taken apart.
      #expect(abs(CGFloat(layout.lineCount) - 100 * CGFloat(short.lineCount)) < CGFloat(short.lineCount) * 2)
      #expect(layout.size.width <= 400)
      #expect(shaper.layout(styled(paragraph) { $0.lineLimit = 1 }, width: 400, height: nil).isTruncated)
    }
  }

  extension PangoShaper {
    /// A shaper that has made nothing yet, with fonts that are loaded already.
    static var fresh: PangoShaper {
      shared.forgetLayouts()
      return shared
    }
    private static let shared = PangoShaper(.pinned)
  }

  struct Carets {
    nonisolated static let texts = [
      "Hello", "two\nlines", "ends\n", "שלום עולם", "مرحبا", "👩‍👩‍👧 😀e\u{301}x", "日本語", "a\tb", "office ﬁ", "mixed שלום",
      "",
    ]

    @Test(arguments: texts) func `a click on a caret finds the offset of the caret`(_ text: String) {
      for isRightToLeft in [false, true] {
        let layout = shaper.layout(styled(text) { $0.isRightToLeft = isRightToLeft }, width: nil, height: nil)
        var found: Set<Int> = []
        var offset = 0
        for character in text + " " {
          let caret = layout.caret(at: offset)
          let clicked = layout.offset(nearest: CGPoint(x: caret.midX, y: caret.midY))
          // Between two directions one of the two carets of what is found stands there.
          let carets = [layout.caret(at: clicked)] + (layout.weakCaret(at: clicked).map { [$0] } ?? [])
          #expect(
            carets.contains { abs($0.minX - caret.minX) < 0.01 && $0.minY == caret.minY }, "offset \(offset)")
          if !text.hasPrefix("mixed") { #expect(clicked == offset) }
          found.insert(clicked)
          offset += character.utf8.count
        }
        #expect(found.isSubset(of: Set(0...text.utf8.count)))
      }
    }

    @Test func `carets move to the right in left-to-right text and to the left in right-to-left text`() {
      let latin = shaper.layout(styled("abc"), width: nil, height: nil)
      #expect(latin.caret(at: 0).minX == 0)
      #expect(latin.caret(at: 0).minX < latin.caret(at: 1).minX && latin.caret(at: 1).minX < latin.caret(at: 3).minX)
      let hebrew = shaper.layout(styled("אבג"), width: nil, height: nil)
      #expect(
        hebrew.caret(at: 0).minX > hebrew.caret(at: 2).minX && hebrew.caret(at: 2).minX > hebrew.caret(at: 6).minX)
      #expect(hebrew.caret(at: 6).minX == 0)
    }

    /// Where the carets at some offsets stand, from the left end, in points that are rounded: as `strong`, or as
    /// `strong/weak` where there are two.
    private func carets(_ layout: TextLayout, _ offsets: [Int]) -> [String] {
      offsets.map { offset in
        let strong = layout.caret(at: offset), weak = layout.weakCaret(at: offset)
        if let weak { #expect(weak.minY == strong.minY && weak.height == strong.height && weak.width == 0) }
        return "\(Int(strong.minX.rounded()))" + (weak.map { "/\(Int($0.minX.rounded()))" } ?? "")
      }
    }

    @Test func `between letters of two directions a caret for each stands where a letter of it would go`() throws {
      let layout = shaper.layout(styled("abc אבג"), width: nil, height: nil)
      let hebrew = try #require(layout.rectangles(of: 4..<10).first)
      let left = Int(hebrew.minX.rounded()), right = Int(hebrew.maxX.rounded())
      #expect(left > 0 && right > left)
      // Latin letters go on after the space, Hebrew ones begin at the right end of what is Hebrew. After all of it, Latin
      // letters go on at its right end, Hebrew ones at its left.
      #expect(carets(layout, [4, 10]) == ["\(left)/\(right)", "\(right)/\(left)"])
      #expect([0, 1, 3, 6, 8].allSatisfy { layout.weakCaret(at: $0) == nil })
    }
    @Test func `in a line that is read from the right the caret of letters from the left is the weak one`() throws {
      let layout = shaper.layout(styled("אבג abc") { $0.isRightToLeft = true }, width: nil, height: nil)
      let latin = try #require(layout.rectangles(of: 7..<10).first)
      let left = Int(latin.minX.rounded()), right = Int(latin.maxX.rounded())
      #expect(left == 0 && right > 0)
      #expect(carets(layout, [7, 10]) == ["\(right)/\(left)", "\(left)/\(right)"])
      #expect([0, 2, 4, 6, 8, 9].allSatisfy { layout.weakCaret(at: $0) == nil })
    }
    @Test func `after a number that follows Hebrew another digit goes elsewhere than a letter`() throws {
      let layout = shaper.layout(styled("ab אב 123"), width: nil, height: nil)
      let digits = try #require(layout.rectangles(of: 8..<11).first)
      // "ab 123 בא" is what is seen.
      let end = Int(layout.size.width.rounded()), right = Int(digits.maxX.rounded())
      #expect(right < end)
      #expect(carets(layout, [9, 11]) == ["\(Int(layout.caret(at: 9).minX.rounded()))", "\(end)/\(right)"])
    }
    @Test func `letters with room between them have one caret at the ends of their lines`() {
      let text = styled("abc def") { $0.runs[0].attributes.kerning = 7 }
      for width in [nil, 60] as [CGFloat?] {
        let layout = shaper.layout(text, width: width, height: nil)
        for offset in 0...7 { #expect(layout.weakCaret(at: offset) == nil, "offset \(offset)") }
      }
    }
    @Test func `each line and each paragraph of several has carets of its own`() throws {
      let layout = shaper.layout(styled("ab\nאב\nab אב"), width: nil, height: nil)
      #expect(layout.lineCount == 3)
      for offset in 0...10 { #expect(layout.weakCaret(at: offset) == nil, "offset \(offset)") }
      let hebrew = try #require(layout.rectangles(of: 11..<15).first)
      #expect(layout.weakCaret(at: 11)?.minX == hebrew.maxX && layout.weakCaret(at: 11)?.minY == hebrew.minY)
      #expect(layout.weakCaret(at: 15)?.minX == hebrew.minX && layout.weakCaret(at: 15)?.minY == hebrew.minY)
    }

    @Test func `an offset inside a cluster has the caret of the cluster`() {
      let layout = shaper.layout(styled("a👩‍👩‍👧b"), width: nil, height: nil)
      #expect(layout.caret(at: 4) == layout.caret(at: 1))
      #expect(layout.caret(at: 1 + "👩‍👩‍👧".utf8.count).minX > layout.caret(at: 1).minX)
    }

    @Test func `a click behind the end of a wrapped line stays on that line`() {
      let layout = shaper.layout(styled("Hello Hello"), width: 50, height: nil)
      #expect(layout.lineCount == 2)
      let offset = layout.offset(nearest: CGPoint(x: 1000, y: 2))
      #expect(layout.caret(at: offset).minY == 0)
      #expect(offset == 5)
    }

    @Test func `an empty last line has a caret`() {
      let layout = shaper.layout(styled("ab\n"), width: nil, height: nil)
      #expect(layout.lineCount == 2)
      #expect(layout.caret(at: 3).minY == layout.size.height / 2)
      #expect(layout.caret(at: 3).minX == 0)
      #expect(layout.caret(at: 2).minY == 0)
    }

    @Test func `leading text of a right-to-left layout lies at the right`() {
      let layout = shaper.layout(styled("a\nlonger") { $0.isRightToLeft = true }, width: nil, height: nil)
      #expect(abs(layout.caret(at: 1).minX - layout.size.width) < 1)
      let trailing = shaper.layout(
        styled("a\nlonger") { ($0.isRightToLeft, $0.alignment) = (true, .trailing) }, width: nil, height: nil)
      #expect(trailing.caret(at: 0).minX == 0)
      let centered = shaper.layout(styled("a\nlonger") { $0.alignment = .center }, width: nil, height: nil)
      #expect(abs((centered.caret(at: 0).minX + centered.caret(at: 1).minX) / 2 - centered.size.width / 2) < 0.02)
    }

    @Test func `rectangles cover a selection line by line`() {
      let layout = shaper.layout(styled("Hello\nWorld"), width: nil, height: nil)
      let rectangles = layout.rectangles(of: 2..<8)
      #expect(rectangles.count == 2)
      #expect(rectangles[0].minX == layout.caret(at: 2).minX && rectangles[0].maxX == layout.caret(at: 5).minX)
      #expect(rectangles[1].minX == 0 && rectangles[1].maxX == layout.caret(at: 8).minX)
      #expect(rectangles[1].minY == layout.size.height / 2)
      #expect(layout.rectangles(of: 3..<3).isEmpty)
    }

    @Test func `a selection in text of both directions is in several parts`() {
      let text = "ab שלום cd"
      let layout = shaper.layout(styled(text) { $0.alignment = .center }, width: 300, height: nil)
      let parts = layout.rectangles(of: 0..<7)
      #expect(parts.count == 2)
      let all = layout.rectangles(of: 0..<text.utf8.count)
      #expect(abs(all.reduce(0) { $0 + $1.width } - layout.size.width) < 0.1)
    }

    @Test func `what an ellipsis hides has its caret inside the layout`() {
      let layout = shaper.layout(styled("a long line of text") { $0.lineLimit = 1 }, width: 60, height: nil)
      for offset in 0...19 {
        #expect((0...60).contains(layout.caret(at: offset).minX))
      }
    }
  }
#endif
