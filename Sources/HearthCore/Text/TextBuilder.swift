import Foundation
import HearthRendering

/// How a run of text is to look, on top of what its place says. Font and colours are found when the run is added.
struct RunLook {
  /// Nothing differs from the place.
  var isPlain = true
  var font: Font?
  var traits: FontTraits
  var run: TextStyleValues.RunStyle
  var foreground: TextForeground?
  var background: Color?
  var link: URL?
}

/// Puts together what a shaper is asked to lay out, from a `Text` and the place where it stands.
@MainActor struct TextBuilder {
  let node: Node
  let style: ResolvedTextStyle
  private(set) var styled: StyledText
  /// Links with the UTF-8 offsets at which they begin and end.
  private(set) var links: [TextLink] = []
  private(set) var length = 0
  private(set) var problem: String?
  /// The paint of runs that have one of their own, as long as it is the same.
  private var ownPaint: _ShapeStylePaint?
  private var hasSeveralPaints = false
  /// The next time, in seconds since 1970, at which the text reads differently; infinite for never.
  var nextChange = Double.infinity

  /// Which of the forms of dates and durations is built, by how much shorter it is; and whether there is a shorter one.
  var variant = 0, hasShorterVariant = false

  /// The text reads differently from a time on: seconds since 1970.
  mutating func change(at time: Double) { nextChange = min(nextChange, time) }

  /// Indents lines and sets stops of tabs: see `StyledText`.
  mutating func arrange(indent: CGFloat, tabStops: [CGFloat], tightens: Bool) {
    (styled.indent, styled.tabStops) = (indent, tabStops)
    if tightens { styled.allowsTightening = true }
  }

  init(_ node: Node, _ style: ResolvedTextStyle) {
    (self.node, self.style, styled) = (node, style, style.paragraph)
    problem = style.problem
  }

  /// What assistive technology reads instead of parts of the text, which are told by their bytes.
  var labels: [(range: Range<Int>, label: String)] = []
  /// The values that parts of the text have for a renderer, those inside first.
  var attributes: [TextLayoutStorage.Attribute] = []
  /// What is told of the text besides its words; nil for nothing.
  var spokenDetails: AccessibilityDetails?
  /// The text as assistive technology reads it.
  var spokenText: String {
    let plain = styled.plainText
    if labels.isEmpty { return plain }
    let bytes = Array(plain.utf8)
    var result = "", next = 0
    for (range, label) in labels where range.lowerBound >= next && range.upperBound <= bytes.count {
      result += String(decoding: bytes[next..<range.lowerBound], as: UTF8.self) + label
      next = range.upperBound
    }
    return result + String(decoding: bytes[next...], as: UTF8.self)
  }

  static func build(_ text: Text, for node: Node, variant: Int = 0) -> TextBuilder {
    let style = node.textStyle
    var builder = TextBuilder(node, style)
    builder.variant = variant
    let values = style.values
    builder.append(
      text,
      RunLook(
        font: values.font, traits: values.surroundings.traits, run: values.run, foreground: nil, background: nil,
        link: nil))
    builder.finish()
    return builder
  }
  /// A plain string in a place that changes no more than its font, which is what most texts are; nil for others.
  static func plain(_ text: Text, for node: Node) -> StyledText? {
    guard case .string(let string) = text.storage else { return nil }
    let style = node.textStyle
    return style.keepsPlainText
      ? style.plainParagraph.replacingRuns(with: StyledText.Run(string, style.attributes)) : nil
  }
  /// The paint for the whole text; nil for that of the place. Runs with different
  /// colours have them in their attributes.
  var paint: _ShapeStylePaint? { hasSeveralPaints ? nil : ownPaint }

  /// One paint for all runs is not part of what is shaped: another colour needs no other layout.
  private mutating func finish() {
    if hasSeveralPaints || ownPaint == nil { return }
    for index in styled.runs.indices { styled.runs[index].attributes.color = nil }
  }
  private mutating func note(_ paint: _ShapeStylePaint?) {
    if styled.runs.isEmpty { ownPaint = paint } else if ownPaint != paint { hasSeveralPaints = true }
  }

  mutating func append(_ text: Text, _ look: RunLook) {
    switch text.storage {
    case .string(let string): append(string, look)
    case .content(let content): content.append(to: &self, look)
    }
  }
  mutating func append(_ string: String, _ look: RunLook) {
    if string.isEmpty && !styled.runs.isEmpty { return }
    let string: String =
      switch style.values.textCase {
      case nil: string
      case .uppercase: string.uppercased(with: style.values.locale)
      case .lowercase: string.lowercased(with: style.values.locale)
      }
    let start = length
    length += string.utf8.count
    if let link = look.link {
      if let last = links.last, last.url == link, last.range.upperBound == start {
        links[links.count - 1].range = last.range.lowerBound..<length
      } else {
        links.append(TextLink(range: start..<length, url: link))
      }
    }
    let attributes = attributes(look)
    if let last = styled.runs.last, last.attributes == attributes, last.attributes.image == nil {
      styled.runs[styled.runs.count - 1].text += string
    } else {
      styled.runs.append(StyledText.Run(string, attributes))
    }
  }
  /// An image in the line. It counts as one character.
  mutating func append(image: ImageSource, _ look: RunLook) {
    var attributes = attributes(look)
    attributes.image = image
    let character = "\u{FFFC}"
    length += character.utf8.count
    styled.runs.append(StyledText.Run(character, attributes))
  }

  func font(_ look: RunLook) -> FontDescription {
    var font: FontDescription
    if look.isPlain {
      font = style.font
    } else {
      var surroundings = style.values.surroundings
      surroundings.traits = look.traits
      font = (look.font ?? .body).resolved(in: surroundings)
    }
    if look.run.scale != .default { font.size *= look.run.scale.factor }
    return font
  }
  private mutating func attributes(_ look: RunLook) -> TextAttributes {
    var attributes: TextAttributes
    if look.isPlain {
      attributes = style.attributes
    } else {
      if let font = look.font, !font.isUsable { problem = "a font has a size that is not a positive number" }
      attributes = TextAttributes(font: font(look))
      attributes.kerning = ResolvedTextStyle.checked(look.run.kerning, "kerning", &problem)
      attributes.tracking = ResolvedTextStyle.checked(look.run.tracking, "tracking", &problem)
      attributes.baselineOffset = ResolvedTextStyle.checked(look.run.baselineOffset, "baselineOffset", &problem)
    }
    if !look.isPlain, let language = look.run.language { attributes.language = language }
    if let line = look.run.underline { attributes.underline = textLine(line) }
    if let line = look.run.strikethrough { attributes.strikethrough = textLine(line) }
    if look.link != nil || look.foreground != nil {
      // A link has the accent unless it was given a colour.
      let paint =
        look.foreground?.paint(at: node) ?? _ShapeStylePaint(.color(node.scope.rgba(Color.accentColor.forText)))
      attributes.color = paint.color
      note(paint)
    } else {
      note(nil)
    }
    if let background = look.background { attributes.background = node.scope.rgba(background) }
    return attributes
  }
  private func textLine(_ line: Text.LineStyle) -> TextLine {
    TextLine(pattern: line.pattern.pattern, color: line.color.map { node.scope.rgba($0) })
  }
}

/// A link in a laid out text.
struct TextLink: Equatable {
  /// UTF-8 offsets.
  var range: Range<Int>
  var url: URL
}
