import Foundation
import HearthCore
import HearthUI

extension AttributedString {
  /// A text with UIKit's attributes, as one with SwiftUI's. What is not said is left to what is around the text.
  ///
  /// Shadows, pictures and what is said of paragraphs have no place in it.
  @MainActor init(uiKit text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      append(AttributedString((text.string as NSString).substring(with: range), attributes: Self.container(values)))
    }
  }
  @MainActor private static func container(_ values: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    func color(_ key: NSAttributedString.Key) -> Color? { (values[key] as? UIColor).map { Color($0) } }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      let number = (values[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? values[key] as? CGFloat
      return number.flatMap { $0.isFinite ? $0 : nil }
    }
    func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> Text.LineStyle? {
      let style =
        values[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) } ?? []
      return style.lineStyle(values[colorKey] as? UIColor)
    }
    container.swiftUI.font = (values[.font] as? UIFont).map { Font($0) }
    container.swiftUI.foregroundColor = color(.foregroundColor)
    container.swiftUI.backgroundColor = color(.backgroundColor)
    container.swiftUI.underlineStyle = line(.underlineStyle, .underlineColor)
    container.swiftUI.strikethroughStyle = line(.strikethroughStyle, .strikethroughColor)
    container.swiftUI.kern = number(.kern)
    container.swiftUI.tracking = number(.tracking)
    container.swiftUI.baselineOffset = number(.baselineOffset)
    container.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
    return container
  }
}

extension NSUnderlineStyle {
  /// Nil for no line.
  func lineStyle(_ color: UIColor?) -> Text.LineStyle? {
    rawValue & 0xFF == 0 ? nil : Text.LineStyle(pattern: pattern, color: color.map { Color($0) })
  }
  private var pattern: Text.LineStyle.Pattern {
    switch rawValue & 0x0700 {
    case Self.patternDot.rawValue: .dot
    case Self.patternDash.rawValue: .dash
    case Self.patternDashDot.rawValue: .dashDot
    case Self.patternDashDotDot.rawValue: .dashDotDot
    default: .solid
    }
  }
}

extension NSAttributedString {
  /// What is said of the first paragraph.
  var paragraph: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}
