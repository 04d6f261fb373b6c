import Foundation
import HearthRendering
import HearthStrings

extension AttributeScopes {
  /// The attributes that `Text` shows, with Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run.
    public let font: FontAttribute
    /// The colour of a run's characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a run.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points between the letters of a run; ligatures may stay.
    public let kern: KerningAttribute
    /// Points after each letter of a run; ligatures are broken up.
    public let tracking: TrackingAttribute
    /// Points by which a run is raised.
    public let baselineOffset: BaselineOffsetAttribute
    // Foundation's own on other systems, where they are stored in its scope.
    /// The style of a run in Markdown: emphasis, code, a line through it.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// The blocks that a run is in. `Text` does not show them.
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    /// Where a run stands in its Markdown.
    public let markdownSourcePosition: FoundationAttributes.MarkdownSourcePositionAttribute
    /// Foundation's attributes; `Text` uses the links among them.
    public let foundation: FoundationAttributes

    /// The key of the font of a run.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The key of the colour of a run's characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the colour behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the line below a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the distance between the letters of a run, in points; ligatures may stay.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the distance after each letter of a run, in points; ligatures are broken up.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the distance by which a run is raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
  /// The attributes that `Text` shows, as a scope: `AttributedString(markdown: source, including: \.swiftUI)`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the key of an attribute that `Text` shows by its name, as in `string.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension Text {
  /// Shows a text with the attributes of its runs; links can be followed.
  ///
  /// Disfavoured: a literal is a key, although attributed strings can be written as literals too.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(AttributedContent(attributedContent))
  }
}

final class AttributedContent: TextContent, @unchecked Sendable {
  let string: AttributedString
  init(_ string: AttributedString) { self.string = string }
  override func isEqual(to other: TextContent) -> Bool {
    string == unsafeDowncast(other, to: AttributedContent.self).string
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) { builder.append(string, look) }
}

extension TextBuilder {
  mutating func append(_ string: AttributedString, _ look: RunLook) {
    let definition = node.scope.value(TextFormattingDefinitionKey.self)
    for run in string.runs {
      var attributes = run.attributes
      definition?.apply(to: &attributes)
      append(String(string[run.range].characters), look.with(attributes))
    }
    if string.runs.isEmpty { append("", look) }
  }
}

extension RunLook {
  /// This look with the attributes of a run.
  fileprivate func with(_ attributes: AttributeContainer) -> RunLook {
    var look = self
    if let font = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
      (look.font, look.isPlain) = (font, false)
    }
    if let color = attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
      (look.foreground, look.isPlain) = (TextForeground(style: AnyShapeStyle(color)), false)
    }
    if let color = attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
      look.background = color
    }
    if let line = attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
      look.run.strikethrough = line
    }
    if let line = attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
      look.run.underline = line
    }
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
    return look
  }
}

extension TextAttributes {
  /// How a run with these attributes looks at a node. A colour is set where it is another than that of the place.
  @MainActor package static func of(_ attributes: AttributeContainer, at node: Node) -> TextAttributes {
    let style = node.textStyle, values = style.values
    var builder = TextBuilder(node, style)
    let look = RunLook(
      font: values.font, traits: values.surroundings.traits, run: values.run, foreground: nil, background: nil,
      link: nil)
    builder.append("x", look.with(attributes))
    return builder.styled.runs.first?.attributes ?? style.attributes
  }
}
