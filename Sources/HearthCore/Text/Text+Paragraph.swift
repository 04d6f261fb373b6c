import Foundation
import HearthRendering

/// A text whose lines begin at different places.
final class ArrangedTextContent: TextContent, @unchecked Sendable {
  let text: Text
  let indent: CGFloat
  let tabStops: [CGFloat]
  let tightens: Bool
  init(_ text: Text, indent: CGFloat, tabStops: [CGFloat], tightens: Bool) {
    (self.text, self.indent, self.tabStops, self.tightens) = (text, indent, tabStops, tightens)
  }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: ArrangedTextContent.self)
    return indent == other.indent && tabStops == other.tabStops && tightens == other.tightens && text == other.text
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    builder.arrange(indent: indent, tabStops: tabStops, tightens: tightens)
    builder.append(text, look)
  }
}

extension Text {
  /// With lines that are indented and stops of tabs, in points, and letters that come closer before the text is cut off.
  /// It holds for all of the text: in a sum for all parts.
  ///
  /// - Parameters:
  ///   - indent: How much further from the leading edge the first line of each paragraph begins than the others; below 0
  ///     the others begin further from it.
  ///   - tabStops: From the leading edge, ascending; empty for stops as they are by themselves.
  package nonisolated func arranged(indent: CGFloat, tabStops: [CGFloat], tightens: Bool) -> Text {
    Text(ArrangedTextContent(self, indent: indent, tabStops: tabStops, tightens: tightens))
  }
}

/// A picture in a line of text.
final class PictureContent: TextContent, @unchecked Sendable {
  let source: ImageSource
  init(_ source: ImageSource) { self.source = source }
  override func isEqual(to other: TextContent) -> Bool {
    source == unsafeDowncast(other, to: PictureContent.self).source
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let start = builder.length
    builder.append(image: source, look)
    // The character that stands for it is not read.
    builder.labels.append((start..<builder.length, ""))
  }
}

extension Text {
  /// A picture in a line of text, in its own size.
  package nonisolated init(picture source: ImageSource) { self.init(PictureContent(source)) }
}
