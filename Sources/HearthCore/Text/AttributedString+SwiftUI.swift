import Foundation
import HearthStrings

extension AttributeScopes {
  /// The attributes that `Text` shows, with Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    // Foundation's own on other systems, where they are stored in its scope.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    public let markdownSourcePosition: FoundationAttributes.MarkdownSourcePositionAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension Text {
  /// Shows a text with the attributes of its runs; links can be followed.
  ///
  /// Disfavoured: a literal is a key, although attributed strings can be written as literals too.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { self.init(AttributedContent(attributedContent)) }
}

final class AttributedContent: TextContent, @unchecked Sendable {
  let string: AttributedString
  init(_ string: AttributedString) { self.string = string }
  override func isEqual(to other: TextContent) -> Bool { string == unsafeDowncast(other, to: AttributedContent.self).string }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) { builder.append(string, look) }
}

extension TextBuilder {
  mutating func append(_ string: AttributedString, _ look: RunLook) {
    for run in string.runs {
      let attributes = run.attributes
      var look = look
      if let font = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { (look.font, look.isPlain) = (font, false) }
      if let color = attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        (look.foreground, look.isPlain) = (TextForeground(style: AnyShapeStyle(color)), false)
      }
      if let color = attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] { look.background = color }
      if let line = attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] { look.run.strikethrough = line }
      if let line = attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] { look.run.underline = line }
      if let value = attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] {
        (look.run.kerning, look.isPlain) = (value, false)
      }
      if let value = attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] {
        (look.run.tracking, look.isPlain) = (value, false)
      }
      if let value = attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
        (look.run.baselineOffset, look.isPlain) = (value, false)
      }
      if let intent = attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
        intent.markdownIntent.apply(to: &look)
      }
      if let link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] { look.link = link }
      append(String(string[run.range].characters), look)
    }
    if string.runs.isEmpty { append("", look) }
  }
}
