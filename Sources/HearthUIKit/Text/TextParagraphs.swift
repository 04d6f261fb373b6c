import Foundation
import HearthCore
import HearthUI

/// A paragraph of a text with attributes.
struct TextParagraph {
  /// Without the separator at its end.
  let text: NSAttributedString
  /// Nil for the looks that paragraphs have by themselves.
  let style: NSParagraphStyle?
  /// Points above it, between it and the paragraph before.
  let top: CGFloat

  /// Points between the leading edge and the lines; and how much further the first one begins.
  var headIndent: CGFloat { min(first, others) }
  var indent: CGFloat { first - others }
  private var first: CGFloat { style.map { Self.length($0.firstLineHeadIndent) } ?? 0 }
  private var others: CGFloat { style.map { Self.length($0.headIndent) } ?? 0 }
  /// Points at the trailing edge that lines leave free.
  var tailMargin: CGFloat { style.map { $0.tailIndent <= 0 ? Self.length(-$0.tailIndent) : 0 } ?? 0 }
  /// Points from the leading edge at which lines end; nil for the other edge.
  var tailEdge: CGFloat? { style.flatMap { $0.tailIndent > 0 && $0.tailIndent.isFinite ? $0.tailIndent : nil } }
  /// Where text goes on after a tab: points from `headIndent`, ascending.
  var tabStops: [CGFloat] {
    guard let style, !style.tabStops.isEmpty || style.defaultTabInterval > 0 else { return [] }
    var stops = style.tabStops.map(\.location).filter { $0.isFinite && $0 > 0 }.sorted()
    let interval = style.defaultTabInterval
    if interval.isFinite, interval > 0 {
      // Further stops than a line has room for are of no use. Source: our choice of how many.
      var next = (((stops.last ?? 0) / interval).rounded(.down) + 1) * interval
      while stops.count < 64 {
        stops.append(next)
        next += interval
      }
    }
    return stops.map { $0 - headIndent }.filter { $0 > 0 }
  }
  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), 10_000) : 0 }

  /// The height of lines, where they would be higher than the paragraph lets them be; nil for that of the font. Points.
  func exactLineHeight(_ lineHeight: CGFloat) -> CGFloat? { style?.exactLineHeight(lineHeight) }
}

extension NSParagraphStyle {
  /// Whether it says what one text of the engine cannot do for one of its paragraphs alone.
  final var isArranged: Bool {
    paragraphSpacing != 0 || paragraphSpacingBefore != 0 || firstLineHeadIndent != 0 || headIndent != 0
      || tailIndent != 0 || defaultTabInterval != 0 || !tabStops.isEmpty || maximumLineHeight > 0
      || allowsDefaultTighteningForTruncation
  }
  /// The height of lines, where they would be higher than `maximumLineHeight`; nil for that of the font. Points.
  final func exactLineHeight(_ lineHeight: CGFloat) -> CGFloat? {
    guard maximumLineHeight.isFinite, maximumLineHeight > 0 else { return nil }
    let multiple = lineHeightMultiple.isFinite && lineHeightMultiple > 0 ? lineHeightMultiple : 1
    let natural = max(lineHeight * multiple, minimumLineHeight.isFinite ? minimumLineHeight : 0)
    return natural > maximumLineHeight ? maximumLineHeight : nil
  }
}

