import HearthTesting
import QuickTesting
import SwiftUI
import Testing
import UIKit

private struct Letters: View {
  let font: UIFont
  var body: some View { Text("Hamburg").font(Font(font)).accessibilityIdentifier("text") }
}

@MainActor struct FontTests {
  @QuickTesting.Test func `A font has the measures that its lines have`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    expect(font.pointSize == 20 && font.leading == 0)
    expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    expect(font.descender < 0 && abs(font.lineHeight - (font.ascender - font.descender)) < 0.001)
    expect(abs("Hamburg".size(withAttributes: [.font: font]).height - font.lineHeight) < 0.5)
    // A capital of Inter and DejaVu is a little less than three quarters of the size high.
    expect((13...15.5).contains(font.capHeight))
  }
  @QuickTesting.Test func `Measures grow with the size`() {
    let small = UIFont.systemFont(ofSize: 10), large = small.withSize(40)
    expect(large.pointSize, equals: 40)
    expect(abs(large.lineHeight - 4 * small.lineHeight) < 0.1)
  }
  #if GTK
    @Test func `Bold letters are wider, and digits can be of one width`() {
      func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
      expect(width("Hamburg", .boldSystemFont(ofSize: 20)) > width("Hamburg", .systemFont(ofSize: 20)))
      expect(width("Hamburg", .systemFont(ofSize: 20, weight: .black)) > width("Hamburg", .systemFont(ofSize: 20)))
      let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
      expect(abs(width("iiii", mono) - width("mmmm", mono)) < 0.1)
      let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium)
      expect(abs(width("1111", digits) - width("0000", digits)) < 0.1)
    }
  #endif
  @QuickTesting.Test func `SwiftUI shows a font in its size`() throws {
    let window = TestWindow { Letters(font: .systemFont(ofSize: 30, weight: .bold)) }
    // Round metrics: letters half as wide as the font is large, lines 1.25 times as high.
    try expect(window.element("text").frame.size, equals: CGSize(width: 7 * 15, height: 37.5))
  }
  @QuickTesting.Test func `Uses of text have the sizes that SwiftUI gives them`() throws {
    struct Sizes: View {
      var body: some View {
        let body = UIFont.preferredFont(forTextStyle: .body).pointSize
        let title = UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
        Text("\(Int(body)) \(Int(title))").accessibilityIdentifier("sizes")
      }
    }
    try expect(TestWindow(idiom: .phone) { Sizes() }.element("sizes").label, equals: "16 32")
    expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
  }
  #if GTK
    @Test func `Installed families are found by name, others are not`() throws {
      expect(UIFont.familyNames.contains("DejaVu Sans"))
      expect(UIFont.fontNames(forFamilyName: "DejaVu Sans").contains("DejaVuSans-Bold"))
      expect(UIFont.fontNames(forFamilyName: "No Such Family"), equals: [])
      let bold = try require(UIFont(name: "DejaVuSans-Bold", size: 12))
      expect(bold.familyName == "DejaVu Sans" && bold.fontName == "DejaVuSans-Bold" && bold.pointSize == 12)
      expect(UIFont(name: bold.fontName, size: 12), equals: bold)
      expect(UIFont(name: "DejaVu Sans", size: 12) != nil)
      expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
      expect(UIFont(name: "", size: 12) == nil)
    }
  #endif
  #if GTK
    @Test func `A descriptor makes other fonts`() throws {
      let body = UIFont.systemFont(ofSize: 17).fontDescriptor
      let rounded = UIFont(descriptor: try require(body.withDesign(.rounded)), size: 0)
      expect(rounded.pointSize, equals: 17)
      let slanted = UIFont(descriptor: try require(body.withSymbolicTraits([.traitBold, .traitItalic])), size: 20)
      expect(slanted.pointSize, equals: 20)
      expect(slanted.fontDescriptor.symbolicTraits, equals: [.traitBold, .traitItalic])
      expect(slanted.fontName.hasSuffix("-BoldItalic"))
      let heavy = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
      expect(UIFont(descriptor: heavy, size: 0), equals: .systemFont(ofSize: 17, weight: .heavy))
      expect(body.withSize(9).pointSize, equals: 9)
      expect(UIFontDescriptor(name: "DejaVuSans-Bold", size: 8).postscriptName, equals: "DejaVuSans-Bold")
    }
  #endif
  @QuickTesting.Test func `A size that is none counts as the standard size`() {
    expect(UIFont.systemFont(ofSize: 0).pointSize, equals: UIFont.systemFontSize)
    expect(UIFont.systemFont(ofSize: .nan).pointSize, equals: UIFont.systemFontSize)
    expect(UIFont.boldSystemFont(ofSize: -3).pointSize, equals: UIFont.systemFontSize)
  }
  @QuickTesting.Test func `Metrics scale with the text size that the user likes`() throws {
    struct Scaled: View {
      var body: some View {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 18)
        Text("\(Int(metrics.scaledValue(for: 10))) \(Int(font.pointSize))").accessibilityIdentifier("scaled")
      }
    }
    var settings = TestWindow.Settings()
    try expect(TestWindow(settings: settings) { Scaled() }.element("scaled").label, equals: "10 10")
    settings.textScale = 2
    try expect(TestWindow(settings: settings) { Scaled() }.element("scaled").label, equals: "20 18")
  }
}

