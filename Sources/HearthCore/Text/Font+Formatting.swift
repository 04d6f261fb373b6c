import Foundation

/// What the commands Bold and Italic do to the font of a run.
extension Font {
  /// The font in bold, or without it; nil where that is `base`, which needs no attribute.
  ///
  /// - Parameter base: The font of text that has none of its own.
  package func bold(_ isOn: Bool, over base: Font, in context: Context) -> Font? {
    var font = self
    font.traits.isBold = isOn ? true : nil
    if font.resolve(in: context).isBold != isOn { font.traits.weight = isOn ? .bold : .regular }
    return font == base ? nil : font
  }
  /// The font in italics, or without them; nil where that is `base`, which needs no attribute.
  package func italic(_ isOn: Bool, over base: Font) -> Font? {
    var font = self
    font.traits.isItalic = isOn ? true : nil
    if base.traits.isItalic == true, !isOn { font.traits.isItalic = false }
    return font == base ? nil : font
  }
}
extension Node {
  /// The font of text here that has none of its own.
  package final var baseFont: Font { textStyle.values.font ?? .body }
  /// What fonts are resolved in here.
  package final var fontContext: Font.Context { EnvironmentValues(scope: scope).fontResolutionContext }
}
