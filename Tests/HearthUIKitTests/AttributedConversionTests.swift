import Foundation
import QuickTesting
import SwiftUI

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
