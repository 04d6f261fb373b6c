import Foundation

/// A change to the look of a text, as a modifier of `Text` makes it.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case traits(FontTraits)
  /// The trait is what the font says, whatever is around.
  case noWeight, noWidth, noDesign
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  case foreground(TextForeground?)
  case language(String?)

  func apply(to look: inout RunLook) {
    look.isPlain = false
    switch self {
    case .font(let font): if let font { look.font = font }
    case .traits(let traits): look.traits = look.traits.merging(traits)
    case .noWeight: look.traits.weight = nil
    case .noWidth: look.traits.width = nil
    case .noDesign: look.traits.design = nil
    case .kerning(let value): look.run.kerning = value
    case .tracking(let value): look.run.tracking = value
    case .baselineOffset(let value): look.run.baselineOffset = value
    case .underline(let style): look.run.underline = style
    case .strikethrough(let style): look.run.strikethrough = style
    case .scale(let scale): look.run.scale = scale
    case .foreground(let style): if let style { look.foreground = style }
    case .language(let language): look.run.language = language
    }
  }
}

extension Text {
  func changed(_ change: TextChange) -> Text { Text(ChangedContent(self, change)) }
  private func with(_ change: (inout FontTraits) -> Void) -> Text {
    var traits = FontTraits()
    change(&traits)
    return changed(.traits(traits))
  }

  /// The font of the text; nil leaves the one that it has.
  public nonisolated func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// The weight of the text; nil for that of its font, whatever is set around.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    weight == nil ? changed(.noWeight) : with { $0.weight = weight }
  }
  /// The width of the letters; nil for that of the font, whatever is set around.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text {
    width == nil ? changed(.noWidth) : with { $0.width = width }
  }
  /// The design of the letters; nil for that of the font, whatever is set around.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    design == nil ? changed(.noDesign) : with { $0.design = design }
  }
  /// Bold, or as heavy as the text is already when that is more.
  public nonisolated func bold() -> Text { bold(true) }
  /// Whether the text is bold, whatever is set around.
  public nonisolated func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  /// Letters that lean.
  public nonisolated func italic() -> Text { italic(true) }
  /// Whether the letters lean, whatever is set around.
  public nonisolated func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// Whether all letters are equally wide, whatever is set around.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  /// Digits that are all equally wide, so that numbers stand in columns; letters stay as they are.
  public nonisolated func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// Points between letters; ligatures may stay.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Points after each letter; ligatures are broken up.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Points upwards.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
  /// The size of the text relative to the text around. Without `isEnabled` it stays as it is.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }

  /// Whether there is a line below the text.
  ///
  /// - Parameter color: Of the line; nil for that of the text.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Whether there is a line of some pattern below the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Whether there is a line through the text.
  ///
  /// - Parameter color: Of the line; nil for that of the text.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Whether there is a line of some pattern through the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}