extension NSAttributedString {
  /// The paragraphs, where one of them says how its lines are arranged, or they are aligned differently; nil for a text
  /// that the engine lays out as one.
  ///
  /// What is said of the first letter of a paragraph holds for all of it. Source: Apple, "Attributed String Programming
  /// Guide", fixing attributes.
  var arrangedParagraphs: [TextParagraph]? {
    var styles: [NSParagraphStyle] = []
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, _, _ in
      if let style = value as? NSParagraphStyle { styles.append(style) }
    }
    guard let first = styles.first else { return nil }
    let differ = styles.contains { $0.alignment != first.alignment || $0.lineSpacing != first.lineSpacing }
    guard differ || styles.contains(where: \.isArranged) else { return nil }
    var result: [TextParagraph] = []
    var before: CGFloat = 0, start = 0
    let string = self.string as NSString
    func add(_ range: NSRange) {
      let text = attributedSubstring(from: range)
      let at = min(range.location, length - 1)
      let style = at >= 0 ? attribute(.paragraphStyle, at: at, effectiveRange: nil) as? NSParagraphStyle : nil
      // The first paragraph has nothing above it. Source: Apple, `paragraphSpacingBefore`: between it and the previous one.
      let own = style.map { max(0, $0.paragraphSpacingBefore) } ?? 0
      result.append(TextParagraph(text: text, style: style, top: result.isEmpty ? 0 : before + own))
      before = style.map { max(0, $0.paragraphSpacing) } ?? 0
    }
    while start < length {
      let end = string.range(of: "\n", range: NSRange(location: start, length: length - start))
      if end.location == NSNotFound { break }
      add(NSRange(location: start, length: end.location - start))
      start = end.location + 1
    }
    add(NSRange(location: start, length: length - start))
    return result
  }
  /// Tells what of the text nothing shows, once. In a text that is edited paragraphs stand as the engine has them.
  func reportUnkeptAttributes(isEdited: Bool = false) {
    let whole = NSRange(location: 0, length: length)
    for (key, name) in Self.undrawn {
      enumerateAttribute(key, in: whole) { value, range, stop in
        guard let value, (value as? NSNumber)?.doubleValue != 0 else { return }
        // Links have a hand by themselves.
        if key == .cursor, attribute(.link, at: range.location, effectiveRange: nil) != nil { return }
        reportUnkept("NSAttributedString.Key.\(name)", "it is kept with the text, and not drawn.")
        stop.pointee = true
      }
    }
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, _, _ in
      guard let style = value as? NSParagraphStyle else { return }
      if style.hyphenationFactor > 0 {
        reportUnkept("NSParagraphStyle.hyphenationFactor", "words are not divided: lines end between them.")
      }
      if style.tabStops.contains(where: { $0.alignment != .left && $0.alignment != .natural }) {
        reportUnkept("NSTextTab.alignment", "text begins at the place of a tab stop, whatever its alignment.")
      }
      if isEdited, style.isArranged {
        reportUnkept(
          "UITextView.attributedText",
          "spacing, indents and tab stops of paragraphs show in text views that are not editable, and in labels.")
      }
    }
  }
  /// What is kept with texts, and nothing draws. A ligature of 1 is what fonts do anyway.
  private static var undrawn: [(NSAttributedString.Key, String)] {
    [
      (.strokeWidth, "strokeWidth"), (.obliqueness, "obliqueness"), (.expansion, "expansion"),
      (.writingDirection, "writingDirection"), (.textEffect, "textEffect"), (.cursor, "cursor"),
    ]
  }
  /// The text as the engine shows it, with its pictures and without what is said of paragraphs.
  @MainActor var engineText: Text {
    var result: Text?, start = 0
    func add(_ text: Text) { result = result.map { $0 + text } ?? text }
    func addLetters(to end: Int) {
      if end <= start { return }
      add(Text(AttributedString(uiKit: attributedSubstring(from: NSRange(location: start, length: end - start)))))
    }
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let attachment = value as? any PictureInText else { return }
      addLetters(to: range.location)
      start = range.location + range.length
      if let symbol = attachment.symbol {
        let letters = symbol.baselineOffset(attachment.rise)
        let color = attribute(.foregroundColor, at: range.location, effectiveRange: nil) as? UIColor
        add(color.map { letters.foregroundColor(Color($0)) } ?? letters)
      } else if let picture = attachment.picture {
        add(Text(picture: picture).baselineOffset(attachment.rise))
      }
    }
    addLetters(to: length)
    return result ?? Text(verbatim: "")
  }
}

/// Paragraphs one below the other, each arranged as its style says.
struct ParagraphStack: View {
  let paragraphs: [TextParagraph]
  /// The height of a line of the font around: points.
  let lineHeight: CGFloat
  /// Of paragraphs that do not say.
  let alignment: NSTextAlignment
  /// How many lines each has at most; nil for any number.
  let lineLimit: Int?
  private var differ: Bool { Set(paragraphs.map { alignment(of: $0) }).count > 1 }
  private func alignment(of paragraph: TextParagraph) -> TextAlignment {
    let own = paragraph.style?.alignment ?? .natural
    return (own == .natural ? alignment : own).textAlignment
  }
  var body: some View {
    let fills = differ
    VStack(alignment: paragraphs.first.map { alignment(of: $0).horizontal } ?? .leading, spacing: 0) {
      ForEach(Array(paragraphs.enumerated()), id: \.offset) { _, paragraph in
        text(paragraph).frame(
          maxWidth: fills ? .infinity : nil,
          alignment: Alignment(horizontal: alignment(of: paragraph).horizontal, vertical: .top))
      }
    }
  }
  private func text(_ paragraph: TextParagraph) -> some View {
    // An empty paragraph is as high as a line.
    let isEmpty = paragraph.text.length == 0
    let text = isEmpty ? Text(verbatim: " ") : paragraph.text.engineText
    let height = paragraph.exactLineHeight(lineHeight)
    let spacing = height == nil ? paragraph.style?.spacing(lineHeight: lineHeight) : paragraph.style?.lineSpacing
    return
      text
      .arranged(
        indent: paragraph.indent, tabStops: paragraph.tabStops,
        tightens: paragraph.style?.allowsDefaultTighteningForTruncation ?? false
      )
      .multilineTextAlignment(alignment(of: paragraph)).lineSpacing(max(0, spacing ?? 0))
      .lineHeight(height.map { .exact(points: $0) })
      .lineLimit(lineLimit)
      .frame(
        maxWidth: paragraph.tailEdge.map { max(0, $0 - paragraph.headIndent) },
        alignment: Alignment(horizontal: alignment(of: paragraph).horizontal, vertical: .top)
      )
      .padding(
        EdgeInsets(top: paragraph.top, leading: paragraph.headIndent, bottom: 0, trailing: paragraph.tailMargin))
  }
}

extension TextAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
