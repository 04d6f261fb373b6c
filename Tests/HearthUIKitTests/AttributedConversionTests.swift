import Foundation
import QuickTesting
import SwiftUI
import UIKit

/// An attributed text in the other type.
struct AttributedConversionTests {}

extension AttributedConversionTests {
  @Test func `has UIKit's attributes under the keys that UIKit draws`() throws {
    var text = AttributedString("red fox")
    let red = try require(text.range(of: "red"))
    text[red].uiKit.foregroundColor = .red
    text[red].uiKit.underlineStyle = .single
    text[red].uiKit.kern = 2
    text.link = URL(string: "https://example.com")
    let converted = NSAttributedString(text)
    expect(converted.string, equals: "red fox")
    let first = converted.attributes(at: 0, effectiveRange: nil)
    expect(first[.foregroundColor] as? UIColor == .red)
    expect(first[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    expect(first[.kern] as? CGFloat == 2)
    expect(converted.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    expect(converted.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
  }
  @Test func `comes back as it was`() {
    var text = AttributedString("plain ")
    var bold = AttributedString("styled")
    bold.uiKit.font = UIFont.boldSystemFont(ofSize: 20)
    bold.swiftUI.foregroundColor = Color.blue
    bold.inlinePresentationIntent = .code
    text += bold
    expect(AttributedString(NSAttributedString(text)), equals: text)
    expect(NSMutableAttributedString(text).mutableString.length, equals: 12)
  }
  @Test func `has the attributes of one scope alone`() throws {
    var text = AttributedString("x")
    text.uiKit.backgroundColor = .blue
    text.swiftUI.foregroundColor = .red
    let converted = try NSAttributedString(text, including: \.uiKit)
    expect(Set(converted.attributes(at: 0, effectiveRange: nil).keys), equals: [.backgroundColor])
    let back = try AttributedString(NSAttributedString(text), including: \.swiftUI)
    expect(back.swiftUI.foregroundColor == .red && back.uiKit.backgroundColor == nil)
  }
  @Test func `reports a value that its key cannot have, where it is asked for a scope`() throws {
    let wrong = NSAttributedString(string: "x", attributes: [.font: "Arial", .kern: 3])
    expect(throws: CocoaError.self) { try AttributedString(wrong, including: \.uiKit) }
    let lenient = AttributedString(wrong)
    expect(lenient.uiKit.font == nil && lenient.uiKit.kern == 3)
  }
  @Test func `is made with the attributes of a dictionary`() throws {
    let values: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
      NSAttributedString.Key("mine"): 1,
    ]
    let text = AttributedString("red", attributes: AttributeContainer(values))
    expect(
      text.uiKit.font == UIFont.boldSystemFont(ofSize: 20) && text.uiKit.foregroundColor == .red && text.uiKit.kern == 2
    )
    expect(
      Set([NSAttributedString.Key: Any](AttributeContainer(values)).keys), equals: [.font, .foregroundColor, .kern])
    expect(throws: CocoaError.self) { try AttributeContainer([.font: "Arial"], including: \.uiKit) }
    expect(AttributeContainer([.font: "Arial"]), equals: AttributeContainer())
  }
}

/// An attributed text of a document.
struct AttributedDocumentTests {}

extension AttributedDocumentTests {
  private static let html = "<p>A <b>bold</b> <i>word</i> <a href='https://a.example/'>there</a> <u>now</u></p>"
  private func read(
    _ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
  ) throws -> NSAttributedString {
    try NSAttributedString(data: data, options: options, documentAttributes: nil)
  }
  private func traits(_ text: NSAttributedString, _ word: String) -> UIFontDescriptor.SymbolicTraits? {
    let range = (text.string as NSString).range(of: word)
    let font = text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits
  }

  @Test func `has the looks of HTML`() throws {
    let text = try read(
      Data(Self.html.utf8),
      [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue])
    expect(text.string.trimmingCharacters(in: .whitespacesAndNewlines), equals: "A bold word there now")
    expect(traits(text, "bold")?.contains(.traitBold) == true && traits(text, "A")?.contains(.traitBold) == false)
    expect(traits(text, "word")?.contains(.traitItalic), equals: true)
    let there = (text.string as NSString).range(of: "there").location
    expect(text.attribute(.link, at: there, effectiveRange: nil) as? URL == URL(string: "https://a.example/"))
    let now = (text.string as NSString).range(of: "now").location
    expect(text.attribute(.underlineStyle, at: now, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
  }
  @Test func `comes back from RTF and HTML that are made of it`() throws {
    let text = NSMutableAttributedString(string: "plain ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]))
    for type in [NSAttributedString.DocumentType.rtf, .html] {
      let data = try text.data(
        from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
      let back = try read(data, [.documentType: type])
      expect(back.string.trimmingCharacters(in: .newlines), equals: "plain bold")
      expect(traits(back, "bold")?.contains(.traitBold), equals: true)
      let font = back.attribute(.font, at: 7, effectiveRange: nil) as? UIFont
      expect(abs((font?.pointSize ?? 0) - 20) < 0.5)
    }
  }
  @Test func `is told by its first bytes, and refused where it is damaged`() throws {
    try expect(read(Data(#"{\rtf1 words}"#.utf8), [:]).string.contains("words"))
    try expect(read(Data("a < b".utf8), [:]).string, equals: "a < b")
    expect(throws: CocoaError.self) {
      try read(Data("no RTF".utf8), [.documentType: NSAttributedString.DocumentType.rtf])
    }
    expect(throws: CocoaError.self) {
      try read(Data([0xFF, 0xD8]), [.characterEncoding: String.Encoding.utf8.rawValue])
    }
  }
}
