import Foundation
import HearthRendering
import HearthStrings

// Attributed strings and documents on clipboards.

extension FormattedText {
  /// What of an attributed string a document can say. Fonts and colours are those at a node.
  ///
  /// Sizes are said where they differ from that of text around, so that pasted text fits where it is pasted.
  @MainActor package init(_ string: AttributedString, at node: Node) {
    self.init(string, base: node.baseFont, in: node.fontContext) { node.scope.rgba($0) }
  }
  /// What of an attributed string a document can say.
  ///
  /// - Parameters:
  ///   - base: The font of text without one.
  ///   - context: Where fonts are resolved.
  ///   - color: What a colour is where the text is shown.
  init(
    _ string: AttributedString, base: Font, in context: Font.Context, color: (HearthCore.Color) -> RGBA
  ) {
    self.init()
    let size = base.resolve(in: context).pointSize
    let isBold = base.resolve(in: context).isBold, isItalic = base.resolve(in: context).isItalic
    for run in string.runs {
      var look = Look()
      let font = (run.font ?? base).resolve(in: context), intent = run.inlinePresentationIntent ?? []
      look.isBold = font.isBold && !(isBold && run.font == nil) || intent.contains(.stronglyEmphasized)
      look.isItalic = font.isItalic && !(isItalic && run.font == nil) || intent.contains(.emphasized)
      look.isUnderlined = run.underlineStyle != nil
      look.isStruckOut = run.strikethroughStyle != nil || intent.contains(.strikethrough)
      if font.pointSize != size { look.size = Double(font.pointSize) }
      look.color = run.foregroundColor.map { Color(color($0)) }
      look.background = run.backgroundColor.map { Color(color($0)) }
      look.link = run.link.flatMap { FormattedText.allowedLink($0.absoluteString) }
      append(String(string[run.range].characters), look)
    }
  }
}
extension FormattedText.Color {
  fileprivate init(_ color: RGBA) {
    func byte(_ value: some BinaryFloatingPoint) -> UInt8 {
      value.isFinite ? UInt8(min(max((Double(value) * 255).rounded(), 0), 255)) : 0
    }
    self.init(byte(color.red), byte(color.green), byte(color.blue))
  }
}
extension AttributedString {
  /// A document's text, with fonts made of the one at a node.
  @MainActor package init(_ text: FormattedText, at node: Node) {
    self.init()
    let base = node.baseFont
    for run in text.runs {
      var attributes = AttributeContainer()
      var font = base
      if let size = run.look.size, CGFloat(size) != base.resolve(in: node.fontContext).pointSize {
        font = font.pointSize(CGFloat(size))
      }
      if run.look.isBold { font = font.bold() }
      if run.look.isItalic { font = font.italic() }
      if font != base { attributes.font = font }
      if run.look.isUnderlined { attributes.underlineStyle = .single }
      if run.look.isStruckOut { attributes.strikethroughStyle = .single }
      if let color = run.look.color { attributes.foregroundColor = Color(color) }
      if let color = run.look.background { attributes.backgroundColor = Color(color) }
      if let link = run.look.link { attributes.link = URL(string: link) }
      append(AttributedString(run.text, attributes: attributes))
    }
  }
}
extension Color {
  fileprivate init(_ color: FormattedText.Color) {
    self.init(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }
}