@MainActor struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @QuickTesting.Test func `A text is as wide as its letters, and breaks where there is no more room`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let one = "Hello hello".size(withAttributes: attributes)
    expect(one.width > "Hello".size(withAttributes: attributes).width)
    let bounds = "Hello hello".boundingRect(
      with: CGSize(width: one.width - 5, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    expect(abs(bounds.height - 2 * one.height) < 1 && bounds.width < one.width)
    expect(NSAttributedString(string: "Hello hello", attributes: attributes).size(), equals: one)
    expect(("Hello hello" as NSString).size(withAttributes: attributes) == one)
  }
  @QuickTesting.Test func `Without lines the baseline is the origin`() {
    let bounds = "Hello".boundingRect(with: .zero, attributes: [.font: font], context: nil)
    expect(abs(bounds.minY + font.ascender) < 0.5)
  }
  @QuickTesting.Test func `Kerning and larger parts make a text longer`() {
    let before = "Hello".size(withAttributes: [.font: font])
    expect(abs("Hello".size(withAttributes: [.font: font, .kern: 3]).width - before.width - 5 * 3) < 3.5)
    let text = NSMutableAttributedString(string: "Hello", attributes: [.font: font])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 1))
    text.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 5))
    expect(text.size().height > before.height * 1.5)
  }
  @QuickTesting.Test func `Texts with different objects as attributes can lie side by side`() {
    let text = NSMutableAttributedString()
    let values: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 10)),
      (.foregroundColor, UIColor.red, UIColor.blue), (.paragraphStyle, NSParagraphStyle(), NSMutableParagraphStyle()),
      (.shadow, NSShadow(), NSShadow()),
    ]
    for (key, first, second) in values {
      for value in [first, second, first] { text.append(NSAttributedString(string: "ab", attributes: [key: value])) }
      text.addAttribute(key, value: second, range: NSRange(location: 0, length: 3))
    }
    expect(text.length, equals: 24)
    expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
  }
  #if GTK
    @Test func `Text can shrink into a rectangle`() {
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = 0.5
      let whole = "Hello hello".size(withAttributes: [.font: font])
      let bounds = "Hello hello".boundingRect(
        with: CGSize(width: whole.width * 0.8, height: 0), attributes: [.font: font], context: context)
      expect(bounds.width <= whole.width * 0.8 && bounds.height < whole.height)
      expect(context.totalBounds, equals: bounds)
    }
  #endif
  @QuickTesting.Test func `A paragraph's style says where lines go`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let two = "a\nb".size(withAttributes: attributes), plain = "a\nb".size(withAttributes: [.font: font])
    expect(abs(two.height - plain.height - 10) < 0.5)
    expect(style.copy() as? NSParagraphStyle == style && NSParagraphStyle.default.alignment == .natural)
  }
  @QuickTesting.Test func `An attribute of a wrong type is left out`() {
    let odd: [NSAttributedString.Key: Any] = [.font: "Helvetica", .kern: "wide", .foregroundColor: 7]
    expect("Hello".size(withAttributes: odd), equals: "Hello".size())
    expect("".size(withAttributes: [.font: font]).width, equals: 0)
  }
}
